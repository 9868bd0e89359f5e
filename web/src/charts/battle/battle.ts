/**
 * The battle beside the charts: its units as they are now and a log of what was recorded. Every entry says what it
 * changed, so that the last one can always be taken back. Everything that happens to a battle is a move, on one phone
 * as on several that share it.
 */

import type {
  BattleChange,
  BattleEntry,
  BattleText,
  BattleUnit,
  ChartArmy,
  ChartBattle,
  ChartBookInfo,
  ChartForm,
  TurnLine,
  UndoLine,
  WriteLine,
} from "../../app/protocol.gen";
import { complete, conditionOf, isAsked, type Values } from "../reading/evaluate";

export const FORMAT = "grognard-charts";
export const VERSION = 1;
export const MOST_UNITS = 200;
export const MOST_ENTRIES = 600;
export const MOST_TURNS = 99;
export const LONGEST_NAME = 80;
export const LONGEST_WORDS = 400;
const CONDITION = "condition"; // of a unit: found by its numbers, not kept

export type Unit = BattleUnit;
export type Change = BattleChange;
export type Entry = BattleEntry;
export type Battle = BattleText;

/** A move with a key of its own, by which a phone knows it again. */
export type Line = WriteLine | UndoLine | TurnLine;
type Keyless<T> = T extends unknown ? Omit<T, "key"> : never;
export type Move = Keyless<Line>;

export function emptyBattle(game: string, sides: string[], title = ""): Battle {
  return { format: FORMAT, version: VERSION, game, title, turn: 1, sides, units: [], log: [] };
}

/** Units as they begin, with ids from `first` on. */
function begun(book: ChartBookInfo, found: ChartArmy["units"], first: number): Unit[] {
  return found.map(({ name, side, group, values: given }, place) => {
    const values = complete(book.sheet.facts, given);
    const started = values[book.sheet.strength] ?? 0;
    return {
      id: first + place,
      name: name.slice(0, LONGEST_NAME),
      side,
      group: group.slice(0, LONGEST_NAME),
      started,
      values,
    };
  });
}

export function fromScenario(book: ChartBookInfo, found: ChartBattle): Battle {
  return {
    ...emptyBattle(book.game, found.sides, found.title),
    units: begun(book, found.units.slice(0, MOST_UNITS), 0),
  };
}

/** An entry that brings an army to one side, in place of what was there. */
export function armyEntry(book: ChartBookInfo, battle: Battle, side: number, army: ChartArmy, words: string): Entry {
  const removed = battle.units.filter((unit) => unit.side === side);
  const room = MOST_UNITS - battle.units.length + removed.length;
  const units = army.units.slice(0, room).map((unit) => ({ ...unit, side }));
  const named = { side, before: battle.sides[side]!, after: army.name.slice(0, LONGEST_NAME) };
  return { ...entryOf(battle, words), added: begun(book, units, nextId(battle)), removed, named };
}

/** An entry of these words that changes nothing yet. */
export function entryOf(battle: Battle, words: string): Entry {
  return {
    turn: battle.turn,
    chart: "",
    words: words.slice(0, LONGEST_WORDS),
    faces: [],
    changes: [],
    added: [],
    removed: [],
    named: null,
  };
}

/** Whether anything would be lost with a battle. */
export const isEmpty = ({ units, log }: Battle): boolean => !units.length && !log.length;

// What is written down

/** The changes that a result makes to the units that have a part in it. */
export function changesOf(
  book: ChartBookInfo,
  chart: ChartForm,
  result: number,
  cast: Record<string, Unit | undefined>,
): Change[] {
  const changes: Change[] = [];
  for (const effect of chart.results[result]?.effects ?? []) {
    const unit = cast[effect.part];
    const fact = book.sheet.facts.find((one) => one.key === effect.field);
    if (!unit || !fact || !isAsked(fact, unit.values) || !isAsked(effect, unit.values)) continue;
    const before = unit.values[effect.field] ?? fact.least;
    const wanted = effect.by ? before + effect.value : effect.value;
    const after = Math.min(Math.max(wanted, fact.least), fact.most);
    if (after !== before) changes.push({ unit: unit.id, field: effect.field, before, after });
  }
  return changes;
}

