"""Golden records: whole battles, each of which must replay to the very position it reached.

They are written by tools/golden.py, and only on purpose.
"""

from __future__ import annotations

import tomllib

import pytest

from grognard.games import game as find_game
from grognard.kernel.decision import Decision
from grognard.kernel.record import Record, read_record
from grognard.kernel.replay import last_state, play_back, verify
from tools.golden import BATTLES, ENDINGS, hash_of, main, records

GAME = find_game("eagles")
PATHS = records()
REACHED = tomllib.loads(ENDINGS.read_text(encoding="utf-8"))
PROBLEMS_EVERY = 25


def record_of(name: str) -> Record:
    return read_record(PATHS[name].read_text(encoding="utf-8"), GAME)


def test_every_battle_has_its_record_and_its_ending() -> None:
    assert set(PATHS) == set(BATTLES) == set(REACHED)


@pytest.mark.parametrize("name", BATTLES)
def test_a_golden_record_replays_to_the_letter(name: str) -> None:
    record = record_of(name)
    assert verify(record, GAME) == []
    assert hash_of(GAME, last_state(record, GAME)) == REACHED[name]
    assert record.text() == PATHS[name].read_text(encoding="utf-8")


@pytest.mark.parametrize("name", BATTLES)
def test_a_golden_record_is_the_battle_it_was_written_for(name: str) -> None:
    record, battle = record_of(name), BATTLES[name]
    assert (record.scenario, record.options) == (battle.scenario, battle.options)
    assert record.ending.endswith(f" {battle.ends}")


@pytest.mark.parametrize("name", BATTLES)
def test_nothing_is_broken_on_the_way(name: str) -> None:
    for number, s in enumerate(play_back(record_of(name), GAME)):
        if number % PROBLEMS_EVERY == 0 or not isinstance(s.pending, Decision):
            assert GAME.problems(s) == []


def test_the_records_cover_every_battle_deck_and_ending() -> None:
    kept = [record_of(name) for name in BATTLES]
    assert {record.scenario for record in kept} == set(GAME.info.scenarios)
    assert {record.options.get("deck", "historical") for record in kept} == {
        *("historical", "full", "open", "custom")
    }
    endings = {record.ending.split(" ", 1)[1] for record in kept}
    assert endings == {
        *("4.3 sole occupation", "R37 nobody can win", "R147 turn limit"),
        *("R148 agreed draw", "R149 resignation"),
    }


def test_a_changed_die_is_noticed() -> None:
    record = record_of("ligny")
    thrown = next(entry for entry in record.entries if entry.throws and len(entry.throws[0]) > 1)
    thrown.throws[0][0] = 7 - thrown.throws[0][0]
    assert verify(record, GAME)


def test_the_tool_writes_nothing_unless_told_to(capsys: pytest.CaptureFixture[str]) -> None:
    before = {path: path.read_bytes() for path in PATHS.values()}
    assert main([]) == 0 and capsys.readouterr().out.count(": ok") == len(BATTLES)
    assert main(["--rewrite"]) == 2 and main(["--write", "austerlitz"]) == 2
    assert {path: path.read_bytes() for path in PATHS.values()} == before
