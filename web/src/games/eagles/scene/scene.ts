/** The view of EAGLES as text, read into a record that the table draws. Nothing is decided here. */

export type Formation = "line" | "column" | "square";

export type Side = "french" | "allied";
export type Army = "french" | "british" | "prussian";
export type Place = "FL" | "FC" | "FR" | "AR" | "AC" | "AL";
export type Wind = "fresh" | "blown" | "recovering";

export const PLACES: readonly Place[] = ["FL", "FC", "FR", "AR", "AC", "AL"];
export const LANES = ["left", "center", "right"] as const;
export const WINDS: readonly string[] = ["blown", "recovering"];
export const FORMATIONS: readonly string[] = ["column", "square"];
const TABLE = "table ";
const ACTED: readonly string[] = ["fired", "moved", "formed"];
const NO_AIM = "-";

/**
 * A card on the table. `name` is what sentences call it: 070, or AC#2 for an enemy's hidden one;
 * `id` its number in the catalogue, null while hidden. `up`: null where it goes by the kind of card.
 */
export interface Piece {
  name: string;
  id: string | null;
  army: Army | null;
  formation: Formation;
  up: boolean | null;
  hits: number;
  wind: Wind;
  on: string | null;
  held: Side | null;
  acted: string[];
  marks: string[];
  from: string | null;
}

/** Cards off the field: those one may know, and how many backs of each army. */
export interface Heap {
  known: Piece[];
  hidden: Partial<Record<Army, number>>;
}

export interface Announced {
  what: string;
  card: string;
  target: string | null;
  boosts: string[];
}

/** Several battles at once. The scene that holds it is that of the table where somebody is asked. */
export interface CampaignScene {
  tables: Scene[];
  at: number;
  /** What a side knows of its own decks: the cards it has sent to another battle. */
  chosen: string[];
  over: { winner: string; cite: string } | null;
}

export interface Scene {
  viewer: string;
  battle: string;
  campaign: CampaignScene | null;
  table: number | null; // of a campaign
  options: Record<string, string>;
  turn: number;
  active: Side;
  phase: "deployment" | "morale" | "combat" | "reinforce" | "retreat";
  flags: string[];
  damage: Record<Side, number>;
  crossed: Record<string, number>;
  played: { side: Side; place: Place; special: string }[];
  act: Announced | null;
  test: string | null;
  rallied: boolean; // the card tested tests a second time
  over: { winner: string; cite: string } | null;
  asked: { side: Side; cite: string } | null;
  ground: Record<Place, string[]>;
  at: Record<Place, Piece[]>;
  off: Record<string, Heap>;
}

export function readScene(text: string): Scene {
  const [first = "", ...rest] = joined(text);
  const scene = blank(first.split(" ")[3] ?? "");
  const table = rest.findIndex((line) => line.startsWith(TABLE));
  if (table < 0) return readLines(scene, rest);
  return readCampaign(readLines(scene, rest.slice(0, table)), rest);
}

/** The table where somebody is asked; what concerns all of them stands above the first. */
function readCampaign(head: Scene, lines: readonly string[]): Scene {
  const starts = lines.flatMap((line, i) => (line.startsWith(TABLE) ? [i] : []));
  const tables = starts.map((start, i) => {
    const table = { ...blank(head.viewer), options: head.options, asked: head.asked, table: i };
    table.battle = lines[start]?.slice(TABLE.length) ?? "";
    return readLines(table, lines.slice(start + 1, starts[i + 1]));
  });
  const told = (word: string) => lines.filter((line) => line.startsWith(`${word} `)).map((line) => line.split(" "));
  const at = tables.findIndex(({ battle }) => battle === told("at")[0]?.[1]);
  const chosen = told("chosen").flatMap((words) => words.slice(2));
  return { ...(tables[at] ?? head), campaign: { tables, at, chosen, over: head.over } };
}

function readLines(scene: Scene, lines: readonly string[]): Scene {
  let place: Place | null = null;
  for (const line of lines) {
    if (line.startsWith("  ") && place) {
      scene.at[place].push(readPiece(line.trim()));
      continue;
    }
    place = readPlace(scene, line);
    if (!place && !isHeap(line)) readFact(scene, line);
  }
  for (const each of PLACES) nameHidden(scene, each);
  return scene;
}

/** An empty heap for places that nothing lies in, so that readers need not ask. */
export function heap(scene: Scene, place: string): Heap {
  return scene.off[place] ?? { known: [], hidden: {} };
}

export function count(of: Heap): number {
  return of.known.length + Object.values(of.hidden).reduce((sum, n) => sum + n, 0);
}

export function sideOf(army: Army): Side {
  return army === "french" ? "french" : "allied";
}

export function sideOfPlace(place: Place): Side {
  return place.startsWith("F") ? "french" : "allied";
}

/** The lane of a Position as the French see it: 0 is their Left, the Allied Right. */
export function laneOf(place: Place): number {
  return PLACES.indexOf(place) % 3;
}

