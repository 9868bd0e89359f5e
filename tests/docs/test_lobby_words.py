"""What the lobby says of battles and computer players is true of them, in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from grognard.agents import NAMES
from grognard.games import shipped
from grognard.kernel.game import Game
from grognard.lexicon import LANGUAGES
from grognard.miniatures.game import MiniaturesGame

SOURCE = Path(__file__).parents[2] / "web" / "src"
FRONT = SOURCE / "games"
NAMED = r"^{game}-at-([\w-]+)-about = .*?\b(\d+)[ \xa0](?:turns?|tours?)\b"


def named_turns(game: str, words: str) -> dict[str, int]:
    """Battles whose line in the lobby names a number of turns, with this number."""
    found = re.findall(NAMED.format(game=re.escape(game)), words, re.MULTILINE)
    return {battle: int(turns) for battle, turns in found}


def scenario_turns(game: Game) -> dict[str, int]:
    """How long each battle lasts; a game without scenario files sets no length by battle."""
    if not isinstance(game, MiniaturesGame):
        return {}
    return {key: scenario.turns for key, scenario in game.scenario_files().known.items()}


def untrue(named: dict[str, int], played: dict[str, int]) -> dict[str, int]:
    return {battle: turns for battle, turns in named.items() if played.get(battle) != turns}


ON_SCREEN = [game for game in shipped() if game.info.on_screen]


@pytest.mark.parametrize("game", ON_SCREEN, ids=lambda game: game.info.key)
def test_the_lobby_names_the_turns_that_are_played(game: Game) -> None:
    key = game.info.key
    files = [FRONT / key / "words" / f"lobby.{lang}.ftl" for lang in LANGUAGES]
    first, *others = [named_turns(key, file.read_text(encoding="utf-8")) for file in files]
    assert not untrue(first, scenario_turns(game))
    assert all(other == first for other in others)
    assert first or not isinstance(game, MiniaturesGame)


def test_a_wrong_number_and_an_unknown_battle_are_found() -> None:
    words = (
        "age-at-saalfeld-about = 10 October 1806 · 8 turns\n"
        "age-at-albuera-about = 16 mai 1811 · 7\xa0tours\n"
        "age-at-jena-about = 14 October 1806 · 9 turns\n"
        "age-at-meeting-about = Your own armies\n"
    )
    named = named_turns("age", words)
    assert named == {"saalfeld": 8, "albuera": 7, "jena": 9}
    assert untrue(named, {"saalfeld": 7, "albuera": 7, "meeting": 10}) == {"saalfeld": 8, "jena": 9}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("agent", NAMES)
def test_each_computer_player_has_a_name_and_a_line_about_it(agent: str, lang: str) -> None:
    lobby = (SOURCE / "lobby" / "words" / f"lobby.{lang}.ftl").read_text(encoding="utf-8")
    level, _, style = agent.partition("-")
    assert f"\nlobby-agent-{level} = " in lobby and f"\nlobby-agent-{level}-about = " in lobby
    assert not style or (f"    [{style}] " in lobby and f"\nlobby-style-{style} = " in lobby)
