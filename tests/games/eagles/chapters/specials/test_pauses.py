"""R130: who could be asked about a Special rests on nothing but what everybody knows."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest

from grognard.games import game as find_game
from grognard.games.eagles.chapters.specials.moments import (
    AFTER_FAIL,
    ANNOUNCED,
    BEFORE_DIE,
    BEFORE_DRAW,
    COMBAT_END,
    PHASE_START,
)
from grognard.games.eagles.chapters.specials.pauses import could_be_asked
from grognard.games.eagles.chapters.specials.window import ChoosePlay
from grognard.games.eagles.model import actions
from grognard.games.eagles.model.actions import END, PASS
from grognard.games.eagles.model.cards import SPECIAL
from grognard.games.eagles.model.flow import battle
from grognard.games.eagles.model.pieces import DEPLOYMENT, FIRING, NO_ACT, REINFORCE
from grognard.games.eagles.model.state import Battle
from grognard.kernel.decision import Action, Decision
from grognard.kernel.dice import Rng, Throw
from grognard.kernel.umpire import play_random, settle
from tests.games.eagles.field import ALLIED, FRENCH, do, drawn, move, play, roll, shock, uid

EAGLES = find_game("eagles")
BATTLES: list[tuple[str, dict[str, str]]] = [
    ("waterloo", {}),
    ("waterloo", {"deck": "open", "decoys": "on"}),
    ("ligny", {"decoys": "on"}),
    ("quatre-bras", {"deck": "open"}),
]


def listened(b: Battle, *orders: Action) -> tuple[int, ...]:
    """Who could be asked after these orders; every hidden question is declined."""
    b.events, b.pauses = [], ()
    do(b, *orders)
    while isinstance(b.pending, Decision) and b.pending.hidden:
        do(b, PASS)
    return b.pauses


# Everybody can work it out


@pytest.mark.parametrize(("scenario", "options"), BATTLES)
def test_R130_who_could_be_asked_is_the_same_in_every_battle_that_looks_alike(
    scenario: str, options: dict[str, str]
) -> None:
    rng = Rng(5)
    met = {True: 0, False: 0}
    for seed in range(1, 4):
        for b in random_battle(scenario, options, Rng(seed)):
            step = b.pending
            if isinstance(step, ChoosePlay):
                assert could_be_asked(b, step.seat, step.moment)
            for seat, moment in product((FRENCH, ALLIED), moments(b)):
                could = could_be_asked(b, seat, moment)
                met[could] += 1
                for viewer in (FRENCH, ALLIED, None):
                    guess = battle(EAGLES.determinize(b, viewer, rng))
                    assert could_be_asked(guess, seat, moment) == could
    assert min(met.values()) > 30


def random_battle(scenario: str, options: dict[str, str], rng: Rng) -> Iterator[Battle]:
    """Some of the states of a random battle, and whenever somebody is asked in secret."""
    b = battle(EAGLES.setup(scenario, options))
    for count in range(1000):
        step = b.pending
        if isinstance(step, ChoosePlay) or count % 8 == 0:
            yield b
        if isinstance(step, Throw):
            settle(b, step.toss(rng))
        elif isinstance(step, Decision):
            play_random(b, rng, 1)
        else:
            return


def moments(b: Battle) -> list[int]:
    """Moments that could be now, or before anything else changes."""
    if b.phase == DEPLOYMENT:
        return []
    found = [PHASE_START, COMBAT_END, BEFORE_DRAW]
    if b.act != NO_ACT:
        found.append(ANNOUNCED)
    if b.test_card >= 0:
        found += [BEFORE_DIE, AFTER_FAIL]
    return found


HANDS = ["015", "110", "106", "110, 106"]  # without a Special for a shock, and with them


def shocked(french: str, allied: str) -> tuple[int, ...]:
    b = drawn(french=french, allied=allied, AC="063, 130, 134, 016")
    return listened(b, shock(b, "063", "130"))


def test_R130_the_seats_that_could_have_been_asked_are_the_same_when_all_decline() -> None:
    found = {shocked(french, allied) for french in HANDS for allied in ("131", "192, 195")}
    assert found == {(FRENCH, ALLIED)}


def test_R130_nobody_keeps_a_list_while_nobody_listens() -> None:
    b = drawn("ligny", allied="294", FC="015", AC="207")
    do(b, move(b, "015", "AC"), PASS)
    assert b.pauses == ()


# What rules it out


def test_R130_R141_a_move_is_answered_by_the_other_side_only() -> None:
    b = drawn("ligny", french="016, 094", allied="208", FC="015", AC="207")
    assert listened(b, move(b, "015", "AC")) == (ALLIED,)


def test_R130_an_empty_reserve_holds_no_special() -> None:
    b = drawn("ligny", french="016", allied="", FC="015", AC="207")
    assert listened(b, move(b, "015", "AC")) == ()


def test_R130_a_reserve_of_one_army_holds_no_special_of_another() -> None:
    """Of the Allied Specials only the British Late Reserves stops a draw."""
    for allied, could in (("131", True), ("207", False), ("131, 207", True)):
        b = drawn(
            phase="combat", french_pile="016, 017", allied=allied, FC="015", AC="130", amended=False
        )
        b.phase = REINFORCE
        assert could_be_asked(b, ALLIED, BEFORE_DRAW) == could


def test_R130_specials_that_all_have_seen_go_are_in_no_hand() -> None:
    b = drawn(
        phase="combat", french_pile="016, 017", allied="131, 194", FC="015", AC="130", amended=False
    )
    b.phase = REINFORCE
    assert could_be_asked(b, ALLIED, BEFORE_DRAW)
    b.discard(uid(b, "194"))
    assert not could_be_asked(b, ALLIED, BEFORE_DRAW)


def test_R130_at_the_end_of_combat_only_the_other_side_has_anything_to_say() -> None:
    b = drawn("ligny", french="016", allied="208", FC="015", AC="207")
    assert listened(b, END)[0] == ALLIED


def asked_in_a_test(hand: str) -> tuple[int, ...]:
    """The French test a card and fail; the die falls after the first two could be asked."""
    b = drawn(
        phase="morale",
        french=hand,
        allied="131",
        FC="015 hits 1, 016 hits 1, 018 hits 1",
        AC="130",
        amended=False,
    )
    first = listened(b, actions.Test(uid(b, "015")))
    b.pauses = ()
    roll(b, 6)
    while isinstance(b.pending, Decision) and b.pending.hidden:
        do(b, PASS)
    return (*first, -1, *b.pauses)


@pytest.mark.parametrize("hand", ["017", "095", "095, 107"])
def test_R130_a_test_may_be_cheered_panicked_and_rallied(hand: str) -> None:
    """Vive l'Empereur and Rally are for the side that tests, Panic for the other."""
    assert asked_in_a_test(hand) == (FRENCH, ALLIED, -1, FRENCH)


