"""Au crépuscule de l'Aigle against the computer: from the lobby, by mouse, by keys, by touch."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.web.cable import Cable
from tests.web.crepuscule.colonel import (
    PLAIN,
    Colonel,
    at_table,
    charged,
    drag,
    fighting,
    ground,
    near,
)
from tests.web.hands import Finger, Hand, Keys, Mouse, middle, order
from tests.web.lobby import call, choose, open_lobby, wait_for_decision
from tests.web.march.marcher import WATCH_FRAMES, carry, handle, in_hand, unit
from tests.web.watch import Watch, Wire, wait_until

BOTH: Final = {"south": "me", "north": "me"}
MOST_INTERACTIONS: Final = 50


def start(page: Page) -> None:
    """The training field from the lobby, for the French."""
    open_lobby(page)
    choose(page, "game", "crepuscule")
    choose(page, "battle", "training")
    choose(page, "side", "south")
    choose(page, "opponent", "computer conscript")


def test_from_the_lobby_to_the_first_decision(page: Page) -> None:
    start(page)
    page.locator("form button[type=submit]").click()
    page.wait_for_url("**/match/*")
    page.locator("[data-table] svg.over").wait_for()
    wait_for_decision(page)
    expect(unit(page, "f1")).to_have_attribute(
        "aria-label", re.compile("24 of 24 figures, line.*facing north")
    )


def test_one_drag_is_a_whole_move(page: Page, wire: Wire) -> None:
    at_table(page, near("movement"), seats=BOTH)
    before = unit(page, "f1").get_attribute("transform")
    drag(Mouse(page), "f1", 0, -25)
    wait_until(page, lambda: unit(page, "f1").get_attribute("transform") != before)
    acts = wire.acts()
    assert len(acts) == 1 and acts[0].startswith("march f1 ") and "advance " in acts[0]


def test_a_formation_is_shown_with_its_chance_before_it_is_ordered(page: Page) -> None:
    at_table(page, near("movement"), seats=BOTH)
    page.mouse.click(*middle(ground(page, "f2")))
    item = page.locator("[data-orders] [role^=menuitem]", has_text="Hollow square")
    expect(item.locator(".hope")).to_have_text(re.compile(r"\d+%"))
    item.click()
    page.locator("[data-follows=f2]").wait_for()
    expect(order(page, "commit")).to_have_text("Form hollow square")


def test_a_charge_is_answered_in_a_sheet_with_chances(page: Page, wire: Wire) -> None:
    """The charger tests, with all its repeats; a failure ends it, and then nobody answers."""
    charged = {"f2": "40,14 0 line figures 24 files 12", "a2": "40,24 180 line figures 8 files 4"}
    position = near("reactions", "north", **charged).replace(
        "a2: 40,24 180 line figures 8 files 4",
        "a5: 40,24 180 line figures 8 files 8 charge f2 charging",
    )
    lines = [line for line in position.splitlines() if not line.startswith("a5: 62")]
    at_table(page, "\n".join(lines) + "\n", seats=BOTH)
    answers = page.locator("[data-answer]")
    expect(answers.first).to_be_visible()
    square = page.locator('[data-answer*="re-form hollow-square"]')
    expect(square.locator(".num")).to_have_text(re.compile(r"\d+%"))
    square.click()
    page.locator("[data-follows=f2]").wait_for()
    expect(page.locator('[data-line="a5 > f2"]')).to_be_attached()
    order(page, "commit").click()
    wire.expect_acts(page, "react f2 re-form hollow-square")


def test_c_art_14_a_gun_is_laid_by_its_dial_and_the_shot_is_drawn(page: Page, wire: Wire) -> None:
    at_table(page, near("guns"), seats=BOTH)
    page.mouse.move(*middle(ground(page, "f6")))
    page.mouse.down()
    page.mouse.move(*middle(ground(page, "a3")), steps=8)
    page.mouse.up()
    order(page, "commit").click()
    dial = page.locator("[data-dial] [role=slider]")
    dial.wait_for()
    first = int(dial.get_attribute("aria-valuenow") or 0)
    dial.focus()
    page.keyboard.press("ArrowUp")
    expect(dial).to_have_attribute("aria-valuenow", str(first + 1))
    expect(page.locator("[data-laid=f6]")).to_be_attached()
    order(page, "commit").click()
    wire.expect_acts(page, "aim f6 > a3 ball", f"estimate {first + 1}")
    # a misfire draws nothing
    shot = page.locator("[data-shot=ball]")
    misfired = page.locator(".log li", has_text="misfires")
    expect(shot.or_(misfired).first).to_be_attached()


# What a page says of lengths: words, and what screen readers say; the estimate is one's own,
# and what the die adds is the same for all.
SAID: Final = """
() => [...document.querySelectorAll("[data-table] *, aside *")]
  .filter((one) => !one.closest("[data-dial], [data-lay] .note"))
  .flatMap((one) => [one.ariaLabel, one.title,
    ...[...one.childNodes].filter((node) => node.nodeType === 3).map((node) => node.data)])
  .filter((words) => typeof words === "string" && /\\d ?(″|in\\b|inch)/.test(words))
