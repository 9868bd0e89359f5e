import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { forgetMe } from "../../app/http";
import { settings } from "../../app/settings.svelte";
import { draft, fresh } from "./draft.svelte";
import { person } from "../../account/me.svelte";
import { columns } from "../GamePlates.svelte";
import NewGame from "./NewGame.svelte";
import { match, ME, fakeServer, refusing, seat } from "../../app/fixtures/fake_server";

const OPTION = {
  key: "decoys",
  values: ["off", "on"],
  default: "off",
  about: { en: "14.0: decoys", fr: "14.0 : leurres" },
};
const option = (key: string, values: string[], usual: string) => ({
  key,
  values,
  default: usual,
  about: { en: "", fr: "" },
});
const MARCH = {
  key: "march",
  name: "La Marche des Aigles",
  version: "1",
  seats: ["red", "blue"],
  scenarios: ["training", "vimeiro", "barrosa", "open"],
  options: [
    option("terrain", [], "scenario"),
    option("table", ["scenario", "120x120", "160x120"], "scenario"),
    option("french-hold", ["off", "on"], "off"),
  ],
  shared: false,
  hands: false,
  styles: [],
  pairs: [],
  balance: {},
};
const KNOWN = {
  games: [
    {
      key: "eagles",
      name: "EAGLES: Waterloo",
      version: "1",
      seats: ["french", "allied"],
      scenarios: ["quatre-bras", "ligny", "wavre", "waterloo", "charleroi"],
      options: [OPTION],
      shared: false,
      hands: false,
      styles: [],
      pairs: ["quatre-bras", "ligny", "wavre", "waterloo", "charleroi"],
      balance: {},
    },
  ],
  agents: ["conscript", "soldier", "marshal"],
  paces: ["live" as const, "day" as const, "none" as const],
  languages: ["en" as const, "fr" as const],
};

beforeEach(() => {
  Object.assign(draft, fresh());
  forgetMe();
  Object.assign(person, { me: null, asked: true, name: "Hussar 17" });
  vi.stubGlobal("scrollTo", () => {});
});

afterEach(() => {
  cleanup();
  settings.lang = "en";
  vi.unstubAllGlobals();
});

