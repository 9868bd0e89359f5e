import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { flushSync } from "svelte";
import { closeMatch, openMatch } from "./play/api";
import { play } from "./play/state.svelte";
import Curtain from "./Curtain.svelte";
import { match, fakeServer, seat } from "../app/fixtures/fake_server";
import { front } from "../games/eagles/front";

const ID = "k3m7pq2xw9a4bcde";
const HOTSEAT = match({
  stage: "running",
  asked: "french",
  your_turn: true,
  seats: [seat("french", { yours: true, ready: true }), seat("allied", { yours: true, ready: true })],
});

/** A connection that keeps what is sent, and sends what a test gives it. */
class PretendSocket {
  static readonly OPEN = 1;
  static last: PretendSocket;
  readyState = 1;
  said: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor() {
    PretendSocket.last = this;
  }
  send(text: string): void {
    this.said.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {}
  hear(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
    flushSync();
  }
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.stubGlobal("WebSocket", PretendSocket);
  localStorage.clear();
});

afterEach(() => {
  cleanup();
  closeMatch();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function greet(socket: PretendSocket, at: string | null, asked: string): void {
  socket.hear({ type: "welcome", pieces: [], seat: at, number: 3, match: { ...HOTSEAT, asked } });
}

function open(): PretendSocket {
  openMatch(ID, null, front);
  const socket = PretendSocket.last;
  socket.onopen?.();
  greet(socket, null, "french");
  return socket;
}

async function lift(name: RegExp): Promise<void> {
  await fireEvent.click(screen.getByRole("button", { name }));
  flushSync();
}

describe("the curtain between two players", () => {
  it("is down before anybody has said who he is", () => {
    fakeServer({});
    render(Curtain);
    const socket = open();
    expect(socket.said[0]).toMatchObject({ type: "hello", seat: null });
    expect(screen.getByRole("dialog").textContent).toContain("Hand the screen to the French player");
  });

  it("falls when the other is asked: the line looks away first, and nothing is left in the page", async () => {
    fakeServer({});
    render(Curtain);
    const socket = open();
    await lift(/I am the French player/);
    expect(socket.said.at(-1)).toMatchObject({ type: "hello", seat: "french" });
    greet(socket, "french", "allied");
    expect(screen.queryByRole("dialog")).toBeNull();
    play.told = [{ number: 3, events: [], fresh: false }];
    play.asked = "allied";
    flushSync();
    await vi.advanceTimersByTimeAsync(1200);
    flushSync();
    expect(screen.getByRole("dialog").textContent).toContain("Hand the screen to the Allied player");
    expect(socket.said.at(-1)).toMatchObject({ type: "hello", seat: null, last: null });
    expect(play).toMatchObject({ seat: null, scene: null, prompt: null, told: [] });
  });

  it("gets nothing more of the seat that has looked away", async () => {
    fakeServer({});
    render(Curtain);
    const socket = open();
    await lift(/I am the French player/);
    greet(socket, "french", "allied");
    play.asked = "allied";
    flushSync();
    await vi.advanceTimersByTimeAsync(1200);
    const late = { number: 4, seat: "french", words: "secret", short: "", kind: "", cards: [] };
    socket.hear({
      type: "prompt",
      ...late,
      legal: [["end", "end"]],
      refused: [],
      undo: false,
      until: null,
      awaited: [],
      passed: false,
      closing: "",
    });
    expect(play.prompt).toBeNull();
    greet(socket, null, "allied");
    await lift(/I am the Allied player/);
    expect(socket.said.at(-1)).toMatchObject({ type: "hello", seat: "allied" });
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("falls for a question asked in secret, of which the line says nothing", async () => {
    fakeServer({ [`GET /api/matches/${ID}`]: { ...HOTSEAT, asked: "allied" } });
    render(Curtain);
    const socket = open();
    await lift(/I am the French player/);
    greet(socket, "french", "french");
    play.asked = "french";
    play.sending = "fire 070 > AR#1";
    flushSync();
    await vi.advanceTimersByTimeAsync(500);
    await vi.waitFor(() => expect(screen.getByRole("dialog").textContent).toContain("Allied"));
  });

  it("stays away from a match against the computer", () => {
    fakeServer({});
    render(Curtain);
    openMatch(ID, "french", front);
    PretendSocket.last.onopen?.();
    PretendSocket.last.hear({
      type: "welcome",
      pieces: [],
      seat: "french",
      number: 0,
      match: match({ stage: "running" }),
    });
    play.asked = "allied";
    flushSync();
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("is not needed where nothing is hidden: the table turns, and stays as it is", () => {
    fakeServer({});
    render(Curtain);
    openMatch(ID, null, { ...front, open: true });
    const socket = PretendSocket.last;
    socket.onopen?.();
    greet(socket, null, "allied");
    play.scene = { turn: 1, active: "allied", phase: "combat" };
    play.asked = "allied";
    flushSync();
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(play.seat).toBe("allied");
    expect(play.scene).not.toBeNull();
    greet(socket, "allied", "allied");
    play.asked = "french";
    flushSync();
    expect(play.seat).toBe("french");
  });
});
