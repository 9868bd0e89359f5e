"""Makes pictures of README.md from the running game, in docs/pictures.

    ./run tool pictures                all of them
    ./run tool pictures age-order      only these

Needs Chromium and the front as it is built.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from tools.progress import stage

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

FOLDER: Final = Path(__file__).resolve().parents[1] / "docs" / "pictures"
SIZE: Final = {"width": 1440, "height": 900}


def lobby(page: Page) -> None:
    from tests.web.lobby import open_lobby

    open_lobby(page)
    page.locator("form input[type=text]").fill("Ann")


def order(page: Page) -> None:
    """A brigade with its menu, the possible results of each order, and the generals who lead it."""
    from tests.web.age.test_access import ordering
    from tests.web.hands import Mouse

    ordering(page, Mouse(page))


def charge(page: Page) -> None:
    from tests.web.age.test_access import charging
    from tests.web.hands import Mouse

    charging(page, Mouse(page))


def gun(page: Page) -> None:
    """A gun is laid by its dial: what the die may add, and where its target is."""
    from tests.web.crepuscule.test_access import laying
    from tests.web.hands import Mouse

    laying(page, Mouse(page))


def nearer(page: Page, x: float, y: float, turns: int = 2) -> None:
    """By some turns of the wheel."""
    page.mouse.move(x, y)
    for _ in range(turns):
        page.mouse.wheel(0, -200)
    page.wait_for_timeout(1000)


def melee(page: Page) -> None:
    """A round of close combat, blow by blow."""
    from tests.web.crepuscule.test_access import fought
    from tests.web.hands import Mouse

    fought(page, Mouse(page))
    nearer(page, 470, 400)


def reactions(page: Page) -> None:
    """A battalion that is charged: the lane, its answers, the square that it means to form."""
    from tests.web.crepuscule.test_access import answering
    from tests.web.hands import Mouse

    answering(page, Mouse(page))
    nearer(page, 640, 610)


def storm(page: Page) -> None:
    """A column before the church that it is to charge."""
    from tests.web.crepuscule.test_access import storming
    from tests.web.hands import Mouse

    storming(page, Mouse(page))
    nearer(page, 560, 480)


# Each with its language and whether it is by candle-light.
PICTURES: Final[dict[str, tuple[Callable[[Page], None], str, bool]]] = {
    "lobby": (lobby, "en-GB", False),
    "age-order": (order, "en-GB", False),
    "age-candle": (charge, "en-GB", True),
    "crepuscule-gun": (gun, "en-GB", False),
    "crepuscule-melee": (melee, "en-GB", False),
    "crepuscule-charge": (reactions, "en-GB", False),
    "crepuscule-church": (storm, "en-GB", True),
}


def visitor(browser: Browser, url: str, locale: str, dark: bool) -> Page:
    from tests.web.conftest import SILENT

    context = browser.new_context(
        base_url=url,
        viewport=SIZE,  # type: ignore[arg-type]
        locale=locale,
        color_scheme="dark" if dark else "light",
        reduced_motion="reduce",
    )
    context.add_init_script(SILENT)
    context.set_default_timeout(60_000)
    return context.new_page()


def take(names: list[str]) -> None:
    from playwright.sync_api import sync_playwright

    from tests.server.running import ServerProcess
    from tests.web.chromium import ARGUMENTS, found
    from tests.web.gauge import settle

    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found(), args=list(ARGUMENTS))
        with ServerProcess(str(Path(folder) / "games.db"), GROGNARD_GAMES="") as server:
            for name in names:
                stage(name)
                scene, locale, dark = PICTURES[name]
                page = visitor(browser, server.url, locale, dark)
                scene(page)
                settle(page)
                page.screenshot(path=FOLDER / f"{name}.png")
                page.context.close()
        browser.close()


def main(arguments: list[str]) -> int:
    from tests.web.chromium import why_not

    unknown = [name for name in arguments if name not in PICTURES]
    reason = why_not() or (f"There is no picture {unknown[0]}." if unknown else None)
    if reason:
        print(reason)
        return 1
    take(arguments or list(PICTURES))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
