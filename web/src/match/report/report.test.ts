import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";
import type { Report, Step } from "../../app/protocol.gen";
import { settings } from "../../app/settings.svelte";
import { page } from "../../ui/viewport.svelte";
import PlayOn from "./PlayOn.svelte";
import ReportView from "./ReportView.svelte";
import { along, bars, change, curve, gainOf, mayPlayOn, scaleOf, signed, stepAt } from "./report";

const luck = {
  seat: "french",
  name: "Fire",
  done: "hits",
  throws: 9,
  dice: 20,
  came: 9,
  expected: 5,
  error: 1.5,
  real: true,
};
const report: Report = {
  seat: "french",
  end: {
    winner: "allied",
    title: "Allied victory",
    words: "The Allies took your Center on turn 2 (4.3).",
    cite: "4.3 x",
  },
  measure: "Battle Points",
  sides: [
    { seat: "french", name: "the French", lost: 14 },
    { seat: "allied", name: "the Allies", lost: 0 },
  ],
  units: [
    { seat: "french", piece: "055", name: "Delort", shots: 2, hits: 1, lost: 14, fate: "routed", turn: 2, line: 8 },
    { seat: "allied", piece: "130", name: "Kempt", shots: 3, hits: 0, lost: 0, fate: "", turn: 0, line: 0 },
  ],
  luck: [luck, { ...luck, seat: "allied", came: 6, real: false }],
  net: { turn: 0, line: 0, gain: 3, error: 2, real: false },
  turns: [
    { turn: 0, line: 0, gain: 0, error: 0, real: false },
    { turn: 1, line: 2, gain: 4, error: 1, real: true },
    { turn: 2, line: 6, gain: -1, error: 1.5, real: false },
  ],
  swings: [{ line: 8, turn: 2, words: "Delort routs.", detail: "Delort rolls 6.", before: 0.5, after: 0.38 }],
  points: [
    { line: 0, turn: 0, share: 0.5 },
    { line: 8, turn: 2, share: 0.38 },
  ],
  last: 10,
};
const step = (number: number, line: number | null): Step => ({
  number,
  line,
  action: "",
  seat: null,
  turn: 1,
  phase: "combat",
  events: [],
  view: "",
});
const army = (seat: string) => (seat === "french" ? "fr" : "gb");

beforeEach(() => {
  settings.lang = "en";
  page.narrow = false;
});

test("numbers carry their sign, in the reader's way", () => {
  expect([signed(3.94), signed(-2.3), signed(0)]).toEqual(["+3.9", "−2.3", "0.0"]);
  expect(change(0.5, 0.38)).toBe("−12%");
  settings.lang = "fr";
  expect([signed(3.94), change(0.38, 0.53)]).toEqual(["+3,9", "+15\u00a0%"]);
});

test("the enemy's good dice are bad luck", () => {
  expect(gainOf(luck, "french")).toBe(4);
  expect(gainOf(luck, "allied")).toBe(-4);
});

test("curve, luck and slider have one time axis: the steps, or the lines where no steps are shown", () => {
  const steps = [step(1, 0), step(2, 3), step(3, 8), step(4, 9), step(5, 10)];
  expect([0, 2, 3, 8, 99].map((line) => stepAt(steps, line))).toEqual([0, 1, 1, 2, 4]);
  expect(along(report, steps, 8)).toBe(0.5);
  expect(along(report, [], 8)).toBe(0.8);
  expect(curve(report, steps)).toEqual([
    { x: 0, share: 0.5 },
    { x: 0.5, share: 0.5 },
    { x: 0.5, share: 0.38 },
    { x: 1, share: 0.38 },
  ]);
  expect(bars(report, []).map(({ from, to }) => [from, to])).toEqual([
    [0, 0.2],
    [0.2, 0.6],
    [0.6, 1],
  ]);
  expect(scaleOf(report.turns)).toBe(4);
  expect(scaleOf([])).toBe(1);
});

test("one plays on from any line but the end", () => {
  const steps = [step(1, 0), step(2, 3), step(3, 8)];
  expect([0, 1, 2].map((at) => mayPlayOn(steps, at, true))).toEqual([true, true, false]);
  expect(mayPlayOn(steps, 2, false)).toBe(true);
  expect(mayPlayOn([step(1, null)], 0, false)).toBe(false);
});

test("losses, luck and turning points are shown, and the curve as a table too", async () => {
  const online = vi.fn();
  render(ReportView, { report, army, online });
  expect(screen.getByRole("row", { name: /Delort routed, turn 2 1\u2009\/\u20092 14/ })).toBeTruthy();
  const [mine, theirs] = screen.getAllByRole("row", { name: /Fire/ });
  expect(within(mine!).getByText(/\+4\.0/).textContent).toContain("more than chance");
  expect(within(theirs!).getByText("−1.0").textContent).not.toContain("more than chance");
  expect(screen.getByText(/about even: \+3\.0 for the French, give or take 4\./)).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: /Turn 2: Delort routs\./ }));
  expect(online).toHaveBeenCalledWith(8);
  const figure = screen.getByRole("figure", { name: /The French: share of the strength/ });
  expect(within(figure).getByText("+4.0 (more than chance)")).toBeTruthy();
  expect(within(figure).getAllByText("38%").length).toBe(1);
});

test("luck is called so only where it is real", () => {
  render(ReportView, { report: { ...report, net: { ...report.net, gain: -9, real: true } }, army });
  expect(screen.getByText(/The French had bad luck: −9\.0 dice, more than chance explains/)).toBeTruthy();
});

test("a phone shows one part at a time", async () => {
  page.narrow = true;
  render(ReportView, { report, army });
  expect(screen.queryByText("Delort")).toBeNull();
  expect(screen.getByRole("button", { name: "Story" }).getAttribute("aria-pressed")).toBe("true");
  await fireEvent.click(screen.getByRole("button", { name: "Losses" }));
  expect(screen.getByText("Delort")).toBeTruthy();
  expect(screen.queryByText(/Turn 2: Delort/)).toBeNull();
});

test("playing on asks for a side and an opponent, and sends the record and its line", async () => {
  HTMLDialogElement.prototype.showModal ??= () => {};
  const made = { id: "abcdefghabcdefgh", commitment: "c", seats: [] };
  const sent: { path: string; body: unknown }[] = [];
  const answer = (body: unknown) =>
    new Response(JSON.stringify(body), { headers: { "Content-Type": "application/json" } });
  vi.stubGlobal("fetch", async (path: string, asked: RequestInit) => {
    sent.push({ path, body: asked.body ? JSON.parse(String(asked.body)) : null });
    return answer(path === "/api/records" ? made : { id: "me", name: "Ann", lang: "en" });
  });
  const props = { seats: ["french", "allied"], named: (seat: string) => seat, mine: "allied", line: 8 };
  render(PlayOn, { ...props, fetchRecord: async () => "the record", onclose: () => {} });
  expect((screen.getByLabelText("allied") as HTMLInputElement).checked).toBe(true);
  await fireEvent.click(screen.getByLabelText("A friend, by link"));
  await fireEvent.click(screen.getByText("Play on"));
  await vi.waitFor(() => expect(sent.at(-1)!.path).toBe("/api/records"));
  expect(sent.at(-1)!.body).toEqual({
    record: "the record",
    upto: 8,
    seats: { french: { sitter: "open" }, allied: { sitter: "me" } },
  });
  vi.unstubAllGlobals();
});
