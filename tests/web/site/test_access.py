"""Nothing is for some only: every page by day and by candle-light, at a desk and on a phone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.nightly import some_by_day
from tests.web.axe import findings
from tests.web.eagles.test_board import POSITION
from tests.web.eagles.test_orders import POSITION as QUESTION
from tests.web.eagles.test_replay import FOUGHT
from tests.web.hands import Finger, Hand, Mouse
from tests.web.lobby import finish, make_match
from tests.web.player import spot
from tests.web.watch import Wire, wait_until

Visitor = Callable[..., Page]
SETTLED: Final = 350  # milliseconds: colours fade over into one another
Place = Callable[[Page, Hand], None]


def in_both_lights(page: Page) -> list[str]:
    """What axe finds by day, then by candle-light; the page takes the light of the system."""
    found = []
    for light in ("light", "dark"):
        page.emulate_media(color_scheme=light)
        expect(page.locator("html")).to_have_attribute("data-theme", light)
        page.wait_for_timeout(SETTLED)
        found += [f"{light}: {one}" for one in findings(page)]
    return found


def table(page: Page, position: str | None = None, **wish: object) -> None:
    given = {"position": position} if position else {}
    seats = {"french": "me", "allied": "sensible"}
    match = make_match(page, seats=seats, reaction=0, **given, **wish)
    page.goto(f"/match/{match['id']}")
    page.locator("[data-place]").first.wait_for()


def deployment(page: Page, hand: Hand) -> None:
    table(page, scenario="quatre-bras")
    page.locator("[data-tool=auto]").wait_for()
    hand.touch(page.locator("[data-card][data-mark=may]").first)
    page.locator("[data-mark=target]").first.wait_for()


def combat(page: Page, hand: Hand) -> None:
    table(page, POSITION)
    page.locator("[data-card][data-mark=may]").first.wait_for()
    if isinstance(hand, Finger):
        hand.press(page.locator("[data-lane=left]"))
    hand.touch(spot(page, "018"))
    hand.touch(spot(page, "131"))
    page.locator(".odds .chance").first.wait_for()


def reaction(page: Page, hand: Hand) -> None:
    table(page, QUESTION.format(phase="morale", left="", centre=" hits 9"))
    page.locator(".react").wait_for()


def ended(page: Page) -> str:
    match = make_match(page, position=FOUGHT)
    finish(page, match["id"])
    return str(match["id"])


def end(page: Page, hand: Hand) -> None:
    page.goto(f"/match/{ended(page)}")
    page.locator("dialog[open] #end-title").wait_for()


def replay(page: Page, hand: Hand) -> None:
    page.goto(f"/replay/{ended(page)}")
    page.get_by_role("slider").fill("3")
    hand.press(page.locator(".proof button"))
    page.locator(".fair").wait_for()


def join(page: Page, hand: Hand) -> None:
    seats = {"french": "open", "allied": "open"}
    match = make_match(page, scenario="wavre", seats=seats)
    link = match["links"]["french"]
    page.goto(link[link.index("/join") :])
    page.locator("form button[type=submit]").wait_for()


def addressed(path: str) -> Place:
    def go(page: Page, hand: Hand) -> None:
        page.goto(path)
        page.get_by_role("heading", level=1).first.wait_for()
        page.wait_for_load_state("networkidle")

    go.__name__ = path.strip("/") or "lobby"
    return go


AT_TABLE: Final[list[Place]] = [combat, reaction, deployment, end, replay, join]
PAGES: Final = [
    addressed(path) for path in ("/", "/cards", "/rules/7.33", "/learn", "/open", "/settings")
]


@pytest.mark.nightly
@pytest.mark.parametrize("phone", some_by_day([False, True], 1), ids=["desk", "phone"])
@pytest.mark.parametrize("place", some_by_day(AT_TABLE, 1), ids=lambda place: place.__name__)
def test_the_table_is_open_to_everybody(visitor: Visitor, place: Place, phone: bool) -> None:
    page = visitor(phone=phone)
    page.goto("/settings")
    place(page, Finger(page) if phone else Mouse(page))
    assert in_both_lights(page) == []


@pytest.mark.nightly
@pytest.mark.parametrize("place", PAGES, ids=lambda place: place.__name__)
def test_a_page_is_open_to_everybody_on_a_phone(phone: Page, place: Place) -> None:
    """At a desk tests/web/site/test_pages.py looks at them."""
    place(phone, Finger(phone))
    assert in_both_lights(phone) == []


@pytest.mark.nightly
def test_the_status_page_is_open_to_everybody(visitor: Visitor) -> None:
    for dark in (False, True):
        page = visitor(dark=dark)
        page.goto("/status")
        page.get_by_role("heading", level=1).wait_for()
        assert findings(page) == []


# What a screen reader says of the table


def test_every_event_and_every_question_has_a_sentence(page: Page, wire: Wire) -> None:
    page.goto("/settings")
    table(page, POSITION)
    told = page.locator("[role=log][aria-live=polite]")
    asked = page.locator("[role=status][aria-live=polite].sr")
    prompt = wire.last(page, "prompt")
    expect(asked).to_have_text(str(prompt["short"] or prompt["words"]))
    spoken: list[str] = []
    page.expose_function("spoke", lambda words: spoken.append(words))
    told.evaluate(
        "one => new MutationObserver(() => spoke(one.textContent))"
        ".observe(one, { childList: true, characterData: true, subtree: true })"
    )
    hand = Mouse(page)
    hand.touch(spot(page, "018"))
    hand.touch(spot(page, "131"))
    page.locator("[data-order=commit]:not([aria-disabled])").click()
    expect(told).to_contain_text("Aulard")
    heard = len(wire.of("update"))
    page.locator("[data-order=end]:not([aria-disabled])").click()
    wait_until(page, lambda: len(wire.of("update")) > heard)
    events = [event for update in wire.of("update") for event in update["events"]]
    lines = [event["short"] or event["words"] for event in events if not event["thrown"]]
    assert lines
    wait_until(page, lambda: all(words in " ".join(spoken) for words in lines))


@pytest.mark.nightly
def test_the_bar_is_read_aloud_when_it_changes(page: Page) -> None:
    page.goto("/settings")
    table(page, POSITION)
    bar = page.locator(".bar [aria-live=polite]")
    expect(bar).to_contain_text("combat phase")
    Mouse(page).touch(spot(page, "018"))
    expect(bar).to_contain_text("Aulard")
