/** Another language, at any time: the words are fetched first, so that no key is ever seen. */

import { call } from "../app/http";
import { settings } from "../app/settings.svelte";
import { loadWords, type Lang } from "../app/words";
import { pageOf, type Page } from "../app/router";
import { person } from "../account/me.svelte";

export const LANGUAGES: readonly { lang: Lang; name: string; code: string }[] = [
  { lang: "en", name: "English", code: "EN" },
  { lang: "fr", name: "Français", code: "FR" },
];

export async function setLang(lang: Lang): Promise<void> {
  if (lang === settings.lang) return;
  await loadWords(lang);
  settings.lang = lang;
  document.documentElement.lang = lang;
  if (isPlaying(pageOf(location.pathname))) {
    const { speak } = await import("../match/play/api");
    speak();
  }
  // emails come in it too; without a connection the page still speaks it
  if (person.me) void call("PATCH /api/people/me", { lang }).catch(() => {});
}

function isPlaying(page: Page): boolean {
  return page.name === "match" || page.name === "learn";
}
