/// <reference types="node" />
/**
 * Pictures that need no page round them: symbols put in where they are used, colours worked out.
 * Paper knows no classes and no properties; what prints cards reads these from a file that a test writes.
 */

import { readFileSync } from "node:fs";
import symbols from "../../../../ui/symbols.svg?raw";
import { faceOf, type PieceInfo } from "../piece";
import { glyph, picture } from "./plate";
import plates from "./plates.svg?raw";
import specials from "./specials.svg?raw";

// a test is given no styles by its page
const style = (path: string): string => readFileSync(`src/${path}`, "utf8");
const tokens = style("ui/tokens.css");
const inks = style("games/eagles/cards/drawing/card.css");
const dyes = style("games/eagles/cards/drawing/uniforms.css");

interface Node {
  tag: string;
  attributes: Record<string, string>;
  children: Node[];
}

type Colours = Readonly<Record<string, string>>;

/** The tags of a drawing; there is no text in any. */
function parse(svg: string): Node {
  const root: Node = { tag: "", attributes: {}, children: [] };
  const open = [root];
  for (const [, end, tag, inside, alone] of svg.replace(/<!--.*?-->/gs, "").matchAll(/<(\/?)(\w+)([^>]*?)(\/?)>/g)) {
    if (end) {
      open.pop();
      continue;
    }
    const attributes = Object.fromEntries([...inside!.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, k, v]) => [k!, v!]));
    const node: Node = { tag: tag!, attributes, children: [] };
    open.at(-1)!.children.push(node);
    if (!alone) open.push(node);
  }
  return root;
}

/** Every class that a drawing may bear, with what it sets; by day, for paper is white. */
function readClasses(): Record<string, Colours> {
  const found: Record<string, Colours> = {};
  const day = tokens.split('[data-theme="dark"]')[0] + tokens.split(/one army class.*?\*\//)[1]!;
  for (const [, selectors, body] of (day + inks + dyes)
    .replace(/\/\*.*?\*\//gs, "")
    .matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const set = Object.fromEntries([...body!.matchAll(/([\w-]+):\s*([^;]+);?/g)].map(([, k, v]) => [k!, v!.trim()]));
    for (const one of selectors!.split(",").map((selector) => selector.trim())) found[one] = { ...found[one], ...set };
  }
  return found;
}

const CLASSES = readClasses();
const SPRITE = parse(symbols + plates + specials);
const NAMED = new Map<string, Node>();
(function name(node: Node): void {
  if (node.attributes["id"]) NAMED.set(node.attributes["id"], node);
  node.children.forEach(name);
})(SPRITE);

/** A colour with every property in it put in; what is not set falls back as in a page. */
function worked(value: string, colours: Colours): string {
  let now = value;
  for (let deep = 0; now.includes("var(") && deep < 9; deep++)
    now = now.replace(
      /var\((--[\w-]+)(?:,\s*([^()]*))?\)/g,
      (_, key: string, otherwise = "none") => colours[key] ?? otherwise,
    );
  return now === "currentColor" ? worked(colours["color"] ?? "#000", colours) : now;
}

const PAINTS = ["fill", "stroke"];

class Flattener {
  readonly needed = new Set<string>();

  draw(node: Node, colours: Colours): string {
    const own = this.dressed(node, colours);
    if (node.tag === "use") return this.used(node, own);
    const { class: _, id: __, ...rest } = node.attributes;
    const attributes = Object.entries(rest).map(([key, value]) => ` ${key}="${this.paint(value, own)}"`);
    const inside = node.children.map((child) => this.draw(child, own)).join("");
    return inside
      ? `<${node.tag}${attributes.join("")}>${inside}</${node.tag}>`
      : `<${node.tag}${attributes.join("")}/>`;
  }

  private dressed(node: Node, colours: Colours): Colours {
    let own = colours;
    for (const one of (node.attributes["class"] ?? "").split(" ").filter(Boolean)) {
      const set = CLASSES[`.${one}`] ?? {};
      own = { ...own, ...set };
      for (const paint of PAINTS)
        if (set[paint]) node = { ...node, attributes: { ...node.attributes, [paint]: set[paint] } };
    }
    return own;
  }

  private paint(value: string, colours: Colours): string {
    const done = worked(value, colours).replace("transparent", "none");
    for (const [, id] of done.matchAll(/url\(#([\w-]+)\)/g)) this.needed.add(id!);
    return done;
  }

  /** What is meant, moved and sized into the box of the use. */
  private used({ attributes }: Node, colours: Colours): string {
    const meant = NAMED.get((attributes["href"] ?? "").slice(1));
    if (!meant) throw new Error(`no symbol ${attributes["href"]}`);
    const number = (key: string) => Number(attributes[key] ?? 0);
    let move = attributes["transform"] ?? "";
    if (number("x") || number("y")) move += ` translate(${number("x")} ${number("y")})`;
    if (meant.tag !== "symbol") return `<g transform="${move.trim()}">${this.draw(meant, colours)}</g>`;
    const [, , w = 1, h = 1] = (meant.attributes["viewBox"] ?? "0 0 1 1").split(" ").map(Number);
    if (attributes["width"]) {
      const scale = Math.min(number("width") / w, number("height") / h);
      if (scale !== 1) move += ` scale(${Math.round(scale * 1e4) / 1e4})`;
    }
    const inside = meant.children.map((child) => this.draw(child, colours)).join("");
    return move ? `<g transform="${move.trim()}">${inside}</g>` : `<g>${inside}</g>`;
  }
}

/** A drawing of an army's, in a box of its own. */
export function flat(drawing: string, box: string, code: string): string {
  const colours = { ...CLASSES[":root"], ...CLASSES[".kard"], ...CLASSES[`.${code}`] };
  const flattener = new Flattener();
  const inside = parse(drawing)
    .children.map((node) => flattener.draw(node, colours))
    .join("");
  const defs = [...flattener.needed].sort().map((id) => patternOf(id, colours));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"><defs>${defs.join("")}</defs>${inside}</svg>`;
}

function patternOf(id: string, colours: Colours): string {
  const node = NAMED.get(id)!;
  const drawn = new Flattener().draw(node, colours);
  return drawn.replace(`<${node.tag}`, `<${node.tag} id="${id}"`);
}

export interface Pictures {
  cards: Record<string, string>; // by number, which picture
  signs: Record<string, string>; // and which sign
  pictures: Record<string, string>;
}

/** Every picture once, under the number of the first card that has it. */
export function picturesOf(pieces: readonly PieceInfo[]): Pictures {
  const found: Pictures = { cards: {}, signs: {}, pictures: {} };
  const known = new Map<string, string>();
  const keep = (svg: string, key: string): string => {
    if (!known.has(svg)) {
      known.set(svg, key);
      found.pictures[key] = svg;
    }
    return known.get(svg)!;
  };
  for (const piece of pieces) {
    const face = faceOf(piece);
    found.cards[piece.id] = keep(flat(picture(face), "-30 -8 144 118", face.code), piece.id);
    const sign = glyph(face);
    const symbol = `<g class="k-paint"><use href="#${sign}" x="0" y="0" width="24" height="24"/></g>`;
    found.signs[piece.id] = keep(flat(symbol, "0 0 24 24", face.code), `${face.code}-${sign}`);
  }
  for (const code of ["fr", "gb", "pr"]) {
    const symbol = `<g class="k-paint"><use href="#e-${code}" x="0" y="0" width="48" height="48"/></g>`;
    keep(flat(symbol, "0 0 48 48", code), `emblem-${code}`);
  }
  return found;
}
