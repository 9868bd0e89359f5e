/** The question on the table in words: who is asked, what is chosen, what may still be done. */

import { cards, open, plain, settled, targets, type Said } from "../play/compose";
import { legal } from "../play/api";
import { mine, play } from "../play/state.svelte";
import { percent, t } from "../words";
import { desk } from "./desk.svelte";
import { aimWords, cardWords, effect, raised, sayWhole } from "./saying";

/** What the left edge of the bar tells. */
export type Edge = "act" | "wait" | "replay" | "lost";

export interface Asking {
  edge: Edge;
  heading: string;
  help: string;
}

export function asking(): Asking {
  if (play.connection === "lost") {
    return say(
      "lost",
      t("orders-lost"),
      t(play.sending === null ? "orders-lost-help" : "orders-lost-kept"),
    );
  }
  if (play.ended) return say("wait", play.ended.words || t("orders-over"), "");
  if (play.match && play.match.stage === "waiting") {
    return say("wait", t("orders-no-opponent"), t("orders-no-opponent-help"));
  }
  if (!play.scene) return say("wait", t("orders-opening"), "");
  if (play.pending.length) return watching();
  if (!play.prompt) return say("wait", t("orders-one-moment"), sent());
  if (mine()) return composing(play.prompt.kind);
  const idle = t(play.seat === null ? "orders-watching" : "orders-plan");
  return say("wait", play.prompt.short || play.prompt.words, idle);
}

function say(edge: Edge, heading: string, help: string): Asking {
  return { edge, heading: bare(heading), help };
}

/** A heading bears no full stop. */
function bare(text: string): string {
  return text.replace(/\.$/, "");
}

function sent(): string {
  return play.sending !== null || desk.weighing !== null ? t("orders-sending") : "";
}

/** Moves of the other side, one after another. */
function watching(): Asking {
  const told = play.latest?.events.filter((event) => event.words).at(-1);
  const heading = told ? told.short || told.words : t("orders-one-moment");
  return say("wait", heading, t("orders-more", { count: play.pending.length }));
}

function composing(kind: string): Asking {
  const all = legal();
  const { choice, prompt } = play;
  const said = settled(all, choice);
  if (kind === "choose-play") return say("act", t("orders-answer"), t("orders-answer-window"));
  if (choice.card === null && choice.verb === null) {
    return say("act", prompt?.short || prompt?.words || "", sent() || left(kind, all));
  }
  if (said && SELF_NAMED.includes(said.verb)) {
    return say("act", sayWhole(said, play.scene), sent() || left(kind, all));
  }
  const card = cardWords(choice.card ?? said?.special ?? null);
  const aims = targets(all, { ...choice, target: null, formation: null, on: null });
  if (said && choice.target !== null) {
    const key = aims.size > 1 ? "orders-meant-or" : "orders-meant";
    const heading = t(key, { card, effect: effect(said, play.scene) });
    return say(
      "act",
      raised(heading),
      sent() || [likely(), left(kind, all)].filter(Boolean).join(" "),
    );
  }
  if (choice.target !== null && choice.verb === null) {
    return say("act", t("orders-way", { card, aim: aimWords(choice.target) }), sent());
  }
  const key = said ? "orders-meant" : choice.verb === null ? "orders-chosen" : "orders-verb-chosen";
  const heading = t(key, { card, effect: said ? effect(said, play.scene) : "" });
  return say("act", raised(heading), sent() || t("orders-targets", { count: aims.size }));
}

/** Orders whose words name the card already. */
const SELF_NAMED: readonly string[] = ["test", "lay", "show", "play", "confuse", "capture"];

/** The chance that the dice do anything at all, once it is known. */
function likely(): string {
  const none = play.odds?.answer.forecast?.bars[0];
  return none?.label === "0" ? t("orders-likely", { chance: percent(1 - none.chance) }) : "";
}

/** How much of the question is left. */
function left(kind: string, all: readonly Said[]): string {
  const subjects = cards(all).size;
  switch (kind) {
    case "choose-deployment":
      return t("orders-may-deploy", { count: subjects });
    case "choose-test":
      return t("orders-may-test", { count: subjects });
    case "choose-target":
      return t("orders-may-hit", { count: targets(all, play.choice).size });
    case "choose-captor":
      return t("orders-may-take", { count: subjects });
    case "choose-draw":
      return "";
    default:
      return t("orders-may-act", { count: subjects });
  }
}

const ORDER: readonly string[] = ["accept", "ready", "end", "pass"];

/** Sentences without a card, always in the same order; those of the menu stand there. */
export function plainOrders(all: readonly Said[]): Said[] {
  return plain(all)
    .filter((said) => ORDER.includes(said.verb))
    .sort((one, other) => ORDER.indexOf(one.verb) - ORDER.indexOf(other.verb));
}

/** Questions that a few sentences answer: they stand in the bar, and no card need be found. */
const FEW = 8;
const BY_BOARD: readonly string[] = ["choose-act", "choose-deployment", "choose-play"];

export function fewOrders(kind: string, all: readonly Said[]): Said[] {
  const about = all.filter((said) => said.card !== null);
  return BY_BOARD.includes(kind) || about.length > FEW ? [] : about;
}

/** The sentences left by the choice so far, for the list of all orders. */
export function openOrders(all: readonly Said[]): Said[] {
  return open(all, play.choice).filter((said) => said.card !== null || said.special !== null);
}
