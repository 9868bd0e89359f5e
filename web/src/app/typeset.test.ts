import { expect, test } from "vitest";
import { typeset, typesetAll } from "./typeset";

test("marks do not part from their word", () => {
  expect(typeset("Feu ! Où ? 50 % : « oui » ; l'aile")).toBe(
    "Feu\u202f! Où\u202f? 50\u202f%\u00a0: «\u00a0oui\u00a0»\u202f; l’aile",
  );
});

test("only what is said in words is touched, and of several languages only French", () => {
  const said = typesetAll({
    view: "FC: x ?",
    action: "play 107 ?",
    words: ["a ?"],
    stakes: { goal: "d ?" },
    starts: [{ add: "e ?", facts: { name: "f ?" } }],
    names: { en: "b ?", fr: "c ?" },
    n: 3,
    none: null,
  });
  expect(said).toEqual({
    view: "FC: x ?",
    action: "play 107 ?",
    words: ["a\u202f?"],
    stakes: { goal: "d\u202f?" },
    starts: [{ add: "e\u202f?", facts: { name: "f ?" } }],
    names: { en: "b ?", fr: "c\u202f?" },
    n: 3,
    none: null,
  });
});
