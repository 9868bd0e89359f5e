"""La Marche des Aigles on the command line: positions, rules, records, and all bad input."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from grognard.cli.records.verify import NOT_PROVEN
from grognard.cli.terminal.arguments import game_in, game_of
from grognard.cli.terminal.fuzz_options import random_setup
from grognard.games import game as find_game
from grognard.games.march.armies.armies import army_cost, army_faults, roster_faults
from grognard.games.march.armies.lists import read_army, write_army
from grognard.games.march.trials import random_army
from grognard.kernel.dice import Rng
from tests.cli.driver import run
from tests.cli.march_input import typed
from tests.docs.pages import ROOT

EXAMPLE = ROOT / "docs/examples/training.txt"
TEXT = EXAMPLE.read_text(encoding="utf-8")
EAGLES = ROOT / "docs/examples/waterloo.txt"
TWO = ["--against", "human"]


def position(folder: Path, *changes: tuple[str, str]) -> Path:
    text = TEXT
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    path = folder / "march.txt"
    path.write_text(text, encoding="utf-8")
    return path


# The game of a file


def test_a_position_says_which_game_it_is() -> None:
    assert "Training field" in run("show", EXAMPLE).out
    assert run("show", EXAMPLE, "--game", "march").out == run("show", EXAMPLE).out
    assert run("show", EXAMPLE, "--game", "eagles").complained("line 1", "eagles position 1")
    assert run("show", EAGLES, "--game", "march").complained("line 1", "march position 1")
    assert run("show", EXAMPLE, "--game", "chess").complained("'chess'", "eagles", "march")


def test_a_game_is_found_in_text_arguments_and_files(tmp_path: Path) -> None:
    assert game_of(TEXT) == "march" and game_of("") == "eagles"
    assert game_of("# a note\nmarch position 1\n") == "march"
    assert game_of("grognard record 1\ngame march 1\n") == "march"
    assert game_of("chess position 1\nmarch position 1\n") == "eagles"
    assert game_in(["show", "--game=march"]) == "march"
    assert game_in(["play", "--position", str(EXAMPLE)]) == "march"
    assert game_in(["play", f"--position={EXAMPLE}"]) == "march"
    assert game_in(["play", "--resume", str(tmp_path / "nowhere")]) == "eagles"
    assert game_in(["play", "--position", "-"]) == "eagles" == game_in(["play", "--game"])


# show


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ["Turn 4, Activations", "from the south", "Choose a battalion"]),
        ("fr", ["Tour 4, Activations", "vient du sud", "Choisissez un bataillon"]),
    ],
)
def test_show_draws_the_table(lang: str, words: list[str]) -> None:
    ran = run("show", EXAMPLE, "--lang", lang)
    assert ran.code == 0 and all(word in ran.out for word in words)
    assert run("show", EXAMPLE, "--seat", "blue").out != ran.out


def test_show_for_programs() -> None:
    told = json.loads(run("show", EXAMPLE, "--json").out)
    assert told["game"] == "march" and told["asked"] == told["seat"] == "red"
    assert told["waits_for"] == "5.4 choose an activation"
    assert "march" in told["view"] and told["over"] is None


def test_show_draws_a_picture(tmp_path: Path) -> None:
    picture = tmp_path / "table.svg"
    ran = run("show", EXAMPLE, "--svg", picture)
    assert ran.code == 0 and ran.out == f"The picture is saved in {picture}.\n"
    text = picture.read_text(encoding="utf-8")
    assert ElementTree.fromstring(text).tag.endswith("svg")
    assert run("show", EXAMPLE, "--svg").out == text
    french = run("show", EXAMPLE, "--svg", picture, "--lang", "fr")
    assert "L'image est enregistrée dans" in french.out
    assert "Terrain d'exercice" in picture.read_text(encoding="utf-8")


def test_a_picture_that_cannot_be() -> None:
    assert run("show", EAGLES, "--svg").complained("'--svg'", "has no pictures")
    assert run("show", EAGLES, "--svg", "--lang", "fr").complained("n'a pas d'images")
    assert run("show", EXAMPLE, "--svg", "/nowhere/at/all.svg").complained("cannot be written")
    assert run("show", EXAMPLE, "--svg", "--json").complained("not allowed with")


def test_the_picture_of_the_readme_is_this_one() -> None:
    picture = ROOT / "docs/pictures/march.svg"
    assert run("show", EXAMPLE, "--svg").out == picture.read_text(encoding="utf-8")


# legal


def test_legal_lists_orders_and_groups_them() -> None:
    ran = run("legal", EXAMPLE)
    assert ran.out.splitlines()[1].startswith("  fight b2") and "12 legal actions." in ran.out
    told = json.loads(run("legal", EXAMPLE, "--json").out)
    assert told["asked"] == "red"
    assert {"action": "fight b2", "words": "2nd Battalion (b2) fights on"} in told["actions"]


def test_why_says_where_and_by_how_much() -> None:
    assert run("legal", EXAMPLE, "--why", "fire b5 > f3").complained(
        "fire b5 > f3", "9.4:", "The nearest group is 56 cm away; the limit is 45 cm."
    )
    assert run("legal", EXAMPLE, "--why", "tirer b5 > f3", "--lang", "fr").complained(
        "9.4\xa0:", "Le groupe le plus proche en est à 56 cm\xa0; la limite est 45 cm."
    )
    ran = run("legal", EXAMPLE, "--why", "pass b2", "--json")
    told = json.loads(ran.out)
    assert ran.code == 1 and told["cite"] == "R76 engaged" and told["rule"] == "R76"
    assert told["detail"] == "2nd Battalion (b2) is in combat with 2e Bataillon (f2)."
    assert told["words"].endswith(told["detail"])
    assert run("legal", EXAMPLE, "--why", "fight b2").out == "fight b2 is legal.\n"


# act and odds


def test_act_prints_a_position_again(tmp_path: Path) -> None:
    ran = run("act", EXAMPLE, "manoeuvre b5", "move", "back 2.345", "--dice", "6 3")
    assert ran.code == 0 and "# 5th Battalion (b5): 2.345 cm back." in ran.out
    after = tmp_path / "after.txt"
    after.write_text(ran.out, encoding="utf-8")
    assert "b5: 84,27.655" in ran.out and run("show", after).code == 0
    told = json.loads(run("act", EXAMPLE, "pass b3", "--json").out)
    assert told["events"] == ["3rd Battalion (b3) passes."]
    assert run("act", EXAMPLE, "fight b2", "--seed", 3).code == 0


def test_odds_of_holding_fire_show_both_combat_sums(tmp_path: Path) -> None:
    start, charged = tmp_path / "start.txt", tmp_path / "charged.txt"
    start.write_text(
        "march position 1\nbattle training\nterrain none\nside red south\n"
        "turn 2 red activations\ncommander red 5,5 moved\ncommander blue 115,115 moved\n"
        "option red-army british: Red; b1 36 drilled, officer\n"
        "option blue-army french: Blue; f1 24 drilled, 2 drummers\n"
        "b1: 60,40 0 line\nf1: 60,55 180 column\n",
        encoding="utf-8",
    )
    charged.write_text(run("act", start, "attack b1 > f1", "--dice", "6 6").out, encoding="utf-8")
    told = json.loads(run("odds", charged, "hold", "--json").out)
    assert [tally["total"] for tally in told["sums"]] == [6 + 2, 9 + 3 + 3 + 1]
    assert "charge in line" in run("odds", charged, "hold").out


@pytest.mark.parametrize(
    ("actions", "words"),
    [
        (["manoeuvre b5", "move", "form column 0"], ["7.5:"]),
        (["manoeuvre b5", "move", "back 16"], ["7.2:", "6.4 pips", "and has 6"]),
        (["manoeuvre b5", "move", "fire b5 > f3"], ["5.1:"]),
        (["manoeuvre b1"], ["5.4:"]),
    ],
)
def test_act_refuses_with_details(actions: list[str], words: list[str]) -> None:
    assert run("act", EXAMPLE, *actions, "--dice", "6 6").complained(*words)


def test_odds_of_shots_tests_and_combats() -> None:
    shot = run("odds", EXAMPLE, "fire b3 > f4").out
    for words in ("Dice", "1  firing group ", "9.1", "target in column", "One die, good faces 6:"):
        assert words in shot
    assert "In return: 4e Bataillon (Garde) (f4) shoots at 3rd Battalion (b3)." in shot
    fight = run("odds", EXAMPLE, "fight b2").out
    assert "2 dice:" in fight and "Wins    72.2%" in fight
    assert "2 dés\xa0:" in run("odds", EXAMPLE, "combattre b2", "--lang", "fr").out
    told = json.loads(run("odds", EXAMPLE, "manoeuvre b4", "--json").out)
    assert told["forecast"]["faces"] == [4, 5, 6] and told["reverse"] is None
    assert run("odds", EXAMPLE, "pass b3").out.endswith("This action rolls no dice.\n")
    assert run("odds", EXAMPLE, "fire b5 > f3").complained("9.4:", "56 cm")


MALFORMED = [
    ("fire b9 > f1", ["'b9'", "a battalion: b1, b2"]),
    ("fly b1", ["'fly'", "one of"]),
    ("fire b3", ["'>' and a target"]),
    ("place b1 60 0 line", ["'60'", "such as 60,27.5"]),
    ("advance", ["a length in centimetres"]),
    ("advance twelve", ["'twelve'", "7.5"]),
    ("advance -5", ["'-5'"]),
    ("advance 1.23456", ["'1.23456'"]),
    ("wheel up 30", ["'up'", "left, right"]),
    ("wheel left 400", ["360 degrees"]),
    ("attack b3 > f4.screen", ["a battalion to attack"]),
    ("pass b3 now", ["'now'", "nothing more"]),
    ("", ["one of"]),
    ("\x00\x1b[31m", ["one of"]),
    ("9" * 5000, ["one of"]),
]


@pytest.mark.parametrize(("order", "words"), MALFORMED)
def test_malformed_orders(order: str, words: list[str]) -> None:
    for command in (["act"], ["odds"], ["legal", "--why"]):
        arguments = [command[0], EXAMPLE, *command[1:], order]
        assert run(*arguments).complained(*words)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (("march position 1", "march position 9"), ["line 1", "unknown version"]),
        (("battle training", "battle austerlitz"), ["austerlitz", "training, vimeiro"]),
        (("battle training\n", ""), ["battle training"]),
        (("side red south", "side red west"), ["line 4", "'west'"]),
        (("side red south", "option colour blue"), ["line 4", "colour"]),
        (("side red south", "option turns soon"), ["turns", "soon"]),
        (("turn 4 red activations", "turn 4 red supper"), ["line 5", "'supper'"]),
        (("turn 4 red activations first blue\n", ""), ["turn 1 red activations"]),
        (("commander red 58,36 with b2", "commander red 58,36 with f2"), ["'f2'", "Commander"]),
        (("b3: 40,26 0 line", "b9: 40,26 0 line"), ["line 10", "'b9'"]),
        (("b3: 40,26 0 line", "b1: 40,26 0 line"), ["line 10", "line 8"]),
        (("b3: 40,26 0 line", "b3: here 0 line"), ["line 10", "'here'"]),
        (("b3: 40,26 0 line", "b3: 40,26 0 square"), ["line 10", "'square'"]),
        (("b3: 40,26 0 line", "b3: 1,26 0 line"), ["line 10", "'b3'"]),
        (("b3: 40,26 0 line", "b3: 60,40 0 line"), ["'b3'"]),
        (("rankers 33", "rankers 99"), ["line 8", "99"]),
        (("rankers 33", "rankers"), ["line 8"]),
        (("b5: 84,30 0 line\n", ""), ["'b5'", "has not been placed"]),
        (("foe f2", "foe f1"), ["'b2'"]),
        (("turn 4", "stack Nonsense\nturn 4"), ["Nonsense"]),
        (("turn 4", "stack Volley 1 2\nturn 4"), ["line 5", "Volley"]),
    ],
)
def test_bad_position_files(tmp_path: Path, change: tuple[str, str], words: list[str]) -> None:
    file = position(tmp_path, change)
    before = file.read_bytes()
    for command in (["show"], ["legal"], ["act", "pass b3"], ["odds", "pass b3"]):
        assert run(command[0], file, *command[1:]).complained(str(file), *words)
    assert run("play", "--position", file, *TWO).complained(str(file), *words)
    assert file.read_bytes() == before


# rules


def test_rules_of_the_game() -> None:
    assert "Skirmishers and light troops" in run("rules", "--game", "march").out
    assert "grognard rules --game march 7 shows" in run("rules", "--game", "march").out
    assert "45 cm" in run("rules", "--game", "march", "9.4").out
    assert "à plus de 45 cm" in run("rules", "--game", "march", "9.4", "--lang", "fr").out
    assert "R26" in run("rules", "--game", "march", "R26").out
    assert "Why:" in run("rules", "--game", "march", "--rulings").out
    every = json.loads(run("rules", "--game", "march", "--json").out)
    assert all(rule["text"]["en"] and rule["text"]["fr"] for rule in every)
    assert run("rules", "--game", "march", "99.9").complained("'99.9'", "no such rule")
    assert "La Marche des Aigles" in run("version").out


# records


def test_bad_records(tmp_path: Path) -> None:
    record = tmp_path / "game.battle"
    arguments = ["--position", EXAMPLE, *TWO, "--seed", 1, "--record", record]
    assert run("play", *arguments, typed=typed("pass b3", "pass b3", "quit")).code == 0
    text = record.read_text(encoding="utf-8")
    assert "game march 2" in text and run("verify", record).code == NOT_PROVEN
    changes = [("1 pass b3", "1 pass b4"), ("b5: 84,30", "b5: 84,31"), ("march 2", "march")]
    for old, new in changes:
        assert old in text
        record.write_text(text.replace(old, new, 1), encoding="utf-8")
        assert run("verify", record).complained("game.battle")
        assert run("replay", record).complained("game.battle")
    record.write_text(text.replace("game march 2", "game march 7", 1), encoding="utf-8")
    for command in (["verify"], ["replay"], ["play", "--resume"]):
        assert run(*command, record).complained("version 7 of the rules")


# fuzz and bench


def test_fuzz_plays_random_armies_on_random_ground(tmp_path: Path) -> None:
    arguments = ["fuzz", "--game", "march", "--decisions", 400, "--seed", 5, "--failures", tmp_path]
    told = json.loads(run(*arguments, "--json").out)
    assert told["decisions"] >= 400 and told["failures"] == [] and told["refused_setups"] == 0
    assert list(tmp_path.iterdir()) == []


def test_random_armies_are_legal() -> None:
    seen = set()
    for seed in range(60):
        army = random_army(200, Rng(seed))
        assert army_cost(army) <= 200 and army_faults(army, 200) == []
        assert all(roster_faults(army.nation, roster) == [] for roster in army.battalions)
        assert write_army(read_army(write_army(army))) == write_army(army)
        seen |= {(roster.light, roster.rifles) for roster in army.battalions}
    assert len(seen) >= 3
    assert random_army(1, Rng(1)).battalions


def test_random_set_ups_can_be_played() -> None:
    game = find_game("march")
    chosen = [random_setup(game, Rng(seed)) for seed in range(40)]
    assert {scenario for scenario, _ in chosen} == set(game.info.scenarios)
    keys = {key for _, options in chosen for key in options}
    assert {"red-army", "blue-army", "terrain", "table", "turns", "points", "set-up"} <= keys
    for scenario, options in chosen[:12]:
        assert game.setup(scenario, options).pending is not None


def test_bench_knows_the_game() -> None:
    ran = run("bench", "--game", "march", "--seconds", "0.05", "--json")
    assert ran.code == 0
    (found,) = json.loads(ran.out)
    assert found["scenario"] == "training" and found["interpreted"]["games_per_second"] > 0
