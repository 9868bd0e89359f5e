"""The ledger of a game: rules and rulings by key, number and words; a small one, made up."""

from __future__ import annotations

from pathlib import Path

import pytest

import grognard
from grognard.games import shipped
from grognard.kernel.game import Game
from grognard.kernel.refusal import BadData, Refusal
from grognard.kernel.rulebook.ledger import Entry, Ledger, load, number_of
from grognard.kernel.rulebook.rule_search import flat, stem

RULEBOOK = """
[chapters]
1 = "bids"
10 = "tricks"

["1.0 own card"]
en = "Only a card of the hand is bid."
fr = "On ne joue qu'une carte de sa main."
label_en = "own card"
label_fr = "carte à soi"
status = "done"

["1.1 joker"]
en = "The joker may be spent."
fr = "Le joker peut être dépensé."
label_en = "joker"
label_fr = "joker"
none_en = "no joker left"
none_fr = "plus de joker"
status = "optional"

["1.2 tricks"]
en = "Each trick counts 1."
fr = "Chaque levée compte 1."
label_en = "tricks"
label_fr = "levées"
one_en = "trick"
one_fr = "levée"
status = "done"

["10.1 score sheet"]
en = "Tricks are noted on a sheet."
fr = "Les levées se notent sur une feuille."
label_en = "score sheet"
label_fr = "feuille de marque"
status = "omitted"
reason = "The program counts."
raison = "Le programme compte."
"""

RULINGS = """
[R1]
slug = "joker twice"
rule = ["1.1"]
group_en = "Jokers"
group_fr = "Les jokers"
hole_en = "May the joker be spent twice?"
ruling_en = "No."
reason_en = "It is gone."
hole_fr = "Le joker se dépense-t-il deux fois ?"
ruling_fr = "Non."
reason_fr = "Il n'est plus là."
status = "done"
"""


@pytest.fixture
def bids(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Ledger:
    """A ledger in a folder that is searched after our own."""
    folder = tmp_path / "games" / "bids"
    folder.mkdir(parents=True)
    (folder / "rulebook.toml").write_text(RULEBOOK, encoding="utf-8")
    (folder / "rulings.toml").write_text(RULINGS, encoding="utf-8")
    monkeypatch.setattr(grognard, "__path__", [*grognard.__path__, str(tmp_path)])
    return Ledger("games/bids")


def keys(entries: list[Entry]) -> list[str]:
    return [entry.key() for entry in entries]


def test_both_files_are_read_in_their_order(bids: Ledger) -> None:
    assert bids.chapters == ["1", "10"]
    assert list(bids.rules) == ["1.0 own card", "1.1 joker", "1.2 tricks", "10.1 score sheet"]
    assert list(bids.rulings) == ["R1"]
    assert not bids.rules["1.1 joker"].is_ruling() and bids.rulings["R1"].is_ruling()
    assert bids.rulings["R1"].groups["fr"] == "Les jokers"


def test_a_missing_file_is_named(bids: Ledger) -> None:
    with pytest.raises(BadData, match=r"parade\.toml: this file of the game is missing"):
        load("games/bids", "parade.toml")


def test_a_cite_finds_its_rule_by_the_whole_key_and_a_ruling_by_its_number(bids: Ledger) -> None:
    assert bids.find("1.1 joker") is bids.rules["1.1 joker"]
    assert bids.find("R1 joker twice") is bids.find("R1") is bids.rulings["R1"]
    assert bids.find("1.1 jokers") is None and bids.find("R2") is None
    assert number_of("1.1 joker") == "1.1" and number_of("R1") == "R1"


def test_a_number_finds_a_paragraph_a_chapter_or_a_ruling(bids: Ledger) -> None:
    assert keys(bids.numbered("1.1")) == keys(bids.numbered(" 1.1. ")) == ["1.1 joker"]
    assert keys(bids.numbered("1")) == ["1.0 own card", "1.1 joker", "1.2 tricks"]
    assert keys(bids.numbered("r1")) == ["R1 joker twice"]
    assert bids.numbered("7") == bids.numbered("R7") == []


def test_words_are_found_in_either_language_without_accents(bids: Ledger) -> None:
    assert keys(bids.search("DEPENSE joker")) == ["1.1 joker", "R1 joker twice"]
    assert keys(bids.search("spent twice"))[0] == "R1 joker twice"
    assert bids.search(" ") == []
    assert flat("Dépensé ŒUF") == "depense oeuf"


def test_half_of_what_is_asked_is_enough_and_less_is_not(bids: Ledger) -> None:
    assert "1.1 joker" in keys(bids.search("joker sheet"))
    assert bids.search("joker elephant giraffe") == []


def test_a_number_is_no_question(bids: Ledger) -> None:
    assert keys(bids.search("1.1")) == ["1.1 joker"] and keys(bids.search("R1")) == [
        "R1 joker twice"
    ]


def test_synonyms_and_the_index_of_a_game_lead_to_its_rules(bids: Ledger, tmp_path: Path) -> None:
    assert bids.search("wild") == bids.search("points") == []
    table = '[en]\nsame = ["wild joker"]\n[en.index]\n"10.1" = "points"\n'
    (tmp_path / "games" / "bids" / "synonyms.toml").write_text(table, encoding="utf-8")
    again = Ledger("games/bids")
    assert keys(again.search("wild"))[0] == "1.1 joker"
    assert keys(again.search("points")) == ["10.1 score sheet"]


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", "wheel wheels wheeling wheeled"),
        ("en", "rally rallies rallied"),
        ("en", "hit hits hitting"),
        ("fr", "charger charge charges chargez"),
        ("fr", "touche touches toucher touché"),
        ("fr", "carré carrés"),
    ],
)
def test_the_forms_of_a_word_have_one_stem(lang: str, words: str) -> None:
    assert len({stem(word, lang) for word in flat(words).split()}) == 1


