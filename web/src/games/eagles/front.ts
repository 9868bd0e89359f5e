/** EAGLES as the page plays it: its table of cards, its words. */

import HandHead from "./table/Head.svelte";
import { deployment } from "./hand/deploy.svelte";
import { clearHints, closeLens } from "./hand/handling.svelte";
import { KEYS } from "./hand/keys";
import { panels } from "./table/panels.svelte";
import Phases from "./table/Phases.svelte";
import Aside from "./table/Aside.svelte";
import Picture from "./table/cards/Pictures.svelte";
import Table from "./table/Tables.svelte";
import { cards, targets } from "../../match/play/compose";
import { play } from "../../match/play/state.svelte";
import { t } from "../../app/words";
import type { GameFront } from "../front";
import { game } from ".";
import { armyName, armyOfCard, armyOfSeat } from "./scene/army";
import { loadCatalogue, useOwn } from "./cards/catalogue";
import Extras from "./table/Extras.svelte";
import { menuOf } from "./hand/menu";
import ReactionWindow from "./reactions/ReactionWindow.svelte";
import { onField } from "./reactions/reacting";
import { aimWords, cardWords, effect, sayWhole } from "./scene/saying";
import { count, heap, laneOf, PLACES, readScene, type Scene, type Side } from "./scene/scene";
import { tableOfEvent } from "./scene/whereabouts";
import Standing from "./reactions/Standing.svelte";

export const front: GameFront = {
  key: game.key,
  seats: ["french", "allied"],
  open: game.open,
  prepare: loadCatalogue,
  usePieces: useOwn,
  readScene,

  armyOf: armyOfSeat,
  armyOfPiece: armyOfCard,
  armyName,
  strength(seat, scene: Scene) {
    const piles = seat === "french" ? ["french"] : ["british", "prussian"];
    const deck = piles.reduce((sum, army) => sum + count(heap(scene, `pile-${army}`)), 0);
    return t("eagles-holds", { reserve: count(heap(scene, `reserve-${seat}`)), deck });
  },
  below: (seat) => (seat === "allied" ? "allied" : "french"),
  toll: (scene: Scene) => t("eagles-toll", damageOf(scene)),

  pieceWords: cardWords,
  aimWords,
  sayWhole,
  effect,
  seen: (seat) => t(`eagles-seen-${seat}`),
  when: (turn, phase) => (phase === "deployment" ? t("eagles-deployment") : t("eagles-when", { turn, phase })),

  usual: { "choose-cards": "ready" },
  byBoard: ["choose-act", "choose-deployment", "choose-play", "choose-cards"],
  windowed: "choose-play",
  windowWords: () => ({ heading: t("eagles-answer"), help: t("eagles-answer-window") }),
  left({ kind }, all, choice) {
    const subjects = cards(all).size;
    switch (kind) {
      case "choose-deployment":
        return t("eagles-may-deploy", { count: subjects });
      case "choose-test":
        return t("eagles-may-test", { count: subjects });
      case "choose-target":
        return t("eagles-may-hit", { count: targets(all, choice).size });
      case "choose-captor":
        return t("eagles-may-take", { count: subjects });
      case "choose-draw":
      case "choose-cards":
        return "";
      default:
        return t("eagles-may-act", { count: subjects });
    }
  },
  aims: (count) => t("eagles-targets", { count }),
  unsaid: (choice) => t(choice.card ? "eagles-nothing-aimed" : "eagles-nothing-meant"),
  menu: (all, prompt, choice, scene: Scene) =>
    menuOf(all, prompt.refused, choice, onField(scene, choice.card ?? "")?.formation ?? null),
  busy: () => deployment.busy,

  Table,
  Picture,
  Head: HandHead,
  Phases,
  Extras,
  Aside,
  Window: ReactionWindow,
  Standing,
  keys: KEYS,
  reveal: revealLane,
  leave() {
    clearHints();
    closeLens();
    Object.assign(panels, { heap: null, reserve: false, table: 0 });
  },
};

/** What each side has done, in a campaign at all its tables. */
function damageOf({ campaign, damage }: Scene): Record<Side, number> {
  const tables = campaign?.tables ?? [{ damage }];
  const sum = (side: Side) => tables.reduce((total, table) => total + table.damage[side], 0);
  return { french: sum("french"), allied: sum("allied") };
}

/** A phone shows one lane: that of the first card or Position that is spoken of. */
function revealLane(names: readonly string[]): void {
  const now = play.scene as Scene | null;
  const table = tableOfEvent({ places: [...names] });
  if (table !== null) panels.table = table;
  const scene = table === null ? now : (now?.campaign?.tables[table] ?? now);
  const stands = (name: string) =>
    PLACES.find((each) => name === each || scene?.at[each].some((piece) => piece.name === name));
  const place = names.map(stands).find((found) => found !== undefined);
  if (place) panels.lane = play.seat === "allied" ? 2 - laneOf(place) : laneOf(place);
}
