/** The options of EAGLES in our words. */

import type { OptionWords } from "../../entry";

const ON_OFF = { on: "lobby-on", off: "lobby-off" };

export const OPTIONS: Record<string, OptionWords> = {
  deck: {
    title: "eagles-deck",
    about: "eagles-deck-about",
    values: {
      historical: "eagles-deck-historical",
      full: "eagles-deck-full",
      open: "eagles-deck-open",
      custom: "eagles-deck-custom",
    },
  },
  scale: {
    title: "eagles-scale",
    about: "eagles-scale-about",
    values: {
      "1/2": "eagles-scale-half",
      "1": "eagles-scale-one",
      "3/2": "eagles-scale-more",
      "2": "eagles-scale-two",
    },
    order: ["1/2", "1", "3/2", "2"],
  },
  handicap: {
    title: "eagles-handicap",
    about: "eagles-handicap-about",
    values: {
      none: "eagles-handicap-none",
      "french-2": "eagles-handicap-french-2",
      "french-4": "eagles-handicap-french-4",
      "french-6": "eagles-handicap-french-6",
      "allied-2": "eagles-handicap-allied-2",
      "allied-4": "eagles-handicap-allied-4",
      "allied-6": "eagles-handicap-allied-6",
    },
  },
  decoys: { title: "eagles-decoys", about: "eagles-decoys-about", values: ON_OFF },
  victory: {
    title: "eagles-to-win",
    about: "eagles-to-win-about",
    values: { "1": "eagles-to-win-one", "2": "eagles-to-win-two" },
  },
  turns: {
    title: "eagles-turns",
    about: "eagles-turns-about",
    values: { "10": "eagles-turns-10", "20": "eagles-turns-20", "40": "eagles-turns-40", "0": "eagles-turns-none" },
    order: ["10", "20", "40", "0"],
  },
  "prussian-general": {
    title: "eagles-prussian-general",
    about: "eagles-prussian-general-about",
    values: ON_OFF,
  },
  draws: { title: "eagles-draws", about: "eagles-draws-about", values: ON_OFF },
  resign: { title: "eagles-resign", about: "eagles-resign-about", values: ON_OFF },
  "card-list": {
    title: "eagles-card-list",
    about: "eagles-card-list-about",
    whole: "own",
    page: "/games/eagles/own-cards",
  },
  "french-deck": { title: "eagles-french-deck", about: "eagles-own-deck-about", whole: "deck" },
  "british-deck": { title: "eagles-british-deck", about: "eagles-own-deck-about", whole: "deck" },
  "prussian-deck": { title: "eagles-prussian-deck", about: "eagles-own-deck-about", whole: "deck" },
  "allied-deck": { title: "eagles-allied-deck", about: "eagles-own-deck-about", whole: "deck" },
};
