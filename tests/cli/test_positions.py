"""show, legal, act and odds: what they print, and what they refuse."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from grognard.odds.deals import DEALS
from tests.cli.driver import POSITION, position, run
from tests.docs.pages import ROOT


def test_show_draws_the_table_of_the_seat_that_is_asked(tmp_path: Path) -> None:
    ran = run("show", position(tmp_path))
    assert ran.code == 0
    assert "AR#1" in ran.out and "015" in ran.out
    assert "Your combat phase: choose a card" in ran.out


def test_show_hides_what_a_seat_may_not_know(tmp_path: Path) -> None:
    allied = run("show", position(tmp_path), "--seat", "allied").out
    spectator = run("show", position(tmp_path), "--seat", "spectator").out
    assert "015" not in allied and "128" in allied
    assert "015" not in spectator and "128" not in spectator
    assert "Waiting for the French" in allied


def test_show_as_json_holds_no_secret(tmp_path: Path) -> None:
    shown = json.loads(run("show", position(tmp_path), "--seat", "a", "--json").out)
    assert shown["seat"] == "allied" and shown["asked"] == "french" and shown["over"] is None
    assert "015" not in shown["view"] and "018" in shown["view"]


def test_show_reads_standard_input_and_speaks_french() -> None:
    ran = run("show", "-", "--lang", "fr", typed=POSITION)
    assert ran.code == 0 and "choisissez une carte" in ran.out


def test_legal_lists_every_action_once(tmp_path: Path) -> None:
    listed = json.loads(run("legal", position(tmp_path), "--json").out)
    actions = [entry["action"] for entry in listed["actions"]]
    assert listed["asked"] == "french"
    assert "fire 070 > AR#2" in actions and "shock 018 > 129" in actions and "end" in actions
    assert len(actions) == len(set(actions))
    text = run("legal", position(tmp_path)).out
    assert all(action in text for action in actions)
    assert f"{len(actions)} legal actions." in text


@pytest.mark.parametrize(
    ("action", "rule", "words"),
    [
        ("fire 015 > 129", "7.21", "engaged"),
        ("fire 070 > 129", "7.23", "own lane"),
        ("move 015 > FR", "8.0", "one move"),
        ("shock 060 > 111", "7.4", "cannot be targeted"),
        ("deploy 015 > FC", "4.1", "deployment is over"),
        ("ready", "4.1", "deployment is over"),
    ],
)
def test_legal_why_names_the_rule(tmp_path: Path, action: str, rule: str, words: str) -> None:
    ran = run("legal", position(tmp_path), "--why", action)
    assert ran.complained(action, "not allowed", f"{rule}: ", words)
    told = json.loads(run("legal", position(tmp_path), "--why", action, "--json").out)
    assert told["legal"] is False and told["rule"] == rule and words in told["words"]


def test_legal_why_takes_a_card_and_what_it_is_put_on(tmp_path: Path) -> None:
    ran = run("legal", position(tmp_path), "--why", "015 > 129")
    assert ran.complained("7.21: Infantry fires only at enemy cards it is engaged with.")
    assert run("legal", position(tmp_path), "--why", "018 > 129").out.endswith(" is legal.\n")


def test_legal_why_not_of_a_legal_action(tmp_path: Path) -> None:
    ran = run("legal", position(tmp_path), "--why", "shock 018 > 129")
    assert ran.code == 0 and ran.out == "shock 018 > 129 is legal.\n"


def test_the_other_sides_card_is_refused_with_whose_turn_it_is(tmp_path: Path) -> None:
    ran = run("act", position(tmp_path), "move 129 > reserve")
    assert ran.complained("move 129 > reserve", "not allowed", "Waiting for the French")


def test_act_prints_events_and_a_position_that_reads_back(tmp_path: Path) -> None:
    ran = run("act", position(tmp_path), "shock 018 > 129", "--dice", "6,5,1")
    assert ran.code == 0
    assert "# 018 Aulard's Brigade shocks 129 Byng's Brigade." in ran.out
    assert "# 2 hits on 129 Byng's Brigade (and one 1 rolled)." in ran.out
    assert "# 111 Wellington takes a hit." in ran.out
    assert "129 up hits 3" in ran.out
    again = run("show", "-", typed=ran.out)
    assert again.code == 0 and "129 ●●●" in again.out


def test_act_takes_several_actions_and_json(tmp_path: Path) -> None:
    arguments = ["act", position(tmp_path), "move 015 > AR column", "fire 018 > 170"]
    told = json.loads(run(*arguments, "--dice", "1 2 3", "--json").out)
    assert (
        "015 Quiot's Brigade moves from the French Left to the Allied Right in column."
        in (told["events"])
    )
    assert told["position"].startswith("eagles position 1")


def test_act_redacts_for_a_seat(tmp_path: Path) -> None:
    ran = run("act", position(tmp_path), "move 020 > FC", "--seat", "allied")
    events = [line for line in ran.out.splitlines() if line.startswith("#")]
    assert events[0] == "# A French card moves from the French Reserve to the French Center."
    assert events[1].startswith("# The French to answer: ") and len(events) == 2


@pytest.mark.parametrize(
    ("dice", "words"),
    [
        ("6,5", ["7.2 hit numbers throws 3 dice", "only 2 are left"]),
        ("", ["throws 3 dice", "none is left"]),
        ("6,5,4,3", ["'3'", "not rolled yet", "The French to answer"]),
        ("6,5,7", ["a face must be 1 to 6, not 7"]),
        ("6,5,0", ["a face must be 1 to 6, not 0"]),
        ("6,five,4", ["'five'", "a die face must be a whole number"]),
    ],
)
def test_act_refuses_bad_dice(tmp_path: Path, dice: str, words: list[str]) -> None:
    file = position(tmp_path)
    assert run("act", file, "fire 018 > 129", f"--dice={dice}").complained(*words)
    assert file.read_text(encoding="utf-8") == POSITION


def test_act_may_throw_from_a_seed(tmp_path: Path) -> None:
    arguments = ["act", position(tmp_path), "fire 018 > 129", "--seed", 4]
    assert run(*arguments).out == run(*arguments).out
    assert run(*arguments, "--dice", "1,1,1").code == 2


@pytest.mark.parametrize(
    ("action", "words"),
    [
        ("fire 999 > 129", ["'999'", "unknown card"]),
        ("fire 018 > 128", ["'128'", "unknown card"]),
        ("fly 018 > 129", ["'fly'", "verbs"]),
        ("fire 018", ["'fire 018 …'", "expected a card"]),
        ("move 018 > XX", ["'xx'", "Position"]),
        ("fire 070 > AR#9", ["'ar#9'", "2 face-down enemy cards"]),
        ("end of the world", ["expected nothing more"]),
        ("", ["verbs"]),
        ("\x00\x1b[31m", ["verbs"]),
    ],
)
def test_malformed_actions(tmp_path: Path, action: str, words: list[str]) -> None:
    for command in ("act", "odds"):
        assert run(command, position(tmp_path), action).complained(*words)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (("  070\n", "  999\n"), ["line 6", "'999'"]),
        (("  070\n", "  018\n"), ["'018'"]),
        (("  135\n", "  135\n  136\n  137\n  138\n  139\n"), ["139", "8.4"]),
        (("turn 3 french combat", "turn 3 french supper"), ["line 4", "supper"]),
        (("battle waterloo", "battle austerlitz"), ["austerlitz", "waterloo"]),
        (("option deck open", "option colour blue"), ["colour"]),
        (("eagles position 1", "eagles position 9"), ["line 1", "unknown version"]),
        (("eagles position 1", "chess position 1"), ["line 1"]),
        (("AC:", "ZZ:"), ["ZZ"]),
        (("hits 1", "hits many"), ["many"]),
    ],
)
def test_bad_position_files(tmp_path: Path, change: tuple[str, str], words: list[str]) -> None:
    file = position(tmp_path, POSITION.replace(*change, 1))
    for command in (["show"], ["legal"], ["act"], ["odds"]):
        more = ["end"] if command[0] in ("act", "odds") else []
        assert run(*command, file, *more).complained(str(file), *words)


def test_bad_position_files_in_french(tmp_path: Path) -> None:
    crowd = POSITION.replace("  135\n", "  135\n  136\n  137\n  138\n  139\n", 1)
    told = run("show", position(tmp_path, crowd), "--lang", "fr")
    assert told.complained("«\u00a0139\u00a0»", "AL, cartes d'un même camp\u00a0: 5", "8.4")
    training = ROOT / "docs" / "examples" / "training.txt"
    far = tmp_path / "far.txt"
    far.write_text(training.read_text(encoding="utf-8").replace("first", "last", 1), "utf-8")
    assert run("show", far, "--lang", "fr").complained("last", "il faut l'un de ces mots")


def test_files_that_are_none(tmp_path: Path) -> None:
    binary = tmp_path / "binary"
    binary.write_bytes(b"eagles\n\xff\xfe\x00\x01")
    empty = tmp_path / "empty"
    empty.write_bytes(b"")
    assert run("show", tmp_path / "nowhere").complained("nowhere", "cannot be read")
    assert run("show", tmp_path).complained("cannot be read", "directory")
    assert run("show", binary).complained("line 2", "not UTF-8")
    assert run("show", empty).complained("eagles position 1")
    assert run("show", binary, "--lang", "fr").complained("ligne 2", "UTF-8")


TESTING = (
    POSITION.replace("turn 3 french combat", "turn 3 allied morale")
    .replace("170 up hits 1", "170 up")
    .replace(" 093,", "")
)


def test_act_rolls_waiting_dice_without_an_action(tmp_path: Path) -> None:
    file = position(tmp_path, TESTING)
    ran = run("act", file, "--dice", "1")
    assert ran.code == 0 and "turn 3 allied combat" in ran.out
    assert run("act", file).complained("6.0", "none")


def test_act_says_who_is_asked_and_does_not_blame_the_dice(tmp_path: Path) -> None:
    file = position(tmp_path, TESTING)
    told = run("act", file, "--dice", "6")
    assert "# The Allies to answer:" in told.out
    assert json.loads(run("act", file, "--dice", "6", "--json").out)["asked"] == "allied"
    assert run("act", file, "--dice", "6,1").complained("not rolled yet", "The Allies to answer")
    french = json.loads(run("act", file, "--dice", "6", "--json", "--seat", "french").out)
    assert french["asked"] is None  # R130
    assert run("act", file, "--dice", "6", "--lang", "fr").out.count("# Réponse attendue, ") == 1


def test_4_3_odds_and_act_warn_of_a_move_that_loses_the_battle(tmp_path: Path) -> None:
    text = POSITION.replace("FC:\n  016\n", "FC:\n  016 up\n  131 up\n")
    file = position(tmp_path, text)
    assert "Careful: The enemy would be alone" in run("odds", file, "move 016 > reserve").out
    assert "# Careful: The enemy would be alone" in run("act", file, "move 016 > reserve").out
    assert "Careful" not in run("odds", file, "move 020 > FC").out


def test_odds_give_sums_chances_rout_and_general(tmp_path: Path) -> None:
    ran = run("odds", position(tmp_path), "shock 018 > 129")
    assert ran.code == 0
    for words in ("combat value", "7.1", "Shock level", "7.3", "3 dice, good faces 4 5 6", "37.5%"):
        assert words in ran.out
    assert "37.7%  129 Byng's Brigade routs at its next morale test (morale 7), counting" in ran.out
    assert "42.1%  111 Wellington is hit" in ran.out
    assert "8.1%  111 Wellington is killed" in ran.out
    assert "In return: 129 Byng's Brigade fires at 018 Aulard's Brigade." in ran.out


def test_odds_as_json_add_up(tmp_path: Path) -> None:
    told = json.loads(run("odds", position(tmp_path), "shock 018 > 129", "--json").out)
    forecast = told["forecast"]
    assert [bar["chance"] for bar in forecast["bars"]] == [0.125, 0.375, 0.375, 0.125]
    assert [bar["label"] for bar in forecast["bars"]] == ["0", "1", "2", "3"]
    assert forecast["dice"] == 3 and forecast["faces"] == [4, 5, 6]
    assert [(entry["title"], entry["total"]) for entry in told["sums"]] == [
        ("Dice", 3),
        ("Shock level", 3),
    ]


def test_odds_do_not_reveal_what_lies_face_down(tmp_path: Path) -> None:
    one = run("odds", position(tmp_path), "fire 070 > AR#1", "--json").out
    swapped = POSITION.replace("  128\n  130\n", "  130\n  128\n")
    assert one == run("odds", position(tmp_path, swapped), "fire 070 > AR#1", "--json").out
    told = json.loads(one)
    assert [meaning["words"] for meaning in told["forecast"]["meanings"]] == [
        "At least one hit on the hidden card",
        "The hidden card routs at its next morale test",
    ]
    assert told["reverse"] is None and told["forecast"]["deals"] == DEALS
    printed = run("odds", position(tmp_path), "fire 070 > AR#1").out
    assert f"Over {DEALS} possible deals, weighed by what players usually do." in printed
    printed = run("odds", position(tmp_path), "fire 070 > AR#1", "--lang", "fr").out
    assert "la carte cachée" in printed and f"Sur {DEALS} donnes possibles, " in printed


def test_odds_of_a_morale_test(tmp_path: Path) -> None:
    text = POSITION.replace("turn 3 french combat", "turn 3 allied morale")
    text = text.replace("  170 up hits 1\n", "  170 up hits 2\n").replace(" 093,", "")
    told = json.loads(run("odds", position(tmp_path, text), "test 170", "--json").out)
    assert told["forecast"]["dice"] == 2 and told["sums"][0]["total"] == 5
    assert abs(told["forecast"]["bars"][1]["chance"] - (1 - (5 / 6) ** 2)) < 1e-12
    printed = run("odds", position(tmp_path, text), "test 170").out
    assert "2 dice, good faces 1 2 3 4 5:" in printed
    assert "30.6%  170 Hal Detachment Artillery routs and is lost" in printed


def test_odds_of_an_action_without_dice(tmp_path: Path) -> None:
    ran = run("odds", position(tmp_path), "move 015 > AR")
    assert ran.code == 0 and "This action rolls no dice" in ran.out


def test_odds_of_a_forbidden_action(tmp_path: Path) -> None:
    assert run("odds", position(tmp_path), "fire 015 > 129").complained("7.21")


def test_unknown_seat_game_and_option(tmp_path: Path) -> None:
    file = position(tmp_path)
    assert run("show", file, "--seat", "russian").complained("'russian'", "french, allied")
    assert run("show", file, "--game", "chess").complained("chess", "eagles")
    assert run("show", file, "--colour").complained("unrecognized arguments: --colour", "--help")
    assert run("show").complained("POSITION")
    assert run("march").complained("invalid choice: 'march'")
    assert run("show", file, "--lang", "de").complained("invalid choice: 'de'")
