"""grognard cards: the cards of EAGLES, listed, filtered, or one in full."""

from __future__ import annotations

import argparse
from pathlib import Path

from grognard.games.eagles.model.cards import (
    ARMIES,
    ARMS,
    GENERAL,
    PRINTED_BATTLES,
    RECONSTRUCTED,
    Card,
    CardList,
    read_cards,
    standard,
)
from grognard.games.eagles.model.flow import battle
from grognard.games.eagles.model.own_cards import differences, hash_of, written
from grognard.kernel.refusal import BadData, BadNotation
from grognard.kernel.rulebook.rule_search import flat
from grognard.kernel.state import State

from ..terminal.arguments import add_json, print_json
from ..terminal.screen import FAINT, HEADING, out, tell
from ..terminal.speech import language, say
from .card_text import card_line, card_sheet

SHEET_MARGIN = 16


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("words", metavar="WORDS", nargs="*", help=say("cards-help.words"))
    armies = [army.lower() for army in ARMIES]
    parser.add_argument("--army", choices=armies, help=say("cards-help.army"))
    parser.add_argument("--arm", choices=[arm.lower() for arm in ARMS], help=say("cards-help.arm"))
    parser.add_argument("--battle", choices=PRINTED_BATTLES, help=say("cards-help.battle"))
    parser.add_argument("--corps", metavar="CORPS", help=say("cards-help.corps"))
    parser.add_argument("--list", metavar="FILE", help=say("cards-help.list"))
    parser.add_argument("--check", metavar="FILE", help=say("cards-help.check"))
    parser.add_argument("--write", metavar="FILE", help=say("cards-help.write"))
    parser.add_argument("--specials", metavar="FILE", help=say("cards-help.specials"))
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    if args.check is not None:
        return check(args)
    cards = chosen_list(args)
    if len(args.words) == 1 and args.words[0].isdecimal():
        found = [find_card(cards, args.words[0])]
        if not args.json:
            print_sheet(found[0])
            print_origin(cards)
            return 0
    else:
        found = [card for card in cards.cards if matches(card, args)]
    if args.json:
        print_json([as_json(card) for card in found])
    else:
        print_list(found, cards)
    return 0


def chosen_list(args: argparse.Namespace) -> CardList:
    if args.list is None:
        return standard()
    return read_cards(Path(args.list), Path(args.specials) if args.specials else None)


def check(args: argparse.Namespace) -> int:
    """Read a player's own list; BadData names every bad row."""
    specials = Path(args.specials) if args.specials else None
    cards = read_cards(Path(args.check), specials)
    text, changes = written(cards), len(differences(cards))
    if args.write is not None:
        write_list(Path(args.write), text)
    if args.json:
        found = {"cards": len(cards.cards), "differences": changes, "hash": hash_of(text)}
        print_json({"file": args.check, **found})
        return 0
    tell(say("cards-good", file=args.check, count=len(cards.cards)))
    tell(say("cards-differ", count=changes, hash=hash_of(text)))
    for army, name in enumerate(ARMIES):
        mine = [card for card in cards.cards if card.army == army]
        arms = ", ".join(
            f"{sum(card.arm == arm for card in mine)} {title.lower()}"
            for arm, title in enumerate(ARMS)
        )
        out(f"  {name:<9} {len(mine):>3}: {arms}")
    return 0


def write_list(path: Path, text: str) -> None:
    """The list in the form that matches carry: its hash is the one that players agree to."""
    try:
        path.write_text(text, encoding="utf-8", newline="\n")
    except OSError as error:
        raise BadData(str(path), "", error.strerror or "") from None


def find_card(cards: CardList, text: str) -> Card:
    card = cards.by_number.get(int(text)) if len(text) < 6 else None
    if card is None:
        raise BadNotation(0, text, say("no-such-card"))
    return card


def matches(card: Card, args: argparse.Namespace) -> bool:
    if args.army and ARMIES[card.army].lower() != args.army:
        return False
    if args.arm and ARMS[card.arm].lower() != args.arm:
        return False
    if args.battle and args.battle not in card.battles:
        return False
    if args.corps and flat(card.corps) != flat(args.corps):
        return False
    text = flat(" ".join(searched(card)))
    return all(flat(word) in text for word in args.words)


def searched(card: Card) -> list[str]:
    own = [card.label(), card.name_en, card.name_fr, card.corps, card.division, card.brigade]
    return [*own, card.nationality, card.subtype, card.effect_en, card.effect_fr]


def print_list(found: list[Card], cards: CardList) -> None:
    if found:
        out(say("cards-head"), HEADING)
    for card in found:
        out(card_line(card, language()))
    out(say("cards-count", count=len(found)), FAINT)
    print_origin(cards)


def print_sheet(card: Card) -> None:
    out(f"{card.label()}  {card.name_fr if language() == 'fr' else card.name_en}", HEADING)
    for heading, text in card_sheet(card, language()):
        tell(text, indent=f"  {heading:<{SHEET_MARGIN}}", hanging=" " * (SHEET_MARGIN + 2))


def print_origin(cards: CardList) -> None:
    if cards.reconstructed:
        out()
        tell(RECONSTRUCTED[language()], FAINT)


def as_json(card: Card) -> dict[str, object]:
    facts: dict[str, object] = {
        "number": card.number,
        "army": ARMIES[card.army].lower(),
        "arm": ARMS[card.arm].lower(),
        "name_en": card.name_en,
        "name_fr": card.name_fr,
        "corps": card.corps,
        "division": card.division,
        "brigade": card.brigade,
        "nationality": card.nationality,
        "subtype": card.subtype,
        "bp": card.bp,
        "battles": card.battles,
    }
    if card.troop:
        facts |= {"cv": card.cv, "fire": card.fire, "shock": card.shock, "morale": card.morale}
        facts |= {"fire_long": card.fire_long, "fire_short": card.fire_short}
    if card.arm == GENERAL:
        facts |= {"offense": card.offense, "defense": card.defense}
    if card.effect_en:
        facts |= {"effect_en": card.effect_en, "effect_fr": card.effect_fr}
    return facts


def print_card(s: State, text: str) -> None:
    """A card by its number: of this battle, which may be a player's own, or of the series."""
    if not text.isdecimal():
        raise BadNotation(0, text, say("no-such-card"))
    own = {u.card.number: u.card for u in battle(s).units}
    print_sheet(find_card(CardList("battle", [*standard().cards, *own.values()]), text))
