"""replay and verify: a recorded game replayed, stopped and checked; bad records refused."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from grognard.cli.records.verify import NOT_PROVEN
from grognard.games import game as find_game
from grognard.games.eagles.model.flow import battle
from tests.cli.driver import recorded, run

WATERLOO = Path(__file__).parents[1] / "games" / "eagles" / "replays" / "waterloo.battle"


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return recorded(tmp_path_factory.mktemp("records"))


def steps(record: Path) -> int:
    told = json.loads(run("replay", record, "--json").out)
    return len(told["steps"]) - 2


def test_verify_accepts_a_played_game(record: Path) -> None:
    ran = run("verify", record)
    assert ran.code == NOT_PROVEN and "valid" in ran.out and "decisions" in ran.out
    assert json.loads(run("verify", record, "--json").out)["good"] is True
    assert "valide" in run("verify", record, "--lang", "fr").out


def test_replay_shows_the_game_to_its_end(record: Path) -> None:
    ran = run("replay", record)
    assert ran.code == 0
    assert "— Turn 1: the French —" in ran.out
    assert " victory: " in ran.out
    told = json.loads(run("replay", record, "--json").out)
    assert told["over"] is not None and told["scenario"] == "quatre-bras"


def test_replay_stops_at_the_given_line_and_gives_the_position(record: Path) -> None:
    ran = run("replay", record, "--to", 5, "--position")
    assert ran.out.startswith("eagles position 1")
    assert run("show", "-", typed=ran.out).code == 0
    assert f"Decision 5 of {steps(record)}." in run("replay", record, "--to", 5).out
    assert run("replay", record, "--to", 0).code == 0


def test_replay_for_a_seat_names_no_hidden_card(record: Path) -> None:
    b = battle(find_game("eagles").read(run("replay", record, "--to", 6, "--position").out))
    hidden = [b.setting.labels[u.uid] for u in b.units if u.seat == 1 and not u.up and u.place < 8]
    assert hidden
    allied = run("replay", record, "--to", 6, "--seat", "allied").out
    for seat in ("french", "spectator"):
        told = run("replay", record, "--to", 6, "--seat", seat).out
        assert "A British card deploys" in told
        assert not [label for label in hidden if label in told]
    assert all(label in allied for label in hidden)


def test_replay_refuses_a_step_that_is_not_there(record: Path) -> None:
    assert run("replay", record, "--to", 9999).complained("'9999'", "decisions 0 to")
    assert run("replay", record, "--to", -1).complained("'-1'")
    assert run("replay", record, "--to", "x").complained("expected a number")


def altered(record: Path, folder: Path, text: str) -> Path:
    path = folder / "altered.battle"
    path.write_text(text, encoding="utf-8")
    assert text != record.read_text(encoding="utf-8")
    return path


def refused(path: Path, *words: str) -> None:
    for command in ("verify", "replay"):
        assert run(command, path).complained(*words)
    told = run("verify", path, "--json")
    assert told.code == 1 and json.loads(told.out)["good"] is False
    assert run("play", "--resume", path).complained(*words)


def test_an_altered_die_breaks_the_chain(record: Path, tmp_path: Path) -> None:
    lines = record.read_text(encoding="utf-8").splitlines(keepends=True)
    at = next(n for n, line in enumerate(lines) if " fire " in line and " : " in line)
    before, _, rest = lines[at].partition(" : ")
    lines[at] = f"{before} : {'1' if rest[0] != '1' else '2'}{rest[1:]}"
    refused(altered(record, tmp_path, "".join(lines)), f"line {at + 1}", "chain is broken")


def test_a_missing_line_breaks_the_chain(record: Path, tmp_path: Path) -> None:
    lines = record.read_text(encoding="utf-8").splitlines(keepends=True)
    del lines[-4]
    refused(altered(record, tmp_path, "".join(lines)), "chain is broken")


def test_a_truncated_record_is_noticed(record: Path, tmp_path: Path) -> None:
    text = record.read_text(encoding="utf-8")
    whole = "".join(text.splitlines(keepends=True)[:-3])
    refused(altered(record, tmp_path, whole), "cut short")
    refused(altered(record, tmp_path, text[: len(text) - 9]), "cut short")


def test_other_versions_and_games_are_refused(record: Path, tmp_path: Path) -> None:
    text = record.read_text(encoding="utf-8")
    newer = text.replace("game eagles 2", "game eagles 99")
    refused(altered(record, tmp_path, newer), "line 2", "version 99")
    other = text.replace("game eagles 2", "game chess 1")
    refused(altered(record, tmp_path, other), "line 2", "chess")
    format_ = text.replace("grognard record 1", "grognard record 2")
    refused(altered(record, tmp_path, format_), "line 1", "version 1")


def test_other_files_are_no_records(tmp_path: Path) -> None:
    stray = tmp_path / "stray.txt"
    stray.write_text("bonjour\n", encoding="utf-8")
    refused(stray, "line 1", "grognard record 1")
    stray.write_bytes(b"\x80\x81")
    refused(stray, "not UTF-8")
    refused(tmp_path / "nowhere", "cannot be read")
    refused(tmp_path, "cannot be read")


# Reports


def test_a_record_is_reported_on_for_a_seat() -> None:
    ran = run("report", WATERLOO, "--seat", "french")
    assert ran.code == 0
    assert ran.out.startswith("Allied victory\nThe Allies took your Right on turn 17")
    for heading in ("Losses (Battle Points)", "Luck: thrown against expected", "Turning points"):
        assert heading in ran.out
    assert "Fire: 148 dice, 34 hits, expected 37.3: -3.3" in ran.out


def test_the_report_is_there_for_programs_too() -> None:
    found = json.loads(run("report", WATERLOO, "--json").out)
    assert found["seat"] == "french" and found["over"]["winner"] == "allied"
    assert len(found["swings"]) == 3 and set(found["lost"]) == {"french", "allied"}
    assert found["net"]["real"] is False
