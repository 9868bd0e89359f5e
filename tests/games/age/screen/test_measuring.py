"""The measuring kit of L'Âge des Aigles."""

from __future__ import annotations

import pytest

from grognard.games.age.chapters.moving.orders import TacticalStep
from grognard.games.age.game import GAME
from grognard.games.age.model.kinds import ARMY, SQUARE, WOODED
from grognard.games.age.model.state import Battle
from grognard.kernel.refusal import BadNotation
from grognard.miniatures.contract.measure import Measure
from tests.games.age.builders import (
    ALLIED,
    FRENCH,
    area,
    battery,
    battle,
    brigade,
    general,
    inch,
    run,
)


def field() -> Battle:
    units = [
        brigade("f1", at=(24, 12), skirmishers=2),
        brigade("f2", at=(40, 12), formation=SQUARE),
        battery("fb", at=(12, 12)),
        brigade("a1", ALLIED, at=(24, 15)),
        brigade("a2", ALLIED, at=(24, 30)),
    ]
    staff = [
        general("lannes", at=(24, 2), rank=ARMY, charismatic=True),
        general("suchet", at=(24, 9)),
        general("victor", at=(40, 9), attached="f2"),
    ]
    b = battle(units, staff, [area(20, 20, 28, 28, WOODED, depth=2)])
    run(b, TacticalStep(FRENCH))
    return b


def measured(text: str, lang: str = "en") -> Measure:
    return GAME.measure(field(), FRENCH, text, lang)


def kinds(found: Measure) -> list[str]:
    return [area.kind for area in found.areas]


def test_6_2_the_ranges_are_those_of_its_class() -> None:
    bands = [one.words for one in measured("f1").areas if one.kind == "band"]
    assert bands == ["2 in.: range of muskets", "4 in.: range of skirmishers"]
    assert len([one for one in measured("fb").areas if one.kind == "band"]) == 3
    assert "arc" in kinds(measured("f1")) and "arc" not in kinds(measured("f2"))


def test_9_1_the_zone_and_the_rings_of_command_are_drawn() -> None:
    found = measured("f1")
    assert kinds(found).count("zone") == 1
    assert kinds(found).count("command") == 3
    assert "In the tactical zone: an enemy is nearer than 18 in." in found.words


def test_3_2_each_general_of_the_chain_says_what_he_adds() -> None:
    found = {link.start: link for link in measured("f1").links}
    assert [(found[id].label, found[id].counts) for id in ("lannes", "suchet", "victor")] == [
        ("+2", True),
        ("+1", True),
        ("", False),
    ]
    assert found["suchet"].words == "Suchet, 2 of 12 in."
    assert found["victor"].words == "Victor, attached to another brigade"


def test_11_1_a_general_shows_whom_he_commands() -> None:
    found = measured("suchet")
    assert kinds(found) == ["command", "band"]
    assert [(link.end, link.counts) for link in found.links] == [("f1", True), ("f2", False)]
    assert kinds(measured("victor")) == ["command"]


def test_13_4_lines_of_sight_end_where_something_hides_the_target() -> None:
    assert all(sight.stop is None for sight in measured("f1 > a1").sights)
    hidden = measured("f1 > a2")
    assert all(sight.stop is not None for sight in hidden.sights)
    span = hidden.span
    assert span is not None and span.length == inch(18)
    assert measured("f1 > f2").sights == []


def test_a_place_has_its_nearest_unit() -> None:
    assert measured("12,14").words == ["Nearest enemy: fb, 2 in."]


@pytest.mark.parametrize("text", ["nobody", "", "f1 > nobody", "99999,1"])
def test_what_is_not_there_is_not_measured(text: str) -> None:
    with pytest.raises(BadNotation):
        measured(text)


@pytest.mark.parametrize("text", ["f1", "fb", "suchet", "f1 > a2", "24,3"])
def test_all_of_it_is_said_in_french(text: str) -> None:
    found, english = measured(text, "fr"), measured(text)
    assert found.words != english.words
    assert len(found.words) == len(english.words)
