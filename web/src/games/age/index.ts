/** L'Âge des Aigles as it is known before it is played. */

import { words as miniatures } from "../../miniatures/words";
import type { GameEntry } from "../entry";
import { BATTLES } from "./lobby/battles";
import { concerns } from "./lobby/concerns";
import Plate from "./lobby/Plate.svelte";

export const game: GameEntry = {
  key: "age",
  name: "L’Âge des Aigles",
  about: "age-about",
  open: true,
  battles: BATTLES,
  first: { battle: "saalfeld", side: "south" },
  options: () => import("./lobby/options"),
  concerns,
  lesson: { key: "first-battle", minutes: 15, battle: "saalfeld" },
  armies: { battle: "meeting", points: "points", option: (seat) => `${seat}-army` },
  how: {
    goes: [
      "1.1 initiative roll",
      "1.2 two segments",
      "1.2 order of the steps",
      "3.4 order named first",
      "3.1 movement roll",
      "3.5 division's move",
      "4.1 no test",
      "1.3 both sides fire",
      "6.1 fire roll",
      "8.4 charge declared",
      "8.1 combat roll",
      "9.1 reserve zone",
      "11.1 command radius",
    ],
    wins: ["10.1 army breaks", "10.3 decisive victory", "10.2 objective held", "10.4 last turn"],
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
