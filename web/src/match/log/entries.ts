/** The log in order: sections by turn and phase, and what happened in each. */

import type { EventLine, Thrown } from "../../app/protocol.gen";
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
      if (event.opens === "turn") found.push({ key, turn: event.heading, phase: "", side, entries: [] });
      else if (event.opens === "phase") {
        found.push({ key, turn: last.turn, phase: event.heading, side, entries: [] });
      } else add(last.entries, event, key, update.fresh);
    });
  }
  return found.filter((section) => section.entries.length);
}

/** What is said several times in a row is counted; an event without a sentence is left out. */
function add(entries: Entry[], event: EventLine, key: string, fresh: boolean): void {
  const last = entries.at(-1);
  const again = last && !last.event.thrown && !event.thrown && sentence(last.event) === sentence(event);
  if (again) last.times += 1;
  else if (sentence(event)) entries.push({ key, event, fresh, times: 1 });
}

/** What is said of an event; its rule is named beside it. */
export function sentence(event: EventLine): string {
  const words = event.short || event.words;
  return event.cite ? words.replace(` (${ruleOf(event.cite)})`, "") : words;
}

export function wanted(entry: Entry, filter: Filter, search: string): boolean {
  if (filter === "dice" && !entry.event.thrown) return false;
  if (filter === "losses" && entry.event.weight === "plain") return false;
  return sentence(entry.event).toLowerCase().includes(search.trim().toLowerCase());
}

/** The section from which on the log lies open: that of the last turn that is not the reader's, and all after it. */
export function openFrom(shown: readonly Section[], seat: string | null): number {
  const theirs = shown.findLastIndex((section) => section.side !== "" && section.side !== seat);
  const turn = shown[theirs]?.turn;
  const start =
    theirs < 0 ? shown.length - 2 : shown.findLastIndex((section, i) => i <= theirs && section.turn !== turn) + 1;
  return Math.max(0, Math.min(start, shown.length - 2));
}

/** Dice of one throw that did the same, with the words for it. */
export interface DiceGroup {
  mark: string;
  faces: { face: number; seat: string | null }[];
  words: string;
}

/** A throw by what its dice did, in the order in which the first of each fell. */
export function groups(thrown: Thrown): DiceGroup[] {
  const found = new Map<string, DiceGroup>();
  thrown.faces.forEach((face, i) => {
    const mark = thrown.marks[i] ?? "";
    const group = found.get(mark) ?? { mark, faces: [], words: thrown.results[mark] ?? "" };
    group.faces.push({ face, seat: thrown.seats[i] ?? null });
    found.set(mark, group);
  });
  return [...found.values()];
}

/** The rule number at the head of a cite: "7.2 dice" is 7.2. */
export function ruleOf(cite: string): string {
  return cite.split(" ")[0] ?? "";
}
