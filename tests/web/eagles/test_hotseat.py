"""Two players at one screen: the curtain hides each hand, in the page and on the wire."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.axe import findings
from tests.web.eagles.test_deployment import at_rest
from tests.web.hands import once_it_may
from tests.web.lobby import choose, make_match, open_lobby
from tests.web.watch import Wire, wait_until

# the French fire with 070, and the Allies may answer in secret with Lost Orders
SHOT: Final = """eagles position 1
battle waterloo
option deck open
turn 3 french combat
arrived
stack Fight 3 3 1 / Turn 2 0 / CombatPhase 2
FC:
  070 up from box
  015 up from box
  017 up from box
AC:
  130 up from box
  132 up from box
reserve-french: 025 from box
reserve-allied: 193 from box, 140 from box
"""


def begin(page: Page) -> None:
    """A battle of two at this screen; the Allies deploy first."""
    open_lobby(page)
    choose(page, "opponent", "screen")
    page.locator("form button[type=submit]").click()
    page.wait_for_url("**/match/*")


def curtain(page: Page) -> Locator:
    return page.locator("dialog[aria-labelledby=curtain-title]")


def lift(page: Page, player: str) -> None:
    curtain(page).get_by_role("button", name=f"I am the {player} player").click()
    expect(curtain(page)).to_have_count(0)


def expect_curtain(page: Page, player: str) -> None:
    title = curtain(page).get_by_role("heading")
    expect(title).to_have_text(f"Hand the screen to the {player} player")


def look(page: Page, wire: Wire, seat: str) -> set[str]:
    """What is in the hand of a seat, once the table is seen from there and its cards lie open."""
    wait_until(page, lambda: views(wire)[-1:] == [seat], lambda: views(wire))
    wait_until(page, lambda: bool(hand(wire, seat) & cards(page)))
    return hand(wire, seat)


def shown(wire: Wire) -> list[str]:
    return [str(message["view"]) for message in wire.heard if message.get("view")]


def views(wire: Wire) -> list[str]:
    """From where the table was seen in every message that shows it, in order."""
    return [view.split()[3] for view in shown(wire)]


def hand(wire: Wire, seat: str) -> set[str]:
    """The cards in the hand of a seat, as its own view names them last."""
    mine = [view for view in shown(wire) if view.split()[3] == seat]
    line = next(x for x in mine[-1].splitlines() if x.startswith(f"reserve-{seat}:"))
    return set(re.findall(r"\b\d{3}[a-z]?\b", line))


def cards(page: Page) -> set[str]:
    named = page.locator("[data-card]").evaluate_all("all => all.map(one => one.dataset.card)")
    return set(named)


def after(wire: Wire, count: int) -> list[str]:
    """The views and logs received after so many messages."""
    later = [message for message in wire.heard[count:] if message["type"] in ("sync", "update")]
    return [f"{message['view']} {message.get('events')}" for message in later]


def deploy(page: Page) -> None:
    page.locator("[data-tool=auto]").click()
    at_rest(page)
    page.locator("button[data-order=ready]:not([aria-disabled])").click()


@pytest.mark.nightly
def test_the_curtain_is_down_until_somebody_says_who_he_is(page: Page, wire: Wire) -> None:
    begin(page)
    expect_curtain(page, "Allied")
    assert set(views(wire)) <= {"spectator"}
    assert findings(page) == []
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect_curtain(page, "Allied")
    page.reload()
    expect_curtain(page, "Allied")
    assert set(views(wire)) <= {"spectator"}


def test_the_curtain_hides_the_hand_in_the_page_and_on_the_wire(page: Page, wire: Wire) -> None:
    begin(page)
    expect_curtain(page, "Allied")
    lift(page, "Allied")
    held = look(page, wire, "allied")
    assert set(views(wire)) <= {"spectator", "allied"}

    deploy(page)
    expect_curtain(page, "French")
    wait_until(page, lambda: views(wire)[-1] == "spectator")  # the curtain falls before it comes
    behind = len(wire.heard)
    public = shown(wire)[-1]
    hidden = {card for card in held if card not in public}
    assert hidden and public.split()[3] == "spectator"
    assert not hidden & cards(page)
    assert "french" not in views(wire)
    page.wait_for_timeout(500)
    assert "allied" not in [message.get("seat") for message in wire.heard[behind:]]

    lift(page, "French")
    look(page, wire, "french")
    assert not hidden & cards(page)
    assert not any(card in text for card in hidden for text in after(wire, behind))


@pytest.mark.nightly
def test_the_curtain_falls_for_a_question_asked_in_secret(page: Page, wire: Wire) -> None:
    page.goto("/")
    match = make_match(page, position=SHOT)
    page.goto(f"/match/{match['id']}")
    expect_curtain(page, "French")
    lift(page, "French")
    once_it_may(page.locator('[data-card="070"]')).click()
    page.locator('[data-card="130"]').click()
    page.locator("button[data-order=commit]:not([aria-disabled])").click()
    expect_curtain(page, "Allied")
    assert "allied" not in views(wire)
    assert not {"193", "140"} & cards(page)
    lift(page, "Allied")
    expect(page.locator('[data-card="193"]').first).to_be_visible()
    assert "025" not in cards(page)


def named(text: str) -> set[str]:
    return set(re.findall(r"(?<![\w-])\d{3}(?![\w-])", text))


@pytest.mark.nightly
def test_behind_the_curtain_no_hand_is_known_at_all(page: Page, wire: Wire) -> None:
    """Neither player's: not in the whole page, not in any message while it is down."""
    page.goto("/")
    match = make_match(page, position=SHOT)
    hands = {"french": {"025"}, "allied": {"193", "140"}}
    page.goto(f"/match/{match['id']}")
    for seat, player, other in (("french", "French", "allied"), ("allied", "Allied", "french")):
        expect_curtain(page, player)
        fallen = len(wire.heard)
        wait_until(page, lambda: views(wire)[-1:] == ["spectator"])  # the curtain falls before it
        both = hands["french"] | hands["allied"]
        assert not both & cards(page)
        assert not both & named(" ".join(after(wire, 0 if seat == "french" else fallen)))
        lift(page, player)
        expect(page.locator(f'[data-card="{min(hands[seat])}"]').first).to_be_visible()
        assert not hands[other] & cards(page)
        assert not hands[other] & named(" ".join(after(wire, fallen)))
        if seat == "french":
            once_it_may(page.locator('[data-card="070"]')).click()
            page.locator('[data-card="130"]').click()
            page.locator("button[data-order=commit]:not([aria-disabled])").click()
