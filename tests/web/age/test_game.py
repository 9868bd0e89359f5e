"""L'Âge des Aigles against the computer: from the lobby, by mouse, by keys, by touch."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from grognard.games.age.game import GAME
from tests.web.age.brigadier import (
    PLAIN,
    Brigadier,
    at_table,
    drag,
    draw_line,
    ground,
    near,
    planned,
)
from tests.web.hands import Finger, Hand, Keys, Mouse, middle
from tests.web.lobby import call, choose, open_lobby, wait_for_decision
from tests.web.march.marcher import unit
from tests.web.watch import Message, Wire, wait_until

BOTH: Final = {"south": "me", "north": "me"}
STAFF: Final = "soldier"
MOST_INTERACTIONS: Final = 40


def start(page: Page) -> None:
    """Saalfeld from the lobby, for the French."""
    open_lobby(page)
    choose(page, "game", "age")
    choose(page, "battle", "saalfeld")
    choose(page, "side", "south")
    choose(page, "opponent", f"computer {STAFF}")


def test_from_the_lobby_to_the_first_decision(page: Page) -> None:
    start(page)
    page.locator("form button[type=submit]").click()
    page.wait_for_url("**/match/*")
    page.locator("[data-table] svg.over").wait_for()
    wait_for_decision(page)
    expect(unit(page, "f17")).to_have_attribute("aria-label", re.compile("8 bases, fresh, masse"))


def test_one_drag_is_a_whole_move(page: Page, wire: Wire) -> None:
    """Where the die leads as far as it was dragged, nobody is asked again."""
    at_table(page, near(), seats=BOTH)
    before = unit(page, "f17").get_attribute("transform")
    drag(Mouse(page), "f17", 0, -25)
    wait_until(page, lambda: unit(page, "f17").get_attribute("transform") != before)
    acts = wire.acts()
    assert acts[0] == "move f17" and acts[1].startswith("advance ") and len(acts) == 2


ON_THE_ROAD: Final = {
    "f17": "31.1,10.5 31 march-column bases 6",
    "pfus": "14,23 180 line bases 3",
    "pmuf": "10,22 180 line bases 4",
}


@pytest.mark.nightly
def test_a_march_column_is_dragged_along_its_road(page: Page, wire: Wire) -> None:
    """Near the road the hand follows it, farther than any straight way leads."""
    position = near()
    for name, stand in ON_THE_ROAD.items():
        position = re.sub(rf"^{name}: .*$", f"{name}: {stand}", position, flags=re.MULTILINE)
    at_table(page, position, seats=BOTH)
    page.mouse.click(*middle(ground(page, "f17")))
    planned(page, "f17")
    drag(Mouse(page), "f17", 105, -215)
    wait_until(page, lambda: any("road" in act for act in wire.acts()))
    assert wire.acts()[0] == "move f17" and wire.acts()[1].startswith("road 1")


def test_a_general_takes_his_division_along(page: Page) -> None:
    at_table(page, near(), seats=BOTH)
    page.mouse.click(*middle(ground(page, "treillard")))
    page.locator("[data-follows]").first.wait_for()
    for name in ("fhus", "f21c"):
        expect(unit(page, name)).to_have_attribute("data-mark", "supports")
    expect(page.locator("[data-area=command]").first).to_be_attached()


@pytest.mark.nightly
def test_an_attached_general_is_touched_for_his_brigade(page: Page, wire: Wire) -> None:
    """He covers its middle: the enemy's is aimed at with it."""
    position = near().replace("louis 28,26.8", "louis 31,17.2 with pfus")
    at_table(page, position, seats=BOTH)
    mouse = Mouse(page)
    mouse.touch(unit(page, "f17"))
    mouse.touch(unit(page, "pfus"))
    page.locator(".odds tbody tr").first.wait_for()
    expect(unit(page, "pfus")).to_have_attribute("data-mark", "aim")


def test_fire_is_drawn_and_aimed_elsewhere_by_a_line(page: Page, wire: Wire) -> None:
    at_table(page, near("own-fire"), seats=BOTH)
    expect(page.locator('[data-line^="fb2 > "]')).to_be_attached()
    aimed = page.locator('[data-line^="fb2 > "]').get_attribute("data-line") or ""
    other = next(name for name in ("pfus", "pxav") if not aimed.endswith(name))
    draw_line(page, "fb2", other)
    wire.expect_acts(page, f"aim fb2 > {other}")


# A large segment

DIVISIONS: Final = ("g1", "g2", "g3", "g4")
COUNT: Final = """
window.touched = 0;
for (const kind of ["pointerdown", "keydown"])
  addEventListener(kind, (event) => { if (event.isTrusted) window.touched += 1; }, true);
"""


