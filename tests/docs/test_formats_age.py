"""docs/formats-age.md: every example is what it says it is."""

from __future__ import annotations

import re

import pytest

from grognard.games.age.armies.lists import army_from
from grognard.games.age.chapters.scenarios.landscape import KINDS
from grognard.games.age.chapters.scenarios.scenario_file import FORMAT
from grognard.games.age.chapters.scenarios.scenarios import SCENARIOS, setting_for
from grognard.games.age.game import GAME
from grognard.games.age.model.flow import battle
from grognard.games.age.model.kinds import FORMATIONS, PHASES
from grognard.games.age.text.notation import VERBS, notate, parse
from grognard.games.age.text.position import FLAGS, GENERAL_WORDS, KEYWORDS, UNIT_WORDS
from grognard.kernel.decision import Decision
from tests.docs.pages import ROOT, blocks

PAGE = (ROOT / "docs/formats-age.md").read_text(encoding="utf-8")
EXAMPLES = blocks("docs/formats-age.md")
ORDERS = [line.split("  ")[0] for line in EXAMPLES["Orders"][0].splitlines()]
BATTLE = battle(GAME.setup("saalfeld", {}))
MARKED = " ".join(re.findall(r"`([^`]+)`", PAGE.replace("```", "")))
UNNAMED = {"tested", "hurried", "reformed", "countering", "aimed", "fired", "broke-through",
           "limbering", "unlimbering", "rolling", "pivoting", "fought"}  # fmt: skip


def test_there_is_one_example_of_each_format() -> None:
    assert list(EXAMPLES) == ["Orders", "Position", "Order of battle", "Scenario"]


@pytest.mark.parametrize("order", ORDERS)
def test_every_order_is_read_and_written(order: str) -> None:
    action = parse(BATTLE, order)
    assert parse(BATTLE, notate(BATTLE, action)).key() == action.key()


def test_every_verb_is_on_the_page() -> None:
    assert {order.split()[0] for order in ORDERS} == set(VERBS) - {"advance"}


def test_the_position_is_read_and_asks_its_question() -> None:
    s = GAME.read(EXAMPLES["Position"][0] + "\n")
    assert isinstance(s.pending, Decision) and s.pending.seat == 0


@pytest.mark.parametrize(
    "word", [*KEYWORDS[:-1], *FORMATIONS, *PHASES, *GENERAL_WORDS, *FLAGS, *UNIT_WORDS]
)
def test_every_word_of_a_position_is_on_the_page(word: str) -> None:
    if word not in UNNAMED:
        assert re.search(rf"(?<![\w-]){re.escape(word)}(?![\w-])", MARKED), word


def test_the_order_of_battle_is_read() -> None:
    army = army_from(EXAMPLES["Order of battle"][0], 0, 1000)
    assert [roster.id for roster in army.rosters] == ["f17", "f40", "fb1", "fhus"]
    assert [roster.bases for roster in army.rosters] == [8, 5, 1, 6]


def test_the_scenario_is_played_as_it_is_written() -> None:
    text = EXAMPLES["Scenario"][0] + "\n"
    setting = setting_for("own", {"own-battle": text})
    assert setting.key == "crossroads" and setting.notes.critical == [25, 33, 50]
    south = [r for r in setting.rosters if setting.commands[r.command].seat == 0]
    assert south[0].pose.h == 1000 and south[1].arrival is not None
    written = FORMAT.write(FORMAT.parse(text, "a"))
    assert FORMAT.write(FORMAT.parse(written, "b")) == written


def test_every_battle_and_kind_of_ground_is_named() -> None:
    assert [kind for kind in KINDS if f"`{kind}`" not in PAGE] == []
    assert [key for key in SCENARIOS.known if f"`{key}`" not in PAGE] == []
