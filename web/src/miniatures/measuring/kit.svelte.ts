/**
 * The measuring kit: ruler, ranges and arcs, lines of sight, threats. It is free and private: nobody else is sent
 * anything of it, and what the table alone cannot know is asked of the server.
 */

import type { Measure, Point, Why } from "../field/data";
import type { End } from "./ruler";

export type Tool = "ruler" | "bands" | "sight" | "threat";
const TOOLS: readonly Tool[] = ["ruler", "bands", "sight", "threat"];
/** By eye only what is seen. */
const BY_EYE: readonly Tool[] = ["sight"];

export type Asking = (action: string) => Promise<Measure | Why>;

const isMeasure = (answer: Measure | Why): answer is Measure => "areas" in answer;

export class Kit {
  tool = $state<Tool | null>(null);
  byEye = $state(false);
  /** The rule that forbids all measuring, when there is one. */
  refused = $state.raw<Why | null>(null);
  /** Units whose areas stay shown. */
  pinned = $state.raw<readonly string[]>([]);
  /** Corners of the ruler laid down so far, and the end in the hand. */
  ends = $state.raw<readonly End[]>([]);
  loose = $state.raw<End | null>(null);
  private resting = false;
  /** Which unit looks, when none is chosen on the table; which one is looked at until changed. */
  from = $state<string | null>(null);
  to = $state<string | null>(null);
  private answers = $state.raw<ReadonlyMap<string, Measure>>(new Map());
  private readonly asked = new Set<string>();
  private seen = -1;

  constructor(private readonly ask: Asking) {}

  /** The number of the update that is shown: with a new one everything is measured again. */
  set number(number: number) {
    if (number === this.seen) return;
    this.seen = number;
    this.asked.clear();
    this.answers = new Map();
  }

  get tools(): readonly Tool[] {
    return this.byEye ? BY_EYE : TOOLS;
  }

  take(tool: Tool): void {
    if (!this.tools.includes(tool)) return;
    const again = this.tool === tool;
    this.lay();
    if (!again) this.tool = tool;
  }

  /** Lay everything down. True when something was in use. */
  lay(): boolean {
    const used = this.tool !== null;
    this.tool = null;
    this.pinned = [];
    [this.from, this.to] = [null, null];
    this.clear();
    return used;
  }

  /** First the ruler's corners, then the kit itself. */
  back(): boolean {
    if (this.ends.length) return this.clear();
    return this.lay();
  }

  clear(): true {
    this.ends = [];
    this.loose = null;
    this.resting = false;
    return true;
  }

  /** The end in the hand, while the ruler is being laid. */
  lead(end: End): void {
    if (!this.resting) this.loose = end;
  }

  /** A corner of the ruler; the first one begins it, and so does one after it came to rest. */
  corner(end: End): void {
    this.ends = this.resting ? [end] : [...this.ends, end];
    this.loose = this.ends.length > 1 ? null : end;
    this.resting = false;
  }

  /** The ruler lies where it lies. */
  settle(): void {
    if (this.loose && this.ends.length) this.ends = [...this.ends, this.loose];
    this.loose = null;
    this.resting = true;
  }

  pin(id: string): void {
    this.pinned = this.pinned.includes(id) ? this.pinned.filter((other) => other !== id) : [...this.pinned, id];
  }

  /** What is known of a piece, or of one towards another; asked for when it is not. */
  measure(action: string): Measure | null {
    return this.answers.get(action) ?? null;
  }

  want(action: string): void {
    if (this.asked.has(action) || this.refused) return;
    this.asked.add(action);
    const number = this.seen;
    this.ask(action).then(
      (answer) => number === this.seen && this.learn(action, answer),
      () => this.asked.delete(action), // the line broke: the next look asks again
    );
  }

  private learn(action: string, answer: Measure | Why): void {
    if (isMeasure(answer)) this.answers = new Map(this.answers).set(action, answer);
    else this.refused = answer;
  }
}

/** The point of an outline that lies farthest that way: where a label stands best. */
export function farthest(outlines: readonly (readonly Point[])[], [dx, dy]: Point): Point | null {
  let best: Point | null = null;
  let most = -Infinity;
  for (const outline of outlines) {
    for (const point of outline) {
      const far = point[0] * dx + point[1] * dy;
      if (far > most) [best, most] = [point, far];
    }
  }
  return best;
}
