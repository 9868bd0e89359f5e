import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Answer } from "../../../app/protocol.gen";
import type { Reach } from "../../../miniatures/field/data";
import { charging, marching } from "../../../miniatures/field/fixtures";
import * as api from "../../../match/play/api";
import { blank, play } from "../../../match/play/state.svelte";
import { said } from "../fixtures/orders";
import { front } from "../front";
import { hand } from "./hand.svelte";

let reach: Reach | null;
const asked: string[] = [];

beforeEach(() => {
  Object.assign(play, blank("x"), { front });
  asked.length = 0;
  vi.spyOn(api, "ask").mockImplementation((what, action = "") => {
    asked.push(`${what} ${action}`);
    const refused = what === "why" ? [{ cite: "A7", words: "9 cm is too near", actions: [] }] : [];
    return Promise.resolve({ reach, refused } as unknown as Answer);
  });
});
afterEach(() => {
  hand.drop();
  vi.restoreAllMocks();
});

test("a way is collected leg by leg, and taken back leg by leg", async () => {
  reach = marching();
  await hand.hold("way", "b1", said("halt", "b1"));
  expect(hand.orderNow()?.text).toBe("halt");
  expect(play.draft).toMatchObject({ said: { text: "halt", card: "b1" }, verdict: null });
  await hand.rest({ at: -3000, place: 4000, leg: "advance" });
  expect(play.draft?.said.text).toBe("wheel left 30, advance 4");
  expect(asked).toEqual(["reach halt", "reach wheel left 30, advance 4"]);
  hand.goOn();
  expect(hand.wayBehind()).toHaveLength(2);
  hand.move({ at: 0, place: 1250, leg: "back" });
  expect(play.draft?.said.text).toBe("wheel left 30, advance 4, back 1.25");
  expect(hand.goBack()).toBe(true);
  expect(hand.orderNow()?.text).toBe("wheel left 30, advance 4");
  expect(hand.goBack()).toBe(true);
  expect(hand.taken).toEqual([]);
  expect(hand.orderNow()?.text).toBe("wheel left 30, advance 4");
  expect(hand.goBack()).toBe(true);
  expect(hand.orderNow()?.text).toBe("halt");
  expect(hand.goBack()).toBe(false);
});

test("a turn is added where the piece is held, and taken back like any leg", async () => {
  reach = marching();
  await hand.hold("way", "b1", said("halt", "b1"));
  hand.move({ at: 0, place: 4000, leg: "advance" });
  await hand.add("about");
  expect(asked.at(-1)).toBe("reach advance 4, about");
  expect(play.draft?.said.text).toBe("advance 4, about");
  hand.move({ at: 0, place: 1000, leg: "advance" });
  expect(hand.orderNow()?.text).toBe("advance 4, about, advance 1");
  expect([hand.goBack(), hand.goBack()]).toEqual([true, true]);
  expect(hand.orderNow()?.text).toBe("advance 4");
});

test("a refused place bears the rule at once, and its reason in full when it rests", async () => {
  reach = marching();
  await hand.hold("way", "b1", said("halt", "b1"));
  hand.move({ at: 0, place: 7000, leg: "advance" });
  expect(play.draft?.verdict?.cite).toBe("A7");
  await hand.rest({ at: 0, place: 7000, leg: "advance" });
  expect(play.draft?.verdict).toEqual({ cite: "A7", words: "9 cm is too near" });
  expect(hand.next).toBe(null);
});

test("keys that gave the last order move the piece; a button pressed meanwhile keeps them", async () => {
  reach = marching();
  const button = document.createElement("button");
  button.dataset["order"] = "commit";
  document.body.append(button);
  button.focus();
  const held = hand.hold("way", "b1", said("halt", "b1"));
  expect(document.activeElement).toBe(document.body);
  button.focus();
  await held;
  expect(document.activeElement).toBe(button);
  button.remove();
});

test("a charge is held where it comes into contact, at the wheel that was proposed", async () => {
  reach = charging();
  await hand.hold("attack", "b1", said("attack b1 > f2 left 5", "b1"));
  expect(hand.spot).toEqual({ at: -500, place: 7123, leg: "advance" });
  expect(play.draft?.said.text).toBe("attack b1 > f2 left 5");
  hand.move({ at: 0, place: 7000, leg: "advance" });
  expect(play.draft?.said.text).toBe("attack b1 > f2");
});

test("a battalion that is set up keeps its place when it is turned or changes formation", async () => {
  reach = marching({ kind: "grid", pose: [60000, 20000, 0], tracks: [] });
  await hand.hold("place", "b1", said("place b1 60,20 0 line detach 8", "b1"));
  expect(hand.detached).toBe(8);
  hand.turnTo(9000, false);
  expect(hand.turn).toBe(9000);
  hand.turnTo(9000, true);
  expect(asked.at(-1)).toBe("reach place b1 60,20 90 line detach 8");
  hand.formation = "column";
  hand.again();
  expect(asked.at(-1)).toBe("reach place b1 60,20 0 column detach 8");
});

test("an answer that comes too late is ignored", async () => {
  reach = marching();
  const late = hand.hold("way", "b1", said("halt", "b1"));
  hand.drop();
  await late;
  expect(hand.reach).toBe(null);
  expect(play.draft).toBe(null);
});