def test_a_ruling_is_known_by_the_paragraphs_it_belongs_to(bids: Ledger) -> None:
    assert keys(bids.rulings_about("1.1")) == ["R1 joker twice"]
    assert bids.rulings_about("1.0") == []


def test_texts_and_labels_are_the_cite_itself_where_there_is_none(bids: Ledger) -> None:
    assert bids.text("1.1 joker", "fr") == "Le joker peut être dépensé."
    assert bids.text("R1 joker twice", "en") == "No."
    assert bids.label("1.0 own card", "fr") == "carte à soi"
    assert bids.label("R1 joker twice", "en") == "joker twice"
    assert bids.label("R1 joker twice", "fr") == "R1"
    assert bids.text("1.9 no", "en") == bids.label("1.9 no", "fr") == "1.9 no"


@pytest.mark.parametrize(
    ("value", "en", "fr"),
    [
        (1, "trick", "levée"),
        (-1, "trick", "levée"),
        (0, "tricks", "levée"),
        (2, "tricks", "levées"),
    ],
)
def test_a_label_that_counts_has_a_form_for_one(bids: Ledger, value: int, en: str, fr: str) -> None:
    assert bids.label_of("1.2 tricks", value, "en") == en
    assert bids.label_of("1.2 tricks", value, "fr") == fr
    assert bids.label_of("1.0 own card", value, "fr") == bids.label("1.0 own card", "fr")
    assert bids.label_of("9.9 nothing", value, "en") == "9.9 nothing"


def test_a_line_that_counts_nothing_says_why(bids: Ledger) -> None:
    assert bids.label_of("1.1 joker", 0, "en") == "no joker left"
    assert bids.label_of("1.1 joker", 0, "fr") == "plus de joker"
    assert bids.label_of("1.1 joker", 1, "en") == "joker"


def test_a_refusal_is_explained_with_its_number(bids: Ledger) -> None:
    refusal = Refusal("1.0 own card")
    assert bids.explain(refusal, "en") == "1.0: Only a card of the hand is bid."
    assert bids.explain(refusal, "fr") == "1.0\xa0: On ne joue qu'une carte de sa main."