/** Lists off the field continue over several lines, each but the last ending in a comma. */
function joined(text: string): string[] {
  const lines: string[] = [];
  for (const line of text.split("\n")) {
    const last = lines.length - 1;
    if (lines[last]?.endsWith(",")) lines[last] += ` ${line.trim()}`;
    else if (line) lines.push(line);
  }
  return lines;
}

function blank(viewer: string): Scene {
  const each = <T>(make: () => T) => Object.fromEntries(PLACES.map((place) => [place, make()])) as Record<Place, T>;
  return {
    viewer,
    battle: "",
    campaign: null,
    table: null,
    options: {},
    turn: 0,
    active: "french",
    phase: "deployment",
    flags: [],
    damage: { french: 0, allied: 0 },
    crossed: {},
    played: [],
    act: null,
    test: null,
    rallied: false,
    over: null,
    asked: null,
    ground: each(() => []),
    at: each(() => []),
    off: {},
  };
}

function readPlace(scene: Scene, line: string): Place | null {
  const colon = line.indexOf(":");
  const name = line.slice(0, colon);
  const rest = line.slice(colon + 1).trim();
  if (PLACES.includes(name as Place)) {
    scene.ground[name as Place] = rest ? rest.split(" ") : [];
    return name as Place;
  }
  if (isHeap(line)) scene.off[name] = readHeap(rest);
  return null;
}

function isHeap(line: string): boolean {
  return /^((reserve|pile|middle)-\w+|casualties|discard):/.test(line);
}

function readHeap(text: string): Heap {
  const found: Heap = { known: [], hidden: {} };
  for (const entry of text.split(", ")) {
    const back = /^\?(\w+) x(\d+)$/.exec(entry);
    if (back) found.hidden[back[1] as Army] = Number(back[2]);
    else found.known.push(readPiece(entry));
  }
  return found;
}

function readPiece(text: string): Piece {
  const [label = "", ...words] = text.split(" ");
  const hidden = label.startsWith("?");
  const piece: Piece = {
    name: label,
    id: hidden ? null : label.slice(0, 3),
    army: hidden ? (label.slice(1) as Army) : null,
    formation: "line",
    up: null,
    hits: 0,
    wind: "fresh",
    on: null,
    held: null,
    acted: [],
    marks: [],
    from: null,
  };
  for (let word = words.shift(); word !== undefined; word = words.shift()) {
    if (FORMATIONS.includes(word)) piece.formation = word as Formation;
    else if (WINDS.includes(word)) piece.wind = word as Wind;
    else if (ACTED.includes(word)) piece.acted.push(word);
    else if (word === "up" || word === "down") piece.up = word === "up";
    else if (word === "hits") piece.hits = Number(words.shift());
    else if (word === "on") piece.on = words.shift() ?? null;
    else if (word === "held") piece.held = words.shift() as Side;
    else if (word === "from") piece.from = words.shift() ?? null;
    else piece.marks.push(word);
  }
  return piece;
}

/** A hidden card is called by its place and its number among the hidden ones of its side there. */
function nameHidden(scene: Scene, place: Place): void {
  const numbers: Record<Side, number> = { french: 0, allied: 0 };
  for (const piece of scene.at[place]) {
    if (piece.id !== null || !piece.army) continue;
    const side = sideOf(piece.army);
    numbers[side] += 1;
    piece.name = `${place}#${numbers[side]}${scene.viewer === "spectator" ? `-${side}` : ""}`;
  }
}

function readFact(scene: Scene, line: string): void {
  const [word = "", ...words] = line.split(" ");
  const said = words.join(" ");
  if (word === "battle") scene.battle = said;
  else if (word === "option") scene.options[words[0] ?? ""] = words.slice(1).join(" ");
  else if (word === "turn") {
    scene.turn = Number(words[0]);
    scene.active = words[1] as Side;
    scene.phase = words[2] as Scene["phase"];
  } else if (word === "damage") {
    scene.damage = { french: Number(words[1]), allied: Number(words[3]) };
  } else if (word === "crossed") {
    for (let i = 0; i < words.length; i += 2) scene.crossed[words[i] ?? ""] = Number(words[i + 1]);
  } else if (word === "played") {
    const [side, place, special = ""] = words;
    scene.played.push({ side: side as Side, place: place as Place, special });
  } else if (word === "act") scene.act = readAct(words);
  else if (word === "test") {
    scene.test = words[0] ?? null;
    scene.rallied = words[1] === "rallied";
  } else if (word === "over") {
    scene.over = { winner: words[0] ?? "", cite: words.slice(1).join(" ") };
  } else if (word === "asked") {
    const cite = words.slice(1).join(" ");
    scene.asked = words[0] === "nobody" ? null : { side: words[0] as Side, cite };
  } else scene.flags.push(word);
}

function readAct([what = "", card = "", target = NO_AIM, ...boosts]: string[]): Announced {
  return { what, card, target: target === NO_AIM ? null : target, boosts };
}
