/** The screen of a campaign, fetched when there is one on the table. */

import { settings } from "../../../app/settings.svelte";
import { addWords, loadWords } from "../../../app/words";

const WORDS = import.meta.glob<string>("../words/campaign.*.ftl", { query: "?raw", import: "default" });
let parts: Promise<typeof import("../campaign")> | null = null;

export function campaignParts(): Promise<typeof import("../campaign")> {
  addWords(WORDS);
  parts ??= Promise.all([import("../campaign"), loadWords(settings.lang)]).then(([found]) => found);
  parts.catch(() => (parts = null)); // ask again next time
  return parts;
}
