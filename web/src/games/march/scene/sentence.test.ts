import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { said as taken } from "../fixtures/orders";
import type { Step } from "../../../miniatures/ghost/way";
import { sendable, type TakenApart } from "../../verbs";
import type { Formation } from "./scene";
import {
  attackOrder,
  commanderOrder,
  placeOrder,
  rideOrder,
  screenOrder,
  wayOrder,
  type Leg,
  type Said,
} from "./sentence";

const orders = JSON.parse(readFileSync("src/games/march/fixtures/orders.json", "utf8")) as TakenApart[];

const stepOf = ([kind, amount]: Leg): Step => ({
  spot: kind === "wheel" ? { at: amount, place: 0, leg: "advance" } : { at: 0, place: amount, leg: kind },
});

/** What hands compose, composed of its parts; other orders are never composed, only chosen. */
function composed(said: Said): Said | null {
  const { card, target, verb, formation, detached, gap, turn } = said;
  const [x = 0, y = 0, h = 0] = said.pose ?? [];
  const pose = { x, y, h };
  if (verb === "march" && card) return wayOrder(card, (said.legs ?? []).map(stepOf));
  if (verb === "place" && card) return placeOrder(card, pose, formation as Formation, detached ?? 0);
  if (verb === "screen" && card) return screenOrder(card, pose, gap ?? null);
  if (verb === "commander") return commanderOrder(pose);
  if (verb === "ride" && said.pose && card) return rideOrder(card, pose);
  if (verb === "attack" && card && target) return attackOrder(card, target, turn ?? 0);
  return null;
}

const known = orders.map((order) => sendable("march", order)).filter((said) => composed(said));

test.each(known.map((said) => [said.text, said] as const))("%s is composed as the server writes it", (_, said) => {
  const written = composed(said);
  for (const part of ["text", "verb", "card", "target", "formation"] as const) expect(written?.[part]).toBe(said[part]);
});

test("the orders of tests are taken apart as the server does it", () => {
  const asked = ["march", "form", "move", "reform", "ride", "join"];
  for (const order of orders) {
    const said = sendable("march", order);
    const about = asked.includes(said.verb) ? said.card : null;
    expect(taken(said.text, about)).toEqual(said);
  }
});

test("legs of nothing are no legs", () => {
  const way = (at: number, place: number, leg: string) => wayOrder("b1", [{ spot: { at, place, leg } }]);
  expect(way(0, 0, "advance")).toMatchObject({ text: "halt", legs: [] });
  const back = way(-1250, 1218, "back");
  expect(back.text).toBe("wheel left 12.5, back 1.218");
  expect(back.legs).toEqual([
    ["wheel", -1250],
    ["back", 1218],
  ]);
});

test("a screen's interval is said when it is not the usual one", () => {
  const pose = { x: 60000, y: 27000, h: -9000 };
  expect(screenOrder("b1", pose, 1500)).toMatchObject({ text: "screen b1 60,27 270 gap 1.5", gap: 1500 });
});
