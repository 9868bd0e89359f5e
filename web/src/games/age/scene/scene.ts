/** The view of L'Âge des Aigles as text, read into a record that the table draws. */

import type { BoardInfo as Board, UnitInfo as Unit } from "../../../app/protocol.gen";
import { readPieces, type TablePiece } from "../../../miniatures/paint/troops/pieces";

export type Seat = "south" | "north";
export type Condition = "fresh" | "worn" | "spent";
export type Place = "on-table" | "destroyed" | "captured" | "out" | "lost";

export const PHASES = [
  "upkeep",
  "initiative",
  "command",
  "reserve-movement",
  "tactical-movement",
  "rides",
  "counter-charges",
  "enemy-fire",
  "own-fire",
  "combat",
] as const;
export type Phase = (typeof PHASES)[number];

/** A brigade or battery. */
export interface Brigade {
  id: string;
  formation: string;
  bases: number;
  place: Place;
  condition: Condition;
  aim: string | null; // its target
  escort: string | null; // the brigade that a battery goes with
  foe: string | null; // the unit it is in contact with
  marks: string[];
}

export interface General {
  id: string;
  place: Place;
  unit: string | null; // the brigade that he is with
  leads: string | null; // the formation that he has taken over
}

export interface Scene {
  board: Board | null;
  battle: string;
  turn: number;
  turns: number; // that the battle lasts at most
  active: Seat;
  phase: Phase;
  levels: readonly [number, number];
  over: { winner: Seat | "draw"; cite: string } | null;
  generals: General[];
  units: Brigade[];
  pieces: ReadonlyMap<string, TablePiece>; // all that is on the table, by their names
}

const GONE: readonly string[] = ["destroyed", "captured", "out", "lost"];
const CONDITIONS: readonly string[] = ["fresh", "worn", "spent"];

export function readScene(text: string, board: Board | null = null): Scene {
  const scene = blank(board);
  for (const line of text.split("\n").slice(1)) {
    const unit = /^(\S+): /.exec(line);
    if (unit?.[1]) scene.units.push(readUnit(unit[1], line.slice(unit[0].length)));
    else if (line) readFact(scene, line);
  }
  scene.pieces = readPieces(text);
  return scene;
}

export function unitOf(scene: Scene | null, id: string | null): Brigade | null {
  return scene?.units.find((unit) => unit.id === id) ?? null;
}

export function generalOf(scene: Scene | null, id: string | null): General | null {
  return scene?.generals.find((one) => one.id === id) ?? null;
}

/** What does not change of a brigade, a battery or a general. */
export function rosterOf(board: Board | null, id: string | null): Unit | null {
  return board?.units.find((unit) => unit.id === id) ?? null;
}

/** The general of a formation, by its short name. */
export function leaderOf(board: Board | null, command: string | null): Unit | null {
  return board?.units.find(({ facts }) => command !== null && facts["leads"] === command) ?? null;
}

/** The formation that a general leads. */
export function commandOf(scene: Scene, general: string): string | null {
  const led = rosterOf(scene.board, general)?.facts["leads"];
  return generalOf(scene, general)?.leads ?? (led === undefined ? null : String(led));
}

/** The brigades and batteries of a formation on the table. */
export function membersOf(scene: Scene, command: string): string[] {
  const units = scene.board?.units ?? [];
  return units.filter(({ id, facts }) => facts["formation"] === command && scene.pieces.has(id)).map(({ id }) => id);
}

function blank(board: Board | null): Scene {
  return {
    board,
    battle: "",
    turn: 0,
    turns: 0,
    active: "south",
    phase: "upkeep",
    levels: [0, 0],
    over: null,
    generals: [],
    units: [],
    pieces: new Map(),
  };
}

function readFact(scene: Scene, line: string): void {
  const [word = "", ...words] = line.split(" ");
  if (word === "battle") scene.battle = words.join(" ");
  else if (word === "turn") {
    scene.turn = Number(words[0]);
    scene.active = words[1] as Seat;
    scene.phase = words[2] as Phase;
  } else if (word === "turns") scene.turns = Number(words[0]);
  else if (word === "levels") scene.levels = [Number(words[0]), Number(words[1])];
  else if (word === "over") scene.over = { winner: words[0] as Seat | "draw", cite: words.slice(1).join(" ") };
  else if (word === "general") scene.generals.push(readGeneral(words));
  else if (word === "contact") touch(scene, words);
}

/** Contacts come after the units that they are between. */
function touch(scene: Scene, [attacker = "", , defender = ""]: string[]): void {
  for (const [one, other] of [
    [attacker, defender],
    [defender, attacker],
  ] as const) {
    const unit = unitOf(scene, one);
    if (unit) unit.foe ??= other;
  }
}

function readGeneral([id = "", , ...words]: string[]): General {
  const general: General = { id, place: "on-table", unit: null, leads: null };
  for (let word = words.shift(); word !== undefined; word = words.shift()) {
    if (GONE.includes(word)) general.place = word as Place;
    else if (word === "with") general.unit = words.shift() ?? null;
    else if (word === "leads") general.leads = words.shift() ?? null;
  }
  return general;
}

function readUnit(id: string, text: string): Brigade {
  const [, , formation = "line", ...words] = text.split(" ");
  const unit: Brigade = {
    id,
    formation,
    bases: 0,
    place: "on-table",
    condition: "fresh",
    aim: null,
    escort: null,
    foe: null,
    marks: [],
  };
  const next = () => words.shift() ?? "";
  for (let word = words.shift(); word !== undefined; word = words.shift()) {
    if (word === "bases") unit.bases = Number(next());
    else if (GONE.includes(word)) unit.place = word as Place;
    else if (CONDITIONS.includes(word)) unit.condition = word as Condition;
    else if (word === "aim") unit.aim = next();
    else if (word === "escort") unit.escort = next();
    else if (word === "trail") words.splice(0, Number(next()));
    else if (["area", "failed", "shot", "size"].includes(word)) next();
    else unit.marks.push(word);
  }
  return unit;
}
