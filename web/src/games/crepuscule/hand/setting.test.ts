import { beforeEach, expect, test, vi } from "vitest";
import type { BoardInfo, MatchInfo, UnitInfo } from "../../../app/protocol.gen";
import * as api from "../../../match/play/api";
import { blank, play } from "../../../match/play/state.svelte";
import type { TakenApart } from "../../verbs";
import { front } from "../front";
import { readScene, type Scene } from "../scene/scene";
import { takeUp } from "./flow.svelte";
import { hand } from "./hand.svelte";
import { arranging, inHand, mayCome, takeInHand } from "./setting.svelte";

const VIEW = `crepuscule view 1
battle open-field
turn 0 south setting-up first south
officer ney 0,0 in-hand
officer karl 0,0 in-hand
f1: 0,0 0 line figures 24 files 12 in-hand
f2: 0,0 0 line figures 18 files 9 in-hand
f6: 0,0 0 deployed figures 4 files 4 in-hand
a1: 0,0 180 line figures 24 files 12 in-hand
`;
const kinds = { f1: "infantry", f2: "infantry", f6: "artillery", a1: "infantry", ney: "officer", karl: "officer" };
const units = Object.entries(kinds).map(([id, kind]) => {
  const seat = id === "a1" || id === "karl" ? "north" : "south";
  return { id, seat, kind, title: id, name: id, facts: {} } as unknown as UnitInfo;
});
const board = { units, sides: [] } as unknown as BoardInfo;
const INCH = 2540;
const asked: string[] = [];
const acted: string[] = [];

/** An order as the server takes it apart. */
function order(text: string): TakenApart {
  const [verb = "", card = "", at = "0,0", facing = "0", formation = ""] = text.split(" ");
  const [x = 0, y = 0] = at.split(",").map((length) => Number(length) * INCH);
  return [text, verb, card, at, [x, y, Number(facing) * 100], ...(formation ? [formation] : [])] as TakenApart;
}

function put(kind: string, legal: string[], view = VIEW): void {
  const prompt = { type: "prompt", number: 1, seat: "south", kind, cards: [], legal: legal.map(order), refused: [] };
  const scene = readScene(view, board as never);
  Object.assign(play, blank("x"), { board, front, seat: "south", prompt, scene, match: {} as MatchInfo });
}

const scene = () => play.scene as Scene;

beforeEach(() => {
  asked.length = acted.length = 0;
  arranging.arranging = false;
  hand.drop();
  vi.spyOn(api, "ask").mockImplementation((what, order) => {
    asked.push(`${what} ${order}`);
    return Promise.resolve(null) as never;
  });
  vi.spyOn(api, "act").mockImplementation((text) => void acted.push(text));
});

test("guns are set up before all others, officers when all units are in place", () => {
  put("choose-place", ["place f6 36,12 0 deployed"]);
  expect(inHand(scene(), "south")).toEqual(["f1", "f2", "f6"]);
  expect(mayCome(scene(), "south")).toEqual(["f6"]);
  expect(mayCome(scene(), "north")).toEqual(["a1"]);
  put("choose-place", [], VIEW.replace("f6: 0,0 0 deployed figures 4 files 4 in-hand\n", ""));
  expect(mayCome(scene(), "south")).toEqual(["f1", "f2"]);
  put("choose-post", [], VIEW.replaceAll(" in-hand", "").replace("ney 0,0", "ney 0,0 in-hand"));
  expect(mayCome(scene(), "south")).toEqual(["ney"]);
});

test("what is proposed first comes into the hand; another is held where it is proposed", () => {
  put("choose-place", ["place f1 36,12 0 line", "place f2 20,12 0 line"]);
  takeUp();
  expect(asked).toEqual(["reach place f1 36,12 0 line"]);
  takeInHand("f2");
  expect(asked.at(-1)).toBe("reach place f2 20,12 0 line");
});

test("one without a proposal is held where the first would stand, in its own formation", () => {
  put("choose-place", ["place f1 36,12 0 line"]);
  takeInHand("f2");
  expect(asked.at(-1)).toBe("reach place f2 36,12 0 line");
  put("choose-post", ["post other 30,5"]);
  takeInHand("ney");
  expect(asked.at(-1)).toBe("reach post ney 30,5");
});

test("the rest is taken as it is proposed, until the set-up is over", () => {
  put("choose-place", ["place f1 36,12 0 line", "place f1 20,12 0 line"]);
  arranging.begin();
  put("choose-post", ["post ney 36,8"]);
  takeUp();
  expect(acted).toEqual(["place f1 36,12 0 line", "post ney 36,8"]);
  put("choose-first", ["first"]);
  takeUp();
  expect(arranging.arranging).toBe(false);
  expect(acted).toHaveLength(2);
});
