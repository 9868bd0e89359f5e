import { fireEvent, render, screen } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import type { TermInfo } from "../../../app/protocol.gen";
import { builder } from "./builder.svelte";
import { armyCheck, armyOptions, GROUPS } from "../fixtures";
import GroupHead from "./GroupHead.svelte";
import { addGroup, addRow, emptyRoster, type Fact } from "../roster";
import TermField from "./TermField.svelte";
import Terms from "./Terms.svelte";

const options = armyOptions({ groups: GROUPS });
const term = (key: string): TermInfo => [...options.army, ...options.terms].find((one) => one.key === key)!;

function field(key: string, value: Fact): Fact[] {
  const taken: Fact[] = [];
  render(TermField, { term: term(key), value, army: "fr", longest: 60, set: (given: Fact) => void taken.push(given) });
  return taken;
}

test("a choice is one of several", async () => {
  const taken = field("quality", "drilled");
  await fireEvent.click(screen.getByRole("radio", { name: "guard" }));
  expect(taken).toEqual(["guard"]);
});

test("a closed value of a long list says why when it is tried, and the one before it stays", async () => {
  const quality = term("quality");
  const others = ["a", "b", "c", "d", "e", "f"].map((key) => ({ ...quality.choices[0]!, key, title: key }));
  const set = vi.fn();
  const shut = vi.fn();
  const why = { unit: 0, term: "quality", value: "b", cite: "2.1", words: "Not here." };
  const long = { ...quality, choices: [...quality.choices, ...others] };
  const closed = (value: Fact) => (value === "b" ? why : null);
  render(TermField, { term: long, value: "drilled", army: "fr", longest: 60, set, shut, closed });
  const list = screen.getByRole<HTMLSelectElement>("combobox", { name: "quality" });
  await fireEvent.change(list, { target: { value: "b" } });
  expect(shut).toHaveBeenLastCalledWith(why);
  expect(list.value).toBe("drilled");
  expect(set).not.toHaveBeenCalled();
  await fireEvent.change(list, { target: { value: "c" } });
  expect(shut).toHaveBeenLastCalledWith(null);
  expect(set).toHaveBeenCalledWith("c");
});

test("a count goes by its step and says what it counts", async () => {
  const taken = field("rankers", 24);
  expect(screen.getByRole("spinbutton", { name: "rankers" }).textContent).toBe("24 men");
  await fireEvent.click(screen.getByRole("button", { name: "More: rankers" }));
  expect(taken).toEqual([28]);
});

test("a flag is on or off", async () => {
  const taken = field("light", 1);
  await fireEvent.click(screen.getByRole("switch", { name: "light" }));
  expect(taken).toEqual([0]);
});

test("a text is typed", async () => {
  const taken = field("commander", "");
  await fireEvent.input(screen.getByRole("textbox", { name: "commander" }), { target: { value: "Ney" } });
  expect(taken).toEqual(["Ney"]);
});

test("a colour is picked", async () => {
  const taken = field("coat", "");
  await fireEvent.click(screen.getByRole("radio", { name: "green" }));
  expect(taken).toEqual(["green"]);
});

test("a unit goes to another group, and a group into a larger one", async () => {
  builder.options = options;
  builder.check = armyCheck();
  builder.roster = emptyRoster(options);
  addGroup(builder.roster, options, "division").name = "First";
  addGroup(builder.roster, options, "brigade").name = "Ney";
  addRow(builder.roster, options);
  const [division, brigade] = builder.roster.groups;
  render(Terms, { options, row: builder.roster.rows[0]!, at: 0, army: "fr" });
  await fireEvent.change(screen.getByRole("combobox", { name: "Belongs to" }), {
    target: { value: `${brigade!.key}` },
  });
  expect(builder.roster.rows[0]!.group).toBe(brigade!.key);
  document.body.innerHTML = "";
  render(GroupHead, { options, group: brigade!, army: "fr" });
  await fireEvent.change(screen.getByRole("combobox", { name: "Belongs to" }), {
    target: { value: `${division!.key}` },
  });
  expect(builder.roster.groups[1]!.parent).toBe(division!.key);
  await fireEvent.click(screen.getByRole("button", { name: "Remove Ney" }));
  expect(builder.roster.rows[0]!.group).toBe(division!.key);
});
