/** The view of Au crépuscule de l'Aigle as text, read into a record that the table draws. */

import type { UnitInfo } from "../../../app/protocol.gen";
import type { Board } from "../../../miniatures/field/data";
import { readPieces, type TablePiece } from "../../../miniatures/paint/troops/pieces";
import { onGround } from "./ground";

export type Seat = "south" | "north";
export type Place = "on-table" | "destroyed" | "fled" | "captured" | "in-ranks" | "in-hand";

export const PHASES = [
  "setting-up",
  "compulsory",
  "command",
  "charges",
  "reactions",
  "contact",
  "movement",
  "guns",
  "musketry",
  "after-fire",
  "combat",
  "after-combat",
] as const;
export type Phase = (typeof PHASES)[number];

/** A battalion, a squadron, skirmishers, a battery or a caisson. */
export interface Unit {
  id: string;
  formation: string;
  figures: number;
  files: number;
  place: Place;
  numbers: Readonly<Record<string, number>>; // counts that are not nothing, by their words
  charge: string | null; // the unit it charges
  wheel: number; // with which its charge begins: hundredths of a degree, to the right
  captor: string | null; // who serves a captured gun
  post: string | null; // where gunners are who left their gun
  building: number; // that it holds, by its number on the ground; 0: none
  foes: string[];
  marks: string[];
}

export interface Officer {
  id: string;
  place: Place;
  unit: string | null; // that he is with
  wounds: number;
}

export interface Contact {
  attacker: string;
  defender: string;
  edge: string;
}

/** A gun that is aimed: at which target, with what, by whom, and its greatest estimate in inches. */
export interface Aim {
  gun: string;
  target: string;
  ammunition: string;
  seat: Seat;
  most: number;
  heading: number; // hundredths of a degree
  off: number | null; // inches to the target; not shown by eye
}

export interface Scene {
  board: Board | null;
  battle: string;
  turn: number;
  turns: number; // that the battle lasts at most
  active: Seat;
  phase: Phase;
  over: { winner: Seat | "draw"; cite: string } | null;
  written: string | null; // one's own estimates, until they are opened
  officers: Officer[];
  units: Unit[];
  contacts: Contact[];
  aims: Aim[];
  walls: ReadonlyMap<number, number>; // wounds of each building that has any, by its number
  pieces: ReadonlyMap<string, TablePiece>; // all that is on the table, by their names
}

const GONE: readonly string[] = ["destroyed", "fled", "captured", "in-ranks", "in-hand"];
const NUMBERS: readonly string[] =
  "counted elites sappers attempts orders used since wounds team toil waits balls canisters".split(" ");

export function readScene(text: string, board: Board | null = null): Scene {
  const lines = text.split("\n");
  const terrain = lines.filter((line) => line.startsWith("terrain "));
  const told = lines.includes(BY_EYE) ? byEye(board) : board;
  const scene = blank(told && onGround(told, terrain));
  for (const line of lines.slice(1)) {
    const unit = /^([^\s:]+): /.exec(line);
    if (unit?.[1]) scene.units.push(readUnit(unit[1], line.slice(unit[0].length)));
    else if (line && !line.startsWith("terrain ")) readFact(scene, line);
  }
  for (const { attacker, defender } of scene.contacts) {
    unitOf(scene, attacker)?.foes.push(defender);
    unitOf(scene, defender)?.foes.push(attacker);
  }
  scene.pieces = readPieces(text);
  return scene;
}

const BY_EYE = "option by-eye on";
const guessed = new WeakMap<Board, Board>();

/** The same table, without anything that shows a length. */
function byEye(board: Board | null): Board | null {
  if (!board) return null;
  const found = guessed.get(board) ?? { ...board, byEye: true };
  guessed.set(board, found);
  return found;
}

export function unitOf(scene: Scene | null, id: string | null): Unit | null {
  return scene?.units.find((unit) => unit.id === id) ?? null;
}

