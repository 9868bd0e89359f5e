/** What this reader has chosen, kept in this browser. */

import { MediaQuery } from "svelte/reactivity";
import type { Lang } from "./words";

export type Theme = "light" | "dark";

export type TextSize = "normal" | "large" | "largest";

export interface Settings {
  lang: Lang;
  theme: Theme | null; // null: as the system is
  pace: "quick" | "normal" | "slow";
  step: boolean; // wait for a click after each move of the computer
  sound: boolean;
  asked: boolean; // whether sounds have been agreed to
  text: TextSize;
  confirm: boolean; // ask before what cannot be taken back
  palette: "armies" | "safe"; // the second is safe for colour-blind readers
}

const KEPT = "grognard-settings";

function preferred(): Lang {
  return navigator.language?.toLowerCase().startsWith("fr") ? "fr" : "en";
}

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<Settings>;
  } catch {
    return {}; // unreadable, or forbidden by the browser: start over
  }
}

export const settings = $state<Settings>({
  lang: preferred(),
  theme: null,
  pace: "normal",
  step: false,
  sound: true,
  asked: false,
  text: "normal",
  confirm: true,
  palette: "armies",
  ...stored(),
});

export function keepSettings(): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify(settings));
  } catch {
    // a browser that keeps nothing still plays
  }
}

export function calm(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

const dark = new MediaQuery("(prefers-color-scheme: dark)");

/** The system's light, followed when it changes. */
export function systemTheme(): Theme {
  return dark.current ? "dark" : "light";
}
