/**
 * What the hand holds over a measured table. Every place it is held at is a whole order, which becomes
 * the draft; the server's reach judges it. A game says which order a place is.
 */

import * as api from "../../match/play/api";
import { play } from "../../match/play/state.svelte";
import type { Reason } from "../../match/orders/menu/items";
import type { Said } from "../../games/front";
import type { Reach } from "../field/data";
import type { Pose } from "../field/pose";
import { ADVANCE, placeAt, start, trackOf, verdictAt, type Spot } from "../ghost/ghost";
import { posesOf, type Part } from "../ghost/way";

/** Meant, its dice not thrown: it is no draft yet. */
export const PLAN = "plan";
/** Put together leg by leg. */
export const WAY = "way";
/** Straight at somebody, after a wheel. */
export const ATTACK = "attack";

/** How the hand stands when it is empty. */
const EMPTY = {
  holding: null,
  piece: "",
  target: null,
  reach: null,
  spot: null,
  next: null,
  taken: [],
  turn: null,
  order: null,
};

/** `Order` is a game's own sentence; `holding` names what of it the hand holds. */
export abstract class Hand<Order extends Said = Said> {
  holding = $state<string | null>(null);
  piece = $state("");
  target = $state<string | null>(null);
  reach = $state.raw<Reach | null>(null);
  spot = $state.raw<Spot | null>(null);
  next = $state.raw<Reach | null>(null);
  taken = $state.raw<Part[]>([]); // of a way, what is behind
  turn = $state<number | null>(null); // wanted while the server is asked
  order = $state.raw<Order | null>(null); // as it was taken up

  /** Only the last question counts. */
  #ticket = 0;
  #within = (reach: Reach): Reach => reach;

  /** The order of a piece that is held there. */
  protected abstract orderAt(spot: Spot, pose: Pose): Order;

  /** The wheel with which an attack begins. */
  protected abstract wheelOf(order: Order): number;

  /** A way of these legs. */
  abstract wayOrder(piece: string, way: readonly Part[]): Order;

  /** Everything else of an order that the game keeps. */
  protected keep(_order: Order | null): void {}

  drop(): void {
    this.#ticket += 1;
    Object.assign(this, EMPTY);
    this.keep(null);
  }

  /**
   * Take up what an order holds: the order as it stands is asked about, and becomes the draft. `within`
   * leaves out what the hand may not do though the piece might.
   */
  async hold(holding: string, piece: string, order: Order, within = (reach: Reach) => reach): Promise<void> {
    this.drop();
    this.#within = within;
    Object.assign(this, { holding, piece, order, target: holding === ATTACK ? order.target : null });
    this.keep(order);
    this.#leadKeys(); // at once: later it would snatch away what somebody is about to press
    await this.look(order);
  }

