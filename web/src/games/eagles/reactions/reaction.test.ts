import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readScene } from "../scene/scene";
import * as api from "../../../match/play/api";
import { eventOf, thrownOf } from "../../../match/log/fixtures";
import { desk } from "../../../match/orders/desk.svelte";
import { play } from "../../../match/play/state.svelte";
import { promptOf, setTable, VIEW } from "../../../match/orders/fixtures";
import { said } from "../fixtures/orders";
import { letting } from "./reacting";
import ReactionWindow from "./ReactionWindow.svelte";
import { standingAnswer } from "./standing";

const sent: string[] = [];
vi.mock("../../../match/play/api", async (original) => {
  const real = await original<typeof api>();
  return {
    ...real,
    act: vi.fn((text: string) => sent.push(text)),
    order: vi.fn(),
    readOrders: vi.fn(async () => undefined),
    ask: vi.fn(async () => null),
  };
});

const REFUSED = [
  {
    cite: "13.0 own combat phase",
    words: "13.0: This Special is played in its owner's Combat phase.",
    actions: ["play 099 > AC"],
  },
];

function failed({ legal = ["pass", "play 095 > 016"], ...part }: { legal?: string[]; until?: number } = {}): void {
  const scene = readScene(VIEW.replace("asked french", "test 016\nasked french"));
  const thrown = thrownOf([5], { marks: ["fail"], cards: ["016"] });
  const events = [eventOf({ words: "Schmitz rolls 5 against morale 3: fails.", cards: ["016"], thrown })];
  setTable({
    scene,
    told: [{ number: 1, events, fresh: false }],
    prompt: promptOf({
      kind: "choose-play",
      words: "Schmitz has failed its morale test. Do you answer?",
      short: "",
      cards: ["016"],
      legal,
      refused: REFUSED,
    }),
    ...part,
  });
}

afterEach(cleanup);
beforeEach(() => {
  sent.length = 0;
  Object.assign(desk, { quiet: null, weighing: null, caution: null });
  failed();
});

const settle = () => new Promise((resolve) => setTimeout(resolve, 5));
const button = (name: string | RegExp) => screen.getByRole("button", { name }) as HTMLButtonElement;

test("it tells what happened, lays out the card that may answer, and plays it", async () => {
  render(ReactionWindow);
  await settle();
  const window = screen.getByRole("dialog");
  expect(window.textContent).toContain("Schmitz has failed its morale test");
  expect(window.textContent).toContain("Schmitz rolls 5 against morale 3: fails.");
  await fireEvent.click(button("Play Rally on Schmitz"));
  expect(sent).toEqual(["play 095 > 016"]);
});

const changes = (words: string, chance: number, without: number) => ({
  chances: [],
  sums: [],
  warnings: [],
  reverse: null,
  forecast: { title: "", dice: 0, faces: [], bars: [], deals: 0, meanings: [{ words, chance, without }] },
});

test("it says what the answer changes, with it and without, beside the card", async () => {
  render(ReactionWindow);
  await settle();
  play.odds = { said: said("play 095 > 016"), answer: changes("Schmitz holds", 0.5, 0) as never };
  await settle();
  const cells = [...screen.getByRole("dialog").querySelectorAll("tbody tr > *")].map((cell) =>
    cell.textContent?.trim(),
  );
  expect(cells).toEqual(["Schmitz holds", "", "0%", "›", "50%"]);
  expect(screen.getByText("Rally", { selector: "thead th" })).toBeTruthy();
});

test("of several answers each says in a line what it changes, before one is chosen", async () => {
  vi.mocked(api.ask).mockImplementation(async (_, text) =>
    text === "play 095 > 016" ? (changes("Schmitz holds", 0.5, 0) as never) : null,
  );
  failed({ legal: ["pass", "play 095 > 016", "play 099 > AC"] });
  render(ReactionWindow);
  await settle();
  expect(button("Choose a card").disabled).toBe(true);
  expect(screen.getByText("Schmitz holds: 50% (without: 0%)")).toBeTruthy();
  await fireEvent.click(screen.getByLabelText(/^Play Rally on Schmitz/));
  await fireEvent.click(button("Play Rally on Schmitz"));
  expect(sent).toEqual(["play 095 > 016"]);
  vi.mocked(api.ask).mockImplementation(async () => null);
});

test("the time there is shrinks in a bar and stands in figures; without a limit there is none", async () => {
  failed({ until: Date.now() / 1000 + 65 });
  render(ReactionWindow);
  await settle();
  expect(screen.getByRole("timer").textContent?.trim()).toBe("1:05");
  cleanup();
  failed();
  render(ReactionWindow);
  expect(screen.queryByRole("timer")).toBeNull();
});

test("declining is named by what it lets happen", async () => {
  render(ReactionWindow);
  await fireEvent.click(button("Let them run"));
  expect(sent).toEqual(["pass"]);
});

test("a card that does not fit now says why", async () => {
  render(ReactionWindow);
  await fireEvent.click(document.querySelector('[aria-disabled="true"]')!);
  expect(screen.getByText(/played in its owner's Combat phase/)).toBeTruthy();
  expect(screen.getByLabelText("Rule 13.0")).toBeTruthy();
});

test("several targets are chosen from a list", async () => {
  setTable({
    prompt: promptOf({ kind: "choose-play", legal: ["pass", "play 099 > AC", "play 099 > AL"] }),
  });
  render(ReactionWindow);
  await settle();
  expect(button("Choose a target").disabled).toBe(true);
  await fireEvent.click(screen.getByLabelText("The Allied Left"));
  await fireEvent.click(button("Play Ricochet Fire on the Allied Left"));
  expect(sent).toEqual(["play 099 > AL"]);
});

test("who asks for quiet is not asked again this turn", async () => {
  render(ReactionWindow);
  await fireEvent.click(screen.getByLabelText("Don’t ask again this turn"));
  await settle();
  expect(sent).toEqual(["pass"]);
});

test("a standing order is given for one card", async () => {
  render(ReactionWindow);
  await fireEvent.click(button("When to ask"));
  await fireEvent.click(screen.getAllByLabelText("Always play")[0]!);
  expect(api.order).toHaveBeenCalledWith("play 095", "play");
});

test("other questions open no window", () => {
  setTable({ prompt: promptOf({ legal: ["end"] }) });
  render(ReactionWindow);
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("standing orders answer by the longest beginning, as on the server", () => {
  const legal = ["pass", "play 095 > 016", "play 099 > AC"].map(said);
  expect(standingAnswer(legal, [], false)).toBeNull();
  expect(standingAnswer(legal, [], true)?.text).toBe("pass");
  expect(standingAnswer(legal, [{ prefix: "play 095", reply: "play" }], false)?.text).toBe("play 095 > 016");
  expect(standingAnswer(legal, [{ prefix: "play 095", reply: "hold" }], false)).toBeNull();
  const both = [
    { prefix: "play", reply: "hold" as const },
    { prefix: "play 099", reply: "play" as const },
  ];
  expect(standingAnswer(legal, both, false)?.text).toBe("play 099 > AC");
  expect(standingAnswer(legal, [{ prefix: "play", reply: "hold" }], false)?.text).toBe("pass");
});

test("an announced shot, charge or march is let happen by its own name", () => {
  const scene = readScene(VIEW.replace("asked french", "act shock 055 130\nasked french"));
  expect(letting(scene, null)).toBe("shock");
  expect(letting(readScene(VIEW), null)).toBe("");
});
