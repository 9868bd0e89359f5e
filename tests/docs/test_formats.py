"""docs/formats.md: every example is what it says it is."""

from __future__ import annotations

import hmac
import re
from hashlib import sha256
from pathlib import Path

import pytest

from grognard.games import game as find_game
from grognard.games.eagles.chapters.decks import read_deck, why_not_deck
from grognard.games.eagles.model.cards import ARMS, FRENCH, SPECIAL, battles, read_cards, standard
from grognard.games.eagles.model.places import PLACE_NAMES
from grognard.games.eagles.text.notation import WORDS
from grognard.games.eagles.text.position import CARD_WORDS, GROUND_WORDS, KEYWORDS
from grognard.games.eagles.text.writing import ACTS, BOOSTS, LANES
from grognard.games.march.armies.armies import army_cost
from grognard.games.march.armies.lists import read_army, write_army_line
from grognard.games.march.chapters.setting_up.landscape import KINDS
from grognard.games.march.chapters.setting_up.scenarios import setting_for
from grognard.games.march.model.pieces import CHARACTERS
from grognard.games.march.text.notation import VERBS as MARCH_VERBS
from grognard.kernel.decision import Decision
from grognard.kernel.lesson import read_lesson
from grognard.kernel.records.record import read_record
from grognard.kernel.records.replay import last_state, verify
from grognard.kernel.registry import find
from tests.docs.pages import ROOT, blocks

GAME = find_game("eagles")
RECORDED = find("eagles", "1")  # the page's records are played by the older rules
EXAMPLES = blocks("docs/formats.md")
ACTIONS = [line.split("  ")[0] for line in EXAMPLES["Action"][0].splitlines()]
MARCH = find_game("march")
ORDERS = [line.split("  ")[0] for line in EXAMPLES["Orders"][0].splitlines()]


@pytest.mark.parametrize(
    "word", [*KEYWORDS, *CARD_WORDS, *GROUND_WORDS, *BOOSTS, *ACTS[1:], *LANES, *PLACE_NAMES[6:16]]
)
def test_every_word_of_a_position_is_on_the_page(word: str) -> None:
    page = (ROOT / "docs/formats.md").read_text(encoding="utf-8")
    position = page.split("## Position", 1)[1].split("\n## ", 1)[0]
    marked = " ".join(re.findall(r"`([^`]+)`", position.replace("```", "")))
    assert re.search(rf"(?<![\w-]){re.escape(word)}(?![\w-])", marked), word


def test_there_is_one_example_of_each_format() -> None:
    eagles = ["Action", "Position", "Record", "Fair dice", "Deck", "Card list"]
    named = [*eagles, "Orders", "Measured position", "Army", "Scenario", "Lesson"]
    assert list(EXAMPLES) == named
    assert [len(found) for found in EXAMPLES.values()] == [1] * len(named)


def test_the_lesson_can_be_read() -> None:
    lesson = read_lesson("example", EXAMPLES["Lesson"][0])
    assert lesson.seat == "blue" and [step.by for step in lesson.steps] == ["", "", "red", ""]


@pytest.mark.parametrize("text", ACTIONS)
def test_an_action_is_written_as_it_is_read(text: str) -> None:
    s = GAME.read(EXAMPLES["Position"][0])
    assert GAME.notate(s, GAME.parse(s, text)) == text


def test_every_verb_has_an_example() -> None:
    assert {text.split()[0] for text in ACTIONS} == set(WORDS)


@pytest.mark.parametrize("text", [*EXAMPLES["Position"], "docs/examples/waterloo.txt"])
def test_a_position_can_be_played_and_written(text: str) -> None:
    if text.endswith(".txt"):
        text = (ROOT / text).read_text(encoding="utf-8")
    s = GAME.read(text)
    assert isinstance(s.pending, Decision) and s.pending.legal(s)
    assert GAME.problems(s) == []
    assert GAME.write(GAME.read(GAME.write(s))) == GAME.write(s)


def test_a_record_holds_to_the_last_link() -> None:
    text = EXAMPLES["Record"][0]
    record = read_record(text, RECORDED)
    assert verify(record, RECORDED) == [] and record.text() == text
    verdict = RECORDED.verdict(last_state(record, RECORDED))
    assert verdict is not None and verdict.cite == "4.3 sole occupation"


def test_a_fair_record_proves_its_dice() -> None:
    text = EXAMPLES["Fair dice"][0]
    record = read_record(text, RECORDED)
    assert verify(record, RECORDED) == [] and record.text() == text
    assert record.secret and record.ending == "french resigned"


