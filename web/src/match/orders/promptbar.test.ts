import { flushSync } from "svelte";
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as api from "../play/api";
import { NOTHING } from "../play/compose";
import { play } from "../play/state.svelte";
import { settings } from "../../app/settings.svelte";
import { page } from "../../ui/viewport.svelte";
import { said } from "../../games/eagles/fixtures/orders";
import { desk } from "./desk.svelte";
import { submit } from "./submit.svelte";
import { answerOf, matchOf, promptOf, setTable, VIEW } from "./fixtures";
import Awaited from "./Awaited.svelte";
import PromptBar from "./PromptBar.svelte";

const LEGAL = ["fire 070 > 130", "fire 070 > AR#1", "move 016 > AR", "move 016 > AR column", "end"];
const sent: string[] = [];
const typed: string[] = [];

vi.mock("../play/api", async (original) => {
  const real = await original<typeof api>();
  return {
    ...real,
    act: vi.fn((text: string) => sent.push(text)),
    ask: vi.fn(async () => answerOf({ what: "preview", warnings: warned })),
    typed: vi.fn(async (text: string) => {
      typed.push(text);
      return said("fire 070 > 130");
    }),
    understand: vi.fn(async () => ({ said: said("fire 070 > 130"), why: null })),
    foresee: vi.fn(async () => undefined),
    undo: vi.fn(),
    offer: vi.fn(),
    reply: vi.fn(),
  };
});

let warned: { cite: string; words: string }[] = [];

afterEach(cleanup);
beforeEach(() => {
  warned = [];
  sent.length = 0;
  Object.assign(desk, { typing: false, listing: false, caution: null, weighing: null, odds: true });
  settings.step = false;
  settings.confirm = true;
  setTable({ prompt: promptOf({ legal: LEGAL, undo: true }) });
});

const heading = () => screen.getByRole("heading", { level: 1 }).textContent;
const button = (name: string | RegExp) => screen.getByRole("button", { name }) as HTMLButtonElement;
const isOpen = (found: HTMLElement) => found.getAttribute("aria-disabled") !== "true";
const settle = () => new Promise((resolve) => setTimeout(resolve, 5));

test("the engine's question is the heading, and how many cards may act the help", () => {
  render(PromptBar);
  expect(heading()).toBe("Combat: move or fire a card");
  expect(screen.getByText("2 cards can still act.")).toBeTruthy();
  expect(isOpen(button("Choose a card"))).toBe(false);
});

test("a whole order is named by its effect, with its dice once they are known", async () => {
  play.choice = { ...NOTHING, card: "070", target: "130" };
  const forecast = {
    title: "",
    dice: 5,
    faces: [5, 6],
    bars: [{ label: "0", chance: 0.132, faces: "", note: "", lit: false }],
    meanings: [],
    deals: 0,
    table: null,
  };
  play.odds = { said: said("fire 070 > 130"), answer: answerOf({ forecast }) };
  render(PromptBar);
  expect(heading()).toBe("Old Guard: fire on Kempt, or choose another target");
  expect(screen.getByText("At least one hit: 86.8%. 2 cards can still act.")).toBeTruthy();
  await fireEvent.click(button("Fire (5 dice)"));
  await settle();
  expect(sent).toEqual(["fire 070 > 130"]);
});

test("an order that one may regret waits for a second thought", async () => {
  warned = [{ cite: "4.3 sole occupation", words: "The battle is lost at once." }];
  play.choice = { ...NOTHING, card: "016", target: "AR" };
  render(PromptBar);
  await fireEvent.click(button("Move to the Allied Right"));
  await settle();
  expect(sent).toEqual([]);
  expect(screen.getByRole("alertdialog").textContent).toContain("The battle is lost at once.");
  expect(document.activeElement?.textContent).toBe("Cancel");
  await fireEvent.keyDown(screen.getByRole("alertdialog"), { key: "Escape" });
  expect(screen.queryByRole("alertdialog")).toBeNull();
  await fireEvent.click(button("Move to the Allied Right"));
  await settle();
  await fireEvent.click(button("Move to the Allied Right anyway"));
  expect(sent).toEqual(["move 016 > AR"]);
});

