/** La Marche des Aigles as it is known before it is played. */

import { words as miniatures } from "../../miniatures/words";
import type { GameEntry } from "../entry";
import { BATTLES } from "./lobby/battles";
import { concerns } from "./lobby/concerns";
import Plate from "./lobby/Plate.svelte";

export const game: GameEntry = {
  key: "march",
  name: "La Marche des Aigles",
  about: "march-about",
  open: true,
  battles: BATTLES,
  first: { battle: "training", side: "blue" },
  options: () => import("./lobby/options"),
  concerns,
  lesson: { key: "first-battle", minutes: 12, battle: "training" },
  armies: { battle: "open", points: "points", option: (seat) => `${seat}-army` },
  how: {
    goes: [
      "5.1 four steps",
      "5.2 initiative",
      "5.3 first or second",
      "5.4 choose an activation",
      "6.1 kind declared",
      "6.3 scores",
      "7.0 choose a manoeuvre",
      "9.0 accuracy",
      "12.0 aggression",
      "15.4 who tests",
      "15.5 flight",
    ],
    wins: ["16.0 victory", "16.1 battalions", "16.2 fewer losses", "16.3 objectives"],
    legend: () => import("./table/legend"),
  },
  Plate,
  front: () => import("./front"),
  lobbyWords: import.meta.glob<string>("./words/lobby.*.ftl", { query: "?raw", import: "default" }),
  optionWords: import.meta.glob<string>("./words/options.*.ftl", { query: "?raw", import: "default" }),
  words: [
    import.meta.glob<string>(["./words/*.ftl", "!./words/{lobby,options}.*"], { query: "?raw", import: "default" }),
    miniatures,
  ],
};
