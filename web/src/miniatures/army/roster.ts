/** An army as it is edited: rows of units, the groups they belong to, and facts by the server's terms. */

import type { ArmyCheck, ArmyFacts, ArmyOptions, ChoiceInfo, TermInfo } from "../../app/protocol.gen";

export type Fact = string | number;
export type Facts = Record<string, Fact>;

export interface Row {
  key: number; // of this page only: what moves on the screen stays the same row
  id: string;
  name: string;
  facts: Facts;
  group: number | null; // its key
}

export interface Group {
  key: number;
  kind: string;
  name: string;
  facts: Facts;
  parent: number | null; // its key
}

export interface Roster {
  name: string;
  facts: Facts;
  rows: Row[];
  groups: Group[];
}

let keys = 0;

function usual(terms: readonly TermInfo[]): Facts {
  return Object.fromEntries(terms.map((term) => [term.key, term.usual]));
}

/** An army from nothing; what one before it had chosen stays. */
export function emptyRoster(options: ArmyOptions | null, before: Facts = {}): Roster {
  const facts = usual(options?.army ?? []);
  for (const { key, kind } of options?.army ?? []) if (kind === "choice" && key in before) facts[key] = before[key]!;
  return { name: "", facts, rows: [], groups: [] };
}

/** As the server takes it: groups by their places. */
export function factsOf({ name, facts, rows, groups }: Roster): ArmyFacts {
  const place = (key: number | null): number | null => {
    const found = groups.findIndex((group) => group.key === key);
    return found < 0 ? null : found;
  };
  return {
    name,
    facts: { ...facts },
    units: rows.map((row) => ({ id: row.id, name: row.name, facts: { ...row.facts }, group: place(row.group) })),
    groups: groups.map((group) => ({
      kind: group.kind,
      name: group.name,
      facts: { ...group.facts },
      parent: place(group.parent),
    })),
  };
}

/** An army as the server read it. */
export function rosterOf(found: ArmyCheck): Roster {
  const made = found.groups.map(() => ++keys);
  const keyOf = (place: number | null): number | null => (place === null ? null : made[place]!);
  return {
    name: found.name,
    facts: { ...found.facts },
    rows: found.units.map(({ id, name, facts, group }) => ({
      key: ++keys,
      id,
      name,
      facts: { ...facts },
      group: keyOf(group),
    })),
    groups: found.groups.map(({ kind, name, facts, parent }, at) => ({
      key: made[at]!,
      kind,
      name,
      facts: { ...facts },
      parent: keyOf(parent),
    })),
  };
}

/** What an army has chosen of its own terms. */
function chosen(options: ArmyOptions, facts: Facts): ChoiceInfo[] {
  return options.army.flatMap((term) => term.choices.filter((one) => one.key === facts[term.key]));
}

/** The colours that an army wears by what it has chosen. */
export function liveryOf(options: ArmyOptions | null, facts: Facts): string {
  return (options && chosen(options, facts).find((one) => one.colour)?.colour) || "gb";
}

/** The colour that a unit has chosen for itself; empty: the army's. */
export function colourOf(terms: readonly TermInfo[], facts: Facts): string {
  const term = terms.find((one) => one.kind === "colour");
  return term?.choices.find((one) => one.key === facts[term.key])?.colour ?? "";
}

function prefixOf(options: ArmyOptions, facts: Facts): string {
  return chosen(options, facts).find((one) => one.prefix)?.prefix ?? "u";
}

function freeId(taken: readonly string[], prefix: string): string {
  let number = 1;
  while (taken.includes(`${prefix}${number}`)) number += 1;
  return `${prefix}${number}`;
}

/** Whether a term or a value applies to these choices. */
export const isFor = ({ only }: Pick<TermInfo, "only">, facts: Facts): boolean =>
  !only || only.values.includes(String(facts[only.term] ?? ""));

/** The choices of a term for a unit of such an army, each key once; what is chosen is among them. */
export function choicesFor(term: TermInfo, facts: Facts, army: Facts): ChoiceInfo[] {
  const known = { ...army, ...facts };
  const open = term.choices.filter((one) => isFor(one, known));
  const chosen = term.choices.find((one) => one.key === facts[term.key]);
  return !chosen || open.some((one) => one.key === chosen.key) ? open : [...open, chosen];
}

/** What is chosen of a unit; what is no longer for such a unit is as usual again. */
export function setFact(facts: Facts, key: string, value: Fact, terms: readonly TermInfo[], army: Facts = {}): void {
  facts[key] = value;
  for (const term of terms) {
    const known = { ...army, ...facts };
    const chosen = term.choices.filter((one) => one.key === facts[term.key]);
    const closed = chosen.length > 0 && !chosen.some((one) => isFor(one, known));
    if (!isFor(term, known) || closed) facts[term.key] = term.usual;
  }
}

/** A unit as usual, or of a kind to begin with, at the end of its group. */
export function addRow(roster: Roster, options: ArmyOptions, group: number | null = null, start: Facts = {}): Row {
  const taken = roster.rows.map((row) => row.id);
  const id = freeId(taken, prefixOf(options, roster.facts));
  const row = { key: ++keys, id, name: "", facts: { ...usual(options.terms), ...start }, group };
  roster.rows.push(row);
  return row;
}

