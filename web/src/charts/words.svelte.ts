/** The words of the charts, which are a page of their own: they load without those of the table. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { settings } from "../app/settings.svelte";

const files = import.meta.glob<string>("./words/*.ftl", { query: "?raw", import: "default" });
let bundles = $state.raw<Record<string, FluentBundle>>({});

/** Fetch a language once. */
export async function loadWords(lang: string): Promise<void> {
  if (bundles[lang]) return;
  const bundle = new FluentBundle(lang, { useIsolating: false });
  bundle.addResource(new FluentResource(await files[`./words/charts.${lang}.ftl`]!()));
  bundles = { ...bundles, [lang]: bundle };
}

/** A message in the reader's language. */
export function t(key: string, facts?: Record<string, FluentVariable>): string {
  const bundle = bundles[settings.lang];
  const pattern = bundle?.getMessage(key)?.value;
  return bundle && pattern ? bundle.formatPattern(pattern, facts) : key;
}

export function percent(chance: number): string {
  return new Intl.NumberFormat(settings.lang, { style: "percent", maximumFractionDigits: 1 }).format(chance);
}
