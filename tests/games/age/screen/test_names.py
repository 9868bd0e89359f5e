"""Names of the battles that come with the game, in English and in French."""

from __future__ import annotations

import re

import pytest

from grognard.games.age.game import GAME
from grognard.games.age.model.flow import battle
from grognard.games.age.model.setting import Setting
from grognard.games.age.screen.names import NAMES, named
from grognard.miniatures.screen.known_names import key_of_name
from grognard.miniatures.terrain.pieces import own_name
from tests.games.name_files import keys_of

EVERY_BATTLE = pytest.mark.parametrize("key", list(GAME.scenario_files().known))
# Words that only English has; a proper name among them would have to be excepted here.
ENGLISH = re.compile(
    r"\b(and|of|the|army|corps of|battery|horse|foot|hussars|lancers|dragoons|guards?|light|wing"
    r"|reserve|cavalry|spanish|british|portuguese|prussian|heights|brook|ridge|knoll"
    r"|crossroads|bridge|slopes|village of|prince of|duke|division's|\d+(st|nd|rd|th))\b|'s\b|-pdr",
    re.IGNORECASE,
)
ALSO_FRENCH = ("Corps de Brunswick", "de la Garde", "dragons de la garde")


def names_of(setting: Setting) -> list[str]:
    found = [side.name for side in setting.sides] + [one.name for one in setting.commands]
    found += [roster.name for roster in setting.rosters] + [g.name for g in setting.staff]
    found += [goal.name for goal in setting.goals]
    found += [own_name(area.name) for area in setting.ground.areas]
    found += [own_name(edge.name) for edge in setting.ground.edges]
    return [name for name in found if name]


@EVERY_BATTLE
def test_no_english_word_is_left_in_french(key: str) -> None:
    for name in names_of(battle(GAME.setup(key, {})).setting):
        french = named(name, "fr")
        plain = french
        for words in ALSO_FRENCH:
            plain = plain.replace(words, "")
        assert not ENGLISH.search(plain), french
        assert named(name, "en") == name


def test_every_french_name_belongs_to_a_battle() -> None:
    settings = [battle(GAME.setup(key, {})).setting for key in GAME.scenario_files().known]
    used = {key_of_name(name) for setting in settings for name in names_of(setting)}
    keys = keys_of(NAMES, "fr")
    assert sorted(set(keys) - used) == []
    assert len(keys) == len(set(keys))


def test_two_names_with_one_key_are_one_name() -> None:
    settings = [battle(GAME.setup(key, {})).setting for key in GAME.scenario_files().known]
    every = {name for setting in settings for name in names_of(setting)}
    assert len({key_of_name(name) for name in every}) == len(every)


def test_the_sides_and_units_as_players_read_them() -> None:
    s = GAME.setup("saalfeld", {})
    assert [GAME.seat_name(s, seat, "fr") for seat in (0, 1)] == [
        "Ve corps",
        "Avant-garde prussienne",
    ]
    assert [GAME.seat_name(s, seat, "en") for seat in (0, 1)] == ["V Corps", "Advance guard"]
    assert GAME.caption(s, "phus", "fr").startswith("6e hussards prussiens")
    assert GAME.caption(s, "phus", "en").startswith("Prussian Hussars no. 6")
    assert "Demi-batterie à cheval" in GAME.table(s, None, "fr")
    board = GAME.board(s, "fr")
    assert "Pont de Saalfeld" in [feature.name for feature in board.features]
    assert "Division Suchet" in [unit.facts.get("command") for unit in board.units]


def test_objectives_and_generals_too() -> None:
    s = GAME.setup("albuera", {})
    assert [prize.name for prize in GAME.objectives(s, "fr")] == [
        "Mamelon sud",
        "Mamelon nord",
        "Village d'Albuera",
    ]
    s = GAME.setup("quatre-bras", {})
    assert GAME.caption(s, "orange", "fr") == "Général Prince d'Orange"
    assert "Ney" in GAME.caption(s, "ney", "fr")


def test_a_name_that_a_player_gives_stays_as_it_is() -> None:
    assert named("My own 5th Brigade", "fr") == "My own 5th Brigade"
    assert key_of_name("5th Division") == "the-5th-division"
    assert key_of_name("Infantry Regiment Müffling") == "infantry-regiment-muffling"
