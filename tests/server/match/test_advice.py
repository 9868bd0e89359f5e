"""Odds before every answer of a game that hides nothing: they are there, and they add up."""

from __future__ import annotations

import pytest

from grognard.games import game as find_game
from grognard.games.march.model.actions import FireAt
from grognard.kernel.decision import Action, Decision
from grognard.kernel.dice import Rng, Throw
from grognard.kernel.state import State
from grognard.kernel.umpire import answer, settle
from grognard.server.match.advice import Advice, guesses_of, sheet
from grognard.server.match.standpoint import Standpoints
from tests.games.eagles.field import FRENCH
from tests.server.matches import act, asked, begun

MARCH = find_game("march")
EAGER = ("Attack", "FightOn", "DefensiveFire", "Pursue", "TestResolve", "Rally", "Move")
OFTEN = 2  # each kind of answer is tried


def test_where_nothing_is_hidden_there_is_nothing_to_guess() -> None:
    for key, scenario, count in (("march", "training", 1), ("eagles", "waterloo", 3)):
        game = find_game(key)
        assert len(guesses_of(game, game.setup(scenario, {}), 0, Rng(1))) == count


def test_every_question_of_march_has_its_odds_and_its_preview() -> None:
    tried: dict[tuple[str, str], int] = {}
    for seed in range(3):
        options = {"set-up": "ready" if seed else "dice", "counter-charge": "on"}
        s = MARCH.setup(("training", "vimeiro", "barrosa")[seed], options)
        rng = Rng(seed + 1)
        step = s.pending
        while isinstance(step, (Decision, Throw)):
            if isinstance(step, Throw):
                step = settle(s, step.toss(rng))
                continue
            action = chosen(step.legal(s), rng)
            kind = type(step).__name__, type(action).__name__
            tried[kind] = tried.get(kind, 0) + 1
            if tried[kind] <= OFTEN:
                advice = Advice(MARCH, [s], step.seat, MARCH.notate(s, action), Rng(1))
                check_prospect(advice)
                assert advice.preview("fr").view is not None
            step = answer(s, action)
    assert len(tried) > 25


def test_what_is_recommended_is_offered_first_and_the_rest_by_its_text() -> None:
    """So "Arrange for me" makes the set-up that a good player would."""
    match = begun(MARCH, "training", {})
    met: set[str] = set()
    while match.state.pending is not None and len(met) < 3:
        seat = asked(match)
        decision = match.state.pending
        assert isinstance(decision, Decision)
        best = [MARCH.notate(match.state, action) for action in decision.recommended(match.state)]
        texts = match.legal(seat)
        assert texts[: len(best)] == best
        assert texts[len(best) :] == sorted(set(texts) - set(best))
        if best:
            met.add(type(decision).__name__)
        act(match, texts[0])
    assert met == {"ChooseBattalion", "ChooseScreen", "ChoosePost"}


def chosen(legal: list[Action], rng: Rng) -> Action:
    eager = [action for action in legal if type(action).__name__ in EAGER]
    pool = eager if eager and rng.below(3) else legal
    return pool[rng.below(len(pool))]


def check_prospect(advice: Advice) -> None:
    found = advice.prospect("en")
    whole = sum(share for _, share in found.outcomes) + found.rest
    assert abs(whole - 1) < 1e-9
    for forecast in (found.forecast, found.reverse):
        if forecast is not None:
            assert sum(share for _, share in forecast.bars) == 1
            assert all(0 <= share <= 1 for _, share in forecast.meanings)


def test_a_piece_of_march_has_its_sheet() -> None:
    s = MARCH.setup("training", {"set-up": "ready"})
    lines, sums, _ = sheet(MARCH, [s], 0, "b1", "en")
    assert lines[0].startswith("1st Battalion") and [found.title for found in sums][1] == "Dice"


@pytest.mark.parametrize(("measuring", "told"), [("none", False), ("free", True)])
def test_9_4_without_measuring_nothing_is_shown_of_a_shot_before_it_is_fired(
    measuring: str, told: bool
) -> None:
    s, shot = before_a_shot(measuring)
    decision = s.pending
    assert isinstance(decision, Decision)
    advice = Advice(MARCH, [s], decision.seat, shot, Rng(1))
    prospect, preview = advice.prospect("en"), advice.preview("en")
    assert bool(prospect.sums) == bool(prospect.outcomes) == told
    assert (preview.view is not None) == told


def before_a_shot(measuring: str) -> tuple[State, str]:
    """A battle at random up to where somebody may fire, and that order."""
    s = MARCH.setup("vimeiro", {"set-up": "ready", "measuring": measuring})
    rng = Rng(3)
    while True:
        step = s.pending
        if isinstance(step, Throw):
            settle(s, step.toss(rng))
            continue
        assert isinstance(step, Decision)
        legal = step.legal(s)
        for action in legal:
            if isinstance(action, FireAt):
                return s, MARCH.notate(s, action)
        answer(s, legal[rng.below(len(legal))])


def test_the_guesses_of_the_oldest_question_are_dropped_first() -> None:
    kept = Standpoints(most=7)
    match = begun(find_game("eagles"), "quatre-bras", {})
    points = [kept.get(number, lambda: match.standpoint(FRENCH)) for number in range(2)]
    assert kept.guesses == 6
    assert kept.get(0, lambda: match.standpoint(FRENCH)) is points[0]
    kept.get(2, lambda: match.standpoint(FRENCH))
    assert kept.guesses == 6
    assert kept.get(0, lambda: match.standpoint(FRENCH)) is points[0]
    assert kept.get(1, lambda: match.standpoint(FRENCH)) is not points[1]


def test_one_standpoint_is_kept_however_much_it_takes() -> None:
    kept = Standpoints(most=1)
    match = begun(find_game("eagles"), "quatre-bras", {})
    point = kept.get(0, lambda: match.standpoint(FRENCH))
    assert kept.get(0, lambda: match.standpoint(FRENCH)) is point
