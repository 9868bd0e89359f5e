"""README.md: every command is typed, and prints what the page shows."""

from __future__ import annotations

import shlex

import pytest

from tests.cli.driver import run
from tests.docs.pages import ROOT, blocks

PROMPT = "$ ./run "
REST = "...\n"
WIDEST = 100

SHOWN = [block for found in blocks("README.md").values() for block in found]
TYPED = [block for block in SHOWN if block.startswith(PROMPT)]
PROGRAMS = [block for block in SHOWN if "import" in block]


@pytest.mark.parametrize("block", TYPED, ids=lambda block: block.splitlines()[0][len(PROMPT) :])
def test_a_command_prints_what_is_shown(block: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    line, _, shown = block.partition("\n")
    ran = run(*shlex.split(line.removeprefix(PROMPT)))
    printed = ran.out + ran.err
    if shown.endswith(REST):
        assert printed.startswith(shown.removesuffix(REST))
    else:
        assert printed == shown


@pytest.mark.parametrize("block", PROGRAMS)
def test_a_program_runs(block: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    exec(block, {})


def test_the_picture_fits_a_terminal() -> None:
    picture = next(block for block in TYPED if block.startswith(f"{PROMPT}show"))
    assert max(len(line) for line in picture.splitlines()) <= WIDEST
