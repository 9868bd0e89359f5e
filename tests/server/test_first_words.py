"""Before a server opens it has read all words: nobody who needs one first has to wait."""

from __future__ import annotations

import subprocess
import sys

PLAY = """
import tomllib
from grognard import lexicon
from grognard.games import shipped
from grognard.kernel.dice import Rng
from grognard.lexicon import LANGUAGES
from grognard.server.context import load_games, read_words
from grognard.server.settings import Settings
from tests.server.matches import begun, play


def refuse(*_):
    raise AssertionError("a file of words or rules is read while people play")


load_games(Settings())
read_words()
lexicon.FluentResource = tomllib.loads = refuse
for game in shipped():
    match = begun(game, game.info.scenarios[0], {})
    for _ in play(match, Rng(1), 30):
        for lang in LANGUAGES:
            for audience in (0, 1, None):
                match.prompt(audience, lang)
                match.stakes(audience, lang)
                for update in match.since(audience, match.feed(audience).number - 1, lang) or []:
                    update.lines(lang)
"""


def test_nothing_is_read_while_people_play() -> None:
    done = subprocess.run([sys.executable, "-c", PLAY], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
