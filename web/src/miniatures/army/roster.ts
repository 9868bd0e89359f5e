/** An army list as it is edited: rows of battalions, and the text that the server reads. */

import type { Armoury, Muster } from "../../app/protocol.gen";

export type Fact = string | number;

export interface Row {
  key: number; // of this page only: what moves on the screen stays the same row
  id: string;
  name: string;
  facts: Record<string, Fact>;
}

export interface Roster {
  name: string;
  nation: string;
  commander: string;
  rows: Row[];
}

const CHARACTERS = ["drummer", "sergeant", "ensign", "officer"];
const OWN_ID = /^[a-z]\d+$/;

let keys = 0;

export function emptyRoster(nation: string): Roster {
  return { name: "", nation, commander: "", rows: [] };
}

/** A list cannot hold what ends a line or begins a comment. */
export function cleanName(text: string, longest: number): string {
  return text
    .replace(/[;#\p{Cc}\u2028\u2029]/gu, " ")
    .replace(/ {2,}/g, " ")
    .slice(0, longest);
}

function rowWords({ id, facts, name }: Row): string {
  const words = [`${id} ${facts["rankers"]} ${facts["quality"]}`];
  for (const flag of ["light", "rifles"]) if (facts[flag]) words.push(flag);
  for (const who of CHARACTERS) {
    const count = Number(facts[who] ?? 0);
    if (count) words.push(count === 1 ? who : `${count} ${who}s`);
  }
  if (facts["formation"] !== "line") words.push(String(facts["formation"]));
  if (facts["detached"]) words.push(`detach ${facts["detached"]}`);
  if (facts["coat"]) words.push(`${facts["coat"]} coats`);
  return words.join(", ") + (name.trim() ? `: ${name.trim()}` : "");
}

/** The list, a battalion a line. */
export function writeRoster({ name, nation, commander, rows }: Roster): string {
  const lines = [name.trim() ? `${nation}: ${name.trim()}` : `${nation}:`];
  if (commander.trim()) lines.push(`commander: ${commander.trim()}`);
  return [...lines, ...rows.map(rowWords), ""].join("\n");
}

/** A list as the server read it. */
export function rosterOf(found: Muster): Roster {
  return {
    name: found.name,
    nation: found.nation,
    commander: found.commander,
    rows: found.units.map(({ id, name, facts }) => ({ key: ++keys, id, name, facts: { ...facts } })),
  };
}

function prefixOf(armoury: Armoury, nation: string): string {
  return armoury.nations.find((one) => one.key === nation)?.prefix ?? "b";
}

function freeId(taken: readonly string[], prefix: string): string {
  let number = 1;
  while (taken.includes(`${prefix}${number}`)) number += 1;
  return `${prefix}${number}`;
}

/** A battalion as usual, at the end. */
export function addRow(roster: Roster, armoury: Armoury): Row {
  const taken = roster.rows.map((row) => row.id);
  const facts = Object.fromEntries(armoury.terms.map((term) => [term.key, term.usual]));
  const row = { key: ++keys, id: freeId(taken, prefixOf(armoury, roster.nation)), name: "", facts };
  roster.rows.push(row);
  return row;
}

/** The same once more, behind it. */
export function copyRow(roster: Roster, at: number, armoury: Armoury): Row | null {
  const from = roster.rows[at];
  if (!from) return null;
  const taken = roster.rows.map((row) => row.id);
  const id = freeId(taken, prefixOf(armoury, roster.nation));
  const row = { key: ++keys, id, name: from.name, facts: { ...from.facts } };
  roster.rows.splice(at + 1, 0, row);
  return row;
}

export function moveRow(roster: Roster, from: number, to: number): boolean {
  if (to < 0 || to >= roster.rows.length || from === to) return false;
  roster.rows.splice(to, 0, ...roster.rows.splice(from, 1));
  return true;
}

/** Ids that were given by us follow the nation; those that a player gave stay. */
export function setNation(roster: Roster, nation: string, armoury: Armoury): void {
  const [before, after] = [prefixOf(armoury, roster.nation), prefixOf(armoury, nation)];
  roster.nation = nation;
  for (const row of roster.rows) {
    if (!OWN_ID.test(row.id) || !row.id.startsWith(before)) continue;
    const others = roster.rows.filter((one) => one !== row).map((one) => one.id);
    const wished = after + row.id.slice(1);
    row.id = others.includes(wished) ? freeId(others, after) : wished;
  }
}

/** The name of a file: plain letters and dashes. */
export function fileName(name: string): string {
  const plain = name.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return `${plain.replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "") || "army"}.army`;
}

/** A link that was pasted comes down to its code. */
export function codeIn(pasted: string): string {
  return /\/army(\/\w+)?#/.test(pasted) ? pasted.slice(pasted.indexOf("#") + 1) : pasted;
}
