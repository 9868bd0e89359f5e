"""La Marche des Aigles on the command line: every command, both languages, and all bad input."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from grognard.cli.commands.fuzz_options import random_setup
from grognard.cli.commands.verify import NOT_PROVEN
from grognard.cli.terminal.arguments import game_in, game_of
from grognard.games import game as find_game
from grognard.games.march.armies.armies import army_cost, army_faults, roster_faults
from grognard.games.march.armies.lists import read_army, write_army
from grognard.games.march.trials import random_army
from grognard.kernel.dice import Rng
from tests.cli.driver import run, typed_game
from tests.docs.pages import ROOT

EXAMPLE = ROOT / "docs/examples/training.txt"
TEXT = EXAMPLE.read_text(encoding="utf-8")
EAGLES = ROOT / "docs/examples/waterloo.txt"
TWO = ["--against", "human"]
READY = {"set-up": "ready"}


def typed(*lines: str) -> str:
    return "\n".join(lines) + "\n"


def position(folder: Path, *changes: tuple[str, str]) -> Path:
    text = TEXT
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    path = folder / "march.txt"
    path.write_text(text, encoding="utf-8")
    return path


def at_table(*lines: str, lang: str = "en", options: tuple[str, ...] = ()) -> str:
    """The example with these lines typed."""
    arguments = ["play", "--position", EXAMPLE, *TWO, "--seed", 1, "--lang", lang, *options]
    ran = run(*arguments, typed=typed(*lines))
    assert ran.code == 0 and ran.err == "", ran.err
    return ran.out


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


# play


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
            assert "tests for a manoeuvre: 6 or more passes" in ran.out.replace("\n      ", " ")
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


def test_a_bad_value_is_told_in_the_language_spoken() -> None:
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

SCENARIO = """\
format = "march scenario 1"
id = "lane"
table = [100, 100]

[title]
en = "The lane"
fr = "Le chemin"

[note]
en = "A lane between two hedges."

[[terrain]]
kind = "hedge"
line = [[20, 50], [80, 50]]

[[objective]]
name = "Lane"
at = [50, 50]
worth = 2

[red]
army = "sample-british"
side = "south"

[blue]
army = "sample-french"
side = "north"
"""


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
    found = json.loads(ran.out)
    assert found["scenario"] == "training" and found["interpreted"]["games_per_second"] > 0
