/** The line to a match: kept open, taken up again where it broke, nothing lost and nothing twice. */

import type { ClientMessage, Hello, ServerMessage } from "../../app/protocol.gen";

export interface Line {
  send(message: ClientMessage): void;
  /** Look from another seat, or take up the line again: what came after `last` is sent. */
  hello(hello: Hello): void;
  close(): void;
}

export interface Hearing {
  hear(message: ServerMessage): void;
  opened(): void;
  lost(): void;
  /** What to say first, each time the line is taken up. */
  hello(): Hello;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const PING_EVERY = 20_000;

/** Messages with an id count once however often they are sent: what is not answered is sent again. */
export function openLine(path: string, hearing: Hearing): Line {
  const unanswered = new Map<string, ClientMessage>();
  let socket: WebSocket | null = null;
  let wait = FIRST_WAIT;
  let timer = 0;
  let closed = false;

  function dial(): void {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const line = new WebSocket(`${scheme}//${location.host}${path}`);
    socket = line;
    line.onopen = () => {
      wait = FIRST_WAIT;
      line.send(JSON.stringify(hearing.hello()));
      for (const message of unanswered.values()) line.send(JSON.stringify(message));
      hearing.opened();
    };
    line.onmessage = (event) => {
      const message = JSON.parse(String(event.data)) as ServerMessage;
      if ("id" in message && message.id) unanswered.delete(message.id);
      hearing.hear(message);
    };
    line.onclose = () => {
      if (socket !== line || closed) return;
      hearing.lost();
      timer = window.setTimeout(dial, wait * (0.75 + Math.random() / 2));
      wait = Math.min(wait * 2, LONGEST_WAIT);
    };
  }

  function retry(): void {
    if (closed || socket?.readyState === WebSocket.OPEN) return;
    clearTimeout(timer);
    socket?.close();
    dial();
  }

  const ping = window.setInterval(() => {
    if (socket?.readyState === WebSocket.OPEN) socket.send('{"type":"ping"}');
  }, PING_EVERY);
  addEventListener("online", retry);
  dial();

  return {
    send(message) {
      if ("id" in message && message.id) unanswered.set(message.id, message);
      if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
    },
    hello(hello) {
      if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(hello));
    },
    close() {
      closed = true;
      clearTimeout(timer);
      clearInterval(ping);
      removeEventListener("online", retry);
      socket?.close();
    },
  };
}

/** An id of our own for a request. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(9)), (b) => (b % 36).toString(36)).join("");
}
