import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ArmyFacts, ArmyQuestion } from "../../../app/protocol.gen";
import { settings } from "../../../app/settings.svelte";
import { begin, builder, closedOf, edit, flawsOf, open } from "./builder.svelte";
import { armyCheck, armyOptions } from "../fixtures";
import { dropArmy, inHand, keepArmy, lookFor, names, own } from "../kept.svelte";
import { addRow, emptyRoster } from "../roster";

type Reply = (text: string, army: ArmyFacts | null) => unknown;
let reply: Reply;
let sent: ArmyQuestion[];

function json(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), { status, headers: { "Content-Type": "application/json" } });
}

beforeEach(() => {
  settings.lang = "en";
  localStorage.clear();
  sent = [];
  reply = () => armyCheck();
  builder.game = "march";
  builder.options = armyOptions();
  builder.roster = emptyRoster(armyOptions());
  builder.limit = 200;
  vi.useFakeTimers();
  vi.stubGlobal("fetch", async (path: string, options: { body?: string }) => {
    if (path.includes("army-options")) return json(armyOptions());
    const asked = JSON.parse(options.body ?? "{}") as ArmyQuestion;
    sent.push(asked);
    const found = await reply(asked.text ?? "", asked.army ?? null);
    return found instanceof Response ? found : json(found);
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("many changes are one question, and the last answer wins", async () => {
  for (let i = 0; i < 3; i++) edit((roster) => void addRow(roster, builder.options!));
  await vi.advanceTimersByTimeAsync(100);
  expect(sent).toHaveLength(1);
  expect(sent[0]!.army!.facts).toEqual({ nation: "british", commander: "" });
  expect(sent[0]!.army!.units!.map((unit) => [unit.id, unit.facts!["rankers"]])).toEqual([
    ["b1", 24],
    ["b2", 24],
    ["b3", 24],
  ]);

  const waiting: (() => void)[] = [];
  reply = (_, army) => new Promise((done) => waiting.push(() => done(armyCheck({ points: army!.units!.length }))));
  edit((roster) => (roster.name = "First"));
  await vi.advanceTimersByTimeAsync(100);
  edit((roster) => void roster.rows.pop());
  await vi.advanceTimersByTimeAsync(100);
  waiting[1]!();
  await vi.advanceTimersByTimeAsync(1);
  waiting[0]!();
  await vi.advanceTimersByTimeAsync(1);
  expect(builder.check!.points).toBe(2);
  expect(inHand("march")).toEqual({ army: sent[2]!.army, points: 200, touched: true });
  expect(inHand("march")!.army.name).toBe("First");
});

test("flaws and closed choices are found by their place", async () => {
  reply = () =>
    armyCheck({
      flaws: [
        { line: 0, units: [], term: "points", cite: "1.4 army total", words: "Too dear.", unread: false },
        { line: 0, units: [0, 2], term: "light", cite: "R89 list limits", words: "One only.", unread: false },
      ],
      closed: [{ unit: 1, term: "rankers", value: 52, cite: "1.1 battalion size", words: "Too many." }],
    });
  edit(() => {});
  await vi.advanceTimersByTimeAsync(100);
  expect(flawsOf(null, "points").map((flaw) => flaw.words)).toEqual(["Too dear."]);
  expect([0, 1, 2].map((unit) => flawsOf(unit, "light").length)).toEqual([1, 0, 1]);
  expect(flawsOf(null, "light")).toEqual([]);
  expect(closedOf(1, "rankers", 52)?.words).toBe("Too many.");
  expect(closedOf(1, "rankers", 48)).toBeNull();
});

test("a list is opened, and what could not be read is reported", async () => {
  const flaw = { line: 2, units: [0], term: "", cite: "", words: "“x”: expected one of …", unread: true };
  reply = () => armyCheck({ name: "Mine", units: [{ id: "b7", name: "Seventh" }], flaws: [flaw] });
  expect(await open("british: Mine\nb7 24 drilled, x: Seventh")).toBe(true);
  expect(builder.roster.rows.map((row) => row.name)).toEqual(["Seventh"]);
  expect(builder.unread).toEqual([flaw]);
  edit(() => {});
  expect(builder.unread).toEqual([]);
});

test("what is no list leaves the army as it was", async () => {
  edit((roster) => void addRow(roster, builder.options!));
  const flaw = { line: 0, units: [], term: "", cite: "", words: "“march1-x”: torn.", unread: true };
  reply = () => armyCheck({ flaws: [flaw] });
  expect(await open("march1-x")).toBe(false);
  expect(builder.roster.rows).toHaveLength(1);
  expect(builder.notice).toBe("“march1-x”: torn.");
  reply = () => json({ code: "TOO_FAST", cite: "", words: "Too fast." }, 429);
  expect(await open("march1-x")).toBe(false);
  expect(builder.notice).toBe("Too fast.");
});

test("one begins with the link, else with what was in hand", async () => {
  reply = (text, army) => armyCheck({ name: army?.name ?? text.trim(), units: [{}] });
  await begin("march", "march1-abc");
  expect(builder.roster.name).toBe("march1-abc");
  localStorage.setItem("grognard-army-march", JSON.stringify({ army: { name: "kept" }, points: 9000 }));
  await begin("march", "");
  expect([builder.roster.name, builder.limit]).toEqual(["kept", 1500]);
});

test("armies are kept by name, those of each game apart", () => {
  lookFor("march");
  const kept = (text: string) => ({ text, colour: "fr" });
  expect(keepArmy("Zulu", kept("a"))).toBe(true);
  keepArmy("Alpha", kept("b"));
  keepArmy("Zulu", kept("c"));
  expect(names()).toEqual(["Alpha", "Zulu"]);
  expect(own.armies["Zulu"]!.text).toBe("c");
  lookFor("another");
  expect(names()).toEqual([]);
  lookFor("march");
  dropArmy("Alpha");
  expect(names()).toEqual(["Zulu"]);
});
