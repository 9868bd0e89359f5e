import { cleanup, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, describe, expect, it } from "vitest";
import { settings } from "../../../app/settings.svelte";
import Card from "./Card.svelte";
import CardBack from "./CardBack.svelte";
import Die from "../../../ui/Die.svelte";
import Enlarged from "./Enlarged.svelte";
import { card } from "../fixtures/cards";
import { nameOf } from "./name";
import { beside } from "../../../ui/popover";
import type { CardState, Mark } from "./piece";

const kempt = card("146");
const FRESH: CardState = { formation: "line", up: true, hits: 0, wind: "fresh", marks: [] };

afterEach(() => {
  cleanup();
  settings.lang = "en";
});

describe("a card", () => {
  it("is drawn in three sizes", () => {
    for (const [size, w, h] of [
      ["s", 64, 90],
      ["m", 110, 154],
      ["l", 320, 448],
    ] as const) {
      const { container, unmount } = render(Card, { piece: kempt, size });
      const svg = container.querySelector("svg.kard")!;
      expect([svg.getAttribute("width"), svg.getAttribute("height")]).toEqual([String(w), String(h)]);
      expect(svg.textContent).toContain("Kempt");
      unmount();
    }
  });

  it("is named by a whole sentence", () => {
    expect(nameOf(kempt, { ...FRESH, hits: 1 }, "en")).toBe(
      "Kempt, 79th Highlanders: British, infantry, 3 dice, morale A, fire 3, shock 3, Reserve corps; in line, 1 hit",
    );
    render(Card, { piece: kempt });
    expect(screen.getByRole("img").getAttribute("aria-label")).toMatch(/^Kempt, 79th Highlanders: British/);
  });

  it("is silent inside a button with a label for it", () => {
    const { container } = render(Card, { piece: kempt, label: "" });
    expect(screen.queryByRole("img")).toBeNull();
    expect(container.querySelector(".card")!.getAttribute("aria-hidden")).toBe("true");
  });

  it("speaks and shows French", async () => {
    settings.lang = "fr";
    await tick();
    const { container } = render(Card, { piece: card("209"), state: { ...FRESH, hits: 2 } });
    const name = screen.getByRole("img").getAttribute("aria-label")!;
    expect(name).toContain("moral D");
    expect(name).toContain("2 touches");
    expect(container.textContent).toContain("Westphalie");
  });

  it("shows what lies on it", () => {
    const state: CardState = {
      formation: "square",
      up: false,
      hits: 3,
      wind: "fresh",
      marks: ["fatigued", "struck", "due"],
    };
    const { container } = render(Card, { piece: kempt, state });
    const used = [...container.querySelectorAll(".marks use")].map((use) => use.getAttribute("href"));
    expect(used).toEqual(["#f-square", "#s-hidden", "#s-hit", "#s-fatigued", "#s-struck"]);
    expect(container.querySelector(".hit b")!.textContent).toBe("3");
    const name = screen.getByRole("img").getAttribute("aria-label")!;
    expect(name).toMatch(/in square, hidden from the enemy, 3 hits, fatigued, under fire this turn$/);
  });

  it("lies on its side while blown and stands up to recover", async () => {
    const { container, rerender } = render(Card, { piece: card("154"), state: { ...FRESH, wind: "blown" } });
    expect(container.querySelector(".card")!.classList).toContain("sideways");
    await rerender({ state: { ...FRESH, wind: "recovering" } });
    expect(container.querySelector(".card")!.classList).not.toContain("sideways");
    expect(container.querySelector(".marks use")!.getAttribute("href")).toBe("#s-recovering");
  });

  it("carries one mark at a time, each with a class of its own", async () => {
    const marks: Mark[] = ["may", "legal", "selected", "target", "aimed", "supports", "pointed", "forbidden"];
    const { container, rerender } = render(Card, { piece: kempt, mark: null as Mark });
    for (const mark of marks) {
      await rerender({ mark });
      const classes = container.querySelector(".card")!.classList;
      expect(marks.filter((one) => classes.contains(one!))).toEqual([mark]);
    }
  });

  it("tells its army four ways and its Dutch by an orange strip", () => {
    const { container } = render(Card, { piece: card("133") });
    expect(container.querySelector(".card")!.classList).toContain("gb");
    expect(container.querySelector(".k-hatch")).toBeTruthy();
    expect(container.querySelector(".k-badge")!.getAttribute("d")).toContain("M-10.5-11h21");
    expect(container.querySelector('use[href="#e-gb"]')).toBeTruthy();
    expect(container.querySelector(".k-accent")).toBeTruthy();
  });

  it("is redrawn for another piece", async () => {
    const { container, rerender } = render(Card, { piece: kempt });
    await rerender({ piece: card("001") });
    expect(container.querySelector("svg.kard")!.textContent).toContain("Napoleon");
  });
});

describe("a back", () => {
  it("says the army and no more", () => {
    const { container } = render(CardBack, { army: "prussian", state: { ...FRESH, formation: "column", up: false } });
    expect(screen.getByRole("img").getAttribute("aria-label")).toBe("A Prussian card, face down");
    expect(container.querySelector('use[href="#e-pr"]')).toBeTruthy();
    const used = [...container.querySelectorAll(".marks use")].map((use) => use.getAttribute("href"));
    expect(used).toEqual(["#f-column"]);
  });
});

describe("a die", () => {
  it("says what its face did", () => {
    render(Die, { face: 1, kind: "strike", size: 46 });
    expect(screen.getByRole("img").getAttribute("aria-label")).toBe("1, strikes a General");
  });
});

describe("the enlarged card", () => {
  const sums = [
    {
      title: "Fire level",
      total: 2,
      parts: 1,
      lines: [
        { cite: "9.1 printed", words: "printed", value: 3 },
        { cite: "9.2 column", words: "in column", value: -1 },
      ],
    },
  ];

  it("tells its worth with rules as links, and its history", async () => {
    const opened: string[] = [];
    render(Enlarged, {
      piece: kempt,
      state: FRESH,
      sums,
      lines: ["Turn 3: fired on Quiot, 1 hit"],
      words: ["In column."],
      at: { left: 10, top: 10, width: 110, height: 154 },
      onrule: (number: string) => opened.push(number),
    });
    screen.getByRole("button", { name: "Rule 9.2" }).click();
    expect(opened).toEqual(["9.2"]);
    expect(screen.getByText("−1")).toBeTruthy();
    expect(screen.getByText("Turn 3: fired on Quiot, 1 hit")).toBeTruthy();
    expect(screen.getByRole("tooltip")).toBeTruthy();
  });

  it("is a dialog with a way out where there is no card to stand beside", () => {
    let closed = 0;
    render(Enlarged, { piece: kempt, onclose: () => closed++ });
    expect(screen.getByRole("dialog")).toBeTruthy();
    dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
    expect(closed).toBe(1);
  });

  it("stands where it can be seen", () => {
    const view = { width: 1440, height: 900 };
    const own = { width: 584, height: 448 };
    expect(beside({ left: 100, top: 400, width: 110, height: 154 }, own, view)).toEqual({ left: 222, top: 253 });
    expect(beside({ left: 1300, top: 860, width: 110, height: 154 }, own, view)).toEqual({ left: 704, top: 440 });
  });
});
