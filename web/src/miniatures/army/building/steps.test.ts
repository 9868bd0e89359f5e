import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { settings } from "../../../app/settings.svelte";
import { begin, builder, edit, open, redo, setLimit, steps, undo } from "./builder.svelte";
import { armyCheck, armyOptions } from "../fixtures";
import { dropDraft, inHand, keepArmy, own } from "../kept.svelte";
import { addRow, emptyRoster } from "../roster";
import { Steps } from "../../../lists/steps.svelte";

function json(body: unknown): Response {
  return new Response(JSON.stringify(body), { headers: { "Content-Type": "application/json" } });
}

beforeEach(async () => {
  settings.lang = "en";
  localStorage.clear();
  Object.assign(own, { game: "", armies: {}, drafts: [] });
  vi.useFakeTimers();
  vi.stubGlobal("fetch", async (path: string, asked: { body?: string }) => {
    if (path.includes("army-options")) return json(armyOptions());
    const { text, army } = JSON.parse(asked.body ?? "{}") as { text?: string; army?: { name: string; units: [] } };
    return json(armyCheck({ name: army?.name ?? text ?? "", units: army ? army.units.map(() => ({})) : [{}] }));
  });
  builder.roster = emptyRoster(armyOptions());
  await begin("march", "");
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const add = (): void => edit((roster) => void addRow(roster, builder.options!));
const count = (): number => builder.roster.rows.length;

test("every change is undone and redone, the limit too", () => {
  expect([steps.canUndo, steps.canRedo]).toEqual([false, false]);
  add();
  add();
  setLimit(300);
  undo();
  expect([count(), builder.limit]).toEqual([2, 200]);
  undo();
  undo();
  expect([count(), steps.canUndo]).toEqual([0, false]);
  undo();
  redo();
  redo();
  redo();
  redo();
  expect([count(), builder.limit, steps.canRedo]).toEqual([2, 300, false]);
});

test("a change after undoing closes the way forward", () => {
  add();
  undo();
  add();
  expect(steps.canRedo).toBe(false);
  expect(count()).toBe(1);
});

test("letters of one name are one step, those of another name another", () => {
  for (const name of ["N", "Ne", "Ney"]) edit((roster) => (roster.name = name), "name");
  edit((roster) => (roster.facts["commander"] = "N"), "commander");
  undo();
  expect([builder.roster.name, builder.roster.facts["commander"]]).toEqual(["Ney", ""]);
  undo();
  expect(builder.roster.name).toBe("");
});

test("so many steps and no more", () => {
  const many = new Steps<number>();
  for (let i = 0; i < 150; i++) many.remember(i);
  let found = 0;
  while (many.undo(-1) !== null) found += 1;
  expect(found).toBe(100);
});

test("unsaved work becomes a draft when another army is opened, and undo brings it back", async () => {
  edit((roster) => (roster.name = "Mine"), "name");
  add();
  await vi.advanceTimersByTimeAsync(100);
  expect(inHand("march")!.touched).toBe(true);
  await open("sample-french");
  expect(own.drafts.map((draft) => draft.name)).toEqual(["Mine"]);
  await open("sample-british");
  expect(own.drafts).toHaveLength(1); // what was only opened is no draft
  undo();
  undo();
  expect(builder.roster.name).toBe("Mine");
  dropDraft(own.drafts[0]!);
  expect(JSON.parse(localStorage.getItem("grognard-drafts-march")!)).toEqual([]);
});

test("a saved army and an empty one are no drafts", async () => {
  setLimit(300);
  await vi.advanceTimersByTimeAsync(100);
  await open("sample-french");
  expect(own.drafts).toEqual([]);
  add();
  await vi.advanceTimersByTimeAsync(100);
  keepArmy("Saved", { text: builder.check!.listing, colour: "fr" });
  await open("sample-british");
  expect(own.drafts).toEqual([]);
});

test("a link keeps the work in hand as a draft", async () => {
  edit((roster) => (roster.name = "Mine"));
  add();
  await vi.advanceTimersByTimeAsync(100);
  await begin("march", "march1-abc");
  expect(own.drafts.map((draft) => draft.name)).toEqual(["Mine"]);
  expect(builder.roster.name).toBe("march1-abc");
});
