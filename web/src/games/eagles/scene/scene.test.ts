import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { count, heap, laneOf, PLACES, readScene, sideOfPlace, type Heap, type Piece, type Scene } from "./scene";

const BATTLES = ["quatre-bras", "ligny", "wavre", "waterloo", "charleroi"];

function views(battle: string): string[] {
  const text = readFileSync(`src/games/eagles/fixtures/${battle}.txt`, "utf8");
  return text.split("\n\n").map((view) => `${view.trimEnd()}\n`);
}

/** The view again from the scene: what is the same text has lost nothing. */
function write(scene: Scene): string {
  const lines = [`eagles view 1 ${scene.viewer}`, `battle ${scene.battle}`];
  for (const [key, value] of Object.entries(scene.options)) lines.push(`option ${key} ${value}`);
  lines.push(`turn ${scene.turn} ${scene.active} ${scene.phase}`, ...scene.flags);
  if (scene.damage.french || scene.damage.allied) {
    lines.push(`damage french ${scene.damage.french} allied ${scene.damage.allied}`);
  }
  const crossed = Object.entries(scene.crossed).map(([lane, times]) => `${lane} ${times}`);
  if (crossed.length) lines.push(`crossed ${crossed.join(" ")}`);
  for (const { side, place, special } of scene.played) lines.push(`played ${side} ${place} ${special}`);
  const { act, over } = scene;
  if (act) lines.push(["act", act.what, act.card, act.target ?? "-", ...act.boosts].join(" "));
  if (scene.test) lines.push(`test ${scene.test}${scene.rallied ? " rallied" : ""}`);
  if (over) lines.push(`over ${over.winner} ${over.cite}`.trimEnd());
  lines.push(scene.asked ? `asked ${scene.asked.side} ${scene.asked.cite}` : "asked nobody");
  for (const place of PLACES) {
    if (!scene.at[place].length && !scene.ground[place].length) continue;
    lines.push(`${place}: ${scene.ground[place].join(" ")}`.trimEnd());
    lines.push(...scene.at[place].map((piece) => `  ${entry(piece)}`));
  }
  for (const [name, cards] of Object.entries(scene.off)) lines.push(`${name}: ${entries(cards).join(", ")}`);
  return `${lines.join("\n")}\n`;
}

function entries(cards: Heap): string[] {
  const hidden = Object.entries(cards.hidden).map(([army, backs]) => `?${army} x${backs}`);
  return [...cards.known.map(entry), ...hidden];
}

function entry(piece: Piece): string {
  const words = [piece.id === null ? `?${piece.army}` : piece.name];
  if (piece.formation !== "line") words.push(piece.formation);
  if (piece.up !== null) words.push(piece.up ? "up" : "down");
  if (piece.hits) words.push(`hits ${piece.hits}`);
  if (piece.wind !== "fresh") words.push(piece.wind);
  if (piece.on) words.push(`on ${piece.on}`);
  if (piece.held) words.push(`held ${piece.held}`);
  words.push(...piece.acted, ...piece.marks);
  if (piece.from) words.push(`from ${piece.from}`);
  return words.join(" ");
}

/** Long lists are broken after a comma; here they are on one line. */
function unbroken(view: string): string {
  return view.replaceAll(/,\n\s+/g, ", ");
}

test.each(BATTLES)("every fact of the views of %s arrives", (battle) => {
  const all = views(battle);
  expect(all.length).toBeGreaterThan(10);
  for (const view of all) expect(write(readScene(view))).toBe(unbroken(view));
});

test("a hidden card is called by its place and its number on its side", () => {
  const scene = readScene(
    "eagles view 1 french\nbattle waterloo\nturn 2 french combat\nasked nobody\n" +
      "AC:\n  ?british\n  129 up\n  ?british square\n  015 up\n",
  );
  expect(scene.at.AC.map((piece) => piece.name)).toEqual(["AC#1", "129", "AC#2", "015"]);
  expect(scene.at.AC[2]).toMatchObject({ id: null, army: "british", formation: "square" });
});

test("a spectator reads the side too", () => {
  const scene = readScene("eagles view 1 spectator\nturn 2 french combat\nFL:\n  ?french\n  ?british\n");
  expect(scene.at.FL.map((piece) => piece.name)).toEqual(["FL#1-french", "FL#1-allied"]);
});

test("heaps count what is known and what is not", () => {
  const scene = readScene("eagles view 1 french\nturn 0 french deployment\nreserve-french: 001, 018b, ?french x3\n");
  const cards = heap(scene, "reserve-french");
  expect(count(cards)).toBe(5);
  expect(cards.known[1]).toMatchObject({ name: "018b", id: "018" });
  expect(count(heap(scene, "discard"))).toBe(0);
});

test("places know their lane and side", () => {
  expect(PLACES.map(laneOf)).toEqual([0, 1, 2, 0, 1, 2]);
  expect(PLACES.map(sideOfPlace)).toEqual(["french", "french", "french", "allied", "allied", "allied"]);
});
