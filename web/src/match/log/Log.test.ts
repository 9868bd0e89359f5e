import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { EventLine } from "../../app/protocol.gen";
import { play, type Told } from "../play/state.svelte";
import { rule } from "../../rules/rule.svelte";
import { settings } from "../../app/settings.svelte";
import { front } from "../../games/eagles/front";
import { eventOf, thrownOf } from "./fixtures";
import Log from "./Log.svelte";

const event = (short: string, more: Partial<EventLine> = {}) => eventOf({ words: short, short, ...more });
const shot: Told = {
  number: 7,
  fresh: false,
  events: [
    event("— Turn 5: the French —", { opens: "turn", heading: "Turn 5: the French", seat: "french" }),
    event("— Combat (the French) —", { opens: "phase", heading: "Combat", seat: "french" }),
    event("Bauduin fires at Saxe-Weimar.", {
      cite: "7.2 firepower",
      cards: ["025", "134"],
      places: ["AR"],
    }),
    event("One hit on Saxe-Weimar.", {
      thrown: thrownOf([2, 6], {
        words: "hit numbers",
        marks: ["miss", "hit"],
        results: { miss: "miss", hit: "hit" },
        sums: [
          {
            title: "Fire level",
            total: 1,
            parts: 1,
            lines: [
              { cite: "7.2 firepower", words: "printed fire", value: 2 },
              { cite: "9.2 column fire", words: "column", value: -1 },
            ],
          },
        ],
      }),
    }),
    event("Saxe-Weimar ROUTS and is lost.", { weight: "grave" }),
  ],
};

beforeEach(() => {
  settings.lang = "en";
  rule.number = null;
  play.pointed = [];
});
afterEach(() => {
  play.front = null;
});

test("a phase is headed by its turn, and a throw stands with what it decided and its modifiers", () => {
  render(Log, { told: [shot] });
  expect(screen.getByText(/Turn 5: the French · Combat/)).toBeTruthy();
  const line = screen.getByText(/One hit on/).closest("li")!;
  expect(within(line).getByRole("img", { name: "Dice: 2 6" }).title).toBe("hit numbers");
  expect(screen.getAllByRole("img", { name: /Dice/ }).length).toBe(1);
  expect(line.textContent).toMatch(/Fire level\s+1/);
  expect(line.textContent).toContain("−1");
});

test("a rule's number opens the rule", async () => {
  render(Log, { told: [shot] });
  await fireEvent.click(screen.getByRole("button", { name: "9.2" }));
  expect(rule.number).toBe("9.2");
});

test("pointing at a line marks its cards and places, and leaving it unmarks them", async () => {
  render(Log, { told: [shot] });
  const line = screen.getByText(/Bauduin fires/).closest("li")!;
  await fireEvent.pointerEnter(line);
  expect(play.pointed).toEqual(["025", "134", "AR"]);
  await fireEvent.pointerLeave(line);
  expect(play.pointed).toEqual([]);
});

test("the filter leaves dice, or losses; the search what it names", async () => {
  render(Log, { told: [shot] });
  await fireEvent.click(screen.getByRole("button", { name: "Losses" }));
  expect(screen.queryByText(/Bauduin fires/)).toBeNull();
  expect(screen.getByText(/ROUTS/).closest("li")!.className).toContain("grave");
  await fireEvent.click(screen.getByRole("button", { name: "Dice" }));
  expect(screen.queryByText(/ROUTS/)).toBeNull();
});

test("each group of dice stands beside what it did", () => {
  render(Log, { told: [shot] });
  const line = screen.getByText(/One hit on/).closest("li")!;
  const said = [...line.querySelectorAll(".group")].map((group) => [
    group.querySelectorAll(".die").length,
    group.textContent?.trim(),
  ]);
  expect(said).toEqual([
    [1, "miss"],
    [1, "hit"],
  ]);
});

/** A list of 1000 pixels, of which 200 are seen. */
function scrolling(): HTMLElement {
  const lines = document.querySelector<HTMLElement>(".lines")!;
  Object.defineProperties(lines, { scrollHeight: { value: 1000 }, clientHeight: { value: 200, writable: true } });
  return lines;
}

test("the log follows its newest line, unless the reader has scrolled up to read", async () => {
  const { rerender } = render(Log, { told: [shot] });
  const lines = scrolling();
  await rerender({ told: [shot, { ...shot, number: 8 }] });
  await vi.waitFor(() => expect(lines.scrollTop).toBe(1000));
  lines.scrollTop = 300;
  await fireEvent.scroll(lines);
  await rerender({ told: [shot, { ...shot, number: 8 }, { ...shot, number: 9 }] });
  await tick();
  expect(lines.scrollTop).toBe(300);
  await fireEvent.click(screen.getByRole("button", { name: "Newest" }));
  expect(lines.scrollTop).toBe(1000);
  expect(screen.queryByRole("button", { name: "Newest" })).toBeNull();
});

test("a panel that opens above takes lines away, and the log still follows", async () => {
  const { rerender } = render(Log, { told: [shot] });
  const lines = scrolling();
  lines.scrollTop = 800;
  await fireEvent.scroll(lines);
  Object.assign(lines, { clientHeight: 100 });
  await fireEvent.scroll(lines);
  expect(screen.queryByRole("button", { name: "Newest" })).toBeNull();
  await rerender({ told: [shot, { ...shot, number: 8 }] });
  await vi.waitFor(() => expect(lines.scrollTop).toBe(1000));
});

test("where each side throws a die, each die is in its own colours", () => {
  play.front = front;
  const thrown = thrownOf([3, 5], { seats: ["allied", "french"], marks: ["fail", "pass"] });
  render(Log, { told: [{ ...shot, events: [event("Both throw.", { thrown })] }] });
  const dice = [...document.querySelectorAll(".die")].map((die) => die.getAttribute("class"));
  expect(dice[0]).toMatch(/\bgb\b/);
  expect(dice[1]).toMatch(/\bfr\b/);
});

test("where each side throws on a sum of its own, the sum says whose it is", () => {
  play.front = front;
  const sum = {
    title: "Initiative",
    total: 2,
    parts: 1,
    lines: [{ cite: "5.2 officer", words: "officers", value: 2 }],
  };
  const thrown = thrownOf([3, 5], { seats: ["allied", "french"], sums: [sum, sum] });
  render(Log, { told: [{ ...shot, events: [event("Both throw.", { thrown })] }] });
  const whose = [...document.querySelectorAll(".sum .whose")].map((mark) => mark.className);
  expect(whose.map((name) => /\b(gb|fr|pr)\b/.exec(name)?.[0])).toEqual(["gb", "fr"]);
});