test("who wants no warnings gets none", async () => {
  warned = [{ cite: "4.3", words: "x" }];
  settings.confirm = false;
  render(PromptBar);
  await fireEvent.click(button("End combat"));
  expect(sent).toEqual(["end"]);
});

test("a button keeps the keys while an order is on its way, and gives no second one", async () => {
  settings.confirm = false;
  render(PromptBar);
  await fireEvent.keyDown(window, { key: "e" });
  const end = button("End combat");
  expect(document.activeElement).toBe(end);
  play.sending = "end";
  flushSync();
  expect(isOpen(end)).toBe(false);
  expect(document.activeElement).toBe(end);
  await fireEvent.keyDown(window, { key: "g" });
  expect(document.activeElement).toBe(button("Choose a card"));
  await fireEvent.click(end);
  expect(sent).toEqual([]);
});

test("undo past the barrier stays, says why, and offers a takeback", async () => {
  setTable({
    prompt: promptOf({ legal: LEGAL, undo: false }),
    refusal: { words: "", cite: "", code: "DICE_THROWN" },
  });
  render(PromptBar);
  expect(button("Undo not possible").classList).toContain("off");
  expect(screen.getByRole("alert").textContent).toContain("Dice have been rolled.");
  await fireEvent.click(button("Ask for a takeback"));
  expect(api.offer).toHaveBeenCalledWith("takeback");
});

test("a refused order shows its reason and its rule", () => {
  play.refusal = {
    words: "7.21: Infantry fires only at enemy cards it is engaged with.",
    cite: "7.21 not engaged",
    code: "ILLEGAL",
  };
  render(PromptBar);
  expect(screen.getByRole("alert").textContent).toContain("Infantry fires only at enemy cards it is engaged with.");
  expect(screen.getByLabelText("Rule 7.21")).toBeTruthy();
});

test("who waits reads the other voice and may not give orders", () => {
  setTable({
    prompt: promptOf({ words: "Waiting for the Allies to move and fire.", short: "" }),
    asked: "allied",
  });
  const { container } = render(PromptBar);
  expect(heading()).toBe("Waiting for the Allies to move and fire");
  expect(container.querySelector(".bar")?.classList).toContain("wait");
  expect(screen.queryByText("End combat")).toBeNull();
});

test("a lost connection is shown here", () => {
  setTable({ prompt: promptOf({ legal: LEGAL }), connection: "lost", sending: "end" });
  const { container } = render(PromptBar);
  expect(heading()).toBe("Connection lost, reconnecting");
  expect(container.querySelector(".bar")?.classList).toContain("lost");
  expect(screen.getByText(/Your last order is saved/)).toBeTruthy();
});

test("moves of the computer wait for the next step", () => {
  settings.step = true;
  const heard = { number: 2, events: [], view: null, asked: null, owing: [], deadline: null, stakes: null, pair: null };
  setTable({ pending: [heard, heard] });
  render(PromptBar);
  expect(screen.getByText("2 more moves to see.")).toBeTruthy();
  expect(button("Next")).toBeTruthy();
});

