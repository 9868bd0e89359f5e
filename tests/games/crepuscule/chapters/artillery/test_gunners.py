"""C-ART-2, C-ART-6, C-ART-28, D-10, D-79, D-97: gunners, their officer, their mistakes."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.crepuscule.chapters.artillery.aiming import could_fire
from grognard.games.crepuscule.chapters.artillery.battery_hits import BatteryHit
from grognard.games.crepuscule.chapters.artillery.canister import Canister
from grognard.games.crepuscule.chapters.artillery.capture import CaptureStep
from grognard.games.crepuscule.chapters.artillery.duel import DuelLost
from grognard.games.crepuscule.chapters.artillery.howitzer import Shell
from grognard.games.crepuscule.chapters.artillery.roundshot import Roundshot
from grognard.games.crepuscule.chapters.leadership import moral_ld
from grognard.games.crepuscule.chapters.orders.manoeuvre import (
    PLAIN,
    Circumstance,
    manoeuvre_value,
)
from grognard.games.crepuscule.model.actions import AGAIN, STAY
from grognard.games.crepuscule.model.kinds import (
    BALL,
    CANISTER,
    DIE_USED,
    GUARD,
    GUNS,
    HEAVY,
    HOWITZER,
    LIGHT,
    MEDIUM,
    SHELL,
    VETERAN,
)
from grognard.games.crepuscule.model.state import Battle
from grognard.games.crepuscule.odds.guns import shot_of
from grognard.games.crepuscule.screen.words import describe_action
from grognard.kernel.procedure import Procedure
from tests.games.crepuscule.builders import (
    ALLIED,
    act,
    battalion,
    battery,
    battle,
    inch,
    run,
    throw,
    waiting,
)

Kind = type[Roundshot] | type[Canister] | type[Shell]


def shot(kind: Kind, estimates: str = "exact", **gunner: Any) -> Battle:
    weight = HOWITZER if kind is Shell else MEDIUM
    gun = battery("g", at=(24, 10), weight=weight, **gunner)
    b = battle([gun, battalion("a", ALLIED, (24, 16))], phase=GUNS, estimates=estimates)
    fired: Procedure = kind(0, 1, 4)
    run(b, fired)
    return b


@pytest.mark.parametrize("kind", [Roundshot, Canister, Shell])
def test_d_79_every_estimate_may_be_wrong(kind: Kind) -> None:
    b = shot(kind, "error")
    assert waiting(b) == "D-79"
    throw(b, 3, 1)
    fired = b.stack[0]
    assert isinstance(fired, (Roundshot, Canister, Shell)) and fired.estimate == 6
    assert waiting(shot(kind)) == "W-ART-1"


@pytest.mark.parametrize("kind", [Roundshot, Canister])
def test_c_art_2_d_214_gunners_of_the_guard_re_roll_a_die(kind: Kind) -> None:
    b = shot(kind, quality=GUARD)
    throw(b, 6)
    assert waiting(b) == "C-ART-2"
    act(b, AGAIN)
    assert b.units[0].has(DIE_USED) and waiting(b) == "W-ART-1"
    throw(b, 6)
    assert waiting(b) == ""  # a misfire: there is no third throw


def test_c_art_2_they_may_keep_it_and_the_next_die_is_thrown_as_well() -> None:
    b = shot(Canister, quality=GUARD)
    throw(b, 2)
    act(b, STAY)
    assert waiting(b) == "C-CMD-2" and not b.units[0].has(DIE_USED)
    plain = shot(Canister)
    throw(plain, 6)
    assert waiting(plain) == ""


@pytest.mark.parametrize(
    ("lang", "said"),
    [("en", ["Re-roll the die", "Keep the die"]), ("fr", ["Relancer le dé", "Garder le dé"])],
)
def test_c_art_2_the_answers_say_what_they_do_to_the_die(lang: str, said: list[str]) -> None:
    b = shot(Roundshot, quality=GUARD)
    throw(b, 2)
    assert [describe_action(b, answer, lang) for answer in (AGAIN, STAY)] == said


@pytest.mark.parametrize(("officer", "ld"), [(False, 7), (True, 8)])
def test_c_art_6_the_officer_of_a_battery_leads_its_tests(officer: bool, ld: int) -> None:
    b = battle([battery("g", officer=officer), battalion("a", ALLIED, (24, 24))])
    assert manoeuvre_value(b, b.units[0], PLAIN, True).lines[0] == ("C-MAN-6", ld)
    assert moral_ld(b, b.units[0]) == ld


@pytest.mark.parametrize(("halved", "lost"), [(True, 1), (False, 2)])
def test_c_art_28_an_improvised_crew_does_half_to_guns_too(halved: bool, lost: int) -> None:
    b = battle([battery("g", gunners=5)])
    run(b, BatteryHit(0, 7, halved=halved))
    throw(b, 2)
    throw(b, 1, 1)
    throw(b, 5, 5)
    assert b.units[0].wounds == lost


@pytest.mark.parametrize(
    ("weight", "seen"), [(LIGHT, True), (MEDIUM, True), (HEAVY, False), (HOWITZER, False)]
)
def test_d_10_d_187_a_gun_threatens_all_within_its_free_traverse(weight: int, seen: bool) -> None:
    b = battle([battery("g", weight=weight), battalion("a", ALLIED, (34, 14), 270)])
    assert could_fire(b, b.units[0], b.units[1], inch(36)) is seen


@pytest.mark.parametrize(("x", "short"), [(24, True), (60, False)])
def test_c_man_9_d_97_a_battery_under_the_fire_of_another_but_not_of_whom_it_answers(
    x: float, short: bool
) -> None:
    b = battle([battery("g"), battery("h", ALLIED, (x, 40), weight=HEAVY)])
    value = manoeuvre_value(b, b.units[0], PLAIN, True)
    assert (("C-MAN-9 SHORT", -1) in value.lines) is short
    answer = manoeuvre_value(b, b.units[0], Circumstance(answers=1), True)
    assert ("C-MAN-9 SHORT", -1) not in answer.lines
    foot = battle([battalion("f"), battery("h", ALLIED, (24, 40), weight=HEAVY)])
    assert ("C-MAN-9 SHORT", -1) not in manoeuvre_value(foot, foot.units[0], PLAIN, True).lines


@pytest.mark.parametrize("kind", [BALL, CANISTER, SHELL])
@pytest.mark.parametrize("weight", [MEDIUM, HOWITZER])
def test_c_art_2_the_odds_of_the_guard_know_of_its_second_die(kind: int, weight: int) -> None:
    for quality, misfires in ((VETERAN, 1 / 6), (GUARD, 1 / 36)):
        gun = battery("g", at=(24, 10), weight=weight, quality=quality)
        b = battle([gun, battalion("a", ALLIED, (24, 16))], phase=GUNS)
        shot = shot_of(b, b.units[0], b.units[1], kind, 4)
        assert abs(shot.misfires - misfires) < 1e-9 and abs(sum(shot.lost) - 1.0) < 1e-9


def test_d_215_gunners_who_flee_are_gone_and_their_gun_is_there_to_be_taken() -> None:
    b = battle([battery("g"), battalion("a", ALLIED, (24, 12))])
    run(b, DuelLost(0))
    throw(b, 6, 6)
    act(b, STAY)
    gun = b.units[0]
    assert gun.on_table() and gun.figures == 0 and not gun.is_fleeing()
    run(b, CaptureStep(0))
    assert b.units[0].captor == 1