"""


def test_d_79_by_eye_nothing_on_the_page_shows_how_far_it_is(page: Page) -> None:
    at_table(page, near("movement", option="turns 2"), seats=BOTH)
    expect(unit(page, "f2")).to_have_attribute("data-mark", "may")
    page.mouse.click(*middle(ground(page, "f2")))
    page.locator("path.open").wait_for(state="attached")
    assert page.evaluate(SAID)
    at_table(page, near("movement", option="turns 2\noption by-eye on"), seats=BOTH)
    assert page.locator("[data-tool=sight]").count() == 1
    assert (
        page.locator(":is([data-tool=ruler], [data-tool=bands], [data-tool=threat])").count() == 0
    )
    expect(unit(page, "f2")).to_have_attribute("data-mark", "may")
    x, y = middle(ground(page, "f2"))
    page.mouse.click(x, y)
    page.locator("path.open").wait_for(state="attached")
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y - 20, steps=6)
    expect(page.locator(".note", has_text="% used")).to_be_visible()
    assert page.evaluate(SAID) == []
    page.mouse.up()


def test_d_79_by_eye_a_gun_is_laid_by_its_number_alone(page: Page, wire: Wire) -> None:
    at_table(page, near("guns", option="turns 2\noption by-eye on"), seats=BOTH)
    page.mouse.move(*middle(ground(page, "f6")))
    page.mouse.down()
    page.mouse.move(*middle(ground(page, "a3")), steps=8)
    page.mouse.up()
    order(page, "commit").click()
    dial = page.locator("[data-dial] [role=slider]")
    dial.wait_for()
    laid = page.locator("[data-laid=f6]")
    before = laid.inner_html()
    dial.focus()
    page.keyboard.press("PageUp")
    page.keyboard.press("ArrowUp")
    assert laid.inner_html() == before
    assert laid.locator(":is(.ring, .rung, .error)").count() == 0
    assert page.locator("[data-dial] .target").count() == 0
    assert page.evaluate(SAID) == []
    first = dial.get_attribute("aria-valuenow")
    order(page, "commit").click()
    wire.expect_acts(page, "aim f6 > a3 ball", f"estimate {first}")


def test_the_ghost_answers_within_a_frame_while_the_server_is_silent(
    page: Page, cable: Cable, watch: Watch
) -> None:
    watch.allow("WebSocket connection")
    watch.allow("net::ERR")
    match = at_table(page, near("movement"), seats=BOTH)
    page.goto(f"{cable.url}/match/{match}")
    wait_for_decision(page)
    expect(unit(page, "f2")).to_have_attribute("data-mark", "may")
    page.mouse.click(*middle(ground(page, "f2")))
    in_hand(page)
    page.evaluate(WATCH_FRAMES)
    cable.deaf = True
    x, y = middle(handle(page, "body"))
    page.keyboard.down("Alt")
    page.mouse.move(x, y)
    page.mouse.down()
    for step in range(1, 31):
        page.mouse.move(x, y - 8 * step)
    page.mouse.up()
    page.keyboard.up("Alt")
    moved = [before != after for before, after in page.evaluate("window.frames_")[3:]]
    assert len(moved) > 20 and all(moved)


def test_w_res_1_a_round_is_shown_on_a_sheet_with_every_bonus(page: Page) -> None:
    at_table(page, fighting(), seats=BOTH)
    page.mouse.click(*middle(ground(page, "f1")))
    order(page, "commit").click()
    sheet = page.locator("[data-melee]")
    expect(sheet).to_be_visible()
    expect(sheet).to_contain_text("strikes")
    expect(sheet.locator(".score b")).to_have_count(2)
    expect(sheet.get_by_role("button", name="W-RES-1").first).to_be_visible()
    sheet.get_by_role("button", name="Close").click()
    expect(sheet).to_have_count(0)


def test_d_125_a_charge_shows_the_ground_it_runs_over(page: Page) -> None:
    at_table(page, charged(), seats=BOTH)
    lane = page.locator("[data-lane=a5]")
    expect(lane.locator("polygon")).to_be_attached()
    expect(lane.locator("text")).to_have_text("10.0″")


# A large turn

COUNT: Final = """
window.touched = 0;
for (const kind of ["pointerdown", "keydown"])
  addEventListener(kind, (event) => { if (event.isTrusted) window.touched += 1; }, true);