test("what is played back is gone through by hand where nothing moves by itself, and its end is named", async () => {
  const steps = [1, 2].map((number) => ({
    number,
    line: null,
    action: "",
    seat: null,
    turn: 1,
    phase: "",
    events: [],
    view: VIEW,
  }));
  const review = { steps, at: 0 };
  setTable({ prompt: promptOf({ legal: LEGAL }), review, owing: ["allied"] });
  const { unmount } = render(PromptBar);
  expect(button("Skip ahead")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Next" })).toBeNull();
  unmount();
  settings.step = true;
  setTable({ prompt: promptOf({ legal: LEGAL }), review });
  render(PromptBar);
  expect(button("Skip to my turn")).toBeTruthy();
  await fireEvent.click(button("Next"));
  expect(play.review?.at).toBe(1);
});

test("a plain order that a rule forbids keeps its place and says why", async () => {
  const refused = [
    {
      cite: "4.1 at least one",
      words: "4.1: No Position may be left without a card when you deploy.",
      actions: ["ready"],
    },
  ];
  setTable({
    prompt: promptOf({ kind: "choose-deployment", legal: ["deploy 016 > FL"], refused }),
  });
  render(PromptBar);
  await fireEvent.click(button("Ready"));
  expect(screen.getByText(/No Position may be left/)).toBeTruthy();
  expect(screen.getByLabelText("Rule 4.1")).toBeTruthy();
  expect(sent).toEqual([]);
  play.choice = { ...NOTHING, card: "016" };
  flushSync();
  expect(screen.queryByLabelText("Rule 4.1")).toBeNull();
});

test("a Special that moves a card is named while the card is chosen", () => {
  const legal = ["confuse 101: 016 > FC", "confuse 101: 055 > FC", "end"];
  setTable({ prompt: promptOf({ legal }), choice: { ...NOTHING, verb: "confuse" } });
  render(PromptBar);
  expect(heading()).toBe("Battle Confusion: choose a card");
});

test("a few sentences that answer a question stand in the bar", async () => {
  setTable({ prompt: promptOf({ kind: "choose-test", legal: ["test 016", "test 055"] }) });
  render(PromptBar);
  expect(screen.getByText("2 cards still have to test.")).toBeTruthy();
  await fireEvent.click(button("Roll for Schmitz"));
  expect(heading()).toBe("Schmitz tests morale");
});

test("under a sheet the few sentences are at its edge, not in the bar; a phone keeps them at the thumb", () => {
  setTable({ prompt: promptOf({ kind: "choose-test", legal: ["test 016", "test 055"] }) });
  desk.sheet = true;
  render(PromptBar);
  expect(document.querySelector(".few")).toBeNull();
  page.narrow = true;
  flushSync();
  expect(button("Roll for Schmitz")).toBeTruthy();
  page.narrow = false;
  desk.sheet = false;
});

test("offers of the other side are answered here", async () => {
  setTable({
    prompt: promptOf({ legal: LEGAL }),
    offers: [{ type: "offer", what: "draw", seat: "allied", open: true }],
  });
  render(PromptBar);
  expect(screen.getByText("Maitland 92 offers a draw.")).toBeTruthy();
  await fireEvent.click(button("Decline"));
  expect(api.reply).toHaveBeenCalledWith("draw", false);
});

test("orders are typed in words or notation", async () => {
  render(PromptBar);
  await fireEvent.keyDown(window, { key: "/" });
  const field = screen.getByRole("combobox");
  await fireEvent.input(field, { target: { value: "schmitz col" } });
  expect(screen.getAllByRole("option").map((option) => option.textContent?.trim().replace(/\s+/g, " "))).toEqual([
    "Schmitz moves to the Allied Right in column move 016 > AR column",
  ]);
  await fireEvent.keyDown(field, { key: "ArrowDown" });
  await fireEvent.keyDown(field, { key: "Enter" });
  await settle();
  expect(sent).toEqual(["move 016 > AR column"]);
  await fireEvent.input(field, { target: { value: "tirer 070 sur 130" } });
  await fireEvent.keyDown(field, { key: "Enter" });
  await settle();
  expect(typed).toEqual(["tirer 070 sur 130"]);
  expect(sent[1]).toBe("fire 070 > 130");
});

test("what is typed is shown as the server has understood it", async () => {
  render(PromptBar);
  await fireEvent.keyDown(window, { key: "/" });
  await fireEvent.input(screen.getByRole("combobox"), { target: { value: "tirer 070" } });
  await vi.waitFor(() => expect(screen.getByRole("option").textContent).toContain("Old Guard fires on Kempt"));
  vi.mocked(api.understand).mockResolvedValueOnce({
    said: said("move 016 > AL"),
    why: { cite: "6.3 one lane", words: "6.3: Too far." },
  });
  await fireEvent.input(screen.getByRole("combobox"), { target: { value: "bouger 016 al" } });
  await vi.waitFor(() => expect(screen.getByText(/Too far/)).toBeTruthy());
  expect(screen.queryByRole("option")).toBeNull();
});

test("a table without an opponent says so", () => {
  setTable({ match: matchOf({ stage: "waiting" }), scene: null });
  render(PromptBar);
  expect(heading()).toBe("Waiting for the other side to join");
});

test("while others may answer one's act in secret, nothing is offered that cannot be given", () => {
  setTable({ prompt: promptOf({ kind: "choose-test", legal: ["test 016", "test 055"] }) });
  render(PromptBar);
  expect(button("Roll for Schmitz")).toBeTruthy();
  play.sending = "test 016";
  play.waiting = { seat: "allied", since: 0, until: 1 };
  flushSync();
  expect(document.querySelector(".few, [data-order=commit], [data-order=roll-all]")).toBeNull();
});

test("one's own act is said while somebody may answer it, with who and how long", () => {
  setTable({ prompt: promptOf({ legal: LEGAL }), sending: "fire 070 > 130" });
  play.waiting = { seat: "allied", since: 0, until: 1.5 };
  const { rerender } = render(PromptBar);
  expect(heading()).toBe("Old Guard fires on Kempt");
  expect(screen.getByText("Waiting for an answer before the dice fall.")).toBeTruthy();
  const strip = document.querySelector("[data-awaited]")!;
  expect(strip.textContent).toMatch(/may answer\s*0:00/);
  play.waiting = { seat: "allied", since: 0, until: 20 };
  void rerender({});
  flushSync();
  expect(document.querySelector("[data-awaited]")).toBeNull(); // a sheet has it
});

test("a long pause is a sheet that says why, from which one writes to a person", async () => {
  setTable({ prompt: promptOf({ legal: LEGAL }), sending: "move 016 > AR" });
  play.waiting = { seat: "allied", since: 0, until: 20 };
  page.narrow = true;
  render(Awaited, { sheet: true });
  expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("Schmitz moves to the Allied Right");
  expect(screen.getByText("Waiting for an answer before it happens.")).toBeTruthy();
  expect(screen.getByText(/^There is a pause only where/)).toBeTruthy();
  desk.chat = false;
  await fireEvent.click(button("Message"));
  expect(desk.chat).toBe(true);
  desk.chat = false;
  page.narrow = false;
});

test("an order measured out by hand is said, foreseen when the hand rests, and given", async () => {
  render(PromptBar);
  api.draft(said("fire 070 > AL#1"));
  flushSync();
  expect(heading()).toMatch(/^Old Guard fires on hidden card 1/);
  expect(isOpen(button(/^Fire on hidden card 1/))).toBe(true);
  await vi.waitFor(() => expect(api.foresee).toHaveBeenCalledWith(said("fire 070 > AL#1")));
  await fireEvent.click(button(/^Fire on hidden card 1/));
  await vi.waitFor(() => expect(sent).toEqual(["fire 070 > AL#1"]));
});

test("a drafted order that a rule forbids says so beside its button, and is not given", async () => {
  render(PromptBar);
  api.draft(said("move 016 > AL"), { cite: "6.3 one lane", words: "6.3: Too far." });
  flushSync();
  const commit = button(/^Move to the Allied Left/);
  expect(isOpen(commit)).toBe(false);
  const why = document.getElementById(commit.getAttribute("aria-describedby") ?? "");
  expect(why?.textContent).toContain("Too far.");
  expect(button("Rule 6.3")).toBeTruthy();
  await submit();
  await settle();
  expect(sent).toEqual([]);
});

test("a drafted order is laid down by Escape, and by the next question", async () => {
  render(PromptBar);
  api.draft(said("fire 070 > AL#1"));
  await fireEvent.keyDown(window, { key: "Escape" });
  expect(play.draft).toBeNull();
  api.draft(said("fire 070 > AL#1"));
  api.choose("016");
  expect(play.draft).toBeNull();
});