describe("the lobby on arrival", () => {
  it("begins with one click: guest, match, nonce, table", async () => {
    const made = match();
    const asked = fakeServer({
      "GET /api/sessions": { me: null },
      "POST /api/people": ME,
      "POST /api/matches": made,
      [`POST /api/matches/${made.id}/join`]: made,
    });
    render(NewGame, { known: KNOWN });
    await fireEvent.click(screen.getByRole("button", { name: "Play" }));
    await vi.waitFor(() => expect(location.pathname).toBe(`/match/${made.id}`));
    expect(asked.map((one) => one.request)).toEqual([
      "GET /api/sessions",
      "POST /api/people",
      "POST /api/matches",
      `POST /api/matches/${made.id}/join`,
    ]);
    expect(asked[1]!.body).toEqual({ name: "Hussar 17", lang: "en" });
    expect(asked[2]!.body).toEqual({
      game: "eagles",
      scenario: "waterloo",
      seats: { french: { sitter: "me" }, allied: { sitter: "computer", agent: "soldier" } },
    });
    expect(asked[3]!.body).toEqual({ seat: "french", nonce: expect.stringMatching(/^[\w-]{22}$/) });
  });

  it("gives a nonce of its own to each seat at one screen", async () => {
    const made = match({ seats: [seat("french", { yours: true }), seat("allied", { yours: true })] });
    const asked = fakeServer({
      "GET /api/sessions": { me: ME },
      "POST /api/matches": made,
      [`POST /api/matches/${made.id}/join`]: made,
    });
    render(NewGame, { known: KNOWN });
    await fireEvent.click(screen.getByRole("radio", { name: /Two at this screen/ }));
    await fireEvent.click(screen.getByRole("button", { name: "Play" }));
    await vi.waitFor(() => expect(asked).toHaveLength(4));
    const [first, second] = asked.slice(2).map((one) => one.body as { seat: string; nonce: string });
    expect([first!.seat, second!.seat]).toEqual(["french", "allied"]);
    expect(first!.nonce).not.toBe(second!.nonce);
  });

  it("sends what was chosen, and an option only when it was changed", async () => {
    const asked = fakeServer({ "GET /api/sessions": { me: ME }, "POST /api/matches": match({ seats: [] }) });
    render(NewGame, { known: KNOWN });
    await fireEvent.click(screen.getByRole("radio", { name: /Ligny/ }));
    await fireEvent.click(screen.getByRole("radio", { name: /Prussian/ }));
    await fireEvent.click(screen.getByRole("radio", { name: /Conscript/ }));
    await fireEvent.change(screen.getByLabelText("Decoys"), { target: { value: "on" } });
    await fireEvent.click(screen.getByRole("button", { name: "Play" }));
    await vi.waitFor(() => expect(asked.at(-1)!.request).toBe("POST /api/matches"));
    expect(asked.at(-1)!.body).toEqual({
      game: "eagles",
      scenario: "ligny",
      options: { decoys: "on" },
      seats: { french: { sitter: "computer", agent: "conscript" }, allied: { sitter: "me" } },
    });
  });

  it("plays both sides where that is ticked, and forgets it for a battle that has no such rule", async () => {
    render(NewGame, { known: KNOWN });
    await fireEvent.click(screen.getByLabelText("Best of two"));
    expect(draft.pair).toBe(true);
    cleanup();
    const only = { ...KNOWN, games: [{ ...KNOWN.games[0]!, pairs: ["ligny"] }] };
    render(NewGame, { known: only });
    expect(screen.queryByLabelText("Best of two")).toBeNull();
    await vi.waitFor(() => expect(draft.pair).toBe(false));
  });

  it("says plainly what the server refuses, and can be tried again", async () => {
    fakeServer({
      "GET /api/sessions": { me: ME },
      "POST /api/matches": refusing(422, "BAD_SETUP", "A match cannot begin like this."),
    });
    render(NewGame, { known: KNOWN });
    const play = screen.getByRole("button", { name: "Play" });
    await fireEvent.click(play);
    await vi.waitFor(() => expect(screen.getByRole("alert").textContent).toBe("A match cannot begin like this."));
    expect((play as HTMLButtonElement).disabled).toBe(false);
  });

  it("speaks French when asked to, and keeps what is chosen", async () => {
    fakeServer({});
    render(NewGame, { known: KNOWN });
    await fireEvent.click(screen.getByRole("radio", { name: /Quatre Bras/ }));
    settings.lang = "fr";
    await vi.waitFor(() => screen.getByRole("button", { name: "Jouer" }));
    expect((screen.getByRole("radio", { name: /Quatre-Bras/ }) as HTMLInputElement).checked).toBe(true);
  });

  it("takes another game from the list with battles, sides and options of its own", async () => {
    const asked = fakeServer({ "GET /api/sessions": { me: ME }, "POST /api/matches": match({ seats: [] }) });
    render(NewGame, { known: { ...KNOWN, games: [...KNOWN.games, MARCH] } });
    await fireEvent.click(screen.getByRole("radio", { name: /Marche des Aigles/ }));
    expect(screen.queryByRole("radio", { name: /Ligny/ })).toBeNull();
    await fireEvent.click(screen.getByRole("radio", { name: /Vimeiro/ }));
    await fireEvent.click(screen.getByRole("radio", { name: /British/ }));
    expect(screen.queryByLabelText("Table")).toBeNull();
    await fireEvent.change(screen.getByLabelText("Ground"), { target: { value: "lot" } });
    await fireEvent.change(screen.getByLabelText("Table"), { target: { value: "160x120" } });
    expect(screen.getByText(/Ground: Random, number \d/)).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "Play" }));
    await vi.waitFor(() => expect(asked.at(-1)!.request).toBe("POST /api/matches"));
    expect(asked.at(-1)!.body).toEqual({
      game: "march",
      scenario: "vimeiro",
      options: { terrain: expect.stringMatching(/^\d+$/), table: "160x120" },
      seats: { red: { sitter: "me" }, blue: { sitter: "computer", agent: "soldier" } },
    });
    expect(localStorage.getItem("grognard-game")).toBe("march");
  });

  it("hides nothing where the game hides nothing", async () => {
    fakeServer({});
    Object.assign(draft, fresh("march"));
    render(NewGame, { known: { ...KNOWN, games: [...KNOWN.games, MARCH] } });
    await fireEvent.click(screen.getByRole("radio", { name: /Nothing is hidden/ }));
    expect(screen.getByText(/The table turns to face the player whose turn it is/)).toBeTruthy();
  });

  it("offers only the games that the server knows", () => {
    fakeServer({});
    render(NewGame, { known: KNOWN });
    expect(screen.queryByRole("radio", { name: /Marche des Aigles/ })).toBeNull();
  });
});

it.each([2, 3, 4, 5, 6])("no plate is alone in its row among %i games", (count) => {
  for (const wide of Object.values(columns(count))) expect(count % wide).not.toBe(1 % wide);
});

it("an uneven battle is said to be so, and made even by one touch", async () => {
  const handicap = option("handicap", ["none", "french-6"], "none");
  const balance = { ligny: { games: 200, share: 0.23, option: "handicap", value: "french-6", helped: 0.51 } };
  const games = [{ ...KNOWN.games[0]!, options: [handicap], balance }];
  Object.assign(draft, { battle: "ligny" });
  render(NewGame, { known: { ...KNOWN, games } });
  screen.getByText(/23 %|23%/);
  await fireEvent.click(await screen.findByRole("button", { name: /6 more cards/ }));
  expect(draft.options).toEqual({ handicap: "french-6" });
  screen.getByText(/51 %|51%/);
  await fireEvent.click(screen.getByRole("button", { name: "Play without a handicap" }));
  expect(draft.options).toEqual({});
});
