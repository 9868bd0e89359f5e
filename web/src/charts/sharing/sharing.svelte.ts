/**
 * A battle that several phones share. What the server has acknowledged is `base`; what this phone wrote
 * since waits on top of it, is kept in the browser, and is sent when there is a line. Every line has a key
 * of its own, so that one whose answer was lost is known again and nothing is written twice.
 */

import type {
  ChartBookInfo,
  Problem,
  SharedBattle,
  SharedBattleMade,
  SharedLines,
  SharedNumber,
} from "../../app/protocol.gen";
import { settings } from "../../app/settings.svelte";
import { moved, type Battle, type Line, type Move } from "../battle/battle";
import { replayed, type Told } from "../battle/replay";

const PATH = "/api/shared-battles";
const MOST_AT_ONCE = 40;
const MOST_BYTES = 50_000; // of one request
const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 30_000;
const ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789";

/** What is kept of a shared battle in this browser. */
export interface Kept {
  id: string;
  url: string; // where others reach the server, if it knows better than this page
  days: number; // until it is forgotten when nobody writes in it
  number: number; // lines in `base`
  base: Battle;
  waiting: Line[];
}

export type Link = "live" | "away";

/** A refusal of the server, in its own words. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    words: string,
  ) {
    super(words);
  }
}

export interface Hearer {
  book: () => ChartBookInfo;
  show: (battle: Battle) => void;
  heard: (lines: Line[]) => void; // of others
  told: (told: Told[]) => void; // what of ours came out otherwise
  ended: (words: string) => void; // it can no longer be shared; the battle stays here
  keep: (kept: Kept | null) => void;
}

async function ask<T>(path: string, body?: unknown): Promise<T> {
  const headers = { "Accept-Language": settings.lang, "Content-Type": "application/json" };
  const response = await fetch(
    `${PATH}${path}`,
    body ? { method: "POST", headers, body: JSON.stringify(body) } : { headers },
  );
  if (response.ok) return (await response.json()) as T;
  const problem = (await response.json().catch(() => null)) as Problem | null;
  if (!problem || response.status >= 500 || response.status === 429)
    throw new Error(problem?.words ?? response.statusText);
  throw new Refused(problem.code, problem.words);
}

export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => ALPHABET[byte % 32]).join("");
}

/** Share a battle as it is now; throws when the server cannot be reached, or refuses. */
export async function shareBattle(battle: Battle): Promise<Kept> {
  const { id, url, days } = await ask<SharedBattleMade>("", battle);
  return { id, url, days, number: 0, base: battle, waiting: [] };
}

/** The shared battle of a link. */
export async function sharedBattle(key: string): Promise<Kept> {
  const { id, url, days, start, lines } = await ask<SharedBattle>(`/${key}`);
  return { id, url, days, number: lines.length, base: lines.reduce(moved, start), waiting: [] };
}

export class Sharing {
  link = $state<Link>("away");
  kept = $state.raw<Kept>() as Kept;
  private socket: WebSocket | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pause = FIRST_PAUSE;
  private sending = false;
  private over = false;

  constructor(
    kept: Kept,
    private readonly hearer: Hearer,
  ) {
    this.kept = kept;
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
    this.connect();
  }

  get battle(): Battle {
    return this.kept.waiting.reduce(moved, this.kept.base);
  }

  /** The link for other phones. */
  get address(): string {
    return `${this.kept.url || location.origin}/charts/${this.kept.base.game}#shared=${this.kept.id}`;
  }

  move(move: Move): void {
    const line = { ...move, key: newKey() } as Line;
    this.update({ waiting: [...this.kept.waiting, line] });
    void this.send();
  }

  /** Stop receiving and sending. */
  stop(): void {
    this.over = true;
    clearTimeout(this.timer);
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    this.socket?.close();
  }

  private end(words: string): void {
    this.stop();
    this.hearer.ended(words);
  }

