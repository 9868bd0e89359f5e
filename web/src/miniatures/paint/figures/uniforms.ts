// What the soldiers of each nation wear, by day and by candle-light, and how their light troops differ.

import { FLAGS, tricolour, union } from "./flags";
import { CREAM, GOLD, GREEN, INK, SCARLET, type Dress, type Part } from "./parts";
import type { Palette } from "../palette";
import type { Army, DrawnUnit } from "../troops/pieces";

/** What a unit is dressed by. */
export interface Coat {
  army: Army;
  nation: string; // empty: its army's own dress
  light: boolean;
  rifles: boolean;
  cloth: string; // the colour of its own coat, if it has one
  dress?: string; // the role as which those are dressed who have no dress of their own
}

type Shade = readonly [day: string, night: string];

interface Uniform {
  coat: Shade;
  face: string;
  legs: string;
  hat: string;
  crown: string;
  plume: string;
  belt: string;
  shabraque?: Shade; // left out: as the coat
  edging: string;
  horse: string;
  flag: readonly Part[];
  light?: Change; // what its light troops wear instead
  arms?: Readonly<Record<string, Change>>; // what others wear, by the role of the figure
}

interface Change {
  coat?: Shade;
  face?: string;
  plume?: string;
  belt?: string;
}

const both = (colour: string): Shade => [colour, colour];
const RED: Shade = ["#9E2326", "#B5403C"];
const RIFLE_GREEN: Shade = ["#35492B", "#6D8C50"];
const LEAF = "#4E7A38";
const BLACK = "#14110E";
const SHAKO = { hat: "#2B2F33", crown: "#565C63" };
const ON_WHITE = "#A39C8A"; // belts that still show on a white coat

const NAVY: Shade = ["#22366B", "#4A63A8"];
const DARK_GREEN: Shade = ["#2F5238", "#4F7B57"];
const SKY: Shade = ["#5B86B5", "#7FA6D0"];
const WHITE: Shade = ["#EAE6DA", "#D6D1C2"];
const YELLOW: Shade = ["#CFA93A", "#D9BC63"];
const BROWN: Shade = ["#6B4A28", "#96704A"];

/** Guns with their crew and their team. */
const gunners = (coat: Shade, face: string): Record<string, Change> => ({
  gun: { coat, face },
  limber: { coat, face },
  caisson: { coat, face },
  gunner: { coat, face },
  rammer: { coat, face },
  linstock: { coat, face },
});
const ROYAL = {
  ...gunners(NAVY, SCARLET),
  hussar: { coat: NAVY, face: "#C9B58A" },
  horseman: { coat: NAVY, face: "#C0523F" },
};

const RIFLES = { coat: RIFLE_GREEN, face: INK, plume: LEAF, belt: BLACK };
const VOLTIGEURS = { face: LEAF, plume: LEAF };

