/** The view of La Marche des Aigles as text, read into a record that the table draws. */

import type { BoardInfo as Board, UnitInfo as Unit } from "../../../app/protocol.gen";
import { readPieces, type TablePiece } from "../../../miniatures/paint/troops/pieces";

export type Seat = "red" | "blue";
export type Formation = "line" | "column";
export type Place = "on-table" | "fled" | "destroyed";
export type Status = "ready" | "passed" | "activated";
export const STAFF = ["drummer", "sergeant", "ensign", "officer"] as const;
export type Character = (typeof STAFF)[number];

/** The middle of a front edge and where it faces, in hundredths of a millimetre and of a degree. */
export interface Pose {
  x: number;
  y: number;
  h: number;
}

export type Size = readonly [width: number, depth: number];

export interface Screen {
  men: number;
  pose: Pose;
  gap: number | null; // null: the usual one
  size: Size | null;
}

/** `staff` lists only kinds with losses, `used` those that re-rolled this turn. */
export interface Battalion {
  id: string;
  pose: Pose;
  size: Size | null; // of what stands formed; null when it is gone
  formation: Formation;
  rankers: number;
  place: Place;
  detached: number;
  screen: Screen | null;
  staff: Partial<Record<Character, number>>;
  used: Partial<Record<Character, number>>;
  foe: string | null;
  helps: string | null;
  until: number;
  status: Status;
  marks: string[];
  causes: string[];
}

export interface Commander {
  seat: Seat;
  x: number;
  y: number;
  unit: string | null;
  moved: boolean;
  dead: boolean;
}

export interface Scene {
  board: Board | null;
  battle: string;
  options: Record<string, string>;
  side: "south" | "north" | null; // where red stands; null until it is known
  turn: number;
  turns: number; // that the battle lasts at most
  active: Seat;
  phase: "set-up" | "initiative" | "activations" | "resolve" | "compulsory-moves";
  first: Seat;
  passed: boolean;
  over: { winner: Seat | "draw"; cite: string } | null;
  asked: { side: Seat; cite: string } | null;
  commanders: Commander[];
  units: Battalion[];
  pieces: ReadonlyMap<string, TablePiece>; // all that is on the table, by their names
}

const SEATS: readonly Seat[] = ["red", "blue"];
const CM = 1000;
const DEGREE = 100;
const CAUSES: readonly string[] = ["shot-at", "saw-flight", "lost-commander", "lost-men"];

export function readScene(text: string, board: Board | null = null): Scene {
  const scene = blank(board);
  for (const line of text.split("\n").slice(1)) {
    const unit = /^(\S+): /.exec(line);
    if (unit?.[1]) scene.units.push(readUnit(unit[1], line.slice(unit[0].length)));
    else if (line) readFact(scene, line);
  }
  scene.pieces = readPieces(text);
  scene.board = board && sided(board, scene);
  return scene;
}

const boards = new WeakMap<Board, Board>();

/** The board with its zones given to seats: until dice have settled the sides they go by the edge. */
function sided(board: Board, scene: Scene): Board {
  if (scene.side === null || !board.zones.some(({ seat }) => seat === "south")) return board;
  const known = boards.get(board);
  if (known) return known;
  const owner = (edge: string) => SEATS.find((seat) => edgeOf(scene, seat) === edge) ?? edge;
  const zones = board.zones.map((zone) => (zone.seat === null ? zone : { ...zone, seat: owner(zone.seat) }));
  const found = { ...board, zones };
  boards.set(board, found);
  return found;
}

export function unitOf(scene: Scene | null, id: string | null): Battalion | null {
  return scene?.units.find((unit) => unit.id === id) ?? null;
}

/** What does not change of a battalion or a Supreme Commander. */
export function rosterOf(board: Board | null, id: string | null): Unit | null {
  return board?.units.find((unit) => unit.id === id) ?? null;
}

export const chiefId = (seat: string): string => `commander ${seat}`;

export function commanderOf(scene: Scene, seat: string): Commander | null {
  return scene.commanders.find((one) => one.seat === seat) ?? null;
}

/** The edge of the table that is a seat's own. */
export function edgeOf(scene: Scene, seat: string): "south" | "north" {
  const red = scene.side ?? "south";
  return seat === "red" ? red : red === "south" ? "north" : "south";
}

