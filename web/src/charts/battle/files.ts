/** Battles as files: read with suspicion, and the log as a text. */

import type { ChartBookInfo } from "../../app/protocol.gen";
import {
  FORMAT,
  LONGEST_NAME,
  LONGEST_WORDS,
  MOST_ENTRIES,
  MOST_TURNS,
  MOST_UNITS,
  VERSION,
  type Battle,
  type Entry,
  type Unit,
} from "./battle";

const isWhole = (value: unknown, least = 0, most = 1e6): value is number =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
const isText = (value: unknown, most: number): value is string => typeof value === "string" && value.length <= most;

function isUnit(book: ChartBookInfo, value: unknown): value is Unit {
  const unit = value as Unit;
  if (!unit || typeof unit !== "object" || !isWhole(unit.id) || !isWhole(unit.started)) return false;
  if (!isText(unit.name, LONGEST_NAME) || !isText(unit.group, LONGEST_NAME) || !isWhole(unit.side, 0, 1)) return false;
  const values = unit.values;
  return Boolean(values) && book.sheet.facts.every(({ key, least, most }) => isWhole(values[key], least, most));
}

/** An entry with all its parts: files may leave out what it does not add, and name one unit alone. */
function whole(value: unknown): unknown {
  const entry = value as Entry;
  if (!entry || typeof entry !== "object") return value;
  const list = (units: unknown): unknown[] => (Array.isArray(units) ? units : units ? [units] : []);
  return { ...entry, added: list(entry.added), removed: list(entry.removed), named: entry.named ?? null };
}

function isEntry(book: ChartBookInfo, value: unknown): value is Entry {
  const entry = value as Entry;
  if (!entry || typeof entry !== "object" || !isWhole(entry.turn, 1, MOST_TURNS)) return false;
  if (!isText(entry.chart, 40) || !isText(entry.words, LONGEST_WORDS)) return false;
  if (!Array.isArray(entry.faces) || entry.faces.length > 60 || !entry.faces.every((face) => isWhole(face, 0, 100)))
    return false;
  const known = new Map(book.sheet.facts.map((fact) => [fact.key, fact]));
  const inSpan = (field: string, number: unknown): boolean =>
    known.has(field) && isWhole(number, known.get(field)!.least, known.get(field)!.most);
  const changes = Array.isArray(entry.changes) && entry.changes.length <= 60;
  if (
    !changes ||
    !entry.changes.every((one) => isWhole(one?.unit) && inSpan(one.field, one.before) && inSpan(one.field, one.after))
  )
    return false;
  const named = entry.named;
  if (named && !(isWhole(named.side, 0, 1) && isText(named.before, LONGEST_NAME) && isText(named.after, LONGEST_NAME)))
    return false;
  return [entry.added, entry.removed].every(
    (units) => units.length <= MOST_UNITS && units.every((unit) => isUnit(book, unit)),
  );
}

/** A battle from the text of a file; a word that says what is wrong with it otherwise. */
export function readBattle(book: ChartBookInfo, text: string): Battle | "broken" | "other-game" | "newer" {
  let found: Battle;
  try {
    found = JSON.parse(text) as Battle;
  } catch {
    return "broken";
  }
  if (!found || typeof found !== "object" || found.format !== FORMAT) return "broken";
  if (isWhole(found.version, VERSION + 1)) return "newer";
  if (found.game !== book.game) return isText(found.game, 40) ? "other-game" : "broken";
  const sides =
    Array.isArray(found.sides) && found.sides.length === 2 && found.sides.every((one) => isText(one, LONGEST_NAME));
  if (!sides || !isText(found.title, LONGEST_NAME) || !isWhole(found.turn, 1, MOST_TURNS)) return "broken";
  if (!Array.isArray(found.units) || found.units.length > MOST_UNITS || !found.units.every((one) => isUnit(book, one)))
    return "broken";
  if (new Set(found.units.map(({ id }) => id)).size < found.units.length) return "broken";
  if (!Array.isArray(found.log) || found.log.length > MOST_ENTRIES) return "broken";
  const log = found.log.map(whole);
  if (!log.every((one): one is Entry => isEntry(book, one))) return "broken";
  const { game, title, turn, units } = found;
  return { format: FORMAT, version: VERSION, game, title, turn, sides: found.sides, units, log };
}

/** The log as a text that people read. */
export function logText(battle: Battle, turnWords: (turn: number) => string): string {
  const lines = [battle.title, ""];
  let turn = 0;
  for (const entry of battle.log) {
    if (entry.turn !== turn) lines.push(turnWords((turn = entry.turn)));
    const faces = entry.faces.length ? `[${entry.faces.join(", ")}] ` : "";
    lines.push(`  ${faces}${entry.words}`);
  }
  return `${lines.join("\n")}\n`;
}
