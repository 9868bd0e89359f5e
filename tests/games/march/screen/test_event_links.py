"""What events and throws are about: rules that exist, places on the table, open dice."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from grognard.games import game
from grognard.games.march.chapters.charging.aggression import Charge
from grognard.games.march.chapters.charging.combat import Round
from grognard.games.march.chapters.commander import Riding
from grognard.games.march.chapters.quality import MANOEUVRE, QualityTest
from grognard.games.march.chapters.shooting.accuracy import Shooting
from grognard.games.march.chapters.shooting.casualties import Casualties, CombatRisk
from grognard.games.march.chapters.shooting.defence import DefensiveVolley
from grognard.games.march.chapters.shooting.shot_dice import weigh_shot
from grognard.games.march.chapters.shooting.skirmishers import Skirmishing
from grognard.games.march.model.actions import COLUMN
from grognard.games.march.model.events import EVENTS
from grognard.games.march.model.flow import battle
from grognard.games.march.model.pieces import CHARACTERS, NOBODY, OBSTACLE, PHASES, SERGEANT
from grognard.games.march.model.state import Battle
from grognard.games.march.screen import event_links
from grognard.games.march.screen.rulebook import LEDGER
from grognard.games.march.sequence import Initiative
from grognard.kernel.decision import Decision
from grognard.kernel.dice import OPPOSED_BASE, Rng, Throw
from grognard.kernel.event import PLAIN
from grognard.kernel.procedure import DONE
from grognard.kernel.umpire import answer, settle
from grognard.miniatures.battle.happened import Happened
from grognard.table.terrain import Edge
from tests.games.march.field import RED, Troops, cm, field, pose, run

GAME = game("march")
Told = tuple[list[str], list[str], list[list[tuple[str, int]]]]


def dice(b: Battle, *faces: int) -> Told:
    found = GAME.dice(b, list(faces))
    return found.marks, found.pieces, [tally.lines for tally in found.sums]


def two(y: float = 55, staff: tuple[int, int, int, int] = (0, 0, 0, 0)) -> Battle:
    red = Troops("b1", 60, 40, staff=staff)
    return field([red], [Troops("f1", 60, y, 180)])


# Dice


def test_6_4_a_test_passes_or_fails() -> None:
    b = two()
    run(b, QualityTest(0, MANOEUVRE))
    assert dice(b, 3) == (["fail"], ["b1"], [[("7.1 manoeuvre test", 0)]])
    assert dice(b, 4)[0] == ["pass"]


def test_9_1_each_die_of_a_volley_hits_or_misses() -> None:
    b = two(staff=(0, 1, 0, 0))
    sums = [tally.lines for tally in weigh_shot(b, b.units[0], False, 1, False)]
    run(b, Shooting(0, 1, False))
    assert dice(b, 3, 4, 6) == (["miss", "hit", "hit"], ["b1", "f1"], sums)
    settle(b, 0)
    assert b.units[0].staff[SERGEANT] == 1
    answer(b, battle(b).pending.candidates(b)[0])  # type: ignore[attr-defined]
    assert dice(b, 4) == (["hit"], ["b1", "f1"], sums[1:])


@pytest.mark.parametrize("rifles", [False, True])
def test_10_2_and_of_a_screen_with_its_rifles(rifles: bool) -> None:
    red = Troops("b1", 60, 40, rankers=40, detached=8, rifles=rifles)
    b = field([red], [Troops("f1", 60, 62, 180)])
    b.place_screen(0, pose(60, 48), cm(2))
    sums = [tally.lines for tally in weigh_shot(b, b.units[0], True, 1, False)]
    run(b, Skirmishing(0, 1, False))
    assert dice(b, 6)[2] == sums


def test_13_3_defensive_fire_has_a_range_die_and_one_less_on_each_die() -> None:
    b = two(50)
    run(b, DefensiveVolley(1, 0))
    assert dice(b, 3) == ([""], ["f1", "b1"], [])
    settle(b, 3)
    marks, _, sums = dice(b, 4, 5)
    assert marks == ["miss", "hit"]
    assert sums[0][-1] == ("13.2 medium range", -3) and ("13.3 minus one", -1) in sums[1]


def test_11_1_lots_are_drawn_for_characters() -> None:
    b = two(staff=(1, 1, 0, 0))
    run(b, Casualties(0, 3, 1, True))
    assert dice(b, 2) == ([""], ["b1"], [])


def test_14_2_characters_are_saved_or_not() -> None:
    b = two(staff=(2, 0, 0, 0))
    run(b, CombatRisk(0, 6))
    assert dice(b, 3, 4) == (["fail", "pass"], ["b1"], [])


def test_12_3_a_charge_arrives_or_not() -> None:
    hedge = Edge("hedge", [(cm(40), cm(50)), (cm(80), cm(50))], OBSTACLE)
    red = [Troops("b1", 60, 40, formation=COLUMN)]
    b = field(red, [Troops("f1", 60, 60, 180)], edges=[hedge])
    b.join(RED, 0)
    run(b, Charge(0, 1, 0))
    assert dice(b, 2)[:2] == (["fail"], ["b1", "f1"])
    assert dice(b, 3)[0] == ["pass"]
    settle(b, 6)
    assert dice(b, 4) == ([""], ["b1"], [])


def test_12_4_of_two_dice_the_higher_sum_wins() -> None:
    b = two(40)
    b.engage(0, 1, False)
    run(b, Round(0))
    marks, pieces, sums = dice(b, 1, 6)
    assert (marks, pieces) == (["fail", "pass"], ["b1", "f1"])
    assert [sum(value for _, value in lines) for lines in sums] == [9, 6]
    assert dice(b, 1, 4)[0] == ["", ""]
    assert dice(b, 1, 1)[0] == ["pass", "fail"]


def test_5_2_officers_count_for_the_initiative() -> None:
    b = two(staff=(0, 0, 0, 1))
    run(b, Initiative())
    marks, pieces, sums = dice(b, 3, 3)
    assert (marks, pieces) == (["pass", "fail"], [])
    assert sums[0][1] == ("5.2 officer", 1)
    assert GAME.dice(b, [3, 3]).seats == [0, 1]


def test_3_5_a_ride_is_the_commanders() -> None:
    b = two()
    run(b, Riding(1))
    assert dice(b, 5) == ([""], ["commander blue"], [])


def test_4_3_set_up_dice_are_about_nobody() -> None:
    b = battle(GAME.setup("open", {}))
    assert dice(b, 5, 2) == (["pass", "fail"], [], [])


# Events


def events() -> Iterator[tuple[Battle, Happened]]:
    """Everything that happens in some random battles."""
    for seed in range(6):
        s = GAME.setup(("training", "barrosa")[seed % 2], {"set-up": ("dice", "ready")[seed % 2]})
        rng = Rng(seed)
        s.events = []
        while s.pending is not DONE:
            step = s.pending
            if isinstance(step, Decision):
                legal = step.legal(s)
                answer(s, legal[rng.below(len(legal))])
            else:
                assert isinstance(step, Throw)
                faces = step.sample(rng)
                assert len(GAME.dice(s, faces).marks) == len(faces)
                settle(s, step.read(faces))
            for event in s.events:
                assert isinstance(event, Happened)
                yield battle(s), event
            s.events = []


def test_every_event_has_a_rule_that_exists() -> None:
    seen = set()
    for b, event in events():
        cite = GAME.cite(b, event)
        assert LEDGER.find(cite) is not None, event.what
        assert all("," in place for place in GAME.places(event))
        assert GAME.side(event) is None
        seen.add(event.what)
    assert len(seen) >= 38


def test_every_cite_of_the_tables_is_a_rule() -> None:
    special = {"ended", "phase", "tested", "rerolled"}
    assert {kind.word for kind in EVENTS.values() if not kind.cite} == special
    for cite in [
        *[kind.cite for kind in EVENTS.values() if kind.cite],
        *[cite for kind in EVENTS.values() for cite in kind.decided_by],
        *event_links.PHASE_CITES.values(),
        *event_links.REROLL_CITES,
    ]:
        assert LEDGER.find(cite) is not None, cite
    assert len(event_links.PHASE_CITES) == len(PHASES)
    assert len(event_links.REROLL_CITES) == len(CHARACTERS) - 1


LOSSES: dict[str, Callable[[Battle], None]] = {
    "lost": lambda b: b.lose(0, 1),
    "lost skirmishers": lambda b: b.lose_skirmishers(0, 1),
    "screen swept": lambda b: b.sweep_screen(0),
    "lost character": lambda b: b.lose_character(0, SERGEANT),
    "commander fell": lambda b: b.kill_commander(RED),
    "destroyed": lambda b: b.destroy(0),
    "left table": lambda b: b.leave_table(0),
    "routed": lambda b: b.rout(0),
    "caught": lambda b: b.catch(0),
}


@pytest.mark.parametrize("word", LOSSES)
def test_every_loss_weighs_as_one(word: str) -> None:
    b = field([Troops("b1", 60, 20, detached=5)], [Troops("f1", 60, 60, 180)])
    b.events = []
    LOSSES[word](b)
    assert [event.kind() for event in b.events] == [word]
    assert GAME.kind_of(b.events[0]).weight != PLAIN


def test_nothing_else_weighs_but_the_end() -> None:
    heavy = {word for word, kind in EVENTS.items() if kind.weight != PLAIN}
    assert heavy == {*LOSSES, "ended"}


def test_places_are_written_as_orders_write_them() -> None:
    assert GAME.places(Happened("rode", NOBODY, [0, cm(60), cm(27.5)])) == ["60,27.5"]
    assert GAME.places(Happened("moved", 0, [cm(1), cm(2), 0])) == ["1,2"]
    assert GAME.places(Happened("hit", 0, [1, 0, 3, 1])) == []


def test_drawn_dice_are_read_as_the_rules_read_them() -> None:
    b = two(40)
    b.engage(0, 1, False)
    run(b, Round(0))
    marks = dice(b, 1, 6)[0]
    settle(b, 1 * OPPOSED_BASE + 6)
    assert marks == ["fail", "pass"] and b.units[0].losses() > b.units[1].losses()
