import { expect, test } from "vitest";
import type { EventLine } from "../../app/protocol.gen";
import type { Told } from "../play/state.svelte";
import { eventOf, thrownOf } from "./fixtures";
import { recap, ruleOf, sections, sentence, wanted } from "./entries";

const event = (short: string, part: Partial<EventLine> = {}) => eventOf({ words: `070 ${short}`, short, ...part });
const told = (number: number, events: EventLine[], fresh = false): Told => ({ number, events, fresh });
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
      event("— Turn 1: the Allies —", { opens: "turn", seat: "allied" }),
      event("— Morale (the Allies) —", { opens: "phase", seat: "allied" }),
      event("Kempt routs."),
      event("— Combat (the Allies) —", { opens: "phase", seat: "allied" }),
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

test("the recap is what came since the last visit", () => {
  const news = [told(1, [event("Reille moves.")]), told(2, [event("Kempt routs.")], true)];
  expect(recap(news).map((each) => each.event.short)).toEqual(["Kempt routs."]);
});

test("a cite is known by its number", () => {
  expect(ruleOf("7.2 hit numbers")).toBe("7.2");
});

test("a sentence calls pieces by their short titles, where it has any", () => {
  expect(sentence(event("Reille moves."))).toBe("Reille moves.");
  expect(sentence(eventOf({ words: "Taken back." }))).toBe("Taken back.");
});
