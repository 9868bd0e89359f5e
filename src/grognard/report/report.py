"""The report of a battle: the end, losses and shots by unit, luck, turning points, strength."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from itertools import pairwise
from typing import Final

from grognard.kernel.aids import RETURNED, SHORT, mark
from grognard.kernel.game import Game
from grognard.kernel.records.record import Record
from grognard.lexicon import sentence

from .account import Account, Point, account_of
from .conclusion import Conclusion, conclude
from .luck import Balance

SWINGS: Final = 3
SLIGHT: Final = Fraction(1, 200)  # shown as 0 %: no turning point


@dataclass(slots=True)
class UnitRow:
    """A piece that shot or was hurt. `fate` says how it was lost, in `turn` and at `line`."""

    seat: int
    piece: str
    name: str
    shots: int = 0
    hits: int = 0
    lost: int = 0
    fate: str = ""
    turn: int = 0
    line: int = 0


@dataclass(frozen=True, slots=True)
class LuckRow:
    """One kind of throw of one seat. `done` says what the dice that count did."""

    seat: int
    name: str
    done: str
    balance: Balance


@dataclass(frozen=True, slots=True)
class TurnLuck:
    """The luck of one turn, in favour of the seat that reads."""

    turn: int
    line: int
    balance: Balance


@dataclass(frozen=True, slots=True)
class Swing:
    """A line that changed the share of strength; shares are those of the seat that reads."""

    line: int
    turn: int
    told: str
    detail: str
    before: Fraction
    after: Fraction


@dataclass(frozen=True, slots=True)
class Report:
    """`seat` is the one it is written for, or the first: what is good is good for that seat.

    `conclusion` is None while the battle is open. `lost` is what each seat lost in all.
    """

    seat: int
    sides: list[str]
    conclusion: Conclusion | None
    measure: str
    units: list[UnitRow]
    lost: list[int]
    luck: list[LuckRow]
    net: Balance
    turns: list[TurnLuck]
    swings: list[Swing]
    points: list[Point]


def report_of(record: Record, game: Game, reader: int | None, lang: str) -> Report:
    """The report for a seat, or for everybody; raises BadNotation."""
    account = account_of(record, game, lang)
    seat = reader or 0
    names = [game.seat_name(account.state, at, lang) for at in range(len(game.info.seats))]
    verdict = account.verdict
    end = conclude(game, account.state, verdict, reader, lang) if verdict else None
    units = unit_rows(account, game, lang)
    return Report(
        seat=seat,
        sides=names,
        conclusion=end,
        measure=game.strength_name(lang),
        units=units,
        lost=[sum(row.lost for row in units if row.seat == at) for at in range(len(names))],
        luck=luck_rows(account, game, lang),
        net=net_luck(account, game, seat, lang),
        turns=luck_by_turn(account, game, seat, lang),
        swings=largest_swings(account.points, seat),
        points=account.points,
    )


# Units


def unit_rows(account: Account, game: Game, lang: str) -> list[UnitRow]:
    """Those that were lost or hurt first, then those that only shot."""
    rows: dict[str, UnitRow] = {}
    shots = {kind.key for kind in game.throw_kinds(lang) if kind.shot}
    for lost in account.losses:
        loss = lost.loss
        row = row_of(rows, account, game, loss.seat, loss.piece, lang)
        row.lost += loss.amount
        if loss.fate == RETURNED:
            row.fate, row.turn, row.line = "", 0, 0
        elif loss.fate:
            row.fate, row.turn, row.line = game.fate(loss.fate, lang), lost.turn, lost.line
    for thrown in account.throws:
        cast = thrown.cast
        if cast.kind in shots and cast.piece:
            row = row_of(rows, account, game, cast.seat, cast.piece, lang)
            row.shots += 1
            row.hits += int(cast.came)
    return sorted(rows.values(), key=lambda row: (row.seat, not row.fate, -row.lost, row.name))


def row_of(
    rows: dict[str, UnitRow], account: Account, game: Game, seat: int, piece: str, lang: str
) -> UnitRow:
    if piece not in rows:
        name = game.spell(account.state, mark(piece), lang, SHORT)
        rows[piece] = UnitRow(seat, piece, sentence(name))
    return rows[piece]


# Luck


def luck_rows(account: Account, game: Game, lang: str) -> list[LuckRow]:
    """By seat and kind, in the game's order; kinds that were never thrown are left out."""
    found = []
    for seat in range(len(game.info.seats)):
        for kind in game.throw_kinds(lang):
            balance = Balance()
            for thrown in account.throws:
                if thrown.cast.seat == seat and thrown.cast.kind == kind.key:
                    balance.add(thrown.cast)
            if balance.throws:
                found.append(LuckRow(seat, kind.name, kind.done, balance))
    return found


def net_luck(account: Account, game: Game, seat: int, lang: str) -> Balance:
    """All dice that count, in favour of a seat: those of others count against it."""
    counted = {kind.key for kind in game.throw_kinds(lang) if not kind.aside}
    balance = Balance()
    for thrown in account.throws:
        cast = thrown.cast
        mine = cast.seat == seat
        if cast.kind in counted and (mine or not cast.mutual):
            balance.add(cast, 1 if mine else -1)
    return balance


def luck_by_turn(account: Account, game: Game, seat: int, lang: str) -> list[TurnLuck]:
    found = []
    for turn, line in account.turns:
        part = Account(account.state, throws=[t for t in account.throws if t.turn == turn])
        found.append(TurnLuck(turn, line, net_luck(part, game, seat, lang)))
    return found


# Strength


def share(point: Point, seat: int) -> Fraction:
    """The part of all strength in the field that a seat has."""
    total = sum(point.strengths)
    return Fraction(point.strengths[seat], total) if total else Fraction(1, 2)


def largest_swings(points: list[Point], seat: int) -> list[Swing]:
    """The lines that changed the share of strength most, in the order of play."""
    found = []
    for one, next_ in pairwise(points):
        shares = (share(one, seat), share(next_, seat))
        found.append(Swing(next_.line, next_.turn, next_.told, next_.detail, *shares))
    changed = [swing for swing in found if abs(swing.after - swing.before) > SLIGHT]
    largest = sorted(changed, key=lambda swing: -abs(swing.after - swing.before))[:SWINGS]
    return sorted(largest, key=lambda swing: swing.line)