export function officerOf(scene: Scene | null, id: string | null): Officer | null {
  return scene?.officers.find((one) => one.id === id) ?? null;
}

/** What does not change of a unit or an officer. */
export function rosterOf(board: Board | null, id: string | null): UnitInfo | null {
  return board?.units.find((unit) => unit.id === id) ?? null;
}

/** The officers who are with a unit. */
export function staffOf(scene: Scene, unit: string): string[] {
  return scene.officers.filter((one) => one.unit === unit && one.place === "on-table").map(({ id }) => id);
}

function blank(board: Board | null): Scene {
  return {
    board,
    battle: "",
    turn: 0,
    turns: 0,
    active: "south",
    phase: "setting-up",
    over: null,
    written: null,
    officers: [],
    units: [],
    contacts: [],
    aims: [],
    walls: new Map(),
    pieces: new Map(),
  };
}

function readFact(scene: Scene, line: string): void {
  const [word = "", ...words] = line.split(" ");
  const rest = (from: number) => words.slice(from).join(" ");
  if (word === "battle") scene.battle = rest(0);
  else if (word === "turn") {
    scene.turn = Number(words[0]);
    scene.active = words[1] as Seat;
    scene.phase = words[2] as Phase;
  } else if (word === "turns") scene.turns = Number(words[0]);
  else if (word === "written") scene.written = rest(0);
  else if (word === "over") scene.over = { winner: words[0] as Seat | "draw", cite: rest(1) };
  else if (word === "officer") scene.officers.push(readOfficer(words));
  else if (word === "aim") scene.aims.push(readAim(words));
  else if (word === "contact") {
    const [attacker = "", , defender = "", edge = ""] = words;
    scene.contacts.push({ attacker, defender, edge });
  } else if (word === "wall" && words[1] !== "rolls") {
    const building = Number(words[0]);
    const walls = new Map(scene.walls);
    scene.walls = walls.set(building, (walls.get(building) ?? 0) + Number(words[2]));
  }
}

function readAim([gun = "", , target = "", ammunition = "", ...words]: string[]): Aim {
  const of = (word: string): string | undefined => (words.includes(word) ? words[words.indexOf(word) + 1] : undefined);
  const off = of("off");
  return {
    gun,
    target,
    ammunition,
    seat: of("by") as Seat,
    most: Number(of("most")),
    heading: Math.round(Number(of("heading")) * 100),
    off: off === undefined ? null : Number(off),
  };
}

function readOfficer([id = "", , ...words]: string[]): Officer {
  const officer: Officer = { id, place: "on-table", unit: null, wounds: 0 };
  for (let word = words.shift(); word !== undefined; word = words.shift()) {
    if (GONE.includes(word)) officer.place = word as Place;
    else if (word === "with") officer.unit = words.shift() ?? null;
    else if (word === "wounds") officer.wounds = Number(words.shift());
    else words.shift();
  }
  return officer;
}

function readUnit(id: string, text: string): Unit {
  const [, , formation = "line", ...words] = text.split(" ");
  const numbers: Record<string, number> = {};
  const unit: Unit = {
    id,
    formation,
    figures: 0,
    files: 0,
    place: "on-table",
    numbers,
    charge: null,
    wheel: 0,
    captor: null,
    post: null,
    building: 0,
    foes: [],
    marks: [],
  };
  const next = () => words.shift() ?? "";
  for (let word = words.shift(); word !== undefined; word = words.shift()) {
    if (word === "figures" || word === "files" || word === "building") unit[word] = Number(next());
    else if (word === "charge" || word === "captor" || word === "post") unit[word] = next();
    else if (NUMBERS.includes(word)) numbers[word] = Number(next());
    else if (GONE.includes(word)) unit.place = word as Place;
    else if (word === "wheel") unit.wheel = (next() === "left" ? -100 : 100) * Number(next());
    else if (word === "size") next();
    else unit.marks.push(word);
  }
  return unit;
}
