import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { BoardInfo } from "../../../app/protocol.gen";
import { drawn } from "./drawn";
import { edgeOf, readScene, STAFF, unitOf, type Battalion, type Pose, type Scene } from "./scene";
import { angle, length } from "./sentence";

const folder = "src/games/march/fixtures";
const views = readFileSync(`${folder}/views.txt`, "utf8")
  .split("\n\n")
  .map((view) => `${view.trimEnd()}\n`);
const boards = JSON.parse(readFileSync(`${folder}/boards.json`, "utf8")) as Record<string, BoardInfo>;

/** The view again from the scene: what is the same text has lost nothing. */
function write(scene: Scene): string {
  const { over, asked } = scene;
  const lines = ["march view 1", `battle ${scene.battle}`];
  for (const [key, value] of Object.entries(scene.options)) lines.push(`option ${key} ${value}`);
  if (scene.side) lines.push(`side red ${scene.side}`);
  lines.push(`turn ${scene.turn} ${scene.active} ${scene.phase} first ${scene.first}`);
  if (scene.passed) lines.push("passed");
  if (over) lines.push(`over ${over.winner} ${over.cite}`);
  lines.push(`turns ${scene.turns}`);
  lines.push(asked ? `asked ${asked.side} ${asked.cite}` : "asked nobody");
  for (const chief of scene.commanders) {
    const unit = chief.unit ? ` with ${chief.unit}` : "";
    const state = (chief.moved ? " moved" : "") + (chief.dead ? " dead" : "");
    lines.push(`commander ${chief.seat} ${length(chief.x)},${length(chief.y)}${unit}${state}`);
  }
  return `${[...lines, ...scene.units.map(line)].join("\n")}\n`;
}

const place = (pose: Pose) => `${length(pose.x)},${length(pose.y)} ${angle(pose.h)}`;

function line(unit: Battalion): string {
  const words = [`${unit.id}: ${place(unit.pose)} ${unit.formation} rankers ${unit.rankers}`];
  if (unit.place !== "on-table") words.push(unit.place);
  if (unit.detached) words.push(`detached ${unit.detached}`);
  if (unit.screen) words.push(`screen ${unit.screen.men} at ${place(unit.screen.pose)}`);
  if (unit.screen && unit.screen.gap !== null) words.push(`gap ${length(unit.screen.gap)}`);
  for (const kind of STAFF) {
    if (unit.staff[kind] !== undefined) words.push(`${kind} ${unit.staff[kind]}`);
    if (unit.used[kind] !== undefined) words.push(`used-${kind} ${unit.used[kind]}`);
  }
  if (unit.foe) words.push(`foe ${unit.foe}`);
  if (unit.helps) words.push(`helps ${unit.helps}`);
  if (unit.until) words.push(`until ${unit.until}`);
  if (unit.status !== "ready") words.push(unit.status);
  words.push(...unit.marks, ...unit.causes);
  if (unit.size) words.push(`size ${unit.size.map(length).join("x")}`);
  if (unit.screen?.size) words.push(`strip ${unit.screen.size.map(length).join("x")}`);
  return words.join(" ");
}

test("every fact of the views arrives", () => {
  expect(views.length).toBeGreaterThan(20);
  for (const view of views) expect(write(readScene(view))).toBe(view.replace(/^piece .*\n/gm, ""));
});

test("a unit on the table is drawn, with the room the view gives it", () => {
  for (const view of views) {
    const scene = readScene(view, boards[/^battle (.*)$/m.exec(view)?.[1] ?? ""] ?? null);
    const pieces = drawn(scene);
    const standing = scene.units.filter((unit) => unit.place === "on-table");
    const screens = standing.filter((unit) => unit.screen);
    const chiefs = scene.commanders.filter((chief) => !chief.dead);
    expect(pieces).toHaveLength(standing.length + screens.length + chiefs.length);
    for (const piece of pieces.filter((one) => one.kind === "battalion")) {
      const unit = unitOf(scene, piece.id);
      expect(piece.size).toEqual({ w: unit?.size?.[0], d: unit?.size?.[1] });
      expect(piece.men).toBe(unit?.rankers);
      expect(piece.figures.filter(({ role }) => role === "infantryman")).toHaveLength(piece.men);
    }
  }
});

test("zones that went by their edge belong to a seat once the sides are known", () => {
  const board = boards["training"]!;
  const edges = { ...board, zones: board.zones.map((zone, i) => ({ ...zone, seat: ["south", "north"][i] ?? null })) };
  const head = "march view 1\nbattle training\n";
  const rest = "turn 0 red set-up first red\nasked nobody\n";
  expect(readScene(head + rest, edges).board).toBe(edges);
  const scene = readScene(`${head}side red north\n${rest}`, edges);
  expect(scene.board?.zones.map((zone) => zone.seat)).toEqual(["blue", "red"]);
  expect(readScene(`${head}side red north\n${rest}`, edges).board).toBe(scene.board);
});

test("a side of the table belongs to each seat", () => {
  const scene = readScene("march view 1\nside red north\nturn 1 red set-up first red\nasked nobody\n");
  expect([edgeOf(scene, "red"), edgeOf(scene, "blue")]).toEqual(["north", "south"]);
});
