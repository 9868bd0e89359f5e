import { expect, test } from "vitest";
import { NOTHING, cards, open, plain, settled, targets, verbs } from "./compose";
import { said } from "../../games/eagles/fixtures/orders";
import { forbidden } from "../../games/verbs";

const all = [
  "form 016 column",
  "move 016 > reserve",
  "move 016 > AR",
  "move 016 > AR column",
  "move 016 > FL on 091",
  "move 016 > FL column on 091",
  "fire 070 > AR#1",
  "shock 055 > 130",
  "play 099 > AC",
  "play 100",
  "capture 179 with 015",
  "confuse 101: 015 > AC column",
  "end",
  "offer draw",
].map(said);

test("an action of the wire has its parts by the names of its verb", () => {
  expect(all[10]).toMatchObject({ verb: "capture", card: "015", target: "179", formation: null });
  const parts = { special: "101", card: "015", target: "AC", formation: "column", on: null };
  expect(all[11]).toMatchObject({ text: "confuse 101: 015 > AC column", ...parts });
  expect(forbidden("march", ["attack", "b1", "f2", -500])).toMatchObject({ text: "", turn: -500 });
});

test("cards that may act are the subjects of some legal sentence", () => {
  expect([...cards(all)].sort()).toEqual(["015", "016", "055", "070", "099", "100"]);
});

test("targets are those of the chosen card only", () => {
  expect([...targets(all, { ...NOTHING, card: "016" })].sort()).toEqual(["AR", "FL", "reserve"]);
  expect(verbs(all, { ...NOTHING, card: "016" }).sort()).toEqual(["form", "move"]);
});

test("a target that leaves only ways to stand means line, under cover where there is any", () => {
  expect(settled(all, { ...NOTHING, card: "016", target: "AR" })?.text).toBe("move 016 > AR");
  expect(settled(all, { ...NOTHING, card: "016", target: "FL" })?.text).toBe("move 016 > FL on 091");
  const column = { ...NOTHING, card: "016", target: "FL", formation: "column" };
  expect(settled(all, column)?.text).toBe("move 016 > FL column on 091");
});

test("nothing is meant while verbs or targets are still open", () => {
  expect(settled(all, { ...NOTHING, card: "016" })).toBeNull();
  expect(open(all, NOTHING)).toHaveLength(all.length);
});

test("a single sentence left is meant, and a card with no target too", () => {
  expect(settled(all, { ...NOTHING, card: "070" })?.text).toBe("fire 070 > AR#1");
  expect(settled(all, { ...NOTHING, card: "100" })?.text).toBe("play 100");
});

test("sentences without a card stand apart", () => {
  expect(plain(all).map((said) => said.text)).toEqual(["end", "offer draw"]);
});