const UNIFORMS: Readonly<Record<string, Uniform>> = {
  french: {
    coat: ["#213F7F", "#4066B8"],
    face: "#8E2B33",
    legs: "#EDE6D6",
    ...SHAKO,
    plume: SCARLET,
    belt: CREAM,
    edging: "#E6C266",
    horse: "#6B4528",
    flag: FLAGS.french,
    light: VOLTIGEURS,
    arms: {
      ...gunners(["#1E3464", "#3F5E9A"], SCARLET),
      horseman: { coat: DARK_GREEN, face: SCARLET },
      hussar: { coat: DARK_GREEN, face: SCARLET },
      dragoon: { coat: DARK_GREEN, face: "#C0523F" },
      lancer: { coat: DARK_GREEN, face: "#C0523F" },
    },
  },
  british: {
    coat: RED,
    face: "#1F3F6E",
    legs: "#7F8387",
    ...SHAKO,
    plume: CREAM,
    belt: CREAM,
    shabraque: ["#1F3660", "#3F5E9A"],
    edging: "#E9E2D0",
    horse: "#7A4A26",
    flag: FLAGS.british,
    light: RIFLES,
    arms: ROYAL,
  },
  kgl: {
    coat: RED,
    face: "#22366B",
    legs: "#7F8387",
    ...SHAKO,
    plume: LEAF,
    belt: CREAM,
    shabraque: ["#22366B", "#4A63A8"],
    edging: "#E3B93F",
    horse: "#5B3A20",
    flag: FLAGS.kgl,
    light: RIFLES,
    arms: ROYAL,
  },
  hanover: {
    coat: ["#A63428", "#C0523F"],
    face: "#E3B93F",
    legs: "#8B8A80",
    hat: "#3A342C",
    crown: "#6A6152",
    plume: "#E3B93F",
    belt: CREAM,
    edging: "#E3B93F",
    horse: "#6B4528",
    flag: FLAGS.hanover,
    light: RIFLES,
    arms: { ...ROYAL, hussar: { coat: DARK_GREEN, face: SCARLET } },
  },
  nassau: {
    coat: ["#3F5A2E", "#5E8146"],
    face: INK,
    legs: "#4E5A40",
    hat: "#2B2F2A",
    crown: "#B98A2F",
    plume: "#E3A83A",
    belt: "#B0762F",
    edging: "#E3A83A",
    horse: "#6B4528",
    flag: FLAGS.nassau,
    light: { plume: LEAF },
  },
  netherlands: {
    coat: ["#2A4A8C", "#4A72BE"],
    face: "#D07A1E",
    legs: "#8F9296",
    ...SHAKO,
    plume: "#D07A1E",
    belt: CREAM,
    edging: "#D07A1E",
    horse: "#73492B",
    flag: FLAGS.netherlands,
    light: { coat: ["#36502F", "#5E8146"], face: "#E3B93F", plume: LEAF, belt: BLACK },
    arms: gunners(["#24376B", "#4A63A8"], INK),
  },
  brunswick: {
    coat: ["#232327", "#4B4C54"],
    face: "#7FB0D8",
    legs: "#232327",
    hat: "#1A1A1C",
    crown: "#4A4B50",
    plume: "#7FB0D8",
    belt: BLACK,
    edging: "#7FB0D8",
    horse: "#3E2A1A",
    flag: FLAGS.brunswick,
    light: { face: LEAF, plume: LEAF },
  },
  prussian: {
    coat: ["#2F4258", "#5A7592"],
    face: "#B23A36",
    legs: "#8B9096",
    hat: "#23262A",
    crown: "#4E545A",
    plume: CREAM,
    belt: BLACK,
    edging: "#C9CFD2",
    horse: "#5E3F25",
    flag: FLAGS.prussian,
    light: { coat: ["#34503A", "#587F60"], face: "#B23A36", plume: INK },
    arms: {
      ...gunners(["#24364C", "#4F6884"], INK),
      hussar: { coat: ["#3B3F45", "#62676E"], face: SCARLET },
      dragoon: { coat: SKY, face: SCARLET },
      lancer: { coat: ["#24364C", "#4F6884"], face: SCARLET },
      cuirassier: { coat: WHITE, face: "#22366B" },
    },
  },
  saxon: {
    coat: ["#EAE6DA", "#D6D1C2"],
    face: "#3C6E3C",
    legs: "#DAD5C6",
    ...SHAKO,
    plume: "#3C6E3C",
    belt: ON_WHITE,
    shabraque: ["#B03A30", "#C0523F"],
    edging: "#F0D36A",
    horse: "#6B4528",
    flag: FLAGS.saxon,
    light: { coat: ["#3C5A33", "#64865A"], face: INK, plume: LEAF },
    arms: {
      ...gunners(DARK_GREEN, SCARLET),
      hussar: { coat: SKY, face: INK },
      dragoon: { coat: ["#B03A30", "#C0523F"], face: "#3C6E3C" },
    },
  },
  austrian: {
    coat: ["#EFE9DA", "#DAD3C2"],
    face: "#B4632F",
    legs: "#DED8C8",
    ...SHAKO,
    plume: GOLD,
    belt: ON_WHITE,
    shabraque: ["#A5302C", "#B5403C"],
    edging: GOLD,
    horse: "#5B3A20",
    flag: FLAGS.austrian,
    light: { coat: ["#6F7468", "#8F958A"], face: LEAF, plume: LEAF },
    arms: {
      ...gunners(BROWN, SCARLET),
      hussar: { coat: NAVY, face: SCARLET },
      dragoon: { coat: WHITE, face: INK },
      lancer: { coat: DARK_GREEN, face: SCARLET },
      landwehr: { coat: ["#7C7F78", "#989B93"], face: SCARLET },
    },
  },
  hungarian: {
    coat: ["#EFE9DA", "#DAD3C2"],
    face: "#3E6FA8",
    legs: "#5B86B5",
    ...SHAKO,
    plume: GOLD,
    belt: ON_WHITE,
    shabraque: ["#A5302C", "#B5403C"],
    edging: GOLD,
    horse: "#5B3A20",
    flag: FLAGS.hungarian,
    light: { coat: ["#6F7468", "#8F958A"], face: LEAF, plume: LEAF },
    arms: { ...gunners(BROWN, SCARLET), hussar: { coat: SKY, face: SCARLET } },
  },
  russian: {
    coat: ["#2F5238", "#4F7B57"],
    face: SCARLET,
    legs: "#EDE6D6",
    hat: "#23262A",
    crown: "#4A5048",
    plume: INK,
    belt: CREAM,
    edging: GOLD,
    horse: "#4E3420",
    flag: FLAGS.russian,
    light: { belt: BLACK },
    arms: {
      ...gunners(["#2A4331", "#496B52"], INK),
      hussar: { coat: NAVY, face: "#C9B58A" },
      dragoon: { coat: DARK_GREEN, face: SCARLET },
      lancer: { coat: NAVY, face: SCARLET },
      cuirassier: { coat: WHITE, face: "#2F5238" },
      landwehr: { coat: ["#8A7A5C", "#A6967A"], face: SCARLET },
    },
  },
  portuguese: {
    coat: ["#26407A", "#4A69AE"],
    face: "#C9A227",
    legs: "#26407A",
    ...SHAKO,
    plume: SCARLET,
    belt: CREAM,
    edging: "#C9A227",
    horse: "#7A4A26",
    flag: FLAGS.portuguese,
    light: { coat: ["#6B4A28", "#96704A"], face: INK, plume: LEAF, belt: BLACK },
    arms: gunners(NAVY, INK),
  },
  spanish: {
    coat: ["#E9E2CF", "#D3CBB6"],
    face: SCARLET,
    legs: "#D8D0BC",
    hat: "#2B2622",
    crown: "#5F564A",
    plume: SCARLET,
    belt: "#A08E6A",
    shabraque: ["#3A5A94", "#5576B4"],
    edging: SCARLET,
    horse: "#85562F",
    flag: FLAGS.spanish,
    light: { face: LEAF, plume: LEAF },
    arms: {
      ...gunners(NAVY, SCARLET),
      hussar: { coat: DARK_GREEN, face: SCARLET },
      dragoon: { coat: YELLOW, face: SCARLET },
    },
  },
};

