/** The keys of the table of cards, for the list of keys. */

export const KEYS: readonly { keys: string; word: string }[] = [
  { keys: "← ↑ → ↓", word: "board-keys-walk" },
  { keys: "Enter", word: "board-keys-choose" },
  { keys: "Esc", word: "board-keys-lay" },
  { keys: "1 – 6", word: "board-keys-place" },
  { keys: "h", word: "board-keys-hand" },
  { keys: "a, A", word: "board-keys-next" },
  { keys: "i", word: "board-keys-look" },
  { keys: "Del", word: "board-keys-return" },
  { keys: "r", word: "board-keys-react" },
];
