// The colours of the table by day and by candle-light. What the whole house uses (inks, armies,
// alarm) is read from the page; the ground's own colours stand here.

import type { Army } from "./troops/pieces";

export interface Palette {
  night: boolean;
  paper: string; // around the table
  card: string;
  ink: string;
  second: string; // inks
  pale: string;
  line: string;
  brass: string;
  alarm: string;
  armies: Record<Army, string>; // coats
  edges: Record<Army, string>; // bounds of their bases
  coats: Readonly<Record<string, string>>; // of units that do not wear their army's
  rifles: string; // the coat of riflemen
  horse: string;
  field: string;
  grid: string;
  tuft: string;
  hills: readonly [string, string, string];
  hachure: string;
  base: string;
  road: string;
  crop: string;
  wood: string;
  woodLine: string;
  leaves: string;
  leavesLit: string;
  vine: string;
  water: string;
  waterLine: string;
  marsh: string;
  roof: string;
  roofShade: string;
  roofLine: string;
  yard: string;
  stone: string;
  shadow: string;
  smoke: string;
  smokeLine: string;
}

type Ground = Omit<
  Palette,
  "night" | "paper" | "card" | "ink" | "second" | "pale" | "line" | "brass" | "alarm" | "armies" | "edges"
>;

const DAY: Ground = {
  field: "#DDD8BC",
  grid: "#CFC9A8",
  tuft: "#B4AB80",
  hills: ["#D6CDA6", "#CDC295", "#C2B685"],
  hachure: "#94855A",
  base: "#C9C39F",
  road: "#E9DFC4",
  crop: "#A3935F",
  wood: "#C0C6A0",
  woodLine: "#56643C",
  leaves: "#A9B586",
  leavesLit: "#B9C499",
  vine: "#6A7845",
  water: "#AEC0BF",
  waterLine: "#4F7377",
  marsh: "#CFD3BC",
  roof: "#B4603F",
  roofShade: "#9A4D30",
  roofLine: "#5E2C1B",
  yard: "#D3C8A2",
  stone: "#F3EBD6",
  shadow: "#3B2D1438",
  smoke: "#F6F1E4",
  smokeLine: "#8C8471",
  rifles: "#35492B",
  horse: "#6B4528",
  coats: {
    red: "#9E2326",
    blue: "#213F7F",
    grey: "#767D82",
    green: "#3C5A2E",
    white: "#EFE9DA",
    brown: "#6E4526",
  },
};

const NIGHT: Ground = {
  field: "#25261C",
  grid: "#2F3023",
  tuft: "#3B3B2A",
  hills: ["#302D1F", "#3A3524", "#453E2A"],
  hachure: "#6E6242",
  base: "#4A4733",
  road: "#3B3426",
  crop: "#5C5336",
  wood: "#2A2F1E",
  woodLine: "#7C8A5E",
  leaves: "#353C26",
  leavesLit: "#3F472D",
  vine: "#7C8A5E",
  water: "#1F2E31",
  waterLine: "#5F8589",
  marsh: "#262C24",
  roof: "#6E3A27",
  roofShade: "#552B1C",
  roofLine: "#B37455",
  yard: "#2F2B1E",
  stone: "#8F8469",
  shadow: "#00000066",
  smoke: "#B9AE97",
  smokeLine: "#5B5443",
  rifles: "#83A35F",
  horse: "#A8764A",
  coats: {
    red: "#B5403C",
    blue: "#3F62AE",
    grey: "#868D92",
    green: "#6E9350",
    white: "#D9D1BE",
    brown: "#84583A",
  },
};

const DAY_FILLS = { fr: "#213F7F", gb: "#9E2326", pr: "#3A434C" };
const NIGHT_FILLS = { fr: "#2B4C96", gb: "#A52E2E", pr: "#4A545E" };

const each = (colour: (army: Army) => string): Record<Army, string> => ({
  fr: colour("fr"),
  gb: colour("gb"),
  pr: colour("pr"),
});

/** So much of the way from one colour to another, both as #RRGGBB; else the first. */
export function mixed(from: string, to: string, share: number): string {
  if (![from, to].every((colour) => /^#[0-9a-f]{6}$/i.test(colour))) return from;
  const part = (colour: string, at: number): number => parseInt(colour.slice(at, at + 2), 16);
  const parts = [1, 3, 5].map((at) =>
    Math.round(part(from, at) * (1 - share) + part(to, at) * share)
      .toString(16)
      .padStart(2, "0"),
  );
  return `#${parts.join("")}`;
}

/** As the page is now: by its theme, and by the palette that the reader has chosen. */
export function readPalette(root: HTMLElement = document.documentElement): Palette {
  const style = getComputedStyle(root);
  const night = root.dataset.theme === "dark";
  const token = (name: string, otherwise: string): string => style.getPropertyValue(`--${name}`).trim() || otherwise;
  const fills = each((army) => token(`${army}-fill`, night ? NIGHT_FILLS[army] : DAY_FILLS[army]));
  const lines = each((army) => token(army, fills[army]));
  return {
    night,
    paper: token("table", night ? "#171310" : "#E4DBC6"),
    card: token("card", night ? "#2D261E" : "#FCF9F1"),
    ink: token("ink", night ? "#F4EAD3" : "#1E1A15"),
    second: token("ink-2", night ? "#CFC2A8" : "#4B4338"),
    pale: token("ink-3", night ? "#A99B82" : "#685D4E"),
    line: token("line", night ? "#7E6E52" : "#8C7A58"),
    brass: token("brass-hi", night ? "#E0B562" : "#B98A2F"),
    alarm: token("alarm", night ? "#FF8A6B" : "#B02A12"),
    armies: each((army) => mixed(fills[army], lines[army], night ? 0.22 : 0)),
    edges: each((army) => mixed(fills[army], lines[army], night ? 0.5 : 0)),
    ...(night ? NIGHT : DAY),
  };
}

/** Calls back whenever the page changes its light or its palette; the answer ends it. */
export function onTheme(changed: () => void): () => void {
  const watch = new MutationObserver(changed);
  watch.observe(document.documentElement, { attributeFilter: ["data-theme", "data-palette"] });
  return () => watch.disconnect();
}
