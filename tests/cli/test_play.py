"""play: whole games typed in, commands at the table, undo, the curtain, and polite endings."""

from __future__ import annotations

import io
import re
import sys
from importlib.resources import files
from pathlib import Path

import pytest

from grognard.cli import main
from grognard.cli.records.verify import NOT_PROVEN
from tests.cli.driver import POSITION, position, run, typed_game

TWO = ["--against", "human", "--no-curtain"]


def typed(*lines: str) -> str:
    return "\n".join(lines) + "\n"


def at_table(tmp_path: Path, *lines: str, lang: str = "en") -> str:
    """The French Combat phase of a drawn position, and these lines typed."""
    arguments = ["play", "--position", position(tmp_path), *TWO, "--seed", 1, "--lang", lang]
    ran = run(*arguments, typed=typed(*lines))
    assert ran.code == 0 and ran.err == "", ran.err
    return ran.out


@pytest.mark.parametrize("scenario", ["quatre-bras", "wavre"])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_whole_game_by_typed_actions(tmp_path: Path, scenario: str, lang: str) -> None:
    record = tmp_path / "game.battle"
    lines = typed_game(scenario, 3)
    arguments = ["--battle", scenario, *TWO, "--seed", 3, "--record", record, "--lang", lang]
    ran = run("play", *arguments, typed=typed(*lines))
    assert ran.code == 0, ran.err
    assert (" victory: " if lang == "en" else "Victoire ") in ran.out
    assert run("verify", record).code == NOT_PROVEN
    given = [line for line in lines if not line.startswith(" ")]
    assert f"\n{len(given)} " in record.read_text(encoding="utf-8")


def test_4_3_an_order_that_loses_the_battle_is_held_back_once(tmp_path: Path) -> None:
    text = POSITION.replace("FC:\n  016\n", "FC:\n  016 up\n  131 up\n")
    arguments = ["play", "--position", position(tmp_path, text), *TWO, "--seed", 1]
    once = run(*arguments, typed=typed("move 016 > reserve", "quit")).out
    assert "Careful: The enemy would be alone" in once and "Give the order again" in once
    assert "Allied victory" not in once
    twice = run(*arguments, typed=typed("move 016 > reserve", "move 016 > reserve")).out
    assert "Allied victory: The Allies took your Center on turn 3 (4.3)." in twice


def test_a_whole_game_by_numbers_behind_the_curtain(tmp_path: Path) -> None:
    arguments = ["--battle", "wavre", "--against", "human", "--seed", 4, "--turns", "2"]
    ran = run("play", *arguments, typed="1\n" * 3000)
    assert ran.code == 0 and "Your turn, the French; the other side, please look away" in ran.out
    assert re.search(r" victory: |Draw: ", ran.out)


def test_the_curtain_hides_the_other_hand(tmp_path: Path) -> None:
    file = position(tmp_path)
    ran = run("play", "--position", file, "--against", "human", typed="\nend\npass\npass\n\nquit\n")
    french, allied = ran.out.split("Your turn, the Allies")
    assert "015 Quiot" in french and "AL#1" in french
    assert "015 Quiot" not in allied and "135" in allied


def test_help_legal_and_numbers(tmp_path: Path) -> None:
    out = at_table(tmp_path, "?", "legal 070 fire", "quit")
    assert "deploy 015 > FC column on 087" in out
    assert "1  fire 070 > AR#1" in out and "2  fire 070 > AR#2" in out
    opened = at_table(tmp_path, "2", "2", "quit")
    assert "015 Quiot's Brigade forms square." in opened
    assert "no such number" in at_table(tmp_path, "999", "quit")
    assert "no such number" in at_table(tmp_path, "0", "quit")


