/**
 * A chart answered in the browser, without a connection. Nothing here knows a rule: a chart comes whole,
 * as tables of what each combination of facts does, and is added up and looked up.
 */

import type { ChartFact, ChartForm, ChartLane, ChartSheet, ChartStage, ChartSum } from "../../app/protocol.gen";

export type Values = Record<string, number>;

/** A line of a sum: its rule by its place in the book, and what it adds. */
export interface Line {
  rule: number;
  value: number;
}

export interface Total {
  key: string;
  title: string;
  parts: number;
  total: number;
  lines: Line[];
}

export interface Answer {
  values: Values;
  bar: string; // why it cannot be; empty when it can
  sums: Total[];
  lane: number;
  row: ChartLane | undefined; // in which scores are read
  dice: number;
  need: number; // of a pool: the lowest face that hits
  stages: { name: string; need: number; spares: boolean }[]; // of a pool: what must be shown further
  sure: { result: number; rule: number } | null;
  odds: number[]; // the chance of each result
}

const ADDS = 0;
const TAKES = 1;
const CUTS = 2;
const HOLDS = 3;
const RAISES = 4;
const HALF_UP = 1;
const UP = 2;

/** Whether a fact is asked for, by those before it. */
export function isAsked(fact: { needs: ChartFact["needs"] }, values: Values): boolean {
  return !fact.needs || fact.needs.values.includes(values[fact.needs.fact] ?? 0);
}

/** A value for every fact: as given, by default, or the least of one that does not apply. */
export function complete(facts: readonly ChartFact[], given: Values): Values {
  const values: Values = {};
  for (const fact of facts) {
    values[fact.key] = isAsked(fact, values) ? (given[fact.key] ?? fact.usual) : fact.least;
  }
  return values;
}

interface Cells<T> {
  facts: string[];
  cells: T[];
  at: number[];
}

/** What a table has for these values: the last of its facts changes fastest. */
function cell<T>(facts: readonly ChartFact[], table: Cells<T>, values: Values): T {
  let place = 0;
  for (const key of table.facts) {
    const fact = facts.find((one) => one.key === key)!;
    place = place * (fact.most - fact.least + 1) + (values[key]! - fact.least);
  }
  return table.cells[table.at[place]!]!;
}

function addUp(chart: ChartForm, sum: ChartSum, values: Values, others: readonly Total[]): Total {
  const [unit, rule] = cell(chart.facts, sum.start, values) as [number, number];
  let total = unit * (sum.start.each ? values[sum.start.each]! : 1);
  const lines: Line[] = [{ rule, value: total }];
  let whole = 0;
  let top = 0; // 0 before the first cut
  let bottom = 1;
  const to = (next: number, cite: number): void => {
    lines.push({ rule: cite, value: next - total });
    total = next;
  };
  const begin = (): void => {
    if (top) return;
    whole = total;
    top = 1;
  };
  const rounded = (): number => {
    const amount = whole * top;
    if (sum.rounding === UP) return Math.ceil(amount / bottom);
    return Math.floor(sum.rounding === HALF_UP ? (2 * amount + bottom) / (2 * bottom) : amount / bottom);
  };
  for (const part of sum.lines) {
    for (const [what, cite, a, b, c] of cell(chart.facts, part, values) as number[][]) {
      if (what === ADDS) to(total + a!, cite!);
      else if (what === TAKES) to(total - Math.min(a!, total), cite!);
      else if (what === CUTS) {
        begin();
        top *= a!;
        bottom *= b!;
        to(rounded(), cite!);
      } else if (what === HOLDS) {
        begin();
        const held = Math.max(a! * bottom, Math.min(b! * bottom, top * c!));
        if (held !== top * c!) {
          top = held;
          bottom *= c!;
          to(rounded(), cite!);
        }
      } else if (what === RAISES) {
        if (total < a!) to(a!, cite!);
      } else if (total > a!) to(a!, cite!);
    }
  }
  const { excess } = sum;
  const over = excess ? others.find(({ key }) => key === excess.of)!.total - excess.over : 0;
  if (over > 0) to(total - Math.min(over, total), excess!.rule);
  return { key: sum.key, title: sum.title, parts: sum.parts, total, lines };
}

export function totalOf(sums: readonly Total[], key: string): number {
  const sum = sums.find((one) => one.key === key);
  return sum ? Math.floor(sum.total / sum.parts) : 0;
}

function laneOf(chart: ChartForm, values: Values, sums: readonly Total[]): number {
  if (!chart.pick) return 0;
  const wanted = values[chart.pick] ?? totalOf(sums, chart.pick);
  const [first] = chart.lanes;
  if (first?.low === null && first.high === null) return wanted;
  return chart.lanes.findIndex(({ low, high }) => (low === null || wanted >= low) && (high === null || wanted <= high));
}

