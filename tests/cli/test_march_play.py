"""Battles of La Marche des Aigles in the terminal."""

from __future__ import annotations

from pathlib import Path

import pytest

from grognard.cli.records.verify import NOT_PROVEN
from tests.cli.driver import run, typed_game
from tests.cli.march_input import SCENARIO, typed
from tests.docs.pages import ROOT

EXAMPLE = ROOT / "docs/examples/training.txt"
TWO = ["--against", "human"]
READY = {"set-up": "ready"}


def at_table(*lines: str, lang: str = "en", options: tuple[str, ...] = ()) -> str:
    """The example with these lines typed."""
    arguments = ["play", "--position", EXAMPLE, *TWO, "--seed", 1, "--lang", lang, *options]
    ran = run(*arguments, typed=typed(*lines))
    assert ran.code == 0 and ran.err == "", ran.err
    return ran.out


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_whole_battle_by_typed_orders(tmp_path: Path, lang: str) -> None:
    record = tmp_path / "game.battle"
    options = {**READY, "turns": "3"}
    lines = typed_game("training", 3, key="march", options=options)
    flags = ["--set-up", "ready", "--turns", 3, "--battle", "training"]
    arguments = ["--game", "march", *flags, *TWO, "--seed", 3, "--record", record, "--lang", lang]
    ran = run("play", *arguments, typed=typed(*lines))
    assert ran.code == 0, ran.err
    assert ("Victory for" if lang == "en" else "Victoire") in ran.out
    assert ("— Turn 2 —" if lang == "en" else "— Tour 2 —") in ran.out
    assert "looks away" not in ran.out  # nothing is hidden, so there is no curtain
    assert run("verify", record).code == NOT_PROVEN
    told = run("replay", record, "--lang", lang)
    assert told.code == 0 and "— T" in told.out
    assert run("replay", record, "--to", 5, "--position").out.startswith("march position 1")
    assert run("replay", record, "--seat", "blue", "--json").code == 0
    taken = run("play", "--resume", record, *TWO, "--lang", lang)
    assert taken.code == 0, taken.err


def test_a_battle_from_the_set_up_by_numbers() -> None:
    ran = run("play", "--game", "march", "--battle", "open", *TWO, "--seed", 2, typed="1\n" * 12)
    assert ran.code == 0, ran.err
    assert "Dice for the set-up" in ran.out and "is placed in line" in ran.out


@pytest.mark.parametrize("opponent", ["random", "sensible"])
def test_a_person_against_the_computer(opponent: str) -> None:
    flags = ["--set-up", "ready", "--turns", 1, "--against", opponent, "--seed", 2]
    ran = run("play", "--game", "march", *flags, "--side", "blue", typed="1\n" * 400)
    assert ran.code == 0, ran.err
    assert "blue> 1" in ran.out and "red> " not in ran.out
    assert ran.out.count("A B … red") > 3  # the table is redrawn when the other has acted


def test_two_computers_fight_to_the_end(tmp_path: Path) -> None:
    record = tmp_path / "game.battle"
    who = ["--red", "random", "--blue", "random", "--set-up", "ready", "--turns", 2]
    ran = run("play", "--game", "march", *who, "--seed", 5, "--record", record)
    assert ran.code == 0 and ("Victory for" in ran.out or "Draw" in ran.out), ran.err
    assert run("verify", record).code == NOT_PROVEN


def test_orders_that_were_not_proposed_are_taken() -> None:
    """The example, dice by seed: b5 passes its test, and moves as nobody proposed."""
    arguments = ["play", "--position", EXAMPLE, *TWO]
    for seed in range(1, 9):
        lines = typed(
            "manoeuvre b5", "move", "advance 100", "wheel left 0.5, advance 1.234", "quit"
        )
        ran = run(*arguments, "--seed", seed, typed=lines)
        assert ran.code == 0, ran.err
        if "wheels left 0.5°, 1.234 cm forward" in ran.out:
            assert "advance 100: not allowed. 7.2:" in ran.out and "It needs 40 pips" in ran.out
            assert "tests to manoeuvre: 6 or more passes" in ran.out.replace("\n      ", " ")
            return
    raise AssertionError("no seed passed the test")


def test_french_orders_are_understood() -> None:
    said = at_table("passer b3", "passer b3", "quitter", lang="fr")
    assert "3rd Battalion (b3) passe." in said
    assert "avancer 7.5" in at_table("?", "quit", lang="fr")


def test_the_commands_of_the_table() -> None:
    said = at_table(
        "?", "why pass b2", "odds fight b2", "card b1", "rule 9.4", "legal fire", "quit"
    )
    assert "wheel left 30, advance 7.5" in said and "is in combat with" in " ".join(said.split())
    assert "Wins    72.2%" in said and "1st Battalion: Drilled, 33, line, disordered" in said
    assert "beyond 45 cm" in said and "1  fire b3 > f1.screen" in said
    assert "deploy 015" not in said
    assert "Chapters" in at_table("rule", "quit")
    assert at_table("table", "quit").count("Training field") == 2
    assert "Choisissez" in at_table("lang fr", "quit")


