/** All words on the screen, from the Fluent files of every area, in the reader's language. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { settings } from "./settings.svelte";

export type Lang = "en" | "fr";
export type Facts = Record<string, FluentVariable>;

const loaders = import.meta.glob<string>("../**/words/*.ftl", { query: "?raw", import: "default" });
const bundles: Partial<Record<Lang, FluentBundle>> = {};

/** Areas that only one game speaks of; all others are everybody's. */
const OF_GAME: Record<string, string> = {
  table: "eagles", eagles: "eagles", march: "march", field: "march", army: "march",
};
const games = new Set<string>();
const fetched = new Set<string>();

/** Fetch a language once; the other one is never loaded by who does not read it. */
export async function loadWords(lang: Lang): Promise<void> {
  const wanted = Object.entries(loaders).filter(([path]) => {
    const [area = "", of] = path.slice(path.lastIndexOf("/") + 1).split(".");
    const game = OF_GAME[area];
    return of === lang && !fetched.has(path) && (game === undefined || games.has(game));
  });
  const texts = await Promise.all(wanted.map(([, load]) => load()));
  const bundle = (bundles[lang] ??= new FluentBundle(lang, { useIsolating: false }));
  texts.forEach((text, i) => {
    bundle.addResource(new FluentResource(text));
    fetched.add(wanted[i]?.[0] ?? "");
  });
}

/** The words of a game, in every language that has been or will be read. */
export async function loadGameWords(game: string): Promise<void> {
  games.add(game);
  await loadWords(settings.lang);
}

/** Give a bundle its words directly, for tests. */
export function setWords(lang: Lang, text: string): void {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  bundles[lang] = bundle;
}

/** A message in the language of the settings; `key.attribute` names an attribute. */
export function t(key: string, facts?: Facts): string {
  const bundle = bundles[settings.lang];
  const [id = "", attribute] = key.split(".");
  const message = bundle?.getMessage(id);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  return bundle && pattern ? bundle.formatPattern(pattern, facts) : key;
}

export function percent(chance: number, digits = 1): string {
  const shown = new Intl.NumberFormat(settings.lang, {
    style: "percent", minimumFractionDigits: digits, maximumFractionDigits: digits,
  });
  return shown.format(chance);
}

export function whole(number: number): string {
  return new Intl.NumberFormat(settings.lang).format(number);
}
