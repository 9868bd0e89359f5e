import { describe, expect, it } from "vitest";
import { addCommander, concerns, fresh, pairable, setOption, takeGame, toss, wish } from "./draft.svelte";
import { drawn, valueName } from "./options";
import { sideOf } from "../../games/battles";

const DECK = { key: "deck", values: ["historical", "custom"], default: "historical", about: {} };

describe("the request of a draft", () => {
  it("says nothing that is usual", () => {
    expect(wish(fresh(), "allied")).toEqual({
      game: "eagles",
      scenario: "waterloo",
      seats: { french: { sitter: "me" }, allied: { sitter: "computer", agent: "soldier" } },
    });
  });

  it("gives either side as the coin falls", () => {
    const draft = { ...fresh(), side: "either" as const };
    expect(wish(draft, "allied").seats["allied"]).toEqual({ sitter: "me" });
    expect(wish(draft, "french").seats["french"]).toEqual({ sitter: "me" });
  });

  it("seats one twice at one screen, and leaves a seat open to a friend", () => {
    expect(wish({ ...fresh(), opponent: "screen" }, "french").seats).toEqual({
      french: { sitter: "me" },
      allied: { sitter: "me" },
    });
    const friend = wish({ ...fresh(), opponent: "friend", side: "allied" }, "french");
    expect(friend.seats).toEqual({ french: { sitter: "open" }, allied: { sitter: "me" } });
    expect(friend.pace).toBe("none");
    expect(friend.listed).toBeUndefined();
  });

  it("lists a challenge, with a clock a stranger can count on", () => {
    const body = wish({ ...fresh(), opponent: "challenge", reaction: 10, watchable: false }, "french");
    expect(body).toMatchObject({ listed: true, pace: "day", reaction: 10, watchable: false });
  });

  it("keeps an option only while it differs and concerns the battle", () => {
    const draft = fresh();
    setOption(draft, DECK, "custom");
    draft.options["prussian-deck"] = "201";
    expect(wish(draft, "french").options).toEqual({ deck: "custom", "prussian-deck": "201" });
    draft.battle = "quatre-bras";
    expect(wish(draft, "french").options).toEqual({ deck: "custom" });
    setOption(draft, DECK, "historical");
    expect(wish(draft, "french").options).toBeUndefined();
    expect(concerns(draft, "prussian-general")).toBe(false);
  });

  it("shows the army that fought there", () => {
    expect(sideOf({ game: "eagles", scenario: "waterloo" }, "allied").army).toBe("gb");
    expect(sideOf({ game: "eagles", scenario: "ligny" }, "allied").army).toBe("pr");
    expect(sideOf({ game: "eagles", scenario: "ligny" }, "french").army).toBe("fr");
    expect(sideOf({ game: "eagles", scenario: "" }, "allied").army).toBe("gb");
    expect(sideOf({ game: "march", scenario: "vimeiro" }, "red").army).toBe("gb");
  });
});

describe("another game from the list", () => {
  it("has seats and battles of its own, and keeps what was chosen of the first", () => {
    const draft = fresh();
    draft.battle = "ligny";
    draft.options = { decoys: "on" };
    takeGame(draft, "march");
    expect(wish(draft, "red")).toEqual({
      game: "march",
      scenario: "training",
      seats: { red: { sitter: "computer", agent: "soldier" }, blue: { sitter: "me" } },
    });
    expect(["red", "blue"]).toContain(toss(draft));
    draft.battle = "barrosa";
    takeGame(draft, "eagles");
    expect(draft).toMatchObject({ game: "eagles", battle: "ligny", options: { decoys: "on" } });
    takeGame(draft, "march");
    expect(draft).toMatchObject({ battle: "barrosa", side: "blue", options: {} });
  });

  it("asks only what concerns the battle, and draws a number for random ground", () => {
    const draft = { ...fresh("march"), battle: "vimeiro" };
    expect(["french-hold", "table"].map((key) => concerns(draft, key))).toEqual([false, false]);
    draft.options = { terrain: drawn() };
    expect(draft.options["terrain"]).toMatch(/^\d{1,9}$/);
    expect(concerns(draft, "table")).toBe(true);
    draft.battle = "barrosa";
    expect(concerns(draft, "french-hold")).toBe(true);
    expect(valueName("march", "turns", "6")).toBe("6 turns");
    expect(valueName("march", "terrain", "42")).toBe("Random, number 42");
    expect(valueName("eagles", "turns", "10")).toBe("10 turns");
  });
});

describe("best of two", () => {
  const pairs = ["waterloo"];

  it("is asked for only where the game has a rule for it and nobody shares a side", () => {
    const draft = fresh();
    draft.battle = "waterloo";
    expect(pairable(draft, pairs)).toBe(true);
    expect(pairable({ ...draft, battle: "campaign" }, pairs)).toBe(false);
    addCommander(draft, "allied");
    expect(pairable(draft, pairs)).toBe(false);
  });

  it("goes with the request only when it is wanted", () => {
    expect(wish(fresh(), "french").pair).toBeUndefined();
    expect(wish({ ...fresh(), pair: true }, "french").pair).toBe(true);
  });
});
