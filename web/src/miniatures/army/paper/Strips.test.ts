import { render, screen } from "@testing-library/svelte";
import { expect, test } from "vitest";
import { armyCheck } from "../fixtures";
import Strips from "./Strips.svelte";

test("a strip has a unit's name, its group, and a box for each loss by its state", () => {
  const group = {
    kind: "division",
    name: "2nd Division",
    words: "",
    parent: null,
    facts: {},
    points: 3,
    parts: [],
    profile: null,
  };
  const stages = [
    { words: "Fresh", boxes: 3 },
    { words: "Spent", boxes: 2 },
  ];
  const found = armyCheck({ groups: [group], units: [{ id: "u1", name: "Colborne", group: 0, stages }, { id: "u2" }] });
  const { container } = render(Strips, { found });
  expect(screen.getAllByRole("listitem")).toHaveLength(1);
  expect(container.textContent).toContain("Colborne");
  expect(container.textContent).toContain("2nd Division");
  expect([...container.querySelectorAll("em")].map((boxes) => boxes.children.length)).toEqual([3, 2]);
});

test("armies whose units pass no states have no strips", () => {
  const { container } = render(Strips, { found: armyCheck({ units: [{}] }) });
  expect(container.querySelector("section")).toBeNull();
});
