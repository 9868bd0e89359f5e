/** The app on the device: a worker keeps the shell, so that it also starts without a connection. */

export async function keepWorker(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  try {
    await navigator.serviceWorker.register("/sw.js");
    const { active } = await navigator.serviceWorker.ready;
    // what came before the worker did is kept too, and fonts on their way are listed only when they
    // are here; later files pass through its hands
    await document.fonts.ready;
    active?.postMessage({ keep: fetched() });
  } catch {
    // a browser that forbids workers still plays, with a connection
  }
}

function fetched(): string[] {
  const files = performance.getEntriesByType("resource").map((entry) => new URL(entry.name));
  return files
    .filter((file) => file.origin === location.origin && file.pathname.startsWith("/assets/"))
    .map((file) => file.pathname);
}
