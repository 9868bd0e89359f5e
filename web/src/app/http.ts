/** Requests to the server, typed by the protocol. */

import type { Me, Operations, Problem } from "./protocol.gen";
import { settings } from "./settings.svelte";
import { typesetAll } from "./typeset";

export type Operation = keyof Operations;
type Answer<O extends Operation> = Operations[O]["answer"];
type Body<O extends Operation> = Operations[O]["body"];

/** A request that was not carried out, in the server's words. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    words: string,
  ) {
    super(words);
  }
}

/** Values for `{names}` in the path; all others go after the question mark. */
export type Params = Record<string, string>;

export async function call<O extends Operation>(operation: O, body?: Body<O>, params: Params = {}): Promise<Answer<O>> {
  const [method = "GET", template = ""] = operation.split(" ");
  const rest = new URLSearchParams(params);
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    rest.delete(name);
    return encodeURIComponent(params[name] ?? "");
  });
  const headers: Record<string, string> = { "Accept-Language": settings.lang };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const response = await fetch(rest.size ? `${path}?${rest}` : path, {
    method,
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (!response.ok) throw await refusal(response);
  if (response.status === 204) return undefined as Answer<O>;
  const json = response.headers.get("Content-Type")?.includes("json");
  if (!json) return (await response.text()) as Answer<O>;
  return inFrench((await response.json()) as Answer<O>);
}

function inFrench<T>(said: T): T {
  return settings.lang === "fr" ? typesetAll(said) : said;
}

/** A file that the server makes. */
export async function fetchFile(path: string, body: unknown): Promise<Blob> {
  const headers = { "Accept-Language": settings.lang, "Content-Type": "application/json" };
  const response = await fetch(path, { method: "POST", headers, body: JSON.stringify(body) });
  if (!response.ok) throw await refusal(response);
  return response.blob();
}

async function refusal(response: Response): Promise<Refused> {
  try {
    const problem = inFrench((await response.json()) as Problem);
    return new Refused(response.status, problem.code, problem.words);
  } catch {
    return new Refused(response.status, "BROKEN", response.statusText);
  }
}

let known: Me | null = null;

/** Who the visitor is; they become a guest of this name when something must first belong to them. */
export async function ensureMe(name: string): Promise<Me> {
  return (await whoAmI()) ?? (known = await call("POST /api/people", { name, lang: settings.lang }));
}

export async function whoAmI(): Promise<Me | null> {
  return known ?? (known = (await call("GET /api/sessions")).me);
}

/** After logging in or out, or a changed name. */
export function forgetMe(): void {
  known = null;
}