def test_R130_a_special_that_is_played_lets_both_be_asked_again() -> None:
    b = drawn(french="110, 106", allied="192, 195", AC="063, 130, 134, 016")
    do(b, shock(b, "063", "130"), PASS)
    assert listened(b, play(b, "192", "AC")) == (FRENCH, ALLIED)


# What lies open on the field rules it out


def test_R130_only_the_title_that_fits_the_field_makes_a_pause() -> None:
    """Without an engaged Position no ammunition runs out; a marked column may still be fatigued."""
    b = drawn("ligny", phase="combat", allied="208", FC="015", AC="207")
    keep_unseen(b, "289")
    assert not could_be_asked(b, ALLIED, PHASE_START)
    engaged = drawn("ligny", phase="combat", allied="208", AC="015, 207")
    keep_unseen(engaged, "289")
    assert could_be_asked(engaged, ALLIED, PHASE_START)


def test_R130_fatigue_needs_an_enemy_whose_type_all_can_see() -> None:
    hidden = drawn("ligny", phase="combat", allied="208", FC="015 down", AC="207")
    shown = drawn("ligny", phase="combat", allied="208", FC="015", AC="207")
    for b, could in ((hidden, False), (shown, True)):
        keep_unseen(b, "294")
        assert could_be_asked(b, ALLIED, PHASE_START) == could


def test_R130_R103_a_title_already_played_there_this_phase_makes_no_pause() -> None:
    b = drawn("ligny", phase="combat", allied="208, 296", AC="015, 207")
    keep_unseen(b, "289")
    assert could_be_asked(b, ALLIED, PHASE_START)
    b.played = [(ALLIED * 6 + 4) * 32 + b.units[uid(b, "289")].title]
    assert not could_be_asked(b, ALLIED, PHASE_START)


def test_R130_a_special_for_guns_fits_no_shot_of_infantry() -> None:
    for card, could in (("015", False), ("073", True)):
        b = drawn("ligny", phase="combat", french="017", FC=card, AC="207")
        keep_unseen(b, "097")
        b.act, b.act_card, b.act_target = FIRING, uid(b, card), uid(b, "207")
        assert could_be_asked(b, FRENCH, ANNOUNCED) == could


def keep_unseen(b: Battle, *labels: str) -> None:
    """Of all Specials only these are still unseen."""
    for u in list(b.units):
        if u.arm == SPECIAL and b.setting.labels[u.uid] not in labels:
            b._edit(u.uid).up = True
