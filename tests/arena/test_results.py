"""The file of a run: no game lost, none twice, and never the answers to another question."""

from __future__ import annotations

import sqlite3
from dataclasses import replace
from pathlib import Path

import pytest

from grognard.arena.contest import Bout, Question
from grognard.arena.results import Results, open_results, read_results
from grognard.kernel.refusal import BadData
from tests.arena.small_runs import made, question

SEATS = ["french", "allied"]


@pytest.fixture(scope="module")
def asked() -> Question:
    return question()


def kept(path: Path, asked: Question) -> Results:
    return open_results(path, asked, SEATS)


def test_games_come_back_as_they_were(tmp_path: Path, asked: Question) -> None:
    bouts = list(asked.bouts(2))
    games = [made(bouts[0], 0, met=True), made(bouts[1], None, met=False), made(bouts[2], 1)]
    results = kept(tmp_path / "run", asked)
    assert results.add(games) == 3
    results.close()
    again = read_results(tmp_path / "run")
    assert [replace(one, taken=[]) for one in games] == list(again.games())
    assert again.question == asked
    assert again.missing(bouts) == bouts[3:]
    assert again.pieces(0) == [(1, "146", 3, 6)], "what only bled is not lost"
    again.close()


def test_no_game_is_kept_twice(tmp_path: Path, asked: Question) -> None:
    bout = next(asked.bouts(1))
    results = kept(tmp_path / "run", asked)
    assert results.add([made(bout, 0), made(bout, 1)]) == 1
    assert results.add([made(bout, 1)]) == 0
    assert [one.winner for one in results.games()] == [0]
    results.close()


def test_a_game_is_kept_whole_or_not_at_all(tmp_path: Path, asked: Question) -> None:
    first, second, *_ = asked.bouts(1)
    results = kept(tmp_path / "run", asked)
    broken = made(second, 0, taken=[None])
    with pytest.raises(AttributeError):
        results.add([made(first, 0), broken])
    assert list(results.games()) == [] and results.known() == set()
    results.close()


@pytest.mark.parametrize(
    "other",
    [
        {"seed": 1},
        {"side": 1},
        {"rules": "0"},
        {"game": "march"},
        {"settings": ()},
        {"contestants": ()},
    ],
    ids=str,
)
def test_answers_to_another_question_are_not_mixed_in(
    tmp_path: Path, asked: Question, other: dict[str, object]
) -> None:
    kept(tmp_path / "run", asked).close()
    with pytest.raises(BadData, match="holds other games") as wrong:
        kept(tmp_path / "run", replace(asked, **other))  # type: ignore[arg-type]
    assert next(iter(other)) in str(wrong.value)
    assert "contient d'autres parties" in wrong.value.words("fr")


def test_a_file_of_something_else_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "notes"
    with pytest.raises(BadData, match="no such file"):
        read_results(file)
    file.write_text("some notes\n", encoding="utf-8")
    with pytest.raises(BadData, match="not a file of arena results"):
        read_results(file)
    assert file.read_text("utf-8") == "some notes\n"


def test_a_run_without_a_file_is_kept_in_memory(asked: Question) -> None:
    results = open_results(None, asked, SEATS)
    assert results.add([made(Bout(0, 0, 1, 0, False), 0)]) == 1
    results.close()


def test_other_programs_read_it_by_plain_sql(tmp_path: Path, asked: Question) -> None:
    """The query that docs/arena.md shows."""
    page = Path("docs/arena.md").read_text(encoding="utf-8")
    query = page.split("```sql")[1].split("```")[0]
    results = kept(tmp_path / "run", asked)
    results.add([made(bout, 0) for bout in asked.bouts(1)])
    results.close()
    database = sqlite3.connect(tmp_path / "run")
    assert database.execute(query).fetchall() == [
        ("quatre-bras", "sensible", "french", 1, 1.0),
        ("quatre-bras", "sensible", "allied", 1, 0.0),
        ("quatre-bras", "random", "french", 1, 1.0),
        ("quatre-bras", "random", "allied", 1, 0.0),
    ]
    database.close()
