/** Au crépuscule de l'Aigle as the page plays it: its measured table, its words. */

import { fieldKeys } from "../../miniatures/field/input/keys";
import { asLength, isMoved, usedAt } from "../../miniatures/ghost/ghost";
import { usedTexts } from "../../miniatures/ghost/telling";
import { lookAway } from "../../miniatures/table/looking.svelte";
import { cards, targets, verbs } from "../../match/play/compose";
import { play } from "../../match/play/state.svelte";
import { page } from "../../ui/viewport.svelte";
import { t } from "../../app/words";
import { game } from ".";
import type { GameFront } from "../front";
import { layBack, sceneNow } from "./hand/flow.svelte";
import { hand } from "./hand/hand.svelte";
import { menuOf } from "./hand/menu";
import { arranging, inHand, SETTING_UP } from "./hand/setting.svelte";
import { armyOf, seatOf } from "./scene/drawn";
import { effect, inches, nameOf, sayWhole, whenWords } from "./scene/saying";
import { readScene, type Scene } from "./scene/scene";
import { lost, standing } from "./scene/strength";
import Aside from "./table/Aside.svelte";
import { ANSWERED } from "./table/answered";
import Extras from "./table/Extras.svelte";
import Head from "./table/Head.svelte";
import Phases from "./table/Phases.svelte";
import Picture from "./table/Picture.svelte";
import Table from "./table/Table.svelte";

function sideName(seat: string, scene: Scene | null): string {
  return scene?.board?.sides.find((side) => side.seat === seat)?.name ?? t("crepuscule-seat", { seat });
}

/** Questions in which units of the table are chosen, each with what is left to do. */
const LEFT: Readonly<Record<string, string>> = {
  "choose-ride": "crepuscule-left-ride",
  "choose-charge": "crepuscule-left-charge",
  "choose-charge-move": "crepuscule-left-charge-move",
  "choose-order": "crepuscule-left-order",
  "choose-aim": "crepuscule-left-aim",
  "choose-shot": "crepuscule-left-shot",
  "choose-unlimber": "crepuscule-left-unlimber",
  "choose-combat": "crepuscule-left-combat",
  "choose-swap": "crepuscule-left-swap",
  "choose-refuge": "crepuscule-left-refuge",
  "choose-place": "crepuscule-left-place",
  "choose-post": "crepuscule-left-post",
};

export const front: GameFront = {
  key: game.key,
  seats: ["south", "north"],
  open: game.open,
  prepare: () => Promise.resolve(),
  readScene,

  armyOf: (seat, scene: Scene | null) => armyOf(scene?.board ?? play.board, seat),
  armyOfPiece(name, scene: Scene | null) {
    const board = scene?.board ?? play.board;
    return armyOf(board, seatOf(board, name ?? "") ?? play.seat);
  },
  armyName: sideName,
  strength: (seat, scene: Scene) => t("crepuscule-strength", { ...standing(scene, seat) }),
  below: (seat) => (seat === "north" ? "north" : "south"),
  toll: (scene: Scene) =>
    t("crepuscule-toll", {
      south: sideName("south", scene),
      north: sideName("north", scene),
      southlost: lost(scene, "south"),
      northlost: lost(scene, "north"),
    }),

  pieceWords: nameOf,
  aimWords: nameOf,
  sayWhole,
  effect,
  when: whenWords,

  byBoard: [...Object.keys(LEFT), ...ANSWERED, "choose-estimates"],
  windowed: "",
  sheets: [...ANSWERED, "choose-estimates"],
  left({ kind }, all, choice) {
    if (hand.holding === "way" || hand.holding === "plan") {
      const words = wayLeft();
      if (words) return words;
    }
    if (choice.card !== null && choice.verb === null && targets(all, choice).size) {
      return t("crepuscule-targets", { count: targets(all, choice).size });
    }
    const key = LEFT[kind];
    const scene = sceneNow();
    const count = SETTING_UP.includes(kind) && scene ? inHand(scene, play.seat).length : cards(all).size;
    return key === undefined ? "" : t(key, { count });
  },
  aims: (count) => t("crepuscule-targets", { count }),
  unsaid(choice) {
    if (!this.byBoard.includes(play.prompt?.kind ?? "")) return t("crepuscule-nothing-chosen");
    return t(choice.card ? "crepuscule-nothing-aimed" : "crepuscule-nothing-meant");
  },
  menu(all, prompt, choice, scene: Scene) {
    if (ANSWERED.includes(prompt.kind)) return [];
    // what is meant must be seen: beside the table there is room for both
    const covers = !page.narrow && choice.target !== null && verbs(all, choice).length === 1 && isOne(all, choice);
    const planning = hand.holding === "plan" && !isPlanned();
    return (hand.holding && !planning) || covers ? [] : menuOf(all, prompt, choice, scene);
  },
  busy: () => arranging.arranging,
  layBack,

  Table,
  Picture,
  Head,
  Phases,
  Extras,
  Aside,
  keys: fieldKeys("about"),
  leave() {
    hand.drop();
    lookAway();
    arranging.arranging = false;
  },
};

/** Whether no ammunition and no face is left to choose. */
function isOne(all: Parameters<GameFront["left"]>[1], { card, target }: Parameters<GameFront["left"]>[2]): boolean {
  const left = all.filter((said) => said.card === card && said.target === target && said.verb !== "charge");
  return left.length <= 1;
}

/** What the way has used and has left; at first, how it is taken in hand. */
function wayLeft(): string {
  const spot = hand.spotNow();
  const { reach } = hand;
  const board = sceneNow()?.board;
  if (!reach || !spot || !board) return "";
  if (usedAt(reach, spot).used) return t("crepuscule-left-used", usedTexts(board, reach, spot));
  return board.byEye ? "" : t("crepuscule-left-way", { total: inches(asLength(reach, reach.total)) });
}

/** Whether a plan has gone anywhere yet. */
function isPlanned(): boolean {
  const spot = hand.spotNow();
  return hand.reach !== null && spot !== null && isMoved(hand.reach, spot);
}