/** Of units that have no nation of their own: the mark of their army, in the colours of the page. */
function armyUniform(army: Army, palette: Palette): Uniform {
  const coat = both(palette.armies[army]);
  const own = { coat, edging: CREAM, horse: palette.horse, light: { face: GREEN, plume: GREEN } };
  const day = coat[0];
  if (army === "fr") return { ...UNIFORMS["french"]!, ...own, flag: tricolour(day) };
  if (army === "gb")
    return { ...UNIFORMS["british"]!, ...own, shabraque: coat, face: "#741719", flag: union(day, day) };
  return { ...UNIFORMS["prussian"]!, ...own, face: "#6F7981", plume: INK };
}

export const isNation = (word: string): boolean => Object.hasOwn(UNIFORMS, word);

const uniformOf = ({ nation, army }: Coat, palette: Palette): Uniform =>
  isNation(nation) ? UNIFORMS[nation]! : armyUniform(army, palette);

/** What differs from the nation's uniform: by the arm, or as light troops. */
function changeOf(worn: Coat, uniform: Uniform, role: string): Change {
  const arm = worn.nation ? (uniform.arms?.[role] ?? uniform.arms?.[worn.dress ?? ""]) : undefined;
  return arm ?? (worn.light || worn.rifles ? (uniform.light ?? {}) : {});
}

/** The colour of a coat: one that is named before that of an arm, and that before the nation's. */
export function clothOf(worn: Coat, palette: Palette, role = ""): string {
  const own = palette.coats[worn.cloth];
  if (own) return own;
  const uniform = uniformOf(worn, palette);
  if (!worn.nation) return worn.rifles ? palette.rifles : shaded(uniform.coat, palette);
  return shaded(changeOf(worn, uniform, role).coat ?? uniform.coat, palette);
}

const shaded = ([day, night]: Shade, palette: Palette): string => (palette.night ? night : day);

/** What is white on other coats is grey or of the army's colour on a white one. */
export function dressOf(worn: Coat, palette: Palette, role = ""): Dress {
  const uniform = uniformOf(worn, palette);
  const { face, plume, belt } = { ...uniform, ...changeOf(worn, uniform, role) };
  const white = worn.cloth === "white";
  const coat = clothOf(worn, palette, role);
  return {
    coat,
    face,
    plume,
    legs: uniform.legs,
    hat: uniform.hat,
    crown: uniform.crown,
    belt: worn.rifles ? BLACK : white ? ON_WHITE : belt,
    lace: white ? palette.armies[worn.army] : worn.nation ? face : CREAM,
    shabraque: uniform.shabraque ? shaded(uniform.shabraque, palette) : coat,
    edging: white ? palette.armies[worn.army] : uniform.edging,
    horse: worn.nation ? uniform.horse : palette.horse,
    flag: uniform.flag,
  };
}

export const facingOf = (worn: Coat, palette: Palette): string => uniformOf(worn, palette).face;

export const coatOf = (unit: DrawnUnit): Coat => ({
  army: unit.army,
  nation: isNation(unit.nation ?? "") ? unit.nation! : "",
  light: unit.light,
  rifles: unit.rifles ?? false,
  cloth: unit.coat ?? "",
  dress: unit.dress ?? "",
});

/** The same in the dress of its light troops. */
export const asLight = (coat: Coat): Coat => (coat.light ? coat : { ...coat, light: true });
