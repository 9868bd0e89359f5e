/** EAGLES as it is known before it is played. */

import type { GameEntry } from "../entry";
import { BATTLES } from "./lobby/battles";
import { concerns } from "./lobby/concerns";
import Plate from "./lobby/Plate.svelte";

export const game: GameEntry = {
  key: "eagles",
  name: "EAGLES: Waterloo",
  about: "eagles-about",
  open: false,
  battles: BATTLES,
  first: { battle: "waterloo", side: "french" },
  options: () => import("./lobby/options"),
  concerns,
  lesson: { key: "first-battle", minutes: 10, battle: "quatre-bras" },
  how: {
    goes: [
      "4.0 positions",
      "5.0 alternate turns",
      "5.0 phases",
      "5.0 morale phase",
      "5.0 combat phase",
      "5.0 reinforce phase",
      "7.0 move or fire",
      "8.1 engage",
      "6.0 one roll per hit",
      "6.0 rout",
      "16.0 two battles at once",
    ],
    wins: ["4.3 sole occupation", "4.3 infantry or cavalry", "4.3 one position", "4.3 instant"],
    legend: () => import("./pages/legend"),
  },
  Plate,
  pages: {
    cards: {
      load: () => import("./pages/gallery/Gallery.svelte"),
      icon: "g-bearskin",
      title: "eagles-all-cards",
      about: "eagles-all-cards-about",
      short: true,
      bar: "eagles-cards",
    },
    decks: {
      load: () => import("./pages/Decks.svelte"),
      icon: "g-shako",
      title: "eagles-decks",
      about: "eagles-decks-page-about",
      short: true,
    },
    "own-cards": {
      load: () => import("./pages/OwnCards.svelte"),
      icon: "i-done",
      title: "eagles-own-cards",
      about: "eagles-own-cards-about",
    },
  },
  decks: {
    option: (key) => (key.endsWith("-deck") && key !== "allied-deck" ? key.slice(0, -"-deck".length) : ""),
    scale: "scale",
    Picker: () => import("./decks/DeckPicker.svelte"),
    Bring: () => import("./decks/BringDecks.svelte"),
  },
  front: () => import("./front"),
  lobbyWords: import.meta.glob<string>("./words/lobby.*.ftl", { query: "?raw", import: "default" }),
  optionWords: import.meta.glob<string>("./words/options.*.ftl", { query: "?raw", import: "default" }),
  words: [
    import.meta.glob<string>(["./words/*.ftl", "!./words/{lobby,options,campaign}.*"], {
      query: "?raw",
      import: "default",
    }),
  ],
};
