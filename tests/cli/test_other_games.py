"""The command line knows no game: the tiny one of the kernel's tests plays through it too."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from grognard.cli.records.verify import NOT_PROVEN
from grognard.games import PACKAGES
from grognard.kernel import registry
from grognard.kernel.dice import Rng
from grognard.kernel.game import GameInfo
from grognard.kernel.state import State
from grognard.kernel.umpire import play_random
from tests.cli.driver import run
from tests.kernel.games.registering import registry_kept
from tests.kernel.games.tinygame import INFO, Bids


class CrookedBids(Bids):
    """A game with a broken invariant, for the fuzzer to find."""

    def __init__(self) -> None:
        super().__init__()
        crooked = GameInfo("crooked", "Crooked", "1", INFO.seats, INFO.scenarios, INFO.options)
        object.__setattr__(self, "info", crooked)

    def problems(self, s: State) -> list[str]:
        return ["the table is crooked"]


@pytest.fixture(autouse=True)
def registered() -> Iterator[None]:
    with registry_kept():
        registry.register(Bids())
        yield


@pytest.fixture
def table(tmp_path: Path) -> Path:
    game = Bids()
    s = game.setup("short", {})
    play_random(s, Rng(4), 1)
    while not game.prompt(s, 1, "en").startswith("choose"):
        play_random(s, Rng(5), 1)
    path = tmp_path / "bids.txt"
    path.write_text(game.write(s), encoding="utf-8")
    return path


def test_show_legal_and_odds(table: Path) -> None:
    assert "south" in run("show", table, "--game", "bids").out
    listed = json.loads(run("legal", table, "--game", "bids", "--json").out)["actions"]
    assert listed
    odds = run("odds", table, listed[0]["action"], "--game", "bids")
    assert odds.code == 0


def test_play_record_replay_and_verify(tmp_path: Path) -> None:
    record = tmp_path / "bids.battle"
    arguments = ["--game", "bids", "--battle", "short", "--against", "human", "--no-curtain"]
    ran = run("play", *arguments, "--seed", 2, "--record", record, typed="1\n" * 40)
    assert ran.code == 0, ran.err
    assert "took" in ran.out
    assert run("verify", record).code == NOT_PROVEN
    assert run("replay", record, "--seat", "north").code == 0


def test_fuzz_plays_it_too(tmp_path: Path) -> None:
    arguments = ["fuzz", "--game", "bids", "--decisions", 300, "--failures", tmp_path]
    assert run(*arguments).code == 0


@pytest.mark.interpreted_only
def test_fuzz_saves_a_record_of_what_breaks(tmp_path: Path) -> None:
    registry.register(CrookedBids())
    arguments = ["fuzz", "--game", "crooked", "--decisions", 1, "--failures", tmp_path]
    ran = run(*arguments, "--json")
    assert ran.code == 1
    failure = json.loads(ran.out)["failures"][0]
    assert "the table is crooked" in failure["error"]
    assert Path(failure["record"]).read_text(encoding="utf-8").startswith("grognard record 1")
    assert "ONE FAILURE" in run(*arguments).out


def test_help_names_every_game() -> None:
    for lang in ("en", "fr"):
        told = run("show", "--help", "--lang", lang).out
        assert ", ".join(PACKAGES) in " ".join(told.split())
