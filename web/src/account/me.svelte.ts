/** Who sits at this screen, as the pages show it. */

import type { Me } from "../app/protocol.gen";
import { call, ensureMe, forgetMe, whoAmI } from "../app/http";
import { t } from "../app/words";

export const person = $state<{ me: Me | null; asked: boolean; name: string }>({
  me: null,
  asked: false,
  name: "",
});

/** Ask once who the visitor is; without a name they are given one. */
export async function findMe(): Promise<void> {
  if (!person.name) person.name = soldier();
  try {
    await refresh();
  } catch {
    // without a connection the visitor is not signed in yet: the next click will say so
  }
}

async function refresh(): Promise<void> {
  take(await whoAmI());
}

function take(me: Me | null): void {
  person.me = me;
  person.asked = true;
  if (me) person.name = me.name;
}

/** Be somebody: a guest of the name in the field, made without a word. */
export async function become(): Promise<void> {
  take(await ensureMe(person.name.trim() || soldier()));
}

export async function rename(name: string): Promise<void> {
  person.name = name;
  if (!person.me || name === person.me.name) return;
  take(await call("PATCH /api/people/me", { name }));
  forgetMe();
}

export async function signIn(login: string, password: string): Promise<void> {
  known(await call("POST /api/sessions", { login, password }));
}

export async function makeAccount(login: string, password: string): Promise<void> {
  await become();
  known(await call("POST /api/accounts", { login, password }));
}

export async function recover(token: string): Promise<void> {
  known(await call("POST /api/recovery/use", { token }));
}

export async function signOut(): Promise<void> {
  await call("DELETE /api/sessions");
  forgetMe();
  take(null);
  person.name = soldier();
}

export async function setEmail(email: string | null): Promise<void> {
  known(email === null ? await call("DELETE /api/people/me/email") : await call("PUT /api/people/me/email", { email }));
}

function known(me: Me): void {
  forgetMe();
  take(me);
}

const RANKS = [
  "lobby-rank-grenadier",
  "lobby-rank-hussar",
  "lobby-rank-dragoon",
  "lobby-rank-gunner",
  "lobby-rank-sapper",
  "lobby-rank-drummer",
];

/** A name for a guest who has given none, such as Hussar 17. */
export function soldier(): string {
  const [rank = 0, number = 0] = crypto.getRandomValues(new Uint8Array(2));
  return `${t(RANKS[rank % RANKS.length]!)} ${(number % 98) + 2}`;
}
