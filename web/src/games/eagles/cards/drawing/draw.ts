// A card as SVG, drawn for each of its three sizes and kept: most cards are drawn many times.

import { clip, fit, wrap } from "./fit";
import { enlargedFacts } from "./facts";
import { line, round } from "./line";
import { widthOf } from "./metrics";
import { faceOf, said, SIZES, type Face, type PieceInfo, type Size } from "../piece";
import { glyph, plate, use } from "./plate";

// The badge round the dice: disc, shield and octagon distinguish the armies without colour.
const BADGES = {
  fr: "M0-11.5a11.5 11.5 0 1 1 0 23 11.5 11.5 0 1 1 0-23z",
  gb: "M-10.5-11h21V0C10.5 7 5 10.5 0 12.5-5 10.5-10.5 7-10.5 0z",
  pr: "M-6-11.5H6L11.5-6V6L6 11.5H-6L-11.5 6V-6z",
};

const MID = 13.5; // middle of a rail drawn 27 wide, at any scale

function pill(y: number, words: string): string {
  const size = widthOf(words, "bold", 11) > 21 ? 9.2 : 11;
  return (
    `<rect x="1.5" y="${y}" width="24" height="14" rx="2" class="k-wire"/>` +
    line(MID, y + 10.8, size, words, "k-on k-b k-mid")
  );
}

const corps = (face: Face): string => face.corps.replace(" Cav", " C");

function railOf(face: Face, size: Size): string {
  if (face.troop) return troopRail(face, size);
  if (face.arm === "general")
    return (
      line(9.5, 24, 21, String(face.attack), "k-on k-d k-mid") +
      `<path d="M4 38L23 19" class="k-wire"/>` +
      line(18, 43, 21, String(face.defence), "k-on k-d k-mid") +
      pill(52, corps(face))
    );
  if (face.arm === "terrain") return groundRail(face);
  return use("g-special", 3.5, 5, 20, 20, "k-paint");
}

function troopRail(face: Face, size: Size): string {
  let rail =
    `<path d="${BADGES[face.code]}" transform="translate(13.5 16.5)" class="k-badge"/>` +
    line(MID, 23, 18.5, String(face.dice), "k-army k-d k-mid") +
    `<path d="M13.5 32.5l9.5 9.5-9.5 9.5L4 42z" class="k-wire"/>` +
    line(MID, 46.3, 12.5, face.morale, "k-on k-d k-mid");
  const guns = face.arm === "artillery";
  rail += guns
    ? line(MID, 66, 11, `F${face.long}/${face.fire}`, "k-on k-b k-mid")
    : line(MID, 66, 12.5, `F${face.fire}`, "k-on k-b k-mid") + line(MID, 81, 12.5, `S${face.shock}`, "k-on k-b k-mid");
  return size === "s" ? rail : rail + pill(guns ? 73 : 88, corps(face));
}

function groundRail(face: Face): string {
  let rail = use(`g-${face.terrain}`, 3.5, 4, 20, 20, "k-paint") + line(MID, 45, 18, face.lane, "k-on k-d k-mid");
  const left = MID - 4.5 - (face.capacity - 1) * 5.5;
  for (let i = 0; i < face.capacity; i++)
    rail += `<rect x="${left + i * 11}" y="53" width="9" height="12.5" rx="1.5" class="k-wire"/>`;
  if (face.terrain === "river") rail += `<path d="M9 74h9M15.5 71l3 3-3 3" class="k-wire"/>`;
  return rail;
}

/** Foot of the rail: the arm, and above it the army's emblem. */
function footOf(face: Face, size: Size, height: number): string {
  const emblem = `e-${face.code}`;
  if (size === "s") return face.troop ? "" : use(emblem, 5, height - 22, 17, 17, "k-paint");
  if (!face.troop) return use(emblem, 4.5, height - 24, 18, 18, "k-paint");
  return use(emblem, 5, 106, 17, 17, "k-paint") + use(glyph(face), 5, height - 23, 17, 17, "k-paint");
}

interface Drawing {
  head: string;
  art: string;
}

function small(face: Face, lang: string): Drawing {
  const title = fit(said(face.titles, lang), "bold", 40, [
    [9, 1],
    [8.2, 1],
    [7.6, 1],
    [7.6, 2],
    [7, 2],
    [6.4, 2],
  ]);
  let y = 2.5;
  let head = "";
  for (const words of title.lines) head += line(22.5, (y += title.size), title.size, words, "k-ink k-b");
  const top = y + 3.5;
  return { head, art: sky(face, 20, top, 44, 90 - top) + plate(face, 20, 32.4, 44) };
}

