import { describe, expect, it } from "vitest";
import { CARDS } from "../../fixtures/cards";
import type { PieceInfo } from "../piece";
import { picture } from "./picture";

const EVIL = '"><img src=x onerror=pwned=1><script>pwned=1</script>';

/** The card with every text of it, however deep, replaced. */
function poisoned<T>(value: T, key = ""): T {
  if (typeof value === "string") return (key === "en" || key === "fr" ? EVIL : value) as T;
  if (Array.isArray(value)) return value.map((each) => poisoned(each)) as T;
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, poisoned(each, name)])) as T;
}

describe("a card of somebody's own list", () => {
  it("shows its words as they are written, whatever they are written to do", () => {
    const kinds = new Map(CARDS.map((piece) => [piece.kind, piece]));
    expect(kinds.size).toBeGreaterThan(1);
    for (const piece of kinds.values())
      for (const size of ["s", "m", "l"] as const) {
        const host = document.createElement("div");
        host.append(picture(poisoned(piece as PieceInfo), size, "en"));
        expect(host.querySelector("img, script")).toBeNull();
        expect(
          [...host.querySelectorAll("*")]
            .flatMap((node) => [...node.attributes])
            .some((each) => each.name.startsWith("on")),
        ).toBe(false);
      }
  });
});
