/** A report made ready to be drawn: one time axis for curve, luck and slider. */

import type { Report, ReportLuck, Step } from "../../app/protocol.gen";
import { settings } from "../../app/settings.svelte";

/** "+3.9" or "−2.3", as the reader writes numbers; equal is 0.0 without a sign. */
export function signed(value: number, digits = 1): string {
  const shown = new Intl.NumberFormat(settings.lang, {
    signDisplay: "exceptZero",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return shown.format(value).replace("-", "−");
}

/** A name where a sentence or a heading begins. */
export function capital(name: string): string {
  return name.charAt(0).toLocaleUpperCase(settings.lang) + name.slice(1);
}

export function decimal(value: number): string {
  return new Intl.NumberFormat(settings.lang, { maximumFractionDigits: 1 }).format(value);
}

/** "+15 %": how a share changed, in points. */
export function change(before: number, after: number): string {
  const unit = settings.lang === "fr" ? "\u00a0%" : "%";
  return signed(Math.round(100 * (after - before)), 0) + unit;
}

/** How well a row of dice came out for the seat that reads: the enemy's good dice are bad ones. */
export function gainOf(row: ReportLuck, reader: string): number {
  const gain = row.came - row.expected;
  return row.seat === reader ? gain : -gain;
}

/** The step that first shows a line of the record. */
export function stepAt(steps: readonly Step[], line: number): number {
  const found = steps.findIndex((step) => step.line !== null && step.line >= line);
  return found < 0 ? steps.length - 1 : found;
}

/** Where a line lies on the time axis, from 0 to 1: by its step where steps are shown. */
export function along(report: Report, steps: readonly Step[], line: number): number {
  if (steps.length > 1) return stepAt(steps, line) / (steps.length - 1);
  return report.last ? line / report.last : 0;
}

export interface Place {
  x: number; // from 0 to 1
  share: number;
}

/** The curve of strength: it keeps its height until a line changes it, and to the end. */
export function curve(report: Report, steps: readonly Step[]): Place[] {
  const places: Place[] = [];
  for (const { line, share } of report.points) {
    const x = along(report, steps, line);
    const before = places.at(-1);
    if (before) places.push({ x, share: before.share });
    places.push({ x, share });
  }
  const last = places.at(-1);
  if (last) places.push({ x: 1, share: last.share });
  return places;
}

export interface Bar {
  turn: number;
  from: number;
  to: number;
  gain: number;
  error: number;
  real: boolean;
}

/** The luck of each turn as a bar as long as the turn. */
export function bars(report: Report, steps: readonly Step[]): Bar[] {
  return report.turns.map(({ turn, line, gain, error, real }, i) => {
    const next = report.turns[i + 1];
    return {
      turn,
      from: along(report, steps, line),
      to: next ? along(report, steps, next.line) : 1,
      gain,
      error,
      real,
    };
  });
}

/** The largest value of bars and their errors: what fills half the height. */
export function scaleOf(values: readonly { gain: number; error: number }[]): number {
  return Math.max(1, ...values.map(({ gain, error }) => Math.max(Math.abs(gain), 2 * error)));
}

/** Whether play may continue from a step: not after the end, and only from a line of the record. */
export function mayPlayOn(steps: readonly Step[], at: number, over: boolean): boolean {
  return (steps[at]?.line ?? null) !== null && !(over && at === steps.length - 1);
}
