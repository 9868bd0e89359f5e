import { beforeAll, expect, test } from "vitest";
import { said } from "../fixtures/orders";
import { laid, sorted, worthOf } from "./deploy.svelte";
import { layCards, scenes, view } from "../fixtures/scenes";

beforeAll(layCards);

test("the muster is sorted by arm, corps or strength", () => {
  const muster = scenes("waterloo")[0]!.off["reserve-french"]!.known;
  const arms = sorted(muster, "arm").map((piece) => piece.name);
  expect(arms).toHaveLength(muster.length);
  expect(arms.indexOf("015")).toBeLessThan(arms.indexOf("056")); // infantry before cavalry
  expect(arms.indexOf("056")).toBeLessThan(arms.indexOf("002")); // troops before Generals
  expect(arms.at(-1)! >= "093").toBe(true); // Specials last
  expect(sorted(muster, "corps")).not.toEqual(sorted(muster, "strength"));
});

test("what lies on the field is known by how it would be laid there", () => {
  const scene = view("FL:\n  015 column\n  058\nFC:\n  089\n  070 on 089\n  001 down\nAC:\n  ?british");
  const sentences = [
    "deploy 015 > FL column",
    "deploy 058 > FL",
    "deploy 089 > FC",
    "deploy 070 > FC on 089",
    "hide 001 > FC",
  ].map((text) => {
    const { verb, card, target, formation, on } = said(text);
    return { verb, card, target, formation, on };
  });
  expect([...laid(scene, "french").values()]).toEqual(sentences);
});

test("a spread prefers Terrain, then Generals, then troops where fewest stand", () => {
  const scene = view("FL:\n  015\n  016\n  017\nFC:\n  018");
  const worth = (text: string) => worthOf(said(text), scene);
  expect(worth("deploy 089 > FC")).toBeGreaterThan(worth("deploy 001 > FC"));
  expect(worth("deploy 001 > FC")).toBeGreaterThan(worth("deploy 019 > FC"));
  expect(worth("deploy 019 > FR")).toBeGreaterThan(worth("deploy 019 > FC"));
  expect(worth("deploy 019 > FL")).toBe(0);
  expect(worth("deploy 019 > FR square")).toBe(0);
});
