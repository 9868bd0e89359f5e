import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { ListCheck, ListQuestion } from "../app/protocol.gen";
import { fakeServer, match, ME, seat } from "../app/fixtures/fake_server";
import { forgetMe } from "../app/http";
import { person } from "../account/me.svelte";
import { GAMES } from "../games";
import { draft } from "../lobby/newgame/draft.svelte";
import Join from "../seats/Join.svelte";
import OwnListPage from "./OwnListPage.svelte";
import { keepList, keptList } from "./own.svelte";

const GAME = GAMES[0]!.key;
const ID = "k3m7pq2xw9a4bcde";
const HASH = "ab".repeat(32);
const FORM = {
  columns: [
    { key: "cv", title: "Dice", kind: "number", least: 1, most: 5, choices: {} },
    { key: "morale", title: "Morale", kind: "choice", least: 0, most: 0, choices: { A: "A", B: "B" } },
    { key: "offense", title: "Attack", kind: "number", least: 0, most: 5, choices: {} },
  ],
  rows: { "015": { cv: "3", morale: "B" }, "001": { offense: "3" } },
  names: { "015": "Quiot", "001": "Napoleon" },
  written: "shipped",
  longest: 60_000,
};

function checked(own = "", fault = ""): ListCheck {
  const one = { piece: "015", name: "Quiot", column: "cv", title: "Dice", usual: "3", own };
  const faults = fault ? [{ line: 2, piece: "015", column: "cv", words: fault }] : [];
  return { written: fault ? "" : `list ${own}`, hash: fault ? "" : HASH, faults, differences: own ? [one] : [] };
}

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

it("keeps a list that differs, and forgets one that does not", () => {
  expect(keepList(GAME, "card-list", checked("5"))).toBe(true);
  expect(keptList(GAME, "card-list")).toEqual({ written: "list 5", hash: HASH, count: 1 });
  keepList(GAME, "card-list", checked());
  expect(keptList(GAME, "card-list").written).toBe("");
});

it("values are entered by number, judged, kept and played with", async () => {
  const judge = (body: unknown): ListCheck => {
    const { written, changes } = body as Required<ListQuestion>;
    const value = changes[0]?.value ?? (written === "list 5" ? "5" : "");
    return value === "9" ? checked("", "From 1 to 5.") : checked(value === "3" ? "" : value);
  };
  const path = `/api/games/${GAME}/lists/card-list`;
  const asked = fakeServer({ [`GET ${path}?lang=en`]: FORM, [`POST ${path}`]: judge });
  render(OwnListPage, { game: GAME, option: "card-list", title: "Your own cards", lead: "", file: "x.csv" });
  await screen.findByText(/Nothing differs/);
  await fireEvent.input(screen.getByLabelText("Card number"), { target: { value: "15" } });
  expect(screen.queryByLabelText("Attack")).toBeNull(); // a card shows only what it bears
  await fireEvent.change(screen.getByLabelText("Dice"), { target: { value: "9" } });
  await screen.findByText("From 1 to 5.");
  expect(keptList(GAME, "card-list").written).toBe("");
  await fireEvent.change(screen.getByLabelText("Dice"), { target: { value: "5" } });
  await screen.findByText(/1 value differs/);
  expect(asked.at(-1)!.body).toMatchObject({ changes: [{ piece: "015", column: "cv", value: "5" }] });
  expect(keptList(GAME, "card-list").written).toBe("list 5");
  await fireEvent.click(screen.getByRole("button", { name: "Play with these" }));
  expect(draft.options["card-list"]).toBe("list 5");
});

it("one agrees to another list before one can sit down, and sends its hash", async () => {
  location.hash = `#${ID}/allied/x`;
  const theirs = match({
    options: { "card-list": HASH },
    agreed: ["card-list"],
    seats: [seat("french", { person: "p2", name: "Picton", ready: true }), seat("allied")],
  });
  const asked = fakeServer({
    "GET /api/sessions": { me: ME },
    [`GET /api/matches/${ID}?token=x`]: theirs,
    [`GET /api/matches/${ID}/lists/card-list?lang=en&token=x`]: checked("5"),
    [`POST /api/matches/${ID}/join`]: theirs,
  });
  render(Join);
  await screen.findByText(/1 value differs/);
  const sit = screen.getByRole("button", { name: /Play as British/ }) as HTMLButtonElement;
  expect(sit.disabled).toBe(true);
  await fireEvent.click(screen.getByLabelText("I agree to play with this list"));
  expect(sit.disabled).toBe(false);
  await fireEvent.click(sit);
  await vi.waitFor(() => expect(location.pathname).toBe(`/match/${ID}`));
  expect(asked.at(-1)!.body).toMatchObject({ seat: "allied", agrees: { "card-list": HASH } });
});

it("a list that is not the one of the match cannot be agreed to", async () => {
  location.hash = `#${ID}/allied/x`;
  const theirs = match({
    options: { "card-list": "cd".repeat(32) },
    agreed: ["card-list"],
    seats: [seat("french", { person: "p2" }), seat("allied")],
  });
  fakeServer({
    "GET /api/sessions": { me: ME },
    [`GET /api/matches/${ID}?token=x`]: theirs,
    [`GET /api/matches/${ID}/lists/card-list?lang=en&token=x`]: checked("5"),
  });
  render(Join);
  await fireEvent.click(await screen.findByLabelText("I agree to play with this list"));
  expect((screen.getByRole("button", { name: /Play as British/ }) as HTMLButtonElement).disabled).toBe(true);
});
