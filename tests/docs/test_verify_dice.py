"""docs/verify_dice.py: a verifier of a page, written from the docs, agrees with ours."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from grognard.kernel.game import Game
from grognard.kernel.records.proof import kinds_of_throws
from tests.kernel.games.tinygame import BIDS
from tests.nightly import by_night
from tools.server.proofs import PAGE, WAYS, agree, every_game, main, page, recorded

GAMES = every_game()


@pytest.mark.parametrize("game", GAMES, ids=[game.info.key for game in GAMES])
def test_both_verifiers_say_the_same(game: Game) -> None:
    for seed in range(by_night(40, 4)):
        agree(page(), game, seed)


def test_every_battle_is_tried_in_every_way() -> None:
    for game in GAMES:
        tried = {
            (recorded(game, seed).scenario, seed % WAYS)
            for seed in range(WAYS * len(game.info.scenarios))
        }
        assert len(tried) == WAYS * len(game.info.scenarios)


def test_a_tied_contest_is_re_rolled_by_both() -> None:
    march = next(game for game in GAMES if game.info.key == "march")
    record = recorded(march, 4)
    kinds = kinds_of_throws(record, march)
    assert any("contest" in line for line in kinds)
    proven, before, wrong = page()(record.text(), kinds)
    assert (proven > 0, before, wrong) == (True, 0, "")


@pytest.mark.parametrize(("fair_from", "code"), [(0, 0), (3, 3), (1000, 3)])
def test_it_runs_alone(tmp_path: Path, fair_from: int, code: int) -> None:
    record = recorded(BIDS, 4, fair_from)
    files = tmp_path / "a.battle", tmp_path / "throws"
    files[0].write_text(record.text(), encoding="utf-8")
    files[1].write_text("\n".join(kinds_of_throws(record, BIDS)), encoding="utf-8")
    command = [sys.executable, "-I", str(PAGE), *map(str, files)]
    assert subprocess.run(command, capture_output=True).returncode == code
    files[0].write_text(record.text().replace("secret ", "secret 0", 1), encoding="utf-8")
    assert subprocess.run(command, capture_output=True).returncode == 1


def test_the_page_is_a_page_and_needs_nothing_of_ours() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert "grognard" not in "".join(line for line in text.splitlines() if "import" in line)
    assert len(text.splitlines()) < 100


def test_the_command_says_how_many_agreed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--records", "1"]) == 0
    assert "bids: both verifiers agree on 1 records" in capsys.readouterr().out
