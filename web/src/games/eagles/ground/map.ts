/**
 * The country of each battle in a few strokes: crests, roads, woods, villages, brooks. Ornament
 * only.
 */

/** Lines are points "x,y" on a sheet of 1132 by 706, the French edge below. */
export interface Country {
  crests: { line: string; size: number; down: 1 | -1 }[];
  roads: string[];
  lanes: string[]; // unpaved
  brooks: string[];
  woods: { at: string; spread: number; trees: number }[];
  villages: { at: string; houses: number }[];
}

const NONE: Country = { crests: [], roads: [], lanes: [], brooks: [], woods: [], villages: [] };

export const COUNTRIES: Record<string, Country> = {
  // the ridge of Mont-Saint-Jean, the valley, the ridge of La Belle Alliance
  waterloo: {
    crests: [
      { line: "-20,150 170,120 360,132 560,168 760,140 960,126 1150,158", size: 24, down: 1 },
      { line: "-20,560 180,592 380,560 560,536 780,566 980,600 1150,570", size: 20, down: -1 },
      { line: "120,330 200,318 290,336", size: 11, down: 1 },
      { line: "640,420 760,398 900,416", size: 10, down: -1 },
    ],
    roads: ["566,-10 560,140 572,300 556,420 548,560 560,716", "566,60 420,180 280,330 150,520 90,716"],
    lanes: ["-10,172 240,148 560,186 820,160 1142,178", "700,716 830,560 980,440 1142,390"],
    brooks: ["1142,300 1060,330 980,322 900,346"],
    woods: [
      { at: "196,388", spread: 62, trees: 15 },
      { at: "60,640", spread: 46, trees: 8 },
      { at: "1050,70", spread: 70, trees: 12 },
      { at: "1060,560", spread: 66, trees: 14 },
      { at: "300,24", spread: 90, trees: 12 },
    ],
    villages: [
      { at: "212,336", houses: 4 },
      { at: "588,292", houses: 3 },
      { at: "966,300", houses: 4 },
      { at: "520,548", houses: 2 },
      { at: "600,40", houses: 5 },
      { at: "900,640", houses: 5 },
    ],
  },
  // slopes down to the Ligne on both sides, villages along it, the mill of Bussy behind
  ligny: {
    crests: [
      { line: "-20,110 200,150 420,96 640,120 860,84 1150,130", size: 17, down: 1 },
      { line: "-20,250 240,274 520,248 820,270 1150,244", size: 10, down: 1 },
      { line: "-20,600 260,560 540,610 820,572 1150,606", size: 17, down: -1 },
      { line: "-20,470 300,446 620,468 900,440 1150,462", size: 10, down: -1 },
    ],
    roads: ["-10,40 300,66 700,28 1142,60", "-10,690 380,640 760,660 1142,632"],
    lanes: [
      "180,716 230,520 210,350 300,180 340,40",
      "620,716 600,520 640,350 610,190 660,40",
      "960,716 930,500 950,350 900,180 930,40",
    ],
    brooks: ["-10,330 110,350 240,338 380,362 520,346 660,366 800,344 940,358 1142,336"],
    woods: [
      { at: "70,420", spread: 44, trees: 8 },
      { at: "1080,220", spread: 50, trees: 9 },
      { at: "460,30", spread: 50, trees: 6 },
      { at: "1040,650", spread: 60, trees: 9 },
    ],
    villages: [
      { at: "120,320", houses: 6 },
      { at: "300,372", houses: 6 },
      { at: "600,336", houses: 8 },
      { at: "840,372", houses: 6 },
      { at: "1030,330", houses: 5 },
      { at: "660,90", houses: 2 },
    ],
  },
  // the crossroads, the wood of Bossu, the pond of Materne
  "quatre-bras": {
    crests: [
      { line: "300,190 520,168 760,190 1000,160", size: 13, down: 1 },
      { line: "380,430 560,410 760,436", size: 12, down: -1 },
      { line: "-20,620 300,650 640,600 1150,640", size: 18, down: -1 },
    ],
    roads: ["520,-10 514,120 540,330 580,520 610,716", "-10,70 260,104 514,120 800,172 1142,260"],
    lanes: ["540,400 720,330 1000,300", "60,716 200,560 420,470 556,420"],
    brooks: ["330,400 480,372 620,388 780,360 900,372 1142,420"],
    woods: [
      { at: "240,220", spread: 110, trees: 30 },
      { at: "250,380", spread: 96, trees: 24 },
      { at: "1060,520", spread: 80, trees: 16 },
      { at: "900,60", spread: 46, trees: 7 },
    ],
    villages: [
      { at: "506,108", houses: 5 },
      { at: "600,384", houses: 3 },
      { at: "900,330", houses: 4 },
      { at: "640,600", houses: 5 },
    ],
  },
  // the Dyle in its deep valley, the town on both banks, bridges up the stream
  wavre: {
    crests: [
      { line: "-20,210 220,180 480,232 760,200 1150,236", size: 28, down: 1 },
      { line: "-20,520 240,556 520,506 800,540 1150,500", size: 28, down: -1 },
      { line: "-20,90 360,70 760,96 1150,60", size: 12, down: 1 },
    ],
    roads: ["600,-10 640,160 620,350 660,540 620,716", "-10,140 300,240 620,300"],
    lanes: ["160,716 240,520 200,350 260,180 180,-10", "940,716 960,520 930,350 980,180"],
    brooks: ["-10,372 120,346 260,366 420,338 560,358 700,340 860,364 1000,342 1142,360"],
    woods: [
      { at: "90,600", spread: 60, trees: 12 },
      { at: "1020,110", spread: 66, trees: 12 },
      { at: "420,640", spread: 50, trees: 8 },
      { at: "1080,610", spread: 50, trees: 9 },
    ],
    villages: [
      { at: "600,316", houses: 9 },
      { at: "660,396", houses: 9 },
      { at: "540,392", houses: 5 },
      { at: "220,320", houses: 4 },
      { at: "950,320", houses: 4 },
      { at: "60,320", houses: 3 },
    ],
  },
  // the Sambre with its bridges, the roads that part beyond the town, woods everywhere
  charleroi: {
    crests: [
      { line: "-20,180 260,210 560,170 860,206 1150,176", size: 15, down: 1 },
      { line: "200,420 460,392 700,420", size: 14, down: -1 },
      { line: "760,330 940,306 1150,330", size: 13, down: 1 },
    ],
    roads: ["560,716 540,560 520,420 470,230 420,-10", "520,420 680,270 860,130 1000,-10", "-10,520 240,540 540,560"],
    lanes: ["540,560 800,590 1142,560", "-10,290 200,310 470,230"],
    brooks: ["-10,640 120,610 230,636 330,580 440,560 560,596 660,640 800,616 900,556 1142,530"],
    woods: [
      { at: "120,110", spread: 84, trees: 18 },
      { at: "300,330", spread: 54, trees: 11 },
      { at: "700,90", spread: 60, trees: 12 },
      { at: "960,420", spread: 80, trees: 18 },
      { at: "90,440", spread: 50, trees: 9 },
    ],
    villages: [
      { at: "520,540", houses: 9 },
      { at: "560,610", houses: 6 },
      { at: "460,250", houses: 5 },
      { at: "860,140", houses: 6 },
      { at: "200,600", houses: 4 },
    ],
  },
};

