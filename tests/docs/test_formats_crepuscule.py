"""docs/formats-crepuscule.md: every example is what it says it is."""

from __future__ import annotations

import re

import pytest

from grognard.games.crepuscule.armies.lists import army_from
from grognard.games.crepuscule.armies.troops import GUNS
from grognard.games.crepuscule.chapters.scenarios.landscape import KINDS
from grognard.games.crepuscule.chapters.scenarios.scenario_file import FORMAT
from grognard.games.crepuscule.chapters.scenarios.scenarios import SCENARIOS, setting_for
from grognard.games.crepuscule.game import GAME
from grognard.games.crepuscule.model.kinds import COLUMN, FORMATIONS, GARRISON, PHASES
from grognard.games.crepuscule.model.state import blank
from grognard.games.crepuscule.text.notation import VERBS, notate, parse
from grognard.games.crepuscule.text.position import read
from grognard.kernel.decision import Decision
from tests.docs.pages import ROOT, blocks

PAGE = (ROOT / "docs/formats-crepuscule.md").read_text(encoding="utf-8")
EXAMPLES = blocks("docs/formats-crepuscule.md")
ORDERS = [line.split("  ")[0] for line in EXAMPLES["Orders"][0].splitlines()]
BATTLE = blank(setting_for("training", {}))
MARKED = " ".join(re.findall(r"`([^`]+)`", PAGE.replace("```", "")))


def test_there_is_one_example_of_each_format() -> None:
    assert list(EXAMPLES) == ["Orders", "Position", "Army list", "Scenario"]


@pytest.mark.parametrize("order", ORDERS)
def test_every_order_is_read_and_written(order: str) -> None:
    action = parse(BATTLE, order)
    assert parse(BATTLE, notate(BATTLE, action)).key() == action.key()


def test_every_verb_is_on_the_page() -> None:
    assert {order.split()[0] for order in ORDERS} == set(VERBS)


def test_the_position_is_read_and_asks_its_question() -> None:
    b = read(GAME, EXAMPLES["Position"][0] + "\n")
    assert isinstance(b.pending, Decision) and b.pending.seat == 0
    assert int(b.units[b.setting.by_id["f1"]].figures) == 22


@pytest.mark.parametrize("word", [*FORMATIONS, *PHASES, *GUNS])
def test_every_word_of_a_position_is_on_the_page(word: str) -> None:
    assert re.search(rf"(?<![\w-]){re.escape(word)}(?![\w-])", MARKED), word


def test_the_army_list_is_read() -> None:
    army = army_from(EXAMPLES["Army list"][0], 0, 2000)
    assert [roster.id for roster in army.rosters] == ["f1", "f2", "f3", "f4", "f5", "f5c"]
    assert army.rosters[1].formation == COLUMN and army.points <= 2000


def test_the_scenario_is_played_as_it_is_written() -> None:
    text = EXAMPLES["Scenario"][0] + "\n"
    setting = setting_for("own", {"own-battle": text})
    found = {roster.id: roster for roster in setting.rosters}
    assert setting.key == "farmyard" and found["f1"].formation == COLUMN
    assert found["p1"].formation == GARRISON and found["f2"].pose.h == 1000
    written = FORMAT.write(FORMAT.parse(text, "a"))
    assert FORMAT.write(FORMAT.parse(written, "b")) == written


def test_every_battle_and_kind_of_ground_is_named() -> None:
    assert [kind for kind in KINDS if f"`{kind}`" not in PAGE] == []
    assert [key for key in SCENARIOS.known if f"`{key}`" not in PAGE] == []
