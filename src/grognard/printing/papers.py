"""What can be printed: cards and decks, rosters of army lists, references, a campaign."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

import grognard
from grognard.kernel.aids import Paper
from grognard.kernel.game import Game
from grognard.kernel.refusal import BadNotation
from grognard.lexicon import Lexicon
from grognard.miniatures.contract.army import ArmyCheck, CheckedUnit, Profile
from grognard.miniatures.game import MiniaturesGame

from .press import TEMPLATES

CARDS: Final = "cards"
DECK: Final = "deck"
ROSTER: Final = "roster"
REFERENCE: Final = "reference"
CAMPAIGN: Final = "campaign"
KINDS: Final = (CARDS, DECK, ROSTER, REFERENCE, CAMPAIGN)
MOST_POINTS: Final = 1_000_000
STEP: Final = 100  # limits that players agree on
WORDS: Final = Lexicon(Path(grognard.__path__[0], "printing", "words"))

Json = dict[str, Any]


class NothingToPrint(Exception):
    """The game has nothing of the kind."""


def paper_of(kind: str, game: Game, wanted: str, lang: str) -> Paper:
    """A paper of a game; raises NothingToPrint, BadData and BadNotation."""
    if kind == ROSTER:
        return roster(game, wanted, lang)
    if kind == REFERENCE:
        return reference(game, lang)
    if kind == DECK and not wanted.strip():
        raise BadNotation(0, "", WORDS.say(lang, "no-deck"), told("no-deck"))
    paper = game.campaign_paper(lang) if kind == CAMPAIGN else game.cards_paper(wanted, lang)
    if paper is None:
        raise NothingToPrint
    return paper


def told(key: str) -> dict[str, str]:
    return {lang: WORDS.say(lang, key) for lang in ("en", "fr")}


# Rosters


def roster(game: Game, wanted: str, lang: str) -> Paper:
    """An army with boxes to cross off; a list with faults is printed with them."""
    if not isinstance(game, MiniaturesGame) or game.army_rules() is None:
        raise NothingToPrint
    options = game.army_options(lang)
    most = options.most or MOST_POINTS
    check = game.army_check(wanted, most, lang)
    limit = min(most, max(options.least, round_up(check.points)))
    check = game.army_check(wanted, limit, lang)
    if not check.units:
        raise BadNotation(0, wanted[:40], WORDS.say(lang, "no-army"), told("no-army"))
    points = WORDS.say(lang, "points", points=check.points)
    data = {
        "name": check.name,
        "about": f"{game.info.name}, {points}, {check.words}",
        "losses": WORDS.say(lang, "losses"),
        "groups": groups_of(check),
        "flaws": [flaw.words for flaw in check.flaws],
    }
    return Paper(ROSTER, TEMPLATES / "roster.typ", data)


def round_up(points: int) -> int:
    """The limit that an army of so many points was built to, which its list does not say."""
    return -(-points // STEP) * STEP


def groups_of(check: ArmyCheck) -> list[Json]:
    """Units under their groups, those without one first."""
    alone = [unit_of(unit) for unit in check.units if unit.group < 0]
    first = {"name": "", "words": "", "profile": None, "units": alone}
    found: list[Json] = [first] if alone else []
    for place, group in enumerate(check.groups):
        units = [unit_of(unit) for unit in check.units if unit.group == place]
        profile = profile_of(group.profile)
        found.append({"name": group.name, "words": group.words, "profile": profile, "units": units})
    return found


def unit_of(unit: CheckedUnit) -> Json:
    boxes, row = unit.boxes
    stages = [{"at": stage.boxes, "name": stage.words} for stage in unit.stages]
    return {
        "id": unit.id,
        "name": unit.name,
        "words": unit.words,
        "profile": profile_of(unit.profile),
        "points": unit.points,
        "boxes": boxes,
        "row": row or boxes,
        "stages": stages,
    }


def profile_of(profile: Profile | None) -> Json | None:
    return {"numbers": profile.numbers, "words": profile.words} if profile else None


# References


def reference(game: Game, lang: str) -> Paper:
    """The rules that players look up most, on one page; which these are is data of the game."""
    path = Path(grognard.__path__[0], "games", game.info.key, "data", "reference.toml")
    if not path.is_file():
        raise NothingToPrint
    ledger = game.ledger()
    sections = []
    for section in tomllib.loads(path.read_text(encoding="utf-8"))["section"]:
        rules = [
            {"number": cite.split()[0], "text": ledger.text(cite, lang)}
            for cite in section["cites"]
        ]
        sections.append({"title": section[f"title_{lang}"], "rules": rules})
    about = WORDS.say(lang, "reference")
    data = {"name": game.info.name, "about": about, "sections": sections}
    return Paper(REFERENCE, TEMPLATES / "reference.typ", data)
