import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fakeServer, match, ME, seat } from "../app/fixtures/fake_server";
import { forgetMe } from "../app/http";
import { person } from "../account/me.svelte";
import { GAMES } from "../games";
import { armyCheck, armyOptions } from "../miniatures/army/fixtures";
import Join from "./Join.svelte";

const ID = "k3m7pq2xw9a4bcde";
const GAME = GAMES.find((game) => game.armies)!;

beforeEach(() => {
  localStorage.clear();
  forgetMe();
  Object.assign(person, { me: null, asked: false, name: "Gunner 5" });
  vi.stubGlobal("scrollTo", () => {});
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function invitation(to_bring: Record<string, string>): ReturnType<typeof fakeServer> {
  location.hash = `#${ID}/blue/x`;
  const theirs = match({
    game: GAME.key,
    scenario: GAME.armies!.battle,
    to_bring,
    seats: [seat("red", { person: "p2", name: "Picton", ready: true }), seat("blue")],
  });
  return fakeServer({
    "GET /api/sessions": { me: ME },
    [`GET /api/matches/${ID}?token=x`]: theirs,
    [`GET /api/games/${GAME.key}/army-options?lang=en`]: armyOptions(),
    [`POST /api/games/${GAME.key}/army-check`]: armyCheck({ name: "Mine" }),
    [`POST /api/matches/${ID}/join`]: theirs,
  });
}

it("a player who joins by link brings an army of their own", async () => {
  const asked = invitation({ blue: "blue-army" });
  render(Join);
  const picker = (await screen.findByLabelText(/army/i, { selector: "select" })) as HTMLSelectElement;
  const ready = await vi.waitFor(() => picker.querySelector<HTMLOptionElement>("optgroup option")!.value);
  await fireEvent.change(picker, { target: { value: ready } });
  await fireEvent.click(screen.getByRole("button", { name: /Play as/ }));
  await vi.waitFor(() => expect(location.pathname).toBe(`/match/${ID}`));
  const join = asked.find((one) => one.request.endsWith("/join"))!;
  expect(join.body).toMatchObject({ seat: "blue", brings: ready });
});

it("where armies are settled none is asked for, and none is sent", async () => {
  const asked = invitation({});
  render(Join);
  await fireEvent.click(await screen.findByRole("button", { name: /Play as/ }));
  await vi.waitFor(() => expect(location.pathname).toBe(`/match/${ID}`));
  expect(screen.queryByText(/Bring your own army/)).toBeNull();
  expect(asked.find((one) => one.request.endsWith("/join"))!.body).not.toHaveProperty("brings");
});
