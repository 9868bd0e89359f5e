/** Steps back and forward through what an army was, for this page. */

const MOST = 100;

export class Steps<T> {
  private past = $state.raw<readonly T[]>([]);
  private future = $state.raw<readonly T[]>([]);
  private last = "";

  get canUndo(): boolean {
    return this.past.length > 0;
  }

  get canRedo(): boolean {
    return this.future.length > 0;
  }

  /** Before a change. Changes of the same thing in a row, such as letters of a name, are one step. */
  remember(now: T, what = ""): void {
    if (what && what === this.last) return;
    this.last = what;
    this.past = [...this.past.slice(1 - MOST), now];
    this.future = [];
  }

  /** What it was before, null where there is nothing; `now` can be come back to. */
  undo(now: T): T | null {
    return this.step("past", "future", now);
  }

  redo(now: T): T | null {
    return this.step("future", "past", now);
  }

  forget(): void {
    this.past = [];
    this.future = [];
    this.last = "";
  }

  private step(from: "past" | "future", to: "past" | "future", now: T): T | null {
    const found = this[from].at(-1);
    if (found === undefined) return null;
    this.last = "";
    this[from] = this[from].slice(0, -1);
    this[to] = [...this[to], now];
    return found;
  }
}
