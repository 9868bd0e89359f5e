/** Au crépuscule de l'Aigle as it is known before it is played. */

import { words as miniatures } from "../../miniatures/words";
import type { GameEntry } from "../entry";
import { BATTLES } from "./lobby/battles";
import { concerns } from "./lobby/concerns";
import Plate from "./lobby/Plate.svelte";

export const game: GameEntry = {
  key: "crepuscule",
  name: "Au crépuscule de l’Aigle",
  about: "crepuscule-about",
  open: true,
  battles: BATTLES,
  first: { battle: "training", side: "south" },
  options: () => import("./lobby/options"),
  concerns,
  lesson: { key: "first-battle", minutes: 12, battle: "training" },
  armies: { battle: "open-field", points: "points", option: (seat) => `${seat}-army` },
  how: {
    goes: [
      "C-SEQ-2 generals and rallying",
      "C-SEQ-3 orders",
      "C-SEQ-7 reaction after the test",
      "C-SEQ-4 movement",
      "C-MAN-1 orders and tests",
      "C-SEQ-5 shooting",
      "C-ART-14 roundshot",
      "C-SEQ-6 close combat",
      "W-RES-1 wounds",
      "W-BRK-1 break test",
    ],
    wins: ["C-VIC-1 losses", "C-VIC-2 eighths", "C-VIC-3 trophies", "C-VIC-4 grades"],
    legend: () => import("./table/legend"),
  },
  Plate,
  extras: () => import("../../miniatures/extras/extras").then(({ addExtras }) => addExtras()),
  front: () => import("./front"),
  lobbyWords: import.meta.glob<string>("./words/lobby.*.ftl", { query: "?raw", import: "default" }),
  optionWords: import.meta.glob<string>("./words/options.*.ftl", { query: "?raw", import: "default" }),
  words: [
    import.meta.glob<string>(["./words/*.ftl", "!./words/{lobby,options}.*"], { query: "?raw", import: "default" }),
    miniatures,
  ],
};
