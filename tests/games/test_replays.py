"""Golden records: whole battles, each of which must replay to the very position it reached.

They are written by tools/golden.py, and only on purpose.
"""

from __future__ import annotations

import tomllib

import pytest

from grognard.games import game as find_game
from grognard.games import shipped
from grognard.kernel.decision import Decision
from grognard.kernel.game import Game
from grognard.kernel.records.record import Record, read_record
from grognard.kernel.records.replay import last_state, play_back, verify
from grognard.kernel.refusal import BadNotation
from tools.golden import BATTLES, endings, hash_of, main, records, rules_of

pytestmark = pytest.mark.both_forms

GAMES = shipped()
GOLDEN = [(game, name) for game in GAMES for name in BATTLES[game.info.key]]
PROBLEMS_EVERY = 25


def name_of(value: Game | str) -> str:
    return value.info.key if isinstance(value, Game) else value


each_game = pytest.mark.parametrize("game", GAMES, ids=name_of)
each_record = pytest.mark.parametrize(("game", "name"), GOLDEN, ids=name_of)


def record_of(game: Game, name: str) -> Record:
    return read_record(records(game)[name].read_text(encoding="utf-8"), rules_of(game, name))


def reached(game: Game) -> dict[str, str]:
    return tomllib.loads(endings(game).read_text(encoding="utf-8"))


@each_game
def test_every_battle_has_its_record_and_its_ending(game: Game) -> None:
    assert set(records(game)) == set(BATTLES[game.info.key]) == set(reached(game))


@each_record
def test_a_golden_record_replays_to_the_letter(game: Game, name: str) -> None:
    record, rules = record_of(game, name), rules_of(game, name)
    assert verify(record, rules) == []
    assert hash_of(rules, last_state(record, rules)) == reached(game)[name]
    assert record.text() == records(game)[name].read_text(encoding="utf-8")


@each_record
def test_a_golden_record_is_the_battle_it_was_written_for(game: Game, name: str) -> None:
    record, battle = record_of(game, name), BATTLES[game.info.key][name]
    assert (record.scenario, record.options) == (battle.scenario, battle.options)
    assert record.version == rules_of(game, name).info.version
    assert record.ending.endswith(f" {battle.ends}")


@each_record
def test_nothing_is_broken_on_the_way(game: Game, name: str) -> None:
    for number, s in enumerate(play_back(record_of(game, name), rules_of(game, name))):
        if number % PROBLEMS_EVERY == 0 or not isinstance(s.pending, Decision):
            assert game.problems(s) == []


@each_game
def test_the_records_cover_every_scenario(game: Game) -> None:
    kept = [record_of(game, name) for name in BATTLES[game.info.key]]
    assert {record.scenario for record in kept} == set(game.info.scenarios)


def test_the_records_of_eagles_cover_every_deck_and_ending() -> None:
    game = find_game("eagles")
    kept = [record_of(game, name) for name in BATTLES["eagles"]]
    assert {record.options.get("deck", "historical") for record in kept} == {
        *("historical", "full", "open", "custom")
    }
    assert {record.ending.split(" ", 1)[1] for record in kept} == {
        *("4.3 sole occupation", "R37 nobody can win", "R147 turn limit"),
        *("R148 agreed draw", "R149 resignation"),
    }


def test_the_records_of_march_cover_every_ending() -> None:
    game = find_game("march")
    kept = [record_of(game, name) for name in BATTLES["march"]]
    assert {record.ending.split(" ", 1)[1] for record in kept} == {
        *("16.1 battalions", "16.2 fewer losses", "R80 end and ties")
    }


def test_a_changed_die_is_noticed() -> None:
    game = find_game("eagles")
    record = record_of(game, "ligny")
    thrown = next(entry for entry in record.entries if entry.throws and len(entry.throws[0]) > 1)
    thrown.throws[0][0] = 7 - thrown.throws[0][0]
    assert verify(record, rules_of(game, "ligny"))


def test_a_record_of_older_rules_is_not_one_of_the_newest() -> None:
    game = find_game("eagles")
    old = records(game)["ligny"].read_text(encoding="utf-8")
    assert game.info.version == "2" and record_of(game, "ligny").version == "1"
    with pytest.raises(BadNotation, match="version 1"):
        read_record(old, game)


@each_game
def test_the_tool_writes_nothing_unless_told_to(
    game: Game, capsys: pytest.CaptureFixture[str]
) -> None:
    key, paths = game.info.key, records(game).values()
    before = {path: path.read_bytes() for path in paths}
    assert main([key]) == 0 and capsys.readouterr().out.count(": ok") == len(BATTLES[key])
    assert main([]) == main(["chess"]) == 2
    assert main([key, "--rewrite"]) == main([key, "--write", "austerlitz"]) == 2
    assert {path: path.read_bytes() for path in paths} == before
