/** The log in order: sections by turn and phase, entries with the dice that belong to them. */

import type { EventLine } from "../../app/protocol.gen";
import type { Told } from "../play/state.svelte";

/** A sentence of the log and the throw that followed from it. */
export interface Entry {
  key: string;
  event: EventLine;
  thrown: EventLine | null;
  fresh: boolean;
  times: number; // said so often in a row
}

/** A phase: its heading in words, empty before the first turn, and whose it is. */
export interface Section {
  key: string;
  turn: string;
  phase: string;
  side: string;
  entries: Entry[];
}

export type Filter = "all" | "dice" | "losses";

const LOSSES: readonly string[] = ["routed", "killed", "fell", "exposed", "hit", "won", "drawn"];

export function sections(told: readonly Told[]): Section[] {
  const found: Section[] = [{ key: "", turn: "", phase: "", side: "", entries: [] }];
  for (const update of told) {
    update.events.forEach((event, i) => {
      const last = found.at(-1)!;
      const key = `${update.number}-${i}`;
      const side = event.seat ?? last.side;
      if (event.kind === "turn") found.push({ key, turn: heading(event), phase: "", side, entries: [] });
      else if (event.kind === "phase") {
        found.push({ key, turn: last.turn, phase: heading(event), side, entries: [] });
      } else add(last.entries, event, key, update.fresh);
    });
  }
  return found.filter((section) => section.entries.length);
}

/** Headings are told between dashes; whose phase it is stands in the heading of the turn. */
function heading(event: EventLine): string {
  return sentence(event)
    .replace(/^— | —$/g, "")
    .replace(/\s\([^)]*\)$/, "");
}

/** A throw goes with the sentence before it; a test with the die before it; any other stands alone. */
function add(entries: Entry[], event: EventLine, key: string, fresh: boolean): void {
  const last = entries.at(-1);
  const open = last && !last.thrown;
  if (open && event.kind === "tested" && last.event.faces.length) {
    [last.event, last.thrown] = [event, last.event];
  } else if (open && event.faces.length && !last.event.faces.length && last.event.kind !== "tested") {
    last.thrown = event;
  } else if (open && !event.faces.length && sentence(last.event) === sentence(event)) last.times += 1;
  else if (sentence(event)) entries.push({ key, event, thrown: null, fresh, times: 1 });
}

/** A throw says what it was for; its dice are drawn, not written. */
export function sentence(event: EventLine): string {
  const said = event.short || event.words;
  return event.faces.length ? said.replace(/ ⟶ [\d ]*$/, "") : said;
}

export function wanted(entry: Entry, filter: Filter, search: string): boolean {
  if (filter === "dice" && !entry.thrown && !entry.event.faces.length) return false;
  if (filter === "losses" && !LOSSES.includes(entry.event.kind)) return false;
  return sentence(entry.event).toLowerCase().includes(search.trim().toLowerCase());
}

/** Everything since the reader was last here, in sentences. */
export function recap(told: readonly Told[]): Entry[] {
  return sections(told.filter((update) => update.fresh)).flatMap((section) => section.entries);
}

/** The rule number at the head of a cite: "7.2 dice" is 7.2. */
export function ruleOf(cite: string): string {
  return cite.split(" ")[0] ?? "";
}
