import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Lobby, MatchInfo } from "../app/protocol.gen";
import { settings } from "../app/settings.svelte";
import { person } from "../account/me.svelte";
import { fakeServer, match, ME, seat } from "../app/fixtures/fake_server";
import Games from "./Games.svelte";
import { games, refreshGames, wanted } from "./games.svelte";

const lobby = (more: Partial<Lobby> = {}): Lobby => ({ own: [], challenges: [], next: null, watchable: [], ...more });

function challenge(id: string, host: string, more: Partial<MatchInfo> = {}): MatchInfo {
  const seats = [seat("french", { person: `person ${id}`, name: host }), seat("allied")];
  return match({ id, seats, listed: true, ...more });
}

beforeEach(() => {
  Object.assign(person, { me: ME, asked: true });
  Object.assign(wanted, { game: "", pace: "", pages: 1 });
  Object.assign(games, { mine: [], challenges: [], more: false, watchable: [], ready: false, failed: "" });
});

afterEach(() => {
  cleanup();
  settings.lang = "en";
  vi.unstubAllGlobals();
});

async function shown(answers: Record<string, unknown>): Promise<ReturnType<typeof fakeServer>> {
  const asked = fakeServer({ "GET /api/matches": { matches: [] }, ...answers });
  render(Games);
  await refreshGames();
  return asked;
}

const rows = () => screen.getAllByRole("listitem").map((row) => row.textContent);

describe("open challenges", () => {
  it("come page by page, and a second look keeps the pages that are shown", async () => {
    const asked = await shown({
      "GET /api/lobby": lobby({ challenges: [challenge("a", "Ann")], next: 7.5 }),
      "GET /api/lobby?before=7.5": lobby({ challenges: [challenge("b", "Bob")] }),
    });
    expect(rows()).toHaveLength(1);
    await fireEvent.click(screen.getByRole("button", { name: "More challenges" }));
    await vi.waitFor(() => expect(rows()).toHaveLength(2));
    expect(screen.queryByRole("button", { name: "More challenges" })).toBeNull();
    await refreshGames();
    expect(rows()[1]).toContain("Bob");
    expect(asked.filter(({ request }) => request.includes("before"))).toHaveLength(2);
  });

  it("are found by game and pace, from the first page on", async () => {
    wanted.pages = 3;
    const both = [challenge("a", "Ann"), challenge("b", "Bob", { pace: "day" })];
    const asked = await shown({
      "GET /api/lobby": lobby({ challenges: both }),
      "GET /api/lobby?pace=day": lobby({ challenges: both.slice(1) }),
      "GET /api/lobby?game=march&pace=day": lobby(),
    });
    await fireEvent.change(screen.getByLabelText("Challenges at which pace"), { target: { value: "day" } });
    await vi.waitFor(() => expect(rows()).toHaveLength(1));
    expect(wanted.pages).toBe(1);
    await fireEvent.change(screen.getByLabelText("Challenges of which game"), { target: { value: "march" } });
    await screen.findByText("No open challenge fits.");
    expect(asked.some(({ request }) => request === "GET /api/lobby?game=march&pace=day")).toBe(true);
  });

  it("have no filters where there is nothing to choose from", async () => {
    await shown({ "GET /api/lobby": lobby({ challenges: [challenge("a", "Ann")] }) });
    expect(screen.queryByRole("combobox")).toBeNull();
  });

  it("show one's own among one's games, even where those have a page full of others", async () => {
    const own = match({ id: "own", listed: true });
    await shown({ "GET /api/lobby": lobby({ own: [own] }) });
    expect(rows()).toHaveLength(1);
    expect(rows()[0]).toContain("No opponent yet");
  });

  it("are in French too", async () => {
    settings.lang = "fr";
    await shown({ "GET /api/lobby": lobby({ challenges: [challenge("a", "Ann")], next: 1 }) });
    expect(screen.getByRole("button", { name: "Plus de défis" })).toBeTruthy();
  });

  it("show a name as it is written, whatever it is written to do", async () => {
    const evil = '<img src=x onerror="document.title=1">';
    await shown({
      "GET /api/lobby": lobby({
        challenges: [challenge("a", evil, { name: evil, scenario: "", from_position: true })],
        own: [match({ id: "b", name: evil, scenario: "", game: "eagles" })],
        watchable: [challenge("c", evil, { stage: "running" })],
      }),
    });
    expect(screen.getAllByText(evil, { exact: false }).length).toBeGreaterThan(2);
    expect(document.querySelector("img")).toBeNull();
  });
});