function blank(board: Board | null): Scene {
  return {
    board,
    battle: "",
    options: {},
    side: null,
    turn: 0,
    turns: 0,
    active: "red",
    phase: "set-up",
    first: "red",
    passed: false,
    over: null,
    asked: null,
    commanders: [],
    units: [],
    pieces: new Map(),
  };
}

/** A decimal number of the notation as a whole number of parts: no rounding error comes in. */
export function parts(text: string, scale: number): number {
  return Math.round(Number(text) * scale);
}

function point(text: string): { x: number; y: number } {
  const [x = "0", y = "0"] = text.split(",");
  return { x: parts(x, CM), y: parts(y, CM) };
}

function pose(place: string, heading: string): Pose {
  return { ...point(place), h: parts(heading, DEGREE) };
}

function size(text: string): Size {
  const [width = "0", depth = "0"] = text.split("x");
  return [parts(width, CM), parts(depth, CM)];
}

function readFact(scene: Scene, line: string): void {
  const [word = "", ...words] = line.split(" ");
  const rest = (from: number) => words.slice(from).join(" ");
  if (word === "battle") scene.battle = rest(0);
  else if (word === "option") scene.options[words[0] ?? ""] = rest(1);
  else if (word === "side") scene.side = words[1] as Scene["side"];
  else if (word === "turn") {
    scene.turn = Number(words[0]);
    scene.active = words[1] as Seat;
    scene.phase = words[2] as Scene["phase"];
    scene.first = words[4] as Seat;
  } else if (word === "turns") scene.turns = Number(words[0]);
  else if (word === "passed") scene.passed = true;
  else if (word === "over") scene.over = { winner: words[0] as Seat | "draw", cite: rest(1) };
  else if (word === "asked") {
    scene.asked = words[0] === "nobody" ? null : { side: words[0] as Seat, cite: rest(1) };
  } else if (word === "commander") scene.commanders.push(readCommander(words));
}

function readCommander(words: string[]): Commander {
  const [seat, at = "", ...more] = words;
  const commander: Commander = {
    seat: seat as Seat,
    ...point(at),
    unit: null,
    moved: false,
    dead: false,
  };
  for (let word = more.shift(); word !== undefined; word = more.shift()) {
    if (word === "with") commander.unit = more.shift() ?? null;
    else if (word === "moved") commander.moved = true;
    else if (word === "dead") commander.dead = true;
  }
  return commander;
}

function readUnit(id: string, text: string): Battalion {
  const [at = "", heading = "", formation, ...words] = text.split(" ");
  const unit: Battalion = {
    id,
    pose: pose(at, heading),
    size: null,
    formation: formation as Formation,
    rankers: 0,
    place: "on-table",
    detached: 0,
    screen: null,
    staff: {},
    used: {},
    foe: null,
    helps: null,
    until: 0,
    status: "ready",
    marks: [],
    causes: [],
  };
  const next = () => words.shift() ?? "";
  for (let word = words.shift(); word !== undefined; word = words.shift()) {
    if (!readWord(unit, word, next)) unit.marks.push(word);
  }
  return unit;
}

/** One word of a battalion and what belongs to it; false for a mark. */
function readWord(unit: Battalion, word: string, next: () => string): boolean {
  const used = word.startsWith("used-");
  const kind = (used ? word.slice(5) : word) as Character;
  if (STAFF.includes(kind)) (used ? unit.used : unit.staff)[kind] = Number(next());
  else if (word === "rankers") unit.rankers = Number(next());
  else if (word === "fled" || word === "destroyed") unit.place = word;
  else if (word === "detached") unit.detached = Number(next());
  else if (word === "screen") unit.screen = readScreen(next);
  else if (word === "gap" && unit.screen) unit.screen.gap = parts(next(), CM);
  else if (word === "size") unit.size = size(next());
  else if (word === "strip" && unit.screen) unit.screen.size = size(next());
  else if (word === "foe") unit.foe = next();
  else if (word === "helps") unit.helps = next();
  else if (word === "until") unit.until = Number(next());
  else if (word === "passed" || word === "activated") unit.status = word;
  else if (CAUSES.includes(word)) unit.causes.push(word);
  else return false;
  return true;
}

function readScreen(next: () => string): Screen {
  const men = Number(next());
  next(); // at
  return { men, pose: pose(next(), next()), gap: null, size: null };
}
