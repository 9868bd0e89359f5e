"""15.0 A deck judged for a person: its points, its errors, and its figures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Final

from grognard.kernel.bringing.decks import (
    DeckArm,
    DeckArmy,
    DeckBattle,
    DeckCheck,
    DeckCurve,
    DeckForm,
    DeckQuestion,
    DeckReason,
    DeckStyle,
)
from grognard.kernel.reading import no_such_battle
from grognard.kernel.refusal import BadNotation

from ..chapters.decks import (
    CUSTOM,
    GENERAL_TWICE,
    TERRAIN_TWICE,
    TOO_MANY_COPIES,
    TOO_MANY_POINTS,
    custom_line,
    pool,
    why_not_add,
    why_not_card,
    why_not_deck,
)
from ..model.cards import ARMIES, BattleChart, Card, CardList, battles, standard
from ..model.options import MOST_SCALE
from ..screen.catalogue import title
from ..text.deck_problems import WORDS, Problem, plain_words
from ..text.deck_text import (
    DeckText,
    deck_code,
    deck_file,
    deck_line,
    plain_name,
    read_deck_text,
)
from .deck_builder import STYLES, DeckWish, build_deck
from .deck_figures import DeckFigures

SEATS: Final = ("french", "allied", "allied")


def deck_form(lang: str) -> DeckForm:
    """3.0, 15.0 Every battle with the limits of its armies, and the styles."""
    return DeckForm(
        [battle_form(chart, lang) for chart in battles().values()],
        [DeckStyle(style, say(lang, style), say(lang, f"{style}.about")) for style in STYLES],
        {"general": GENERAL_TWICE, "terrain": TERRAIN_TWICE, "other": TOO_MANY_COPIES},
        TOO_MANY_POINTS,
    )


def say(lang: str, style: str) -> str:
    return WORDS.say(lang, f"style-{style}")


def battle_form(chart: BattleChart, lang: str) -> DeckBattle:
    name = chart.name_fr if lang == "fr" else chart.name_en
    return DeckBattle(chart.key, name, [army_form(chart, army, lang) for army in chart.decks])


def army_form(chart: BattleChart, army: int, lang: str) -> DeckArmy:
    cards = standard()
    allowed = {card.number for card in pool(cards, chart.key, army, CUSTOM)}
    barred = [
        reason(why_not_card(cards, chart, army, card.number, 1)[0], lang)
        for card in cards.cards
        if card.army == army and card.number not in allowed
    ]
    line = chart.decks[army]
    key = ARMIES[army].lower()
    pieces = [f"{number:03d}" for number in sorted(allowed)]
    return DeckArmy(key, SEATS[army], f"{key}-deck", line.points, line.deck, pieces, barred)


def reason(problem: Problem, lang: str) -> DeckReason:
    """A problem in words, without the number of the rule, which is shown beside it."""
    card = problem[1].get("card")
    return DeckReason(problem[0], plain_words(problem, lang), [f"{card:03d}"] if card else [])


class DeckTable:
    """A battle, an army and a scale that a deck is judged for; raises BadNotation."""

    def __init__(self, question: DeckQuestion, given: DeckText, cards: CardList) -> None:
        charts = battles()
        battle = question.battle or given.battle
        if battle not in charts:
            raise no_such_battle(battle, charts)
        self.cards: Final = cards
        self.chart: Final = charts[battle]
        self.army: Final = self.army_of(question.army, given.numbers)
        self.written_scale: Final = question.scale or given.scale or "1"
        self.scale: Final = read_scale(self.written_scale)

    def army_of(self, asked: str, numbers: list[int]) -> int:
        """The army asked for, else that of the first card."""
        keys = [army.lower() for army in ARMIES]
        if asked:
            army = keys.index(asked) if asked in keys else -1
        else:
            found = [self.cards.by_number[n].army for n in numbers if n in self.cards.by_number]
            army = found[0] if found else min(self.chart.decks)
        if army not in self.chart.decks:
            raise not_there(asked or ARMIES[army], self.chart)
        return army

    def named(self, numbers: list[int], name: str) -> DeckText:
        scale = self.written_scale if self.scale[0] != self.scale[1] else ""
        return DeckText(sorted(numbers), plain_name(name), self.chart.key, scale)

    def built(self, style: str, owned: Mapping[str, int] | None) -> list[int]:
        if style not in STYLES:
            raise BadNotation(0, style, ", ".join(STYLES))
        there = None if owned is None else owned_numbers(owned)
        wish = DeckWish(self.cards, self.chart, self.army, style, self.scale, there)
        return build_deck(wish)


def not_there(army: str, chart: BattleChart) -> BadNotation:
    told = {
        "en": f"an army of {chart.name_en}",
        "fr": f"une armée de {chart.name_fr}",
    }
    return BadNotation(0, army, told["en"], told)


def owned_numbers(owned: Mapping[str, int]) -> dict[int, int]:
    return {int(key): copies for key, copies in owned.items() if key.isdecimal()}


def read_scale(text: str) -> tuple[int, int]:
    """2.0 A whole number or a fraction; raises BadNotation."""
    parts = text.split("/")
    good = all(p.isascii() and p.isdecimal() and 0 < int(p) <= MOST_SCALE for p in parts)
    if not good or len(parts) > 2:
        told = {lang: WORDS.say(lang, "scale-written", most=MOST_SCALE) for lang in ("en", "fr")}
        raise BadNotation(0, text, told["en"], told)
    return int(parts[0]), int(parts[1]) if len(parts) == 2 else 1


def deck_check(question: DeckQuestion, lang: str, cards: CardList | None = None) -> DeckCheck:
    """A deck as text, or one that builds itself; raises BadData and BadNotation."""
    text = "" if question.style else question.text
    given = read_deck_text(text, "") if text.strip() else DeckText([])
    table = DeckTable(question, given, standard() if cards is None else cards)
    if question.style:
        numbers = table.built(question.style, question.owned)
        deck = table.named(numbers, question.name or say(lang, question.style))
    else:
        deck = table.named(given.numbers, question.name or given.name)
    return judged(table, deck, lang)


def judged(table: DeckTable, deck: DeckText, lang: str) -> DeckCheck:
    by_number, numbers = table.cards.by_number, deck.numbers
    cards = [by_number[number] for number in numbers if number in by_number]
    line = custom_line(table.chart, table.army, len(numbers), *table.scale)
    problems = why_not_deck(table.cards, table.chart, table.army, numbers, table.scale)
    figures = DeckFigures(cards)
    return DeckCheck(
        table.chart.key,
        ARMIES[table.army].lower(),
        table.written_scale,
        deck.name,
        {f"{number:03d}": copies for number, copies in Counter(numbers).items()},
        sum(card.bp for card in cards),
        line.points,
        line.muster,
        [reason(problem, lang) for problem in problems],
        closed(table, numbers),
        [DeckArm(a.arm, arm_title(a.arm, lang), a.cards, a.points) for a in figures.arms],
        curves(figures, lang),
        notes(figures, lang),
        deck_line(deck),
        deck_code(deck),
        deck_file(deck, {card.number: comment(card, lang) for card in cards}),
    )


def comment(card: Card, lang: str) -> str:
    return f"{title(card, lang)} ({card.bp})"


def closed(table: DeckTable, numbers: list[int]) -> dict[str, str]:
    """For each card of the army of which no more may be added, the rule that forbids it."""
    found: dict[str, str] = {}
    for card in table.cards.cards:
        if card.army == table.army:
            problem = why_not_add(
                table.cards, table.chart, table.army, numbers, card.number, table.scale
            )
            if problem is not None:
                found[card.label()] = problem[0]
    return found


def arm_title(arm: str, lang: str) -> str:
    return WORDS.say(lang, "arm", arm=arm)


def curves(figures: DeckFigures, lang: str) -> list[DeckCurve]:
    """Cards by their dice and by their morale, and how many still stand after some tests."""
    dice = [(str(value), figures.dice[value]) for value in range(1, 6)]
    holding = [(str(tests), share) for tests, share in enumerate(figures.holding, start=1)]
    return [
        DeckCurve("dice", WORDS.say(lang, "curve-dice"), dice),
        DeckCurve("morale", WORDS.say(lang, "curve-morale"), list(figures.morale.items())),
        DeckCurve("holding", WORDS.say(lang, "curve-holding"), holding, "%"),
    ]


def notes(figures: DeckFigures, lang: str) -> list[str]:
    """What a full Position of average cards does, and which corps nobody leads."""
    if not figures.line_dice:
        return []
    facts = {key: tenths(value, lang) for key, value in figures.hits.items()}
    said = [WORDS.say(lang, "note-hits", dice=tenths(figures.line_dice, lang), **facts)]
    alone = [corps for corps in figures.corps if not corps.led]
    if alone:
        cards = sum(corps.cards for corps in alone)
        names = ", ".join(corps.corps for corps in alone)
        said.append(WORDS.say(lang, "note-unled", cards=cards, corps=names))
    else:
        said.append(WORDS.say(lang, "note-led"))
    return said


def tenths(value: float, lang: str) -> str:
    return f"{value:.1f}".replace(".", "," if lang == "fr" else ".")
