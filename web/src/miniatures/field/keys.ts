/** The keys of the measured table, for the list of keys. */

export const KEYS: readonly { keys: string; word: string }[] = [
  { keys: "← ↑ → ↓", word: "measured-keys-walk" },
  { keys: "a, A", word: "measured-keys-next" },
  { keys: "Shift + ←↑→↓", word: "measured-keys-pan" },
  { keys: "+ − 0", word: "measured-keys-zoom" },
  { keys: "q, Q, s", word: "measured-keys-turn" },
  { keys: "↑ ↓", word: "measured-keys-go" },
  { keys: "← →", word: "measured-keys-wheel" },
  { keys: ", .", word: "measured-keys-spin" },
  { keys: "c", word: "measured-keys-leg" },
  { keys: "⌫", word: "measured-keys-back" },
  { keys: "i", word: "measured-keys-look" },
  { keys: "m", word: "measured-keys-ruler" },
  { keys: "b", word: "measured-keys-bands" },
  { keys: "v", word: "measured-keys-sight" },
  { keys: "t", word: "measured-keys-threat" },
];
