"""What a campaign asks and reports, in words: each battle's own sentences, with its name before
them.

Interpreted: nobody plays by it.
"""

from __future__ import annotations

from grognard.kernel.aids import FULL
from grognard.kernel.decision import Decision
from grognard.kernel.dice import Throw
from grognard.kernel.shares import seat_seen
from grognard.lexicon import sentence

from ..chapters.campaign.reinforcing import ChooseCards
from ..model.campaign import Campaign
from ..model.events import NO_TABLE, Happened
from ..model.places import BOX, POSITIONS
from ..model.state import Battle
from ..text.notation import find_label
from .prompts import prompt
from .text_map import draw
from .words import (
    battle_name,
    ending_words,
    narrate,
    opening,
    say,
    side_name,
    victory,
)

# Events that happen at each battle alike.
NAMED: tuple[str, ...] = ("turn", "ready", "withdrew")


def prompt_campaign(c: Campaign, seat: int | None, lang: str, naming: int = FULL) -> str:
    """The pending question in one sentence, with the battle that it is about."""
    step, b = c.pending, c.tables[c.table]
    if isinstance(step, ChooseCards):
        return prompt(b, seat, lang, naming)
    if isinstance(step, Decision | Throw):
        return named(b, prompt(b, seat, lang, naming), lang)
    return say(
        lang,
        "battle-over",
        victory=victory(c.winner, lang),
        ending=campaign_ending(c, seat_seen(seat), lang),
    )


def named(b: Battle, words: str, lang: str) -> str:
    """A sentence with the name of its battle before it."""
    return say(lang, "at-battle", battle=battle_name(b, lang), words=words) if words else ""


def of_event(c: Campaign, event: Happened) -> Battle:
    """The battle that an event happened in."""
    return c.tables[c.table if event.table == NO_TABLE else event.table]


def table_of(c: Campaign, name: str) -> Battle:
    """The battle where a card of this name lies; else the one where somebody is asked."""
    here = c.tables[c.table]
    uid = find_label(here, name.strip().lower())
    if uid < 0 or here.units[uid].place != BOX:
        return here
    return next((b for b in c.tables if b.units[uid].place != BOX), here)


def narrate_campaign(c: Campaign, event: Happened, lang: str, naming: int = FULL) -> str:
    if event.what in ("won", "drawn"):
        return battle_over(c, c.tables.index(of_event(c, event)), lang)
    told = narrate(of_event(c, event), event, lang, naming)
    return named(of_event(c, event), told, lang) if event.what in NAMED else told


def open_campaign_part(c: Campaign, event: Happened, lang: str) -> str:
    """The heading of a turn says at which battle."""
    heading = opening(of_event(c, event), event, lang)
    return named(of_event(c, event), heading, lang) if event.what in NAMED else heading


def campaign_ending(c: Campaign, reader: int | None, lang: str) -> str:
    """16.0 Why the campaign ended so, in one sentence for a seat or for everybody."""
    if c.ending == "16.0 both lost":
        you = "no" if reader is None else "won" if reader == c.winner else "lost"
        return sentence(say(lang, "ending-both-lost", you=you, side=side_name(0, lang)))
    return named(c.tables[c.table], ending_of(c, int(c.table), reader, lang), lang)


def ending_of(c: Campaign, table: int, reader: int | None, lang: str) -> str:
    """Where and why one battle ended, even if both sides have left the field."""
    taken = [pos for pos in range(POSITIONS) if c.fallen[table] >> pos & 1]
    return ending_words(c.tables[table], reader, lang, taken)


def battle_over(c: Campaign, table: int, lang: str) -> str:
    b = c.tables[table]
    ending = ending_of(c, table, None, lang)
    told = say(lang, "battle-over", victory=victory(b.winner, lang), ending=ending)
    return named(b, told, lang)


def draw_campaign(c: Campaign, seat: int | None, lang: str) -> str:
    """The battles that are being fought, the one where somebody is asked last."""
    parts = [results(c, lang)]
    for table in c.stage_tables():
        if table != c.table and not c.tables[table].finished:
            parts.append(draw(c.tables[table], seat, lang))
    parts.append(draw(c.tables[c.table], seat, lang))
    return "\n\n".join(part for part in parts if part)


def results(c: Campaign, lang: str) -> str:
    """How the battles ended that are over."""
    over = [table for table in range(len(c.tables)) if c.tables[table].finished]
    return "\n".join(f" {battle_over(c, table, lang)}" for table in over)
