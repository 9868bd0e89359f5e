import { beforeEach, expect, test } from "vitest";
import { NOTHING } from "../../../match/play/compose";
import { markOf, marksOf, type Asked } from "./marks";
import { front } from "../front";
import { forbidden, said } from "../fixtures/orders";
import { play } from "../../../match/play/state.svelte";

beforeEach(() => void (play.front = front));

const legal = [
  "fire 070 > AR#1",
  "fire 070 > 129",
  "move 016 > AR",
  "move 016 > reserve",
  "play 099 > AC",
  "confuse 101: 016 > AC",
  "end",
].map(said);
const refused = [
  {
    code: "ILLEGAL" as const,
    cite: "7.1 range",
    words: "7.1: Beyond its range.",
    actions: ["fire 070 > 130", "fire 018 > 130"].map(forbidden),
  },
  { code: "ILLEGAL" as const, cite: "13.0 turn", words: "13.0: Not in this phase.", actions: [forbidden("play 098")] },
];
const asked: Asked = {
  legal,
  refused,
  choice: NOTHING,
  pointed: [],
  act: null,
  kind: "choose-act",
  hand: new Set(["098", "099", "101"]),
};

test("who may act has his tab; a Special is lit, or grey and says why", () => {
  const marks = marksOf(asked);
  expect(marks.of.get("070")).toBe("may");
  expect(marks.of.get("099")).toBe("legal");
  expect(marks.of.get("101")).toBe("legal");
  expect(marks.of.get("098")).toBe("forbidden");
  expect(marks.why.get("098")?.cite).toBe("13.0 turn");
  expect(marks.of.has("018")).toBe(false); // on the field it is not greyed, but it says why
  expect(marks.why.get("018")?.cite).toBe("7.1 range");
  expect(marks.verbs.get("016")).toEqual(["move", "confuse"]);
});

test("while a target is chosen only targets are lit", () => {
  const marks = marksOf({ ...asked, choice: { ...NOTHING, card: "070" } });
  expect(marks.of.get("070")).toBe("selected");
  expect(marks.of.get("AR#1")).toBe("target");
  expect(marks.of.get("129")).toBe("target");
  expect(marks.of.get("130")).toBe("forbidden");
  expect(marks.of.get("099")).toBe("may");
  expect([...marks.of.values()]).not.toContain("legal");
});

test("what is aimed at is marked, and others are not greyed any more", () => {
  const marks = marksOf({ ...asked, choice: { ...NOTHING, card: "070", target: "129" } });
  expect(marks.of.get("129")).toBe("aimed");
  expect(marks.of.get("AR#1")).toBe("target");
  expect(marks.of.has("130")).toBe(false);
  expect(marks.why.get("130")?.cite).toBe("7.1 range");
});

test("an announced shot marks both cards; what the log points at is ringed", () => {
  const act = { what: "fire", card: "131", target: "016", boosts: [] };
  const marks = marksOf({ ...asked, legal: [], refused: [], act, pointed: ["AC"] });
  expect(marks.of.get("131")).toBe("supports");
  expect(marks.of.get("016")).toBe("aimed");
  expect(marks.of.get("AC")).toBe("pointed");
});

test("cards that a question asks to be named are lit", () => {
  const marks = marksOf({
    ...asked,
    legal: ["test 053", "test 054"].map(said),
    refused: [],
    kind: "choose-test",
  });
  expect(marks.of.get("053")).toBe("legal");
});

test("while a card is to be chosen the others step back, and nothing does while nobody is asked", () => {
  const marks = marksOf(asked);
  expect([markOf("070", marks), markOf("999", marks)]).toEqual(["may", "rest"]);
  expect(markOf("999", marksOf({ ...asked, legal: [], refused: [] }))).toBeNull();
});
