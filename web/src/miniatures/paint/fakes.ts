// A canvas for tests that only takes notes: what was called, and with which numbers.

import type { Ink } from "./brush";

export interface Notes {
  ink: Ink;
  calls: string[];
}

export class FakePath {
  readonly points: [number, number][] = [];
  constructor(readonly d = "") {}
  moveTo(x: number, y: number): void {
    this.points.push([x, y]);
  }
  lineTo(x: number, y: number): void {
    this.points.push([x, y]);
  }
  arc(x: number, y: number): void {
    this.points.push([x, y]);
  }
  quadraticCurveTo(_x: number, _y: number, x: number, y: number): void {
    this.points.push([x, y]);
  }
  rect(x: number, y: number): void {
    this.points.push([x, y]);
  }
  addPath(other: FakePath): void {
    this.points.push(...other.points);
  }
  closePath(): void {}
}

export function notes(): Notes {
  const calls: string[] = [];
  const kept: Record<PropertyKey, unknown> = { globalAlpha: 1 };
  const matrix = { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 };
  const answers: Record<string, unknown> = {
    getTransform: matrix,
    measureText: { width: 50 },
    createRadialGradient: { addColorStop() {} },
  };
  const ink = new Proxy(kept, {
    get: (all, name) =>
      name in all
        ? all[name]
        : (...given: unknown[]) => {
            calls.push(`${String(name)} ${given.filter((each) => typeof each === "number").join(" ")}`);
            return answers[String(name)];
          },
  });
  return { ink: ink as unknown as Ink, calls };
}