def test_why_odds_card_rule_table_log_and_language(tmp_path: Path) -> None:
    out = at_table(tmp_path, "why fire 015 > 129", "why shock 018 > 129", "quit")
    assert "7.21: Infantry fires only" in out and "shock 018 > 129 is legal." in out
    assert "37.7%" in at_table(tmp_path, "odds shock 018 > 129", "quit")
    assert "Aulard's Brigade (51st Line)" in at_table(tmp_path, "card 18", "quit")
    assert "7.21" in at_table(tmp_path, "rule 7.21", "quit")
    assert "Chapters" in at_table(tmp_path, "rule", "quit")
    assert at_table(tmp_path, "table", "quit").count("WATERLOO") == 2
    out = at_table(tmp_path, "form 015 column", "log", "quit")
    assert out.count("015 Quiot's Brigade forms column.") == 2
    assert "Votre phase de combat\xa0: choisissez" in at_table(tmp_path, "lang fr", "quit")
    assert "Your combat phase" in at_table(tmp_path, "lang en", "quitter", lang="fr")


def test_mistakes_are_answered_and_change_nothing(tmp_path: Path) -> None:
    record = tmp_path / "game.battle"
    lines = ["fly 015", "fire 015 > 129", "move 129 > AL", "card 999", "rule 99.9", "lang de"]
    lines += ["save", "why", "odds fire 015 > 129", "save /nowhere/at/all", "undo", "ready", "quit"]
    arguments = ["play", "--position", position(tmp_path), *TWO, "--record", record]
    ran = run(*arguments, typed=typed(*lines))
    assert ran.code == 0 and ran.err == ""
    for words in ("'fly'", "7.21:", "no such card", "no such rule", "known languages"):
        assert words in ran.out
    assert "name a file" in ran.out and "cannot be written" in ran.out
    assert "Nothing to undo" in ran.out and "5.0:" in ran.out
    assert "\n1 " not in record.read_text(encoding="utf-8")


def test_undo_takes_back_to_the_last_die(tmp_path: Path) -> None:
    record = tmp_path / "game.battle"
    lines = ["form 015 column", "form 016 square", "undo", "undo", "undo", "quit"]
    arguments = ["play", "--position", position(tmp_path), *TWO, "--record", record]
    ran = run(*arguments, typed=typed(*lines))
    assert ran.out.count("Undone.") == 2 and "Nothing to undo" in ran.out
    assert "form" not in record.read_text(encoding="utf-8")
    out = at_table(tmp_path, "form 015 column", "fire 018 > 170", "undo", "quit")
    assert "Nothing to undo" in out and "Undone." not in out


def test_undo_stops_where_a_hidden_card_came_to_light(tmp_path: Path) -> None:
    """Horse artillery that has engaged turns the enemy's cards up when it opens fire."""
    text = POSITION.replace("FR:\n  055\n", "FR:\n  082\n").replace("135\n", "135\n  136\n")
    file = position(tmp_path, text)
    lines = ["move 082 > AL", "move 082 > AL", "open 082", "undo", "quit"]
    ran = run("play", "--position", file, *TWO, typed=typed(*lines))
    assert "is revealed in the Allied Left" in ran.out
    assert "Nothing to undo" in ran.out


def test_save_and_resume(tmp_path: Path) -> None:
    saved = tmp_path / "saved.battle"
    out = at_table(tmp_path, "form 015 column", f"save {saved}", "quit")
    assert f"The game is saved in {saved}." in out
    ran = run("play", "--resume", saved, *TWO, typed=typed("form 016 square", "quit"))
    assert ran.code == 0
    text = saved.read_text(encoding="utf-8")
    assert "1 form 015 column" in text and "2 form 016 square" in text
    assert run("verify", saved).code == NOT_PROVEN


def test_resigning_ends_the_game(tmp_path: Path) -> None:
    out = at_table(tmp_path, "resign")
    assert "Allied victory: You resigned on turn 3 (R149)." in out


def test_a_draw_is_offered_and_taken(tmp_path: Path) -> None:
    assert "Draw: Both sides agreed on a draw" in at_table(tmp_path, "offer draw", "accept")
    assert "Partie nulle" in at_table(tmp_path, "nulle", "accepter", lang="fr")


def test_the_end_of_input_is_a_polite_end(tmp_path: Path) -> None:
    assert at_table(tmp_path, "form 015 column").endswith("Goodbye.\n")


