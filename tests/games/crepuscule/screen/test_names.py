"""Armies and places of the battles that come with the game, in English and in French."""

from __future__ import annotations

import re

import pytest

from grognard.games.crepuscule.armies.army_rules import RULES
from grognard.games.crepuscule.game import GAME
from grognard.games.crepuscule.model.flow import battle
from grognard.games.crepuscule.screen.names import NAMES, named
from grognard.miniatures.screen.known_names import key_of_name
from grognard.miniatures.terrain.pieces import own_name
from tests.games.name_files import keys_of

BATTLES = ("maida", "plancenoit", "raszyn", "training")
# Words that only English has.
ENGLISH = re.compile(
    r"\b(and|of|the|to|church|churchyard|farm|hill|wood|inn|road|heights|scrub|cottages|causeway)\b",
    re.IGNORECASE,
)


def places(key: str) -> list[str]:
    setting = battle(GAME.setup(key, {})).setting
    found = [goal.name for goal in setting.goals]
    found += [own_name(area.name) for area in setting.ground.areas]
    found += [own_name(edge.name) for edge in setting.ground.edges]
    return [name for name in found if name]


@pytest.mark.parametrize("key", BATTLES)
def test_in_french_no_place_has_an_english_name(key: str) -> None:
    for name in places(key):
        assert not ENGLISH.search(named(name, "fr")), name
        assert named(name, "en") == name


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_name_that_is_known_is_of_an_army_or_on_a_map(lang: str) -> None:
    armies = [army.name for army in RULES.ready().values()]
    used = [*armies, *(name for key in BATTLES for name in places(key))]
    assert set(keys_of(NAMES, lang)) <= {key_of_name(name) for name in used}


def test_what_is_fought_for_is_named_in_the_language_of_its_reader() -> None:
    s = GAME.setup("plancenoit", {})
    said = [mark.words for mark in GAME.stakes(s, 0, "fr").marks]
    assert any("Église" in words for words in said) and not any("Church" in words for words in said)
    assert any("Église" in zone.name for zone in GAME.board(s, "fr").zones)
