/** The log in order: sections by turn and phase, and what happened in each. */

import type { EventLine } from "../../app/protocol.gen";
import type { Told } from "../play/state.svelte";

/** A sentence of the log, with the dice that decided it. */
export interface Entry {
  key: string;
  event: EventLine;
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

export function sections(told: readonly Told[]): Section[] {
  const found: Section[] = [{ key: "", turn: "", phase: "", side: "", entries: [] }];
  for (const update of told) {
    update.events.forEach((event, i) => {
      const last = found.at(-1)!;
      const key = `${update.number}-${i}`;
      const side = event.seat ?? last.side;
      if (event.opens === "turn") found.push({ key, turn: heading(event), phase: "", side, entries: [] });
      else if (event.opens === "phase") {
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

/** What is said several times in a row is counted; an event without a sentence is left out. */
function add(entries: Entry[], event: EventLine, key: string, fresh: boolean): void {
  const last = entries.at(-1);
  const again = last && !last.event.thrown && !event.thrown && sentence(last.event) === sentence(event);
  if (again) last.times += 1;
  else if (sentence(event)) entries.push({ key, event, fresh, times: 1 });
}

export function sentence(event: EventLine): string {
  return event.short || event.words;
}

export function wanted(entry: Entry, filter: Filter, search: string): boolean {
  if (filter === "dice" && !entry.event.thrown) return false;
  if (filter === "losses" && entry.event.weight === "plain") return false;
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
