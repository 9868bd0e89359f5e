"""Chapters 2 and 3: Battle Decks and Musters, dealt.

What the cards of a battle are is decided by decks.py; here they become units, and the
deals become throws.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from grognard.kernel.dice import Deal
from grognard.kernel.procedure import DONE, Step
from grognard.kernel.reading import no_such_battle

from ..model.cards import (
    ARMIES,
    FRENCH,
    GENERAL,
    PRUSSIAN,
    BattleChart,
    Card,
    CardList,
    battles,
    read_cards,
    standard,
)
from ..model.flow import BattleProcedure
from ..model.options import Options
from ..model.own_cards import own_list
from ..model.pieces import Setting, unit
from ..model.places import ALLIED_SEAT, BOX, FRENCH_SEAT, PILE, RESERVE
from ..model.special_ids import title_of
from ..model.state import Battle, blank
from ..text.deck_problems import Problem, bad_deck
from .decks import (
    CUSTOM,
    custom_line,
    enough_troops,
    line_for,
    pool,
    read_deck,
    why_not_deck,
    why_not_scale,
)

NO_GENERAL: Final = "R89 no prussian general"

MOST_TEMPLATES: Final = 64
_templates: Final[dict[str, Battle]] = {}


def seat_of(army: int) -> int:
    return FRENCH_SEAT if army == 0 else ALLIED_SEAT


def template(scenario: str, given: Mapping[str, str], amended: bool = True) -> Battle:
    """A battle with every card of its pools in the box; made once for the same options."""
    key = scenario + repr(sorted(given.items())) + repr(amended)
    found = _templates.get(key)
    if found is None:
        found = make(chart_of(scenario), Options(given), amended)
        if len(_templates) >= MOST_TEMPLATES:
            del _templates[next(iter(_templates))]
        _templates[key] = found
    return found.clone()


def chart_of(scenario: str) -> BattleChart:
    charts = battles()
    if scenario not in charts:
        raise no_such_battle(scenario, charts)
    return charts[scenario]


def make(chart: BattleChart, options: Options, amended: bool) -> Battle:
    cards = card_list(options)
    refuse(why_not_scale(cards, chart, options.deck, options.numerator, options.denominator))
    chosen: list[Card] = []
    sizes: list[tuple[int, int, int, int]] = []
    for army in chart.decks:
        deck = deck_of(cards, chart, options, army)
        line = line_for(cards, chart, army, options.deck, options.numerator, options.denominator)
        if options.deck == CUSTOM:
            scale = (options.numerator, options.denominator)
            line = custom_line(chart, army, len(deck), scale[0], scale[1])
        if army == PRUSSIAN and options.prussian_general:
            refuse(why_not_promise(chart, deck))
        chosen += deck
        sizes.append((army, line.deck, line.muster, line.draw))
    return assemble(chart, options, chosen, sizes, amended)


def why_not_promise(chart: BattleChart, deck: list[Card]) -> list[Problem]:
    """R89 A Prussian General can be promised at Waterloo only where the pool holds one."""
    if chart.key != "waterloo" or has_general(deck):
        return []
    return [(NO_GENERAL, {"battle": chart.key})]


def card_list(options: Options) -> CardList:
    """1.0 The series, or a player's own list."""
    if options.card_list:
        return own_list(options.card_list)
    return read_cards(Path(options.cards)) if options.cards else standard()


def deck_of(cards: CardList, chart: BattleChart, options: Options, army: int) -> list[Card]:
    """2.0 The pool an army's deck is dealt from; 15.0 a custom deck as it was built."""
    if options.deck != CUSTOM:
        return pool(cards, chart.key, army, options.deck)
    name = f"{ARMIES[army].lower()}-deck"
    numbers = written_deck(cards, chart, options, army)
    refuse(
        why_not_deck(cards, chart, army, numbers, (options.numerator, options.denominator)), name
    )
    return [cards.by_number[number] for number in sorted(numbers)]


def written_deck(cards: CardList, chart: BattleChart, options: Options, army: int) -> list[int]:
    """15.0 A deck of its own, or its part of one text for both Allied armies.

    What is of neither goes to the first of them, which is refused for it.
    """
    own = options.decks[army]
    if own or army == FRENCH or not options.allied_deck:
        return read_deck(own, f"{ARMIES[army].lower()}-deck")
    allied = [other for other in sorted(chart.decks) if other != FRENCH]
    found: list[int] = []
    for number in read_deck(options.allied_deck, "allied-deck"):
        card = cards.by_number.get(number)
        whose = card.army if card is not None and card.army in allied else allied[0]
        if whose == army:
            found.append(number)
    return found


