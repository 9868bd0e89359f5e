/** The keys of the table, for the list of keys: those of the board, then those of the orders. */

export const KEYS: readonly { keys: string; word: string }[] = [
  { keys: "← ↑ → ↓", word: "board-keys-walk" },
  { keys: "Enter", word: "board-keys-choose" },
  { keys: "Esc", word: "board-keys-lay" },
  { keys: "1 – 6", word: "board-keys-place" },
  { keys: "h", word: "board-keys-hand" },
  { keys: "a, A", word: "board-keys-next" },
  { keys: "i", word: "board-keys-look" },
  { keys: "Del", word: "board-keys-return" },
  { keys: "l", word: "board-keys-side" },
  { keys: "Ctrl+Enter", word: "board-keys-give" },
  { keys: "g", word: "board-keys-commit" },
  { keys: "e", word: "board-keys-end" },
  { keys: "o", word: "board-keys-menu" },
  { keys: "r", word: "board-keys-react" },
  { keys: "u", word: "board-keys-undo" },
  { keys: "n", word: "board-keys-step" },
  { keys: "/", word: "board-keys-type" },
  { keys: "?", word: "board-keys-help" },
];
