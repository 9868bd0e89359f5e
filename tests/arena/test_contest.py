"""What is asked of the arena: agents, settings, and the games that follow."""

from __future__ import annotations

from pathlib import Path

import pytest

from grognard.arena.contest import (
    Bout,
    Contestant,
    Question,
    Setting,
    ask,
    contestant,
    fingerprint,
    read_question,
)
from grognard.kernel.refusal import BadData, BadNotation
from tests.arena.small_runs import BATTLE, EAGLES, question


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("random", Contestant("random")),
        ("sensible:800", Contestant("sensible", sims=800)),
        ("sensible:0.5s", Contestant("sensible", seconds=0.5)),
    ],
)
def test_an_agent_is_named_with_its_budget(text: str, found: Contestant) -> None:
    assert contestant(text) == found and found.label == text
    assert (found.budget.sims, found.budget.seconds) == (found.sims, found.seconds)


@pytest.mark.parametrize(
    "text", ["napoleon", "random:", "random:0", "random:-1", "random:x", "random:0s", "random:infs"]
)
def test_what_is_no_agent_is_refused(text: str) -> None:
    with pytest.raises(BadNotation):
        contestant(text)


def test_a_deal_is_played_from_both_seats() -> None:
    bouts = list(question(seed=7).bouts(2))
    assert [(bout.deal, bout.seats) for bout in bouts] == [
        (7, (0, 1)),
        (7, (1, 0)),
        (8, (0, 1)),
        (8, (1, 0)),
    ]
    assert bouts[0].pair == bouts[1].pair != bouts[2].pair


def test_an_agent_against_itself_plays_each_deal_once() -> None:
    assert [bout.seats for bout in question("random").bouts(3)] == [(0, 0)] * 3


@pytest.mark.parametrize(("side", "seats"), [(0, (0, 1)), (1, (1, 0))])
def test_one_side_alone(side: int, seats: tuple[int, int]) -> None:
    assert [bout.seats for bout in question(side=side).bouts(2)] == [seats] * 2


def test_every_battle_and_option_meets_every_pair_of_agents() -> None:
    agents = [contestant(name) for name in ("random", "sensible", "sensible:5")]
    options = [("turns", "5"), ("turns", "6"), ("decoys", "on")]
    asked = ask(EAGLES, ["ligny", BATTLE], options, agents)
    assert [setting.label for setting in asked.settings] == [
        "ligny turns=5 decoys=on",
        "ligny turns=6 decoys=on",
        "quatre-bras turns=5 decoys=on",
        "quatre-bras turns=6 decoys=on",
    ]
    bouts = list(asked.bouts(2))
    assert len(bouts) == len(set(bouts)) == 2 * 4 * 3 * 2
    assert {bout.deal for bout in bouts[:24]} == {0}, "deal by deal"


def test_an_option_may_hold_the_number_of_the_deal() -> None:
    assert Setting("meeting", (("terrain", "{deal}"),)).options_of(9) == {"terrain": "9"}


def test_a_file_is_read_once_and_asked_by_what_it_says(tmp_path: Path) -> None:
    own = Path("src/grognard/games/eagles/data/cards.csv").read_text(encoding="utf-8")
    file = tmp_path / "cards.csv"
    file.write_text(own, encoding="utf-8")
    asked = ask(EAGLES, [BATTLE], [("cards", str(file))], [contestant("random")])
    file.unlink()
    assert str(file) not in asked.text()
    assert asked.settings[0].options_of(0).keys() == {"card-list"}


def test_a_long_option_is_shortened_in_names_only() -> None:
    assert Setting("x", (("army", "a" * 99),)).label == f"x army={'a' * 23}…"


def test_what_cannot_be_set_up_is_refused_before_anything_is_played() -> None:
    one = [contestant("random")]
    with pytest.raises((BadNotation, BadData)):
        ask(EAGLES, ["austerlitz"], [], one)
    with pytest.raises((BadNotation, BadData)):
        ask(EAGLES, [BATTLE], [("turns", "none")], one)
    for wrong in ([], one * 2):
        with pytest.raises(BadNotation):
            ask(EAGLES, [BATTLE], [], wrong)


def test_a_question_is_read_back_from_its_text() -> None:
    asked = ask(EAGLES, [BATTLE], [("turns", "5")], [contestant("random:3")], 4, 1)
    assert read_question(asked.text()) == asked
    assert asked.rules == fingerprint(EAGLES) != fingerprint("march")


def test_a_swapped_bout_gives_the_first_agent_the_second_seat() -> None:
    assert Bout(0, 3, 5, 1, False).seats == (3, 5)
    assert Bout(0, 3, 5, 1, True).seats == (5, 3)
    assert isinstance(question(), Question)
