import { expect, test } from "vitest";
import { KEYS } from "../match/orders/keys";
import { GAMES } from ".";
import { loadFront } from "./load";
import { fakeServer } from "../app/fixtures/fake_server";
import { verbsOf } from "./verbs";

test.each(GAMES.map((game) => game.key))(
  "%s brings everything the page wants of a game",
  async (key) => {
    fakeServer({ [`GET /api/games/${key}/catalogue`]: { pieces: [], verbs: verbsOf(key) } });
    const front = await loadFront(key);
    expect(front.key).toBe(key);
    expect(front.seats).toHaveLength(2);
    for (const seat of front.seats) expect(front.below(seat)).toBe(seat);
    expect(front.seats).toContain(front.below(null));
    for (const { traits } of verbsOf(key)) if (traits.includes("kept")) expect(traits).toContain("plain");
    const keys = [...front.keys, ...KEYS].map((each) => each.keys);
    expect(new Set(keys).size).toBe(keys.length);
  },
  20_000,
);

test("a game that nobody knows is not played", async () => {
  await expect(loadFront("chess")).rejects.toThrow("no such game");
});
