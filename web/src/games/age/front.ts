/** L'Âge des Aigles as the page plays it: its measured table, its words. */

import { fieldKeys } from "../../miniatures/field/input/keys";
import { asLength, isMoved } from "../../miniatures/ghost/ghost";
import { usedWords } from "../../miniatures/ghost/telling";
import { lookAway } from "../../miniatures/table/looking.svelte";
import { cards, targets, verbs } from "../../match/play/compose";
import { play } from "../../match/play/state.svelte";
import { page } from "../../ui/viewport.svelte";
import { t } from "../../app/words";
import { game } from ".";
import type { GameFront } from "../front";
import { division } from "./hand/division.svelte";
import { drop, layBack } from "./hand/flow.svelte";
import { hand } from "./hand/hand.svelte";
import { menuOf } from "./hand/menu";
import { armyOf, seatOf } from "./scene/drawn";
import { commandName, effect, inches, nameOf, sayWhole, whenWords } from "./scene/saying";
import { readScene, type Scene } from "./scene/scene";
import { lost, standing } from "./scene/strength";
import Aside from "./table/Aside.svelte";
import Extras from "./table/Extras.svelte";
import Head from "./table/Head.svelte";
import Phases from "./table/Phases.svelte";
import Picture from "./table/Picture.svelte";
import Table from "./table/Table.svelte";

function sideName(seat: string, scene: Scene | null): string {
  return scene?.board?.sides.find((side) => side.seat === seat)?.name ?? t("age-seat", { seat });
}

export const front: GameFront = {
  key: game.key,
  seats: ["south", "north"],
  open: game.open,
  sides: 10,
  prepare: () => Promise.resolve(),
  readScene,

  armyOf: (seat, scene: Scene | null) => armyOf(scene?.board ?? play.board, seat),
  armyOfPiece(name, scene: Scene | null) {
    const board = scene?.board ?? play.board;
    return armyOf(board, seatOf(board, name ?? "") ?? play.seat);
  },
  armyName: sideName,
  strength: (seat, scene: Scene) => t("age-strength", { ...standing(scene, seat) }),
  below: (seat) => (seat === "north" ? "north" : "south"),
  toll: (scene: Scene) =>
    t("age-toll", {
      south: sideName("south", scene),
      north: sideName("north", scene),
      southlost: lost(scene, "south"),
      northlost: lost(scene, "north"),
    }),

  pieceWords: (name) => (name !== null && name === division.command ? commandName(name) : nameOf(name)),
  aimWords: nameOf,
  sayWhole,
  effect,
  when: whenWords,

  byBoard: [
    "choose-command",
    "choose-ride",
    "choose-reserve",
    "choose-order",
    "choose-way",
    "choose-entry",
    "choose-fire",
  ],
  windowed: "",
  usual: { "choose-fire": "fire" },
  left({ kind }, all, choice) {
    switch (kind) {
      case "choose-order":
        if (division.command !== null) return t("age-left-division", { command: commandName(division.command) });
        return t("age-left-order", { count: cards(all).size });
      case "choose-reserve":
        return t("age-left-reserve", { count: cards(all).size });
      case "choose-fire":
        return choice.card === null ? t("age-left-fire") : t("age-targets", { count: targets(all, choice).size });
      case "choose-way":
        return wayLeft();
      case "choose-ride":
        return t("age-left-ride");
      case "choose-command":
        return t("age-left-command");
      case "choose-entry":
        return t("age-left-entry");
      default:
        return "";
    }
  },
  aims: (count) =>
    division.command === null
      ? t("age-targets", { count })
      : t("age-left-division", { command: commandName(division.command) }),
  sequel: () => t("age-then-combat"),
  unsaid(choice) {
    if (!this.byBoard.includes(play.prompt?.kind ?? "")) return t("age-nothing-chosen");
    return t(choice.card ? "age-nothing-aimed" : "age-nothing-meant");
  },
  menu(all, prompt, choice, scene: Scene) {
    // what is meant must be seen: beside the table there is room for both
    const covers = !page.narrow && choice.target !== null && verbs(all, choice).length === 1;
    const planning = hand.holding === "plan" && !isPlanned();
    return (hand.holding && !planning) || covers ? [] : menuOf(all, prompt, choice, scene);
  },
  layBack,

  Table,
  Picture,
  Head,
  Phases,
  Extras,
  Aside,
  keys: fieldKeys(),
  leave() {
    drop();
    lookAway();
  },
};

/** What the way has used and has left; at first, how it is taken in hand. */
function wayLeft(): string {
  const spot = hand.spotNow();
  const { reach } = hand;
  if (!reach || !spot || !play.board) return "";
  const { used, left } = usedWords(play.board, reach, spot);
  return used
    ? t("age-left-used", { used: inches(used), left: inches(left) })
    : t("age-left-way", { total: inches(asLength(reach, reach.total)) });
}

/** Whether a plan has gone anywhere yet. */
function isPlanned(): boolean {
  const spot = hand.spotNow();
  return hand.reach !== null && spot !== null && isMoved(hand.reach, spot);
}
