"""Decks that players build from a game's catalogue: their limits, and one judged."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from grognard.kernel.bringing import decks as kernel

from .api import LONGEST_OPTION, JsonInt, Lang, ShortText, Strict, Text

MOST_OWNED = 999
MOST_COPIES = 99

Name = Annotated[Text, Field(max_length=80)]
Owned = Annotated[
    dict[ShortText, Annotated[JsonInt, Field(ge=0, le=MOST_COPIES)]], Field(max_length=MOST_OWNED)
]


class DeckReasonInfo(Strict):
    """A rule that bars something, in words, and the pieces that it is about."""

    cite: str
    words: str
    pieces: list[str]


class DeckArmyInfo(Strict):
    """One army in a battle: whose deck it is, the option that holds it, what limits it."""

    key: str
    seat: str
    option: str
    points: int
    cards: int
    pieces: list[str]
    barred: list[DeckReasonInfo]


class DeckBattleInfo(Strict):
    key: str
    name: str
    armies: list[DeckArmyInfo]


class DeckStyleInfo(Strict):
    """A way in which a deck builds itself."""

    key: str
    title: str
    about: str


class DeckForm(Strict):
    """What a deck may hold; `copies` are the rules that limit them, by kind, `points` the total's.

    Limits of points are those at the scale of the battle itself.
    """

    battles: list[DeckBattleInfo]
    styles: list[DeckStyleInfo]
    copies: dict[str, str]
    points: str


class DeckQuestion(Strict):
    """A deck as text or as a share code, or with a `style` one that builds itself from `owned`.

    Where battle, army or scale are left out, the text says which: those that it names, and the
    army of its first card.
    """

    battle: ShortText = ""
    army: ShortText = ""
    scale: Annotated[Text, Field(max_length=8)] = ""
    written: Annotated[Text, Field(max_length=LONGEST_OPTION)] = ""
    style: ShortText = ""
    owned: Owned | None = None
    name: Name = ""
    lang: Lang = "en"


class DeckArmInfo(Strict):
    key: str
    title: str
    cards: int
    points: int


class DeckBarInfo(Strict):
    label: str
    value: int


class DeckCurveInfo(Strict):
    key: str
    title: str
    bars: list[DeckBarInfo]
    unit: str


class DeckCheck(Strict):
    """A deck judged; `closed` is, for each piece of which no more may be added, the rule.

    `line` is the deck as an option takes it, `code` the share code, `listing` the file.
    """

    battle: str
    army: str
    scale: str
    name: str
    copies: dict[str, int]
    points: int
    limit: int
    muster: int
    flaws: list[DeckReasonInfo]
    closed: dict[str, str]
    arms: list[DeckArmInfo]
    curves: list[DeckCurveInfo]
    notes: list[str]
    line: str
    code: str
    listing: str


def form_of(found: kernel.DeckForm) -> DeckForm:
    return DeckForm(
        battles=[
            DeckBattleInfo(
                key=battle.key,
                name=battle.name,
                armies=[army_of(army) for army in battle.armies],
            )
            for battle in found.battles
        ],
        styles=[DeckStyleInfo(key=s.key, title=s.title, about=s.about) for s in found.styles],
        copies=found.copies,
        points=found.points,
    )


def army_of(army: kernel.DeckArmy) -> DeckArmyInfo:
    return DeckArmyInfo(
        key=army.key,
        seat=army.seat,
        option=army.option,
        points=army.points,
        cards=army.cards,
        pieces=army.pieces,
        barred=[reason_of(reason) for reason in army.barred],
    )


def reason_of(reason: kernel.DeckReason) -> DeckReasonInfo:
    return DeckReasonInfo(cite=reason.cite, words=reason.words, pieces=reason.pieces)


def question_of(asked: DeckQuestion) -> kernel.DeckQuestion:
    return kernel.DeckQuestion(
        asked.battle,
        asked.army,
        asked.scale,
        asked.written,
        asked.style,
        asked.owned,
        asked.name,
    )


def check_of(found: kernel.DeckCheck) -> DeckCheck:
    return DeckCheck(
        battle=found.battle,
        army=found.army,
        scale=found.scale,
        name=found.name,
        copies=found.copies,
        points=found.points,
        limit=found.limit,
        muster=found.muster,
        flaws=[reason_of(flaw) for flaw in found.flaws],
        closed=found.closed,
        arms=[
            DeckArmInfo(key=a.key, title=a.title, cards=a.cards, points=a.points)
            for a in found.arms
        ],
        curves=[curve_of(curve) for curve in found.curves],
        notes=found.notes,
        line=found.line,
        code=found.code,
        listing=found.listing,
    )


def curve_of(curve: kernel.DeckCurve) -> DeckCurveInfo:
    bars = [DeckBarInfo(label=label, value=value) for label, value in curve.bars]
    return DeckCurveInfo(key=curve.key, title=curve.title, bars=bars, unit=curve.unit)