def test_an_interrupt_is_a_polite_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(_: str = "") -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupt)
    ran = run("play", "--position", position(tmp_path), *TWO)
    assert ran.code == 0 and "Goodbye." in ran.out


def test_a_battle_is_chosen_at_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    answers = iter(["9", "3", "quit"])
    monkeypatch.setattr("builtins.input", lambda _="": next(answers))
    stdin = io.StringIO()
    stdin.isatty = lambda: True  # type: ignore[method-assign]
    monkeypatch.setattr(sys, "stdin", stdin)
    out = io.StringIO()
    monkeypatch.setattr(sys, "stdout", out)
    assert main(["play", *TWO, "--lang", "en"]) == 0
    assert "WAVRE" in out.getvalue()


def test_leaving_before_the_battle_is_chosen(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    stdin = io.StringIO()
    stdin.isatty = lambda: True  # type: ignore[method-assign]
    monkeypatch.setattr(sys, "stdin", stdin)
    assert main(["play", *TWO, "--lang", "en"]) == 130
    assert capsys.readouterr().err == "Interrupted.\n"


def test_dice_come_with_their_odds(tmp_path: Path) -> None:
    out = at_table(tmp_path, "shock 018 > 170", "quit")
    assert "3 dice, hits on 3 or more. [0: 4% · 1: 22% · 2: 44% · 3: 30%]" in " ".join(out.split())


def test_a_record_is_not_written_over(tmp_path: Path) -> None:
    record = tmp_path / "old.battle"
    record.write_text("precious", encoding="utf-8")
    ran = run("play", "--battle", "wavre", *TWO, "--record", record)
    assert ran.complained("old.battle", "exists")
    assert record.read_text(encoding="utf-8") == "precious"


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--battle", "austerlitz"], ["invalid choice: 'austerlitz'"]),
        (["--side", "russian"], ["'russian'", "french, allied"]),
        (["--against", "god"], ["invalid choice: 'god'"]),
        (["--battle", "wavre", "--turns", "many"], ["turns", "many"]),
        (["--battle", "wavre", "--scale", "1/0"], ["scale"]),
        (["--battle", "wavre", "--scale", "20"], ["2.0"]),
        (["--battle", "wavre", "--decoys", "maybe"], ["invalid choice: 'maybe'"]),
        (["--battle", "wavre", "--deck", "custom"], ["french-deck", "no card"]),
        (["--battle", "wavre", "--cards", "/nowhere.csv"], ["nowhere.csv", "cannot be read"]),
        (["--position", "/nowhere"], ["/nowhere", "cannot be read"]),
        (["--battle", "wavre", "--record", "/nowhere/at/all"], ["cannot be written"]),
        (["--seed", "x"], ["expected a number"]),
        (["--game", "chess"], ["chess", "eagles"]),
    ],
)
def test_bad_ways_to_begin(arguments: list[str], words: list[str]) -> None:
    assert run("play", *arguments, "--french", "human").complained(*words)


def test_a_record_holds_the_card_list_itself_and_never_its_path(tmp_path: Path) -> None:
    shipped = files("grognard").joinpath("games/eagles/data/cards.csv").read_text(encoding="utf-8")
    mine, record = tmp_path / "mine.csv", tmp_path / "my.battle"
    mine.write_text(shipped.replace("Aulard's Brigade", "Aulard's Own"), encoding="utf-8")
    begun = ["--battle", "waterloo", *TWO, "--cards", mine, "--record", record]
    assert run("play", *begun, typed="quit\n").code == 0
    mine.unlink()
    text = record.read_text(encoding="utf-8")
    assert "Aulard's Own" in text and "mine.csv" not in text and str(tmp_path) not in text
    assert run("replay", record).code == 0