def refuse(problems: list[Problem], file: str = "options") -> None:
    """Everything that is wrong with the decks, in one refusal."""
    if problems:
        raise bad_deck(file, problems)


def assemble(
    chart: BattleChart,
    options: Options,
    chosen: list[Card],
    sizes: list[tuple[int, int, int, int]],
    amended: bool,
) -> Battle:
    setting = Setting(chart, options, labels_of(chosen), amended)
    for army, deck, muster, draw in with_handicap(sizes, options, chosen):
        setting.deck_sizes[army] = deck
        setting.musters[army] = muster
        setting.draws[army] = draw
    b = blank(setting)
    for uid, card in enumerate(chosen):
        b.units.append(unit(uid, card, seat_of(card.army), title_of(card.special)))
        b.at[BOX].append(uid)
        setting.pool_sizes[card.army] += 1
        if card.arm == GENERAL and card.subtype == "army":
            setting.commanders[card.army] = uid
    return b


def with_handicap(
    sizes: list[tuple[int, int, int, int]], options: Options, chosen: list[Card]
) -> list[tuple[int, int, int, int]]:
    """R172 More cards in deck and Muster of a side's first army that musters."""
    found: list[tuple[int, int, int, int]] = []
    more = options.handicap
    for army, deck, muster, draw in sizes:
        if more and muster and seat_of(army) == options.helped:
            there = sum([1 for card in chosen if card.army == army])
            deck = min(there, deck + more)
            muster = min(deck, muster + more)
            more = 0
        found.append((army, deck, muster, draw))
    return found


def labels_of(chosen: list[Card]) -> list[str]:
    """Each card by its number; further copies in a custom deck as 015b and 015c."""
    seen: dict[int, int] = {}
    labels: list[str] = []
    for card in chosen:
        copy = seen.get(card.number, 0)
        seen[card.number] = copy + 1
        labels.append(card.label() + ("", "b", "c")[copy])
    return labels


class DealArmy(BattleProcedure):
    """2.0 D cards from the pool, 3.0 of these M for the Muster; the rest are Reinforcements.

    At Charleroi both Allied armies muster into one Reserve (R134).
    """

    army: int

    STAGES = ("deck", "deal_deck", "muster", "deal_muster")

    def box(self, b: Battle) -> list[int]:
        units = b.units
        army = self.army
        return [uid for uid in b.at[BOX] if units[uid].army == army]

    def deck(self, b: Battle) -> Step:
        pool_size = b.setting.pool_sizes[self.army]
        size = b.setting.deck_sizes[self.army]
        if size < pool_size:
            return Deal("2.0 deck size", pool_size, size)
        b.deal(self.box(b), PILE + self.army)
        self.stage = 3
        return self.muster(b)

    def deal_deck(self, b: Battle) -> Step:
        box = self.box(b)
        deal = Deal("2.0 deck size", len(box), b.setting.deck_sizes[self.army])
        b.deal([box[i] for i in deal.dealt(b.outcome)], PILE + self.army)
        return self.check_deck(b)

    def check_deck(self, b: Battle) -> Step:
        """R22, R89 A deck that cannot muster, or lacks the promised General, is dealt again."""
        pile = [b.units[uid].card for uid in b.at[PILE + self.army]]
        bare = b.setting.musters[self.army] > 0 and not enough_troops(pile)
        promised = b.setting.prussian_lane and b.setting.options.prussian_general
        headless = promised and self.army == PRUSSIAN and not has_general(pile)
        if bare or headless:
            b.deal(list(b.at[PILE + self.army]), BOX)
            self.stage = 1
            return self.deck(b)
        self.stage = 3
        return self.muster(b)

    def muster(self, b: Battle) -> Step:
        """3.0 The whole deck of the Prussians at Wavre (R21), nothing at Waterloo (R17)."""
        size = b.setting.musters[self.army]
        if size == 0:
            return DONE
        return Deal("3.0 muster", len(b.at[PILE + self.army]), size)

    def deal_muster(self, b: Battle) -> Step:
        pile = b.at[PILE + self.army]
        deal = Deal("3.0 muster", len(pile), b.setting.musters[self.army])
        b.deal([pile[i] for i in deal.dealt(b.outcome)], RESERVE + seat_of(self.army))
        return self.check_muster(b)

    def check_muster(self, b: Battle) -> Step:
        """R22 A Muster with fewer than three troop cards is dealt again."""
        hand = [uid for uid in b.at[RESERVE + seat_of(self.army)] if b.units[uid].army == self.army]
        if enough_troops([b.units[uid].card for uid in hand]):
            return DONE
        b.deal(hand, PILE + self.army)
        self.stage = 3
        return self.muster(b)


def has_general(cards: list[Card]) -> bool:
    return any(card.arm == GENERAL for card in cards)
