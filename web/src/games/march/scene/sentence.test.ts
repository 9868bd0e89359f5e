import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { wayText } from "../../../miniatures/ghost/way";
import {
  read,
  WAY,
  writeAttack,
  writeCommander,
  writeForm,
  writePlace,
  writeRide,
  writeScreen,
  type Leg,
  type Said,
} from "./sentence";

const orders = readFileSync("src/games/march/fixtures/orders.txt", "utf8").trim().split("\n");

const partOf = (leg: Leg) => ({
  spot: leg.kind === "wheel" ? { at: leg.turn, place: 0, leg: "advance" } : { at: 0, place: leg.length, leg: leg.kind },
});

/** What hands compose, written again; other orders are never composed, only chosen. */
function write(said: Said): string {
  const { card, target, pose, verb } = said;
  if (verb === WAY) return wayText({ unit: "cm" }, said.legs.map(partOf));
  if (verb === "place" && card && pose) {
    return writePlace(card, pose, said.formation ?? "line", said.detached);
  }
  if (verb === "screen" && card && pose) return writeScreen(card, pose, said.gap);
  if (verb === "commander" && pose) return writeCommander(pose);
  if (verb === "ride" && pose) return writeRide(pose);
  if (verb === "form") return writeForm(said.formation ?? "line", Number(said.on) * 100);
  if (verb === "attack" && card && target) return writeAttack(card, target, said.turn);
  if (target !== null) return [verb, ...(card === null ? [] : [card, ">"]), target].join(" ");
  return card === null ? verb : `${verb} ${card}`;
}

test.each(orders)("%s is read whole", (order) => {
  expect(write(read(order))).toBe(order);
});

test("a screen's interval is said when it is not the usual one", () => {
  const pose = { x: 60000, y: 27000, h: -9000 };
  expect(writeScreen("b1", pose, 1500)).toBe("screen b1 60,27 270 gap 1.5");
  expect(read("screen b1 60,27 270 gap 1.5")).toMatchObject({ card: "b1", gap: 1500 });
});