"""


@pytest.mark.nightly
@pytest.mark.timeout(240)
def test_a_turn_of_twelve_units_takes_few_interactions(page: Page) -> None:
    """Every unit is moved by one drag, every other step accepted."""
    page.add_init_script(COUNT)
    at_table(page, seats=BOTH, scenario="great-field", options={"set-up": "ready"})
    mouse = Mouse(page)
    moved: list[str] = []
    end = False
    page.evaluate("window.touched = 0")
    while not end:
        open_ = page.locator("[data-order]:not([aria-disabled])")
        verbs = [each.get_attribute("data-order") for each in open_.all()]
        step = page.locator("[data-order=done]").first
        words = step.inner_text() if step.count() else ""
        marked = page.locator("[data-card][data-mark=may]").all()
        names = [str(each.get_attribute("data-card")) for each in marked]
        left = [name for name in names if name not in moved]
        if words == "End movement" and left and len(moved) < 12:
            moved.append(left[0])
            before = unit(page, left[0]).get_attribute("transform")
            drag(mouse, left[0], 0, -14)
            page.wait_for_timeout(300)
            if unit(page, left[0]).get_attribute("transform") == before:
                page.keyboard.press("Escape")
        elif words == "End movement":
            end = True
            mouse.press(step)
        elif plain := [verb for verb in PLAIN if verb in verbs]:
            mouse.press(page.locator(f'[data-order="{plain[0]}"]').first)
        page.wait_for_timeout(150)
    assert len(moved) == 12
    assert page.evaluate("window.touched") <= MOST_INTERACTIONS


# Whole battles


@pytest.mark.nightly
@pytest.mark.timeout(400)
def test_a_whole_battle_by_mouse_from_the_lobby_on(page: Page) -> None:
    start(page)
    page.locator("summary", has_text="All options").click()
    page.locator("#option-turns").select_option("3")
    page.locator("form button[type=submit]").click()
    page.wait_for_url("**/match/*")
    wait_for_decision(page)
    player = Colonel(Mouse(page), keen=14)
    player.play_to_the_end()
    assert player.done.keys() >= {"done", "End movement"}

    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_role("heading").first).to_be_visible()
    match = page.url.rpartition("/")[2]
    assert call(page, "GET", f"/api/matches/{match}")["stage"] == "over"
    assert call(page, "GET", f"/api/matches/{match}/proof")["fair"]
    sheet.get_by_role("link", name="Watch the replay").click()
    expect(page.get_by_role("slider")).to_be_visible()


def whole_battle(page: Page, hand: Hand) -> None:
    """Three turns against the staff, from the throw for who begins to the end."""
    at_table(page, against="sensible", options={"turns": "3"})
    player = Colonel(hand, keen=12)
    player.play_to_the_end()
    assert player.done.keys() >= {"done", "End movement"}
    match = page.url.rpartition("/")[2]
    assert call(page, "GET", f"/api/matches/{match}")["stage"] == "over"


@pytest.mark.nightly
@pytest.mark.timeout(400)
def test_a_whole_battle_against_the_staff_by_mouse(page: Page) -> None:
    whole_battle(page, Mouse(page))


@pytest.mark.nightly
@pytest.mark.timeout(400)
def test_a_whole_battle_against_the_staff_by_keyboard_alone(page: Page) -> None:
    whole_battle(page, Keys(page))


@pytest.mark.nightly
@pytest.mark.timeout(400)
def test_a_whole_battle_against_the_staff_by_touch_on_a_phone(phone: Page) -> None:
    whole_battle(phone, Finger(phone))


def last_turn(page: Page, hand: Hand) -> None:
    """The lines face one another: charges, moves, guns, fire, combat."""
    at_table(page, near())
    player = Colonel(hand, keen=10)
    player.play_to_the_end()
    assert player.done["End movement"] and player.done["done"]


@pytest.mark.nightly
@pytest.mark.timeout(240)
def test_the_last_turn_by_mouse(page: Page) -> None:
    last_turn(page, Mouse(page))


@pytest.mark.nightly
@pytest.mark.timeout(240)
def test_the_last_turn_by_keyboard_alone(page: Page) -> None:
    last_turn(page, Keys(page))


@pytest.mark.nightly
@pytest.mark.timeout(240)
def test_the_last_turn_by_touch_on_a_phone(phone: Page) -> None:
    last_turn(phone, Finger(phone))


@pytest.mark.nightly
def test_a_handle_wheels_the_unit_in_hand(page: Page, wire: Wire) -> None:
    """Composed leg by leg: nothing goes out before it is confirmed."""
    at_table(page, near("movement"), seats=BOTH)
    page.mouse.click(*middle(ground(page, "f4")))
    page.locator("path.open").wait_for(state="attached")
    carry(page, page.locator('[data-ghost] [data-handle="right"]'), -6, -18)
    assert wire.acts() == []
    order(page, "commit").click()
    wait_until(page, lambda: len(wire.acts()) == 1)
    assert wire.acts()[0].startswith("march f4 wheel left")