def test_mistakes_are_answered_and_change_nothing(tmp_path: Path) -> None:
    record = tmp_path / "game.battle"
    lines = ["fly b1", "fire b5 > f3", "advance 5", "card b99", "rule 99.9", "999", "undo", "quit"]
    arguments = ["play", "--position", EXAMPLE, *TWO, "--record", record]
    ran = run(*arguments, typed=typed(*lines))
    assert ran.code == 0 and ran.err == ""
    for words in (
        "'fly'",
        "9.4:",
        "56 cm",
        "5.1:",
        "no such card",
        "no such rule",
        "no such number",
    ):
        assert words in ran.out, words
    assert "Nothing to undo" in ran.out
    assert "\n1 " not in record.read_text(encoding="utf-8")


def test_undo_takes_back_to_the_last_die(tmp_path: Path) -> None:
    said = at_table("wait", "undo", "wait", "quit")
    assert said.count("will ride after this activation.") == 2 and "Undone." in said
    assert "Nothing to undo" in at_table("fight b2", "undo", "quit")


def test_dice_come_with_their_odds() -> None:
    said = " ".join(at_table("fire b3 > f4", "quit").split())
    assert "shoots at 4e Bataillon (Garde) (f4): one die, hits on 6 or more. [0: 83% · 1: 17%]" in (
        said
    )
    said = " ".join(at_table("fight b2", "quit").split())
    assert "wins 72%, draw 11%, " in said


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--battle", "waterloo"], ["invalid choice: 'waterloo'"]),
        (["--side", "french"], ["'french'", "red, blue"]),
        (["--allied", "human"], ["unrecognized arguments: --allied"]),
        (["--battle", "open", "--turns", "0"], ["turns", "'0'"]),
        (["--battle", "open", "--points", "lots"], ["points", "lots"]),
        (["--battle", "open", "--points", "100"], ["200 points", "100 points over"]),
        (["--battle", "open", "--terrain", "hilly"], ["terrain", "hilly"]),
        (["--battle", "training", "--table", "160x120"], ["160x120", "terrain=1"]),
        (["--battle", "open", "--red-army", "zouaves"], ["red-army", "zouaves", "sample-french"]),
        (["--battle", "open", "--red-army", "french: B; 17 guard"], ["17", "16 to 48"]),
        (["--file", "/nowhere.toml"], ["nowhere.toml", "cannot be read"]),
        (["--rifles", "short"], ["invalid choice: 'short'"]),
        (["--battle", "open", "--record", "/nowhere/at/all"], ["cannot be written"]),
    ],
)
def test_bad_ways_to_begin(arguments: list[str], words: list[str]) -> None:
    assert run("play", "--game", "march", *arguments, "--red", "human").complained(*words)


def test_a_bad_value_is_reported_in_the_readers_language() -> None:
    begun = ["play", "--game", "march", *TWO, "--lang", "fr"]
    assert run(*begun, "--rifles", "short").complained("valeur non permise", "standard, long")
    assert run(*begun, "--seed", "x").complained("il faut un nombre")
    assert run(*begun, "--points", "7").complained("points est un nombre entier de 8 à 1500")


def test_armies_and_scenarios_from_files(tmp_path: Path) -> None:
    army = tmp_path / "mine.army"
    army.write_text("french: Mine\nx1 24 veterans, drummer: Mine own\n", encoding="utf-8")
    flags = ["--battle", "open", "--red-army", army, "--blue-army", "sample-french"]
    ran = run("play", "--game", "march", *flags, *TWO, typed="quit\n")
    assert ran.code == 0 and "Mine own" in ran.out
    scenario = tmp_path / "own.toml"
    scenario.write_text(SCENARIO, encoding="utf-8")
    ran = run("play", "--game", "march", "--file", scenario, *TWO, typed="quit\n")
    assert ran.code == 0 and "The lane" in ran.out


def test_a_record_holds_the_battle_itself_and_never_its_path(tmp_path: Path) -> None:
    mine, record = tmp_path / "own.toml", tmp_path / "my.battle"
    mine.write_text(SCENARIO, encoding="utf-8")
    begun = ["--game", "march", "--file", mine, *TWO, "--record", record]
    assert run("play", *begun, typed="quit\n").code == 0
    mine.unlink()
    text = record.read_text(encoding="utf-8")
    assert "The lane" in text and "own.toml" not in text and str(tmp_path) not in text
    assert run("replay", record).code == 0
    assert run("play", "--resume", record, *TWO, typed="quit\n").code == 0


def test_march_has_a_help_of_its_own() -> None:
    for lang, words in (
        ("en", "La Marche des Aigles on a measured table"),
        ("fr", "où l'on mesure"),
    ):
        ran = run("play", "--game", "march", "--help", "--lang", lang)
        assert ran.code == 0 and words in ran.out and "--red-army ARMY" in ran.out
        assert all(len(line) <= 110 for line in ran.out.splitlines())
    assert "three Positions" in run("play", "--help").out
