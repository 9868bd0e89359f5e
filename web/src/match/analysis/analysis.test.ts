import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Analysis, Step } from "../../app/protocol.gen";
import { settings } from "../../app/settings.svelte";
import { chanceAt, course, lucks, marks, points } from "./analysis";
import AnalysisPanel from "./AnalysisPanel.svelte";
import WinGraph from "./WinGraph.svelte";

const STEPS = Array.from({ length: 11 }, (_, line) => ({ number: line, line, turn: 1, events: [] }) as unknown as Step);
const FOUND: Analysis = {
  seat: "north",
  title: "Victory: North",
  summary: ["Luck favoured north."],
  luck: 0.2,
  without_luck: 0.8,
  end: 1,
  turns: [
    { turn: 1, line: 0, chance: 0.5, luck: 0.1 },
    { turn: 2, line: 5, chance: 0.7, luck: -0.05 },
  ],
  points: [
    { kind: "throw", line: 3, turn: 1, seat: "north", words: "A six.", detail: "", gain: 0.1, error: 0 },
    {
      kind: "mistake",
      line: 8,
      turn: 2,
      seat: "north",
      words: "Bids 1",
      detail: "better: bid 7",
      gain: -0.09,
      error: 0.02,
    },
  ],
  looked_at: null,
  answers: 9,
  last: 10,
};

afterEach(() => {
  cleanup();
  settings.lang = "en";
});

describe("an analysis on the time axis of a replay", () => {
  it("leads from turn to turn, and at the end to the result", () => {
    expect(course(FOUND, STEPS)).toEqual([
      { x: 0, chance: 0.5 },
      { x: 0.5, chance: 0.7 },
      { x: 1, chance: 1 },
    ]);
    expect(chanceAt(course(FOUND, STEPS), 0.25)).toBeCloseTo(0.6);
    expect(chanceAt(course(FOUND, STEPS), 0)).toBe(0.5);
  });

  it("shows the luck of a turn as long as the turn", () => {
    expect(lucks(FOUND, STEPS).map(({ from, to }) => [from, to])).toEqual([
      [0, 0.5],
      [0.5, 1],
    ]);
  });

  it("numbers throws, and questions mistakes", () => {
    expect(marks(FOUND, STEPS).map(({ number, x }) => [number, x])).toEqual([
      [1, 0.3],
      [0, 0.8],
    ]);
  });

  it("writes changes as the reader does", () => {
    expect(points(-0.09)).toBe("−9%");
    settings.lang = "fr";
    expect(points(0.1)).toBe("+10\u00a0%");
  });

  it("goes where a mark is touched", async () => {
    const go = vi.fn();
    render(WinGraph, { found: FOUND, steps: STEPS, at: 5, side: "North", army: "fr", other: "gb", go });
    expect(screen.getByText("70%", { selector: ".now-chance" })).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: /Bids 1/ }));
    expect(go).toHaveBeenCalledWith(8);
  });
});

describe("the panel beside it", () => {
  const props = { found: FOUND, go: () => {}, review: () => {}, busy: false, trouble: "" };

  it("tells luck and the result without it, and offers a review", async () => {
    const review = vi.fn();
    render(AnalysisPanel, { ...props, review });
    expect(screen.getByText("+20%")).toBeTruthy();
    expect(screen.getByText("80%")).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "Review with the computer" }));
    expect(review).toHaveBeenCalled();
  });

  it("says how much was looked at once that is done", () => {
    render(AnalysisPanel, { ...props, found: { ...FOUND, looked_at: 7 } });
    expect(screen.queryByRole("button", { name: /Review/ })).toBeNull();
    expect(screen.getByText(/7 of 9/)).toBeTruthy();
  });
});
