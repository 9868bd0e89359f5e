/** All words on the screen, from Fluent files, in the reader's language. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { page } from "../ui/viewport.svelte";
import { settings } from "./settings.svelte";

export type Lang = "en" | "fr";
export type Facts = Record<string, FluentVariable>;

/** Fluent files by their path, "…/<area>.<language>.ftl", each fetched when it is wanted. */
export type WordFiles = Record<string, Load>;
type Load = () => Promise<string>;

const everybodys = import.meta.glob<string>(["../*/words/*.ftl", "!../miniatures/**", "!../charts/**"], {
  query: "?raw",
  import: "default",
});
const wanted = new Map<Load, string>();
const fetched = new Set<Load>();
const bundles: Partial<Record<Lang, FluentBundle>> = {};

/** Words that are fetched from now on, in every language that is read. */
export function addWords(files: WordFiles): void {
  for (const [path, load] of Object.entries(files)) wanted.set(load, path);
}
addWords(everybodys);

/** Whether all these are here in a language. */
export function hasWords(files: WordFiles, lang: Lang): boolean {
  return Object.entries(files).every(([path, load]) => fetched.has(load) || !path.endsWith(`.${lang}.ftl`));
}

/** Fetch a language once; readers of one language never load the other. */
export async function loadWords(lang: Lang): Promise<void> {
  const loads = [...wanted.keys()].filter((load) => wanted.get(load)!.endsWith(`.${lang}.ftl`) && !fetched.has(load));
  const texts = await Promise.all(loads.map((load) => load()));
  const bundle = (bundles[lang] ??= new FluentBundle(lang, { useIsolating: false }));
  texts.forEach((text, i) => {
    bundle.addResource(new FluentResource(text));
    fetched.add(loads[i]!);
  });
}

/**
 * A message in the language of the settings; `key.attribute` names an attribute. Every message may ask
 * whether one points with a finger: `$touch` is yes or no.
 */
export function t(key: string, facts?: Facts): string {
  const bundle = bundles[settings.lang];
  const [id = "", attribute] = key.split(".");
  const message = bundle?.getMessage(id);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  return bundle && pattern ? bundle.formatPattern(pattern, { touch: page.touch ? "yes" : "no", ...facts }) : key;
}

export function percent(chance: number, digits = 1): string {
  const shown = new Intl.NumberFormat(settings.lang, {
    style: "percent",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return shown.format(chance);
}

export function whole(number: number): string {
  return new Intl.NumberFormat(settings.lang).format(number);
}
