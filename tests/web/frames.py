"""How long a frame takes while a large table is moved about; tools/front.py frames shows it.

The browser draws without a graphics card and waits for no screen, so that the time from frame to
frame is the time one takes: the page's own work, the picture, and putting both on the screen.
"""

from __future__ import annotations

import math
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

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

# Of a game of brigades: 23 of infantry, 4 of cavalry and 3 batteries a side, in four divisions.
BRIGADES: Final = [
    *(f"{{}}{k} infantry regular 7, skirmishers 1: Brigade {k}" for k in range(1, 24)),
    *(f"{{}}{k} light-cavalry regular 4: Horse {k}" for k in range(24, 28)),
    *(f"{{}}{k} foot-battery regular 1, unlimbered: Battery {k}" for k in range(28, 31)),
]


# Of single figures: 14 battalions, 4 regiments of cavalry and 2 batteries a side.
SINGLE: Final = [
    "general, corps-general: General",
    *(f"brigadier: Brigadier {k}" for k in range(1, 5)),
    *(f"{{0}}{k} line 12, colour, musician: Battalion {k}" for k in range(1, 15)),
    *(f"{{0}}{k} {{1}} 6: Horse {k}" for k in range(15, 19)),
    *(f"{{0}}{k} medium-battery 4: Battery {k}" for k in range(19, 21)),
]
SINGLE_FIGURES: Final = 2 * (14 * 12 + 4 * 6 + 2 * 4)


class Table(NamedTuple):
    """A large battle of a game, all of it on the table."""

    game: str
    scenario: str
    seats: tuple[str, str]
    options: dict[str, str]
    title: str


def order_of_battle(nation: str, letter: str) -> str:
    division = "; ".join(line.format(letter) for line in BRIGADES)
    return f"{nation}: Army; division, as d1, led Hill: Division; {division}"


def figure_army(nation: str, letter: str, horse: str) -> str:
    return "; ".join([f"{nation}: Army", *(line.format(letter, horse) for line in SINGLE)])


TABLES: Final = (
    Table(
        "march",
        "open",
        ("red", "blue"),
        {
            "points": "1500",
            "table": "160x120",
            "terrain": "7",
            "set-up": "ready",
            "red-army": "; ".join(["british: British brigade", *BRITISH]),
            "blue-army": "; ".join(["french: French brigade", *FRENCH]),
        },
        f"{len(BATTALIONS) * (36 + 4 + 32 + 4) + 2} figures",
    ),
    Table(
        "age",
        "meeting",
        ("south", "north"),
        {
            "points": "1000",
            "terrain": "11",
            "south-army": order_of_battle("french", "f"),
            "north-army": order_of_battle("allied", "a"),
        },
        f"60 units, {2 * (23 * 28 + 4 * 8 + 3)} figures",
    ),
    Table(
        "crepuscule",
        "great-field",
        ("south", "north"),
        {
            "points": "3000",
            "terrain": "7",
            "south-army": figure_army("french", "f", "chasseurs"),
            "north-army": figure_army("austrian", "a", "chevaulegers"),
        },
        f"40 units, {SINGLE_FIGURES} figures",
    ),
)

# Only frames in which something was drawn count: an idle page is not kept waiting.
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
            figures = [
                figure
                for table in TABLES
                for figure in measured(visitor(browser, server.url), table)
            ]
        browser.close()
    return figures


def measured(page: Page, table: Table) -> list[Figure]:
    open_table(page, table)
    page.evaluate(RECORD)
    figures = [
        figure
        for title, moved in (("panning", pan), ("zooming", zoom))
        for figure in timed(page, f"{table.game}, {title}, {table.title}", moved)
    ]
    page.context.close()
    return figures


def open_table(page: Page, table: Table) -> None:
    """A battle of two large armies that stand ready."""
    seats = dict.fromkeys(table.seats, "me")
    match = make_match(
        page, game=table.game, scenario=table.scenario, seats=seats, options=table.options
    )
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
