"""Charges are counted for the agent that makes them, from either seat."""

from __future__ import annotations

import re

import pytest

from tools.charges import main

FIGURES = r"a game (\d+\.\d\d) charges, (\d+\.\d\d) make contact"


def test_each_agent_has_its_own_charges_from_both_seats(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["--agents", "sensible", "random", "--pairs", "1", "--battle", "training"]
    assert main([*asked, "--seed", "3"]) == 0
    ours, theirs = capsys.readouterr().out.splitlines()
    assert ours.startswith("sensible: 2 of 2 games won; ")
    assert theirs.startswith("random: 0 of 2 games won; ")
    found = [[float(one) for one in re.findall(FIGURES, line)[0]] for line in (ours, theirs)]
    assert found[0][0] > found[1][0]  # at random they seldom come near enough
    assert all(declared >= home for declared, home in found)
