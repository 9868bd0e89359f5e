/** Which cards of the catalogue are shown, and in what order. Headless: the page only asks. */

import { faceOf, said, type Face, type PieceInfo } from "../../cards/piece";

export interface Wanted {
  search: string;
  army: string;
  arm: string;
  corps: string;
  battle: string;
  order: Order;
}

export const ORDERS = ["number", "name", "dice", "morale", "points", "strength"] as const;
export type Order = (typeof ORDERS)[number];
export const ARMIES = ["french", "british", "prussian"] as const;
export const ARMS = ["general", "infantry", "cavalry", "artillery", "terrain", "special"] as const;
export const BATTLES = ["quatre-bras", "ligny", "wavre", "waterloo", "hal"] as const;

export const EVERYTHING: Wanted = {
  search: "",
  army: "",
  arm: "",
  corps: "",
  battle: "",
  order: "number",
};

/** Letters as one types them: no accents, no capitals. */
function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

const indexed = new WeakMap<PieceInfo, string>();

function searchable(piece: PieceInfo): string {
  let text = indexed.get(piece);
  if (text === undefined) {
    const words = [piece.names, piece.titles, piece.subtitles, piece.texts].flatMap(Object.values);
    text = plain([piece.id, ...words, faceOf(piece).command].join(" "));
    indexed.set(piece, text);
  }
  return text;
}

export function choose(pieces: readonly PieceInfo[], wanted: Wanted, lang: string): PieceInfo[] {
  const words = plain(wanted.search).split(/\s+/).filter(Boolean);
  const shown = pieces.filter((piece) => {
    const face = faceOf(piece);
    if (wanted.army && face.army !== wanted.army) return false;
    if (wanted.arm && face.arm !== wanted.arm) return false;
    if (wanted.corps && face.corps !== wanted.corps) return false;
    if (wanted.battle && !face.battles.includes(wanted.battle)) return false;
    return words.every((word) => searchable(piece).includes(word));
  });
  return shown.sort(comparing(wanted.order, lang));
}

function comparing(order: Order, lang: string): (a: PieceInfo, b: PieceInfo) => number {
  const byNumber = (a: PieceInfo, b: PieceInfo) => a.id.localeCompare(b.id);
  if (order === "number") return byNumber;
  if (order === "name") {
    const collator = new Intl.Collator(lang);
    return (a, b) => collator.compare(said(a.titles, lang), said(b.titles, lang)) || byNumber(a, b);
  }
  const worth: Record<Exclude<Order, "number" | "name">, (face: Face) => number> = {
    dice: (face) => face.dice,
    morale: (face) => (face.morale ? 69 - face.morale.charCodeAt(0) : 0),
    points: (face) => face.points,
    strength: (face) => (face.arm === "artillery" ? face.strength / 1000 : face.strength),
  };
  const of = worth[order];
  return (a, b) => of(faceOf(b)) - of(faceOf(a)) || byNumber(a, b);
}

/** The corps that can be chosen, in the order of battle. */
export function corpsOf(pieces: readonly PieceInfo[], army: string): string[] {
  const named = new Set<string>();
  for (const piece of pieces) {
    const face = faceOf(piece);
    if (face.corps && (!army || face.army === army)) named.add(face.corps);
  }
  return [...named].sort((a, b) => weight(a) - weight(b) || a.localeCompare(b));
}

const ROMANS = ["A", "I", "II", "III", "IV", "VI", "R", "G", "C"];

function weight(corps: string): number {
  const [first = "", horse] = corps.split(" ");
  return ROMANS.indexOf(first) + (horse ? 20 : 0);
}

/** Cards of the same Special in the other armies. */
export function likeIt(pieces: readonly PieceInfo[], piece: PieceInfo): PieceInfo[] {
  const face = faceOf(piece);
  if (face.arm !== "special") return [];
  return pieces.filter((other) => {
    const its = faceOf(other);
    return other !== piece && its.arm === "special" && its.uniform === face.uniform;
  });
}