/** The result of a score in a line of the table. */
export function resultOf(lane: ChartLane, score: number): number {
  const place = Math.min(Math.max(score - lane.lowest, 0), lane.cells.length - 1);
  return lane.cells[place]!;
}

/** The line in which scores are read: one of the table, or made of sums that a score must not exceed. */
function rowOf(chart: ChartForm, lane: number, sums: readonly Total[]): ChartLane | undefined {
  const { limits } = chart;
  if (!limits) return chart.lanes[lane];
  const { best, worst, beyond, results } = limits;
  const cells = Array.from({ length: worst - best + 1 }, (_, place) => {
    const score = best + place;
    if (score === best) return results[0]!.result;
    const kept = score < worst ? results.find(({ sum }) => score <= totalOf(sums, sum)) : undefined;
    return kept ? kept.result : beyond;
  });
  return { name: "", low: null, high: null, lowest: best, cells };
}

const within = (number: number, least: number, most: number): number => Math.min(Math.max(number, least), most);

function stageNeed(stage: ChartStage, values: Values, sums: readonly Total[]): number {
  const number = (key: string): number => values[key] ?? totalOf(sums, key);
  const row = stage.needs[within(number(stage.row) - stage.first_row, 0, stage.needs.length - 1)]!;
  return stage.column ? row[within(number(stage.column) - stage.first_column, 0, row.length - 1)]! : row[0]!;
}

export function answer(chart: ChartForm, given: Values): Answer {
  const values = complete(chart.facts, given);
  const bar = chart.bars.map((one) => cell(chart.facts, one, values)).find((words) => words) ?? "";
  const sums: Total[] = [];
  for (const sum of chart.sums) sums.push(addUp(chart, sum, values, sums));
  const found = chart.sure.map((one) => cell(chart.facts, one, values)).find((one) => one.length);
  const sure = found ? { result: found[0]!, rule: found[1]! } : null;
  const lane = laneOf(chart, values, sums);
  const { throw: thrown } = chart;
  let dice = 0;
  let need = 0;
  if (thrown && !sure) {
    dice = thrown.kind === "pool" ? Math.max(totalOf(sums, sums[0]!.key), 0) : thrown.kind === "die" ? 1 : 2;
    const target = thrown.target ? totalOf(sums, thrown.target) : thrown.start;
    need = thrown.kind === "pool" ? target - totalOf(sums, thrown.less) : 0;
    need = within(need, thrown.least ?? need, thrown.most ?? need);
  }
  const stages = (thrown?.stages ?? []).map((stage) => ({
    name: stage.name,
    need: stageNeed(stage, values, sums),
    spares: stage.spares,
  }));
  const row = rowOf(chart, lane, sums);
  const said = { values, bar, sums, lane, row, dice, need, stages, sure, odds: [] as number[] };
  said.odds = oddsOf(chart, said);
  return said;
}

/** The result of dice. */
export function scoreOf(chart: ChartForm, said: Answer, faces: readonly number[]): number {
  const { kind, adds } = chart.throw!;
  if (kind === "pool") return countOf(chart, said, faces);
  const [mine = 0, theirs = 0] = adds.map((key) => totalOf(said.sums, key));
  if (kind === "total") return faces[0]! + faces[1]! + mine;
  return kind === "opposed" ? faces[0]! + mine - faces[1]! - theirs : faces[0]! + mine;
}

/** What is left of a pool after all its throws, whose dice come from `take`. */
function left(chart: ChartForm, said: Answer, take: (count: number) => readonly number[]): number {
  const reach = (faces: readonly number[], need: number): number => faces.filter((face) => face >= need).length;
  let count = said.dice;
  if (said.need > 1) {
    const first = take(count);
    const again = Math.min(first.filter((face) => face === 1).length, onesOf(chart, said));
    count = reach(first, said.need) + reach(take(again), said.need);
  }
  for (const { need, spares } of said.stages) {
    if (need > 1 && need <= chart.throw!.faces) {
      const shown = reach(take(count), need);
      count = spares ? count - shown : shown;
    } else if (need > 1 !== spares) count = 0;
  }
  return count;
}

function countOf(chart: ChartForm, said: Answer, faces: readonly number[]): number {
  let from = 0;
  return left(chart, said, (count) => faces.slice(from, (from += count)));
}

/** The dice of a pool by its throws. */
export function throwsOf(chart: ChartForm, said: Answer, faces: readonly number[]): number[][] {
  const found: number[][] = [];
  let from = 0;
  left(chart, said, (count) => {
    const taken = faces.slice(from, (from += count));
    if (count) found.push(taken);
    return taken;
  });
  return found;
}

