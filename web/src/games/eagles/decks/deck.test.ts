import { beforeEach, describe, expect, it } from "vitest";
import type { DeckForm, PieceInfo } from "../../../app/protocol.gen";
import { CARDS } from "../fixtures/cards";
import {
  changed,
  closedOf,
  costOf,
  emptyDeck,
  limitOf,
  limitsOf,
  pointsOf,
  written,
  type Deck,
  type Owned,
} from "./deck";
import { dropDeck, inHand, keepDeck, keepDraft, keepInHand, kept, look, names, own } from "./kept.svelte";
import { ALL, counted, lookAt } from "./look";

const PIECES: ReadonlyMap<string, PieceInfo> = new Map(
  CARDS.map((piece) => {
    const copies = ["general", "terrain"].includes(piece.kind) ? 1 : 3;
    return [piece.id, { ...piece, facts: { ...piece.facts, copies } }] as const;
  }),
);
const FORM: DeckForm = {
  battles: [
    {
      key: "waterloo",
      name: "Waterloo",
      armies: [
        {
          key: "french",
          seat: "french",
          option: "french-deck",
          points: 50,
          cards: 36,
          pieces: [],
          barred: [{ cite: "2.0 historical terrain", words: "Of another battle.", pieces: ["084"] }],
        },
      ],
    },
  ],
  styles: [],
  copies: { general: "15.0 generals once", terrain: "15.0 terrain once", other: "15.0 three copies" },
  points: "15.0 within the total",
};
const piece = (id: string) => PIECES.get(id)!;
const deck = (copies: Record<string, number> = {}): Deck => ({ ...emptyDeck("waterloo", "french"), copies });
const closed = (one: Deck, id: string, owned: Owned = null) => closedOf(limitsOf(FORM, one, PIECES, owned), piece(id));

describe("what may not come in", () => {
  it("15.0 a fourth copy, a General twice, in the rules' own order", () => {
    expect(closed(deck({ "018": 2 }), "018")).toBeNull();
    expect(closed(deck({ "018": 3 }), "018")).toMatchObject({ kind: "copies", cite: "15.0 three copies", count: 3 });
    expect(closed(deck({ "001": 1 }), "001")).toMatchObject({ kind: "copies", cite: "15.0 generals once", count: 1 });
    expect(closed(deck(), "084")).toMatchObject({ kind: "barred", cite: "2.0 historical terrain" });
  });

  it("15.0 what costs more than is left, and not what costs just as much", () => {
    const filled = deck({ "001": 1, "018": 2 });
    const left = 50 - pointsOf(filled, PIECES);
    for (const one of PIECES.values()) {
      if (one.facts["army"] !== "french" || filled.copies[one.id] || one.id === "084") continue;
      expect(closed(filled, one.id)?.kind).toBe(costOf(one) > left ? "points" : undefined);
    }
    expect(closed(filled, "002")).toMatchObject({ count: costOf(piece("002")) - left });
  });

  it("what is not owned", () => {
    expect(closed(deck(), "018", {})).toMatchObject({ kind: "owned", cite: "", count: 0 });
    expect(closed(deck({ "018": 1 }), "018", { "018": 1 })).toMatchObject({ kind: "owned", count: 1 });
    expect(closed(deck({ "018": 1 }), "018", { "018": 2 })).toBeNull();
  });
});

describe("a deck", () => {
  it("is written by number with its copies", () => {
    expect(written(changed(deck({ "070": 1, "018": 2 }), "018", 1))).toBe("018 x3, 070");
    expect(changed(deck({ "018": 1 }), "018", -1).copies).toEqual({});
    expect(changed(deck(), "018", -1).copies).toEqual({});
  });

  it("2.0 has its points at a scale rounded down", () => {
    const army = FORM.battles[0]!.armies[0]!;
    expect([limitOf(army, "1"), limitOf(army, "1/8"), limitOf(army, "3/2")]).toEqual([50, 6, 75]);
  });
});

describe("what is kept", () => {
  beforeEach(() => {
    localStorage.clear();
    look();
  });

  it("decks by name, drafts, the one in hand and the cards one owns", () => {
    const mine = { ...deck({ "018": 1 }), name: "Mine" };
    expect(keepDeck(mine) && keepInHand(mine, true) && own("018", 2)).toBe(true);
    keepDraft(deck({ "019": 1 }));
    keepDraft(deck({ "019": 1 }));
    look();
    expect(names("french")).toEqual(["Mine"]);
    expect(names("british")).toEqual([]);
    expect(kept.drafts).toHaveLength(1);
    expect(kept.owned).toEqual({ "018": 2 });
    expect(inHand()).toEqual({ deck: mine, touched: true });
    dropDeck("Mine");
    own("018", 0);
    expect([names(), kept.owned]).toEqual([[], {}]);
  });

  it("is left alone where it cannot be read", () => {
    localStorage.setItem("grognard-eagles-decks", '{"Bad":{"battle":1}}');
    localStorage.setItem("grognard-eagles-deck", "{");
    localStorage.setItem("grognard-eagles-owned", '{"018":"many","019":1}');
    look();
    expect([names(), inHand(), kept.owned]).toEqual([[], null, { "019": 1 }]);
  });
});

describe("what is shown", () => {
  const here = { army: "french", battle: "waterloo", copies: { "001": 1 } };
  const ids = (looked: Partial<typeof ALL>) => lookAt(CARDS, { ...ALL, ...looked }, here, "en").map((one) => one.id);

  it("goes by boxes, all of a kind where none is ticked", () => {
    expect(ids({ inDeck: true })).toEqual(["001"]);
    expect(ids({ arms: ["general"], corps: ["A"] })).toEqual(["001", "002", "003", "004"]);
    expect(ids({}).length).toBeGreaterThan(ids({ fought: true }).length);
    expect(ids({ search: "napoleon" })).toContain("001");
  });

  it("and is counted for each box", () => {
    const french = CARDS.filter((one) => one.facts["army"] === "french");
    expect(counted(french, "morale", ["A", "B", "C", "D"]).map(([grade]) => grade)).toEqual(["A", "B", "C"]);
  });
});
