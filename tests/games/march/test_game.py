"""La Marche des Aigles behind the kernel's contract."""

from __future__ import annotations

import pytest

from grognard.games import game as find_game
from grognard.games.march.model.pieces import NOBODY
from grognard.games.march.model.state import Battle
from grognard.kernel.dice import Rng
from grognard.kernel.refusal import BadNotation, Refusal
from grognard.lexicon import LANGUAGES
from tests.games.march.field import BLUE, Troops, field

GAME = find_game("march")


def two() -> Battle:
    return field([Troops("b1", 60, 20)], [Troops("f1", 60, 60, 180)])


def test_what_a_lobby_shows() -> None:
    info = GAME.info
    assert (info.key, info.seats, info.open) == ("march", ["red", "blue"], True)
    assert info.scenarios == ["training", "vimeiro", "barrosa", "open"]
    assert [option.key for option in info.options if option.local] == ["file", "own-battle"]
    assert all(option.about[lang] for option in info.options for lang in LANGUAGES)


def test_a_verdict_says_who_won_and_by_which_rule() -> None:
    b = two()
    assert GAME.verdict(b) is None
    b.finished, b.winner, b.ending = True, BLUE, "16.1 battalions not in rout"
    verdict = GAME.verdict(b)
    assert verdict is not None and (verdict.winner, verdict.cite) == (BLUE, b.ending)
    b.winner = NOBODY
    drawn = GAME.verdict(b)
    assert drawn is not None and drawn.winner is None


def test_what_one_seat_knows_everybody_knows() -> None:
    s = GAME.setup("training", {"set-up": "ready"})
    assert GAME.view(s, 0) == GAME.view(s, 1) == GAME.view(s, None)
    other = GAME.determinize(s, 0, Rng(1))
    assert other is not s and GAME.write(other) == GAME.write(s)
    assert GAME.write(GAME.read(GAME.write(s))) == GAME.write(s)
    assert GAME.problems(s) == []
    assert GAME.moment(s) == (1, "initiative")


def test_rules_in_words() -> None:
    refusal = Refusal("9.4 out of range")
    assert GAME.explain(refusal, "en").startswith("9.4:")
    assert GAME.ledger().find("9.4 out of range") is not None
    assert [chapter.number for chapter in GAME.rules("fr").chapters] == [
        str(number) for number in range(1, 19)
    ]
    assert GAME.notate(two(), GAME.parse(two(), "Tirer B1 > F1")) == "fire b1 > f1"
    with pytest.raises(BadNotation):
        GAME.parse(two(), "charge!")
