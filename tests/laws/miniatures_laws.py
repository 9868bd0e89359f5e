"""The laws of games on a measured table, beside those of every game and that of reaches.

Each is a function of a game, a scenario, options and a seed.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from grognard.kernel.dice import Rng
from grognard.kernel.umpire import submit
from grognard.miniatures.armies.list_writer import write_line, write_list
from grognard.miniatures.armies.lists import list_of, read_army
from grognard.miniatures.bodies import overlapping
from grognard.miniatures.contract.board import (
    BASE,
    FALLEN,
    FALLEN_HORSE,
    NARROW_BASE,
    STANDS,
    Figure,
    TablePiece,
)
from grognard.miniatures.game import MiniaturesGame
from tests.laws.laws import some
from tests.laws.walks import Options, decisions, samples, settle_throws, walk

ORDERS_TRIED: Final = 6


Law = Callable[[MiniaturesGame, str, Options, int], None]


def bodies_keep_apart_and_on_the_table(
    game: MiniaturesGame, scenario: str, options: Options, seed: int
) -> None:
    """But for those that the game leaves out, which may overlap."""
    for s in walk(game, scenario, options, seed):
        there = game.bodies(s)
        off = [body.owner for body in there if not game.ground(s).on_table(body.shape.hull)]
        assert not off, f"{off} off the table"
        shared = [(one.owner, other.owner) for one, other in overlapping(there)]
        assert not shared, f"{shared} on each other"


def the_same_order_leads_to_the_same_place(
    game: MiniaturesGame, scenario: str, options: Options, seed: int
) -> None:
    """Whether the battle was played or read, and nothing is left over from what came before."""
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


def boards_stay_the_same(game: MiniaturesGame, scenario: str, options: Options, seed: int) -> None:
    """A board is sent once: nothing in it may change, or reveal what only some may know."""
    first: object = None
    for s in samples(game, scenario, options, seed):
        board = game.board(s, "en")
        told = [(u.id, u.seat, u.kind, u.name, u.facts) for u in board.units]
        now = (board.title, board.width, board.height, board.unit, len(board.features), told)
        first = first or now
        assert now == first, "the board has changed"


def figures_stand_on_their_pieces(
    game: MiniaturesGame, scenario: str, options: Options, seed: int
) -> None:
    """Each piece is drawn once, with its figures in its own room; an open view hides none."""
    for s in samples(game, scenario, options, seed):
        whole = {piece.id for piece in game.open_figures(s)}
        for seat in (*range(len(game.info.seats)), None):
            pieces = game.figures(s, seat)
            ids = [piece.id for piece in pieces]
            assert len(set(ids)) == len(ids) and whole.issuperset(ids), "drawn twice, or hidden"
            for piece in pieces:
                assert piece.figures, f"{piece.id} is empty"
                assert all(stands_on(piece, figure) for figure in piece.figures), piece.id


def stands_on(piece: TablePiece, figure: Figure) -> bool:
    """Within the piece; where only its bases count, as on the bend of a road, on one of these.

    The fallen lie where their unit has left them.
    """
    if figure.role in (FALLEN, FALLEN_HORSE):
        return True
    if piece.base == STANDS:
        bases = [one for one in piece.figures if one.role in (BASE, NARROW_BASE)]
        return any(max(abs(figure.x - one.x), abs(figure.y - one.y)) <= one.size for one in bases)
    wide, deep = piece.size
    return 0 <= figure.x <= wide and 0 <= figure.y <= deep


LAWS: Final[list[Law]] = [
    bodies_keep_apart_and_on_the_table,
    the_same_order_leads_to_the_same_place,
    boards_stay_the_same,
    figures_stand_on_their_pieces,
]


# Of lists and files, which no battle is needed for


def army_lists_round_trip(game: MiniaturesGame) -> None:
    rules, usual = game.army_rules(), game.army_options("en").points
    assert rules is not None
    for key, army in rules.ready().items():
        text, size = write_list(rules.terms, army), rules.size(army)
        assert write_list(rules.terms, read_army(rules, text, size)) == text, key
        line = write_line(rules.terms, army)
        assert list_of(rules, rules.codes.write(line)) == line, key
        checked = game.army_check(army, size, "en")
        assert (checked.flaws, checked.listing) == ([], text), key
        assert game.army_check(text, usual, "en").points == checked.points, key


def scenario_files_round_trip(game: MiniaturesGame) -> None:
    files = game.scenario_files()
    for key, scenario in files.known.items():
        text = files.format.write(scenario)
        assert files.format.write(files.format.parse(text, f"{key}.toml")) == text, key
