// Ground that only games with whole buildings and field works put on the table.

import type { Maker } from "../paint/terrain/ground";
import { built, chapelIn } from "../paint/terrain/works";
import { barricade, blaze, building, ditch, gabions, ruin } from "./buildings";

const house: Maker = (points, { openings }) => building(points, openings);

export const BUILDINGS: Readonly<Record<string, Maker>> = {
  "daub-house": house,
  "brick-house": house,
  "stone-house": house,
  barn: house,
  blockhouse: house,
  ruin: (points) => ruin(points),
  "burnt-house": (points) => ruin(points, true),
  blaze,
  gabions,
  barricade,
  ditch,
  church: (points, { openings }) =>
    openings.length ? building(points, openings, true) : built(points, chapelIn(points)),
};
