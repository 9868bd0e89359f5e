// The picture of a card: a bust or a vignette in a box of 84 by 110, put together from symbols.

import type { Face } from "../piece";
import { chance, dressOf, portraitOf } from "./uniform";

export function use(id: string, x: number, y: number, w: number, h: number, kind = ""): string {
  const dyed = kind ? ` class="${kind}"` : "";
  return `<use href="#${id}" x="${x}" y="${y}" width="${w}" height="${h}"${dyed}/>`;
}

const part = (id: string): string => use(id, 0, 0, 84, 110);

// Worn over the face, so drawn after the head.
const ON_FACE = new Set(["b-tache", "b-whisker", "b-lock"]);

function man(hat: string, parts: string[], body = "b-body"): string {
  const worn = parts
    .filter((id) => !ON_FACE.has(id))
    .map(part)
    .join("");
  const hair = parts
    .filter((id) => ON_FACE.has(id))
    .map(part)
    .join("");
  return part(body) + worn + part("b-head") + hair + part(hat);
}

function rider(face: Face): string {
  const dress = dressOf(face);
  const weapon = dress.weapon === "b-lance" ? part("b-lance") : `<g transform="translate(4 0)">${part("b-sabre")}</g>`;
  return (
    `<g class="${dress.cloth}">${part("b-shabraque")}` +
    `<g transform="translate(20 2) scale(.84)">${man(dress.hat, dress.parts)}</g>${weapon}` +
    `<g transform="translate(-1 10) scale(.91)" class="steed-${dress.steed}">` +
    `${part("b-horse")}</g></g>`
  );
}

function guns(face: Face): string {
  const team = face.horse ? `<g transform="matrix(-.78 0 0 .78 92 6)" class="steed-bay">${part("b-horse")}</g>` : "";
  const shot = face.horse ? "" : part("p-balls");
  return `<g class="train-${face.code}">${team}${part("p-gun")}${shot}</g>`;
}

function general(face: Face): string {
  const { cloth, hat, parts } = portraitOf(face);
  return (
    `${part("p-oval")}<g clip-path="url(#oval)">${part("p-sky")}<g class="${cloth}" ` +
    `transform="translate(8 8) scale(.81)">${man(hat, ["b-epaul", ...parts], "b-gen")}</g></g>` +
    part("p-frame") +
    part("p-laurel")
  );
}

const drawn = new Map<string, string>();

/** The picture's parts; the same text for every card that looks alike. */
export function picture(face: Face): string {
  let svg = drawn.get(face.id);
  if (svg === undefined) {
    svg = compose(face);
    drawn.set(face.id, svg);
  }
  return svg;
}

function compose(face: Face): string {
  switch (face.arm) {
    case "infantry": {
      const dress = dressOf(face);
      return `<g class="${dress.cloth}">${part("b-musket")}${man(dress.hat, dress.parts)}</g>`;
    }
    case "cavalry":
      return rider(face);
    case "artillery":
      return guns(face);
    case "general":
      return general(face);
    case "terrain":
      return ground(face);
    case "special":
      return vignette(face);
  }
}

/** All armies rally alike, each to its own emblem. */
function vignette(face: Face): string {
  const own = face.uniform === "rally" ? use(`e-${face.code}`, 42, 40, 28, 28, "k-paint") : "";
  return part(`v-${face.uniform}`) + own;
}

/** A mill is no town and a brook no bridge; what has no picture of its own shows its kind. */
const GROUNDS: Record<string, string> = {
  village: "p-village",
  town: "p-town",
  mill: "p-mill",
  chateau: "p-chateau",
  brook: "p-brook",
  farm: "p-farm",
  hamlet: "p-village",
  heights: "p-heights",
  ridge: "p-hill",
  bank: "p-bank",
  wood: "p-woods",
  bridge: "p-river",
};
const PLACES: Record<string, string> = {
  "092": "p-hill",
  "176": "p-building",
  "179": "p-building",
  "287": "p-hill",
};

function ground(face: Face): string {
  const drawn = part(PLACES[face.id] ?? GROUNDS[face.uniform] ?? `p-${face.terrain || "hill"}`);
  // neighbours of one kind are seen from two sides
  return chance(face, 2) ? drawn : `<g transform="matrix(-1 0 0 1 84 0)">${drawn}</g>`;
}

export function plate(face: Face, x: number, y: number, w: number): string {
  const scale = (w / 84).toFixed(4);
  return `<g transform="translate(${x} ${y}) scale(${scale})">${picture(face)}</g>`;
}

/** The small sign of the arm, at the foot of the rail. */
export function glyph(face: Face): string {
  const name = face.names["en"] ?? "";
  switch (face.arm) {
    case "general":
      return "g-bicorne";
    case "special":
      return "g-special";
    case "terrain":
      return `g-${face.terrain || "hill"}`;
    case "artillery":
      return face.horse ? "g-hgun" : "g-gun";
    case "cavalry":
      if (face.uniform.includes("lancer") || /uhlan/i.test(name)) return "g-lance";
      return face.uniform === "cuirassier" ? "g-cuirass" : "g-sabre";
    case "infantry": {
      const hats: Record<string, string> = {
        "h-bearskin": "g-bearskin",
        "h-landwehr": "g-landwehr",
        "h-belgic": "g-belgic",
        "h-bonnet": "g-bonnet",
      };
      return hats[dressOf(face).hat] ?? "g-shako";
    }
  }
}
