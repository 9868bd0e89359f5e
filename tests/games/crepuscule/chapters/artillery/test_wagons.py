"""Teams and caissons under fire and charged; templates on batteries; the chart of misfires."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.crepuscule.chapters.artillery.canister import Canister
from grognard.games.crepuscule.chapters.artillery.howitzer import Shell
from grognard.games.crepuscule.chapters.artillery.roundshot import Roundshot
from grognard.games.crepuscule.chapters.artillery.types import has_rounds
from grognard.games.crepuscule.chapters.artillery.wagons import WagonHit
from grognard.games.crepuscule.chapters.charging.contact import ContactStep
from grognard.games.crepuscule.chapters.moving.hauling import why_not_haul
from grognard.games.crepuscule.chapters.shooting.need import ORDINARY
from grognard.games.crepuscule.chapters.shooting.volley import Volley
from grognard.games.crepuscule.invariants import problems
from grognard.games.crepuscule.model.actions import PASS, Spike
from grognard.games.crepuscule.model.kinds import (
    BALL,
    CAISSON,
    CHARGING,
    CONTACT,
    DESTROYED,
    GUNS,
    HOWITZER,
    LIMBERED,
    NOBODY,
    SPIKED,
)
from grognard.games.crepuscule.model.setting import Profile
from grognard.games.crepuscule.model.state import Battle
from grognard.games.crepuscule.sequence import PlayerTurn
from grognard.kernel.dice import Pool
from grognard.table.paths import ADVANCE, Leg
from tests.games.crepuscule.builders import (
    ALLIED,
    Troops,
    act,
    battalion,
    battery,
    battle,
    inch,
    run,
    squadron,
    throw,
    unit,
    waiting,
)

GUN = battery("g", at=(24, 10))
FAR = battalion("a", ALLIED, (24, 44))
SHELLS = battery("g", at=(24, 10), gunners=3, weight=HOWITZER)


def caisson(at: tuple[float, float] = (24, 30), seat: int = ALLIED, id: str = "c") -> Troops:
    profile = Profile(move=12, toughness=6, attacks=0)
    given: dict[str, Any] = {"formation": LIMBERED, "files": 1, "cost": 25}
    return unit(id, seat, at, None, CAISSON, 1, profile, **given)


def team(at: tuple[float, float] = (24, 30)) -> Troops:
    return battery("h", ALLIED, at, formation=LIMBERED)


def field(*units: Troops, **options: Any) -> Battle:
    given: dict[str, Any] = {"estimates": "exact", "unit_officers": "off", **options}
    return battle(list(units), phase=GUNS, **given)


def pool(b: Battle) -> tuple[int, int]:
    assert isinstance(b.pending, Pool)
    return b.pending.dice, b.pending.need


# Teams


def test_c_art_29_a_ball_has_1d6_hits_on_a_team_of_toughness_5() -> None:
    b = field(GUN, team())
    run(b, Roundshot(0, 1, 18))
    throw(b, 1)
    throw(b, 4)
    assert waiting(b) == "C-ART-14"
    throw(b, 3)
    assert pool(b) == (3, 2)  # strength 7
    throw(b, 1, 2, 2)
    assert (b.units[1].team, b.units[1].figures, b.units[1].on_table()) == (2, 4, True)


def test_c_art_29_d_172_with_its_fourth_wound_the_gun_is_lost_without_an_explosion() -> None:
    b = field(GUN, team(), battalion("a", ALLIED, (24, 33)))
    run(b, WagonHit(1, 3, 7))
    throw(b, 6, 6, 6)
    assert (waiting(b), b.units[1].team, b.units[1].on_table()) == ("", 3, True)
    run(b, WagonHit(1, 1, 7))
    throw(b, 6)
    assert (waiting(b), b.units[1].place) == ("", DESTROYED)
    assert b.units[2].figures == 24


def test_c_art_29_muskets_hurt_a_team_on_6() -> None:
    b = field(battalion("f", at=(24, 24), figures=4), team())
    run(b, Volley(0, 1, ORDINARY))
    throw(b, 6, 6)
    assert pool(b) == (2, 6)
    throw(b, 5, 6)
    assert (b.units[1].team, b.units[1].figures) == (1, 4)


@pytest.mark.parametrize(("answer", "place"), [(PASS, 0), (Spike(0, 1), DESTROYED)])
def test_c_art_29_d_202_caught_it_is_taken_or_destroyed(answer: Any, place: int) -> None:
    for wagon in (team((24, 20)), caisson((24, 20))):
        rider = squadron("s", at=(24, 12))
        b = battle([rider, wagon], phase=CONTACT)
        b.units[0].marks |= CHARGING
        b.units[0].charge = 1
        run(b, ContactStep(0))
        assert waiting(b) == "C-ART-29"
        act(b, answer)
        assert b.units[1].place == place and not b.contacts
        assert b.units[1].captor == 0
        assert b.units[1].has(SPIKED) == (place == DESTROYED)


def test_d_202_a_wagon_out_of_reach_is_not_taken() -> None:
    b = battle([squadron("s", at=(24, 12)), caisson((24, 40))], phase=CONTACT)
    b.units[0].marks |= CHARGING
    b.units[0].charge = 1
    run(b, ContactStep(0))
    assert (waiting(b), b.units[1].captor) == ("", NOBODY)


def test_d_202_a_captured_caisson_is_not_moved_and_refills_nobody() -> None:
    b = battle([GUN, caisson((24, 14), seat=0), battalion("a", ALLIED, (24, 40))], ammunition="on")
    b.units[0].balls = 6
    way = [Leg(ADVANCE, inch(2))]
    assert why_not_haul(b, b.units[1], way) is None and has_rounds(b, b.units[0], BALL)
    b.take_wagon(1, 2)
    refusal = why_not_haul(b, b.units[1], way)
    assert refusal is not None and refusal.cite == "C-ART-8"
    assert not has_rounds(b, b.units[0], BALL)


@pytest.mark.parametrize(("off", "filled"), [(5.9, True), (6.1, False)])
def test_c_art_32_a_caisson_within_6_inches_refills_a_battery(off: float, filled: bool) -> None:
    b = battle([GUN, caisson((24, 10 + off + 80 / 25.4), seat=0)], ammunition="on")
    b.units[0].balls = 6
    assert has_rounds(b, b.units[0], BALL) == filled


def ended(b: Battle) -> None:
    """The end of a player turn, and the beginning of the next of the French."""
    turn = PlayerTurn(0)
    turn.end(b)
    turn.begin(b)


@pytest.mark.parametrize(("option", "left"), [("on", (0, 0)), ("off", (6, 2))])
def test_c_art_32_the_chests_stay_full_when_the_caisson_drives_on(
    option: str, left: tuple[int, int]
) -> None:
    b = battle([GUN, caisson((24, 14), seat=0), FAR], ammunition=option)
    b.units[0].balls, b.units[0].canisters = 6, 2
    ended(b)
    assert (b.units[0].balls, b.units[0].canisters) == left


@pytest.mark.parametrize(("option", "back"), [("on", True), ("off", False)])
def test_c_art_32_a_caisson_that_was_destroyed_is_replaced(option: str, back: bool) -> None:
    b = battle(
        [GUN, caisson((24, 14), seat=0), FAR, battalion("f", at=(34, 12))], ammunition=option
    )
    b.wound_team(1, 4)
    assert b.units[1].place == DESTROYED
    ended(b)
    wagon = b.units[1]
    assert wagon.on_table() is back
    if back:  # between the gun and the battalion, at the south edge
        assert abs(int(wagon.pose.x) - inch(29)) < inch(1) and wagon.pose.y < inch(4)
        assert wagon.team == 0 and not problems(b)


# Caissons


def test_c_art_30_d_178_a_second_six_explodes_a_caisson() -> None:
    b = field(GUN, caisson(), battalion("a", ALLIED, (24, 33.5), figures=6, files=6))
    run(b, WagonHit(1, 2, 7))
    assert pool(b) == (2, 3)
    throw(b, 6, 5)
    assert waiting(b) == "D-178"
    throw(b, 6)
    assert b.units[1].place == DESTROYED and waiting(b) == "C-ART-30"
    throw(b, 6)
    assert pool(b) == (3, 4)  # half of six, strength 3
    throw(b, 4, 3, 3)
    assert b.units[2].figures == 5


def test_c_art_30_d_178_without_a_second_six_it_only_has_its_wounds() -> None:
    b = field(GUN, caisson(), battalion("a", ALLIED, (24, 33.5)))
    run(b, WagonHit(1, 2, 7))
    throw(b, 6, 5)
    throw(b, 5)
    assert (waiting(b), b.units[1].team, b.units[2].figures) == ("", 2, 24)
    run(b, WagonHit(1, 2, 2))  # strength 2 does nothing to toughness 6
    assert (waiting(b), b.units[1].team) == ("", 2)


def test_d_178_those_beyond_the_blast_are_safe() -> None:
    b = field(GUN, caisson(), battalion("a", ALLIED, (24, 36.2)))
    run(b, WagonHit(1, 1, 7))
    throw(b, 6)
    throw(b, 6)
    throw(b, 1)
    assert (waiting(b), b.units[2].figures) == ("", 24)


# Templates on a battery in action


def test_d_91_canister_strikes_gunners_and_the_gun_one_by_one() -> None:
    b = field(GUN, battery("h", ALLIED, (24, 15)))
    run(b, Canister(0, 1, 4))
    throw(b, 2)
    assert pool(b) == (4, 3)  # four gunners, strength 4
    throw(b, 1, 1, 1, 3)
    assert pool(b) == (1, 6)  # the gun, toughness 7
    throw(b, 6)
    assert waiting(b) == "C-ART-13"
    throw(b, 5)
    assert (b.units[1].figures, b.units[1].wounds) == (3, 1)


def test_d_91_a_shell_hurts_the_gun_only_under_its_middle() -> None:
    b = field(SHELLS, battery("h", ALLIED, (24, 30)))
    run(b, Shell(0, 1, 21))
    throw(b, 5)
    throw(b, 1)
    seen = []
    while waiting(b):
        dice, need = pool(b)
        seen.append((waiting(b), need))
        throw(b, *[need] * dice)
    assert ("W-WND-1", 5) in seen and b.units[1].wounds == 1


# The chart


@pytest.mark.parametrize(
    ("face", "gunners", "waits", "place"),
    [(1, 3, 0, DESTROYED), (2, 2, 1, 0), (3, 2, 1, 0), (4, 3, 0, 0), (6, 3, 0, 0)],
)
def test_w_art_4_d_87_the_chart_of_misfires(
    face: int, gunners: int, waits: int, place: int
) -> None:
    b = field(SHELLS, battalion("a", ALLIED, (24, 30)), howitzer_misfire="chart")
    run(b, Shell(0, 1, 20))
    throw(b, 5)
    throw(b, 6)
    assert waiting(b) == "W-ART-4"
    throw(b, face)
    u = b.units[0]
    assert (waiting(b), u.figures, u.waits, u.place) == ("", gunners, waits, place)


def test_d_87_without_the_option_a_misfire_is_harmless() -> None:
    b = field(SHELLS, battalion("a", ALLIED, (24, 30)))
    run(b, Shell(0, 1, 20))
    throw(b, 5)
    throw(b, 6)
    assert (waiting(b), b.units[0].figures) == ("", 3)
