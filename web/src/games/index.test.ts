/** Everything derives from the list of games: one more line there is all that another game needs. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, expect, test, vi } from "vitest";

vi.hoisted(() => vi.resetModules());
vi.mock("./index", async (original) => {
  const { GAMES } = await original<typeof import("./index")>();
  const { game } = await import("./fixtures/tiny");
  return { GAMES: [...GAMES, game] };
});

const VERBS = JSON.parse(readFileSync("src/games/fixtures/verbs.json", "utf8")) as Record<string, { word: string }[]>;
const { GAMES } = await import("./index");
const { addLobbyWords, loadFront, loadOptions } = await import("./load");
const { fakeServer } = await import("../app/fixtures/fake_server");
const { sendable } = await import("./verbs");
const { settings } = await import("../app/settings.svelte");
const { loadWords, t } = await import("../app/words");
const { gamePages } = await import("../app/address");
const { pageOf } = await import("../app/router");
const { default: NewGame } = await import("../lobby/newgame/NewGame.svelte");
const { draft } = await import("../lobby/newgame/draft.svelte");
const { optionTitle, valueName } = await import("../lobby/newgame/options");
const { default: RulesPage } = await import("../rules/RulesPage.svelte");
const { default: Learn } = await import("../lobby/Learn.svelte");
const { playWith, seatsOf } = await import("../miniatures/army/playing");

beforeAll(async () => {
  settings.lang = "en";
  addLobbyWords();
  await loadWords("en");
});

test("its words: those of the lobby at once, those of its options when they are shown, all others with its front", async () => {
  expect(t("tiny-about")).toBe("The smallest game");
  expect(t("tiny-fog")).toBe("tiny-fog");
  await loadOptions("tiny");
  expect(t("tiny-fog")).toBe("Fog");
  expect(loadOptions("tiny")).toBeNull();
  expect(t("tiny-ends")).toBe("tiny-ends");
  fakeServer({ "GET /api/games/tiny/catalogue": { pieces: [], verbs: [] } });
  const front = await loadFront("tiny");
  expect(front.sayWhole(sendable("tiny", ["end", "end"]), null)).toBe("The battle ends");
});

test("the lobby: its plate, battle, sides and options", async () => {
  render(NewGame, { known: null });
  await fireEvent.click(screen.getByRole("radio", { name: /^Tiny/ }));
  expect(document.querySelector("[data-plate=tiny]")).not.toBeNull();
  expect(screen.getByRole("radio", { name: /^Skirmish/ })).toHaveProperty("checked", true);
  expect(screen.getByRole("radio", { name: /^North/ })).toHaveProperty("checked", false);
  expect(draft).toMatchObject({ game: "tiny", battle: "skirmish", side: "south", options: {} });
  expect(optionTitle("tiny", "fog")).toBe("Fog");
  expect(valueName("tiny", "fog", "thick")).toBe("Thick");
});

test("the rules: a book beside the others", () => {
  vi.stubGlobal("fetch", () => new Promise(() => {}));
  render(RulesPage, { game: "tiny" });
  const books = screen.getByRole("navigation", { name: t("rules-games") }).querySelectorAll("a");
  expect([...books].map((book) => book.textContent)).toEqual(GAMES.map((game) => game.name));
  expect(books[books.length - 1]!.getAttribute("href")).toBe("/rules/tiny");
});

test("its pages, and the builder of its armies, have addresses and are shown in the lobby", () => {
  expect(pageOf("/rules/tiny/1.2")).toEqual({ name: "rules", game: "tiny", id: "1.2" });
  expect(pageOf("/army/tiny")).toEqual({ name: "army", game: "tiny" });
  expect(pageOf("/games/tiny/sheet/7")).toEqual({ name: "game", game: "tiny", page: "sheet", id: "7" });
  expect(gamePages().map((page) => page.href)).toContain("/games/tiny/sheet");
  render(Learn);
  for (const address of ["/games/tiny/sheet", "/army/tiny"]) {
    expect(document.querySelector(`a[href="${address}"]`)).not.toBeNull();
  }
});

test("an army that was built is brought to its battle", () => {
  expect(seatsOf("tiny")).toEqual(["north", "south"]);
  playWith("tiny", "six men", "north", 50, 100);
  expect(draft).toMatchObject({
    game: "tiny",
    battle: "skirmish",
    side: "north",
    options: { "north-army": "six men", points: "50" },
  });
});

// No other list

const within = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? within(join(folder, entry.name)) : [join(folder, entry.name)],
  );

/** Modules without what is said about them. */
function code(path: string): string {
  return readFileSync(path, "utf8").replace(/\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->|(^|\s)\/\/.*$/gm, "");
}

/** A game may have a verb that is called like another game: "march f1 advance 4". */
const hasVerb = (path: string, word: string): boolean => {
  const game = /^src\/games\/([a-z]+)\//.exec(path)?.[1] ?? "";
  return (VERBS[game] ?? []).some((verb) => verb.word === word);
};

test.each(GAMES.map((game) => game.key))("nothing outside the folder of %s knows its key", (key) => {
  const named = new RegExp(`(?<![a-z])${key}(?![a-z])`, "i");
  const others = within("src").filter(
    (path) =>
      /\.(ts|svelte|css)$/.test(path) &&
      !/\.test\.ts$|\/fixtures[./]/.test(path) &&
      !path.startsWith(`src/games/${key}/`) &&
      !hasVerb(path, key) &&
      path !== "src/games/index.ts",
  );
  expect(others.length).toBeGreaterThan(200);
  expect(others.filter((path) => named.test(code(path)))).toEqual([]);
});
