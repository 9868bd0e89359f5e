// Who wears what: which parts a figure is put together from, and the class that dyes them.
// The dyes themselves are in uniforms.css.

import type { Face } from "../piece";

export interface Dress {
  cloth: string;
  hat: string;
  parts: string[];
  steed: string;
  weapon: string;
}

const STEEDS = ["bay", "chestnut", "dark", "dun", "bay"];

/** A card keeps its own horse and its own whiskers in every battle. */
export function chance(face: Face, of: number): number {
  return (Number.parseInt(face.id, 10) * 7 + 3) % of;
}

export function dressOf(face: Face): Dress {
  const dress: Dress = { cloth: "", hat: "h-shako", parts: [], steed: "", weapon: "b-musket" };
  const own = { fr: french, gb: british, pr: prussian }[face.code](face);
  Object.assign(dress, own);
  if (face.arm === "cavalry") {
    dress.steed ||= STEEDS[chance(face, STEEDS.length)] ?? "bay";
    if (dress.weapon === "b-musket") dress.weapon = "b-sabre";
  }
  return dress;
}

function french(face: Face): Partial<Dress> {
  const name = face.names["en"] ?? "";
  switch (face.uniform) {
    case "light":
      return face.arm === "cavalry"
        ? { cloth: "u-fr-chasseur", hat: "h-shako", parts: ["b-dolman"] }
        : { cloth: "u-fr-light" };
    case "old_guard":
      return {
        cloth: /grenadiers/i.test(name) ? "u-fr-grenadier" : "u-fr-guard-chasseur",
        hat: "h-bearskin",
        parts: ["b-epaul", "b-tache"],
      };
    case "young_guard":
      return { cloth: "u-fr-young", hat: "h-plumed", parts: ["b-epaul"] };
    case "cuirassier":
      return /carabiniers/i.test(name)
        ? { cloth: "u-fr-carabinier", hat: "h-helmet", parts: ["b-cuirass", "b-epaul"] }
        : { cloth: "u-fr-cuirassier", hat: "h-helmet", parts: ["b-cuirass", "b-epaul", "b-tache"] };
    case "guard_heavy":
      return {
        cloth: "u-fr-grenadier",
        hat: "h-bearskin",
        parts: ["b-epaul", "b-tache"],
        steed: "black",
      };
    case "guard_lancer":
      return { cloth: "u-fr-red-lancer", hat: "h-czapka", weapon: "b-lance" };
    case "lancer":
      return { cloth: "u-fr-lancer", hat: "h-helmet", weapon: "b-lance" };
    case "dragoon":
    case "mixed":
      return { cloth: "u-fr-dragoon", hat: "h-helmet", parts: ["b-tache"] };
    default:
      return { cloth: "u-fr-line" };
  }
}

function british(face: Face): Partial<Dress> {
  const name = face.names["en"] ?? "";
  const hussar = /hussar/i.test(name);
  const horse = face.arm === "cavalry";
  switch (face.nation) {
    case "brunswick":
      return horse
        ? { cloth: "u-brunswick", hat: "h-busby", parts: ["b-dolman"], steed: "black" }
        : { cloth: "u-brunswick", hat: "h-skull", parts: ["b-dolman"] };
    case "nassau":
      return { cloth: "u-nassau" };
    case "dutch-belgian":
      if (face.uniform === "nassau") return { cloth: "u-nassau" };
      if (face.uniform === "colonial") return { cloth: "u-nl-indian", hat: "h-belgic" };
      if (horse && face.uniform === "heavy") return { cloth: "u-nl-carabinier", hat: "h-helmet" };
      if (horse && hussar) return { cloth: "u-nl-hussar", hat: "h-shako", parts: ["b-dolman"] };
      if (horse) return { cloth: "u-nl-line", hat: "h-shako" };
      return { cloth: "u-nl-line", hat: face.uniform === "line" ? "h-shako" : "h-belgic" };
    case "hanoverian":
      if (horse) return { cloth: "u-hanover-hussar", hat: "h-busby", parts: ["b-dolman"] };
      return {
        cloth: face.uniform === "landwehr" ? "u-hanover-landwehr" : "u-hanover",
        hat: "h-belgic",
        parts: ["b-wing"],
      };
    case "kgl":
      if (horse)
        return hussar
          ? { cloth: "u-gb-hussar", hat: "h-busby", parts: ["b-dolman", "b-tache"] }
          : { cloth: "u-gb-dragoon", hat: "h-shako", parts: ["b-dolman"] };
      if (face.uniform === "light") return { cloth: "u-kgl-rifle", hat: "h-belgic", parts: ["b-wing"] };
      return { cloth: "u-gb-guard", hat: "h-belgic", parts: ["b-wing"] };
  }
  switch (face.uniform) {
    case "guard":
      return { cloth: "u-gb-guard", hat: "h-belgic", parts: ["b-wing"] };
    case "highland":
      return { cloth: "u-gb-highland", hat: "h-bonnet", parts: ["b-wing"] };
    case "household":
      return { cloth: "u-gb-household", hat: "h-helmet", steed: "black" };
    case "heavy":
      return { cloth: "u-gb-greys", hat: "h-bearskin", steed: "grey" };
    case "light":
      return horse
        ? hussar
          ? { cloth: "u-gb-hussar", hat: "h-busby", parts: ["b-dolman"] }
          : { cloth: "u-gb-dragoon", hat: "h-shako", parts: ["b-dolman"] }
        : { cloth: "u-gb-light", hat: "h-belgic", parts: ["b-wing"] };
    default:
      return { cloth: "u-gb-line", hat: "h-belgic", parts: ["b-wing"] };
  }
}

