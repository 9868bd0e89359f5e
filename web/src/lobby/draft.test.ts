import { describe, expect, it } from "vitest";
import { armyOf, concerns, fresh, setOption, wish } from "./draft.svelte";

const DECK = { key: "deck", values: ["historical", "custom"], default: "historical", about: {} };

describe("the request of a draft", () => {
  it("says nothing that is usual", () => {
    expect(wish(fresh(), "allied")).toEqual({
      game: "eagles", scenario: "waterloo",
      seats: { french: { sitter: "me" }, allied: { sitter: "computer", agent: "sensible" } },
    });
  });

  it("gives either side as the coin falls", () => {
    const draft = { ...fresh(), side: "either" as const };
    expect(wish(draft, "allied").seats["allied"]).toEqual({ sitter: "me" });
    expect(wish(draft, "french").seats["french"]).toEqual({ sitter: "me" });
  });

  it("seats one twice at one screen, and leaves a seat open to a friend", () => {
    expect(wish({ ...fresh(), opponent: "screen" }, "french").seats).toEqual({
      french: { sitter: "me" }, allied: { sitter: "me" },
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
    expect(armyOf("allied", "waterloo")).toBe("gb");
    expect(armyOf("allied", "ligny")).toBe("pr");
    expect(armyOf("french", "ligny")).toBe("fr");
  });
});
