"""docs/research.md: its examples run, and its figures are those of the code."""

from __future__ import annotations

import re

import pytest

from grognard.games import PACKAGES
from grognard.research.encoding import ANSWERS, FEATURES, LIMIT, MOST
from tests.docs.pages import ROOT

PAGE = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
IN_PROCESSES = "Vector"


@pytest.mark.parametrize("example", EXAMPLES[:2], ids=["pettingzoo", "open_spiel"])
def test_an_example_runs_and_prints_who_won(
    example: str, capsys: pytest.CaptureFixture[str]
) -> None:
    exec(compile(example, "docs/research.md", "exec"), {})
    assert eval(capsys.readouterr().out) in ([1.0, -1.0], [-1.0, 1.0], [0.0, 0.0])


def test_the_example_of_many_at_once_runs(capsys: pytest.CaptureFixture[str]) -> None:
    assert len(EXAMPLES) == 3 and IN_PROCESSES in EXAMPLES[2]
    exec(compile(EXAMPLES[2], "docs/research.md", "exec"), {})
    assert capsys.readouterr().out.startswith(f"(8, {FEATURES}) [")


def test_examples_are_short() -> None:
    assert all(len(example.splitlines()) <= 15 for example in EXAMPLES)


def test_its_figures_are_those_of_the_code() -> None:
    text = " ".join(PAGE.split())
    assert f"There are {ANSWERS:,} numbers" in text and f"modulo {ANSWERS:,}" in text
    assert f"At most {MOST:,} answers" in text
    assert f"an array of {FEATURES:,} numbers in ±{LIMIT:.0f}" in text
    assert all(f"`{key}`" in text for key in PACKAGES)