  /** Keys that pressed a button before move the piece now. */
  #leadKeys(): void {
    const button = document.activeElement;
    if (!(button instanceof HTMLElement) || !button.matches("[data-order], [data-hand]")) return;
    const piece = document.querySelector<SVGElement>(`[data-unit="${CSS.escape(this.piece)}"]`);
    if (piece) piece.focus({ preventScroll: true });
    else button.blur();
  }

  /** Ask where the piece of an order may be put; it stays in hand where the order puts it. */
  async look(order: Order): Promise<void> {
    const mine = (this.#ticket += 1);
    const answer = await api.ask("reach", order.text);
    if (mine !== this.#ticket || this.holding === null) return;
    const reach = answer?.reach ? this.#within(answer.reach) : null;
    const turn = this.holding === ATTACK ? this.wheelOf(order) : 0;
    Object.assign(this, { reach, spot: reach && turned(reach, turn), next: null, turn: null });
    if (this.holding === PLAN) return;
    if (reach) this.#draft();
    else api.draft(order);
  }

  spotNow(): Spot | null {
    return this.spot ?? (this.reach ? start(this.reach) : null);
  }

  /** Where an order would have it. */
  poseNow(): Pose | null {
    const spot = this.spotNow();
    return this.reach && spot ? placeAt(this.reach, spot) : null;
  }

  orderNow(): Order | null {
    const [spot, pose] = [this.spotNow(), this.poseNow()];
    if (!spot || !pose) return null;
    switch (this.holding) {
      case PLAN:
        return this.order;
      case WAY:
        return this.wayOrder(this.piece, [...this.taken, { reach: this.reach!, spot }]);
      default:
        return this.orderAt(spot, pose);
    }
  }

  /** The order as it stands, with the rule that forbids it. */
  #draft(): void {
    const [said, spot] = [this.orderNow(), this.spotNow()];
    if (!this.reach || !spot || said === null || this.holding === PLAN) return;
    const { allowed, why } = verdictAt(this.reach, spot);
    const known = play.draft?.said.text === said.text ? play.draft.verdict : null;
    api.draft(said, allowed ? null : (known ?? why));
  }

  // What the hands do

  move(spot: Spot): void {
    this.spot = spot;
    this.next = null;
    this.#draft();
  }

  /** Let go: from an allowed place the way may continue, at a refused one the rule is shown. */
  async rest(spot: Spot): Promise<void> {
    this.move(spot);
    if (this.holding === PLAN) return;
    const said = this.orderNow();
    if (said === null || !this.reach) return;
    const mine = (this.#ticket += 1);
    if (!verdictAt(this.reach, spot).allowed) {
      const answer = await api.ask("why", said.text);
      const why = answer?.refused[0];
      if (mine === this.#ticket && why && play.draft?.said.text === said.text) api.draft(said, reasonOf(why));
    } else if (this.holding === WAY) {
      const answer = await api.ask("reach", said.text);
      if (mine === this.#ticket) this.next = answer?.reach ?? null;
    }
  }

  /** Continue from where it is held. */
  goOn(): void {
    const spot = this.spotNow();
    if (!this.next || !this.reach || !spot) return;
    this.taken = [...this.taken, { reach: this.reach, spot }];
    Object.assign(this, { reach: this.next, spot: null, next: null });
    this.#draft();
  }

  /** From here a leg without a choice, such as an about-face. */
  async add(turn: string): Promise<void> {
    const spot = this.spotNow();
    if (!this.reach || !spot || this.holding !== WAY) return;
    this.taken = [...this.taken, { reach: this.reach, spot, turn }];
    await this.look(this.wayOrder(this.piece, this.taken));
  }

  /** Back to the beginning of this leg, or of the one before; false at the very beginning. */
  goBack(): boolean {
    const now = this.spotNow();
    if (!this.reach || !now || this.holding !== WAY) return false;
    const first = start(this.reach);
    if (now.at !== first.at || now.place !== first.place || now.leg !== first.leg) {
      void this.rest(first);
      return true;
    }
    const last = this.taken.at(-1);
    if (!last) return false;
    this.taken = this.taken.slice(0, -1);
    this.reach = last.reach;
    void this.rest(last.spot);
    return true;
  }

  /** Where it stood at the beginning and after each leg. */
  wayBehind(): Pose[] {
    return this.holding === WAY && this.reach ? posesOf(this.taken, this.reach) : [];
  }

  /** Turned on the spot: the ground is asked about again when the hand is done. */
  turnTo(heading: number, done: boolean): void {
    this.turn = heading;
    if (done) this.again({ h: heading });
  }

  /** Change how it is to stand, its place kept. */
  again(change: Partial<Pose> = {}): void {
    const [spot, pose] = [this.spotNow(), this.poseNow()];
    if (spot && pose) void this.look(this.orderAt(spot, { ...pose, ...change }));
  }
}

function turned(reach: Reach, turn: number): Spot {
  const track = trackOf(reach, { at: turn, leg: ADVANCE });
  return turn && track ? { at: track.at, place: track.first, leg: ADVANCE } : start(reach);
}

function reasonOf(why: Reason): Reason {
  return { cite: why.cite, words: why.words };
}
