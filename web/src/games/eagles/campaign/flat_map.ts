/** The campaign map for paper: lines and colours without a page round them, and what is written on it. */

import { hachures, scatter, smooth } from "../ground/map";
import { BROOKS, CRESTS, FIELDS, FOREST, HEIGHT, RIVERS, ROADS, TOWNS, WATERS, WIDTH, WOODS } from "./country";

const TOP = 16; // of the country, as on the screen

function line(d: string, stroke: string, width: number, opacity = 1): string {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-opacity="${opacity}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

function drawn(): string {
  const crests = CRESTS.map(({ line: at, size, down }) => hachures(at, size, down));
  const trees = [scatter(FOREST.at, FOREST.trees, FOREST.spread), ...WOODS.map((at) => scatter(at, 4, 12))].flat();
  return [
    `<rect x="0" y="${TOP}" width="${WIDTH}" height="${HEIGHT}" fill="#F3ECDA"/>`,
    ...crests.map(({ long, short }) => line(long + short, "#B7A67F", 0.9)),
    ...trees.map(
      ({ x, y, size }) =>
        `<circle cx="${x}" cy="${y}" r="${5 * size}" fill="#C9CFAE" stroke="#56643C" stroke-width=".6"/>`,
    ),
    ...BROOKS.map((at) => line(smooth(at), "#4F7377", 2, 0.8)),
    ...RIVERS.map((at) => line(smooth(at), "#4F7377", 9)),
    ...RIVERS.map((at) => line(smooth(at), "#C3D2D1", 6)),
    ...ROADS.map((at) => line(smooth(at), "#4B4338", 4)),
    ...ROADS.map((at) => line(smooth(at), "#FFFFFF", 2.2)),
  ].join("");
}

/** Words are written where they are needed, in the language of the paper. */
export function flatMap(): unknown {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 ${TOP} ${WIDTH} ${HEIGHT}">${drawn()}</svg>`;
  return {
    wide: WIDTH,
    high: HEIGHT,
    top: TOP,
    svg,
    towns: TOWNS.map(({ key, at, anchor, label }) => ({ key, at, anchor, label })),
    fields: Object.entries(FIELDS).map(([key, { at, left }]) => ({ key, at, left })),
    waters: WATERS,
    forest: FOREST.label,
  };
}