export function countryOf(battle: string): Country {
  return COUNTRIES[battle] ?? NONE;
}

type Point = [number, number];

function points(line: string): Point[] {
  return line.split(" ").map((point) => point.split(",").map(Number) as Point);
}

/** The same strokes every time: a small generator with a fixed seed. */
function dice(seed: number): () => number {
  let state = seed || 1;
  return () => ((state = (state * 48271) % 2147483647) & 0xffff) / 0xffff;
}

/** A smooth line through its points. */
export function smooth(line: string): string {
  const all = points(line);
  let path = `M${all[0]?.join(" ")}`;
  for (let i = 0; i < all.length - 1; i++) {
    const [a, b, c, d] = [all[i - 1] ?? all[i]!, all[i]!, all[i + 1]!, all[i + 2] ?? all[i + 1]!];
    path +=
      `C${whole(b[0] + (c[0] - a[0]) / 6)} ${whole(b[1] + (c[1] - a[1]) / 6)} ` +
      `${whole(c[0] - (d[0] - b[0]) / 6)} ${whole(c[1] - (d[1] - b[1]) / 6)} ${c.join(" ")}`;
  }
  return path;
}

/** Strokes down the slope from a crest, long where it is steep, as map engravers drew relief. */
export function hachures(line: string, size: number, down: 1 | -1): { long: string; short: string } {
  const all = points(line);
  const roll = dice(Math.round(size * 31 + (all[0]?.[1] ?? 0) * 7));
  let long = "";
  let short = "";
  for (let i = 0; i < all.length - 1; i++) {
    const [from, to] = [all[i]!, all[i + 1]!];
    const steps = Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / 5);
    for (let k = 0; k < steps; k++) {
      const u = k / steps;
      const eased = u * u * (3 - 2 * u);
      const x = from[0] + (to[0] - from[0]) * u;
      const y = from[1] + (to[1] - from[1]) * eased;
      const whole1 = (i + u) / (all.length - 1);
      const steep =
        size *
        Math.sin(Math.PI * Math.min(1, Math.max(0, whole1))) ** 0.5 *
        (0.45 + 0.55 * Math.abs(Math.sin(whole1 * 7 + size))) *
        (0.75 + roll() * 0.5);
      const lean = ((to[1] - from[1]) / 90) * -steep * 0.25 + (roll() - 0.5) * 1.2;
      if (steep < 1.5) continue;
      long += `M${whole(x)} ${whole(y)}l${tenth(lean)} ${tenth(down * steep)}`;
      if (roll() < 0.55) {
        const foot = whole(y + down * (steep + 2));
        short += `M${whole(x + 2.5)} ${foot}l${tenth(lean * 0.6)} ${tenth(down * steep * 0.5)}`;
      }
    }
  }
  return { long, short };
}

export interface Spot {
  x: number;
  y: number;
  size: number;
}

/** Trees or houses about a point. */
export function scatter(at: string, count: number, spread: number): Spot[] {
  const [[cx, cy] = [0, 0]] = points(at);
  const roll = dice(Math.round(cx * 13 + cy));
  return Array.from({ length: count }, (_, i) => {
    const angle = i * 2.4;
    const far = spread * Math.sqrt((i + 0.5) / count);
    return {
      x: whole(cx + Math.cos(angle) * far + (roll() - 0.5) * 8),
      y: whole(cy + Math.sin(angle) * far * 0.62 + (roll() - 0.5) * 6),
      size: tenth(0.8 + roll() * 0.5),
    };
  }).sort((a, b) => a.y - b.y);
}

function whole(number: number): number {
  return Math.round(number);
}

function tenth(number: number): number {
  return Math.round(number * 10) / 10;
}
