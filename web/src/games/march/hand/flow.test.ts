import { readFileSync } from "node:fs";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Answer, BoardInfo, MatchInfo, Prompt } from "../../../app/protocol.gen";
import type { Reach } from "../../../miniatures/field/data";
import { marching, track } from "../../../miniatures/field/fixtures";
import type { DrawnUnit } from "../../../miniatures/paint/troops/pieces";
import { eventOf } from "../../../match/log/fixtures";
import * as api from "../../../match/play/api";
import * as connection from "../../../match/play/connection";
import { blank, play } from "../../../match/play/state.svelte";
import { flow, followChoice, inHand, place, planning, takeUp, touch } from "./flow.svelte";
import { plainOrders } from "../../../match/orders/asking";
import { forbidden, order } from "../fixtures/orders";
import { front } from "../front";
import { hand } from "./hand.svelte";
import { readScene } from "../scene/scene";
import { smokeOf } from "../../../miniatures/table/smoke";
import { trailOf } from "../../../miniatures/table/trail";

const boards = JSON.parse(readFileSync("src/games/march/fixtures/boards.json", "utf8")) as Record<string, BoardInfo>;
const board = boards["training"]!;
const VIEW =
  "march view 1\nbattle training\nside red south\nturn 1 red activations first red\n" +
  "turns 8\nasked red 5.4\ncommander red 60,10\nb1: 60,26 0 line rankers 36 fired size 36x4\n" +
  "f2: 60,50 180 column rankers 24 size 8x12\n";
/** The unit of orders that do not name one. */
const ABOUT: Record<string, string> = { "choose-ride": "commander red", "choose-activation": "commander red" };
const asked: string[] = [];
const acted: string[] = [];

function put(kind: string, legal: string[], cards: string[] = []): void {
  const prompt: Prompt = {
    type: "prompt",
    number: 1,
    seat: "red",
    words: "",
    short: "",
    kind,
    cards,
    legal: legal.map((text) => order(text, ABOUT[kind] ?? cards[0] ?? null)),
    refused: [],
    undo: false,
    until: null,
    awaited: [],
    passed: false,
    closing: "",
  };
  Object.assign(play, blank("x"), {
    board,
    front,
    seat: "red",
    prompt,
    scene: readScene(VIEW, board),
    match: {} as MatchInfo,
  });
}

beforeEach(() => {
  asked.length = acted.length = 0;
  flow.arranging = false;
  vi.spyOn(api, "ask").mockImplementation((what, action = "") => {
    asked.push(`${what} ${action}`);
    return Promise.resolve({ reach: null, refused: [] } as unknown as Answer);
  });
  vi.spyOn(api, "act").mockImplementation((action) => void acted.push(action));
});
afterEach(() => {
  hand.drop();
  Object.assign(play, blank()); // the next tests find an empty table
  vi.restoreAllMocks();
});

test.each([
  ["choose-path", ["halt", "advance 5"], ["b1"], "reach halt", "way"],
  ["choose-screen", ["screen b1 60,27 0"], ["b1"], "reach screen b1 60,27 0", "screen"],
  ["choose-post", ["commander 60,10"], [], "reach commander 60,10", "commander"],
  ["choose-ride", ["stay", "join b1", "ride 60,17"], [], "reach ride 60,17", "ride"],
  ["choose-ride", ["stay", "join b1"], [], "reach ride 60,10", "ride"],
] as const)("%s brings its piece into the hand", (kind, legal, cards, question, holding) => {
  put(kind, [...legal], [...cards]);
  takeUp();
  expect(asked).toEqual([question]);
  expect(hand.holding).toBe(holding);
});

function reachIs(reach: Reach): void {
  vi.spyOn(api, "ask").mockResolvedValue({ reach, refused: [] } as unknown as Answer);
}
const plans = marching({ paces: [{ face: 2, total: 120000, chance: 0.42 }] });
const spot = (place: number) => ({ at: 0, place, leg: "advance" });

test("one move takes three: the battalion, the drag, the button", async () => {
  put("choose-activation", ["manoeuvre b1", "pass"]);
  reachIs(plans);
  touch("b1", "mouse");
  await vi.waitFor(() => expect(hand.reach).toBe(plans));
  expect([hand.holding, acted, play.draft]).toEqual(["plan", [], null]);
  planning.letGo(spot(5000));
  expect(acted).toEqual(["manoeuvre b1"]);
  put("choose-manoeuvre", ["move", "form column 0"], ["b1"]);
  takeUp();
  expect(acted).toEqual(["manoeuvre b1", "move"]);
  put("choose-path", ["halt", "advance 5"], ["b1"]);
  reachIs(marching({ tracks: [track(0, [[3000, -1, 0, 1200]])] })); // the die leads 3 cm
  takeUp();
  await vi.waitFor(() => expect(hand.spot).toEqual(spot(3000)));
  expect([hand.holding, play.draft?.said.text]).toEqual(["way", "advance 3"]);
});

test("dropped where it stood, or where a rule forbids it, no die is thrown", async () => {
  put("choose-activation", ["manoeuvre b1", "pass"]);
  reachIs(plans);
  expect(planning.lift("b1")).toBe(true);
  await vi.waitFor(() => expect(hand.reach).toBe(plans));
  planning.letGo(spot(0));
  planning.letGo(spot(7000));
  expect([hand.holding, acted]).toEqual(["plan", []]);
  expect(planning.lift("f2")).toBe(false);
});

