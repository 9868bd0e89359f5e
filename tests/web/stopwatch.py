"""How long a player waits, measured in a real browser; tools/front.py speed shows it.

An input is answered when the browser has painted what came of it: that is what its own Event Timing
counts, in steps of 8 ms, and leaves out below 16 ms. An order is carried out when the table that
the server sent in answer has been painted.
"""

from __future__ import annotations

import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Page, sync_playwright

from tests.server.running import ROOT, free_port
from tests.web.chromium import ARGUMENTS, found
from tests.web.lobby import choose, open_lobby, wait_for_decision

GAMES: Final = 5
BATTLES: Final = {
    "crepuscule": "plancenoit",
    "age": "saalfeld",
    "march": "barrosa",
    "eagles": "waterloo",
}  # the last is played
SELECTED: Final = 40
KEYS: Final = 40
ORDERS: Final = 25
SHORTEST: Final = 16.0  # ms, what Event Timing leaves out
PATIENCE: Final = 60_000
MAY_ACT: Final = '[data-card]:is([data-mark="may"], [data-mark="legal"])'
TARGET: Final = ':is([data-card], [data-place])[data-mark="target"]'

# every input by its id with the longest of its events; and the paint after the server's answer
WATCH: Final = """
window.inputs = new Map();
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) {
    if (entry.interactionId) {
      const before = window.inputs.get(entry.interactionId) ?? 0;
      window.inputs.set(entry.interactionId, Math.max(before, entry.duration));
    }
  }
}).observe({ type: "event", durationThreshold: 16, buffered: true });
let told = () => {};
window.WebSocket = class extends WebSocket {
  constructor(...words) {
    super(...words);
    this.addEventListener("message", (event) => {
      if (String(event.data).startsWith('{"type":"update"')) told();
    });
  }
};
window.tableAfter = (selector) => new Promise((done) => {
  const begun = performance.now();
  told = () => requestAnimationFrame(() => setTimeout(() => done(performance.now() - begun)));
  document.querySelector(selector).click();
  setTimeout(() => done(null), 3000);
});
"""


@dataclass(frozen=True)
class Figure:
    title: str
    value: float
    unit: str
    limit: float | None  # none: only to be known
    of: str

    @property
    def holds(self) -> bool:
        return self.limit is None or self.value < self.limit


def measure() -> list[Figure]:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found(), args=list(ARGUMENTS))
        port = free_port()
        with command(Path(folder), port) as begun:
            page = visitor(browser, f"http://127.0.0.1:{port}")
            wait_for(lambda: can_open(page))
            figures = [
                Figure(
                    "command to a playable table", time.perf_counter() - begun, "s", 30, "1 start"
                )
            ]
            for game, battle in BATTLES.items():
                waits = [first_decision(page, game, battle) for _ in range(GAMES)]
                title = f"new game to the first decision, {game}"
                figures.append(Figure(title, max(waits), "s", 2, f"longest of {GAMES}"))
            figures += responses(page)
            page.context.close()
        browser.close()
    return figures


@contextmanager
def command(folder: Path, port: int) -> Iterator[float]:
    """`./run play` in a process; when it was typed."""
    words = ["play", "--no-browser", "--port", str(port), "--database", str(folder / "games.db")]
    begun = time.perf_counter()
    process = subprocess.Popen([sys.executable, "run", *words], cwd=ROOT, stdout=subprocess.DEVNULL)
    try:
        yield begun
    finally:
        process.send_signal(signal.SIGINT)
        process.wait(15)


def visitor(browser: Browser, url: str) -> Page:
    size = {"width": 1440, "height": 900}
    context = browser.new_context(base_url=url, viewport=size, locale="en-GB")  # type: ignore[arg-type]
    context.add_init_script(WATCH)
    context.set_default_timeout(PATIENCE)
    return context.new_page()


def wait_for(ready: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE / 1000
    while not ready():
        assert time.monotonic() < end
        time.sleep(0.05)


def can_open(page: Page) -> bool:
    try:
        open_lobby(page)
    except Exception:
        return False
    return page.locator("form button[type=submit]").is_visible()


def first_decision(page: Page, game: str, battle: str) -> float:
    """Seconds from the click on Play until one may choose."""
    open_lobby(page)
    choose(page, "game", game)
    choose(page, "battle", battle)
    page.wait_for_load_state("networkidle")
    begun = time.perf_counter()
    page.locator("form button[type=submit]").click()
    wait_for_decision(page)
    return time.perf_counter() - begun


def responses(page: Page) -> list[Figure]:
    """In the battle that was begun last: of inputs at the table, and of orders."""
    deploy(page)
    page.evaluate("window.inputs.clear()")
    count = select_cards(page) + walk(page)
    page.wait_for_timeout(500)
    painted: list[float] = page.evaluate("[...window.inputs.values()]")
    inputs = painted + [SHORTEST] * max(0, count - len(painted))
    carried = give_orders(page)
    return [
        Figure("input to visible response, 95 %", p95(inputs), "ms", 100, f"{len(inputs)} inputs"),
        Figure("order to the new table, 95 %", p95(carried), "ms", None, f"{len(carried)} orders"),
    ]


def deploy(page: Page) -> None:
    page.locator("[data-tool=auto]").click()
    page.locator("[data-tool=auto]").wait_for()  # again, when all is laid
    page.locator("button[data-order=ready]:not([aria-disabled])").click()
    page.locator(MAY_ACT).first.wait_for()


def select_cards(page: Page) -> int:
    """Choose a card and lay it back, each an input."""
    for turn in range(SELECTED):
        cards = page.locator(MAY_ACT)
        cards.first.wait_for()
        cards.nth(turn % max(1, cards.count())).click(force=True)  # a click waits for its card
        page.keyboard.press("Escape")
    return 2 * SELECTED


def walk(page: Page) -> int:
    for turn in range(KEYS):
        page.keyboard.press(("ArrowRight", "ArrowUp", "ArrowLeft", "ArrowDown")[turn % 4])
    return KEYS


def give_orders(page: Page) -> list[float]:
    """Moves and shots by mouse; milliseconds until each shows on the table."""
    taken: list[float] = []
    for turn in range(3 * ORDERS):
        if len(taken) == ORDERS or not page.locator(MAY_ACT).count():
            break
        cards = page.locator(MAY_ACT)
        cards.nth(turn % max(1, cards.count())).click(force=True)  # a click waits for its card
        if page.locator(TARGET).count():
            page.locator(TARGET).first.evaluate("target => target.click()")
        commit = "button[data-order=commit]"
        if page.locator(f"{commit}:not([aria-disabled])").count():
            waited = page.evaluate("(selector) => window.tableAfter(selector)", commit)
            taken += [waited] if waited is not None else []
        page.keyboard.press("Escape")
        page.wait_for_timeout(300)
    return taken


def p95(values: list[float]) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * 0.95))] if values else 0.0
