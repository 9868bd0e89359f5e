"""A game of the arena: the same for the same bout, and fully accounted for."""

from __future__ import annotations

import pytest

from grognard.arena.contest import Bout, Question, ask, contestant
from grognard.arena.playing import Played, play, seats_of
from grognard.games import PACKAGES
from grognard.games import game as find_game
from tests.arena.small_runs import question
from tests.nightly import some_by_day


def without_time(one: Played) -> tuple[object, ...]:
    sides = [(side.decisions, side.before, side.after) for side in one.sides]
    return (one.winner, one.ending, one.turns, one.met, sides, one.taken)


def test_the_same_bout_goes_the_same_way_again() -> None:
    asked = question("random", "sensible")
    bout = Bout(0, 0, 1, 3, True)
    first, second = play(asked, bout), play(asked, bout)
    assert without_time(first) == without_time(second)
    assert first.decisions > 0 and first.winner in (None, 0, 1)
    assert all(side.seconds > 0 for side in first.sides)


def test_an_agent_has_the_same_seed_in_both_games_of_a_pair() -> None:
    asked = question()
    straight, swapped = (seats_of(asked, Bout(0, 0, 1, 3, way)) for way in (False, True))
    assert [one.name for one, _ in straight] == ["sensible", "random"]
    assert [one.name for one, _ in swapped] == ["random", "sensible"]
    seeds = [(one.name, seat.rng.x) for one, seat in straight]
    assert sorted(seeds) == sorted((one.name, seat.rng.x) for one, seat in swapped)
    assert seeds[0][1] != seeds[1][1]


def test_equal_agents_get_the_same_deal_in_either_seat() -> None:
    """The only difference between the two games is who sits where."""
    asked = question("sensible", "sensible:1")
    found = [play(asked, Bout(0, 0, 1, 5, way)) for way in (False, True)]
    assert [side.before for side in found[0].sides] == [side.before for side in found[1].sides]


def test_losses_explain_what_strength_is_gone() -> None:
    one = play(question(), Bout(0, 0, 1, 2, False))
    for seat, side in enumerate(one.sides):
        gone = sum(taken.amount for taken in one.taken if taken.seat == seat and taken.fate)
        assert side.before - side.after == gone
    assert any(side.before > side.after for side in one.sides)


def test_who_is_dealt_after_the_other_is_counted_whole() -> None:
    """At Waterloo the Prussians' cards come last."""
    one = play(ask("eagles", ["waterloo"], [], [contestant("random")]), Bout(0, 0, 0, 1, False))
    for seat, side in enumerate(one.sides):
        gone = sum(taken.amount for taken in one.taken if taken.seat == seat and taken.fate)
        assert side.before - side.after == gone


@pytest.mark.parametrize(("turns", "met"), [("1", False), ("3", True)])
def test_whether_the_armies_met_is_known_where_the_game_says_so(turns: str, met: bool) -> None:
    asked = ask("age", ["saalfeld"], [("turns", turns)], [contestant("sensible")])
    assert play(asked, Bout(0, 0, 0, 1, False)).met is met


def test_a_game_without_a_word_for_it_does_not_say_whether_they_met() -> None:
    assert play(question("random"), Bout(0, 0, 0, 1, False)).met is None


def of_each_game() -> list[Question]:
    return [
        ask(key, find_game(key).info.scenarios[:1], [], [contestant("random")]) for key in PACKAGES
    ]


@pytest.mark.parametrize("asked", some_by_day(of_each_game(), 2), ids=lambda asked: asked.game)
def test_every_game_is_played_to_its_end(asked: Question) -> None:
    one = play(asked, Bout(0, 0, 0, 1, False))
    assert one.ending and all(side.before > 0 for side in one.sides)
