"""Sealed answers at the keyboard: one after the other behind the curtain, saved in between."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from grognard.cli.records.verify import NOT_PROVEN
from grognard.kernel import registry
from grognard.kernel.records.replay import begin
from grognard.kernel.records.tableline import UNSEAL, TableLine
from tests.cli.driver import run
from tests.kernel.games.registering import registry_kept
from tests.kernel.games.sealedgame import GUNNERS, Stake, Write

PLAY = ["play", "--game", "estimates", "--battle", "long", "--seed", 2]


@pytest.fixture(autouse=True)
def registered() -> Iterator[None]:
    with registry_kept():
        registry.register(GUNNERS)
        yield


def typed(*lines: str) -> str:
    return "".join(f"{line}\n" for line in lines)


def test_two_at_one_keyboard_write_behind_the_curtain(tmp_path: Path) -> None:
    record = tmp_path / "estimates.battle"
    lines = typed("", "stake 2", "write e11", "", "undo", "table", "write e9", "quit")
    ran = run(*PLAY, "--against", "human", "--record", record, typed=lines)
    assert ran.code == 0 and ran.err == "", ran.err
    north, south = ran.out.split("Your turn, south")
    assert "north showed" not in north
    before, after = south.split("north showed e11")
    assert "written write e11" not in before and "Nothing to undo" in before
    assert "south showed e9" in after and "south took 2" in after
    text = record.read_text(encoding="utf-8")
    assert "2 north: write e11 #" in text and "3 south: write e9 #" in text
    assert run("verify", record).code == NOT_PROVEN


def test_what_was_revealed_is_not_undone(tmp_path: Path) -> None:
    lines = typed("", "stake 2", "write e11", "", "write e9", "undo", "quit")
    ran = run(*PLAY, "--against", "human", typed=lines)
    assert "Nothing to undo" in ran.out.split("south showed e9")[1]


def test_a_game_saved_between_two_answers_continues(tmp_path: Path) -> None:
    record = tmp_path / "estimates.battle"
    saved = typed("", "stake 2", "write e11", "", "quit")
    assert run(*PLAY, "--against", "human", "--record", record, typed=saved).code == 0
    arguments = ["play", "--game", "estimates", "--resume", record, "--against", "human"]
    ran = run(*arguments, typed=typed("", "write e9", "quit"))
    assert "north showed e11" in ran.out, ran.err
    for seat in ("south", "spectator"):
        told = run("replay", record, "--to", "2", "--seat", seat)
        assert told.code == 0 and "e11" not in told.out


def test_a_computer_writes_too(tmp_path: Path) -> None:
    for side in ("north", "south"):
        record = tmp_path / f"{side}.battle"
        arguments = [*PLAY, "--side", side, "--against", "random", "--record", record]
        ran = run(*arguments, typed="1\n" * 40)
        assert ran.code == 0 and "Traceback" not in ran.err
        assert run("verify", record).code == NOT_PROVEN


def test_a_position_in_between_is_shown_without_what_others_wrote(tmp_path: Path) -> None:
    s = GUNNERS.setup("long", {})
    start = tmp_path / "start.txt"
    start.write_text(GUNNERS.write(s), encoding="utf-8")
    game = ["--game", "estimates"]
    written = run("act", start, "stake 2", "south: write e11", *game)
    assert written.out.endswith("sealed south write e11\n")
    between = tmp_path / "between.txt"
    lines = [line for line in written.out.splitlines(keepends=True) if line[0] != "#"]
    between.write_text("".join(lines), encoding="utf-8")
    for seat in ("north", "spectator"):
        assert "e11" not in run("show", between, *game, "--seat", seat).out
    assert "e11" in run("show", between, *game, "--seat", "south").out
    assert "south showed e11" in run("act", between, "write e3", *game).out
    assert run("act", between, "south: write e3", *game).complained("not answered yet")


def test_an_answer_taken_back_is_shown(tmp_path: Path) -> None:
    recorder = begin(GUNNERS, "long", {})
    recorder.act(Stake(2))
    recorder.act(Write(11))
    recorder.say(TableLine(UNSEAL, 0))
    record = tmp_path / "estimates.battle"
    record.write_text(recorder.record.text(), encoding="utf-8")
    assert "north takes back a sealed answer." in run("replay", record).out
    assert "north reprend une réponse scellée." in run("replay", record, "--lang", "fr").out


def test_fuzz_plays_it_too(tmp_path: Path) -> None:
    arguments = ["fuzz", "--game", "estimates", "--decisions", 3200, "--failures", tmp_path]
    assert run(*arguments).code == 0
