import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { UpdateMessage } from "../../app/protocol.gen";
import { front } from "../../games/eagles/front";
import { eventOf } from "../log/fixtures";
import { matchOf, promptOf } from "../orders/fixtures";
import { act, allowed, closeMatch, guideBy, legal, openMatch } from "./api";
import { mine, play } from "./state.svelte";

const VIEW = "eagles view 1 french\nbattle waterloo\nturn 1 allied combat\nasked nobody\n";
const LEGAL = ["fire 070 > AR#1", "end"];
const line: { last: Line | null } = { last: null };

/** A connection that sends what a test gives it. */
class Line {
  static readonly OPEN = 1;
  readyState = 1;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  said: { id: string }[] = [];
  constructor() {
    line.last = this;
  }
  send(text: string): void {
    this.said.push(JSON.parse(text) as { id: string });
  }
  close(): void {}
}

function hear(message: object): void {
  line.last?.onmessage?.({ data: JSON.stringify(message) });
}

function tell(number: number, owing: string[], part: Partial<UpdateMessage> = {}): void {
  const asked = owing.includes("french") ? "french" : (owing[0] ?? null);
  hear({ type: "update", number, events: [], asked, owing, deadline: null, view: VIEW, ...part });
}

function prompt(number: number, part: Parameters<typeof promptOf>[0] = {}): void {
  hear(promptOf({ legal: LEGAL, number, ...part }));
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Line);
  vi.spyOn(window, "matchMedia").mockReturnValue({ matches: true } as MediaQueryList);
  openMatch("k3m7pq2xw9a4bcde", "french", front);
  line.last?.onopen?.();
  hear({ type: "welcome", pieces: [], match: matchOf(), seat: "french", number: 3, board: null });
  const sync = { asked: "french", owing: ["french", "allied"], deadline: null, view: VIEW };
  hear({ type: "sync", number: 3, ...sync });
  prompt(3);
});

afterEach(() => {
  closeMatch();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("another's sealed answer leaves one's own question and what is chosen as they were", () => {
  play.choice = { ...play.choice, card: "070" };
  tell(4, ["french"]);
  expect(mine()).toBe(true);
  prompt(4);
  expect(mine()).toBe(true);
  expect(play.choice.card).toBe("070");
  expect([play.number, play.owing, play.prompt?.number]).toEqual([4, ["french"], 4]);
});

test("so does an answer that another takes back", () => {
  play.choice = { ...play.choice, card: "070" };
  tell(4, ["french"]);
  prompt(4);
  tell(5, ["french", "allied"], { events: [eventOf({ table: "undone" })] });
  prompt(5);
  expect(play.choice.card).toBe("070");
  expect(play.owing).toEqual(["french", "allied"]);
});

test("who has answered waits, and may take it back", () => {
  act("end");
  hear({ type: "ack", id: line.last?.said.at(-1)?.id, number: 3 });
  tell(4, ["allied"]);
  prompt(4, { legal: [], undo: true });
  expect([mine(), play.sending, play.asked, play.prompt?.undo]).toEqual([false, null, "allied", true]);
});

test("an answer that crosses another's stays on its way until it is taken", () => {
  act("end");
  tell(4, ["french"]);
  prompt(4);
  expect(play.sending).toBe("end");
  hear({ type: "ack", id: line.last?.said.at(-1)?.id, number: 3 });
  tell(5, ["french", "allied"]);
  prompt(5);
  expect(play.sending).toBeNull();
});

test("a new question begins with nothing chosen", () => {
  play.choice = { ...play.choice, card: "070" };
  tell(4, ["french"]);
  prompt(4, { legal: ["end"] });
  expect(play.choice.card).toBeNull();
});

test("who waits for a secret answer is asked nothing until something comes of the act", () => {
  const wait = () => hear({ type: "waiting", seat: "allied", since: 0, until: 1 });
  act("end");
  hear({ type: "ack", id: line.last?.said.at(-1)?.id, number: 3 });
  expect(mine()).toBe(true);
  wait();
  expect(mine()).toBe(false);
  hear({ type: "sync", number: 3, asked: "french", owing: ["french"], deadline: null, view: VIEW });
  expect(play.waiting).toBeNull(); // players who still wait after a break are notified of it again
  wait();
  tell(4, ["french"]);
  prompt(4);
  expect(mine()).toBe(true);
});

test("reasons that come late leave what is chosen, and what is on its way, as they were", () => {
  play.choice = { ...play.choice, card: "070" };
  const refused = [{ cite: "3.1", words: "3.1: not now", actions: ["fire 070 > AR#2"] }];
  prompt(3, { refused });
  expect([play.choice.card, play.prompt?.refused[0]?.cite]).toEqual(["070", "3.1"]);
  prompt(3);
  expect(play.choice.card).toBeNull(); // asked again from the beginning
  act("end");
  prompt(3, { refused });
  expect(play.sending).toBe("end");
});

test("what a lesson closes is still known to be allowed", () => {
  guideBy((asked) => ({ ...asked, legal: [] }));
  expect(legal()).toEqual([]);
  expect(allowed().map(({ text }) => text)).toEqual(LEGAL);
});

test("a browser that keeps nothing shows the match and takes orders all the same", () => {
  const forbidden = () => {
    throw new DOMException("denied", "SecurityError");
  };
  vi.stubGlobal("localStorage", { getItem: forbidden, setItem: forbidden });
  openMatch("k3m7pq2xw9a4bcde", "french", front);
  line.last?.onopen?.();
  hear({ type: "welcome", pieces: [], match: matchOf(), seat: "french", number: 3, board: null });
  hear({ type: "sync", number: 3, asked: "french", owing: ["french"], deadline: null, view: VIEW });
  prompt(3);
  expect(mine()).toBe(true);
  expect(legal().map(({ text }) => text)).toEqual(LEGAL);
});
