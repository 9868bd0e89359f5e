// Keeps the shell of the app: its page, and files whose names change with their contents. It never
// touches /api: what a match knows comes from the server alone, or not at all.

const KEPT = "grognard-shell-1";
const MOST = 160; // files; the oldest go first
const SHELL = "/";
const CHARTS = "/charts"; // a page of its own
const OFFLINE = "/offline.html";
const PATIENCE = 4000; // milliseconds until the kept page is shown instead

self.addEventListener("install", (event) => {
  event.waitUntil(prepare().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(forgetOthers().then(() => self.clients.claim()));
});

self.addEventListener("message", (event) => {
  const wanted = Array.isArray(event.data?.keep) ? event.data.keep : [];
  event.waitUntil(keepAll(wanted.filter((path) => String(path).startsWith("/assets/"))));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (request.mode === "navigate") {
    if (isPage(url.pathname)) event.respondWith(page(request));
  } else if (url.pathname.startsWith("/assets/")) {
    event.respondWith(file(request)); // its name says what is in it: it never changes
  } else if (url.pathname.startsWith("/icons/") || url.pathname === "/manifest.webmanifest") {
    event.respondWith(fetch(request).catch(() => caches.match(request).then((kept) => kept ?? Response.error())));
  }
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const path = String(event.notification.data?.path ?? SHELL);
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then((open) => {
      const there = open.find((one) => new URL(one.url).pathname === path);
      return there ? there.focus() : self.clients.openWindow(path);
    }),
  );
});

const NOT_PAGES = ["/api/", "/status", "/healthz", "/metrics"];

function isPage(path) {
  return !NOT_PAGES.some((start) => path.startsWith(start));
}

async function prepare() {
  const kept = await caches.open(KEPT);
  await kept.addAll([OFFLINE, "/icons/grognard.svg", "/manifest.webmanifest"]);
  for (const shell of await shellsOfPages()) await takeShell(await fetch(shell, { cache: "reload" }), shell);
}

/** The shells of the pages that are open: who only reads charts fetches no table. */
async function shellsOfPages() {
  const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  return new Set(open.length ? open.map((one) => shellOf(new URL(one.url).pathname)) : [SHELL]);
}

async function forgetOthers() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name)));
}

function shellOf(path) {
  return path === CHARTS || path.startsWith(`${CHARTS}/`) ? CHARTS : SHELL;
}

/** The newest page if it comes in time, else the kept one, else one that says what is the matter. */
async function page(request) {
  const shell = shellOf(new URL(request.url).pathname);
  const fresh = fetch(request).then(async (response) => {
    if (response.ok) await takeShell(response.clone(), shell);
    return response;
  });
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  try {
    const first = await Promise.race([fresh, late]);
    if (first) return first;
  } catch {
    // no connection
  }
  const kept = (await caches.match(shell)) ?? (await fresh.catch(() => null));
  return kept ?? (await caches.match(OFFLINE)) ?? Response.error();
}

/** Keep a page and the files it names: all our pages are the same one, but for the charts. */
async function takeShell(response, shell) {
  if (!response.ok || !response.headers.get("content-type")?.includes("html")) return;
  const kept = await caches.open(KEPT);
  const html = await response.clone().text();
  await kept.put(shell, response);
  await keepAll([...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map((found) => found[1]));
}

async function file(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) await put(request, response.clone());
  return response;
}

async function keepAll(paths) {
  const kept = await caches.open(KEPT);
  for (const path of paths) {
    if (await kept.match(path)) continue;
    const response = await fetch(path).catch(() => null);
    if (response?.ok) await put(path, response);
  }
}

async function put(request, response) {
  const kept = await caches.open(KEPT);
  await kept.put(request, response);
  const files = (await kept.keys()).filter((one) => new URL(one.url).pathname.startsWith("/assets/"));
  for (const old of files.slice(0, Math.max(0, files.length - MOST))) await kept.delete(old);
}
