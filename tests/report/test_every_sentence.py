"""Everything in a battle has its sentence: prompts, orders, odds, reasons, units, events, luck."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress

import pytest

from grognard.games import load
from grognard.kernel.decision import Action, Decision
from grognard.kernel.dice import Throw
from grognard.kernel.game import Game
from grognard.kernel.refusal import BadNotation
from grognard.kernel.registry import find
from grognard.kernel.state import State
from grognard.miniatures.game import board_of
from tests.golden_battles import OTHERS, SHORT, battle, lines
from tests.laws.walks import walk
from tests.nightly import by_night, some_by_day

LANGUAGES = ("en", "fr")
EVERY = by_night(2, 5)  # how many moments lie between two that are looked at
FORETOLD = by_night(7, 29)  # and between two whose odds are, which cost more
SOME = 4  # units at each of them
LARGE = [
    "age/replays/quatre-bras.battle",
    "crepuscule/replays/great-field.battle",
    "crepuscule/replays/plancenoit.battle",
]
REST = [name for name in OTHERS if name not in LARGE]


def told_of(game: Game, s: State, lang: str) -> Iterator[str]:
    """What people read at one moment of a battle."""
    for seat in [None, *range(len(game.info.seats))]:
        yield game.prompt(s, seat, lang)
    if isinstance(s.pending, Decision):
        yield from told_of_orders(game, s, s.pending, lang)
    elif isinstance(s.pending, Throw):
        yield game.thrown_for(s.pending.cite, lang)
        yield game.label(s.pending.cite, lang)


def told_of_orders(game: Game, s: State, decision: Decision, lang: str) -> Iterator[str]:
    legal = of_each_kind(decision.legal(s))
    for action in legal:
        yield game.describe(s, action, lang)
        yield from (warning.words for warning in game.warnings(s, action, lang))
    for action in of_each_kind(decision.candidates(s)):
        refusal = decision.why_not(s, action)
        if refusal is not None:
            yield game.reason(s, action, refusal, lang)
    names = sorted({game.take_apart(s, action).piece or "" for action in legal} - {""})
    for name in names[:SOME]:
        with suppress(BadNotation):  # an order of a campaign may be for a whole table
            yield from game.sheet(s, decision.seat, name, lang).lines


def foretold(game: Game, s: State, lang: str) -> Iterator[str]:
    """The odds of what may be done at one moment."""
    legal = s.pending.legal(s) if isinstance(s.pending, Decision) else []
    for action in of_each_kind(legal):
        for forecast in game.forecast(s, action, lang):
            if forecast is not None:
                yield forecast.title
                yield from (words for words, _ in [*forecast.bars, *forecast.meanings])


def of_each_kind(actions: list[Action]) -> list[Action]:
    """The first and the last of every kind of order, which differ most."""
    kinds: dict[str, list[Action]] = {}
    for action in actions:
        kinds.setdefault(type(action).__name__, []).append(action)
    return [action for kind in kinds.values() for action in (kind[:1] + kind[1:][-1:])]


def is_whole(text: str) -> bool:
    """Whether nothing was left open in a sentence, and nothing doubled."""
    return "{" not in text and "}" not in text and "  " not in text.strip()


def kind_of_moment(s: State) -> str:
    """What is asked or thrown for, and by which part of the sequence of play."""
    wait = s.pending
    asked = wait.cite if isinstance(wait, Throw) else ""
    return " ".join([type(wait).__name__, asked, *(type(one).__name__ for one in s.stack[-1:])])


def broken_in(game: Game, states: Iterator[State]) -> list[str]:
    """Sentences that are not whole, each kind of question and throw where it comes up first."""
    known: set[str] = set()
    broken = []
    for s in states:
        kind = kind_of_moment(s)
        if kind in known:
            continue
        known.add(kind)
        for lang in LANGUAGES:
            said = [*told_of(game, s, lang), *foretold(game, s, lang), *captions(game, s, lang)]
            broken += [text for text in said if not is_whole(text)]
    assert len(known) > SOME
    return broken


@pytest.mark.timeout(600)
@pytest.mark.parametrize("name", some_by_day([*SHORT, *LARGE, *REST], len(SHORT) + len(LARGE)))
def test_every_kind_of_question_has_whole_sentences(name: str) -> None:
    game, record = battle(name)
    assert broken_in(game, (s for s, _ in lines(game, record))) == []


@pytest.mark.timeout(600)
@pytest.mark.parametrize("key", ["eagles", "march", "age", "crepuscule"])
def test_every_kind_of_throw_of_a_random_battle_has_whole_sentences(key: str) -> None:
    """A record goes from answer to answer; only a battle that is played stops before its dice."""
    load()
    game = find(key)
    assert broken_in(game, walk(game, game.info.scenarios[0], {}, 1)) == []


def captions(game: Game, s: State, lang: str) -> Iterator[str]:
    board = board_of(game, s, lang)
    for unit in board.units if board else []:
        yield game.caption(s, unit.id, lang)


@pytest.mark.timeout(600)
@pytest.mark.parametrize("name", some_by_day([*SHORT, *OTHERS], len(SHORT)))
def test_every_moment_of_a_battle_has_whole_sentences(name: str) -> None:
    game, record = battle(name)
    broken = []
    for number, (s, events) in enumerate(lines(game, record)):
        for lang in LANGUAGES:
            said = [game.narrate(s, event, lang) for event in events]
            if number % EVERY == 0:
                said += told_of(game, s, lang)
            if number % FORETOLD == 0:
                said += foretold(game, s, lang)
            broken += [text for text in said if not is_whole(text)]
    assert broken == []


@pytest.mark.parametrize("name", SHORT)
def test_a_prompt_and_an_order_are_never_empty(name: str) -> None:
    game, record = battle(name)
    asked = 0
    for s, _ in lines(game, record):
        if isinstance(s.pending, Decision):
            asked += 1
            assert game.prompt(s, s.pending.seat, "en")
            assert all(game.describe(s, one, "fr") for one in of_each_kind(s.pending.legal(s)))
    assert asked > SOME
