/** Every mark that a table draws has its words, in both languages, on the page that explains them. */

import { readdirSync, readFileSync } from "node:fs";
import { render } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import { loadWords, t } from "../app/words";
import { settings } from "../app/settings.svelte";
import { MARKS } from "../miniatures/field/field";
import { unit } from "../miniatures/field/fixtures";
import { FakePath, notes } from "../miniatures/paint/fakes";
import { readPalette } from "../miniatures/paint/palette";
import { NO_MARKS, type DrawnUnit } from "../miniatures/paint/troops/pieces";
import { paintFights, paintState } from "../miniatures/paint/signs";
import type { View } from "../miniatures/paint/view";
import Marks from "./eagles/cards/Marks.svelte";
import { RINGS, type CardState } from "./eagles/cards/piece";
import { SIGNS as CARD_SIGNS } from "./eagles/cards/signs";
import { FORMATIONS, WINDS } from "./eagles/scene/scene";
import type { LegendMark } from "./entry";
import { GAMES } from ".";
import { addLobbyWords, loadGameWords } from "./load";

afterEach(() => {
  settings.lang = "en";
  vi.unstubAllGlobals();
});

const read = (path: string): string => readFileSync(`src/${path}`, "utf8");

async function legendOf(key: string): Promise<readonly LegendMark[]> {
  return (await GAMES.find((game) => game.key === key)!.how!.legend()).legend;
}

/** The symbols on a card in every state that a view can describe. */
function onCards(): string[] {
  const states = ["line", ...FORMATIONS].flatMap((formation) =>
    ["fresh", ...WINDS].map((wind) => ({ formation, wind })),
  );
  return states.flatMap((state) => {
    const lies = { ...state, up: false, hits: 1, marks: Object.keys(CARD_SIGNS) } as CardState;
    const { container } = render(Marks, { size: "m", troop: true, state: lies });
    return [...container.querySelectorAll("use")].map((use) => use.getAttribute("href")!.slice(1));
  });
}

/** The symbols of states that components of a folder draw by name. */
function named(folder: string): string[] {
  const sources = readdirSync(`src/${folder}`).filter((path) => path.endsWith(".svelte"));
  return sources.flatMap((path) =>
    [...read(`${folder}/${path}`).matchAll(/["#](s-[a-z]+)"/g)].map((found) => found[1]!),
  );
}

test("every sign that lies on a card or beside it is in the legend of EAGLES", async () => {
  const icons = (await legendOf("eagles")).map(({ icon }) => icon);
  const drawn = new Set([...onCards(), ...named("games/eagles/cards"), ...named("games/eagles/table")]);
  expect(drawn.size).toBeGreaterThan(10);
  expect([...drawn].filter((sign) => !icons.includes(sign))).toEqual([]);
});

/** The shapes of the signs that are painted for a unit in this state. */
function painted(marks: DrawnUnit["marks"]): string[] {
  const found: string[] = [];
  const ink = Object.assign(Object.create(notes().ink) as object, {
    stroke: (path?: FakePath) => path && found.push(path.d),
    fill: (path?: FakePath) => path && found.push(path.d),
  });
  const camera = { x: 0, y: 0, scale: 1, turn: 0 };
  const view = { ink, camera, size: { width: 400, height: 400 }, ratio: 1, palette: readPalette() } as unknown as View;
  const one = { ...unit("b1", 0, 0), base: "block" as const, marks };
  paintState(view, one, one.pose);
  paintFights(view, [one]);
  return found;
}

test("every sign that is painted on a measured table is in its legend", async () => {
  vi.stubGlobal("Path2D", FakePath);
  const shapes = (await legendOf("march")).map(({ props }) => props?.["d"]);
  const flags = Object.keys(NO_MARKS) as (keyof typeof NO_MARKS)[];
  const drawn = new Set(flags.flatMap((flag) => painted({ ...NO_MARKS, [flag]: true })));
  expect(drawn.size).toBeGreaterThan(3);
  expect([...drawn].filter((shape) => !shapes.includes(shape))).toEqual([]);
});

// the types of both tables allow no other ring
test.each([
  ["eagles", RINGS],
  ["march", MARKS],
] as const)("every ring of %s is in its legend", async (key, rings) => {
  const words = (await legendOf(key)).map((mark) => mark.words);
  expect(rings.filter((ring) => !words.includes(`how-ring-${ring}`))).toEqual([]);
});

test.each(GAMES.map(({ key }) => key))("every mark of %s is explained, once, in both languages", async (key) => {
  const words = (await legendOf(key)).map((mark) => mark.words);
  expect(new Set(words).size).toBe(words.length);
  addLobbyWords();
  for (const lang of ["en", "fr"] as const) {
    settings.lang = lang;
    await loadWords(lang);
    await loadGameWords(key);
    expect(words.filter((each) => t(each) === each)).toEqual([]);
  }
});

test.each(GAMES.map(({ key }) => key))("each mark of %s is drawn", async (key) => {
  for (const mark of await legendOf(key)) expect(Boolean(mark.icon) !== Boolean(mark.Drawn)).toBe(true);
});
