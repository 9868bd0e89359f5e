"""A real server, a real Chromium, and pages in it; each test has a browser profile of its own.

    site       the server, with the front as it is compiled
    page       a window of 1440x900        phone      390x844 by touch
    visitor    makes further windows: visitor(lang="fr", dark=True, phone=True)
    wire       what goes over the WebSockets of pages opened after it

A page that says anything in the console fails its test.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.server.running import ServerProcess
from tests.web.cable import Cable
from tests.web.chromium import ARGUMENTS, found, why_not

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page

    from tests.web.watch import Watch, Wire

    Visitor = Callable[..., Page]

collect_ignore_glob = ["*/test_*.py"] if why_not() else []


DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
PATIENCE = 60_000  # milliseconds; much is done beside the browser in ./run test
# somebody who was asked about sounds before and wants none
SILENT = """
try {
  localStorage["grognard-settings"] ??= JSON.stringify({ sound: false, asked: true });
} catch {}
"""


@pytest.fixture(scope="session")
def front() -> None:
    """The front as it is compiled from the sources that lie here.

    GROGNARD_NO_FRONT=1 tests the one that was compiled last, while somebody edits.
    """
    from web.build import is_fresh

    if not is_fresh() and os.environ.get("GROGNARD_NO_FRONT", "") in ("", "0"):
        pytest.fail("the front is not built from the sources as they are now: ./run build")


@pytest.fixture(scope="session")
def site(front: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("site")
    with ServerProcess(str(folder / "games.db"), log=folder / "log", GROGNARD_GAMES="") as server:
        yield server


@pytest.fixture
def cable(site: ServerProcess) -> Iterator[Cable]:
    with Cable(site.port) as cable:
        yield cable


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    from playwright.sync_api import expect, sync_playwright

    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found(), args=list(ARGUMENTS))
        yield browser
        browser.close()


@pytest.fixture
def watch() -> Iterator[Watch]:
    """Everything that pages complain of; the test fails when there is anything."""
    from tests.web.watch import Watch

    watching = Watch()
    yield watching
    assert watching.complaints == []


@pytest.fixture
def wire() -> Wire:
    from tests.web.watch import Wire

    return Wire()


@pytest.fixture
def visitor(
    browser: Browser, site: ServerProcess, watch: Watch, wire: Wire, tmp_path: Path
) -> Iterator[Visitor]:
    opened: list[BrowserContext] = []

    def visit(
        lang: str = "en",
        *,
        dark: bool = False,
        phone: bool = False,
        calm: bool = True,
        size: dict[str, int] | None = None,
    ) -> Page:
        """A window of somebody new; `calm` asks for reduced motion."""
        context = browser.new_context(
            base_url=site.url,
            locale={"en": "en-GB", "fr": "fr-FR"}[lang],
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce" if calm else "no-preference",
            viewport=size or (PHONE if phone else DESKTOP),  # type: ignore[arg-type]
            has_touch=phone,
            is_mobile=phone,
            device_scale_factor=2 if phone else 1,
            accept_downloads=True,
        )
        context.set_default_timeout(PATIENCE)
        context.add_init_script(SILENT)
        opened.append(context)
        page = context.new_page()
        watch.follow(page)
        wire.follow(page)
        return page

    yield visit
    for context in opened:
        context.close()


@pytest.fixture
def page(visitor: Visitor) -> Page:
    return visitor()


@pytest.fixture
def phone(visitor: Visitor) -> Page:
    return visitor(phone=True)
