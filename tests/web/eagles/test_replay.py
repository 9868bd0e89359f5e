"""A finished battle replayed: step by step, from every side, by link and by file; and its dice."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.nightly import some_by_day
from tests.web.eagles.test_board import POSITION
from tests.web.lobby import call, finish, make_match

FOUGHT = POSITION.replace("option deck open", "option deck open\noption turns 8")
TWO_PLAYERS = "Ann"


def fought(page: Page) -> str:
    """A match that is over, after a few shots and turns."""
    page.goto("/settings")
    match = make_match(page, position=FOUGHT)
    finish(page, match["id"])
    return str(match["id"])


def at_replay(page: Page) -> str:
    match = fought(page)
    page.goto(f"/replay/{match}")
    expect(where(page)).to_contain_text("Step 0 of")
    return match


def where(page: Page) -> Locator:
    """Which step is shown; it is read aloud, too."""
    return page.locator(".controls [role=status]")


def step_of(page: Page) -> int:
    found = re.search(r"Step (\d+) of", where(page).inner_text())
    assert found
    return int(found[1])


def expect_step(page: Page, step: int) -> None:
    expect(where(page)).to_contain_text(f"Step {step} of")


def press(page: Page, name: str) -> int:
    """The step that it leads to."""
    before = where(page).inner_text()
    page.get_by_role("button", name=name, exact=True).click()
    expect(where(page)).not_to_have_text(before)
    return step_of(page)


def link_to_step(page: Page) -> str:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Copy a link to this step").click()
    expect(page.get_by_role("button", name="Copied.")).to_be_visible()
    return str(page.evaluate("navigator.clipboard.readText()"))


def moment(page: Page) -> str:
    return where(page).inner_text().partition("·")[2].strip()


def record_of(page: Page, match: str) -> str:
    return page.request.get(f"/api/matches/{match}/record").text()


def open_file(page: Page, text: str, name: str = "wavre.battle") -> None:
    page.goto("/open")
    page.locator("input[type=file]").set_input_files(
        {"name": name, "mimeType": "text/plain", "buffer": text.encode()}
    )


@pytest.mark.nightly
def test_by_action_phase_and_turn_forward_and_back(page: Page) -> None:
    at_replay(page)
    assert moment(page) == "turn 6, combat"
    assert press(page, "One action forward") == 1
    assert press(page, "One action forward") == 2
    assert press(page, "One action back") == 1
    phase = press(page, "One phase forward")
    assert phase > 1
    turn = press(page, "One turn forward")
    assert turn > phase and moment(page).startswith("turn 7")
    press(page, "One phase back")
    press(page, "One turn back")
    while step_of(page):
        press(page, "One turn back")
    expect(page.get_by_role("button", name="One action back")).to_be_disabled()


@pytest.mark.nightly
def test_the_slider_and_the_keys_go_anywhere(page: Page) -> None:
    at_replay(page)
    slider = page.get_by_role("slider")
    last = int(slider.get_attribute("max") or 0)
    slider.fill(str(last - 1))
    expect_step(page, last - 1)
    page.locator("h1").click()
    page.keyboard.press("End")
    expect_step(page, last)
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    expect_step(page, 1)
    expect(page.locator(".log li").first).to_be_visible()


def test_each_side_saw_only_its_own_and_the_open_view_all(page: Page) -> None:
    at_replay(page)
    seen = page.get_by_label("Seen by")
    hidden = {"french": "130", "allied": "020"}  # lie face-down at first
    for seat, other in hidden.items():
        seen.select_option(seat)
        expect(page.locator(f'[data-card="{other}"]')).to_have_count(0)
    seen.select_option("open")
    for name in hidden.values():
        expect(page.locator(f'[data-card="{name}"]').first).to_be_visible()


@pytest.mark.nightly
def test_a_link_leads_to_its_step(page: Page) -> None:
    match = at_replay(page)
    page.get_by_role("slider").fill("3")
    link = link_to_step(page)
    assert re.search(rf"/replay/{match}#step-3/[\w-]+$", link)
    page.goto("/rules")
    page.context.clear_cookies()  # a stranger, who has nothing but the link
    page.goto(link)
    expect(where(page)).to_contain_text("Step 3 of")


@pytest.mark.nightly
def test_the_record_is_downloaded(page: Page) -> None:
    match = at_replay(page)
    with page.expect_download() as coming:
        page.get_by_role("link", name="Save the record").click()
    assert Path(coming.value.path()).read_text(encoding="utf-8") == record_of(page, match)


@pytest.mark.nightly
def test_the_dice_are_verified_on_the_page(page: Page) -> None:
    match = at_replay(page)
    throws = call(page, "GET", f"/api/matches/{match}/proof")["throws"]
    page.get_by_role("button", name="Check the dice").click()
    proof = page.locator(".proof [role=status]")
    expect(proof).to_contain_text(f"{throws} throws were recomputed.")
    expect(proof).to_contain_text("computed in this browser, is the one that was promised")


@pytest.mark.nightly
def test_a_dropped_record_is_replayed_and_verified(page: Page) -> None:
    text = record_of(page, fought(page))
    page.goto("/open")
    page.get_by_role("heading", level=1).wait_for()
    dropped = page.evaluate_handle(
        """(text) => {
          const carried = new DataTransfer();
          carried.items.add(new File([text], "wavre.battle", { type: "text/plain" }));
          return carried;
        }""",
        text,
    )
    page.dispatch_event("main", "drop", {"dataTransfer": dropped})
    expect(where(page)).to_contain_text("Step 0 of")
    press(page, "One action forward")
    page.get_by_role("button", name="Check the dice").click()
    expect(page.locator(".fair")).to_be_visible()


@pytest.mark.nightly
def test_a_position_is_opened_too(page: Page) -> None:
    page.goto("/settings")
    open_file(page, POSITION, "centre.txt")
    expect(page.locator('[data-card="018"]').first).to_be_visible()
    expect(page.locator('[data-card="020"]').first).to_be_visible()


def altered_throw(text: str) -> str:
    """A die turned to another face, and every sum of the lines left as it was."""
    return re.sub(r"(fire \d+ > \d+ : )(\d)", lambda m: f"{m[1]}{int(m[2]) % 6 + 1}", text, count=1)


def without_sums(text: str) -> str:
    return re.sub(r" #[0-9a-f]{12}$", "", text, flags=re.M)


@pytest.mark.parametrize("sums", some_by_day([True, False], 1), ids=["sums kept", "sums gone"])
def test_an_altered_record_is_found_out(page: Page, sums: bool) -> None:
    text = record_of(page, fought(page))
    altered = altered_throw(text if sums else without_sums(text))
    assert altered != text
    open_file(page, altered)
    verify = page.get_by_role("button", name="Check the dice")
    refused = page.get_by_role("alert")
    verify.or_(refused).first.wait_for()
    if verify.count():
        verify.click()
        expect(page.locator(".unfair").first).to_be_visible()
    else:
        expect(refused).to_contain_text("cannot be opened")


@pytest.mark.nightly
def test_what_is_no_record_is_said(page: Page) -> None:
    open_file(page, "a shopping list")
    expect(page.get_by_role("alert")).to_contain_text("cannot be opened")


def test_a_running_battle_shows_what_one_may_know(page: Page) -> None:
    page.goto("/settings")
    match = make_match(page, position=POSITION, seats={"french": "me", "allied": "sensible"})
    page.goto(f"/replay/{match['id']}")
    expect(page.get_by_text("still in progress")).to_be_visible()
    expect(page.locator('[data-card="020"]').first).to_be_visible()
    expect(page.locator('[data-card="130"]')).to_have_count(0)
    expect(page.get_by_label("Seen by")).to_have_count(0)
    expect(page.get_by_role("link", name="Save the record")).to_have_count(0)


def test_the_report_is_read_and_play_continues_from_a_turning_point(page: Page) -> None:
    match = at_replay(page)
    page.get_by_role("button", name="Report", exact=True).click()
    expect(page.get_by_role("heading", name="Turning points")).to_be_visible()
    expect(page.get_by_role("heading", name="Luck", exact=True)).to_be_visible()
    page.get_by_role("button", name="Report", exact=True).click()
    page.get_by_role("slider").fill("3")
    page.get_by_role("button", name="Play on from here").click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_label("Both sides at this screen").check()
    sheet.get_by_role("button", name="Play on").click()
    page.wait_for_url(re.compile(rf"/match/(?!{match})"))
    made = call(page, "GET", f"/api/matches/{page.url.rsplit('/', 1)[1]}")
    assert made["stage"] == "running" and made["fair_from"] == 4
