/** The game's options in our words: what each is called, what its values mean, why one would. */

export interface OptionWords {
  title: string;
  about: string;
  values?: Record<string, string>; // key of the words for each value worth offering
  order?: string[]; // of a value of free form, those worth offering
}

const ON_OFF = { on: "lobby-on", off: "lobby-off" };

export const OPTION_WORDS: Record<string, OptionWords> = {
  deck: {
    title: "lobby-deck", about: "lobby-deck-about",
    values: {
      historical: "lobby-deck-historical", full: "lobby-deck-full", open: "lobby-deck-open",
      custom: "lobby-deck-custom",
    },
  },
  scale: {
    title: "lobby-scale", about: "lobby-scale-about",
    values: {
      "1/2": "lobby-scale-half", "1": "lobby-scale-one", "3/2": "lobby-scale-more", "2": "lobby-scale-two",
    },
    order: ["1/2", "1", "3/2", "2"],
  },
  decoys: { title: "lobby-decoys", about: "lobby-decoys-about", values: ON_OFF },
  victory: {
    title: "lobby-victory", about: "lobby-victory-about",
    values: { "1": "lobby-victory-one", "2": "lobby-victory-two" },
  },
  turns: {
    title: "lobby-turns", about: "lobby-turns-about",
    values: { "10": "lobby-turns-10", "20": "lobby-turns-20", "40": "lobby-turns-40", "0": "lobby-turns-none" },
    order: ["10", "20", "40", "0"],
  },
  "prussian-general": {
    title: "lobby-prussian-general", about: "lobby-prussian-general-about", values: ON_OFF,
  },
  draws: { title: "lobby-draws", about: "lobby-draws-about", values: ON_OFF },
  resign: { title: "lobby-resign", about: "lobby-resign-about", values: ON_OFF },
  "french-deck": { title: "lobby-french-deck", about: "lobby-own-deck-about" },
  "british-deck": { title: "lobby-british-deck", about: "lobby-own-deck-about" },
  "prussian-deck": { title: "lobby-prussian-deck", about: "lobby-own-deck-about" },
};
