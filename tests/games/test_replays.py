"""Golden records: whole battles, each of which must replay to the very position it reached.

They are written by tools/golden.py, and only on purpose.
"""

from __future__ import annotations

import tomllib

import pytest

from grognard.games import PACKAGES, versions
from grognard.kernel.decision import Decision
from grognard.kernel.game import Game
from grognard.kernel.records.record import Record, read_record
from grognard.kernel.records.replay import last_state, play_back, verify
from grognard.kernel.refusal import BadNotation
from tools.golden import (
    BATTLES,
    endings,
    game_of,
    hash_of,
    main,
    offered_in,
    offerings,
    records,
    tellings,
    told_in,
)

pytestmark = pytest.mark.both_forms

GAMES = [game for key in PACKAGES for game in versions(key)]
GOLDEN = [(game_of(key, name), name) for key in PACKAGES for name in BATTLES[key]]
PROBLEMS_EVERY = 25


def name_of(value: Game | str) -> str:
    return f"{value.info.key}-{value.info.version}" if isinstance(value, Game) else value


each_key = pytest.mark.parametrize("key", PACKAGES)
each_game = pytest.mark.parametrize("game", GAMES, ids=name_of)
each_record = pytest.mark.parametrize(("game", "name"), GOLDEN, ids=name_of)


def record_of(game: Game, name: str) -> Record:
    return read_record(records(game.info.key)[name].read_text(encoding="utf-8"), game)


def kept_by(game: Game) -> list[Record]:
    """The records of one version of a game."""
    return [record_of(one, name) for one, name in GOLDEN if one is game]


def reached(key: str) -> dict[str, str]:
    return tomllib.loads(endings(key).read_text(encoding="utf-8"))


def told(key: str) -> dict[str, str]:
    return tomllib.loads(tellings(key).read_text(encoding="utf-8"))


def offered(key: str) -> dict[str, str]:
    return tomllib.loads(offerings(key).read_text(encoding="utf-8"))


@each_key
def test_every_battle_has_its_record_and_its_ending(key: str) -> None:
    assert set(records(key)) == set(BATTLES[key]) == set(reached(key))
    assert set(told(key)) == set(offered(key)) == set(records(key))


@each_record
def test_a_golden_record_replays_to_the_letter(game: Game, name: str) -> None:
    record = record_of(game, name)
    assert verify(record, game) == []
    assert hash_of(game, last_state(record, game)) == reached(game.info.key)[name]
    assert record.text() == records(game.info.key)[name].read_text(encoding="utf-8")


@each_record
def test_a_golden_record_reports_the_same_events(game: Game, name: str) -> None:
    assert told_in(record_of(game, name), game) == told(game.info.key)[name]


@each_record
def test_a_golden_record_offers_and_refuses_the_same_answers(game: Game, name: str) -> None:
    assert offered_in(record_of(game, name), game) == offered(game.info.key)[name]


@each_record
def test_a_golden_record_is_the_battle_it_was_written_for(game: Game, name: str) -> None:
    record, battle = record_of(game, name), BATTLES[game.info.key][name]
    assert (record.scenario, record.options) == (battle.scenario, battle.options)
    assert record.version == game.info.version
    assert record.ending.endswith(f" {battle.ends}")


@each_record
def test_nothing_is_broken_on_the_way(game: Game, name: str) -> None:
    for number, s in enumerate(play_back(record_of(game, name), game)):
        if number % PROBLEMS_EVERY == 0 or not isinstance(s.pending, Decision):
            assert game.problems(s) == []


@each_game
def test_the_records_cover_every_scenario(game: Game) -> None:
    assert {record.scenario for record in kept_by(game)} == set(game.info.scenarios)


@pytest.mark.parametrize("game", versions("eagles"), ids=name_of)
def test_the_records_of_eagles_cover_every_deck_and_ending(game: Game) -> None:
    kept = kept_by(game)
    assert {record.options.get("deck", "historical") for record in kept} == {
        *("historical", "full", "open", "custom")
    }
    battles = [record for record in kept if record.scenario != "campaign"]
    assert {record.ending.split(" ", 1)[1] for record in battles} == {
        *("4.3 sole occupation", "R37 nobody can win", "R147 turn limit"),
        *("R148 agreed draw", "R149 resignation"),
    }


def test_the_records_of_eagles_cover_every_branch_of_the_campaign() -> None:
    campaigns = [r for r in kept_by(versions("eagles")[-1]) if r.scenario == "campaign"]
    assert {record.ending.split(" ", 1)[1] for record in campaigns} == {
        "16.0 both lost",
        "16.0 both won",
        "16.0 charleroi",
    }


@pytest.mark.parametrize("game", versions("march"), ids=name_of)
def test_the_records_of_march_cover_every_ending(game: Game) -> None:
    assert {record.ending.split(" ", 1)[1] for record in kept_by(game)} == {
        *("16.1 battalions", "16.2 fewer losses", "R80 end and ties")
    }


def test_a_changed_die_is_noticed() -> None:
    game = game_of("eagles", "ligny")
    record = record_of(game, "ligny")
    thrown = next(entry for entry in record.entries if entry.throws and len(entry.throws[0]) > 1)
    thrown.throws[0][0] = 7 - thrown.throws[0][0]
    assert verify(record, game)


def test_a_record_of_older_rules_is_not_one_of_the_newest() -> None:
    old, newest = versions("eagles")
    text = records("eagles")["ligny"].read_text(encoding="utf-8")
    assert (old.info.version, newest.info.version) == ("1", "2")
    assert read_record(text, old).version == "1"
    with pytest.raises(BadNotation, match="version 1"):
        read_record(text, newest)


@each_key
def test_the_tool_writes_nothing_unless_asked_to(
    key: str, capsys: pytest.CaptureFixture[str]
) -> None:
    paths = records(key).values()
    before = {path: path.read_bytes() for path in paths}
    assert main([key]) == 0 and capsys.readouterr().out.count(": ok") == len(BATTLES[key])
    assert main([]) == main(["chess"]) == 2
    assert main([key, "--rewrite"]) == main([key, "--write", "austerlitz"]) == 2
    assert {path: path.read_bytes() for path in paths} == before
