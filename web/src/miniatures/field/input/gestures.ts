/** Fingers and mice on the table: a tap, a drag, a long press, two fingers, the wheel. */

import type { Point } from "../data";
import type { How } from "../field";
import type { View } from "../view.svelte";

/** Something that goes along with a finger until it is lifted. */
export interface Drag {
  /** `free`: with Alt held, to try any place. */
  move(point: Point, free: boolean): void;
  end(): void;
}

export interface Table {
  readonly view: View;
  /** What begins when a pointer that came down here moves on; null: the table goes along. */
  drag(down: Down): Drag | null;
  tap(down: Down, twice: boolean): void;
  press(down: Down): void;
  hover(point: Point | null): void;
}

export interface Down {
  point: Point;
  target: Element | null;
  how: How;
}

const SLACK: Record<How, number> = { mouse: 4, touch: 9, keys: 0 };
const REST = 450;
const TWICE = 350;
const NOTCH = 0.0016;
const TWIST = 10; // degrees before two fingers turn the table

interface Finger {
  down: Down;
  point: Point;
}

export class Gestures {
  private readonly fingers = new Map<number, Finger>();
  private drag: Drag | null = null;
  private moving = false;
  private rest = 0;
  private twist: number | null = null;
  private lastTap = { time: -Infinity, point: [0, 0] as Point };

  constructor(
    private readonly table: Table,
    private readonly root: HTMLElement,
  ) {}

  down = (event: PointerEvent): void => {
    const target = event.target instanceof Element ? event.target : null;
    if (event.button === 2 || target?.closest("button, a, input, [data-still]")) return;
    const how: How = event.pointerType === "mouse" ? "mouse" : "touch";
    const down = { point: this.pointOf(event), target, how };
    this.fingers.set(event.pointerId, { down, point: down.point });
    this.capture(event.pointerId);
    this.table.view.steady = true;
    clearTimeout(this.rest);
    if (this.fingers.size === 2) this.stop();
    else if (how === "touch") this.rest = window.setTimeout(() => this.pressed(down), REST);
    if (event.button === 1) {
      event.preventDefault();
      [this.moving, this.drag] = [true, this.panning(down.point)];
    }
  };

  move = (event: PointerEvent): void => {
    const finger = this.fingers.get(event.pointerId);
    const point = this.pointOf(event);
    if (!finger) {
      if (event.pointerType === "mouse") this.table.hover(point);
      return;
    }
    if (this.fingers.size >= 2) this.pinch(event.pointerId, point);
    else this.follow(finger, point, event.altKey);
    finger.point = point;
  };

  up = (event: PointerEvent): void => {
    const finger = this.fingers.get(event.pointerId);
    if (!this.fingers.delete(event.pointerId) || !finger) return;
    clearTimeout(this.rest);
    if (this.fingers.size > 0) return;
    this.twist = null;
    if (this.moving) this.stop();
    else this.tapped(finger.down);
    this.lifted();
  };

  cancel = (event: PointerEvent): void => {
    if (!this.fingers.delete(event.pointerId)) return;
    this.stop();
    if (this.fingers.size === 0) this.lifted();
  };

  wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const pixels = event.deltaY * (event.deltaMode === 1 ? 30 : event.deltaMode === 2 ? 300 : 1);
    this.table.view.zoom(Math.exp(-pixels * NOTCH), this.pointOf(event));
  };

  private lifted(): void {
    this.moving = false;
    this.table.view.steady = false;
  }

  private follow(finger: Finger, point: Point, free: boolean): void {
    const [x, y] = finger.down.point;
    if (!this.moving) {
      if (Math.hypot(point[0] - x, point[1] - y) < SLACK[finger.down.how]) return;
      clearTimeout(this.rest);
      this.moving = true;
      this.drag = this.table.drag(finger.down) ?? this.panning(finger.down.point);
    }
    this.drag?.move(point, free);
  }

  private panning(from: Point): Drag {
    let last = from;
    return {
      move: (point) => {
        this.table.view.pan(point[0] - last[0], point[1] - last[1]);
        last = point;
      },
      end: () => {},
    };
  }

  /** The table keeps to both fingers: where they are, how far apart, how they lie. */
  private pinch(moved: number, point: Point): void {
    const [one, other] = [...this.fingers];
    if (!one || !other) return;
    const before: [Point, Point] = [one[1].point, other[1].point];
    const now = ([id, finger]: [number, Finger]) => (id === moved ? point : finger.point);
    const after: [Point, Point] = [now(one), now(other)];
    const { view } = this.table;
    const [from, to] = [middle(before), middle(after)];
    view.pan(to[0] - from[0], to[1] - from[1]);
    view.zoom(apart(after) / Math.max(1, apart(before)), to);
    this.twist = (this.twist ?? 0) + turnOf(before, after);
    if (Math.abs(this.twist) >= TWIST) {
      view.turn(turnOf(before, after), to);
      this.twist = Math.sign(this.twist) * 360;
    }
  }

  private stop(): void {
    clearTimeout(this.rest);
    const drag = this.drag;
    this.drag = null;
    this.moving = true;
    drag?.end();
  }

  private pressed(down: Down): void {
    this.moving = true;
    this.table.press(down);
  }

  private tapped(down: Down): void {
    const now = performance.now();
    const near = apart([down.point, this.lastTap.point]) < 24;
    const twice = near && now - this.lastTap.time < TWICE;
    this.lastTap = { time: twice ? -Infinity : now, point: down.point };
    this.table.tap(down, twice);
  }

  private capture(pointer: number): void {
    try {
      this.root.setPointerCapture(pointer);
    } catch {
      // a pointer that is already gone again needs no following
    }
  }

  private pointOf(event: MouseEvent): Point {
    const { left, top } = this.root.getBoundingClientRect();
    return [event.clientX - left, event.clientY - top];
  }
}

const middle = ([one, other]: [Point, Point]): Point => [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2];

const apart = ([one, other]: [Point, Point]): number => Math.hypot(one[0] - other[0], one[1] - other[1]);

function turnOf(before: [Point, Point], after: [Point, Point]): number {
  const angle = ([one, other]: [Point, Point]) => Math.atan2(other[1] - one[1], other[0] - one[0]);
  const turn = ((angle(after) - angle(before)) * 180) / Math.PI;
  return turn > 180 ? turn - 360 : turn < -180 ? turn + 360 : turn;
}
