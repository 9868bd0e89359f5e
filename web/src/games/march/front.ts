/** La Marche des Aigles as the page plays it: its measured table, its words. */

import { fieldKeys } from "../../miniatures/field/input/keys";
import { asLength, isMoved } from "../../miniatures/ghost/ghost";
import { usedWords } from "../../miniatures/ghost/telling";
import { lookAway } from "../../miniatures/table/looking.svelte";
import { cm } from "./scene/lengths";
import { page } from "../../ui/viewport.svelte";
import { dropDraft, narrow } from "../../match/play/api";
import { cards, targets } from "../../match/play/compose";
import { play } from "../../match/play/state.svelte";
import { t } from "../../app/words";
import { game } from ".";
import type { GameFront, Said } from "../front";
import Aside from "./table/Aside.svelte";
import { lost, standing } from "./scene/strength";
import { armyOf, bodyOf } from "./scene/drawn";
import Extras from "./table/Extras.svelte";
import { flow, inHand, sceneNow } from "./hand/flow.svelte";
import { hand } from "./hand/hand.svelte";
import Head from "./table/Head.svelte";
import { menuOf } from "./hand/menu";
import Phases from "./table/Phases.svelte";
import Picture from "./table/Picture.svelte";
import { effect, nameOf, sayWhole, whenWords } from "./scene/saying";
import { readScene, rosterOf, type Scene } from "./scene/scene";
import Table from "./table/Table.svelte";

function sideName(seat: string, scene: Scene | null): string {
  return scene?.board?.sides.find((side) => side.seat === seat)?.name ?? t("march-seat", { seat });
}

export const front: GameFront = {
  key: game.key,
  seats: ["red", "blue"],
  open: game.open,
  prepare: () => Promise.resolve(),
  readScene,

  armyOf: (seat, scene: Scene | null) => armyOf(scene?.board ?? play.board, seat),
  armyOfPiece(name, scene: Scene | null) {
    const board = scene?.board ?? play.board;
    return armyOf(board, rosterOf(board, bodyOf(name ?? ""))?.seat ?? play.seat);
  },
  armyName: sideName,
  strength: (seat, scene: Scene) => t("march-strength", { ...standing(scene, seat) }),
  below: (seat) => (seat === "blue" ? "blue" : "red"),
  toll: (scene: Scene) =>
    t("march-toll", {
      red: sideName("red", scene),
      blue: sideName("blue", scene),
      redlost: lost(scene, "red"),
      bluelost: lost(scene, "blue"),
    }),

  pieceWords: nameOf,
  aimWords: nameOf,
  sayWhole,
  effect,
  when: whenWords,

  byBoard: [
    "choose-activation",
    "choose-manoeuvre",
    "choose-path",
    "choose-battalion",
    "choose-screen",
    "choose-place",
    "choose-post",
    "choose-ride",
    "choose-shot",
  ],
  windowed: "",
  left({ kind }, all, choice) {
    switch (kind) {
      case "choose-activation":
        return t("march-left-act", { count: battalions(all) });
      case "choose-test":
        return t("march-left-test", { count: cards(all).size });
      case "choose-shot":
        return t("march-left-shot", { count: targets(all, choice).size });
      case "choose-battalion": {
        const scene = sceneNow();
        return t("march-left-place", { count: scene ? inHand(scene, play.seat).length : 0 });
      }
      case "choose-path":
        return wayLeft();
      case "choose-manoeuvre":
        return t("march-left-manoeuvre");
      case "choose-ride":
        return t("march-left-ride");
      case "choose-screen":
      case "choose-place":
        return t("march-left-screen");
      case "choose-post":
        return t("march-left-post");
      default:
        return "";
    }
  },
  aims: (count) =>
    play.prompt?.kind === "choose-manoeuvre" ? t("march-left-manoeuvre") : t("march-targets", { count }),
  unsaid: (choice) => t(choice.card ? "march-nothing-aimed" : "march-nothing-meant"),
  menu(all, prompt, choice, scene: Scene) {
    // what is meant must be seen: beside the table there is room for both
    const covers = !page.narrow && choice.verb !== null && choice.target !== null;
    const planning = hand.holding === "plan" && !isPlanned();
    return (hand.holding && !planning) || covers ? [] : menuOf(all, prompt, choice, scene);
  },
  busy: () => flow.arranging,
  layBack,

  Table,
  Picture,
  Head,
  Phases,
  Extras,
  Aside,
  keys: fieldKeys(),
  leave() {
    hand.drop();
    lookAway();
    flow.arranging = false;
  },
};

function battalions(all: readonly Said[]): number {
  return [...cards(all)].filter((name) => rosterOf(play.board, name)?.kind === "battalion").length;
}

/** What the way has used and has left; at first, how it is taken in hand. */
function wayLeft(): string {
  const spot = hand.spotNow();
  const reach = hand.reach;
  if (!reach || !spot || !play.board) return "";
  const { used, left } = usedWords(play.board, reach, spot);
  return used
    ? t("march-left-used", { used: cm(used), left: cm(left) })
    : t("march-left-way", { total: cm(asLength(reach, reach.total)) });
}

/** Whether a plan has gone anywhere yet. */
function isPlanned(): boolean {
  const spot = hand.spotNow();
  return hand.reach !== null && spot !== null && isMoved(hand.reach, spot);
}

/** A charge is cancelled whole; a way, one leg after another. */
function layBack(): boolean {
  if (hand.holding === "plan") {
    hand.drop();
    return false;
  }
  if (hand.holding === "attack") {
    hand.drop();
    dropDraft();
    narrow({ verb: null, target: null });
    return true;
  }
  return hand.goBack();
}
