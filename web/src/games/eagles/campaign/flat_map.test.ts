import { expect, it } from "vitest";
import { flatMap } from "./flat_map";

const FILE = "../../../../../src/grognard/games/eagles/data/country.json";

it("the map for paper is that of the screen; `npm run test -- -u flat_map` writes it", async () => {
  await expect(`${JSON.stringify(flatMap(), null, 1)}\n`).toMatchFileSnapshot(FILE);
});

it("needs nothing of a page", () => {
  expect((flatMap() as { svg: string }).svg).not.toMatch(/var\(|class=|currentColor|NaN|undefined/);
});
