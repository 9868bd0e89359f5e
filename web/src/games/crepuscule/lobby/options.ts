/** The options of Au crépuscule de l'Aigle in our words. */

import { t } from "../../../app/words";
import type { OptionWords } from "../../entry";

const ON_OFF = { on: "lobby-on", off: "lobby-off" };

/** A house rule: a yes or no with its reason. */
const rule = (key: string, values: Record<string, string>): OptionWords => ({
  title: `crepuscule-${key}`,
  about: `crepuscule-${key}-about`,
  values,
});

/** An option whose values have words of their own. */
const named = (key: string, ...values: string[]): OptionWords =>
  rule(key, Object.fromEntries(values.map((value) => [value, `crepuscule-${key}-${value}`])));

export const OPTIONS: Record<string, OptionWords> = {
  turns: {
    title: "crepuscule-length",
    about: "crepuscule-length-about",
    values: { scenario: "crepuscule-by-battle" },
    order: ["scenario", "3", "4", "6", "8", "10"],
    say: (turns) => t("crepuscule-length-turns", { count: Number(turns) }),
  },
  points: {
    title: "crepuscule-points",
    about: "crepuscule-points-about",
    order: ["500", "750", "1000", "1500", "2000", "3000"],
    say: (points) => t("crepuscule-points-are", { points }),
  },
  terrain: {
    title: "crepuscule-terrain",
    about: "crepuscule-terrain-about",
    values: { scenario: "crepuscule-by-battle", lot: "crepuscule-terrain-lot" },
    order: ["scenario", "lot"],
    lot: "lot",
    say: (number) => t("crepuscule-terrain-drawn", { number }),
  },
  "south-army": { title: "crepuscule-south-army", about: "crepuscule-army-about", whole: "army" },
  "north-army": { title: "crepuscule-north-army", about: "crepuscule-army-about", whole: "army" },
  "set-up": named("set-up", "alternate", "ready"),
  estimates: named("estimates", "error", "exact"),
  "by-eye": rule("by-eye", ON_OFF),
  smoke: rule("smoke", ON_OFF),
  ammunition: rule("ammunition", ON_OFF),
  "unit-officers": rule("unit-officers", ON_OFF),
  "early-end": rule("early-end", ON_OFF),
  extremes: named("extremes", "ruled", "none"),
  stars: named("stars", "one", "family"),
  "chief-range": named("chief-range", "ruled", "short"),
  "march-limit": rule("march-limit", ON_OFF),
  "march-musician": rule("march-musician", ON_OFF),
  "hard-shots": named("hard-shots", "strength", "second"),
  carbines: named("carbines", "ruled", "moving"),
  "heavy-fire": rule("heavy-fire", ON_OFF),
  "column-flanks": named("column-flanks", "six", "all"),
  supports: named("supports", "all", "two"),
  "good-order": named("good-order", "eligible", "formed"),
  "heavy-fall-back": named("heavy-fall-back", "order", "short"),
  "medium-crew": { ...rule("medium-crew", {}), say: (men) => t("crepuscule-medium-crew-men", { men: Number(men) }) },
  "howitzer-misfire": named("howitzer-misfire", "none", "chart"),
  "partial-cover": { ...rule("partial-cover", {}), say: (score) => t("crepuscule-partial-cover-score", { score }) },
  "militia-panic": named("militia-panic", "tenth", "quarter"),
  impetuosity: named("impetuosity", "leadership", "die"),
  "square-ranks": named("square-ranks", "all", "one"),
  "flank-panic": named("flank-panic", "always", "melee"),
  "light-ranks": named("light-ranks", "two", "three"),
  "equal-pursuit": named("equal-pursuit", "escapes", "caught"),
};
