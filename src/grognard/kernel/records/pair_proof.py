"""Whether two records are the two games of one match, and how it ended.

The second names the last link of the first, so neither can be exchanged. Its dice were promised
before the first began: the secret of the first game is the commitment of the second. The nonces
are those of the first too, so nobody could choose the second's dice knowing how the first went.
"""

from __future__ import annotations

from typing import Final

from ..game import Game
from ..pairs import Half, Standing, half_of
from .fair import commitment
from .record import Record
from .replay import last_state, verdict_of

FIRST: Final = "first"
SECOND: Final = "second"


def first_secret(second: bytes) -> bytes:
    """The secret of a first game, which promises that of the second."""
    return bytes.fromhex(commitment(second))


def second_of(first: Record) -> str:
    """What the record of the second game says of the first."""
    return f"{SECOND} {first.whole_links()[-1]}"


def why_no_pair(first: Record, second: Record, game: Game) -> list[str]:
    """Everything that keeps two records, each of them verified, from being one match."""
    if first.pair != FIRST or not first.ending:
        return ["the first record is not the finished first of two games"]
    found = []
    if second.pair != second_of(first):
        found.append("the second record does not follow the first")
    if _battle(first) != _battle(second):
        found.append("the two games are not of the same scenario and options")
    if _seated(first.players, game) != _seated(second.players, game)[::-1]:
        found.append("the players have not changed seats")
    return found + _why_not_promised(first, second, game)


def _why_not_promised(first: Record, second: Record, game: Game) -> list[str]:
    if not first.secret:
        return []
    found = []
    if first.secret != second.commitment:
        found.append("the dice of the second game were not promised by the secret of the first")
    if _seated(first.nonces, game) != _seated(second.nonces, game)[::-1]:
        found.append("the second game has other nonces than the first")
    return found


def _battle(record: Record) -> tuple[str, str, str, dict[str, str]]:
    return record.game, record.version, record.scenario, record.options


def _seated(by_seat: dict[str, str], game: Game) -> list[str]:
    return [by_seat.get(seat, "") for seat in game.info.seats]


def half_in(record: Record, game: Game) -> Half:
    """A recorded game by its own seats; raises BadNotation where it cannot be played."""
    s = last_state(record, game)
    return half_of(game, s, verdict_of(game, s, record.entries))


def standing_in(first: Record, second: Record, game: Game) -> Standing:
    """How both games stand together, by the seats of the second."""
    return Standing([half_in(first, game).turned(), half_in(second, game)])