test("a wish is for the battalion that was dragged and for this activation", () => {
  put("choose-manoeuvre", ["move", "form column 0"], ["b1"]);
  planning.wish = { unit: "b2", spot: spot(5000) };
  takeUp();
  expect([acted, hand.holding]).toEqual([[], "plan"]);
  put("choose-activation", ["manoeuvre b1"]);
  takeUp();
  expect(planning.wish).toBeNull();
});

test("an order of the menu, or an aim, takes the plan's place", () => {
  put("choose-activation", ["manoeuvre b1", "fire b1 > f2", "pass"]);
  touch("b1", "touch");
  expect(hand.holding).toBe("plan");
  touch("f2", "touch");
  expect(hand.holding).toBeNull();
  touch("b1", "touch");
  play.choice = { ...play.choice, verb: "fire" };
  followChoice();
  expect(hand.holding).toBeNull();
});

test("the battalion of a manoeuvre is chosen, fire in defence is meant", () => {
  put("choose-manoeuvre", ["move"], ["b1"]);
  takeUp();
  expect(play.choice.card).toBe("b1");
  put("choose-defence", ["defend", "hold"], ["f2", "b1"]);
  takeUp();
  expect(play.draft?.said.text).toBe("defend");
  expect(plainOrders(api.legal()).map((said) => said.verb)).toEqual(["hold"]);
});

test("a battalion in hand is placed apart from its friends, to the fore, in the middle", () => {
  const near = ["place b2 60,29 0 line", "place b2 80,29 0 line", "place b2 20,29 0 line detach 8"];
  put("choose-battalion", ["place b2 20,20 0 line", "place b2 5,29 0 line", "place b2 20,29 0 line", ...near]);
  expect(inHand(readScene(VIEW, board), "red")).toEqual(["b2", "b3", "b4", "b5"]);
  place("b2");
  expect(asked).toEqual(["reach place b2 20,29 0 line"]);
});

test("the rest of the set-up is taken as it is proposed, until it is over", () => {
  put("choose-battalion", ["place b2 20,20 0 line", "place b2 60,29 0 line"]);
  flow.begin();
  put("choose-post", ["commander 1,1", "commander 60,10"]);
  takeUp();
  expect(acted).toEqual(["place b2 20,20 0 line", "commander 1,1"]);
  put("choose-activation", ["pass b1"]);
  takeUp();
  expect(flow.arranging).toBe(false);
});

test("a click chooses who acts, another one at whom; a charge comes into the hand", () => {
  put("choose-activation", ["pass b1", "attack b1 > f2", "attack b1 > f2 left 5"]);
  touch("f2");
  expect(play.choice.card).toBe(null);
  touch("b1");
  touch("f2");
  expect(play.choice.target).toBe("f2");
  expect(hand).toMatchObject({ holding: "attack", piece: "b1", target: "f2" });
});

test("a verb with only one to aim at aims", () => {
  put("choose-activation", ["pass b1", "fire b1 > f2"]);
  api.choose("b1");
  api.narrow({ verb: "fire" });
  followChoice();
  expect(play.choice.target).toBe("f2");
});

test("a click on a battalion orders him to join it", () => {
  put("choose-ride", ["stay", "join b1", "ride 60,17"]);
  touch("b1");
  expect(play.draft?.said.text).toBe("join b1");
});

test("smoke is thick where one has just fired, thin where one fired before", () => {
  const unit = { id: "b1", marks: { fired: true } } as DrawnUnit;
  const shot = eventOf({ cue: "shot", cards: ["b1", "f2"] });
  expect(smokeOf([unit], [shot])).toEqual([{ unit: "b1", strength: 1 }]);
  expect(smokeOf([unit], [])[0]?.strength).toBeLessThan(1);
  expect(smokeOf([{ ...unit, marks: { ...unit.marks, fired: false } }], [shot])).toEqual([]);
});

test("the last move is the longest of those between two scenes", () => {
  const at = (id: string, x: number) => ({ id, pose: { x, y: 0, h: 0 } }) as DrawnUnit;
  expect(trailOf([at("a", 0), at("b", 0)], [at("a", 2000), at("b", 9000)]).map((pose) => pose.x)).toEqual([0, 9000]);
  expect(trailOf([at("a", 0)], [at("a", 100), at("c", 5000)])).toEqual([]);
});

test("an enemy who may not be aimed at, and an own battalion that may not act, say why", async () => {
  put("choose-activation", ["manoeuvre b1"]);
  const refused = [{ code: "ILLEGAL" as const, cite: "10.3 screen first", words: "10.3: A screen.", actions: [] }];
  const told = vi.spyOn(connection, "inquire").mockResolvedValue({ legal: [], refused } as unknown as Answer);
  touch("f2");
  expect(told).not.toHaveBeenCalled(); // nobody is chosen: it is only looked at
  touch("b1");
  touch("f2");
  expect(told).toHaveBeenLastCalledWith("touch", "b1 > f2");
  await vi.waitFor(() => expect(play.refusal?.cite).toBe("10.3 screen first"));
  touch("b3");
  expect(told).toHaveBeenLastCalledWith("touch", "b3");
});

test("an order that was chosen first says why it has no such target, though another order may have it", async () => {
  put("choose-activation", ["attack b1 > f2", "fire b1 > f3"]);
  const told = vi.spyOn(connection, "inquire");
  const actions = [forbidden("fire b1 > f2")];
  play.prompt!.refused = [{ code: "ILLEGAL", cite: "10.3 screen first", words: "10.3: A screen.", actions }];
  touch("b1");
  api.narrow({ verb: "fire" });
  touch("f2");
  await vi.waitFor(() => expect(play.refusal?.cite).toBe("10.3 screen first"));
  expect(told).not.toHaveBeenCalled();
});
