"""Runs a command in this process: arguments and typed lines in; exit code, output, errors out."""

from __future__ import annotations

import io
import sys
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from pathlib import Path
from unittest.mock import patch

from grognard.cli import main
from grognard.cli.terminal.match import Match
from grognard.cli.terminal.sitting import warnings_about
from grognard.games import game as find_game
from grognard.kernel.decision import Decision
from grognard.kernel.dice import Rng
from grognard.kernel.records.replay import begin

POSITION = """\
eagles position 1
battle waterloo
option deck open
turn 3 french combat
FL:
  070
  015
FC:
  016
FR:
  055
AR:
  128
  130
AC:
  018 column up
  060 up
  129 up hits 1
  170 up hits 1
  111
AL:
  135
reserve-french: 001, 093, 095, 020
reserve-allied: 185, 140
pile-french: 021, 022
pile-british: 141, 142
"""


@dataclass
class Ran:
    """What a command did."""

    code: int
    out: str
    err: str

    def complained(self, *words: str) -> bool:
        """One sentence on standard error with all these words, no output, no traceback."""
        assert self.code != 0, self.out
        assert "Traceback" not in self.err + self.out
        assert self.err.startswith("grognard"), self.err
        assert self.out == "", self.out
        missing = [word for word in words if word not in self.err]
        assert not missing, f"{missing} not in {self.err!r}"
        return True


def run(*arguments: object, typed: str = "") -> Ran:
    out, err = io.StringIO(), io.StringIO()
    stdin = io.TextIOWrapper(io.BytesIO(typed.encode()), encoding="utf-8")
    words = [str(argument) for argument in arguments]
    if "--lang" not in words:
        words += ["--lang", "en"]
    with redirect_stdout(out), redirect_stderr(err), patch.object(sys, "stdin", stdin):
        try:
            code = main(words)
        except SystemExit as left:
            code = left.code if isinstance(left.code, int) else 1
    return Ran(code, out.getvalue(), err.getvalue())


def position(folder: Path, text: str = POSITION) -> Path:
    path = folder / "position.txt"
    path.write_text(text, encoding="utf-8")
    return path


def typed_game(
    scenario: str,
    seed: int,
    most: int = 5000,
    key: str = "eagles",
    options: dict[str, str] | None = None,
) -> list[str]:
    """What two people playing at random would type in a game with this seed.

    An order they are warned of is typed twice, the second time with a blank before it.
    """
    game = find_game(key)
    match = Match(begin(game, scenario, options or {}), seed)
    match.begin()
    rng = Rng(seed)
    lines: list[str] = []
    while isinstance(match.state().pending, Decision) and len(lines) < most:
        s = match.state()
        decision = s.pending
        assert isinstance(decision, Decision)
        legal = decision.legal(s)
        action = legal[rng.below(len(legal))]
        said = game.notate(s, action)
        lines.append(said)
        if warnings_about(game, s, decision.seat, said):
            lines.append(f" {said}")
        match.answer(action)
    return lines


def recorded(folder: Path, scenario: str = "quatre-bras", seed: int = 3) -> Path:
    """A whole game, typed in and saved."""
    path = folder / "game.battle"
    lines = "\n".join(typed_game(scenario, seed)) + "\n"
    arguments = ["--battle", scenario, "--against", "human", "--no-curtain", "--seed", seed]
    ran = run("play", *arguments, "--record", path, typed=lines)
    assert ran.code == 0, ran.err
    return path