function middle(face: Face, lang: string): Drawing {
  const title = fit(said(face.titles, lang), "display", 73, [
    [13.5, 1],
    [12.8, 1],
    [12, 2],
    [11, 2],
    [10, 2],
    [9, 2],
  ]);
  let y = 5;
  let head = "";
  for (const words of title.lines) head += line(33, (y += title.size * 0.98), title.size, words, "k-ink k-d");
  const sub = wrap(said(face.subtitles, lang), "text", 9.5, 73);
  const room = title.lines.length > 1 ? 1 : 2;
  const shown = sub.slice(0, room);
  if (sub.length > room) shown[room - 1] = sub.slice(room - 1).join(" ");
  shown.forEach((words, i) => {
    y += i ? 10.5 : 12;
    head += line(33, y, 9.5, clip(words, "text", 9.5, 73), "k-ink2");
  });
  return { head, art: sky(face, 27, 43, 83, 111) + plate(face, 28.5, 49.2, 80) };
}

function large(face: Face, lang: string): Drawing {
  const x = 78;
  const width = 228;
  const title = fit(said(face.titles, lang), "display", width, [
    [27, 1],
    [24, 1],
    [22, 2],
    [19, 2],
  ]);
  let y = 22;
  const points = face.points ? String(face.points) : "";
  const { kicker, foot, top } = enlargedFacts(face, lang, x, width);
  let head = line(x, y, 11.5, clip(kicker, "bold", 11.5, width - 46), "k-side k-b k-wide");
  if (points) head += pointsMark(points);
  title.lines.forEach((words, i) => {
    y += i ? title.size : title.size + 3;
    head += line(x, y, title.size, words, "k-ink k-d");
  });
  const sub = fit(said(face.subtitles, lang), "italic", width, [
    [15, 2],
    [13.5, 2],
  ]);
  sub.lines.forEach((words, i) => {
    y += i ? 17 : 20;
    head += line(x, y, sub.size, words, "k-ink2 k-i");
  });
  const from = y + 10;
  const room = top - from;
  // a scene loses its sky before it shrinks: its ground must reach from edge to edge
  const scene = face.arm === "artillery" || face.arm === "terrain" || face.arm === "special";
  const wide = Math.max(scene ? 168 : 0, Math.min(238, (room * 84) / 110));
  const art =
    `<svg x="62" y="${round(from)}" width="258" height="${round(room)}">` +
    `<rect width="258" height="${round(room)}" class="k-glow"/>` +
    (face.arm === "general" ? "" : use("p-sky", 24, 0, 210, 275)) +
    plate(face, round(129 - wide / 2), round(room - (wide * 110) / 84), wide) +
    `</svg>`;
  return { head: head + foot, art };
}

function pointsMark(points: string): string {
  return (
    `<g transform="translate(296 17)"><circle r="10.5" class="k-coin"/>` +
    line(0, 4.2, 12, points, "k-ink2 k-b k-mid") +
    `</g>`
  );
}

function sky(face: Face, x: number, y: number, w: number, h: number): string {
  const lines = face.arm === "general" ? "" : use("p-sky", x, y, w, (w * 110) / 84);
  return `<rect x="${x}" y="${round(y)}" width="${w}" height="${round(h)}" class="k-glow"/>${lines}`;
}

function frame(face: Face, size: Size, drawing: Drawing): string {
  const { w, h, rail } = SIZES[size];
  const scale = rail / 27;
  const band = round(3 * scale);
  const land = face.arm === "terrain";
  const fill = land ? "k-land" : "k-field";
  const edge = land ? `<rect width="${band}" height="${h}" class="k-field"/>` : "";
  const orange =
    face.nation === "dutch-belgian" ? `<rect x="${rail - band}" width="${band}" height="${h}" class="k-accent"/>` : "";
  return (
    `<rect width="${w}" height="${h}" class="k-card"/>${drawing.art}` +
    `<g class="${land ? "k-onland" : ""}"><rect width="${rail}" height="${h}" class="${fill}"/>` +
    `<rect width="${rail}" height="${h}" class="${land ? "k-dots" : "k-hatch"}"/>${edge}${orange}` +
    `<g transform="scale(${scale.toFixed(4)})">${railOf(face, size)}` +
    `${footOf(face, size, h / scale)}</g></g>${drawing.head}` +
    `<path d="M${rail + 0.5} 0V${h}" class="k-pen"/>`
  );
}

const DRAW = { s: small, m: middle, l: large };
const kept = new WeakMap<PieceInfo, Record<string, string>>();

/** The inside of a card's <svg>. */
export function drawing(piece: PieceInfo, size: Size, lang: string): string {
  let own = kept.get(piece);
  if (!own) kept.set(piece, (own = {}));
  const face = faceOf(piece);
  return (own[size + lang] ??= frame(face, size, DRAW[size](face, lang)));
}
