/** The keys of the orders, for the list of keys; those of the table come before them. */
export const KEYS: readonly { keys: string; word: string }[] = [
  { keys: "l", word: "orders-keys-side" },
  { keys: "Ctrl+Enter", word: "orders-keys-give" },
  { keys: "g", word: "orders-keys-commit" },
  { keys: "e", word: "orders-keys-end" },
  { keys: "o", word: "orders-keys-menu" },
  { keys: "u", word: "orders-keys-undo" },
  { keys: "n", word: "orders-keys-step" },
  { keys: "s", word: "orders-keys-skip" },
  { keys: "/", word: "orders-keys-type" },
  { keys: "?", word: "orders-keys-help" },
];
