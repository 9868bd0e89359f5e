/** The army in hand: what is edited here, and the server's last word on it. */

import type { Armoury, ClosedInfo, FlawInfo, Muster } from "../../app/protocol.gen";
import { call, Refused } from "../../app/http";
import { settings } from "../../app/settings.svelte";
import { t } from "../../app/words";
import { inHand, keepInHand } from "./kept.svelte";
import { emptyRoster, rosterOf, writeRoster, type Fact, type Roster } from "./roster";

const PAUSE = 80; // milliseconds without another change before the server is asked

interface Builder {
  game: string;
  armoury: Armoury | null;
  roster: Roster;
  limit: number;
  muster: Muster | null; // the last answer
  unread: FlawInfo[]; // what a list that was opened had, and could not be taken over
  notice: string; // why something could not be opened
  trouble: string; // why the server has not answered
}

export const builder = $state<Builder>({
  game: "",
  armoury: null,
  roster: emptyRoster("british"),
  limit: 0,
  muster: null,
  unread: [],
  notice: "",
  trouble: "",
});

const armouries = new Map<string, Promise<Armoury>>();

export function loadArmoury(key: string): Promise<Armoury> {
  const lang = settings.lang;
  const asked = `${key} ${lang}`;
  let found = armouries.get(asked);
  if (!found) {
    found = call("GET /api/games/{key}/armoury", undefined, { key, lang });
    found.catch(() => armouries.delete(asked)); // ask again next time
    armouries.set(asked, found);
  }
  return found;
}

/** A list, a share code or the key of a ready army, judged by the server. */
export function judge(key: string, text: string, points: number): Promise<Muster> {
  return call("POST /api/games/{key}/muster", { text, points, lang: settings.lang }, { key });
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
  const text = writeRoster(builder.roster);
  keepInHand({ text, points: builder.limit });
  try {
    const found = await judge(builder.game, text, builder.limit);
    if (number !== asked) return;
    builder.muster = found;
    builder.trouble = "";
  } catch (problem) {
    if (number === asked) builder.trouble = wordsOf(problem);
  }
}

/** Change the roster and hear what the server says. */
export function edit(change: (roster: Roster) => void): void {
  change(builder.roster);
  builder.unread = [];
  builder.notice = "";
  if (location.hash) history.replaceState(null, "", location.pathname);
  ask();
}

/** Take a list into hand in place of what is there; false where it is no list at all. */
export async function open(text: string): Promise<boolean> {
  const number = ++asked;
  clearTimeout(timer);
  try {
    const found = await judge(builder.game, text, builder.limit);
    if (number !== asked) return true;
    const unread = found.flaws.filter((flaw) => !flaw.cite || flaw.term === "nation");
    builder.trouble = "";
    builder.notice = !found.units.length && unread[0] ? unread[0].words : "";
    if (builder.notice) return false;
    builder.roster = rosterOf(found);
    builder.muster = found;
    builder.unread = unread;
    keepInHand({ text: found.listing, points: builder.limit });
    return true;
  } catch (problem) {
    if (number === asked) builder.notice = wordsOf(problem);
    return false;
  }
}

/** Begin: the code of the address, or what was last in hand, or nothing. */
export async function begin(game: string, code: string): Promise<void> {
  builder.game = game;
  try {
    builder.armoury = await loadArmoury(game);
  } catch (problem) {
    builder.trouble = wordsOf(problem);
    return;
  }
  const kept = inHand();
  const { points, least, most } = builder.armoury;
  builder.limit = Math.min(Math.max(kept?.points ?? points, least), most);
  if (code && (await open(code))) return;
  const notice = builder.notice;
  if (!kept || !(await open(kept.text))) ask(0);
  builder.notice = notice;
}

// What the answer says of one place on the screen

export function flawsOf(unit: number | null, term: string): FlawInfo[] {
  const flaws = builder.muster?.flaws ?? [];
  return flaws.filter((flaw) => flaw.term === term && (unit === null ? !flaw.units.length : flaw.units.includes(unit)));
}

export function closedOf(unit: number | null, term: string, value: Fact): ClosedInfo | null {
  const closed = builder.muster?.closed ?? [];
  return closed.find((one) => one.unit === unit && one.term === term && one.value === value) ?? null;
}
