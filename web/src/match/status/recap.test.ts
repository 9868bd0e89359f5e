import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import type { EventLine, Stakes } from "../../app/protocol.gen";
import { eventOf } from "../log/fixtures";
import { setTable, VIEW } from "../orders/fixtures";
import { panels } from "../panels.svelte";
import { endReview } from "../play/review";
import { blank, play, type Told } from "../play/state.svelte";
import Recap from "./Recap.svelte";
import { recapNow, recapOf } from "./recap";

afterEach(() => {
  cleanup();
  endReview();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  Object.assign(play, blank(""));
});

const told = (number: number, ...events: EventLine[]): Told => ({ number, events, fresh: false });
const event = (short: string, row: EventLine["row"], card = "") =>
  eventOf({ words: short, short, row, cards: card ? [card] : [] });
const own = ({ cards }: EventLine) => (cards[0] === undefined ? null : cards[0].startsWith("0"));
const stakes: Stakes = {
  goal: "",
  cite: "",
  turn: 1,
  turns: 0,
  sides: {},
  sequels: [],
  roll: [],
  marks: [
    { about: "FR", word: "danger", seat: "french", label: "", words: "Your Right can be taken next turn." },
    { about: "AR", word: "danger", seat: "allied", label: "", words: "The Allied Right can be taken next turn." },
    { about: "FR", word: "last", seat: "french", label: "", words: "Your Right has only one card left." },
  ],
};

test("the recap lists what was lost, hit and moved since one's last turn, and one's own dangers", () => {
  const news = [
    told(4, event("Reille moves.", "moved", "015")),
    told(5, event("Bourgeois routs.", "lost", "016"), event("One hit on Kempt.", "hit", "130")),
    told(6, event("A British card moves.", "moved"), event("Two hits on Wathier.", "hit", "065")),
    told(7, event("Wathier advances.", "moved", "065")),
  ];
  const { rows, acts } = recapOf(news, 4, stakes, "french", own);
  expect(rows.map((row) => [row.word, row.tone, row.lines])).toEqual([
    ["lost", "bad", ["Bourgeois routs."]],
    ["hit", "bad", ["Two hits on Wathier."]],
    ["hit", "good", ["One hit on Kempt."]],
    ["moved", "", ["A British card moves."]],
    ["danger", "bad", ["Your Right can be taken next turn."]],
  ]);
  expect(acts).toBe(3);
});

test("of many moves only a few are named, and what was before the last turn is not repeated", () => {
  const moves = [1, 2, 3, 4, 5].map((each) => event(`Card ${each} moves.`, "moved", "130"));
  expect(recapOf([told(9, ...moves)], 8, null, "french", own).rows[0]).toMatchObject({ more: 2 });
  expect(recapOf([told(9, ...moves)], 9, null, "french", own)).toEqual({ rows: [], acts: 0 });
});

test("the recap of the match names whose pieces they are, once all is shown, and only to a player", () => {
  const news = [told(5, event("Schmitz routs.", "lost", "016"), event("Kempt routs.", "lost", "130"))];
  setTable({ told: news, since: 4 });
  expect(recapNow()?.rows.map((row) => [row.tone, row.lines])).toEqual([
    ["bad", ["Schmitz routs."]],
    ["good", ["Kempt routs."]],
  ]);
  for (const part of [{ since: 5 }, { since: 0 }, { seat: null }]) {
    setTable({ told: news, since: 4, ...part });
    expect(recapNow()).toBeNull();
  }
});

test.each([
  ["a drawer lies over the table, and is closed", false],
  ["a column beside the table stays", true],
])("what is played back is seen: %s", async (_, wide) => {
  vi.spyOn(window, "matchMedia").mockReturnValue({ matches: wide } as MediaQueryList);
  const step = { number: 5, action: "", seat: null, turn: 1, phase: "", events: [], view: VIEW };
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ steps: [step] })));
  setTable({ told: [told(5, event("Schmitz routs.", "lost", "016"))], since: 4, number: 5 });
  panels.side = true;
  render(Recap);
  await fireEvent.click(screen.getByRole("button", { name: "Play it back" }));
  await vi.waitFor(() => expect([play.review?.steps.length, panels.side]).toEqual([1, wide]));
});
