// What figures are put together from: shapes in a box of 28 by 28 for a man, and the colours they wear.

/** A part of a figure: its shape, what fills it, and the colour and width of its outline. */
export type Part = readonly [d: string, colour: string | null, line?: string | null, width?: number];

/** Parts drawn elsewhere, larger or smaller, and turned about their own middle of 14, 14. */
export interface Group {
  x: number;
  y: number;
  scale: number;
  turn?: number; // degrees
  parts: readonly (Part | Group)[];
}

export type Drawing = readonly (Part | Group)[];

/** The colours of a uniform and what belongs to it. */
export interface Dress {
  coat: string;
  face: string; // collar, cuffs, shoulders
  legs: string;
  hat: string;
  crown: string; // the top of it
  plume: string;
  belt: string;
  lace: string;
  shabraque: string;
  edging: string;
  horse: string;
  flag: readonly Part[];
}

export const INK = "#1E1A15";
export const CREAM = "#F7F1E2";
export const GOLD = "#D9AE4A";
export const STEEL = "#D5D8D6";
export const LEATHER = "#7A5230";
export const SKIN = "#D8B088";
export const GREEN = "#4E6B35";
export const SCARLET = "#B3302B";
export const POLE = "#9A6C40";
export const MANE = "#2A1A0E";

export const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;

/** A line with a dark edge on both sides. */
export const edged = (d: string, colour: string, width: number, edge = 1.1): Part[] => [
  [d, null, INK, width + edge],
  [d, null, colour, width],
];
