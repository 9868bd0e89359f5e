import { expect, test } from "vitest";
import { KEYS } from "../match/orders/keys";
import { GAMES } from ".";
import { loadFront } from "./load";
import { setCatalogue } from "./eagles/cards/catalogue";

test.each(GAMES.map((game) => game.key))(
  "%s brings everything the page wants of a game",
  async (key) => {
    setCatalogue([]);
    const front = await loadFront(key);
    expect(front.key).toBe(key);
    expect(front.seats).toHaveLength(2);
    for (const seat of front.seats) expect(front.below(seat)).toBe(seat);
    expect(front.seats).toContain(front.below(null));
    expect(front.read("end")).toMatchObject({ text: "end", verb: "end", card: null });
    for (const verb of front.kept) expect(front.plain).toContain(verb);
    const keys = [...front.keys, ...KEYS].map((each) => each.keys);
    expect(new Set(keys).size).toBe(keys.length);
  },
  20_000,
);

test("a game that nobody knows is not played", async () => {
  await expect(loadFront("chess")).rejects.toThrow("no such game");
});
