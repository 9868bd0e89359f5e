import { beforeAll, describe, expect, it } from "vitest";
import type { PairScore } from "../../app/protocol.gen";
import { settings } from "../../app/settings.svelte";
import { pairWords, pointsOf } from "./pair";

const LEVEL: PairScore = {
  number: 2,
  points: { french: 1, allied: 1 },
  measure: { french: 140, allied: 122 },
  name: "damage done",
  leader: "french",
  by: "measure",
  over: true,
  cite: "R171 both sides",
  rule: "both sides",
};
const AHEAD: PairScore = { ...LEVEL, points: { french: 0.5, allied: 1.5 }, leader: "allied", by: "points" };

beforeAll(() => {
  settings.lang = "en";
});

describe("the score of two battles", () => {
  it("writes half points as fractions", () => {
    expect([0, 0.5, 1, 1.5, 2].map(pointsOf)).toEqual(["0", "½", "1", "1½", "2"]);
  });

  it("says who has won and why", () => {
    expect(pairWords(AHEAD, "Ann")).toBe("Ann wins the match by 1½ points to ½.");
    expect(pairWords(LEVEL, "")).toBe("You win the match: level on points, but more damage done (140 to 122).");
    expect(pairWords({ ...LEVEL, leader: null, by: "level" }, "")).toContain("drawn");
  });

  it("says who leads while one battle goes on", () => {
    expect(pairWords({ ...AHEAD, over: false }, "")).toBe("You lead on points.");
    expect(pairWords({ ...LEVEL, over: false }, "Ann")).toBe("Ann leads by damage done.");
    expect(pairWords({ ...LEVEL, over: false, leader: null, by: "level" }, "")).toBe("Level so far.");
  });
});
