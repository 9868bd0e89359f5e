/** The army that is open: what is edited here, and the server's latest check of it. */

import type { ArmyCheck, ArmyFacts, ArmyOptions, ClosedInfo, FlawInfo } from "../../../app/protocol.gen";
import { call, Refused } from "../../../app/http";
import { settings } from "../../../app/settings.svelte";
import { t } from "../../../app/words";
import { inHand, keepDraft, keepInHand, lookFor, own } from "../kept.svelte";
import { emptyRoster, factsOf, liveryOf, rosterOf, type Fact, type Roster } from "../roster";
import { Steps } from "../../../lists/steps.svelte";

const PAUSE = 80; // milliseconds without another change before the server is asked

interface Builder {
  game: string;
  options: ArmyOptions | null;
  roster: Roster;
  limit: number;
  touched: boolean; // changed by hand since it was opened
  check: ArmyCheck | null; // the last answer
  unread: FlawInfo[]; // what a list that was opened had, and could not be taken over
  notice: string; // why something could not be opened
  trouble: string; // why the server has not answered
}

export const builder = $state<Builder>({
  game: "",
  options: null,
  roster: emptyRoster(null),
  limit: 0,
  touched: false,
  check: null,
  unread: [],
  notice: "",
  trouble: "",
});

interface Step {
  roster: Roster;
  limit: number;
}

export const steps = new Steps<Step>();

const now = (): Step => ({ roster: $state.snapshot(builder.roster) as Roster, limit: builder.limit });

const fetched = new Map<string, Promise<ArmyOptions>>();

export function loadOptions(key: string): Promise<ArmyOptions> {
  const lang = settings.lang;
  const asked = `${key} ${lang}`;
  let found = fetched.get(asked);
  if (!found) {
    found = call("GET /api/games/{key}/army-options", undefined, { key, lang });
    found.catch(() => fetched.delete(asked)); // ask again next time
    fetched.set(asked, found);
  }
  return found;
}

/** Facts, or a list, a share code or the key of a ready army, judged by the server. */
export function judge(key: string, given: string | ArmyFacts, points: number): Promise<ArmyCheck> {
  const army = typeof given === "string" ? { text: given } : { army: given };
  return call("POST /api/games/{key}/army-check", { ...army, points, lang: settings.lang }, { key });
}

function wordsOf(problem: unknown): string {
  return problem instanceof Refused ? problem.message : t("army-no-connection");
}

let asked = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** After every change; only the last question's answer counts. */
export function ask(pause = PAUSE): void {
  const number = ++asked;
  clearTimeout(timer);
  timer = setTimeout(() => void answer(number), pause);
}

async function answer(number: number): Promise<void> {
  const army = factsOf(builder.roster);
  hold();
  try {
    const found = await judge(builder.game, army, builder.limit);
    if (number !== asked) return;
    builder.check = found;
    builder.trouble = "";
  } catch (problem) {
    if (number === asked) builder.trouble = wordsOf(problem);
  }
}

/** The army in hand is there again when one comes back. */
function hold(): void {
  const { roster, limit: points, touched } = builder;
  keepInHand(builder.game, { army: factsOf(roster), points, ...(touched ? { touched } : {}) });
}

/** Change the roster and get the server's check; `what` names a change in several steps, such as typing. */
export function edit(change: (roster: Roster) => void, what = ""): void {
  steps.remember(now(), what);
  change(builder.roster);
  changed();
}

export function setLimit(points: number): void {
  steps.remember(now());
  builder.limit = points;
  changed();
}

function changed(): void {
  builder.touched = true;
  builder.unread = [];
  builder.notice = "";
  if (location.hash) history.replaceState(null, "", location.pathname);
  ask();
}

export function undo(): void {
  stepTo(steps.undo(now()));
}

export function redo(): void {
  stepTo(steps.redo(now()));
}

function stepTo(found: Step | null): void {
  if (!found) return;
  builder.roster = found.roster;
  builder.limit = found.limit;
  changed();
}

/** Before another army is taken up: work that is saved under no name becomes a draft. */
export function setAside(): void {
  const { check, roster, limit: points, touched } = builder;
  const saved = Object.values(own.armies).some((one) => one.text === check?.listing);
  if (!touched || saved || !roster.rows.length) return;
  const colour = liveryOf(builder.options, roster.facts);
  keepDraft({ army: factsOf(roster), points, name: roster.name || (check?.name ?? ""), colour });
}

/** Take a list into hand in place of what is there; false where it is no list at all. */
export async function open(given: string | ArmyFacts): Promise<boolean> {
  const number = ++asked;
  clearTimeout(timer);
  try {
    const found = await judge(builder.game, given, builder.limit);
    if (number !== asked) return true;
    const unread = found.flaws.filter((flaw) => flaw.unread);
    builder.trouble = "";
    builder.notice = !found.units.length && unread[0] ? unread[0].words : "";
    if (builder.notice) return false;
    setAside();
    steps.remember(now());
    builder.roster = rosterOf(found);
    builder.touched = false;
    builder.check = found;
    builder.unread = unread;
    hold();
    return true;
  } catch (problem) {
    if (number === asked) builder.notice = wordsOf(problem);
    return false;
  }
}

const ROUND = 10; // a limit is a round number

/** A ready army by its key; the limit goes up where it costs more. */
export function openReady(key: string): Promise<boolean> {
  const cost = builder.options?.ready.find((army) => army.key === key)?.points ?? 0;
  const needed = Math.min(Math.ceil(cost / ROUND) * ROUND, builder.options?.most ?? 0);
  if (needed > builder.limit) builder.limit = needed;
  return open(key);
}

/** Begin: the code of the address, or what was last in hand, or nothing. */
export async function begin(game: string, code: string): Promise<void> {
  builder.game = game;
  lookFor(game);
  try {
    builder.options = await loadOptions(game);
  } catch (problem) {
    builder.trouble = wordsOf(problem);
    return;
  }
  const kept = inHand(game);
  builder.touched = false;
  const { points, least, most } = builder.options;
  builder.roster = emptyRoster(builder.options);
  builder.limit = Math.min(Math.max(kept?.points ?? points, least), most);
  steps.forget();
  if (code) {
    if (kept?.touched)
      keepDraft({ ...kept, name: kept.army.name ?? "", colour: liveryOf(builder.options, kept.army.facts ?? {}) });
    if (await open(code)) return steps.forget();
  }
  const notice = builder.notice;
  if (!kept || !(await open(kept.army))) ask(0);
  else builder.touched = kept.touched ?? false;
  steps.forget();
  builder.notice = notice;
}

// What the answer says of one place on the screen

export function flawsOf(unit: number | null, term: string): FlawInfo[] {
  const flaws = builder.check?.flaws ?? [];
  return flaws.filter((flaw) => flaw.term === term && (unit === null ? !flaw.units.length : flaw.units.includes(unit)));
}

export function closedOf(unit: number | null, term: string, value: Fact): ClosedInfo | null {
  const closed = builder.check?.closed ?? [];
  return closed.find((one) => one.unit === unit && one.term === term && one.value === value) ?? null;
}
