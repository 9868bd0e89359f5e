"""cards, rules, deck, version, fuzz and the help texts."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import pytest

from grognard.cli import COMMANDS
from grognard.games.eagles.model.cards import data_file
from tests.cli.driver import run


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_command_teaches(command: str, lang: str) -> None:
    ran = run(command, "--help", "--lang", lang)
    assert ran.code == 0 and f"grognard {command}" in ran.out
    assert ("Examples" if lang == "en" else "Exemples") in ran.out
    assert all(len(line) <= 110 for line in ran.out.splitlines())


def test_no_command_prints_help_and_language_may_come_first() -> None:
    assert "COMMAND" in run("--help").out
    assert "commandes" in run("--lang", "fr", "--help").out
    assert run("--lang", "fr", "cards", "1").out.startswith("001  Napoléon")


def test_cards_lists_filters_and_says_what_it_is() -> None:
    every = run("cards")
    assert every.code == 0 and "300 cards." in every.out and "reconstruction" in every.out
    few = run("cards", "--army", "french", "--arm", "general", "--battle", "wavre").out
    assert "Grouchy" in few and "Napoleon" not in few
    assert "Ney" in run("cards", "ney").out
    assert "reconstitution" in run("cards", "--lang", "fr").out
    corps = json.loads(run("cards", "--corps", "VI", "--json").out)
    assert corps and {card["corps"] for card in corps} == {"VI"}
    assert "No card matches." in run("cards", "zouave").out


def test_one_card_in_full_in_both_languages() -> None:
    ran = run("cards", "018")
    assert "Aulard's Brigade (51st Line)" in ran.out and "3cv F2 S3 B" in ran.out
    assert "3 or less holds" in ran.out and "reconstruction" in ran.out
    assert "Brigade Aulard" in run("cards", "18", "--lang", "fr").out
    for number in (1, 70, 84, 95, 176, 178, 255):
        for lang in ("en", "fr"):
            assert run("cards", number, "--lang", lang).code == 0


def test_unknown_cards_and_filters() -> None:
    assert run("cards", "999").complained("'999'", "no such card")
    assert run("cards", "99999999999999999999").complained("no such card")
    assert run("cards", "--army", "austrian").complained("invalid choice: 'austrian'")


def test_a_players_own_list_is_written_as_matches_use_it(tmp_path: Path) -> None:
    good, out = tmp_path / "mine.csv", tmp_path / "written.csv"
    shipped = data_file("cards.csv").read_text(encoding="utf-8")
    good.write_text(shipped.replace(",11,waterloo", ",12,waterloo", 1), encoding="utf-8")
    said = run("cards", "--check", good, "--write", out).out
    assert "One value differs" in said
    assert hashlib.sha256(out.read_bytes()).hexdigest() in "".join(said.split())
    assert json.loads(run("cards", "--check", out, "--json").out)["differences"] == 1
    assert run("cards", "--check", good, "--write", tmp_path).complained(str(tmp_path))


def test_a_players_own_list_is_checked_row_by_row(tmp_path: Path) -> None:
    good = data_file("cards.csv")
    assert "300 cards, no errors" in run("cards", "--check", good).out
    bad = tmp_path / "mine.csv"
    rows = good.read_text(encoding="utf-8").splitlines()
    rows[1] = rows[1].replace("French,General", "French,Wizard")
    rows[2] = rows[2].replace("002,", "003,")
    bad.write_text("\n".join(rows), encoding="utf-8")
    assert run("cards", "--check", bad).complained(
        "mine.csv", "line 2", "Wizard", "line 4", "'003'"
    )
    assert run("cards", "--check", tmp_path / "none.csv").complained("none.csv", "cannot be read")
    assert run("cards", "--check", tmp_path).complained("cannot be read")
    bad.write_text("a,b\n1,2\n", encoding="utf-8")
    assert run("cards", "--check", bad).complained("missing columns")
    assert run("cards", "--list", good, "1").code == 0


def test_rules_by_number_chapter_ruling_and_words() -> None:
    assert "Combat" in run("rules").out
    assert "Infantry fires only at enemy cards" in run("rules", "7.21").out
    assert "Rulings on this:" in run("rules", "7.4").out
    assert run("rules", "7").out.count("\n") > 60
    assert "One new die" in run("rules", "R36").out
    assert "Un nouveau dé" in run("rules", "r36", "--lang", "fr").out
    assert "8.1" in run("rules", "foot", "artillery").out
    assert "8.1" in run("rules", "artillerie", "à", "pied", "--lang", "fr").out
    assert "not in the program" in run("rules", "18").out
    assert "optional rule" in run("rules", "14").out


def test_rules_of_a_game_by_name() -> None:
    assert run("rules", "--game", "eagles", "7.21").out == run("rules", "7.21").out
    assert "grognard rules 7 shows" in run("rules").out
    march = run("rules", "--game", "march").out
    assert "Aggression and combat" in march and "grognard rules --game march 7 shows" in march
    assert "diagonals of the target" in run("rules", "--game", "march", "R26").out
    assert run("rules", "--game", "whist", "7").complained("'whist'")


def test_rulings_page_and_json() -> None:
    page = run("rules", "--rulings").out
    assert "R1 " in page and "R147" in page and "Why:" in page
    every = json.loads(run("rules", "--json").out)
    assert any(rule["number"] == "R130" for rule in every)
    assert all(rule["text"]["en"] and rule["text"]["fr"] for rule in every)
    only = json.loads(run("rules", "7.21", "--json").out)
    assert {rule["number"] for rule in only} == {"7.21"}


def test_unknown_rules() -> None:
    assert run("rules", "99.9").complained("'99.9'", "no such rule")
    assert run("rules", "R9999").complained("no such rule")
    assert run("rules", "zouaves").complained("'zouaves'")
    assert run("rules", "R999", "--lang", "fr").complained("n'existe pas")


def deck(folder: Path, text: str) -> Path:
    path = folder / "deck.txt"
    path.write_text(text, encoding="utf-8")
    return path


def test_a_good_deck(tmp_path: Path) -> None:
    file = deck(tmp_path, "001 # the Emperor\n018 x3, 019\n070\n")
    ran = run("deck", file, "--battle", "waterloo")
    assert ran.code == 0 and "A legal French deck for Waterloo: 6 cards" in ran.out
    told = json.loads(run("deck", file, "--battle", "waterloo", "--json").out)
    assert told["army"] == "french" and told["problems"] == [] and told["cards"] == 6
    assert "Jeu conforme" in run("deck", file, "--battle", "waterloo", "--lang", "fr").out


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("018\n019\n020\n777\n", ["1.0", "card 777"]),
        ("018\n019\n020\n128\n", ["1.0", "card 128", "British"]),
        ("018\n019\n020\n001 x2\n", ["15.0", "card 001", "2 times"]),
        ("018 x3\n018\n019\n", ["15.0", "card 018", "4 times"]),
        ("018\n019\n020\n084\n", ["2.0", "card 084"]),
        ("001\n002\n", ["R22", "needs 3 troop cards"]),
        ("018 x9\n", ["line 1", "'018 x9'"]),
        ("one\n", ["line 1", "'one'"]),
        ("", ["no card in this deck"]),
    ],
)
def test_bad_decks(tmp_path: Path, text: str, words: list[str]) -> None:
    ran = run("deck", deck(tmp_path, text), "--battle", "waterloo", "--army", "french")
    assert ran.complained("deck.txt", *words)


def test_decks_for_other_battles_armies_and_scales(tmp_path: Path) -> None:
    rich = deck(tmp_path, "001, 002, 018 x3, 019 x3, 055 x3, 060 x3, 070 x3, 071 x3")
    ran = run("deck", rich, "--battle", "quatre-bras", "--army", "french")
    assert ran.complained("15.0", "the most is 130")
    assert run("deck", rich, "--battle", "ligny", "--army", "british").complained("ligny")
    assert run("deck", rich, "--battle", "waterloo", "--scale", "0").complained("'0'", "1/2")
    assert run("deck", rich, "--battle", "borodino").complained("invalid choice")
    assert run("deck", rich).complained("--battle")
    assert run("deck", tmp_path / "no", "--battle", "ligny").complained("cannot be read")


def test_version_says_what_runs() -> None:
    assert "The rules run" in run("version").out
    told = json.loads(run("version", "--json").out)
    assert told["rules"] in ("compiled", "interpreted") and told["games"]["eagles"] == "2"


def test_fuzz_counts_and_finds_nothing(tmp_path: Path) -> None:
    arguments = ["fuzz", "--decisions", 1500, "--seed", 5, "--failures", tmp_path]
    told = json.loads(run(*arguments, "--json").out)
    assert told["decisions"] >= 1500 and told["games"] > 0 and told["failures"] == []
    assert "no failure" in run(*arguments, "--battle", "campaign", "--battle", "ligny").out
    assert list(tmp_path.iterdir()) == []


def test_fuzz_refuses_nonsense() -> None:
    assert run("fuzz", "--decisions", "0").complained("'0'", "at least one")
    assert run("fuzz", "--decisions", "many").complained("expected a number")
    assert run("fuzz", "--game", "chess").complained("chess")
    assert run("fuzz", "--battle", "jena").complained("'jena'", "campaign")
