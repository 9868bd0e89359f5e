"""Every title among the Specials is played once, with the mouse, from a position that fits it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import pytest
from playwright.sync_api import Browser, Page, expect

from grognard.games.eagles.model.cards import SPECIAL, standard
from tests.nightly import some_by_day
from tests.server.running import ServerProcess
from tests.web.conftest import DESKTOP, PATIENCE
from tests.web.hands import Mouse, once_it_may
from tests.web.lobby import make_match
from tests.web.player import spot
from tests.web.scenes import SCENES, Scene
from tests.web.watch import Watch, Wire, wait_until


@dataclass
class Table:
    """One page that goes from match to match."""

    page: Page
    wire: Wire
    hand: Mouse

    def legal(self) -> list[str]:
        return [action[0] for action in self.wire.last(self.page, "prompt")["legal"]]

    def wait_until_legal(self, order: str) -> None:
        wait_until(
            self.page, lambda: order in self.legal(), lambda: f"{order} among {self.legal()}"
        )

    def listen(self) -> None:
        """To the match that is opened next, and to no late message of the last."""
        self.wire = Wire()
        self.wire.follow(self.page)


@pytest.fixture(scope="module")
def table(browser: Browser, site: ServerProcess) -> Iterator[Table]:
    watch = Watch()
    context = browser.new_context(
        base_url=site.url,
        locale="en-GB",
        viewport=DESKTOP,  # type: ignore[arg-type]
        reduced_motion="reduce",
    )
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    watch.follow(page)
    yield Table(page, Wire(), Mouse(page))
    context.close()
    assert watch.complaints == []


def give(table: Table, order: str) -> None:
    """An order by clicks on what it names, one after another, then the button."""
    page = table.page
    for name in order.replace(":", "").split()[1:]:
        if name != ">":
            table.hand.touch(once_it_may(spot(page, name)))
    page.locator("[data-order=commit]:not([aria-disabled])").click()


def answer(table: Table, order: str) -> None:
    """A Special in answer to a question: the only one that fits lies ready, its aim is chosen."""
    window = table.page.locator(".react")
    window.wait_for()
    plays = [each for each in table.legal() if each.startswith("play ")]
    if len(plays) > 1:
        window.get_by_role("radio").nth(plays.index(order)).check()
    window.locator(".btn.go:enabled").click()


@pytest.mark.parametrize("scene", some_by_day(SCENES, 5), ids=lambda scene: scene.title)
def test_a_special_is_played(table: Table, scene: Scene) -> None:
    page = table.page
    if page.url == "about:blank":
        page.goto("/")
    table.listen()
    other = "allied" if scene.seat == "french" else "french"
    seats = {scene.seat: "me", other: "sensible"}
    match = make_match(page, position=scene.position(), seats=seats, reaction=0)
    page.goto(f"/match/{match['id']}")
    for order in scene.first:
        table.wait_until_legal(order)
        give(table, order)
    table.wait_until_legal(scene.order)
    if table.wire.last(page, "prompt")["kind"] == "choose-play":
        answer(table, scene.order)
    else:
        give(table, scene.order)
    title = standard().by_number[int(scene.special)].name_en
    expect(page.locator(".log li", has_text=title).first).to_be_attached()
    table.wire.expect_acts(page, *scene.first, scene.order)
    expect(page.locator(f'.hand [data-card="{scene.special}"]')).to_have_count(0)


def test_no_title_is_left_out() -> None:
    titles = {card.special for card in standard().cards if card.arm == SPECIAL}
    assert titles == {scene.title for scene in SCENES}
    assert len(titles) == 25