function applied(units: readonly Unit[], changes: readonly Change[], back: boolean): Unit[] {
  return units.map((unit) => {
    const mine = changes.filter((change) => change.unit === unit.id);
    if (!mine.length) return unit;
    const values = { ...unit.values };
    for (const { field, before, after } of mine) values[field] = back ? before : after;
    return { ...unit, values };
  });
}

export function written(battle: Battle, entry: Entry): Battle {
  const gone = new Set(entry.removed.map(({ id }) => id));
  const units = applied(battle.units, entry.changes, false).filter(({ id }) => !gone.has(id));
  const sides = called(battle.sides, entry, false);
  return { ...battle, sides, units: [...units, ...entry.added], log: [...battle.log, entry].slice(-MOST_ENTRIES) };
}

/** The battle before its last entry. */
export function undone(battle: Battle): Battle {
  const entry = battle.log.at(-1);
  if (!entry) return battle;
  const gone = new Set(entry.added.map(({ id }) => id));
  const units = applied(battle.units, entry.changes, true).filter(({ id }) => !gone.has(id));
  return {
    ...battle,
    sides: called(battle.sides, entry, true),
    units: [...units, ...entry.removed].toSorted((a, b) => a.id - b.id),
    turn: entry.turn,
    log: battle.log.slice(0, -1),
  };
}

function called(sides: string[], { named }: Entry, back: boolean): string[] {
  return named ? sides.map((name, side) => (side !== named.side ? name : back ? named.before : named.after)) : sides;
}

/** The battle after a move. An undo of anything but the last entry does nothing. */
export function moved(battle: Battle, move: Move): Battle {
  if (move.what === "turn") return { ...battle, turn: move.turn };
  if (move.what === "write") return written(battle, move.entry);
  return isSame(battle.log.at(-1), move.entry) ? undone(battle) : battle;
}

/** Whether two entries say and do the same. */
export function isSame(one: Entry | undefined, other: Entry): boolean {
  return one !== undefined && canonical(one) === canonical(other);
}

export function canonical({ turn, chart, words, faces, changes, added, removed, named }: Entry): string {
  const unit = ({ id, name, side, group, started, values }: Unit): unknown[] => [
    id,
    name,
    side,
    group,
    started,
    sorted(values),
  ];
  const told = changes.map(({ unit: id, field, before, after }) => [id, field, before, after]);
  const called = named && [named.side, named.before, named.after];
  return JSON.stringify([turn, chart, words, faces, told, added.map(unit), removed.map(unit), called]);
}
const sorted = (values: Values): [string, number][] => Object.entries(values).toSorted(([a], [b]) => (a < b ? -1 : 1));

export function nextId(battle: Battle): number {
  const removed = battle.log.flatMap((entry) => entry.removed);
  return 1 + Math.max(-1, ...battle.units.map(({ id }) => id), ...removed.map(({ id }) => id));
}

/** The facts of a chart as the units that have a part in it show them. */
export function filled(book: ChartBookInfo, chart: ChartForm, cast: Record<string, Unit | undefined>): Values {
  const values: Values = {};
  for (const fact of chart.facts) {
    const unit = fact.fill && cast[fact.fill.part];
    if (!fact.fill || !unit) continue;
    const { field, values: table } = fact.fill;
    const own = field === CONDITION ? conditionOf(book.sheet, unit.values, unit.started).now : unit.values[field];
    const value = table ? (table[String(own)] ?? 0) : own;
    if (value !== undefined && value >= fact.least && value <= fact.most) values[fact.key] = value;
  }
  return values;
}
