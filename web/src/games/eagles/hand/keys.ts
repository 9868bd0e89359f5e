/** The keys of the table of cards, for the list of keys. */

export const KEYS: readonly { keys: string; word: string }[] = [
  { keys: "← ↑ → ↓", word: "eagles-table-keys-walk" },
  { keys: "Enter", word: "eagles-table-keys-choose" },
  { keys: "Esc", word: "eagles-table-keys-lay" },
  { keys: "1 – 6", word: "eagles-table-keys-place" },
  { keys: "h", word: "eagles-table-keys-hand" },
  { keys: "a, A", word: "eagles-table-keys-next" },
  { keys: "i", word: "eagles-table-keys-look" },
  { keys: "Del", word: "eagles-table-keys-return" },
  { keys: "r", word: "eagles-table-keys-react" },
];