/** Dice for every throw that there is. */
export function tossed(chart: ChartForm, said: Answer, face: () => number): number[] {
  const faces: number[] = [];
  const take = (count: number): number[] => {
    const taken = Array.from({ length: count }, face);
    faces.push(...taken);
    return taken;
  };
  if (chart.throw!.kind === "pool") left(chart, said, take);
  else take(said.dice);
  return faces;
}

/** How many dice that show a 1 are re-rolled. */
function onesOf(chart: ChartForm, said: Answer): number {
  const { ones } = chart.throw!;
  return ones ? (said.values[ones] ?? totalOf(said.sums, ones)) : 0;
}

function binomial(dice: number, hit: number): number[] {
  let ways = 1;
  return Array.from({ length: dice + 1 }, (_, hits) => {
    const chance = ways * hit ** hits * (1 - hit) ** (dice - hits);
    ways = (ways * (dice - hits)) / (hits + 1);
    return chance;
  });
}

/** The chance of what is left of a pool after all its throws; 1s may be re-rolled. */
function poolOf(chart: ChartForm, said: Answer): number[] {
  const { faces } = chart.throw!;
  const reach = (need: number): number => within(faces + 1 - need, 0, faces) / faces;
  const counted = said.stages.reduce(
    (chance, { need, spares }) => chance * (spares ? 1 - reach(need) : reach(need)),
    reach(said.need),
  );
  const most = said.need > 1 ? Math.min(onesOf(chart, said), said.dice) : 0;
  const one = most ? 1 / faces : 0;
  const found = Array.from({ length: said.dice + 1 }, () => 0);
  for (const [shown, chance] of binomial(said.dice, one).entries()) {
    if (!chance) continue;
    const rest = binomial(said.dice - shown, counted / (1 - one));
    for (const [more, also] of binomial(Math.min(shown, most), counted).entries()) {
      for (const [hits, likely] of rest.entries()) found[hits + more]! += chance * also * likely;
    }
  }
  return found;
}

function scores(chart: ChartForm, said: Answer): Map<number, number> {
  const { kind, faces } = chart.throw!;
  const found = new Map<number, number>();
  const count = (score: number, chance: number): void => void found.set(score, (found.get(score) ?? 0) + chance);
  if (kind === "pool") {
    for (const [hits, chance] of poolOf(chart, said).entries()) count(hits, chance);
    return found;
  }
  for (let one = 1; one <= faces; one++) {
    if (kind === "die") count(scoreOf(chart, said, [one]), 1 / faces);
    else for (let other = 1; other <= faces; other++) count(scoreOf(chart, said, [one, other]), 1 / faces ** 2);
  }
  return found;
}

function oddsOf(chart: ChartForm, said: Answer): number[] {
  const once = chart.results.map(() => 0);
  if (!chart.throw || said.bar) return once;
  if (said.sure) {
    once[said.sure.result] = 1;
    return once;
  }
  for (const [score, chance] of scores(chart, said)) once[resultOf(said.row!, score)]! += chance;
  const unwanted = chart.rerolled.reduce((sum, place) => sum + once[place]!, 0);
  let chances = once;
  for (let again = chart.again ? said.values[chart.again]! : 0; again > 0; again--) {
    chances = chances.map((chance, place) => (chart.rerolled.includes(place) ? 0 : once[place]!) + unwanted * chance);
  }
  return chances;
}

/** The scores of each result in a line, as it is printed; a null end is open. */
export function runsOf(lane: ChartLane): { result: number; low: number | null; high: number | null }[] {
  const found: { result: number; low: number | null; high: number | null }[] = [];
  let start = 0;
  lane.cells.forEach((result, place) => {
    const last = place === lane.cells.length - 1;
    if (!last && lane.cells[place + 1] === result) return;
    found.push({ result, low: start ? lane.lowest + start : null, high: last ? null : lane.lowest + place });
    start = place + 1;
  });
  return found;
}

export const minus = (number: number): string => String(number).replace("-", "−");

/** Numbers as a table prints them: 12–14, ≤ 0, 50+, 4. */
export function span(low: number | null, high: number | null): string {
  if (low === null) return high === null ? "" : `≤ ${minus(high)}`;
  if (high === null) return `${minus(low)}+`;
  if (low === high) return minus(low);
  return low < 0 ? `${minus(low)} – ${minus(high)}` : `${low}–${high}`;
}

/** Which condition a unit of this strength is in, and where each further one begins. */
export function conditionOf(sheet: ChartSheet, values: Values, started: number): { now: number; from: number[] } {
  const rows = sheet.conditions.length ? cell(sheet.facts, { ...sheet, facts: sheet.decided_by }, values) : [];
  const from = rows[started - 1] ?? [];
  const left = values[sheet.strength] ?? 0;
  return { now: from.filter((least) => left <= least).length, from };
}
