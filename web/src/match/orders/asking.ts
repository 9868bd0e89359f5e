/** The question on the table in words: who is asked, what is chosen, what may still be done. */

import type { Prompt } from "../../app/protocol.gen";
import { allVerbs, open, plain, targets, verbIs, type Said } from "../play/compose";
import { legal } from "../play/api";
import { front, mine, play, type Review } from "../play/state.svelte";
import { lesson } from "../lesson/lesson.svelte";
import { agentName } from "../../lobby/naming";
import { seatName } from "../seat_name";
import { percent, t } from "../../app/words";
import { desk } from "./desk.svelte";
import { meant } from "./submit.svelte";
import { effect, raised, sayWhole } from "./saying";

/** A pause shorter than this, in seconds, is a strip in the bar. */
const BRIEF = 4;

/** What the left edge of the bar shows. */
export type Edge = "act" | "wait" | "replay" | "lost";

export interface Asking {
  edge: Edge;
  heading: string;
  help: string;
}

export function asking(): Asking {
  if (play.connection === "lost") {
    return say("lost", t("orders-lost"), t(play.sending === null ? "orders-lost-help" : "orders-lost-kept"));
  }
  if (play.ended) return say("wait", play.ended.title, play.ended.words);
  if (play.match && play.match.stage === "waiting") {
    return say("wait", t("orders-no-opponent"), t("orders-no-opponent-help"));
  }
  if (!play.scene) return say("wait", t("orders-opening"), "");
  if (play.review) return reviewing(play.review);
  if (play.pending.length) return watching();
  if (play.waiting) return awaiting(seatName(play.waiting.seat));
  if (!play.prompt) return say("wait", t("orders-one-moment"), sent());
  if (mine()) return composing(play.prompt);
  const guided = lesson.match !== "" && play.asked === play.seat;
  const idle = thinking() || t(guided ? "lesson-read" : play.seat === null ? "orders-watching" : "orders-plan");
  return say("wait", play.prompt.short || play.prompt.words, idle);
}

/** Of a computer that is asked only that is shown. */
function thinking(): string {
  const asked = play.match?.seats.find(({ seat, agent }) => seat === play.asked && agent);
  return asked ? t("orders-thinking", { name: agentName(asked.agent ?? "") }) : "";
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

/** One's own act, while somebody may answer it before its result. */
function awaiting(name: string): Asking {
  const said = legal().find(({ text }) => text === play.sending);
  const heading = said ? raised(sayWhole(said)) : t("orders-waiting", { name });
  const throws = said !== undefined && (verbIs(said.verb, "aimed") || verbIs(said.verb, "test"));
  return say("wait", heading, t("orders-waiting-help", { throws: throws ? "yes" : "no" }));
}

/** Whether the pause is too short for a sheet to come and go. */
export function isBrief({ since, until }: { since: number; until: number }): boolean {
  return until - since < BRIEF;
}

/** Moves of the other side, one after another. */
function watching(): Asking {
  return say("wait", toldNow(), t("orders-more", { count: play.pending.length }));
}

/** What was missed, played back. */
function reviewing({ steps, at }: Review): Asking {
  return say("replay", toldNow(), t("orders-review", { at: at + 1, count: steps.length }));
}

function toldNow(): string {
  const told = play.latest?.events.filter((event) => event.words).at(-1);
  return told ? told.heading || told.short || told.words : t("orders-one-moment");
}

function composing(prompt: Prompt): Asking {
  const all = legal();
  const { choice } = play;
  const game = front();
  const said = meant();
  const rest = () => sent() || game.left(prompt, all, choice);
  const own = prompt.kind === game.windowed ? game.windowWords?.() : undefined;
  if (own) return say("act", own.heading, own.help);
  if (play.draft && said) return say("act", sayWhole(said), rest());
  if (choice.card === null && choice.verb === null) {
    return say("act", prompt.short || prompt.words, rest());
  }
  if (said && verbIs(said.verb, "named")) return say("act", sayWhole(said), rest());
  const card = game.pieceWords(choice.card ?? said?.special ?? null);
  if (!said && choice.card === null) {
    const [first] = open(all, choice);
    const special = game.pieceWords(first?.special ?? null);
    return say("act", t("orders-special-chosen", { card: special }), sent());
  }
  const aims = targets(all, { ...choice, target: null, formation: null, on: null });
  if (said && choice.target !== null) {
    const key = aims.size > 1 ? "orders-meant-or" : "orders-meant";
    const heading = raised(t(key, { card, effect: effect(said) }));
    const help = [likely(), game.left(prompt, all, choice)].filter(Boolean).join(" ");
    return say("act", heading, sent() || help);
  }
  if (choice.target !== null && choice.verb === null) {
    return say("act", t("orders-way", { card, aim: game.aimWords(choice.target) }), sent());
  }
  const key = said ? "orders-meant" : choice.verb === null ? "orders-chosen" : "orders-verb-chosen";
  const heading = t(key, { card, effect: said ? effect(said) : "" });
  return say("act", raised(heading), sent() || game.aims(aims.size));
}

/** The chance that the dice do anything at all, once it is known. */
function likely(): string {
  const none = play.odds?.answer.forecast?.bars[0];
  return none?.label === "0" ? t("orders-likely", { chance: percent(1 - none.chance) }) : "";
}

/** Buttons of sentences without a piece, always in the same order; what is drafted has one already. */
export function plainOrders(all: readonly Said[]): Said[] {
  const order = allVerbs().map((verb) => verb.word);
  return plain(all)
    .filter((said) => verbIs(said.verb, "plain") && said.text !== play.draft?.said.text)
    .sort((one, other) => order.indexOf(one.verb) - order.indexOf(other.verb));
}

/** Questions that a few sentences answer: they are in the bar, and no piece need be found. */
const FEW = 8;

export function fewOrders(kind: string, all: readonly Said[]): Said[] {
  const about = all.filter((said) => said.card !== null);
  return front().byBoard.includes(kind) || about.length > FEW ? [] : about;
}

/** The sentences left by the choice so far, for the list of all orders. */
export function openOrders(all: readonly Said[]): Said[] {
  return open(all, play.choice).filter((said) => said.card !== null || said.special !== null);
}