  private update(changes: Partial<Kept>): void {
    this.kept = { ...this.kept, ...changes };
    this.hearer.keep(this.kept);
    this.hearer.show(this.battle);
  }

  /** There may be a line again: do not wait for the end of the pause. */
  private readonly hurry = (): void => {
    if (this.link === "live" || document.hidden) return;
    this.pause = FIRST_PAUSE;
    this.connect();
  };

  private connect(): void {
    clearTimeout(this.timer);
    if (this.over || (this.socket && this.socket.readyState <= WebSocket.OPEN)) return;
    const root = location.origin.replace(/^http/, "ws");
    const socket = new WebSocket(`${root}${PATH}/${this.kept.id}/live?after=${this.kept.number}`);
    this.socket = socket;
    socket.onmessage = ({ data }) => this.hear(JSON.parse(String(data)) as SharedLines | Problem);
    socket.onclose = () => this.cut(socket);
  }

  private cut(socket: WebSocket): void {
    if (socket !== this.socket || this.over) return;
    this.socket = null;
    this.link = "away";
    this.timer = setTimeout(() => this.connect(), this.pause);
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
  }

  private hear(message: SharedLines | Problem): void {
    if (this.over) return;
    if ("code" in message) {
      if (["NO_SUCH_BATTLE", "STALE"].includes(message.code)) this.end(message.words);
      return;
    }
    this.link = "live";
    this.pause = FIRST_PAUSE;
    this.take(message);
    void this.send();
  }

  /** Lines that the server has: others' and our own that were acknowledged. */
  private take({ after, lines: all }: SharedLines): void {
    const { number, base, waiting } = this.kept;
    const lines = after > number ? [] : all.slice(number - after);
    if (!lines.length) return;
    const ours = new Set(waiting.map(({ key }) => key));
    const theirs = lines.filter(({ key }) => !ours.has(key));
    const known = new Set(lines.map(({ key }) => key));
    const next = lines.reduce(moved, base);
    const left = waiting.filter(({ key }) => !known.has(key));
    const again = theirs.length ? replayed(this.hearer.book(), next, left) : { lines: left, told: [] };
    this.update({ number: number + lines.length, base: next, waiting: again.lines });
    if (again.told.length) this.hearer.told(again.told);
    if (theirs.length) this.hearer.heard(theirs);
  }

  /** Send what waits; with others' lines before it, take theirs and put ours on top. */
  private async send(): Promise<void> {
    if (this.sending || this.over) return;
    this.sending = true;
    try {
      while (this.kept.waiting.length && !this.over) await this.sendSome();
    } catch (problem) {
      if (problem instanceof Refused) this.end(problem.message);
      else this.link = "away"; // the line is cut: what waits is sent when it is back
      if (!this.over) this.again();
    } finally {
      this.sending = false;
    }
  }

  private async sendSome(): Promise<void> {
    const { id, number, waiting } = this.kept;
    const lines = someOf(waiting);
    try {
      const answer = await ask<SharedNumber>(`/${id}/lines`, { after: number, lines });
      if (this.socket?.readyState === WebSocket.OPEN) this.link = "live";
      if (this.kept.number < answer.number) this.take({ after: number, lines });
    } catch (problem) {
      if (!(problem instanceof Refused) || problem.code !== "STALE") throw problem;
      this.take(await ask<SharedLines>(`/${id}/lines?after=${number}`));
    }
  }

  /** Try again after a pause, by a new connection, which is asked for all that was missed. */
  private again(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      if (this.socket?.readyState === WebSocket.OPEN) void this.send();
      else this.connect();
    }, this.pause);
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
  }
}

/** As many lines as one request carries. */
function someOf(lines: readonly Line[]): Line[] {
  const found: Line[] = [];
  let bytes = 0;
  for (const line of lines.slice(0, MOST_AT_ONCE)) {
    bytes += new Blob([JSON.stringify(line)]).size;
    if (found.length && bytes > MOST_BYTES) break;
    found.push(line);
  }
  return found;
}
