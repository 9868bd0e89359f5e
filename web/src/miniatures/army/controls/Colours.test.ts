import { fireEvent, render, screen } from "@testing-library/svelte";
import { expect, test } from "vitest";
import Colours from "./Colours.svelte";
import { clothColours } from "../drawing/unit";
import { armyOptions } from "../fixtures";

const term = { ...armyOptions().terms.at(-1)!, title: "Coats" };

test("as its nation, then six coats, each by its name", async () => {
  const taken: string[] = [];
  render(Colours, { term, army: "fr", chosen: "white", choose: (coat) => taken.push(coat) });
  const radios = screen.getAllByRole("radio") as HTMLInputElement[];
  expect(screen.getByRole("radiogroup", { name: "Coats" }).contains(radios[0]!)).toBe(true);
  expect(radios.map(({ value }) => value)).toEqual(["", "red", "blue", "grey", "green", "white", "brown"]);
  expect(radios.filter(({ checked }) => checked).map(({ value }) => value)).toEqual(["white"]);
  await fireEvent.click(screen.getByRole("radio", { name: "green" }));
  expect(taken).toEqual(["green"]);
});

test("every coat has a colour of its own, and none the nation's", () => {
  const cloths = term.choices.slice(1).map(({ key }) => clothColours(key, "pr")[0]);
  expect(new Set(cloths).size).toBe(6);
  expect(clothColours("", "fr")[0]).not.toBe(clothColours("", "gb")[0]);
  expect(clothColours("brown", "fr")[0]).toBe(clothColours("brown", "gb")[0]);
});