def test_custom_decks_come_from_files(tmp_path: Path) -> None:
    french, prussian = tmp_path / "f.txt", tmp_path / "p.txt"
    french.write_text("018 x3\n019 x3\n", encoding="utf-8")
    prussian.write_text("210 x3\n216 x3\n", encoding="utf-8")
    decks = ["--deck", "custom", "--french-deck", french, "--prussian-deck", prussian]
    ran = run("play", "--battle", "wavre", *TWO, *decks, typed="quit\n")
    assert ran.code == 0 and "Prussian Battle Deck: 6 cards." in ran.out
    french.write_text("018 x3\n001 x2\n", encoding="utf-8")
    ran = run("play", "--battle", "wavre", *TWO, *decks, typed="quit\n")
    assert ran.complained("french-deck", "15.0")


def test_a_binary_keyboard_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    stdin = io.TextIOWrapper(io.BytesIO(b"\xff\xfe\n"), encoding="utf-8")
    monkeypatch.setattr(sys, "stdin", stdin)
    assert main(["play", "--battle", "wavre", *TWO, "--lang", "en"]) == 1


def test_a_broken_pipe_is_silent(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def gone(*_: object, **__: object) -> None:
        raise BrokenPipeError

    monkeypatch.setattr("grognard.cli.eagles.cards.out", gone)
    monkeypatch.setattr("grognard.cli.silence", lambda: 141)
    assert main(["cards"]) == 141
    assert capsys.readouterr().err == ""


def test_two_computers_fight_to_the_end(tmp_path: Path) -> None:
    record = tmp_path / "game.battle"
    who = ["--french", "sensible", "--allied", "random"]
    ran = run("play", "--battle", "wavre", *who, "--seed", 5, "--record", record)
    assert ran.code == 0, ran.err
    assert " victory: " in ran.out and "french>" not in ran.out
    assert run("verify", record).code == NOT_PROVEN
    again = run("play", "--battle", "wavre", *who, "--seed", 5)
    assert again.out == ran.out.replace(f"The game is saved in {record}.\n", "")


@pytest.mark.parametrize("side", ["french", "allied"])
@pytest.mark.parametrize("opponent", ["random", "sensible"])
def test_a_person_against_the_computer(side: str, opponent: str) -> None:
    arguments = ["--battle", "quatre-bras", "--side", side, "--against", opponent, "--seed", 2]
    ran = run("play", *arguments, "--turns", 2, typed="1\n" * 3000)
    assert ran.code == 0, ran.err
    assert f"{side}> 1" in ran.out and "looks away" not in ran.out
    assert re.search(r" victory: |Draw: ", ran.out)


def test_r171_two_battles_with_the_sides_swapped_count_together(tmp_path: Path) -> None:
    first, second = tmp_path / "my.battle", tmp_path / "my-2.battle"
    both = ["--battle", "wavre", "--best-of-two", "--french", "random", "--allied", "sensible"]
    ran = run("play", *both, "--turns", "2", "--seed", 3, "--record", first)
    assert ran.code == 0, ran.err
    assert "Battle 1 of 2 is over; now the sides are swapped." in ran.out
    assert re.search(r"The match is drawn|wins the match", ran.out)
    assert "player allied random" in second.read_text(encoding="utf-8")
    told = run("verify", first, second)
    assert told.code == NOT_PROVEN and "Both are one match." in told.out
    wrong = run("verify", second, first)
    assert wrong.code == 1 and "not the finished first of two games" in wrong.err


def test_r171_a_first_battle_that_is_resumed_has_its_second(tmp_path: Path) -> None:
    first, second = tmp_path / "my.battle", tmp_path / "my-2.battle"
    arguments = ["--battle", "wavre", "--best-of-two", "--turns", "1", *TWO, "--seed", 1]
    run("play", *arguments, "--record", first, typed=typed("quit"))
    assert "pair first" in first.read_text(encoding="utf-8") and not second.exists()
    ran = run("play", "--resume", first, "--french", "random", "--allied", "random", "--lang", "fr")
    assert ran.code == 0 and "les camps sont échangés" in ran.out
    assert "pair second " in second.read_text(encoding="utf-8")


def test_r171_the_campaign_is_played_once_only(tmp_path: Path) -> None:
    ran = run("play", "--battle", "campaign", "--best-of-two", *TWO, "--seed", 1)
    assert ran.code != 0 and "played once only" in ran.err
