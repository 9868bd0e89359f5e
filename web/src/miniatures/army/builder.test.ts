import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { settings } from "../../app/settings.svelte";
import { begin, builder, closedOf, edit, flawsOf, open } from "./builder.svelte";
import { armoury, muster } from "./fixtures";
import { dropArmy, inHand, keepArmy, names, own } from "./kept.svelte";
import { addRow, emptyRoster } from "./roster";

type Reply = (text: string) => unknown;
let reply: Reply;
let sent: string[];

function json(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), { status, headers: { "Content-Type": "application/json" } });
}

beforeEach(() => {
  settings.lang = "en";
  localStorage.clear();
  sent = [];
  reply = () => muster();
  builder.armoury = armoury();
  builder.roster = emptyRoster("british");
  builder.limit = 200;
  vi.useFakeTimers();
  vi.stubGlobal("fetch", async (path: string, options: { body?: string }) => {
    if (path.includes("armoury")) return json(armoury());
    const { text } = JSON.parse(options.body ?? "{}") as { text: string };
    sent.push(text);
    const found = await reply(text);
    return found instanceof Response ? found : json(found);
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("many changes are one question, and the last answer wins", async () => {
  for (let i = 0; i < 3; i++) edit((roster) => void addRow(roster, builder.armoury!));
  await vi.advanceTimersByTimeAsync(100);
  expect(sent).toEqual(["british:\nb1 24 drilled\nb2 24 drilled\nb3 24 drilled\n"]);

  const waiting: (() => void)[] = [];
  reply = (text) => new Promise((done) => waiting.push(() => done(muster({ points: text.split("\n").length }))));
  edit((roster) => (roster.name = "First"));
  await vi.advanceTimersByTimeAsync(100);
  edit((roster) => void roster.rows.pop());
  await vi.advanceTimersByTimeAsync(100);
  waiting[1]!();
  await vi.advanceTimersByTimeAsync(1);
  waiting[0]!();
  await vi.advanceTimersByTimeAsync(1);
  expect(builder.muster!.points).toBe(4);
  expect(inHand()).toEqual({ text: "british: First\nb1 24 drilled\nb2 24 drilled\n", points: 200 });
});

test("flaws and closed choices are found by their place", async () => {
  reply = () =>
    muster({
      flaws: [
        { line: 0, units: [], term: "points", cite: "1.4 army total", words: "Too dear." },
        { line: 0, units: [0, 2], term: "light", cite: "R89 list limits", words: "One only." },
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

test("a list is taken into hand, and what could not be read is told", async () => {
  const flaw = { line: 2, units: [0], term: "", cite: "", words: "“x”: expected one of …" };
  reply = () => muster({ name: "Mine", units: [{ id: "b7", name: "Seventh" }], flaws: [flaw] });
  expect(await open("british: Mine\nb7 24 drilled, x: Seventh")).toBe(true);
  expect(builder.roster.rows.map((row) => row.name)).toEqual(["Seventh"]);
  expect(builder.unread).toEqual([flaw]);
  edit(() => {});
  expect(builder.unread).toEqual([]);
});

test("what is no list leaves the army as it was", async () => {
  edit((roster) => void addRow(roster, builder.armoury!));
  const flaw = { line: 0, units: [], term: "", cite: "", words: "“march1-x”: torn." };
  reply = () => muster({ flaws: [flaw] });
  expect(await open("march1-x")).toBe(false);
  expect(builder.roster.rows).toHaveLength(1);
  expect(builder.notice).toBe("“march1-x”: torn.");
  reply = () => json({ code: "TOO_FAST", cite: "", words: "Too fast." }, 429);
  expect(await open("march1-x")).toBe(false);
  expect(builder.notice).toBe("Too fast.");
});

test("one begins with the link, else with what was in hand", async () => {
  reply = (text) => muster({ name: text.trim(), units: [{}] });
  await begin("march", "march1-abc");
  expect(builder.roster.name).toBe("march1-abc");
  localStorage.setItem("grognard-army", JSON.stringify({ text: "kept", points: 9000 }));
  await begin("march", "");
  expect([builder.roster.name, builder.limit]).toEqual(["kept", 1500]);
});

test("armies are kept by name", () => {
  expect(keepArmy("Zulu", "a")).toBe(true);
  keepArmy("Alpha", "b");
  keepArmy("Zulu", "c");
  expect(names()).toEqual(["Alpha", "Zulu"]);
  expect(own.armies["Zulu"]).toBe("c");
  dropArmy("Alpha");
  expect(names()).toEqual(["Zulu"]);
});
