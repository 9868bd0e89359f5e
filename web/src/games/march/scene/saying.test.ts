import { readFileSync } from "node:fs";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { BoardInfo } from "../../../app/protocol.gen";
import { blank, play } from "../../../match/play/state.svelte";
import { settings } from "../../../app/settings.svelte";
import type { Lang } from "../../../app/words";
import { effect, nameOf, raised, sayWhole } from "./saying";
import { readScene } from "./scene";
import { said } from "../fixtures/orders";
import { sendable, type TakenApart } from "../../verbs";

const folder = "src/games/march/fixtures";
const boards = JSON.parse(readFileSync(`${folder}/boards.json`, "utf8")) as Record<string, BoardInfo>;
const orders = JSON.parse(readFileSync(`${folder}/orders.json`, "utf8")) as TakenApart[];
const training = boards["training"]!;
const scene = readScene(
  "march view 1\nbattle training\nside red south\nturn 1 red activations first red\nasked red 7.0\n" +
    "b1: 60,26 90 line rankers 36 size 36x4\nf2: 52,96 180 column rankers 24 size 8x12\n",
  training,
);

beforeEach(() => void Object.assign(play, blank("x"), { board: training, scene }));
afterEach(() => void (settings.lang = "en"));

// the sentence, what it says, and what the button says that gives the order
const SAID: Record<Lang, readonly (readonly [string, string, string])[]> = {
  en: [
    ["place b1 60,20 0 line detach 8", "1st Battalion takes its place in line", "Place, 8 skirmishers out"],
    ["place b1 60,20 0 column", "1st Battalion takes its place in column", "Place in column"],
    ["fire b1 > f2.screen", "1st Battalion fires on the screen of 2e Bataillon", "Fire on the screen of 2e Bataillon"],
    ["attack b1 > f2 left 17", "1st Battalion charges 2e Bataillon", "Charge 2e Bataillon"],
    ["form line 180", "1st Battalion forms line to the right", "Form line to the right"],
    ["form column 15", "1st Battalion forms column facing north", "Form column facing north"],
    ["form column 355.49", "1st Battalion forms column facing 2e Bataillon", "Form column facing 2e Bataillon"],
    ["form column 354.4", "1st Battalion forms column facing north", "Form column facing north"],
    ["wheel left 22.5, advance 7.5", "1st Battalion: wheels left 22.5°, advances 7.5 cm", "Move here"],
    ["halt", "1st Battalion: halts", "Don’t move"],
    ["ride 60,35", "The Supreme Commander rides", "Ride here"],
    ["join b1", "The Supreme Commander joins 1st Battalion", "Join 1st Battalion"],
    ["first", "Go first", "Go first"],
  ],
  fr: [
    ["place b1 60,20 0 line detach 8", "1st Battalion prend sa place en ligne", "Placer, 8 tirailleurs détachés"],
    ["form line 180", "1st Battalion se forme en ligne, face à droite", "En ligne, face à droite"],
    [
      "wheel left 22.5, advance 7.5",
      "1st Battalion\u00a0: conversion à gauche de 22,5°, avance de 7,5 cm",
      "Aller ici",
    ],
  ],
};

for (const lang of ["en", "fr"] as const) {
  test.each(SAID[lang])(`${lang}: %s`, (text, whole, button) => {
    settings.lang = lang;
    const about = said(text, "b1");
    expect(sayWhole(about, scene)).toBe(whole);
    expect(raised(effect(about, scene))).toBe(button);
  });
  test(`${lang}: every order has its words`, () => {
    settings.lang = lang;
    for (const order of orders.map((each) => sendable("march", each))) {
      for (const words of [sayWhole(order, scene), effect(order, scene, 3)]) {
        expect(words).not.toMatch(/march-|\{|undefined/);
      }
    }
  });
}

test("pieces go by their names", () => {
  expect(nameOf("f2")).toBe("2e Bataillon");
  expect(nameOf("commander red")).toBe("Supreme Commander");
  expect(nameOf(null)).toBe("a battalion");
});
