"""The armies that come with a game, as players of each language read their names."""

from __future__ import annotations

import re
from typing import Final

import pytest

import grognard.games.age.screen.names
import grognard.games.crepuscule.screen.names
import grognard.games.march.screen.names
from grognard.games.age.game import GAME as AGE
from grognard.games.crepuscule.game import GAME as CREPUSCULE
from grognard.games.march.game import GAME as MARCH
from grognard.miniatures.game import MiniaturesGame
from grognard.miniatures.screen.known_names import KnownNames, key_of_name
from tests.games.name_files import keys_of

GAMES: Final[dict[str, tuple[MiniaturesGame, KnownNames]]] = {
    "march": (MARCH, grognard.games.march.screen.names.NAMES),
    "age": (AGE, grognard.games.age.screen.names.NAMES),
    "crepuscule": (CREPUSCULE, grognard.games.crepuscule.screen.names.NAMES),
}
EVERY_GAME = pytest.mark.parametrize("key", list(GAMES))
# Words that are not of the reader's language; none of them is a part of a proper name.
FOREIGN: Final = {
    "en": r"française|armée|défense|de marche|division \w+$|brigade \w+$|österreich|preußisch",
    "fr": r"\b(and|british|russian|allied|centre,|peninsular|army|poles|reserve|guard)\b|'s\b"
    r"|österreich|preußisch|avantgarde\b",
}


def armies(game: MiniaturesGame) -> list[str]:
    rules = game.army_rules()
    assert rules is not None
    return [army.name for army in rules.ready().values()]


@EVERY_GAME
@pytest.mark.parametrize("lang", list(FOREIGN))
def test_ready_armies_are_named_in_the_language_of_the_reader(key: str, lang: str) -> None:
    game, names = GAMES[key]
    shown = [names.named(name, lang) for name in armies(game)]
    assert shown
    assert [name for name in shown if re.search(FOREIGN[lang], name, re.IGNORECASE)] == []


@pytest.mark.parametrize(
    ("game", "battle", "lang", "sides"),
    [
        (MARCH, "vimeiro", "fr", ["Centre britannique", "Brigade Thomières"]),
        (MARCH, "vimeiro", "en", ["British centre", "Thomières' brigade"]),
        (CREPUSCULE, "maida", "fr", ["Division Stuart", "Division Reynier"]),
        (CREPUSCULE, "maida", "en", ["Stuart's division", "Reynier's division"]),
    ],
)
def test_sides_of_a_battle_too(
    game: MiniaturesGame, battle: str, lang: str, sides: list[str]
) -> None:
    s = game.setup(battle, {})
    assert {game.seat_name(s, seat, lang) for seat in (0, 1)} == set(sides)
    assert {side.name for side in game.board(s, lang).sides} == set(sides)


@EVERY_GAME
def test_the_builder_lays_out_a_ready_army_under_the_same_name(key: str) -> None:
    game, names = GAMES[key]
    options = game.army_rules().options("fr")  # type: ignore[union-attr]
    assert sorted(one.name for one in options.ready) == sorted(
        names.named(name, "fr") for name in armies(game)
    )


@pytest.mark.parametrize("lang", list(FOREIGN))
def test_no_name_of_march_is_kept_for_an_army_that_is_gone(lang: str) -> None:
    assert set(keys_of(GAMES["march"][1], lang)) <= {key_of_name(name) for name in armies(MARCH)}
