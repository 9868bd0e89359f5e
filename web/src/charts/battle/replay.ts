/**
 * What this phone recorded while others did too, put on top of theirs: nobody's losses are overwritten, and every
 * result that differs from what was seen is reported.
 */

import type { ChartBookInfo } from "../../app/protocol.gen";
import {
  canonical,
  isSame,
  MOST_UNITS,
  moved,
  nextId,
  type Battle,
  type Change,
  type Entry,
  type Line,
} from "./battle";

/** Something that came out otherwise: the word for it, and what it is about. */
export interface Told {
  word: "changed" | "gone" | "not-undone" | "full";
  unit?: string;
  field?: string;
  before?: number;
  after?: number;
  words?: string;
}

export interface Replayed {
  battle: Battle;
  lines: Line[];
  told: Told[];
}

/** Lines that are not sent yet, on top of a battle that has become another. */
export function replayed(book: ChartBookInfo, base: Battle, waiting: readonly Line[]): Replayed {
  const replay = new Replay(book, base);
  for (const line of waiting) replay.put(line);
  return { battle: replay.battle, lines: replay.lines, told: replay.told };
}

class Replay {
  readonly lines: Line[] = [];
  readonly told: Told[] = [];
  private readonly ids = new Map<number, number>(); // units that were added under a number which is taken now
  private readonly entries = new Map<string, Entry>(); // what was written, as it is written now

  constructor(
    private readonly book: ChartBookInfo,
    public battle: Battle,
  ) {}

  put(line: Line): void {
    if (line.what === "turn") {
      if (line.turn > this.battle.turn) this.take(line); // others have gone on, too
    } else if (line.what === "undo") this.undo(line);
    else {
      const entry = this.again(line.entry);
      if (!entry) return;
      this.entries.set(canonical(line.entry), entry);
      this.take({ ...line, entry });
    }
  }

  private take(line: Line): void {
    this.lines.push(line);
    this.battle = moved(this.battle, line);
  }

  private undo(line: Line & { what: "undo" }): void {
    const entry = this.entries.get(canonical(line.entry)) ?? line.entry;
    if (isSame(this.battle.log.at(-1), entry)) this.take({ ...line, entry });
    else this.told.push({ word: "not-undone", words: entry.words });
  }

  /** An entry as it is now; null when nothing of it is left to write. */
  private again(entry: Entry): Entry | null {
    const unitOf = (id: number): Battle["units"][number] | undefined =>
      this.battle.units.find((unit) => unit.id === (this.ids.get(id) ?? id));
    const removed = entry.removed.flatMap(({ id }) => unitOf(id) ?? []);
    if (entry.removed.length && !removed.length && !entry.added.length) return null;
    const changes = entry.changes.flatMap((change) => {
      const unit = unitOf(change.unit);
      if (unit) return this.changed(unit, change);
      this.told.push({ word: "gone", words: entry.words });
      return [];
    });
    const named = entry.named && { ...entry.named, before: this.battle.sides[entry.named.side]! };
    return { ...entry, changes, removed, added: this.added(entry, removed.length), named };
  }

  private added(entry: Entry, removed: number): Entry["added"] {
    const room = MOST_UNITS - this.battle.units.length + removed;
    if (entry.added.length > room) this.told.push({ word: "full", words: entry.words });
    let free = nextId(this.battle);
    return entry.added.slice(0, Math.max(room, 0)).map((unit) => {
      const id = this.battle.units.some((each) => each.id === unit.id) || unit.id < free ? free : unit.id;
      free = Math.max(free, id) + 1;
      this.ids.set(unit.id, id);
      return { ...unit, id };
    });
  }

  /** A loss is a loss: numbers go down by as much as before, other facts become what was said. */
  private changed(unit: Battle["units"][number], change: Change): Change[] {
    const fact = this.book.sheet.facts.find(({ key }) => key === change.field);
    const before = unit.values[change.field];
    if (!fact || before === undefined) return [];
    const wanted = fact.kind === "number" ? before + change.after - change.before : change.after;
    const after = Math.min(Math.max(wanted, fact.least), fact.most);
    if (before !== change.before && (fact.kind === "number" || before !== after)) {
      this.told.push({ word: "changed", unit: unit.name, field: change.field, before, after });
    }
    return before === after ? [] : [{ unit: unit.id, field: change.field, before, after }];
  }
}
