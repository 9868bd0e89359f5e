"""Two at a measured table: a connection that breaks in the middle of a move, one screen, a
spectator.

Then what was played: taken back as far as the dice, replayed, proven, carried away.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.games.march.moments import NEAR, choosing, manoeuvring, marching
from tests.web.cable import Cable
from tests.web.eagles.test_online import Seat, by_link, expect_back, expect_lost, recorded
from tests.web.eagles.test_replay import link_to_step, press, where
from tests.web.eagles.test_undo import barred, free, give, refused, undo
from tests.web.hands import middle
from tests.web.lobby import finish, make_match
from tests.web.march.marcher import at_table, carry, ghost, handle, in_hand, unit
from tests.web.watch import Watch, Wire, wait_until

Visitor = Callable[..., Page]
BOTH = {"red": "me", "blue": "me"}


@pytest.fixture
def two(visitor: Visitor, watch: Watch, cable: Cable) -> tuple[Seat, Seat]:
    """Blue at the server; red, whose battalion moves, has come by the link through the cable."""
    match = {"game": "march", "position": marching()}
    host, guest = by_link(visitor, watch, cable, ("blue", "red"), **match)
    in_hand(guest.page)
    unit(host.page, "b2").wait_for()
    return host, guest


def stand(page: Page, name: str) -> str:
    """Where a battalion stands, in words; what it may do differs from seat to seat."""
    label = unit(page, name).get_attribute("aria-label") or ""
    found = re.search(r"\d[\d.]* cm from the .*facing [a-z-]+", label)
    assert found, label
    return found[0]


def has_left(page: Page, name: str, before: str) -> Callable[[], bool]:
    return lambda: stand(page, name) != before


@pytest.mark.nightly
def test_a_line_that_breaks_in_the_middle_of_a_move(two: tuple[Seat, Seat], cable: Cable) -> None:
    host, guest = two
    before = stand(host.page, "b2")

    # the line breaks while the hand holds the battalion: it stays in hand and may still be moved
    cable.cut()
    carry(guest.page, handle(guest.page, "body"), 0, -60)
    expect_lost(guest)
    cable.mend()
    expect_back(guest)
    in_hand(guest.page)
    carry(guest.page, handle(guest.page, "body"), 0, -60)
    expect(ghost(guest.page)).to_have_attribute("aria-label", re.compile(r"^[1-9][\d.]* cm used"))

    # the order arrives, but not the answer; then the line is dead
    heard = len(host.wire.of("update"))
    cable.deaf = True
    guest.page.locator("[data-order=commit]:not([aria-disabled])").click()
    wait_until(host.page, lambda: len(host.wire.of("update")) > heard)
    cable.cut()
    expect_lost(guest)
    cable.mend()
    expect_back(guest)

    for seat in two:
        wait_until(seat.page, has_left(seat.page, "b2", before))
    assert stand(host.page, "b2") == stand(guest.page, "b2")
    assert len(guest.acts()) == 1 and guest.acts()[0].startswith("advance ")


@pytest.mark.nightly
def test_two_at_one_screen_take_turns_without_a_curtain(page: Page, wire: Wire) -> None:
    at_table(page, choosing(**NEAR), seats=BOTH)
    expect(unit(page, "b1")).to_have_attribute("data-mark", "may")
    give(page, "pass b1")
    expect(unit(page, "f1")).to_have_attribute("data-mark", "may")
    assert page.locator("dialog[aria-labelledby=curtain-title]").count() == 0
    give(page, "pass f1")
    expect(unit(page, "b2")).to_have_attribute("data-mark", "may")
    wire.expect_acts(page, "pass b1", "pass f1")


@pytest.mark.nightly
def test_a_spectator_sees_the_move_and_may_measure_but_not_act(visitor: Visitor) -> None:
    player, watcher = visitor(), visitor()
    match = at_table(player, marching(), watchable=True)
    watcher.goto(f"/match/{match}")
    unit(watcher, "b2").wait_for()
    before = stand(watcher, "b2")
    expect(ghost(watcher)).to_have_count(0)
    expect(watcher.locator("[data-order]")).to_have_count(0)
    watcher.locator("[data-tool=bands]").click()
    watcher.mouse.move(*middle(unit(watcher, "f1").locator("rect.hit")))
    expect(watcher.locator("[data-area=band]")).to_have_count(3)
    in_hand(player)
    carry(player, handle(player, "body"), 0, -60)
    assert stand(watcher, "b2") == before  # what is in the hand is nobody else's
    player.locator("[data-order=commit]:not([aria-disabled])").click()
    wait_until(watcher, has_left(watcher, "b2", before))


@pytest.mark.nightly
def test_taken_back_as_far_as_the_dice(page: Page) -> None:
    at_table(page, choosing(**NEAR), seats=BOTH)
    give(page, "wait")
    free(page).click()
    expect(unit(page, "b1")).to_have_attribute("data-mark", "may")
    # the die of a distance, unlike a test of quality, always leaves the turn with its player
    at_table(page, manoeuvring(**NEAR), seats=BOTH)
    give(page, "move")
    in_hand(page)
    expect(barred(page)).to_be_visible()
    undo(page).click()
    expect(refused(page)).to_contain_text("Dice have been rolled.")


@pytest.mark.nightly
def test_a_battle_is_replayed_linked_proven_and_carried_away(page: Page) -> None:
    page.goto("/settings")
    position = choosing(option="turns 1", **NEAR)
    match = str(make_match(page, game="march", position=position, seats=BOTH)["id"])
    finish(page, match, seats=("red", "blue"))
    page.goto(f"/replay/{match}")
    expect(where(page)).to_contain_text("Step 0 of")
    assert press(page, "One action forward") == 1
    unit(page, "b2").wait_for()
    expect(page.locator(".log li").first).to_be_visible()

    page.get_by_role("slider").fill("3")
    link = link_to_step(page)
    assert re.search(rf"/replay/{match}#step-3/[\w-]+$", link)
    page.goto("/settings")
    page.goto(link)
    expect(where(page)).to_contain_text("Step 3 of")

    page.get_by_role("button", name="Check the dice").click()
    proof = page.locator(".proof [role=status]")
    expect(proof).to_contain_text("is the one that was promised")
    with page.expect_download() as coming:
        page.get_by_role("link", name="Save the record").click()
    text = Path(coming.value.path()).read_text(encoding="utf-8")
    assert text == page.request.get(f"/api/matches/{match}/record").text()
    assert len(recorded(page, match)) > 5

    page.goto("/open")
    page.locator("input[type=file]").set_input_files(
        {"name": "field.battle", "mimeType": "text/plain", "buffer": text.encode()}
    )
    expect(where(page)).to_contain_text("Step 0 of")
    unit(page, "b2").wait_for()
