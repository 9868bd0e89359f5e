// A card as its maker printed it, read once from the catalogue's loose facts into a plain record.

import type { PieceInfo } from "../../../app/protocol.gen";
import { CODES, type Army, type Code } from "../../../ui/army";

export type { PieceInfo };

export type Arm = "infantry" | "cavalry" | "artillery" | "general" | "terrain" | "special";
export type Size = "s" | "m" | "l";
/** What may be done with a card: each is a ring of its own shape. */
export const RINGS = ["may", "legal", "selected", "target", "aimed", "supports", "pointed", "forbidden"] as const;
export type Mark = (typeof RINGS)[number] | "rest" | null;

export interface CardState {
  formation: "line" | "column" | "square";
  up: boolean;
  hits: number;
  wind: "fresh" | "blown" | "recovering";
  marks: string[];
}

export interface Face {
  id: string;
  army: Army;
  code: Code;
  arm: Arm;
  troop: boolean;
  dice: number;
  morale: string;
  fire: number;
  long: number;
  shock: number;
  horse: boolean;
  corps: string;
  command: string;
  points: number;
  strength: number;
  nation: string;
  attack: number;
  defence: number;
  terrain: string;
  lane: string;
  capacity: number;
  uniform: string;
  battles: string[];
  names: Record<string, string>;
  titles: Record<string, string>;
  subtitles: Record<string, string>;
  texts: Record<string, string>;
}

/** Width and height of a card, and the width of its rail and radius of its corners. */
export const SIZES: Record<Size, { w: number; h: number; rail: number; radius: number }> = {
  s: { w: 64, h: 90, rail: 20, radius: 4 },
  m: { w: 110, h: 154, rail: 27, radius: 6 },
  l: { w: 320, h: 448, rail: 62, radius: 12 },
};

const read = new WeakMap<PieceInfo, Face>();

export function faceOf(piece: PieceInfo): Face {
  let face = read.get(piece);
  if (!face) {
    face = readFace(piece);
    read.set(piece, face);
  }
  return face;
}

function readFace(piece: PieceInfo): Face {
  const { facts } = piece;
  const text = (key: string) => String(facts[key] ?? "");
  const number = (key: string) => Number(facts[key] ?? 0) || 0;
  const army = (text("army").toLowerCase() || "french") as Army;
  const arm = (text("arm") || piece.kind).toLowerCase() as Arm;
  return {
    id: piece.id,
    army,
    code: CODES[army] ?? "fr",
    arm,
    troop: arm === "infantry" || arm === "cavalry" || arm === "artillery",
    dice: number("dice"),
    morale: text("morale"),
    fire: number("fire"),
    long: number("fire_long"),
    shock: number("shock"),
    horse: facts["horse"] === true,
    corps: text("corps"),
    command: text("command"),
    points: number("points"),
    strength: number("strength"),
    nation: text("nation").toLowerCase(),
    attack: number("attack"),
    defence: number("defence"),
    terrain: text("terrain"),
    lane: text("lane"),
    capacity: number("capacity"),
    uniform: text("uniform"),
    battles: text("battles")
      .split(/[;,]\s*/)
      .filter(Boolean),
    names: piece.names,
    titles: piece.titles,
    subtitles: piece.subtitles,
    texts: piece.texts,
  };
}

/** The word in the reader's language, else in English. */
export function said(words: Record<string, string>, lang: string): string {
  return words[lang] ?? words["en"] ?? "";
}
