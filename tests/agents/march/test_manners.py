"""A brigadier in a hurry, as a search plays its lines by, and the bold and the careful one."""

from __future__ import annotations

from grognard.agents.march.brigadier import SensibleBrigadier, hasty_brigadier
from grognard.agents.march.stakes import Stakes, keenness
from grognard.agents.registry import search_of
from grognard.games.march.chapters.activation import ChooseActivation
from grognard.games.march.model.actions import Attack, Manoeuvre, Pass
from grognard.games.march.model.state import Battle
from grognard.kernel.decision import Action, Decision
from grognard.kernel.dice import Rng, Throw
from grognard.kernel.seen import Seen
from grognard.kernel.umpire import settle
from tests.agents.march.test_brigadier import MARCH, asked, two_targets
from tests.games.march.field import RED, Troops, field
from tests.laws.walks import walk

# The hasty one


def hasty(b: Battle, decision: Decision) -> Action:
    return hasty_brigadier(1).proposals(b, decision)[0].action


def test_a_hasty_one_does_at_once_what_can_be_done_and_moves_who_can_do_nothing() -> None:
    b = two_targets()
    choose = ChooseActivation(RED, "5.4 choose an activation")
    b.active = RED
    assert hasty(b, choose).key() == asked(b, choose).key()
    b = field([Troops("a", 60, 20)], [Troops("x", 60, 110, 180)])
    assert hasty(b, choose).key() == Manoeuvre(0).key()


def test_in_the_last_turn_a_hasty_one_takes_its_time() -> None:
    b = field([Troops("a", 60, 40)], [Troops("x", 60, 110, 180)])
    b.turn, b.active = 8, RED
    assert hasty(b, ChooseActivation(RED, "5.4 choose an activation")).key() == Pass(0).key()


def test_every_answer_of_a_hasty_one_is_legal() -> None:
    for number, s in enumerate(walk(MARCH, "vimeiro", {}, 6)):
        if isinstance(s.pending, Decision) and number % 7 == 0:
            for one in hasty_brigadier(1).proposals(s, s.pending):
                assert s.pending.why_not(s, one.action) is None


def test_a_search_plays_its_lines_by_the_hasty_one() -> None:
    s = MARCH.setup("training", {"set-up": "ready"})
    while isinstance(s.pending, Throw):
        settle(s, s.pending.toss(Rng(1)))
    assert isinstance(s.pending, Decision)
    search = search_of(Seen(MARCH, s, s.pending.seat, Rng(1)), 1)
    for player in (search.lines.staff_of(1), search.lines.others(1)):
        assert isinstance(player, SensibleBrigadier) and player.hasty


# Styles


def charges(daring: float) -> float:
    """What the best charge of a battalion is worth to a brigadier of a style."""
    b = field([Troops("a", 60, 40)], [Troops("x", 60, 52, 180)])
    b.active = RED
    b.pending = ChooseActivation(RED, "5.4 choose an activation")
    staff = SensibleBrigadier(1)
    staff.daring = daring
    found = staff.proposals(b, b.pending)
    return max(one.score for one in found if isinstance(one.action, Attack))


def test_a_charge_is_worth_more_to_a_bold_brigadier_and_less_to_a_careful_one() -> None:
    assert charges(-1.0) < charges(0.0) < charges(1.0)


def test_the_bold_make_more_of_what_they_may_do_and_less_of_what_they_have_to_fear() -> None:
    b = field([Troops("a", 60, 40)], [Troops("x", 60, 52, 180)])
    careful, steady, bold = (Stakes(b, daring) for daring in (-1.0, 0.0, 1.0))
    assert careful.keen(b, RED) < steady.keen(b, RED) == keenness(b, RED) < bold.keen(b, RED)
    assert careful.caution() > steady.caution() == 1.0 > bold.caution() > 0.0
