/** The modifiers of a chart as a printed sheet lists them: every rule once, with all that it may add. */

import type { ChartBookInfo, ChartForm, ChartLane, ChartResult, ChartSum } from "../../app/protocol.gen";
import { minus, runsOf, span } from "../reading/evaluate";

export interface Modifier {
  rule: number;
  worth: string;
}

const ADDS = 0;
const TAKES = 1;
const CUTS = 2;
const HOLDS = 3;
const RAISES = 4;

const signed = (number: number): string => (number > 0 ? `+${number}` : minus(number));

/** Numbers side by side where there are few, else the first and the last. */
function listed(numbers: readonly number[]): string {
  const sorted = [...new Set(numbers)].toSorted((a, b) => a - b);
  if (sorted.length < 3) return sorted.map(signed).join(" / ");
  return `${signed(sorted[0]!)} … ${signed(sorted.at(-1)!)}`;
}

/** The same without signs. */
const plain = (numbers: readonly number[]): string => listed(numbers).replaceAll("+", "");

/** What a sum begins with: its rules, each with the least and the most of it. */
export function startsOf(sum: ChartSum): Modifier[] {
  const found = new Map<number, number[]>();
  for (const [unit, rule] of sum.start.cells as [number, number][]) {
    if (unit) found.set(rule, [...(found.get(rule) ?? []), unit / sum.parts]);
  }
  return [...found].map(([rule, units]) => {
    const [least, most] = [Math.min(...units), Math.max(...units)];
    return { rule, worth: `${sum.start.each ? "× " : ""}${least === most ? minus(least) : `${minus(least)}–${most}`}` };
  });
}

function rulesOf(line: ChartSum["lines"][number]): number[] {
  return [...new Set((line.cells.flat() as number[][]).map(([, rule]) => rule!))];
}

/** Of rules that answer one question the least comes first: 3 to 2, 2 to 1, 3 to 1. */
function byValue(rules: readonly number[], adds: ReadonlyMap<number, number[]>): number[] {
  const worth = (rule: number): number => Math.max(...(adds.get(rule) ?? [0]));
  return rules.toSorted((a, b) => worth(a) - worth(b));
}

export function modifiersOf(sum: ChartSum): Modifier[] {
  const adds = new Map<number, number[]>();
  const others = new Map<number, Set<string>>();
  const bounds = new Map<number, Map<string, number[]>>();
  const other = (rule: number, words: string): void =>
    void others.set(rule, (others.get(rule) ?? new Set()).add(words));
  for (const [what, rule, a, b] of sum.lines.flatMap((line) => line.cells.flat()) as number[][]) {
    if (what === ADDS) adds.set(rule!, [...(adds.get(rule!) ?? []), a! / sum.parts]);
    else if (what === TAKES) adds.set(rule!, [...(adds.get(rule!) ?? []), -a! / sum.parts]);
    else if (what === CUTS) other(rule!, a! % b! ? `× ${a}/${b}` : `× ${a! / b!}`);
    else if (what !== HOLDS) {
      const signs = bounds.get(rule!) ?? new Map<string, number[]>();
      const sign = what === RAISES ? "≥" : "≤";
      bounds.set(rule!, signs.set(sign, [...(signs.get(sign) ?? []), a! / sum.parts]));
    }
  }
  for (const [rule, signs] of bounds) for (const [sign, numbers] of signs) other(rule, `${sign} ${plain(numbers)}`);
  const rules = new Set(sum.lines.flatMap((line) => byValue(rulesOf(line), adds)));
  return [...rules].flatMap((rule) => {
    const numbers = adds.get(rule)?.filter((number) => number !== 0) ?? [];
    const worth = [...(numbers.length ? [listed(numbers)] : []), ...(others.get(rule) ?? [])].join(", ");
    return worth ? [{ rule, worth }] : [];
  });
}

/** The rows of a table: results that are called the same and do the same are one. */
export function rowsOf(chart: ChartForm): { places: number[]; result: ChartResult }[] {
  const rows = new Map<string, { places: number[]; result: ChartResult }>();
  chart.results.forEach((result, place) => {
    const key = JSON.stringify([result.name, result.effects, result.also]);
    const row = rows.get(key) ?? { places: [], result };
    row.places.push(place);
    rows.set(key, row);
  });
  return [...rows.values()];
}

/** The scores of a row in a line of the table; null where no score leads to it. */
export function scoresOf(lane: ChartLane, places: readonly number[]): string | null {
  const cells = lane.cells.map((cell) => (places.includes(cell) ? places[0]! : cell));
  const runs = runsOf({ ...lane, cells }).filter(({ result }) => result === places[0]);
  return runs.length ? runs.map(({ low, high }) => span(low, high)).join(", ") : null;
}

/** The charts of a book with those that feed them before them. */
export function inOrder(book: ChartBookInfo): ChartForm[] {
  const main = book.charts.filter(({ feeds }) => !feeds);
  return main.flatMap((chart) => [...book.charts.filter(({ feeds }) => feeds === chart.key), chart]);
}
