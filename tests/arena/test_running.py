"""A run that is interrupted continues; one that tests a claim stops at its verdict."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from pathlib import Path

from grognard.arena.contest import Bout, Question
from grognard.arena.playing import Played
from grognard.arena.results import open_results
from grognard.arena.running import Judge, run
from grognard.arena.sprt import Claims
from tests.arena.small_runs import invented, made, question

SEATS = ["french", "allied"]


def quiet(one: Played) -> None:
    return


def test_an_interrupted_run_continues_with_what_is_missing(tmp_path: Path) -> None:
    asked = question()
    bouts = list(asked.bouts(5))
    done: list[Bout] = []

    def cut(left: Sequence[Bout]) -> Generator[Played, None, None]:
        for number, one in enumerate(invented(asked, left)):
            if number == 3:
                raise KeyboardInterrupt
            done.append(one.bout)
            yield one

    def rest(left: Sequence[Bout]) -> Generator[Played, None, None]:
        done.extend(left)
        yield from invented(asked, left)

    results = open_results(tmp_path / "run", asked, SEATS)
    assert run(results, bouts, cut, quiet) is False
    results.close()
    again = open_results(tmp_path / "run", asked, SEATS)
    assert len(again.known()) == 3
    assert run(again, bouts, rest, quiet) is True
    assert done == bouts and again.known() == set(bouts)
    assert again.missing(asked.bouts(6)) == list(asked.bouts(6))[10:], "or on to more deals"
    again.close()


def better(bout: Bout) -> Played:
    return made(bout, int(bout.swapped))


def test_a_test_stops_at_its_verdict_and_not_before(tmp_path: Path) -> None:
    asked = question()
    bouts = list(asked.bouts(2000))
    results = open_results(None, asked, SEATS)
    judge = Judge(Claims(0, 100), bouts)
    assert run(results, bouts, lambda left: (better(bout) for bout in left), quiet, judge)
    assert judge.test.better is True
    played = len(results.known())
    assert played == 2 * judge.test.trial().pairs < len(bouts)
    again = Judge(Claims(0, 100), bouts)
    assert run(results, bouts, lambda left: invented(asked, left), quiet, again)
    assert len(results.known()) == played, "what is known already is enough"
    results.close()


def verdict_after(order: Sequence[Bout], asked: Question, deals: int) -> tuple[object, ...]:
    judge = Judge(Claims(0, 50), list(asked.bouts(deals)))
    for one in invented(asked, order):
        judge.hear(one)
    return (judge.test.path, judge.test.better)


def test_the_order_in_which_games_end_changes_no_verdict() -> None:
    asked = question()
    bouts = list(asked.bouts(30))
    straight = verdict_after(bouts, asked, 30)
    assert verdict_after(bouts[::-1], asked, 30) == straight
    assert len(verdict_after(bouts[2:], asked, 30)[0]) == 0, "the first pair is not whole yet"  # type: ignore[arg-type]
