import { expect, test } from "vitest";
import type { Rules } from "../app/protocol.gen";
import { chapters, found, lookUp, paragraph } from "./find";

const rule = (number: string, title: string, text: string) => ({
  number,
  cite: `${number} ${title}`,
  chapter: number.split(".")[0] ?? "",
  title,
  text,
  rulings: [],
});
const book: Rules = {
  chapters: [
    { number: "4", title: "Deployment" },
    { number: "7", title: "Fire" },
  ],
  rules: [
    rule("4.1", "one to four", "Déployez une à quatre cartes."),
    rule("7.2", "dice", "Roll dice."),
    rule("7.2", "hits", "Fives hit."),
  ],
  rulings: [{ number: "R12", title: "A doubt?", text: "So it is.", reason: "Because.", rules: ["7.2"] }],
};

test("a chapter holds its paragraphs, a paragraph all its rules and the rulings about it", () => {
  expect(chapters(book).map((each) => each.paragraphs.map((p) => p.number))).toEqual([["4.1"], ["7.2"]]);
  expect(paragraph(book, "7.2")).toMatchObject({
    rules: [{ title: "dice" }, { title: "hits" }],
    rulings: [{ number: "R12" }],
  });
  expect(paragraph(book, "4.1").rulings).toEqual([]);
});

test("a ruling's number leads to the ruling, a rule's to its paragraph, another to nothing", () => {
  expect(lookUp(book, "R12")).toMatchObject({ rules: [], rulings: [{ text: "So it is." }] });
  expect(lookUp(book, "7.2").rules).toHaveLength(2);
  expect(lookUp(book, "99.9")).toMatchObject({ rules: [], rulings: [] });
});

test("what the server found is shown in its order; what this book lacks is left out", () => {
  const all = found(book, ["R12", "7.2 hits", "99 nothing", "4.1 one to four"]);
  expect(all.map((each) => each.title)).toEqual(["A doubt?", "hits", "one to four"]);
});
