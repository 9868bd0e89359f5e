import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { setCatalogue } from "../../cards/catalogue";
import { CARDS } from "../../fixtures/cards";
import { settings } from "../../../../app/settings.svelte";
import Gallery from "./Gallery.svelte";
import { everything } from "./wanted.svelte";

// a handful is enough here, and quick: some of each kind and army
const FEW = CARDS.filter((piece) => /^(00[1-3]|049|09[5-6]|14[5-6]|185|20[1-9]|292)$/.test(piece.id));

beforeEach(() => {
  setCatalogue(FEW);
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("{}", { status: 401 })));
  vi.stubGlobal("matchMedia", () => ({
    matches: true,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  cleanup();
  everything();
  settings.lang = "en";
  history.replaceState(null, "", "/");
});

async function open(id: string | null = null) {
  const shown = render(Gallery, { id });
  await screen.findByText("19 cards of 19");
  return shown;
}

describe("the gallery", () => {
  it("shows every card as a link with a sentence for a name, and says what the list is", async () => {
    await open();
    expect(document.querySelectorAll("ul a[href^='/cards/']")).toHaveLength(FEW.length);
    expect(screen.getByText(/reconstruction from the historical order of battle/)).toBeTruthy();
    const kempt = document.querySelector("[data-card='146'] [role='img']")!;
    expect(kempt.getAttribute("aria-label")).toMatch(/^Kempt, 79th Highlanders: British, infantry/);
    expect(document.querySelector("[data-card='146']")!.hasAttribute("aria-label")).toBe(false);
  });

  it("finds, filters and shows all again", async () => {
    await open();
    await fireEvent.input(screen.getByRole("searchbox"), { target: { value: "grenadiers" } });
    await tick();
    expect(screen.getByRole("status").textContent).toBe("1 card of 19");
    await fireEvent.click(screen.getByRole("button", { name: "Show all cards" }));
    await fireEvent.click(screen.getByRole("button", { name: "Prussian" }));
    expect(screen.getByRole("status").textContent).toBe("10 cards of 19");
    expect(screen.getByRole("button", { name: "Prussian" }).getAttribute("aria-pressed")).toBe("true");
  });

  it("says so when nothing fits", async () => {
    await open();
    await fireEvent.input(screen.getByRole("searchbox"), { target: { value: "zouave" } });
    await tick();
    expect(screen.getByText("No card matches.")).toBeTruthy();
  });

  it("opens a card beside the others and walks on", async () => {
    await open("095");
    expect(screen.getByRole("heading", { name: "Rally" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "British, 185" })).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "Next card" }));
    expect(location.pathname).toBe("/cards/096");
    expect(screen.getByRole("heading", { name: "Double Grape" })).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "Back to all cards" }));
    expect(location.pathname).toBe("/cards");
    expect(screen.getByRole("heading", { name: "How to read a card" })).toBeTruthy();
  });

  it("speaks French", async () => {
    settings.lang = "fr";
    render(Gallery, { id: "095" });
    await screen.findByText("19 cartes sur 19");
    expect(screen.getByRole("heading", { name: "Ralliement" })).toBeTruthy();
    expect(document.title).toBe("Ralliement – Grognard");
  });
});
