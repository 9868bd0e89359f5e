import { describe, expect, it } from "vitest";
import { CARDS } from "../../fixtures/cards";
import { flat, picturesOf } from "./flat";

const FILE = "../../../../../../src/grognard/games/eagles/data/pictures.json";

describe("pictures for paper", () => {
  const found = picturesOf(CARDS);

  it("are those of the cards; `npm run test -- -u flat` writes them", async () => {
    await expect(`${JSON.stringify(found, null, 1)}\n`).toMatchFileSnapshot(FILE);
  });

  it("need nothing of a page", () => {
    expect(Object.keys(found.cards)).toHaveLength(CARDS.length);
    for (const svg of Object.values(found.pictures)) {
      expect(svg).not.toMatch(/var\(|currentColor|class=|<use|transparent/);
      const ids = new Set([...svg.matchAll(/ id="([\w-]+)"/g)].map(([, id]) => id));
      for (const [, id] of svg.matchAll(/url\(#([\w-]+)\)/g)) expect(ids).toContain(id);
    }
  });

  it("keep colours that the symbol does not name itself", () => {
    expect(
      flat('<g class="u-gb-line"><use href="#b-body" x="0" y="0" width="84" height="110"/></g>', "0 0 84 110", "gb"),
    ).toContain("#9E2326");
  });
});
