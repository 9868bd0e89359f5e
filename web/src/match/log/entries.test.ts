import { expect, test } from "vitest";
import type { EventLine } from "../../app/protocol.gen";
import type { Told } from "../play/state.svelte";
import { eventOf, thrownOf } from "./fixtures";
import { groups, openFrom, ruleOf, sections, sentence, wanted } from "./entries";

const event = (short: string, part: Partial<EventLine> = {}) => eventOf({ words: `070 ${short}`, short, ...part });
const told = (number: number, events: EventLine[]): Told => ({ number, events, fresh: false });
const entries = (...events: EventLine[]) => sections([told(1, events)]).flatMap((section) => section.entries);

test("a die stands with the sentence that it decided, and none is counted as said again", () => {
  const tests = entries(
    event("Ompteda holds.", { thrown: thrownOf([1]) }),
    event("Byng holds.", { thrown: thrownOf([4]) }),
    event("A die.", { thrown: thrownOf([2]) }),
    event("A die.", { thrown: thrownOf([2]) }),
  );
  expect(tests.map((each) => [each.event.short, each.event.thrown?.faces])).toEqual([
    ["Ompteda holds.", [1]],
    ["Byng holds.", [4]],
    ["A die.", [2]],
    ["A die.", [2]],
  ]);
});

test("sections are turns and phases, in the middle of an update too, headed by their own words", () => {
  const found = sections([
    told(1, [event("Cards are dealt.")]),
    told(2, [
      event("Reille moves."),
      event("— Turn 1: the Allies —", { opens: "turn", heading: "Turn 1: the Allies", seat: "allied" }),
      event("— Morale (the Allies) —", { opens: "phase", heading: "Morale", seat: "allied" }),
      event("Kempt routs."),
      event("— Combat (the Allies) —", { opens: "phase", heading: "Combat", seat: "allied" }),
    ]),
  ]);
  expect(found.map(({ turn, phase, side, entries }) => [turn, phase, side, entries.length])).toEqual([
    ["", "", "", 2],
    ["Turn 1: the Allies", "Morale", "allied", 1],
  ]);
});

test("what is said several times in a row stands once, with its number", () => {
  const again = entries(event("Taken back."), event("Taken back."), event("Reille moves."));
  expect(again.map((each) => each.times)).toEqual([2, 1]);
});

test("the filter keeps dice or losses, the search any part of a sentence", () => {
  const all = entries(
    event("Reille moves."),
    event("Kempt takes a hit.", { weight: "loss", thrown: thrownOf([6]) }),
    event("Kempt routs.", { weight: "grave" }),
  );
  expect(all.map((each) => wanted(each, "losses", ""))).toEqual([false, true, true]);
  expect(all.map((each) => wanted(each, "dice", ""))).toEqual([false, true, false]);
  expect(all.map((each) => wanted(each, "all", "REILLE "))).toEqual([true, false, false]);
});

test("the other side's last turn lies open, with all that came after it", () => {
  const phase = (turn: string, side: string) => ({ key: `${turn}${side}`, turn, phase: "", side, entries: [] });
  const shown = [
    phase("1", "french"),
    phase("2", "allied"),
    phase("2", "allied"),
    phase("3", "french"),
    phase("3", "french"),
  ];
  expect(openFrom(shown, "french")).toBe(1);
  expect(openFrom(shown.slice(0, 1), "french")).toBe(0);
  expect(openFrom([phase("1", ""), phase("2", ""), phase("3", "")], "red")).toBe(1);
});

test("dice that did the same are one group, with the words for it", () => {
  const thrown = thrownOf([6, 2, 5], { marks: ["hit", "miss", "hit"], results: { hit: "2 hits", miss: "miss" } });
  expect(groups(thrown).map((group) => [group.faces.map((each) => each.face), group.words])).toEqual([
    [[6, 5], "2 hits"],
    [[2], "miss"],
  ]);
  expect(groups(thrownOf([3, 4])).map((group) => [group.faces.length, group.words])).toEqual([[2, ""]]);
});

test("a cite is known by its number", () => {
  expect(ruleOf("7.2 hit numbers")).toBe("7.2");
});

test("a sentence calls pieces by their short titles, where it has any", () => {
  expect(sentence(event("Reille moves."))).toBe("Reille moves.");
  expect(sentence(eventOf({ words: "Taken back." }))).toBe("Taken back.");
});
