import { beforeAll, describe, expect, test } from "vitest";
import { settings } from "../../../app/settings.svelte";
import { loadWords } from "../../../app/words";
import { play } from "../../../match/play/state.svelte";
import { loadGameWords } from "../../load";
import { effect } from "./saying";
import type { Said } from "./sentence";

beforeAll(async () => {
  settings.lang = "en";
  await loadWords("en");
  await loadGameWords("crepuscule");
});

describe("an answer is named for what it does to the question", () => {
  const said = (verb: string) => ({ text: verb, verb, card: null, target: null }) as Said;
  const named = (kind: string) => {
    play.prompt = { kind, cards: [] } as unknown as NonNullable<typeof play.prompt>;
    return ["again", "stay"].map((verb) => effect(said(verb), null));
  };

  test("C-ART-2: the one die of a gun", () => expect(named("choose-die")).toEqual(["re-roll the die", "keep the die"]));
  test("a test that has failed", () =>
    expect(named("choose-reroll")).toEqual(["re-roll the test", "accept the failure"]));
  test("D-18: an order that has failed", () =>
    expect(named("choose-after-failure")).toEqual(["repeat the order", "stay"]));
});
