/** Southern Belgium in June 1815: 1 unit is about 120 m, north is up. */

export const WIDTH = 470;
export const HEIGHT = 470;

export interface Town {
  key: string;
  at: readonly [number, number];
  anchor: "start" | "middle" | "end";
  label: readonly [number, number];
  minor?: boolean; // left out where the map is small
}

export const TOWNS: readonly Town[] = [
  { key: "brussels", at: [135, 49], anchor: "start", label: [14, 4] },
  { key: "namur", at: [430, 394], anchor: "middle", label: [-4, -14] },
  { key: "hal", at: [69, 155], anchor: "end", label: [-9, 4], minor: true },
  { key: "nivelles", at: [122, 276], anchor: "end", label: [-8, -6], minor: true },
  { key: "genappe", at: [193, 264], anchor: "end", label: [-8, -2], minor: true },
  { key: "gembloux", at: [331, 310], anchor: "start", label: [8, 14], minor: true },
  { key: "fleurus", at: [249, 384], anchor: "end", label: [-8, 6], minor: true },
];

type Point = readonly [number, number];

/** Where the battles are, on which side their names stand, and the signs of the Allies and the French. */
export const FIELDS: Readonly<Record<string, { at: Point; left: boolean; signs: readonly [Point, Point] }>> = {
  "quatre-bras": {
    at: [193, 301],
    left: true,
    signs: [
      [17, -41],
      [17, -20],
    ],
  },
  ligny: {
    at: [264, 359],
    left: false,
    signs: [
      [18, 11],
      [18, 32],
    ],
  },
  wavre: {
    at: [284, 169],
    left: false,
    signs: [
      [18, 11],
      [66, 11],
    ],
  },
  waterloo: {
    at: [166, 183],
    left: true,
    signs: [
      [-112, 11],
      [-64, 11],
    ],
  },
  charleroi: {
    at: [188, 446],
    left: true,
    signs: [
      [18, -26],
      [66, -26],
    ],
  },
};

export const ROADS: readonly string[] = [
  "135,49 156,141 166,183 181,234 193,283 193,338 188,446",
  "-10,274 122,276 193,301 263,333 317,354 430,394",
  "188,446 249,380 264,359 294,331 331,310 298,204 284,169 220,104 135,49",
  "122,276 145,230 166,183",
  "-10,248 69,155 100,104 135,49",
  "331,310 415,275 480,245",
  "284,169 311,95 334,-10",
];

export const RIVERS: readonly string[] = [
  "-20,530 72,507 123,471 164,455 210,456 254,442 294,417 334,410 374,404 411,398 430,402 454,391 506,378",
  "437,560 438,487 449,455 440,427 430,402",
];

export const BROOKS: readonly string[] = [
  "220,288 222,252 252,223 275,188 298,145 320,95 334,-10",
  "9,266 59,188 80,120 116,77 139,-10",
  "220,373 259,352 282,348 299,362 314,389 330,410",
  "180,200 237,190 269,172 283,158",
];

/** Names of waters with a turn, the great forest south of Brussels, and the ridges. */
export const WATERS: readonly { key: string; at: readonly [number, number]; turn: number }[] = [
  { key: "sambre", at: [338, 430], turn: -8 },
  { key: "dyle", at: [240, 246], turn: -42 },
  { key: "senne", at: [82, 112], turn: -56 },
];
export const FOREST = { at: "166,112", trees: 16, spread: 40, label: [206, 128] as const };
export const WOODS: readonly string[] = ["174,276", "342,262", "85,412", "388,452"];
export const CRESTS: readonly { line: string; size: number; down: 1 | -1 }[] = [
  { line: "112,198 160,190 220,186", size: 9, down: 1 },
  { line: "232,330 280,322 345,334", size: 8, down: 1 },
  { line: "24,392 90,378 160,378", size: 8, down: 1 },
  { line: "334,222 390,206 455,210", size: 8, down: 1 },
  { line: "286,440 340,436 394,430", size: 8, down: 1 },
  { line: "362,96 410,86 470,94", size: 7, down: 1 },
];
