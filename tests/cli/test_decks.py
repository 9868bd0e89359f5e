"""grognard deck: built, counted, shared; and decks on the way into a battle."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from .driver import run

TWO = ("--french", "human", "--allied", "human")
GUARD = "deck Guard\nbattle waterloo\n001\n018 x3\n019 x2\n070\n"


@pytest.fixture
def guard(tmp_path: Path) -> Path:
    path = tmp_path / "guard.txt"
    path.write_text(GUARD, encoding="utf-8")
    return path


def test_a_deck_knows_its_battle_and_its_totals(guard: Path) -> None:
    ran = run("deck", guard)
    assert ran.code == 0
    for words in ("Guard", "Generals", "Morale", "Still standing", "A full line of four"):
        assert words in ran.out
    french = run("deck", guard, "--lang", "fr").out
    assert "Encore debout" in french and "Une ligne de quatre" in french


def test_codes_both_ways(guard: Path) -> None:
    code = run("deck", guard, "--code").out.strip()
    told = json.loads(run("deck", code, "--json").out)
    assert told["name"] == "Guard" and told["copies"] == {"001": 1, "018": 3, "019": 2, "070": 1}
    assert told["code"] == code and told["arms"]["infantry"]["cards"] == 5


def test_15_0_why_a_card_may_not_be_added(guard: Path) -> None:
    ran = run("deck", guard, "--why", "018")
    assert ran.code == 1 and ran.out.startswith("15.0: card 018 appears 4 times")
    assert run("deck", guard, "--why", "020").out.startswith("One more 020 may be added")
    small = run("deck", guard, "--scale", "1/4", "--why", "002")
    assert small.code == 1 and "take out" in small.out


@pytest.mark.parametrize("style", ["historical", "elite"])
def test_a_built_deck_is_written_and_read(tmp_path: Path, style: str) -> None:
    file = tmp_path / "built.txt"
    built = ("deck", "--build", style, "--battle", "ligny", "--army", "prussian")
    assert run(*built, "--write", file).code == 0
    told = json.loads(run("deck", file, "--json").out)
    assert told["problems"] == [] and told["points"] == told["limit"] == 310
    assert run(*built, "--write", file).complained("built.txt")


def test_a_deck_of_owned_cards(guard: Path) -> None:
    built = run("deck", "--build", "mass", "--battle", "waterloo", "--owned", guard, "--json")
    assert json.loads(built.out)["copies"] == {"001": 1, "018": 3, "019": 2, "070": 1}


def test_what_is_missing_is_said(guard: Path) -> None:
    assert run("deck").complained("--build")
    assert run("deck", guard, "--build", "mass").complained("--build")
    assert run("deck", "--build", "mass").complained("--battle")
    assert run("deck", "ed1.torn", "--battle", "ligny").complained("cut off")


def test_15_0_decks_go_into_a_battle_as_files_codes_and_styles(guard: Path) -> None:
    code = run("deck", "--build", "guns", "--battle", "ligny", "--army", "prussian", "--code")
    decks = ["--deck", "custom", "--french-deck", "mass", "--prussian-deck", code.out.strip()]
    ran = run("play", "--battle", "ligny", *TWO, *decks, typed="quit\n")
    assert ran.code == 0 and "Prussian Battle Deck" in ran.out
    decks = ["--deck", "custom", "--french-deck", str(guard), "--prussian-deck", "no-such-file"]
    assert run("play", "--battle", "ligny", *TWO, *decks).complained("prussian-deck")