def test_the_dice_of_the_page_follow_from_its_own_words() -> None:
    """Worked out as the page says, with nothing of ours."""
    record = read_record(EXAMPLES["Fair dice"][0], RECORDED)
    secret = bytes.fromhex(record.secret)
    assert sha256(b"grognard dice 1\n" + secret).hexdigest() == record.commitment
    header, _, body = EXAMPLES["Fair dice"][0].partition("\n\n")
    link = sha256(header.encode()).hexdigest()
    for line in body.split("\n")[:2]:
        link = sha256(f"{link}\n{line.rpartition(' #')[0]}".encode()).hexdigest()
    block = hmac.digest(secret, f"austerlitz-1805\nZq7_\n3\n{link}\n0".encode(), "sha256")
    numbers = [int.from_bytes(block[at : at + 4], "big") for at in range(0, 12, 4)]
    assert all(number < 2**32 - 2**32 % 6 for number in numbers)
    assert record.entries[2].throws == [[number % 6 + 1 for number in numbers]]


def test_a_deck_may_be_played_at_waterloo() -> None:
    numbers = read_deck(EXAMPLES["Deck"][0], "deck")
    assert len(numbers) == 13 and numbers.count(18) == 3
    assert why_not_deck(standard(), battles()["waterloo"], FRENCH, numbers, (1, 1)) == []


def test_a_card_list_is_read_row_by_row(tmp_path: Path) -> None:
    path = tmp_path / "mine.csv"
    path.write_text(EXAMPLES["Card list"][0], encoding="utf-8")
    cards = [card for card in read_cards(path).cards if card.arm != SPECIAL]
    assert [ARMS[card.arm] for card in cards] == list(ARMS[:SPECIAL])


@pytest.mark.parametrize("text", ORDERS)
def test_an_order_is_written_as_it_is_read(text: str) -> None:
    s = MARCH.read(EXAMPLES["Measured position"][0])
    assert MARCH.notate(s, MARCH.parse(s, text)) == text


def test_every_verb_of_an_order_has_an_example() -> None:
    assert {text.split()[0] for text in ORDERS} == set(MARCH_VERBS)


@pytest.mark.parametrize("text", [*EXAMPLES["Measured position"], "docs/examples/training.txt"])
def test_a_measured_position_can_be_played_and_written(text: str) -> None:
    if text.endswith(".txt"):
        text = (ROOT / text).read_text(encoding="utf-8")
    s = MARCH.read(text)
    assert isinstance(s.pending, Decision) and s.pending.legal(s)
    assert MARCH.problems(s) == []
    assert MARCH.write(MARCH.read(MARCH.write(s))) == MARCH.write(s)


def test_an_army_list_costs_its_200_points() -> None:
    army = read_army(EXAMPLES["Army"][0])
    assert army_cost(army) == 200 and army.commander == "Henry Fane"
    assert read_army(write_army_line(army)).battalions[3].detached == 18


def test_a_scenario_can_be_played_from_its_file(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(EXAMPLES["Scenario"][0], encoding="utf-8")
    setting = setting_for("", {"file": str(path), "set-up": "ready"})
    assert setting.key == "ferme-rouge" and len(setting.rosters) == 7
    assert [objective.name for objective in setting.objectives] == ["Ferme rouge"]


def test_every_kind_of_ground_is_named() -> None:
    page = (ROOT / "docs/formats.md").read_text(encoding="utf-8")
    assert [kind for kind in KINDS if f"`{kind}`" not in page] == []


def test_the_order_of_the_characters_is_that_of_the_dice() -> None:
    page = (ROOT / "docs/formats.md").read_text(encoding="utf-8")
    listed = page.partition("always counted in one order:")[2]
    places = [
        listed.index(name) for name in ("drummer", "sergeant", "ensign", "officer", "Commander")
    ]
    assert places == sorted(places)
    assert list(CHARACTERS) == ["drummer", "sergeant", "ensign", "officer", "commander"]


def test_the_terrain_lines_of_the_page_are_read() -> None:
    page = (ROOT / "docs/formats.md").read_text(encoding="utf-8")
    lines = re.findall(r"`(terrain [^`]+)`", page)
    assert [line.split()[1] for line in lines] == ["wood", "hedge", "none"]
    position = EXAMPLES["Measured position"][0]
    s = MARCH.read(position + "\n".join(lines[:2]) + "\n")
    assert "\n".join(lines[:2]) in MARCH.write(s)
    assert lines[2] in MARCH.write(MARCH.read(position + lines[2] + "\n"))
