"""Chapter 11: who commands whom, and how far a general's command reaches."""

from __future__ import annotations

from grognard.games.age.chapters.command.chain import (
    add_generals,
    battery_led,
    best_attached,
    chief_value,
    commander_in_chief,
    generals_near,
    is_in_chain,
    is_out,
)
from grognard.games.age.model.kinds import ARMY, CORPS, IMPASSABLE, NOBODY
from grognard.games.age.model.state import Battle
from grognard.kernel.tally import Tally
from grognard.table.terrain import Area, Edge
from tests.games.age.builders import (
    ALLIED,
    FRENCH,
    Officer,
    Troops,
    area,
    arrival,
    battery,
    battle,
    brigade,
    general,
    inch,
)

PARENTS = {"division0": "corps0", "other0": "corps0"}


def chain(*more: Troops, terrain: list[Area | Edge] | None = None) -> Battle:
    """An army, a corps in it, and two divisions; everybody is near f1, which faces north."""
    units = [
        brigade("f1", FRENCH, (24, 12)),
        brigade("f2", FRENCH, (40, 12), command="other0"),
        *more,
    ]
    officers = [
        general("lannes", at=(24, 8), rank=ARMY, charismatic=True, value=1),
        general("reille", at=(23, 8), rank=CORPS, commands=["corps0"]),
        general("suchet", at=(22, 8)),
        general("foy", at=(25, 8), commands=["other0"]),
    ]
    return battle(units, officers, terrain, parents=PARENTS)


def ids(b: Battle, uid: int = 0) -> list[str]:
    return [g.roster.id for g in generals_near(b, b.units[uid])]


def test_11_1_the_chain_is_division_corps_and_army() -> None:
    b = chain()
    assert ids(b) == ["lannes", "reille", "suchet"]
    assert not is_in_chain(b, b.generals[3], b.units[0])
    assert is_in_chain(b, b.generals[3], b.units[1])


def test_R6_the_radius_is_twelve_inches_to_the_nearest_base() -> None:
    b = chain()
    b.ride(2, inch(24), inch(11) - inch(12), 0)
    assert "suchet" in ids(b)
    b.ride(2, inch(24), inch(11) - inch(12.05), 0)
    assert "suchet" not in ids(b)


def test_R6_not_through_an_enemy_or_closed_ground() -> None:
    b = chain(brigade("p1", ALLIED, (22, 9.5), 180, bases=3))
    assert "suchet" not in ids(b)
    b = chain(terrain=[area(21, 9, 22.5, 10, IMPASSABLE)])
    assert "suchet" not in ids(b) and "lannes" in ids(b)


def test_R7_the_commander_in_chief_is_in_every_chain_but_not_when_he_leads_another() -> None:
    b = chain()
    b.ride(0, inch(40), inch(8), 0)
    assert ids(b, 1) == ["lannes"]
    b.substitute(0, b.setting.command_by_id["division0"])
    assert ids(b, 1) == []


def test_R95_a_general_whose_superior_leads_in_his_place_counts_for_nobody() -> None:
    b = chain()
    b.substitute(1, b.setting.command_by_id["division0"])
    assert ids(b) == ["lannes", "reille"]


def test_R8_generals_add_four_at_the_most() -> None:
    b = chain()
    sum_ = Tally(0, "3.1 movement roll", True)
    add_generals(b, b.units[0], sum_)
    assert sum_.total == 4
    assert [value for _, value in sum_.lines[1:]] == [2, 1, 1]
    b.attach(2, 0, 0)
    sum_ = Tally(0, "3.1 movement roll", True)
    add_generals(b, b.units[0], sum_)
    assert ("3.2 attached general", 1) in sum_.lines
    b.attach(0, 0, 0)
    assert sum_.total == 4


def test_R5_a_general_with_another_brigade_is_not_near() -> None:
    b = chain()
    b.attach(2, 1, 0)
    assert "suchet" not in ids(b)
    assert not is_out(b, FRENCH)
    b.attach(0, 0, 0)
    assert is_out(b, FRENCH)


def test_R63_the_highest_who_has_come_is_commander_in_chief() -> None:
    officers = [
        general("orange", ALLIED, (24, 30), rank=ARMY, value=-2),
        general("wellington", ALLIED, rank=ARMY, chief=2, value=2, arrival=arrival(3, 0, 0, 9, 0)),
    ]
    b = battle([brigade("b1", ALLIED, (24, 26))], officers)
    assert commander_in_chief(b, ALLIED) == 0 and chief_value(b, ALLIED) == -2
    b.general_arrives(1, inch(4), 0)
    assert commander_in_chief(b, ALLIED) == 1 and chief_value(b, ALLIED) == 2
    assert commander_in_chief(b, FRENCH) == NOBODY and is_out(b, FRENCH)


def test_R96_a_successor_is_worth_nothing_special() -> None:
    officers: list[Officer] = [
        general("lannes", rank=ARMY, value=1),
        general("louis", ALLIED, (40, 30), rank=ARMY, value=1),
    ]
    b = battle([brigade("f1", FRENCH), brigade("p1", ALLIED, (24, 26))], officers)
    for gid in (0, 1):
        b.fell_general(gid, 4)
        b.succeed(gid, 0, 0)
    assert chief_value(b, FRENCH) == 0 and chief_value(b, ALLIED) == -1


def test_R72_any_general_within_twelve_inches_leads_a_battery() -> None:
    b = chain(battery("fb", FRENCH, (24, 20.5)))
    assert battery_led(b, b.units[2])
    b = chain(battery("fb", FRENCH, (24, 21.05)))
    assert not battery_led(b, b.units[2])


def test_R75_the_best_attached_general_counts() -> None:
    b = chain()
    assert best_attached(b, 0) is None
    b.attach(2, 0, 0)
    b.attach(0, 0, 0)
    best = best_attached(b, 0)
    assert best is not None and best.roster.id == "lannes"
