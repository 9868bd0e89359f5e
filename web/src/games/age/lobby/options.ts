/** The options of L'Âge des Aigles in our words. */

import { t } from "../../../app/words";
import type { OptionWords } from "../../entry";

const ON_OFF = { on: "lobby-on", off: "lobby-off" };

export const OPTIONS: Record<string, OptionWords> = {
  turns: {
    title: "age-length",
    about: "age-length-about",
    values: { scenario: "age-by-battle" },
    order: ["scenario", "4", "6", "8", "10", "12"],
    say: (turns) => t("age-length-turns", { count: Number(turns) }),
  },
  points: {
    title: "age-points",
    about: "age-points-about",
    order: ["100", "150", "200", "300", "400"],
    say: (points) => t("age-points-are", { points }),
  },
  terrain: {
    title: "age-terrain",
    about: "age-terrain-about",
    values: { scenario: "age-by-battle", lot: "age-terrain-lot" },
    order: ["scenario", "lot"],
    lot: "lot",
    say: (number) => t("age-terrain-drawn", { number }),
  },
  critical: {
    title: "age-critical",
    about: "age-critical-about",
    values: { rolls: "age-critical-rolls", initiative: "age-critical-initiative" },
  },
  "infantry-breakthrough": {
    title: "age-breakthrough",
    about: "age-breakthrough-about",
    values: { ordered: "age-breakthrough-ordered", optional: "age-breakthrough-optional" },
  },
  "cavalry-evades": { title: "age-evades", about: "age-evades-about", values: ON_OFF },
  "south-army": { title: "age-south-army", about: "age-army-about", whole: "army" },
  "north-army": { title: "age-north-army", about: "age-army-about", whole: "army" },
};
