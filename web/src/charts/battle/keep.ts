/** What the page remembers in this browser: books of charts, battles, and what is being filled in. */

import type { ChartArmy, ChartBattles, ChartBookInfo, ChartForm, ChartGames, Problem } from "../../app/protocol.gen";
import { settings } from "../../app/settings.svelte";
import { typesetAll } from "../../app/typeset";
import type { Battle } from "./battle";
import type { Values } from "../reading/evaluate";
import { readBattle } from "./files";
import type { Kept } from "../sharing/sharing.svelte";

const PREFIX = "grognard-charts";

export function kept(key: string): string | null {
  try {
    return localStorage.getItem(`${PREFIX}-${key}`);
  } catch {
    return null; // a browser that keeps nothing still answers
  }
}

export function keep(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(`${PREFIX}-${key}`);
    else localStorage.setItem(`${PREFIX}-${key}`, text);
  } catch {
    // full or forbidden
  }
}

/** A public answer of the server; the one kept from the last time where there is no connection. */
async function fetched<T>(path: string): Promise<T> {
  const key = `of ${path}`;
  try {
    const response = await fetch(path);
    if (!response.ok) throw new Error(response.statusText);
    const text = await response.text();
    keep(key, text);
    return said<T>(text);
  } catch (problem) {
    const text = kept(key);
    if (text === null) throw problem;
    return said<T>(text);
  }
}

function said<T>(text: string): T {
  const found = JSON.parse(text) as T;
  return settings.lang === "fr" ? typesetAll(found) : found;
}

export const gamesWithCharts = (): Promise<ChartGames> => fetched("/api/charts");
export const bookOf = (game: string): Promise<ChartBookInfo> => fetched(`/api/charts/${game}?lang=${settings.lang}`);
export const battlesOf = (game: string): Promise<ChartBattles> =>
  fetched(`/api/charts/${game}/battles?lang=${settings.lang}`);

/** The units of an army that the player brings; throws with the words of the refusal. */
export async function armyOf(game: string, text: string): Promise<ChartArmy> {
  const response = await fetch(`/api/charts/${game}/army`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "Accept-Language": settings.lang },
    body: JSON.stringify({ text, lang: settings.lang }),
  });
  if (!response.ok) throw new Error(((await response.json()) as Problem).words);
  return said<ChartArmy>(await response.text());
}

/** What is filled in on one chart: its facts, who has a part in it, and those whose sums feed it. */
export interface Draft {
  values: Values;
  cast: Record<string, number>;
  fed: { unit: number | null; values: Values }[];
}

export type Drafts = Record<string, Draft>;

export const freshDraft = (): Draft => ({ values: {}, cast: {}, fed: [] });

/** What was being filled in, as far as the charts still know it. */
export function keptDrafts(book: ChartBookInfo): Drafts {
  try {
    const stored = JSON.parse(kept(`drafts ${book.game}`) ?? "{}") as Drafts;
    return Object.fromEntries(
      book.charts
        .filter(({ key }) => stored[key])
        .map((one) => [
          one.key,
          { ...freshDraft(), values: known(one, stored[one.key]!.values), cast: stored[one.key]!.cast ?? {} },
        ]),
    );
  } catch {
    return {};
  }
}
const known = (form: ChartForm, values: Values = {}): Values =>
  Object.fromEntries(
    form.facts
      .filter(({ key, least, most }) => Number.isInteger(values[key]) && values[key]! >= least && values[key]! <= most)
      .map(({ key }) => [key, values[key]!]),
  );

/** The battle of this device, or one that was put aside for it. */
export function keptBattle(book: ChartBookInfo, what: "battle" | "aside"): Battle | null {
  const found = readBattle(book, kept(`${what} ${book.game}`) ?? "");
  return typeof found === "string" ? null : found;
}

export function keepBattle(battle: Battle, what: "battle" | "aside"): void {
  keep(`${what} ${battle.game}`, JSON.stringify(battle));
}

/** The battle that this device shares with others. */
export function keptShared(book: ChartBookInfo): Kept | null {
  try {
    const found = JSON.parse(kept(`shared ${book.game}`) ?? "null") as Kept | null;
    const base = found && readBattle(book, JSON.stringify(found.base));
    return found && base && typeof base !== "string" ? { ...found, base } : null;
  } catch {
    return null;
  }
}

export function keepShared(game: string, shared: Kept | null): void {
  keep(`shared ${game}`, shared && JSON.stringify(shared));
}

/** The lists that were saved in the army builder of a game, by their names. */
export function savedLists(game: string): { name: string; text: string }[] {
  try {
    const found = JSON.parse(localStorage.getItem(`grognard-armies-${game}`) ?? "{}") as Record<
      string,
      { text?: unknown }
    >;
    return Object.entries(found).flatMap(([name, { text }]) => (typeof text === "string" ? [{ name, text }] : []));
  } catch {
    return [];
  }
}