def test_the_sentence_of_a_reason_takes_the_place_of_the_rule(bids: Ledger, tmp_path: Path) -> None:
    words = tmp_path / "games" / "bids" / "words" / "refusals"
    words.mkdir(parents=True)
    (words / "fr.ftl").write_text("spent = Cette carte est déjà jouée.", encoding="utf-8")
    refusal = Refusal("1.0 own card", why="spent")
    assert bids.explain(refusal, "fr") == "1.0\xa0: Cette carte est déjà jouée."


def test_the_whole_in_words(bids: Ledger) -> None:
    told = bids.in_words("en", lambda chapter, lang: f"Part {chapter} ({lang})")
    assert [(c.number, c.title) for c in told.chapters] == [
        ("1", "Part 1 (en)"),
        ("10", "Part 10 (en)"),
    ]
    joker, _, sheet = told.rules[1:]
    assert (joker.number, joker.cite, joker.chapter) == ("1.1", "1.1 joker", "1")
    assert (joker.title, joker.text, joker.rulings) == ("joker", "The joker may be spent.", ["R1"])
    assert sheet.text == "Tricks are noted on a sheet. The program counts."
    (ruling,) = told.rulings
    assert (ruling.number, ruling.title, ruling.text) == (
        "R1",
        "May the joker be spent twice?",
        "No.",
    )
    assert (ruling.reason, ruling.rules) == ("It is gone.", ["1.1"])


def test_what_is_left_out_says_why(bids: Ledger) -> None:
    sheet = bids.rules["10.1 score sheet"]
    assert sheet.told("fr") == "Les levées se notent sur une feuille. Le programme compte."
    assert bids.rules["1.1 joker"].reasons == {}


@pytest.mark.parametrize("game", shipped(), ids=lambda game: game.info.key)
def test_every_game_has_a_ledger_and_speaks_by_it(game: Game) -> None:
    ledger = game.ledger()
    cite = next(iter(ledger.rules))
    assert game.label(cite, "fr") == ledger.label(cite, "fr") != cite
    assert game.explain(Refusal(cite), "en") == ledger.explain(Refusal(cite), "en")


BY_IDS = """
["C-TRI-2a last trick"]
en = "The last trick counts 2."
fr = "La dernière levée compte 2."
label_en = "last trick"
label_fr = "dernière levée"
chapter = 10
status = "done"
"""


def test_a_rule_may_have_an_id_and_names_its_chapter(bids: Ledger, tmp_path: Path) -> None:
    folder = tmp_path / "games" / "bids"
    (folder / "rulebook.toml").write_text(RULEBOOK + BY_IDS, encoding="utf-8")
    (folder / "rulings.toml").write_text(RULINGS.replace("R1", "D-01"), encoding="utf-8")
    last = ["C-TRI-2a last trick"]
    assert keys(bids.numbered("10")) == ["10.1 score sheet", *last]
    assert keys(bids.search("c-tri-2a")) == keys(bids.search("C-TRI")) == last
    assert keys(bids.search("d-01")) == ["D-01 joker twice"]
    assert bids.find("D-01 joker twice") is bids.find("D-01") is bids.rulings["D-01"]
    assert bids.find("C-TRI-2a") is bids.rules[last[0]]
    assert bids.find("C-TRI-2a first trick") is None and bids.find("1.1") is None
    assert bids.rulings["D-01"].is_ruling() and not bids.rules[last[0]].is_ruling()
    assert bids.label("D-01", "en") == "joker twice" and bids.label("D-01", "fr") == "D-01"
    assert keys(bids.search("x-trick"))[0] in ("1.2 tricks", *last)


def test_a_ruling_may_have_a_french_label(bids: Ledger, tmp_path: Path) -> None:
    text = RULINGS.replace("slug =", 'label_fr = "joker deux fois"\nslug =')
    (tmp_path / "games" / "bids" / "rulings.toml").write_text(text, encoding="utf-8")
    assert bids.label("R1 joker twice", "fr") == "joker deux fois"
    assert bids.label("R1 joker twice", "en") == "joker twice"
