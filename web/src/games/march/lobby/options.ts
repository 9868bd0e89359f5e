/** The options of La Marche des Aigles in our words. */

import { t } from "../../../app/words";
import type { OptionWords } from "../../entry";

const ON_OFF = { on: "lobby-on", off: "lobby-off" };

export const OPTIONS: Record<string, OptionWords> = {
  points: {
    title: "march-points",
    about: "march-points-about",
    order: ["100", "150", "200", "300", "400"],
    say: (points) => t("march-points-are", { points }),
  },
  "set-up": {
    title: "march-set-up",
    about: "march-set-up-about",
    values: { dice: "march-set-up-dice", ready: "march-set-up-ready" },
  },
  measuring: {
    title: "march-measuring",
    about: "march-measuring-about",
    values: { free: "march-measuring-free", none: "march-measuring-none" },
  },
  routine: {
    title: "march-routine",
    about: "march-routine-about",
    values: { auto: "march-routine-auto", ask: "march-routine-ask" },
  },
  turns: {
    title: "march-length",
    about: "march-length-about",
    values: { scenario: "march-by-battle" },
    order: ["scenario", "4", "6", "8", "10", "12"],
    say: (turns) => t("march-length-turns", { count: Number(turns) }),
  },
  terrain: {
    title: "march-terrain",
    about: "march-terrain-about",
    values: { scenario: "march-by-battle", lot: "march-terrain-lot" },
    order: ["scenario", "lot"],
    lot: "lot",
    say: (number) => t("march-terrain-drawn", { number }),
  },
  table: {
    title: "march-table",
    about: "march-table-about",
    values: {
      scenario: "march-by-battle",
      "120x120": "march-table-120x120",
      "160x120": "march-table-160x120",
    },
  },
  objectives: {
    title: "march-objectives",
    about: "march-objectives-about",
    values: { scenario: "march-by-battle", on: "march-objectives-on", off: "march-objectives-off" },
  },
  rifles: {
    title: "march-rifles",
    about: "march-rifles-about",
    values: { standard: "march-rifles-standard", long: "march-rifles-long" },
  },
  "counter-charge": {
    title: "march-counter-charge",
    about: "march-counter-charge-about",
    values: ON_OFF,
  },
  "winner-tests": {
    title: "march-winner-tests",
    about: "march-winner-tests-about",
    values: ON_OFF,
  },
  "french-hold": { title: "march-french-hold", about: "march-french-hold-about", values: ON_OFF },
  "red-army": { title: "march-red-army", about: "march-army-about", whole: "army" },
  "blue-army": { title: "march-blue-army", about: "march-army-about", whole: "army" },
};
