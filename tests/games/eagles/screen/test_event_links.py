"""What events and throws are about: rules that exist, places on the table, open dice only."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games import game
from grognard.games.eagles.model.actions import END
from grognard.games.eagles.model.events import EVENTS, Happened
from grognard.games.eagles.model.flow import battle
from grognard.games.eagles.model.places import PLACE_NAMES
from grognard.games.eagles.model.state import Battle
from grognard.games.eagles.screen import event_links
from grognard.games.eagles.screen.rulebook import LEDGER
from grognard.kernel.aids import MARKED, SHORT
from grognard.kernel.decision import Decision
from grognard.kernel.dice import Pool, Rng, Throw
from grognard.kernel.umpire import answer, settle
from tests.games.eagles.field import (
    ALLIED,
    do,
    drawn,
    fire,
    move,
    play,
    roll,
    shock,
    shot,
    waiting,
)
from tests.games.eagles.screen.test_words import throw_cites

GAME = game("eagles")
HELD: dict[str, Any] = {"FL": "017", "FR": "018", "AL": "132", "AR": "140"}


def dice(b: Battle, *faces: int) -> tuple[list[str], list[str], list[list[tuple[str, int]]]]:
    found = GAME.dice(b, list(faces))
    return found.marks, found.pieces, [tally.lines for tally in found.sums]


# Dice


def test_7_2_each_face_of_a_shot_hits_or_misses() -> None:
    b = drawn(AC="015 column, 130", FC="016", **HELD)
    do(b, shock(b, "015", "130"))
    marks, pieces, sums = dice(b, 1, 3, 4)
    assert marks == ["miss", "miss", "hit"]
    assert pieces == ["015", "130"]
    assert sums == [[("7.1 combat value", 3)], [("7.3 shock", 3)]]


def test_12_4_a_one_frightens_the_general_beside_the_target() -> None:
    b = drawn(AC="015 column, 130, 111", FC="016", **HELD)
    do(b, shock(b, "015", "130"))
    assert dice(b, 1, 2, 6)[0] == ["strike", "miss", "hit"]


def test_7_23_a_target_that_lies_face_down_is_not_named() -> None:
    b = drawn(FC="070", AC="130 down, 165", **HELD)
    do(b, fire(b, "070", "130"))
    assert dice(b, 1, 1, 6)[:2] == (["miss", "miss", "hit"], ["070"])


def test_6_0_a_test_passes_or_fails_on_its_morale() -> None:
    b = drawn(phase="morale", FC="015 hits 1, 001", AC="130", **HELD)
    assert waiting(b) == "6.0 one roll per hit"
    assert dice(b, 5) == (["pass"], ["015"], [[("6.0 morale value", 3), ("12.1 defense", 2)]])
    assert dice(b, 6)[0] == ["fail"]


def test_12_4_a_general_falls_on_a_six() -> None:
    b = drawn(phase="morale", FC="015, 001 hits 1", AC="130", **HELD)
    assert dice(b, 6) == (["fail"], ["001"], [])
    assert dice(b, 5)[0] == ["pass"]


def test_13_0_friendly_fire_has_its_own_numbers() -> None:
    b = drawn(active=ALLIED, AC="128, 130", FC="015", french="105", **HELD)
    do(b, move(b, "128", "FC"))
    do(b, play(b, "105", "130"))
    throw = b.pending
    assert isinstance(throw, Pool) and throw.cite == "13.0 friendly fire"
    marks, pieces, sums = dice(b, *[4, 5, 6, 1][: throw.dice])
    assert marks == ["miss", "hit", "hit", "miss"][: throw.dice]
    assert pieces == ["130"]
    assert sums[1] == [("13.0 friendly fire", 2)]


def test_draws_and_deals_have_no_marks() -> None:
    s = GAME.setup("waterloo", {})
    assert dice(battle(s), 1) == ([], [], [])


# Events


def story(b: Battle) -> list[tuple[str, str, list[str]]]:
    events = b.events or []
    return [
        (event.kind(), GAME.cite(b, event), GAME.places(event))
        for event in events
        if GAME.narrate(b, event, "en")
    ]


def test_a_shot_is_reported_with_its_rules_and_places() -> None:
    b = drawn(FC="070", AC="130 down", **HELD)
    b.events = []
    shot(b, fire(b, "070", "130"), 6, 2, 1)
    assert story(b) == [
        ("announced-shot", "7.2 firepower", ["AC"]),
        ("shot", "7.4 hits on target", ["AC"]),
        ("revealed", "8.1 reveal", ["AC"]),
        ("hit", "7.4 hits on target", []),
    ]


def test_moves_and_phases_are_reported_with_their_rules_and_places() -> None:
    b = drawn(FC="015, 016", AC="130", **HELD)
    b.events = []
    do(b, move(b, "015", "reserve"), move(b, "016", "AC"), END)
    assert story(b)[:3] == [
        ("moved", "8.4 reserve", ["FC", "reserve-french"]),
        ("moved", "8.0 one move", ["FC", "AC"]),
        ("phase", "5.0 reinforce phase", []),
    ]


def test_a_special_is_shown_with_its_own_rule() -> None:
    b = drawn(FC="015, 070", AC="130", french="109", **HELD)
    b.events = []
    do(b, play(b, "109", "FC"))
    assert story(b)[0] == ("played", "13.0 grand battery", ["FC"])


def test_the_end_is_shown_with_the_rule_that_ended_it() -> None:
    b = drawn(FC="015, 016", AC="", **HELD)
    b.events = []
    do(b, move(b, "015", "AC"))
    assert story(b)[-1][:2] == ("won", "4.3 sole occupation")


def test_a_failed_test_is_shown_as_a_rout() -> None:
    b = drawn(phase="morale", FC="015 hits 1, 016", AC="130", **HELD)
    b.events = []
    roll(b, 6)
    assert [told[:2] for told in story(b)[:2]] == [("tested", "6.0 rout"), ("routed", "6.0 rout")]


@pytest.mark.parametrize("options", [{}, {"decoys": "on"}], ids=["plain", "decoys"])
def test_every_line_of_a_game_names_a_rule_and_places_that_exist(options: dict[str, str]) -> None:
    s = GAME.setup("waterloo", options)
    s.events = []
    rng, kinds = Rng(4), set()
    for _ in range(2500):
        wait = s.pending
        if isinstance(wait, Decision):
            legal = wait.legal(s)
            answer(s, legal[rng.below(len(legal))])
        elif isinstance(wait, Throw):
            faces = wait.sample(rng)
            found = GAME.dice(s, faces)
            assert len(found.marks) in (0, len(faces))
            settle(s, wait.read(faces))
        for event in s.events:
            told = GAME.redact(event, None)
            assert isinstance(told, Happened)
            text = GAME.narrate(s, told, "fr", MARKED)
            if text:
                kinds.add(told.kind())
                assert LEDGER.find(GAME.cite(s, told)) is not None, told.kind()
                assert set(GAME.places(told)) <= set(PLACE_NAMES)
                short = GAME.spell(s, text, "fr", SHORT)
                assert short[0] == short[0].upper() and not set("\x02\x03") & set(short)
        s.events = []
        if s.finished:
            break
    assert {"shot", "tested", "moved", "drew"} <= kinds


def test_every_cite_of_the_tables_is_a_rule() -> None:
    cites = [kind.cite for kind in EVENTS.values() if kind.cite]
    cites += event_links.PHASE_CITES.values()
    assert all(LEDGER.find(cite) is not None for cite in cites)


def test_every_throw_of_dice_decides_an_event() -> None:
    """Draws and deals are of cards, and are not shown."""
    decided = {cite for kind in EVENTS.values() for cite in kind.decided_by}
    assert decided == throw_cites() - {"10.0 draw", "2.0 deck size", "3.0 muster"}


def test_a_french_name_that_begins_with_a_vowel_drops_the_e_before_it() -> None:
    b = drawn(FC="015", AC="137", **HELD)
    text = "Choisissez la cible de \x02137\x03."
    assert GAME.spell(b, text, "fr", SHORT) == "Choisissez la cible d'Adam."
    assert GAME.spell(b, text, "fr", 0) == "Choisissez la cible de 137 Brigade Adam."
    assert GAME.spell(b, "\x02136\x03 tire.", "fr", SHORT) == "D'Aubremé tire."
    assert GAME.spell(b, text, "fr", MARKED) == text


def test_5_0_only_turns_and_phases_belong_to_a_side() -> None:
    begun = Happened("phase", -1, 0, -1, [2, 1])
    assert GAME.side(begun) == 1
    assert GAME.side(Happened("hit", 3, 0, -1, [1])) is None


def test_16_0_of_a_campaign_an_event_names_its_table_first() -> None:
    event = Happened("revealed", -1, -1, -1, [0])
    alone = event_links.places_of(event)
    event.table = 1
    assert event_links.places_of(event) == ["table-1", *alone] and alone == ["FL"]
