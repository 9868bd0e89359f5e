/** Which page is shown, by the address. */

export type Page =
  | { name: "lobby" | "open" | "learn" | "settings" | "join" | "recover" | "confirm" | "army" | "missing" }
  | { name: "match" | "replay"; id: string; step?: number }
  | { name: "cards"; id: string | null }
  | { name: "rules"; id: string | null; game: string };

type Simple = "lobby" | "open" | "learn" | "settings" | "join" | "recover" | "confirm" | "army";
const SIMPLE: Record<string, Simple> = {
  "": "lobby", open: "open", learn: "learn", settings: "settings", join: "join", recover: "recover",
  confirm: "confirm", army: "army",
};

export function pageOf(path: string, hash = ""): Page {
  const [first = "", id = "", more = ""] = path.replace(/^\//, "").split("/").map(decodeURIComponent);
  const simple = SIMPLE[first];
  if (simple && !id) return { name: simple };
  if ((first === "match" || first === "replay") && id) {
    const step = /^#step-(\d+)$/.exec(hash);
    return step ? { name: first, id, step: Number(step[1]) } : { name: first, id };
  }
  if (first === "cards") return { name: first, id: id || null };
  if (first === "rules") {
    // a game's name, a rule's number, or both; without a name the rules are those of EAGLES
    const named = /^[a-z]+$/.test(id);
    return { name: first, game: named ? id : "eagles", id: (named ? more : id) || null };
  }
  return { name: "missing" };
}

type Listener = () => void;
const listeners = new Set<Listener>();

/** Go to another page of ours without loading anew. */
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
  if (link.pathname.startsWith("/api/") || link.pathname === "/status") return;
  if (link.hash && link.pathname === location.pathname) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