const PROVINCES: readonly [RegExp, string][] = [
  [/silesian/i, "silesia"],
  [/kurmark/i, "kurmark"],
  [/neumark/i, "kurmark"],
  [/pomeranian/i, "pomerania"],
  [/westphalian/i, "westphalia"],
  [/elbe/i, "elbe"],
];

function prussian(face: Face): Partial<Dress> {
  const name = face.names["en"] ?? "";
  const province = PROVINCES.find(([pattern]) => pattern.test(name))?.[1] ?? "silesia";
  if (face.arm === "cavalry") {
    if (/uhlan/i.test(name)) return { cloth: "u-pr-uhlan", hat: "h-czapka", weapon: "b-lance" };
    if (/landwehr/i.test(name)) return { cloth: `u-landwehr-${province}`, hat: "h-prshako", weapon: "b-lance" };
    if (/hussar/i.test(name)) return { cloth: "u-pr-hussar", hat: "h-prshako", parts: ["b-dolman"] };
    return { cloth: "u-pr-dragoon", hat: "h-prshako" };
  }
  if (face.uniform.startsWith("landwehr")) return { cloth: `u-landwehr-${province}`, hat: "h-landwehr" };
  if (face.uniform === "line_new") return { cloth: "u-pr-new", hat: "h-prshako" };
  if (face.uniform === "line_reserve") return { cloth: "u-pr-reserve", hat: "h-prshako" };
  return { cloth: "u-pr-line", hat: "h-prshako" };
}

export interface Portrait {
  cloth: string;
  hat: string;
  parts: string[];
}

/** Men whose dress the painters agree on; the others differ by hair and whiskers. */
const PORTRAITS: Record<string, Portrait> = {
  "001": { cloth: "u-napoleon", hat: "h-bicorne", parts: ["b-lock"] },
  "002": { cloth: "u-fr-general hair-red", hat: "h-bicorne", parts: ["b-lace", "b-whisker"] },
  "111": { cloth: "u-wellington hair-brown", hat: "h-bicorne", parts: ["b-whisker"] },
  "112": { cloth: "u-gb-hussar u-gb-staff hair-brown", hat: "h-busby", parts: ["b-dolman", "b-tache"] },
  "123": { cloth: "u-picton hair-grey", hat: "h-tophat", parts: ["b-whisker"] },
  "125": { cloth: "u-brunswick hair-fair", hat: "h-cap", parts: ["b-dolman", "b-tache"] },
  "201": { cloth: "u-pr-general hair-white", hat: "h-cap", parts: ["b-tache"] },
};

const HAIR = ["hair-brown", "hair-grey", "hair-dark", "hair-fair", "hair-white"];
const COURT: Record<string, string> = {
  "dutch-belgian": "u-nl-general",
  brunswick: "u-brunswick-general",
};

/** Leaders of cavalry wear what their men wear; the others the hat of the staff, this way or that. */
export function portraitOf(face: Face): Portrait {
  const own = PORTRAITS[face.id];
  if (own) return own;
  const hair = HAIR[chance(face, HAIR.length)] ?? "hair-brown";
  const cloth = `${COURT[face.nation] ?? `u-${face.code}-general`} ${hair}`;
  const horse = face.corps.endsWith("Cav") || face.command.endsWith("Cav");
  const parts = [["b-whisker", "b-lock"][chance(face, 2)] ?? "b-lock"];
  if (horse || face.code === "pr") parts.push("b-tache");
  if (horse) parts.unshift(chance(face, 2) ? "b-cuirass" : "b-dolman");
  else if (face.corps === "A") parts.unshift("b-lace");
  const cap = face.code === "pr" && chance(face, 2);
  return { cloth, hat: cap ? "h-cap" : chance(face, 3) ? "h-bicorne" : "h-cocked", parts };
}
