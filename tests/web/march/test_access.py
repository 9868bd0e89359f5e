"""The measured table is for everybody, in both lights; in French no English is left; and each
game's part is fetched only where that game is played.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.games.march.moments import NEAR, PLACING, choosing, marching
from tests.nightly import some_by_day
from tests.web.axe import findings
from tests.web.hands import Finger, Hand, Mouse
from tests.web.lobby import finish, make_match, open_lobby
from tests.web.march.marcher import at_table, carry, handle, in_hand, unit
from tests.web.site.test_access import in_both_lights
from tests.web.site.test_french import english
from tests.web.watch import wait_until

Visitor = Callable[..., Page]
Place = Callable[[Page, Hand], None]
BOTH: Final = {"red": "me", "blue": "me"}


def lobby(page: Page, hand: Hand) -> None:
    open_lobby(page)
    hand.press(page.locator("label:has(input[name=game][value=march])"))
    hand.press(page.locator("details summary").first)
    page.locator("#option-turns").wait_for()


def setting_up(page: Page, hand: Hand) -> None:
    at_table(page, PLACING)
    in_hand(page)


def moving(page: Page, hand: Hand) -> None:
    """A ghost where it may not stand, and the reason beside it."""
    at_table(page, marching(**NEAR))
    in_hand(page)
    carry(page, handle(page, "body"), 0, -120, free=True)
    page.locator(".note.no").wait_for()
    expect(page.locator(".bar")).to_contain_text("(f2)")  # who is too near


def aiming(page: Page, hand: Hand) -> None:
    """A volley with its odds, and the bands of the shooter."""
    at_table(page, choosing(**NEAR))
    hand.touch(unit(page, "b4"))
    page.locator("[data-orders]").wait_for()
    hand.press(page.locator("[data-orders] [role^=menuitem]").first)
    page.locator("[data-mark=target]").first.wait_for()
    hand.touch(page.locator("[data-card][data-mark=target]").first)
    page.locator(".odds .chance").first.wait_for()


def measuring(page: Page, hand: Hand) -> None:
    at_table(page, choosing(**NEAR))
    hand.press(page.locator("[data-tool=bands]"))
    hand.touch(unit(page, "b2"))
    page.locator("[data-area]").first.wait_for(state="attached")


def replay(page: Page, hand: Hand) -> None:
    page.goto("/settings")
    position = choosing(option="turns 1", **NEAR)
    match = make_match(page, game="march", position=position, seats=BOTH)
    finish(page, match["id"], seats=("red", "blue"))
    page.goto(f"/replay/{match['id']}")
    page.get_by_role("slider").fill("3")
    unit(page, "b2").wait_for()


PLACES: Final[list[Place]] = [moving, setting_up, lobby, aiming, measuring, replay]


@pytest.mark.parametrize("place", some_by_day(PLACES, 1), ids=lambda place: place.__name__)
def test_at_a_desk_it_is_open_to_everybody_and_has_no_english_left(
    visitor: Visitor, place: Place
) -> None:
    page = visitor("fr")
    place(page, Mouse(page))
    assert english(page) == []
    assert in_both_lights(page) == []


@pytest.mark.nightly
@pytest.mark.parametrize("place", [aiming, moving, setting_up], ids=lambda place: place.__name__)
def test_on_a_phone_it_is_open_to_everybody(phone: Page, place: Place) -> None:
    place(phone, Finger(phone))
    assert findings(phone) == []


@pytest.mark.nightly
def test_the_end_of_a_battle_in_french(visitor: Visitor) -> None:
    page = visitor("fr")
    page.goto("/settings")
    position = choosing(option="turns 1", **NEAR)
    match = make_match(page, game="march", position=position, seats=BOTH)
    finish(page, match["id"], seats=("red", "blue"))
    page.goto(f"/match/{match['id']}")
    page.locator("dialog[open] #end-title").wait_for()
    assert english(page) == []
    assert findings(page) == []


def test_a_screen_reader_says_where_everything_is(page: Page) -> None:
    at_table(page, choosing(**NEAR))
    label = unit(page, "b2").get_attribute("aria-label") or ""
    for words in ("36 men in line", "60 cm from the", "facing north", "Can act"):
        assert words in label
    assert page.locator("[data-card][tabindex='0']").count() == 1
    told = page.locator(".arena .sr li").all_inner_texts()
    assert len(told) == 11 and any("facing south" in line for line in told)


# Parts

PART: Final = re.compile(r"(?:words-)?(eagles|march|miniatures|army)-(?:(?:en|fr)-)?[\w-]{8}\.js")


def fetched(page: Page) -> list[str]:
    found: list[str] = []
    page.on("request", lambda request: found.append(request.url.rpartition("/")[2]))
    return found


def tables(found: list[str]) -> set[str]:
    """The games whose table or builder was fetched."""
    return {game[1] for name in found if (game := PART.fullmatch(name))}


@pytest.mark.nightly
def test_each_games_part_is_fetched_only_where_it_is_played(visitor: Visitor) -> None:
    """The lobby fetches, when it has nothing else to do, the table of the game that is chosen."""
    page = visitor()
    found = fetched(page)
    open_lobby(page)
    wait_until(page, lambda: bool(tables(found)))
    page.wait_for_load_state("networkidle")
    assert tables(found) == {"eagles"}

    page = visitor()
    found = fetched(page)
    match = make_match(page, seats={"french": "me", "allied": "random"})
    page.goto(f"/match/{match['id']}")
    page.locator("[data-place=FC]").wait_for()
    page.wait_for_load_state("networkidle")
    assert tables(found) == {"eagles"}

    page = visitor()
    found = fetched(page)
    match = make_match(page, game="march", position=choosing(), seats=BOTH)
    page.goto(f"/match/{match['id']}")
    unit(page, "b1").wait_for()
    page.wait_for_load_state("networkidle")
    assert tables(found) == {"march", "miniatures"}