def twelve_brigades() -> str:
    """Four divisions of three brigades each, in the tactical zone of an Allied corps."""
    lines = ["french: Twelve brigades", "army, as corps, led Vandamme, id vandamme: Corps"]
    for number in range(1, 5):
        lines.append(f"division, as d{number}, led General {number}, id g{number}: {number}e")
        for each in (10 * number + 1, 10 * number + 2, 10 * number + 3):
            lines.append(f"u{each} infantry regular 5, worn 3, spent 2, columnar, masse: {each}e")
    army = GAME.army_check("\n".join(lines), 1000, "en")
    assert not army.flaws
    options = {"south-army": army.line, "points": "1000", "terrain": "7"}
    found = []
    for line in GAME.write(GAME.setup("meeting", options)).splitlines():
        if line.startswith("turn "):
            found.append("turn 2 south tactical-movement first south opener south")
        elif not line.startswith("stack "):
            nearer = line.replace(",9 0 masse", ",14.5 0 masse")
            found.append(re.sub(r"^(general (?:g\d|vandamme) [\d.]+),7$", r"\1,12.5", nearer))
    return "\n".join([*found, ""])


@pytest.mark.nightly
def test_a_segment_of_twelve_brigades_takes_few_interactions(page: Page, wire: Wire) -> None:
    """Each division is moved by one drag, for any dice; every other step is accepted."""
    page.add_init_script(COUNT)
    at_table(page, twelve_brigades(), seats=BOTH)
    mouse = Mouse(page)
    moved: list[str] = []
    segment = whose_segment(page)
    while whose_segment(page) == segment:
        orders = page.locator("[data-order]:not([aria-disabled])")
        open_ = {each.get_attribute("data-order"): each for each in orders.all()}
        led = [name for name in DIVISIONS if name not in moved]
        if led and page.locator("[data-order=done]", has_text="End moves").count():
            if unit(page, led[0]).get_attribute("data-mark") != "may":
                page.wait_for_timeout(50)
                continue
            moved.append(led[0])
            drag(mouse, led[0], 0, -40)
        elif plain := [verb for verb in PLAIN if verb in open_]:
            mouse.press(page.locator(f'[data-order="{plain[0]}"]').first)
        page.wait_for_timeout(150)
    assert moved == list(DIVISIONS)
    assert page.evaluate("window.touched") <= MOST_INTERACTIONS
    ordered = {event["cards"][0] for event in events(wire) if event["kind"] == "ordered"}
    assert ordered == {f"u{10 * division + each}" for division in range(1, 5) for each in (1, 2, 3)}


def events(wire: Wire) -> list[Message]:
    return [event for update in wire.of("update") for event in update["events"]]


def whose_segment(page: Page) -> str:
    return page.locator(".turn:has(small)").first.inner_text()


# Whole battles


@pytest.mark.nightly
@pytest.mark.timeout(300)
def test_a_whole_battle_by_mouse_from_the_lobby_on(page: Page) -> None:
    start(page)
    page.locator("summary", has_text="All options").click()
    page.locator("#option-turns").select_option("4")
    page.locator("form button[type=submit]").click()
    page.wait_for_url("**/match/*")
    wait_for_decision(page)
    player = Brigadier(Mouse(page), keen=12)
    player.play_to_the_end()
    assert player.done.keys() >= {"Move", "fire", "done", "put"}

    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_role("heading").first).to_have_text(re.compile("Victory for|Draw"))
    match = page.url.rpartition("/")[2]
    assert call(page, "GET", f"/api/matches/{match}")["stage"] == "over"
    assert call(page, "GET", f"/api/matches/{match}/proof")["fair"]
    sheet.get_by_role("link", name="Watch the replay").click()
    expect(page.get_by_role("slider")).to_be_visible()


def battle(hand: Hand) -> None:
    """Saalfeld in four turns against the staff."""
    match = at_table(hand.page, against=STAFF, options={"turns": "4"})
    player = Brigadier(hand, keen=8)
    player.play_to_the_end()
    assert player.done.keys() >= {"Move", "fire", "done", "put"}
    assert call(hand.page, "GET", f"/api/matches/{match}")["stage"] == "over"


@pytest.mark.nightly
@pytest.mark.timeout(300)
def test_a_whole_battle_by_keyboard_alone(page: Page) -> None:
    battle(Keys(page))


@pytest.mark.nightly
@pytest.mark.timeout(300)
def test_a_whole_battle_by_touch_on_a_phone(phone: Page) -> None:
    battle(Finger(phone))


def last_turn(page: Page, hand: Hand) -> None:
    """The lines face one another: a charge with its odds, moves, fire, combat."""
    at_table(page, near(option="turns 2"), against=STAFF)
    player = Brigadier(hand, keen=6)
    player.play_to_the_end()
    assert player.done["Charge"] == player.done["odds"]
    assert player.done["Move"]


@pytest.mark.nightly
@pytest.mark.timeout(240)
def test_the_last_turn_by_keyboard_alone(page: Page) -> None:
    last_turn(page, Keys(page))


@pytest.mark.nightly
@pytest.mark.timeout(240)
def test_the_last_turn_by_touch_on_a_phone(phone: Page) -> None:
    last_turn(phone, Finger(phone))


@pytest.mark.nightly
@pytest.mark.timeout(240)
def test_the_last_turn_by_mouse(page: Page) -> None:
    last_turn(page, Mouse(page))
