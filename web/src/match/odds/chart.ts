/** The numbers of a forecast as they are shown. */

import type { Answer, Bar, Forecast, Sum } from "../../app/protocol.gen";
import { verbIs } from "../play/compose";
import { percent } from "../../app/words";

/** Bars that are worth their room: those after which nothing likely comes are merged. */
const LEAST = 0.0005;
const MOST = 9;
const ROOM = 1.15;

export interface Column {
  label: string;
  chance: number;
  /** Part of the room, by the likeliest. */
  share: number;
  words: string;
}

export function columns(forecast: Forecast): Column[] {
  const bars = trimmed(forecast.bars);
  // two bars are parts of a whole; of more the likeliest nearly fills its room
  const top = bars.length < 3 ? 1 : Math.min(1, ROOM * Math.max(...bars.map((bar) => bar.chance)));
  return bars.map(({ label, chance }) => ({
    label,
    chance,
    share: chance / top,
    words: shown(chance),
  }));
}

/** A chance that is not nothing never reads as nothing. */
export function shown(chance: number): string {
  if (chance > 0 && chance < LEAST) return `< ${percent(LEAST * 2)}`;
  if (chance < 1 && chance > 1 - LEAST) return `> ${percent(1 - LEAST * 2)}`;
  return percent(chance);
}

/** A chance read at a glance, in whole hundredths; certain is only what is. */
export function rounded(chance: number): string {
  const hundredths = Math.round(chance * 100);
  const kept = chance > 0 && chance < 1 ? Math.min(99, Math.max(1, hundredths)) : hundredths;
  return percent(kept / 100, 0);
}

function trimmed(bars: readonly Bar[]): Bar[] {
  if (bars.length <= MOST) return [...bars];
  const kept = bars.slice(0, MOST - 1);
  const rest = bars.slice(MOST - 1);
  const first = rest[0]?.label ?? "";
  const more = { faces: "", note: "", lit: false };
  return [...kept, { label: `${first}+`, chance: rest.reduce((sum, bar) => sum + bar.chance, 0), ...more }];
}

/** How many sentences all outcomes begin with: what happens in any case need not be shown. */
function sharedStart(stories: readonly string[][]): number {
  const [first = []] = stories;
  let same = 0;
  while (same < first.length - 1 && stories.every((story) => story[same] === first[same])) same += 1;
  return same;
}

/**
 * What there is to show of an order. Outcomes of a march depend on cards that are guessed at: only plays and throws
 * are described by their outcomes.
 */
export function outcomes(answer: Answer, verb: string): { chances: Answer["chances"]; rest: number } {
  const told = answer.forecast === null && verbIs(verb, "throws");
  return told ? likeliest(answer) : { chances: [], rest: 0 };
}

export function isTelling(answer: Answer, verb: string): boolean {
  return (
    answer.forecast !== null ||
    answer.reverse !== null ||
    answer.sums.length > 0 ||
    outcomes(answer, verb).chances.length > 0
  );
}

/** "+ 1", "− 1": a sum read aloud. */
export function signed(value: number): string {
  return value < 0 ? `− ${-value}` : `+ ${value}`;
}

/** Outcomes that are shown one by one; the rest is merged. */
const TOLD = 4;

/** The likeliest outcomes and the chance of all others; nothing where only one thing can come. */
export function likeliest(answer: Answer): { chances: Answer["chances"]; rest: number } {
  if (answer.chances.length < 2) return { chances: [], rest: 0 };
  const same = sharedStart(answer.chances.map(({ words }) => words));
  const chances = answer.chances.slice(0, TOLD).map(({ words, chance }) => ({
    words: words.slice(same).filter((line) => !line.startsWith("—")),
    chance,
  }));
  return { chances, rest: Math.max(0, 1 - chances.reduce((sum, { chance }) => sum + chance, 0)) };
}

/** A number of a sum that is counted in parts of one. */
export const counted = (value: number, { parts: of }: Pick<Sum, "parts">): number => value / (of || 1);

/** Lines of a sum that change it; the first is what it begins with, unless that is nothing. */
export function parts(sum: Sum): Sum["lines"] {
  const changes = sum.lines.filter((line, i) => i === 0 || line.value !== 0);
  return changes.length > 1 && changes[0]?.value === 0 ? changes.slice(1) : changes;
}
