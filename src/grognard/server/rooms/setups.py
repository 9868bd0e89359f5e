"""What a match begins with: its battle, its options, and what the players who join bring to it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import partial

from grognard.kernel.decision import Decision
from grognard.kernel.dice import Throw
from grognard.kernel.game import Game
from grognard.kernel.refusal import BadData, BadNotation
from grognard.kernel.registry import registered

from ..context import known_game
from ..errors import ApiError, problem_of
from ..log import note_error
from ..match.beginning.bringing import Bringing
from ..match.beginning.terms import agreed_hashes
from ..store.rows import MOST_SEATS, GameRow, NewGame, SeatRow
from ..wire.api import Join
from ..wire.lessons import NewLesson
from ..workers.record_judge import check_options


def lesson_named(wish: NewLesson) -> tuple[Game, str]:
    """The game of a lesson and the position it begins from; raises ApiError."""
    for game in [known_game(wish.game)] if wish.game else registered():
        found = game.lessons().get(wish.lesson)
        if found is not None:
            return game, found.position
    raise ApiError("NO_SUCH_GAME", name=wish.lesson)


def check_agreed(row: GameRow, wish: Join) -> None:
    """Nobody joins with a list that they have not agreed to, by its hash."""
    game = known_game(row.game, row.version)
    for key, expected in agreed_hashes(game, row.options).items():
        if wish.agrees.get(key) != expected:
            raise ApiError("NOT_AGREED", option=key)


def brought_option(row: GameRow, seat: SeatRow, wish: Join) -> tuple[str, str] | None:
    """What the sitter brings, judged with all the rest of the match; raises ApiError."""
    game = known_game(row.game, row.version)
    bringing, place = Bringing.to(game, row), (seat.side, seat.chair)
    if not wish.brings:
        return next(iter(bringing.stand_ins([place]).items()), None)
    key = bringing.open().get(place)
    if key is None:
        raise ApiError("BAD_SETUP", problem=wish.seat)
    check_start(game, row.scenario, {**row.options, key: wish.brings}, "")
    return key, wish.brings


def with_stand_ins(game: Game, new: NewGame) -> NewGame:
    """A new match, with what the game chooses for players who join now and bring nothing."""
    sitters = {**dict(enumerate(new.sitters)), **new.commanders}
    taken = [number for number, one in sitters.items() if one.person_id or one.agent]
    here = [(number % MOST_SEATS, number // MOST_SEATS) for number in taken]
    found = Bringing.to(game, new).stand_ins(here)
    return replace(new, options={**new.options, **found})


def absent_stand_ins(row: GameRow) -> dict[str, str]:
    """What the game takes for commanders without whom a match begins."""
    away = [(one.side, one.chair) for one in row.commanders if not one.is_taken]
    return Bringing.to(known_game(row.game, row.version), row).stand_ins(away)


def check_hidden_lists(game: Game, position: str) -> None:
    """A list that players agree to must be an option: in a position nobody would be shown it."""
    agreed = {option.key for option in game.info.options if option.agreed}
    for line in position.splitlines():
        words = line.split(maxsplit=2)
        if words[:1] == ["option"] and agreed & set(words[1:2]):
            raise ApiError("BAD_SETUP", problem=words[1])


def check_start(game: Game, scenario: str, options: Mapping[str, str], position: str) -> None:
    """Whether the game can begin like this; raises ApiError."""
    if bool(scenario) == bool(position) or (position and options):
        raise ApiError("BAD_SETUP", problem="scenario / position")
    check_options(game, options, position)
    check_hidden_lists(game, position)
    if scenario and scenario not in game.info.scenarios:
        raise ApiError("BAD_SETUP", problem=", ".join(game.info.scenarios))
    try:
        if position:
            state = game.read(position)
        else:
            state = game.setup(scenario, {**game.stand_ins(scenario, options), **options})
    except (BadData, BadNotation) as wrong:
        raise ApiError("BAD_SETUP", problem=partial(problem_of, wrong)) from None
    except Exception as error:
        note_error("a game could not be set up", error, game=game.info.key)
        raise ApiError("BAD_SETUP", problem=game.info.key) from None
    if not isinstance(state.pending, Decision | Throw) or game.problems(state):
        raise ApiError("BAD_SETUP", problem=game.info.key)