/** A copy of it, right after it. */
export function copyRow(roster: Roster, at: number, options: ArmyOptions): Row | null {
  const from = roster.rows[at];
  if (!from) return null;
  const taken = roster.rows.map((row) => row.id);
  const id = freeId(taken, prefixOf(options, roster.facts));
  const row = { key: ++keys, id, name: from.name, facts: { ...from.facts }, group: from.group };
  roster.rows.splice(at + 1, 0, row);
  return row;
}

/** The next unit of the same group, one way or the other; null at the end. */
export function neighbour(roster: Roster, at: number, by: 1 | -1): number | null {
  const group = roster.rows[at]?.group;
  for (let next = at + by; next >= 0 && next < roster.rows.length; next += by)
    if (roster.rows[next]!.group === group) return next;
  return null;
}

/** Change places with a neighbour: where the unit is then. */
export function moveRow(roster: Roster, at: number, by: 1 | -1): number {
  const to = neighbour(roster, at, by);
  if (to === null) return at;
  const [one, other] = [roster.rows[at]!, roster.rows[to]!];
  roster.rows[at] = other;
  roster.rows[to] = one;
  return to;
}

/** What the army chooses; ids that were given by us follow it, those that a player gave stay. */
export function setArmyFact(roster: Roster, key: string, value: Fact, options: ArmyOptions): void {
  const before = prefixOf(options, roster.facts);
  roster.facts[key] = value;
  const after = prefixOf(options, roster.facts);
  for (const row of before === after ? [] : roster.rows) {
    const number = row.id.slice(before.length);
    if (!row.id.startsWith(before) || !/^\d+$/.test(number)) continue;
    const others = roster.rows.filter((one) => one !== row).map((one) => one.id);
    row.id = others.includes(after + number) ? freeId(others, after) : after + number;
  }
}

export function addGroup(roster: Roster, options: ArmyOptions, kind: string, parent: number | null = null): Group {
  const terms = options.groups.find((one) => one.key === kind)?.terms ?? [];
  const group = { key: ++keys, kind, name: "", facts: usual(terms), parent };
  roster.groups.push(group);
  return group;
}

/** A group in its place among all, and how deep it lies within others. */
export interface Branch {
  group: Group;
  depth: number;
}

/** Every group after the one that it lies within, those of one together. */
export function branches(groups: readonly Group[], parent: number | null = null, depth = 0): Branch[] {
  return groups
    .filter((group) => group.parent === parent)
    .flatMap((group) => [{ group, depth }, ...branches(groups, group.key, depth + 1)]);
}

/** Change places with the group beside it, and all that lies within either. */
export function moveGroup(roster: Roster, key: number, by: 1 | -1): void {
  const other = besideGroup(roster, key, by);
  if (!other) return;
  const own = roster.groups.findIndex((one) => one.key === key);
  const place = roster.groups.indexOf(other);
  const swapped = [...roster.groups];
  [swapped[own], swapped[place]] = [other, roster.groups[own]!];
  roster.groups = branches(swapped).map(({ group }) => group);
}

/** The group before or after it that lies within the same one; none at the end. */
export function besideGroup(roster: Roster, key: number, by: 1 | -1): Group | undefined {
  const own = roster.groups.find((one) => one.key === key);
  const same = roster.groups.filter((one) => one.parent === own?.parent);
  return own && same[same.indexOf(own) + by];
}

/** The kinds of groups that may lie within one, or within the army itself. */
export function kindsWithin(options: ArmyOptions, group: Group | null): ArmyOptions["groups"] {
  return options.groups.slice(group ? options.groups.findIndex((one) => one.key === group.kind) + 1 : 0);
}

/** What a group costs with all that belongs to it. */
export function costOf(found: ArmyCheck, place: number): number {
  const own = (found.groups[place]?.points ?? 0) + sum(found.units.filter((unit) => unit.group === place));
  const inner = found.groups.flatMap((group, at) => (group.parent === place ? [costOf(found, at)] : []));
  return own + inner.reduce((all, one) => all + one, 0);
}

const sum = (units: readonly { points: number }[]): number => units.reduce((all, unit) => all + unit.points, 0);

/** Its units and groups then belong to what it belonged to. */
export function dropGroup(roster: Roster, key: number): void {
  const gone = roster.groups.find((group) => group.key === key);
  roster.groups = roster.groups.filter((group) => group !== gone);
  for (const group of roster.groups) if (group.parent === key) group.parent = gone?.parent ?? null;
  for (const row of roster.rows) if (row.group === key) row.group = gone?.parent ?? null;
}

/** Groups that one may belong to: of an earlier kind, and before it. */
export function parentsOf(roster: Roster, options: ArmyOptions, group: Group): Group[] {
  const level = (kind: string): number => options.groups.findIndex((one) => one.key === kind);
  const before = roster.groups.slice(0, roster.groups.indexOf(group));
  return before.filter((one) => level(one.kind) < level(group.kind));
}
