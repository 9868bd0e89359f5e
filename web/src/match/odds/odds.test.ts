import { cleanup, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Forecast } from "../../app/protocol.gen";
import { play } from "../play/state.svelte";
import { settings } from "../../app/settings.svelte";
import { columns, rounded, shown, signed } from "./chart";
import { desk } from "../orders/desk.svelte";
import { answerOf, promptOf, setTable } from "../orders/fixtures";
import { said } from "../../games/eagles/fixtures/orders";
import OddsPanel from "./OddsPanel.svelte";

/** 5 dice that hit on 5 and 6: the chance of k hits is C(5,k) 2^(5-k) / 3^5. */
const HITS = [32, 80, 80, 40, 10, 1].map((ways) => ways / 243);
const bar = (label: string, chance: number) => ({ label, chance, faces: "", note: "", lit: false });
const SHOT: Forecast = {
  title: "Old Guard fires at Kempt",
  dice: 5,
  faces: [5, 6],
  bars: HITS.map((chance, hits) => bar(String(hits), chance)),
  meanings: [
    { words: "At least one hit on Kempt", chance: 211 / 243, without: null },
    { words: "Kempt routs at its next morale test", chance: 0.249, without: null },
    { words: "Wellington is killed", chance: 0.131, without: null },
  ],
  deals: 0,
  table: null,
};
const DICE = {
  title: "Dice",
  total: 5,
  parts: 1,
  lines: [
    { cite: "7.1 combat value", words: "combat value", value: 4 },
    { cite: "11.2 hill", words: "hill", value: 1 },
  ],
};

function showShot(): void {
  setTable({ prompt: promptOf({ legal: ["fire 070 > 130", "end"] }) });
  play.choice = { card: "070", verb: null, target: "130", formation: null, on: null };
  play.odds = {
    said: said("fire 070 > 130"),
    answer: answerOf({
      forecast: SHOT,
      sums: [DICE],
      reverse: { ...SHOT, title: "Kempt fires at Old Guard" },
    }),
  };
}

beforeEach(showShot);
afterEach(cleanup);
afterEach(() => {
  settings.lang = "en";
  desk.odds = true;
});

test("the exact chance of every number of hits stands in a table", () => {
  render(OddsPanel);
  const [table] = screen.getAllByRole("table");
  const rows = within(table!)
    .getAllByRole("row")
    .slice(1)
    .map((row) => {
      const [hits, , chance] = [...row.children].map((cell) => cell.textContent);
      return `${hits} ${chance}`;
    });
  expect(rows).toEqual(["0 13.2%", "1 32.9%", "2 32.9%", "3 16.5%", "4 4.1%", "5 0.4%"]);
});

test("the sum is said in words, with the faces that hit", () => {
  const { container } = render(OddsPanel);
  expect(container.querySelector(".eq")?.textContent?.replace(/\s+/g, " ")).toContain(
    "4 combat value + 1 hill = 5 dice",
  );
  expect(screen.getAllByLabelText("on 5, 6")).not.toHaveLength(0);
});

test("what it means is shown: a hit, a rout, a General's fall", () => {
  const { container } = render(OddsPanel);
  const told = [...container.querySelectorAll("section > div dl > div")].map((row) =>
    row.textContent?.replace(/\s+/g, " ").trim(),
  );
  expect(told.slice(0, 3)).toEqual([
    "At least one hit on Kempt 86.8%",
    "Kempt routs at its next morale test 24.9%",
    "Wellington is killed 13.1%",
  ]);
});

test("each modifier names its rule, and the reverse is shown", () => {
  render(OddsPanel);
  expect(screen.getByLabelText("Rule 11.2").textContent?.trim()).toBe("11.2");
  expect(screen.getByText("If they fire on you here")).toBeTruthy();
  expect(screen.getAllByText("Kempt fires at Old Guard")).not.toHaveLength(0);
});

test("French numbers are written the French way", () => {
  settings.lang = "fr";
  const { container } = render(OddsPanel);
  expect(container.querySelector(".chance")?.textContent).toMatch(/^13,2[\u00a0\u202f]%$/);
});

test("without a forecast the likeliest outcomes are listed, and the rest as one", () => {
  const chances = [0.3, 0.2, 0.1, 0.1, 0.05].map((chance, i) => ({
    words: [`Outcome ${i}.`],
    chance,
  }));
  play.odds = { said: said("play 095 > 016"), answer: answerOf({ chances, rest: 0.25 }) };
  render(OddsPanel);
  expect(screen.getByText("Outcome 0.").nextElementSibling?.textContent).toBe("30.0%");
  expect(screen.queryByText("Outcome 4.")).toBeNull();
  expect(screen.getByText("Everything else").nextElementSibling?.textContent).toBe("30.0%");
});

test("what a Special changes is one row each: without it, then with it", () => {
  const meanings = [{ words: "Quiot holds", chance: 0.5, without: 0 }];
  const forecast = { ...SHOT, title: "If you play Rally", dice: 0, faces: [], bars: [], meanings };
  play.odds = { said: said("play 095 > 016"), answer: answerOf({ forecast }) };
  const { container } = render(OddsPanel);
  const row = within(screen.getByRole("table")).getByRole("row", { name: /Quiot holds/ });
  expect([...row.children].map((cell) => cell.textContent?.trim())).toEqual(["Quiot holds", "", "0%", "›", "50%"]);
  expect(container.querySelector<HTMLElement>(".filled")?.style.width).toBe("50%");
  expect(container.querySelector(".eq")).toBeNull();
  expect(screen.queryByText(/possible deals/)).toBeNull();
});

test("sampled odds say over how many deals", () => {
  play.odds = { said: said("fire 070 > 130"), answer: answerOf({ forecast: { ...SHOT, deals: 60 } }) };
  render(OddsPanel);
  expect(screen.getByText("Over 60 possible deals, weighed by what players usually do.")).toBeTruthy();
});

test("a chance read at a glance is certain only where it is", () => {
  expect([0, 0.001, 0.425, 0.999, 1].map(rounded)).toEqual(["0%", "1%", "43%", "99%", "100%"]);
});

test("odds that were closed stay closed", () => {
  desk.odds = false;
  const { container } = render(OddsPanel);
  expect(container.querySelector("section")).toBeNull();
});

test("no chance reads as none, and no certainty as certain, that is not", () => {
  expect(shown(0.00001)).toBe("< 0.1%");
  expect(shown(0.99999)).toBe("> 99.9%");
  expect(shown(0)).toBe("0.0%");
  expect(shown(1)).toBe("100.0%");
});

test("many bars end in one for all that follow", () => {
  const bars = Array.from({ length: 14 }, (_, i) => bar(String(i), 1 / 14));
  const drawn = columns({ ...SHOT, bars });
  expect(drawn).toHaveLength(9);
  expect(drawn.at(-1)?.label).toBe("8+");
  expect(drawn.at(-1)?.chance).toBeCloseTo(6 / 14);
});

test("signs stand apart from their numbers", () => {
  expect([signed(2), signed(-1)]).toEqual(["+ 2", "− 1"]);
});
