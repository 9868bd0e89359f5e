import { expect, test } from "vitest";
import type { EventLine } from "../../app/protocol.gen";
import type { Told } from "../play/state.svelte";
import { recap, ruleOf, sections, sentence, wanted } from "./entries";

const event = (kind: string, short: string, faces: number[] = [], seat: string | null = null): EventLine => ({
  kind,
  words: `070 ${short}`,
  short,
  faces,
  marks: [],
  sums: [],
  cite: "7.2 dice",
  cards: [],
  places: [],
  seat,
});
const told = (number: number, events: EventLine[], fresh = false): Told => ({ number, events, fresh });
const entries = (...events: EventLine[]) => sections([told(1, events)]).flatMap((section) => section.entries);

test("a throw goes with the sentence before it, once", () => {
  const shot = entries(
    event("announced-shot", "Kempt fires."),
    event("dice", "dice", [1, 6]),
    event("shot", "One hit."),
  );
  expect(shot.map((each) => [each.event.short, each.thrown?.faces])).toEqual([
    ["Kempt fires.", [1, 6]],
    ["One hit.", undefined],
  ]);
});

test("a die belongs to the test that it decided, not to the one before", () => {
  const tests = entries(
    event("dice", "one roll per hit ⟶ 1", [1]),
    event("tested", "Ompteda holds."),
    event("dice", "one roll per hit ⟶ 4", [4]),
    event("tested", "Byng holds."),
  );
  expect(tests.map((each) => [each.event.short, each.thrown?.faces])).toEqual([
    ["Ompteda holds.", [1]],
    ["Byng holds.", [4]],
  ]);
});

test("a throw that comes first stands alone, and two throws are not mixed up", () => {
  const thrown = entries(event("dice", "A die.", [2]), event("dice", "A die.", [5]));
  expect(thrown.map((each) => each.event.faces)).toEqual([[2], [5]]);
});

test("sections are turns and phases, in the middle of an update too, headed by their own words", () => {
  const found = sections([
    told(1, [event("dealt", "Cards are dealt.")]),
    told(2, [
      event("moved", "Reille moves."),
      event("turn", "— Turn 1: the Allies —", [], "allied"),
      event("phase", "— Morale (the Allies) —", [], "allied"),
      event("routed", "Kempt routs."),
      event("phase", "— Combat (the Allies) —", [], "allied"),
    ]),
  ]);
  expect(found.map(({ turn, phase, side, entries }) => [turn, phase, side, entries.length])).toEqual([
    ["", "", "", 2],
    ["Turn 1: the Allies", "Morale", "allied", 1],
  ]);
});

test("what is said several times in a row stands once, with its number", () => {
  const again = entries(
    event("undone", "Taken back."),
    event("undone", "Taken back."),
    event("moved", "Reille moves."),
  );
  expect(again.map((each) => each.times)).toEqual([2, 1]);
});

test("the filter keeps dice or losses, the search any part of a sentence", () => {
  const both = entries(event("moved", "Reille moves."), event("routed", "Kempt routs."));
  expect(both.map((each) => wanted(each, "losses", ""))).toEqual([false, true]);
  expect(both.map((each) => wanted(each, "dice", ""))).toEqual([false, false]);
  expect(both.map((each) => wanted(each, "all", "REILLE "))).toEqual([true, false]);
});

test("the recap is what came since the last visit", () => {
  const news = [told(1, [event("moved", "Reille moves.")]), told(2, [event("routed", "Kempt routs.")], true)];
  expect(recap(news).map((each) => each.event.short)).toEqual(["Kempt routs."]);
});

test("a cite is known by its number", () => {
  expect(ruleOf("7.2 hit numbers")).toBe("7.2");
});

test("the faces of a throw are not written out", () => {
  expect(sentence(event("dice", "one roll per hit ⟶ 6 2", [6, 2]))).toBe("one roll per hit");
  expect(sentence(event("moved", "Reille ⟶ 6"))).toBe("Reille ⟶ 6");
});
