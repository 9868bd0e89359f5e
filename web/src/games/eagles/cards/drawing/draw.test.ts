import { afterEach, describe, expect, it } from "vitest";
import { settings } from "../../../../app/settings.svelte";
import { drawing } from "./draw";
import { fit, wrap } from "./fit";
import { CARDS, card } from "../../fixtures/cards";
import { widthOf, type Font } from "./metrics";
import { faceOf, SIZES, type Size } from "../piece";
import plates from "./plates.svg?raw";
import specials from "./specials.svg?raw";
import symbols from "../../../../ui/symbols.svg?raw";

afterEach(() => {
  settings.lang = "en";
});

interface Line {
  x: number;
  y: number;
  size: number;
  kind: string;
  words: string;
}

function linesOf(svg: string): Line[] {
  const found = svg.matchAll(/<text x="(.*?)" y="(.*?)" font-size="(.*?)" class="(.*?)">(.*?)<\/text>/g);
  return [...found].map(([, x, y, size, kind, words]) => ({
    x: Number(x),
    y: Number(y),
    size: Number(size),
    kind: kind!,
    words: words!.replace(/&lt;/g, "<").replace(/&amp;/g, "&"),
  }));
}

function fontOf(kind: string): Font {
  if (kind.includes("k-d")) return "display";
  if (kind.includes("k-i ") || kind.endsWith("k-i")) return "italic";
  return kind.includes("k-b") ? "bold" : "text";
}

const LANGS = ["en", "fr"] as const;
const ALL: Size[] = ["s", "m", "l"];

describe("the 300 cards", () => {
  it("are all there", () => {
    expect(CARDS).toHaveLength(300);
    expect(CARDS.every((piece) => piece.titles["fr"] && piece.titles["en"])).toBe(true);
  });

  for (const lang of LANGS)
    for (const size of ALL)
      it(`keep every word inside the card, ${lang} ${size}`, () => {
        settings.lang = lang;
        const { w, h, rail } = SIZES[size];
        const scale = rail / 27;
        const over: string[] = [];
        for (const piece of CARDS)
          for (const line of linesOf(drawing(piece, size, lang))) {
            const wide = widthOf(line.words, fontOf(line.kind), line.size);
            // words on the rail are drawn in its own scale, centred
            const onRail = line.kind.includes("k-mid") && line.x < 27 && line.kind.match(/k-on|k-army/);
            const right = onRail ? (line.x + wide / 2) * scale : line.x + wide;
            if (right > (onRail ? rail : w) + 0.5 || line.y * (onRail ? scale : 1) > h)
              over.push(`${piece.id} ${line.words}`);
          }
        expect(over).toEqual([]);
      });

  it("never cut a title on the table or enlarged", () => {
    const cut: string[] = [];
    for (const lang of LANGS)
      for (const piece of CARDS)
        for (const size of ["m", "l"] as const) {
          const title = linesOf(drawing(piece, size, lang)).filter((line) => line.kind === "k-ink k-d");
          if (title.some((line) => line.words.endsWith("…") || line.size < 9)) cut.push(`${piece.id} ${lang} ${size}`);
        }
    expect(cut).toEqual([]);
  });

  it("leave the picture room on the enlarged card", () => {
    for (const lang of LANGS)
      for (const piece of CARDS) {
        const [, height] = /<svg x="62" y="[\d.]+" width="258" height="([\d.]+)"/.exec(drawing(piece, "l", lang))!;
        expect(Number(height), piece.id).toBeGreaterThan(110);
      }
  });

  it("use no symbol that is not in the sprite, and no inline style", () => {
    const sprite = symbols + plates + specials;
    const known = new Set([...sprite.matchAll(/ id="(.*?)"/g)].map((match) => match[1]));
    const inner = [...sprite.matchAll(/href="#(.*?)"/g)].map((match) => match[1]);
    const used = new Set(inner);
    for (const piece of CARDS)
      for (const size of ALL) {
        const svg = drawing(piece, size, "en");
        expect(svg).not.toContain("style=");
        for (const match of svg.matchAll(/href="#(.*?)"/g)) used.add(match[1]);
      }
    expect([...used].filter((id) => !known.has(id))).toEqual([]);
    expect(sprite).not.toContain("style=");
  });

  it("and all other pages ask for no symbol that is missing", () => {
    const pages = import.meta.glob<string>("../../../../**/*.svelte", {
      query: "?raw",
      import: "default",
      eager: true,
    });
    const sprite = symbols + plates + specials;
    const asked = Object.values(pages).flatMap((text) =>
      [...text.matchAll(/(?:\bname="|href="#)((?:[gisdfevpbh]|ph)-[\w-]+)"/g)].map((match) => match[1]!),
    );
    expect([...new Set(asked)].filter((id) => !sprite.includes(` id="${id}"`))).toEqual([]);
  });

  it("have a picture of their own for each Special", () => {
    const kinds = new Set(CARDS.filter((piece) => piece.kind === "special").map((piece) => faceOf(piece).uniform));
    expect(kinds.size).toBe(25);
    for (const kind of kinds) expect(specials).toContain(`id="v-${kind}"`);
  });

  it("are the same drawing when asked again", () => {
    const kempt = card("146");
    expect(drawing(kempt, "m", "en")).toBe(drawing(kempt, "m", "en"));
  });
});

describe("fitting", () => {
  it("steps down before it breaks, and breaks before it cuts", () => {
    const steps = [
      [13, 1],
      [12, 2],
      [9, 2],
    ] as const;
    expect(fit("Kempt", "display", 73, steps)).toEqual({ size: 13, lines: ["Kempt"], cut: false });
    expect(fit("Colin Halkett", "display", 73, steps)).toEqual({ size: 12, lines: ["Colin", "Halkett"], cut: false });
    expect(fit("Kielmansegge", "display", 73, steps).size).toBe(9);
    expect(fit("Donaudampfschifffahrt", "display", 73, steps).cut).toBe(true);
  });

  it("breaks after a hyphen without losing it", () => {
    expect(wrap("Lefebvre-Desnouettes", "display", 12, 73)).toEqual(["Lefebvre-", "Desnouettes"]);
  });
});
