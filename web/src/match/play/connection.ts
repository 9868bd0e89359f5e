/** The one line to the match on the table, and the questions of our own that wait on it. */

import type { Answer, Ask, ClientMessage, Hello } from "../../app/protocol.gen";
import type { Reason } from "../orders/menu/items";
import { newId, openLine, type Hearing, type Line } from "./socket";

let line: Line | null = null;
const asked = new Map<string, (answer: Answer | null, why?: Reason) => void>();

export function dial(path: string, hearing: Hearing): void {
  line = openLine(path, hearing);
}

export function hangUp(): void {
  line?.close();
  line = null;
  asked.clear();
}

export function isOpen(): boolean {
  return line !== null;
}

export function send(message: ClientMessage): void {
  line?.send(message);
}

/** Look from another seat, or again from one's own. */
export function greet(hello: Hello): void {
  line?.hello(hello);
}

export function ask(what: Ask["what"], action = ""): Promise<Answer | null> {
  return new Promise((resolve) => {
    if (!line) return resolve(null);
    const id = newId();
    asked.set(id, resolve);
    send({ type: "ask", id, what, action });
  });
}

/** The same, for callers that want to know the rule by which no answer is given; null: the line is down. */
export function inquire(what: Ask["what"], action: string): Promise<Answer | Reason | null> {
  return new Promise((resolve) => {
    if (!line) return resolve(null);
    const id = newId();
    asked.set(id, (answer, why) => resolve(answer ?? why ?? null));
    send({ type: "ask", id, what, action });
  });
}

/** An answer has come, or why there is none; false: the question was not one of these. */
export function answered(id: string | null, answer: Answer | null, why?: Reason): boolean {
  const done = id === null ? undefined : asked.get(id);
  if (id === null || !done) return false;
  asked.delete(id);
  done(answer, why);
  return true;
}

/** Nobody waits for them any more. */
export function forgetAsked(): void {
  for (const done of asked.values()) done(null);
  asked.clear();
}
