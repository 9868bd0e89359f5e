/** The keys of the measured table, for the list of keys. */

const KEYS: readonly { keys: string; word: string }[] = [
  { keys: "← ↑ → ↓", word: "field-keys-walk" },
  { keys: "a, A", word: "field-keys-next" },
  { keys: "Shift + ←↑→↓", word: "field-keys-pan" },
  { keys: "+ − 0", word: "field-keys-zoom" },
  { keys: "q, Q, s", word: "field-keys-turn" },
  { keys: "↑ ↓", word: "field-keys-go" },
  { keys: "← →", word: "field-keys-wheel" },
  { keys: ", .", word: "field-keys-spin" },
  { keys: "c", word: "field-keys-leg" },
  { keys: "⌫", word: "field-keys-back" },
  { keys: "i", word: "field-keys-look" },
  { keys: "m", word: "field-keys-ruler" },
  { keys: "b", word: "field-keys-bands" },
  { keys: "v", word: "field-keys-sight" },
  { keys: "t", word: "field-keys-threat" },
];

const LEGS = {
  oblique: { keys: "d", word: "field-keys-oblique" },
  about: { keys: "x", word: "field-keys-about" },
};

/** With those of legs that not every game has. */
export const fieldKeys = (...legs: (keyof typeof LEGS)[]): typeof KEYS => [...KEYS, ...legs.map((leg) => LEGS[leg])];
