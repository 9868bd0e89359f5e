import { expect, test } from "vitest";
import { promptOf } from "../../../../match/orders/fixtures";
import { refused } from "../../../../match/play/compose";
import { blank, play } from "../../../../match/play/state.svelte";
import { front } from "../../front";
import { lesson, narrowed } from "./lesson.svelte";

test("what the lesson closes is closed by the lesson, not by a rule", () => {
  Object.assign(play, blank("m"), { front, seat: "french" });
  lesson.script = { lesson: "first", seat: "french", steps: [{ act: "fire 070 > 130" }] };
  const rule = { cite: "8.0 adjacent", words: "8.0: It is there already.", actions: ["move 016 > FL"] };
  const prompt = narrowed(promptOf({ legal: ["fire 070 > 130", "move 016 > FC"], refused: [rule] }));
  expect(prompt.legal.map(([text]) => text)).toEqual(["fire 070 > 130"]);
  const [first] = prompt.refused;
  expect(first?.cite).toBe("");
  expect(refused(first?.actions ?? []).map((said) => [said.card, said.target])).toEqual([["016", "FC"]]);
});
