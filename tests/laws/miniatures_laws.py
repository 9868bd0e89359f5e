"""The laws of games on a measured table, beside those of every game and that of reaches.

Each is a function of a game's subject, a scenario, options and a seed.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from grognard.kernel.dice import Rng
from grognard.kernel.state import State
from grognard.kernel.umpire import submit
from grognard.miniatures.armies.army_rules import ArmyRules
from grognard.miniatures.armies.list_writer import write_line, write_list
from grognard.miniatures.armies.lists import list_of, read_army
from grognard.miniatures.game import MiniaturesGame
from grognard.miniatures.scenarios.scenario import Scenario
from grognard.miniatures.scenarios.scenario_format import ScenarioFormat
from grognard.table.measure import collide
from grognard.table.shapes import Footprint
from grognard.table.terrain import Ground
from tests.laws.laws import some
from tests.laws.walks import Options, decisions, samples, settle_throws, walk

ORDERS_TRIED: Final = 6


class Subject:
    """What the laws must know of a game: who may not overlap, its ground, lists and scenarios."""

    def __init__(
        self,
        game: MiniaturesGame,
        bodies: Callable[[State], dict[str, Footprint]],
        ground: Callable[[State], Ground],
        armies: ArmyRules,
        format: ScenarioFormat,
        scenarios: Callable[[], dict[str, Scenario]],
    ) -> None:
        self.game: Final = game
        self.bodies: Final = bodies
        self.ground: Final = ground
        self.armies: Final = armies
        self.format: Final = format
        self.scenarios: Final = scenarios


Law = Callable[[Subject, str, Options, int], None]


def bodies_keep_apart_and_on_the_table(
    subject: Subject, scenario: str, options: Options, seed: int
) -> None:
    """But for those that the game leaves out, which may overlap."""
    for s in walk(subject.game, scenario, options, seed):
        there = list(subject.bodies(s).items())
        for order, (id, shape) in enumerate(there):
            assert subject.ground(s).on_table(shape.hull), f"{id} is off the table"
            for other, taken in there[:order]:
                assert not collide(shape, taken), f"{id} is on {other}"


def the_same_order_leads_to_the_same_place(
    subject: Subject, scenario: str, options: Options, seed: int
) -> None:
    """Whether the battle was played or read, and nothing is left over from what came before."""
    game = subject.game
    for s, decision in decisions(game, scenario, options, seed):
        text = game.write(s)
        for action in some(decision.legal(s), seed, ORDERS_TRIED):
            said = game.notate(s, action)
            ends = []
            for trial in (s.clone(), game.read(text)):
                submit(trial, game.parse(trial, said))
                settle_throws(trial, Rng(seed))
                ends.append(game.write(trial))
            assert ends[0] == ends[1], f"{decision.cite}: {said}"


def boards_stay_the_same(subject: Subject, scenario: str, options: Options, seed: int) -> None:
    """A board is sent once: nothing in it may change, or tell what only some may know."""
    game = subject.game
    first: object = None
    for s in samples(game, scenario, options, seed):
        board = game.board(s, "en")
        told = [(u.id, u.seat, u.kind, u.name, u.facts) for u in board.units]
        now = (board.title, board.width, board.height, board.unit, len(board.features), told)
        first = first or now
        assert now == first, "the board has changed"


def figures_stand_on_their_pieces(
    subject: Subject, scenario: str, options: Options, seed: int
) -> None:
    """Each piece is drawn once, with its figures in its own room; an open view hides none."""
    game = subject.game
    for s in samples(game, scenario, options, seed):
        whole = {piece.id for piece in game.open_figures(s)}
        for seat in (*range(len(game.info.seats)), None):
            pieces = game.figures(s, seat)
            ids = [piece.id for piece in pieces]
            assert len(set(ids)) == len(ids) and whole.issuperset(ids), "drawn twice, or hidden"
            for piece in pieces:
                wide, deep = piece.size
                assert piece.figures, f"{piece.id} is empty"
                assert all(0 <= f.x <= wide and 0 <= f.y <= deep for f in piece.figures), piece.id


LAWS: Final[list[Law]] = [
    bodies_keep_apart_and_on_the_table,
    the_same_order_leads_to_the_same_place,
    boards_stay_the_same,
    figures_stand_on_their_pieces,
]


# Of lists and files, which no battle is needed for


def army_lists_round_trip(subject: Subject) -> None:
    rules, usual = subject.armies, subject.game.army_options("en").points
    for key, army in rules.ready().items():
        text = write_list(rules.terms, army)
        assert write_list(rules.terms, read_army(rules, text, rules.most)) == text, key
        line = write_line(rules.terms, army)
        assert list_of(rules, rules.codes.write(line)) == line, key
        checked = subject.game.army_check(army, rules.most, "en")
        assert (checked.flaws, checked.listing) == ([], text), key
        assert subject.game.army_check(text, usual, "en").points == checked.points, key


def scenario_files_round_trip(subject: Subject) -> None:
    for key, scenario in subject.scenarios().items():
        text = subject.format.write(scenario)
        assert subject.format.write(subject.format.parse(text, f"{key}.toml")) == text, key
