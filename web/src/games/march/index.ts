/** La Marche des Aigles as it is known before it is played. */

import { words as miniatures } from "../../miniatures/words";
import type { GameEntry } from "../entry";
import { BATTLES } from "./lobby/battles";
import { concerns, OPTIONS } from "./lobby/options";
import Plate from "./lobby/Plate.svelte";

export const game: GameEntry = {
  key: "march",
  name: "La Marche des Aigles",
  about: "march-about",
  open: true,
  battles: BATTLES,
  first: { battle: "training", side: "blue" },
  options: OPTIONS,
  concerns,
  lesson: { key: "first-battle", minutes: 12, battle: "training" },
  armies: { battle: "open", points: "points", option: (seat) => `${seat}-army` },
  Plate,
  front: () => import("./front"),
  lobbyWords: import.meta.glob<string>("./words/lobby.*.ftl", { query: "?raw", import: "default" }),
  words: [
    import.meta.glob<string>(["./words/*.ftl", "!./words/lobby.*"], { query: "?raw", import: "default" }),
    miniatures,
  ],
};
