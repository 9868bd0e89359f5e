/** Which page is shown, by the address. */

import { GAMES } from "../games";
import { builtGames } from "./address";

export type Page =
  | { name: "lobby" | "open" | "settings" | "join" | "recover" | "confirm" | "missing" }
  | { name: "match" | "replay"; id: string; step?: number; token?: string }
  | { name: "army" | "learn" | "how"; game: string }
  | { name: "game"; game: string; page: string; id: string | null }
  | { name: "rules"; id: string | null; game: string };

type Simple = "lobby" | "open" | "settings" | "join" | "recover" | "confirm";
const SIMPLE: Record<string, Simple> = {
  "": "lobby",
  open: "open",
  settings: "settings",
  join: "join",
  recover: "recover",
  confirm: "confirm",
};

export function pageOf(path: string, hash = ""): Page {
  const [first = "", id = "", more = "", rest = ""] = path.replace(/^\//, "").split("/").map(decodeURIComponent);
  const simple = SIMPLE[first];
  if (simple && !id) return { name: simple };
  if ((first === "match" || first === "replay") && id) {
    // the end of a link to a private battle follows the step: no server on the way reads it
    const step = /^#step-(\d+)(?:\/([\w-]+))?$/.exec(hash);
    if (!step) return { name: first, id };
    return { name: first, id, step: Number(step[1]), ...(step[2] ? { token: step[2] } : {}) };
  }
  if (first === "rules") {
    // a game's key, a rule's number, or both; without a key the rules are those of the first game
    const named = /^[a-z]+$/.test(id);
    return { name: first, game: named ? id : GAMES[0]!.key, id: (named ? more : id) || null };
  }
  if (first === "army" && (!id || builtGames().includes(id))) return { name: first, game: id || builtGames()[0]! };
  if (first === "learn" || first === "how") {
    const part = first === "how" ? first : "lesson";
    const game = GAMES.find((each) => each[part] && (!id || each.key === id));
    if (game) return { name: first, game: game.key };
  }
  return (first === "games" ? gamePage(id, more, rest) : shortPage(first, id)) ?? { name: "missing" };
}

function gamePage(key: string, page: string, id: string): Page | null {
  const game = GAMES.find((each) => each.key === key && page in (each.pages ?? {}));
  return game ? { name: "game", game: key, page, id: id || null } : null;
}

function shortPage(page: string, id: string): Page | null {
  const game = GAMES.find(({ pages }) => pages?.[page]?.short);
  return game ? gamePage(game.key, page, id) : null;
}

type Listener = () => void;
const listeners = new Set<Listener>();

/** Go to another page of ours without reloading. */
export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  for (const heard of listeners) heard();
  scrollTo(0, 0);
}

export function onRoute(heard: Listener): () => void {
  listeners.add(heard);
  addEventListener("popstate", heard);
  return () => {
    listeners.delete(heard);
    removeEventListener("popstate", heard);
  };
}

/** Plain clicks on links to our own pages stay in the page; all others are the browser's. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = (event.target as Element | null)?.closest?.("a[href]") as HTMLAnchorElement | null;
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (["api", "status", "charts"].includes(link.pathname.split("/")[1] ?? "")) return;
  if (link.hash && link.pathname === location.pathname) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
