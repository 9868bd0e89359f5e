import { beforeAll, expect, test } from "vitest";
import type { CommanderInfo, MatchInfo, ShareInfo } from "../app/protocol.gen";
import { loadWords } from "../app/words";
import { addCommander, fresh, giveShare, removeCommander, wish } from "../lobby/newgame/draft.svelte";
import {
  chairName,
  chairOfPlace,
  commanderName,
  depthOf,
  inOrder,
  leads,
  ledBy,
  linkWords,
  nextChair,
  ownChairs,
  ownSides,
  shareName,
  sideOfPlace,
} from "./commanders";
import { ownSeat, readInvitation } from "./join";

beforeAll(() => loadWords("en"));

function share(key: string, within: string, chair: number): ShareInfo {
  return { key, within, chair, hand: false, names: { en: `The ${key}`, fr: key } };
}

function commander(seat: string, yours: boolean): CommanderInfo {
  const [side, chair] = [sideOfPlace(seat), chairOfPlace(seat)];
  const sitter = { name: null, person: null, agent: null, nonce: null, ready: false, here: false, reserved: false };
  return { seat, side, chair, yours, ...sitter };
}

function match(mine: string): MatchInfo {
  const seats = ["french", "allied"].map((seat) => ({ ...commander(seat, seat === mine), seat }));
  const commanders = ["french.1", "french.2"].map((seat) => commander(seat, seat === mine));
  const shares = {
    french: [share("corps", "", 1), share("guns", "", 0), share("first", "corps", 1), share("second", "corps", 2)],
  };
  return { seats, commanders, shares } as unknown as MatchInfo;
}

test("a commander looks from the side that they share, and only its holder leads it", () => {
  expect(ownSides(match("french.2"))).toEqual(["french"]);
  expect(ownSeat(match("french.2"))).toBe("french");
  expect(leads(match("french.2"), "french")).toBe(false);
  expect(leads(match("french"), "french")).toBe(true);
  expect(ownSeat(match("nobody"))).toBeNull();
});

test("a formation stands for what belongs to it and has no other commander", () => {
  const keys = (chair: number) => ledBy(match("french"), "french", chair).map((one) => one.key);
  expect([keys(0), keys(1), keys(2)]).toEqual([["guns"], ["corps"], ["second"]]);
  const shares = match("french").shares.french!;
  expect(inOrder(shares).map((one) => [one.key, depthOf(shares, one)])).toEqual([
    ["corps", 0],
    ["first", 1],
    ["second", 1],
    ["guns", 0],
  ]);
  expect(shareName(shares[0]!)).toBe("The corps");
});

test("a chair at this screen is called by the name that it was given, or by its number", () => {
  const all = match("french");
  const sat = (names: (string | null)[], yours: boolean) =>
    all.commanders.map((one, at) => ({ ...one, yours, name: names[at]! }));
  const said = (names: (string | null)[], yours: boolean) => {
    const seats = all.seats.map((one) => ({ ...one, name: "Ann" }));
    const found = { ...all, seats, commanders: sat(names, yours) };
    return [seats[0]!, ...found.commanders].map((one) => commanderName(found, one));
  };
  expect(said(["Marie", "Paul"], true)).toEqual(["Ann", "Marie", "Paul"]);
  expect(said(["Ann", "Paul"], true)).toEqual(["Commander-in-chief", "Commander 1", "Paul"]);
  expect(said(["Ann", null], false)).toEqual(["Ann", "Ann", "Commander 2"]);
});

test("a chair with a hand of its own is called by its army, also in its link", () => {
  const army = { ...share("Prussian army", "", 1), hand: true, names: { en: "Prussian army", fr: "Armée prussienne" } };
  const both = { ...match("french"), shares: { french: [{ ...army, key: "british", chair: 0 }, army] } };
  const place = both.commanders[0]!;
  expect(chairName(both, "french.1")).toBe("Prussian army");
  expect(commanderName(both, place)).toBe("Prussian army");
  expect(linkWords(both, "french.1", "Ligny").label).toContain("Link for Prussian army");
  expect(chairName(both, "french.2")).toBe("Commander 2");
});

test("at one screen a commander stays until they have finished, and the next one follows", () => {
  const all = match("french");
  const one = { ...all, commanders: all.commanders.map((each) => ({ ...each, yours: each.seat === "french.1" })) };
  const own = ownChairs(one, "french");
  expect(own.map((each) => each.seat)).toEqual(["french", "french.1"]);
  expect(nextChair(own, ["french", "french.1"], null)).toBe(0);
  expect(nextChair(own, ["french", "french.1"], 1)).toBe(1);
  expect(nextChair(own, ["french", "french.2"], 1)).toBe(0);
  expect(nextChair(own, ["french.2"], 1)).toBe(1);
  expect(nextChair(own, [], 2)).toBeNull();
});

test("a link leads to a chair, and nothing else is read as one", () => {
  const id = "abcdefghijkmnpqr";
  expect(readInvitation(`#${id}/french.2/token`)).toEqual({ id, seat: "french.2", token: "token" });
  for (const wrong of ["french.0", "french.9", "french.", "french.1.1", "french/1"]) {
    expect(readInvitation(`#${id}/${wrong}`)?.seat).not.toBe(wrong);
  }
});

test("the request says who is to share a side, and what each begins with", () => {
  const draft = { ...fresh("eagles"), side: "french", opponent: "computer" as const, agent: "soldier" };
  expect(wish(draft, "french").seats).toEqual({
    french: { sitter: "me" },
    allied: { sitter: "computer", agent: "soldier" },
  });
  addCommander(draft, "french");
  addCommander(draft, "french");
  addCommander(draft, "allied");
  draft.commanders.french![1]!.who = "random";
  draft.commanders.allied![0]!.who = "me";
  draft.commanders.allied![0]!.name = " Blücher ";
  draft.commanders.french![1]!.name = "of nobody at this screen";
  giveShare(draft, "french", "corps", 1);
  giveShare(draft, "french", "corps", 2);
  giveShare(draft, "french", "guns", 1);
  giveShare(draft, "french", "guns", 0);
  const made = wish(draft, "french");
  expect(made.seats.french).toEqual({
    sitter: "me",
    commanders: [
      { sitter: "open", shares: [] },
      { sitter: "computer", agent: "random", shares: ["corps"] },
    ],
  });
  expect(made.seats.allied).toMatchObject({ commanders: [{ sitter: "me", shares: [], name: "Blücher" }] });
  expect(made.pace).toBe("none"); // somebody is to come
  removeCommander(draft, "french", 0);
  removeCommander(draft, "allied", 0);
  expect(wish(draft, "french").seats.allied).toEqual({ sitter: "computer", agent: "soldier" });
  expect(wish(draft, "french").pace).toBeUndefined();
});
