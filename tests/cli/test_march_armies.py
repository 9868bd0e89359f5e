"""Armies and scenarios of La Marche des Aigles on the command line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.driver import run
from tests.cli.march_input import SCENARIO
from tests.docs.pages import ROOT

EXAMPLE = ROOT / "docs/examples/training.txt"
TWO = ["--against", "human"]


# army


def test_the_ready_armies() -> None:
    ran = run("army")
    assert ran.code == 0 and "sample-french" in ran.out and "200 points, 4 battalions" in ran.out
    assert "4 bataillons" in run("army", "--lang", "fr").out
    told = json.loads(run("army", "--json").out)
    assert told["sample-british"]["points"] == 200


def test_one_army_battalion_by_battalion() -> None:
    ran = run("army", "vimeiro-british")
    for words in (
        "Supreme Commander: Henry Fane",
        "b95",
        "62 points",
        "rifles 24 (2.2)",
        "In one line:",
    ):
        assert words in ran.out, words
    assert (
        "Commandant en chef\xa0: Henry Fane" in run("army", "vimeiro-british", "--lang", "fr").out
    )
    told = json.loads(run("army", "vimeiro-british", "--json").out)
    assert told["limit"] == 200 and told["units"][3]["facts"]["detached"] == 18
    assert sum(line["value"] for line in told["units"][3]["sum"]) == 62


def test_lists_of_ones_own(tmp_path: Path) -> None:
    line = "french: Mine; f1 24 veterans, drummer, column: Ours; 32 drilled"
    assert run("army", line, "--code").out.startswith("french: Mine; f1 24 veterans, drummer")
    file = tmp_path / "mine.army"
    file.write_text("# a note\nfrench: Mine\n24 vétérans, tambour\n", encoding="utf-8")
    code = run("army", file, "--code").out
    assert code == "french: Mine; f1 24 veterans, drummer: 1er Bataillon\n"
    assert run("army", code.strip()).code == 0
    assert run("army", "-", typed="french: Mine\n16 guard\n").code == 0
    rich = "french: B" + "; 48 guard" * 4 + "; 20 guard, sergeant"
    assert "428 of 500 points" in run("army", rich, "--points", 500).out


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("french: B\n17 drilled\n", ["line 2", "'17'", "16 to 48", "1.1"]),
        ("french: B\n24 zouaves\n", ["line 2", "'zouaves'", "1.3"]),
        ("french: B\n24 drilled, 3 drummers\n", ["line 2", "3 drummers", "at most 2", "2.3"]),
        ("french: B\n24 drilled, cannon\n", ["line 2", "'cannon'"]),
        ("french: B\n24 drilled, rifles\n", ["line 2", "R89"]),
        ("french: B\n24 drilled, detach 9\n", ["line 2", "'9'", "0 to 5", "R67"]),
        ("french: B\n24 drilled\nfrench: C\n", ["line 3", "R1"]),
        ("24 drilled\n", ["nation", "R1"]),
        ("french: B\n", ["0 battalions", "R1"]),
        ("french: B" + "\n48 guard" * 3, ["'288 points'", "88 points over the limit", "1.4"]),
        ("", ["nation"]),
        ("french: B\nx1 24 drilled\nx1 24 drilled\n", ["line 3", "same short name"]),
    ],
)
def test_bad_army_lists(tmp_path: Path, text: str, words: list[str]) -> None:
    file = tmp_path / "bad.army"
    file.write_text(text, encoding="utf-8")
    assert run("army", file).complained("bad.army", *words)
    assert file.read_text(encoding="utf-8") == text
    flags = ["--battle", "open", "--red-army", file]
    if text.strip():
        assert run("play", "--game", "march", *flags, *TWO).complained("red-army")


def test_armies_that_are_none(tmp_path: Path) -> None:
    assert run("army", "zouaves").complained("'zouaves'", "no such army", "sample-french")
    assert run("army", tmp_path).complained("cannot be read")
    binary = tmp_path / "binary"
    binary.write_bytes(b"french: B\n\xff\xfe\n")
    assert run("army", binary).complained("line 2", "not UTF-8")
    assert run("army", "x" * 5000).complained("x")
    assert run("army", "a\0b").complained("no such army")
    assert run("army", "--points", "0").complained("'0'", "8 to 1,500")
    assert run("army", "sample-french", "--points", 100).complained("100 points over", "1.4")
    assert run("army", "sample-french", "--points", 100, "--lang", "fr").complained("Une armée")


# scenario


def test_the_scenarios() -> None:
    ran = run("scenario")
    assert "vimeiro" in ran.out and "120 × 120 cm, 8 turns" in ran.out
    assert "Terrain d'exercice" in run("scenario", "--lang", "fr").out
    assert json.loads(run("scenario", "--json").out)["open"]["fr"] == "Rase campagne"
    one = run("scenario", "barrosa").out
    for words in (
        "Ruffin's division",
        "Red: Dilkes' brigade, 200 points",
        "Objective: Barrosa at 82,96",
    ):
        assert words in one, words
    assert "Objectif\xa0: Barrosa" in run("scenario", "barrosa", "--lang", "fr").out
    told = json.loads(run("scenario", "barrosa", "--json").out)
    assert told["table"] == [160, 120] and told["objectives"][0]["worth"] == 2
    assert run("scenario", "training", "--position").out.startswith("march position 1")


def test_a_scenario_of_ones_own(tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text(SCENARIO, encoding="utf-8")
    ran = run("scenario", file)
    assert ran.code == 0 and "The lane" in ran.out and "worth 2 battalions" in ran.out
    start = tmp_path / "start.txt"
    start.write_text(run("scenario", file, "--position").out, encoding="utf-8")
    assert "The lane" in run("show", start).out
    assert json.loads(run("scenario", file, "--json").out)["ground"] == ["hedge"]


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (("march scenario 1", "march scenario 2"), ["format", "march scenario 1"]),
        (('id = "lane"', 'id = "The Lane"'), ["id", "The Lane"]),
        (("[100, 100]", "[10, 10]"), ["table", "[10, 10]"]),
        (('"hedge"', '"moat"'), ["moat", "hedge"]),
        (("[[20, 50], [80, 50]]", "[[20, 50]]"), ["line"]),
        (("[[20, 50], [80, 50]]", "[[20, 50], [800, 50]]"), ["800"]),
        (("worth = 2", "worth = 99"), ["worth", "99"]),
        (("at = [50, 50]", "at = [500, 50]"), ["at", "off the table"]),
        (('side = "north"', 'side = "south"'), ["side", "south"]),
        (('"sample-french"', '"zouaves"'), ["army", "zouaves"]),
        (("[red]", "colour = 3\n[red]"), ["colour"]),
        (("[title]", "[title"), ["TOML"]),
        (("[red]", "[red]\ncommander = [300, 10]"), ["commander", "off the table"]),
        (("[red]", "[red.stand]\nb1 = { at = [10, 90] }\n[red]"), ["own.toml", "stand b1"]),
    ],
)
def test_bad_scenarios(tmp_path: Path, change: tuple[str, str], words: list[str]) -> None:
    file = tmp_path / "own.toml"
    assert change[0] in SCENARIO
    file.write_text(SCENARIO.replace(*change, 1), encoding="utf-8")
    assert run("scenario", file).complained(*words)
    flags = ["--file", file, "--set-up", "ready"]
    assert run("play", "--game", "march", *flags, *TWO).complained(*words[-1:])


def test_scenarios_that_are_none(tmp_path: Path) -> None:
    assert run("scenario", "austerlitz").complained("austerlitz", "cannot be read")
    assert run("scenario", tmp_path).complained("cannot be read")
    binary = tmp_path / "binary.toml"
    binary.write_bytes(b"\xff\xfe")
    assert run("scenario", binary).complained("binary.toml", "UTF-8")
    assert run("scenario", EXAMPLE).complained("TOML")
