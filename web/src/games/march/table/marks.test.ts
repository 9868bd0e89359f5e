import { readFileSync } from "node:fs";
import { beforeEach, expect, test } from "vitest";
import type { BoardInfo, Prompt } from "../../../app/protocol.gen";
import { NOTHING, sentences, type Choice } from "../../../match/play/compose";
import { blank, play } from "../../../match/play/state.svelte";
import { forbidden, order } from "../fixtures/orders";
import { front } from "../front";
import { atStake } from "../../../miniatures/paint/troops/pieces";
import { platesOf } from "./labels";
import { marksOf } from "../../../miniatures/table/marks";
import { ASKS } from "./marks";
import { menuOf } from "../hand/menu";
import { seatOf, unplaced } from "../scene/drawn";
import { readScene } from "../scene/scene";

const boards = JSON.parse(readFileSync("src/games/march/fixtures/boards.json", "utf8")) as Record<string, BoardInfo>;
const board = boards["training"]!;
const scene = readScene(
  "march view 1\nbattle training\nside red south\nturn 1 red activations first red\nasked red 5.4\n" +
    "commander red 60,10\n" +
    "b1: 60,26 0 line rankers 36 size 36x4\nb2: 20,26 0 line rankers 36 routing size 36x4\n" +
    "f2: 60,50 180 column rankers 24 size 8x12\nf3: 90,50 180 column rankers 32 size 8x16\n",
  board,
);

const plain = (text: string) => order(text);
const prompt: Prompt = {
  type: "prompt",
  number: 1,
  seat: "red",
  words: "",
  short: "",
  kind: "choose-activation",
  cards: [],
  legal: [
    order("ride", "commander red"),
    ...["pass b1", "manoeuvre b1", "fire b1 > f2", "attack b1 > f2", "attack b1 > f2 left 5", "rally b2"].map(plain),
  ],
  refused: [
    { cite: "9.4 out of range", words: "out of range", code: "ILLEGAL" as const, actions: [forbidden("fire b1 > f3")] },
    {
      cite: "15.6 routers rally",
      words: "not routing",
      code: "ILLEGAL" as const,
      actions: [forbidden("rally b1"), forbidden("manoeuvre b2")],
    },
  ],
  undo: false,
  until: null,
  awaited: [],
  passed: false,
  closing: "",
};

function marks(choice: Partial<Choice>, asked: Partial<Prompt> = {}): Record<string, string> {
  play.prompt = { ...prompt, ...asked };
  return Object.fromEntries(
    marksOf({
      asks: ASKS,
      seatOf: (name) => seatOf(scene, name),
      seat: "red",
      prompt: play.prompt,
      legal: sentences(play.prompt.legal),
      choice: { ...NOTHING, ...choice },
      aim: null,
      pointed: [],
    }),
  );
}

beforeEach(() => {
  Object.assign(play, blank("x"), { board, scene, front, seat: "red", prompt });
});

test("a unit that may act is marked, the Supreme Commander too", () => {
  expect(marks({})).toEqual({ "commander red": "may", b1: "may", b2: "may" });
});

test("of one that is chosen the targets are lit, and with its verb those a rule forbids", () => {
  expect(marks({ card: "b1" })).toMatchObject({ b1: "selected", f2: "target" });
  expect(marks({ card: "b1", verb: "fire" })).toMatchObject({ f2: "target", f3: "forbidden" });
  expect(marks({ card: "b1", verb: "fire", target: "f2" })).toMatchObject({ f2: "aim" });
});

test("once it is known what a unit does, only whom it may do it to is bright", () => {
  expect(marks({ card: "b1" })).toMatchObject({ b2: "may" });
  expect(marks({ card: "b1", verb: "fire" })).toEqual({ b1: "selected", f2: "target", f3: "forbidden" });
  expect(marks({ card: "b1", verb: "manoeuvre" })).toMatchObject({ b2: "may" });
});

test("a question about one battalion marks it, and an enemy in it as the aim", () => {
  const asked = { kind: "choose-defence", cards: ["f2", "b1"], legal: ["defend", "hold"].map(plain) };
  expect(marks({}, asked)).toEqual({ f2: "aim", b1: "selected" });
});

test("the menu names what may be done, and why not", () => {
  const all = sentences(prompt.legal);
  const items = menuOf(all, prompt, { ...NOTHING, card: "b1" }, scene)[0]?.items ?? [];
  expect(items.map((item) => [item.key, item.note, item.why?.cite ?? null])).toEqual([
    ["fire", "2e Bataillon", null],
    ["attack", "2e Bataillon", null],
    ["manoeuvre", "", null],
    ["pass", "", null],
  ]);
  const routers = menuOf(all, prompt, { ...NOTHING, card: "b2" }, scene)[0]?.items ?? [];
  expect(routers.map((item) => [item.key, item.why?.cite ?? null])).toEqual([
    ["rally", null],
    ["manoeuvre", "15.6 routers rally"],
  ]);
});

test("what may be done to one aim stands there when it is more than one thing", () => {
  const choice = { ...NOTHING, card: "b1", target: "f2" };
  const items = menuOf(sentences(prompt.legal), prompt, choice, scene)[0]?.items ?? [];
  expect(items.map((item) => item.key)).toEqual(["fire", "attack"]);
});

test("formations are named by where they face", () => {
  const asked = {
    ...prompt,
    kind: "choose-manoeuvre",
    cards: ["b1"],
    legal: [order("move", "b1"), order("form column 0", "b1")],
    refused: [
      { cite: "18.6 overlap", words: "no room", code: "ILLEGAL" as const, actions: [forbidden("form line 90", "b1")] },
    ],
  };
  play.prompt = asked;
  const choice = { ...NOTHING, card: "b1" };
  const items = menuOf(sentences(asked.legal), asked, choice, scene)[0]?.items ?? [];
  expect(items.map((item) => item.label)).toEqual(["Move", "Column to the front", "Line to the right"]);
  expect(items[2]?.why?.cite).toBe("18.6 overlap");
});

test("what is at stake with a battalion is drawn at it and said of it", () => {
  const mark = { about: "b1", word: "danger" as const, seat: "red", label: "Can be charged", words: "" };
  const units = atStake(
    ["b1", "b2"].map((id) => unplaced(scene, id)!),
    [mark],
  );
  expect(units.map((unit) => unit.marks.endangered)).toEqual([true, false]);
  const plates = platesOf(scene, units, [mark]);
  expect(plates.get("b1")?.label).toContain(", can be charged");
  expect(plates.get("b2")?.label).not.toContain("can be charged");
});
