"""How long a frame takes while a large table is moved about; tools/front.py frames shows it.

The browser draws without a graphics card and waits for no screen, so that the time from frame to
frame is the time one takes: the page's own work, the picture, and putting both on the screen.
"""

from __future__ import annotations

import math
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Final

from playwright.sync_api import Page, sync_playwright

from tests.server.running import ServerProcess
from tests.web.chromium import ARGUMENTS, found
from tests.web.lobby import make_match
from tests.web.stopwatch import Figure, p95, visitor

WANTED: Final = 33.0  # ms
UNHURRIED: Final = ("--disable-frame-rate-limit", "--disable-gpu-vsync")
SETTLED: Final = 2500  # ms
STEPS: Final = 240  # of the hand, in each way of moving
STAFF: Final = "drummer, sergeant, ensign, officer"
BATTALIONS: Final = range(1, 7)
BRITISH: Final = [f"b{k} 36 drilled, {STAFF}: {k}th Foot" for k in BATTALIONS]
FRENCH: Final = [f"f{k} 32 drilled, {STAFF}, column: {k}e de ligne" for k in BATTALIONS]
FIGURES: Final = len(BATTALIONS) * (36 + 4 + 32 + 4) + 2

OPTIONS: Final = {
    "points": "1500",
    "table": "160x120",
    "terrain": "7",
    "set-up": "ready",
    "red-army": "; ".join(["british: British brigade", *BRITISH]),
    "blue-army": "; ".join(["french: French brigade", *FRENCH]),
}

# Only frames in which something was drawn count: one who does nothing is not kept waiting.
RECORD: Final = """
() => {
  window.frames_ = [];
  let last = performance.now();
  let seen = 0;
  const paint = CanvasRenderingContext2D.prototype.fillRect;
  CanvasRenderingContext2D.prototype.fillRect = function (...box) {
    if (this.canvas.isConnected) seen += 1;
    return paint.apply(this, box);
  };
  const tick = (now) => {
    if (seen) window.frames_.push(now - last);
    seen = 0;
    last = now;
    requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
}
"""


def measure() -> list[Figure]:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found(), args=[*ARGUMENTS, *UNHURRIED])
        with ServerProcess(str(Path(folder) / "games.db"), GROGNARD_GAMES="") as server:
            page = visitor(browser, server.url)
            open_table(page)
            page.evaluate(RECORD)
            figures = [
                figure
                for title, moved in (("panning", pan), ("zooming", zoom))
                for figure in timed(page, f"{title}, {FIGURES} figures", moved)
            ]
            page.context.close()
        browser.close()
    return figures


def open_table(page: Page) -> None:
    """A battle of two large armies that stand ready."""
    seats = {"red": "me", "blue": "me"}
    match = make_match(page, game="march", scenario="open", seats=seats, options=OPTIONS)
    page.goto(f"/match/{match['id']}")
    page.locator("canvas").first.wait_for()
    page.wait_for_timeout(SETTLED)


def timed(page: Page, title: str, move: Callable[[Page, float, float], None]) -> list[Figure]:
    box = page.locator("canvas").first.bounding_box()
    assert box is not None
    page.evaluate("window.frames_.length = 0")
    move(page, box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.wait_for_timeout(500)
    frames: list[float] = page.evaluate("window.frames_")
    assert frames, "nothing was drawn"
    of = f"{len(frames)} frames"
    return [
        Figure(f"{title}, median", sorted(frames)[len(frames) // 2], "ms", WANTED, of),
        Figure(f"{title}, 95 %", p95(frames), "ms", WANTED, of),
        Figure(f"{title}, longest", max(frames), "ms", None, of),
    ]


def pan(page: Page, x: float, y: float) -> None:
    """Nearer first, then round and round with the table in the hand."""
    page.mouse.move(x, y)
    page.mouse.wheel(0, -350)
    page.wait_for_timeout(600)
    page.mouse.down(button="middle")
    for step in range(STEPS):
        turn = step / 14
        page.mouse.move(x + 260 * math.sin(turn), y + 170 * math.sin(1.7 * turn))
    page.mouse.up(button="middle")


def zoom(page: Page, x: float, y: float) -> None:
    page.mouse.move(x, y)
    for step in range(STEPS):
        page.mouse.wheel(0, 40 if step % 80 < 40 else -40)
