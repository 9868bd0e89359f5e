// The badge of a nation and the signs of states, in boxes of 24: shapes that differ without colour.

export interface Badge {
  d: string;
  fill: string;
  letters: string;
}

const badge = (letters: string, fill: string, d: string): Badge => ({ d, fill, letters });

const BADGES: Readonly<Record<string, Badge>> = {
  french: badge("F", "#213F7F", "M12 1a11 11 0 1 1 0 22a11 11 0 0 1 0-22z"),
  british: badge("GB", "#9E2326", "M2 2h20v11q0 7-10 10Q2 20 2 13z"),
  kgl: badge("KG", "#9E2326", "M2 5q5 1 5-3h10q0 4 5 3v8q0 7-10 10Q2 20 2 13z"),
  hanover: badge("HA", "#A63428", "M2 1l10 4 10-4v12q0 7-10 10Q2 20 2 13z"),
  nassau: badge("NA", "#3F5A2E", "M12 1l10 5.5v11L12 23 2 17.5v-11z"),
  netherlands: badge("NL", "#2A4A8C", "M12 .5L23.5 12 12 23.5.5 12z"),
  brunswick: badge("BR", "#232327", "M2 4l10-3 10 3v10l-10 9.5L2 14z"),
  prussian: badge("PR", "#2F4258", "M7.5 1h9L23 7.5v9L16.5 23h-9L1 16.5v-9z"),
  saxon: badge("SX", "#5E7D5A", "M1.5 5.5q4 0 4-4h13q0 4 4 4v13q-4 0-4 4h-13q0-4-4-4z"),
  austrian: badge("AT", "#8C5A2A", "M1.5 1.5h21v21h-21z"),
  hungarian: badge("HU", "#3E6FA8", "M1.5 23V10.500Q1.500 1 12 1t10.500 9.500V23z"),
  russian: badge("RU", "#2F5238", "M12 .5Q22 7 22.5 14 22 22.5 12 23.5 2 22.5 1.5 14 2 7 12 .5z"),
  portuguese: badge(
    "PT",
    "#26407A",
    "M12 1.5a5 5 0 0 1 5 5 5 5 0 0 1 5.5 5.5 5 5 0 0 1-5.5 5.5 5 5 0 0 1-5 5 5 5 0 0 1-5-5A5 5 0 0 1 1.5 12 5 5" +
      " 0 0 1 7 6.5a5 5 0 0 1 5-5z",
  ),
  spanish: badge("ES", "#A8332C", "M1.5 2h4v3h4.5V2h4v3h4.5V2h4v20.5h-21z"),
};

/** A nation that has none of its own is shown by a plain shield. */
export const badgeOf = (nation: string): Badge =>
  (Object.hasOwn(BADGES, nation) && BADGES[nation]) || badge("", "#5B5443", "M2 2h20v11q0 7-10 10Q2 20 2 13z");

/** Strokes of one colour, 2.4 wide. */
export const STATE_SIGNS = {
  disordered: "M2 14l4-6 4 8 4-8 4 8 4-6",
  routing: "M4 4l8 7 8-7M4 11l8 7 8-7",
  silenced: "M9 3h6l1 16H8zM3 20L21 4",
  damaged: "M12 3a9 9 0 1 0 8.5 6M12 12V4M12 12l7.5 4M12 12l-7 4M12 12l-7-4M15 2l-1.5 3.5 3 1L15 10",
  spent: "M2 8h5v9H2zM9.5 8h5v9h-5zM17 8h5v9h-5zM1 20L23 5",
} as const;
