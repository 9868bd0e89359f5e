"""A unit or an officer as it stands: its state in sentences, and its numbers. Interpreted."""

from __future__ import annotations

from grognard.kernel.aids import FULL, Sheet
from grognard.kernel.tally import Tally
from grognard.lexicon import sentence
from grognard.miniatures.screen.battle_words import unit_name
from grognard.miniatures.screen.chances import percent

from ..chapters.leadership import own_ld, panic_ld
from ..chapters.orders.manoeuvre import PLAIN, manoeuvre_value
from ..model.kinds import NO_SAVE, NOBODY, ON_TABLE, PLACES, RANKS
from ..model.pieces import Officer, Unit
from ..model.state import Battle
from ..odds.duels import break_odds
from ..odds.losses import panic_chance
from .foretelling.bars import share
from .foretelling.outlooks import outlooks
from .lexicon import foretold
from .words import formation_name, marks_of, officer_name, say, spell, strength


def sheet(b: Battle, name: str, lang: str, naming: int = FULL) -> Sheet:
    setting = b.setting
    if name in setting.by_id:
        u = b.units[setting.by_id[name]]
        lines = [spell(b, line, lang, naming) for line in unit_lines(b, u, lang)]
        return Sheet(lines, unit_sums(b, u), outlooks(b, u, lang))
    if name in setting.officer_by_id:
        o = b.officers[setting.officer_by_id[name]]
        return Sheet([spell(b, line, lang, naming) for line in officer_lines(b, o, lang)], [])
    return Sheet([], [])


def unit_lines(b: Battle, u: Unit, lang: str) -> list[str]:
    unit, formation = unit_name(b, u.uid), formation_name(u.formation, lang)
    facts = strength(b, u.uid, lang)
    lines = [say(lang, "sheet-unit", unit=unit, formation=formation, files=int(u.files), **facts)]
    profile = u.roster.profile
    numbers = {
        "move": int(profile.move),
        "ws": int(profile.ws),
        "bs": int(profile.bs),
        "strength": int(profile.strength),
        "toughness": int(profile.toughness),
        "initiative": int(profile.initiative),
        "ld": int(own_ld(u)),
        "save": int(profile.save) if profile.save < NO_SAVE else 0,
    }
    lines.append(say(lang, "sheet-profile", **numbers))
    if u.place != ON_TABLE:
        return [*lines, sentence(say(lang, "gone", place=PLACES[u.place]))]
    marks = marks_of(b, u.uid, lang)
    lines += [say(lang, "sheet-marks", marks=", ".join(marks))] if marks else []
    return lines + resolve_lines(b, u, lang)


def resolve_lines(b: Battle, u: Unit, lang: str) -> list[str]:
    """C-MOR-1, W-BRK-1 How easily it panics or breaks as it stands, veterans' re-rolls included."""
    if not u.is_troops() or u.is_fleeing():
        return []
    panics = percent(share(panic_chance(b, u)), lang)
    lost = [percent(share(break_odds(b, u, off, False).breaks), lang) for off in (1, 2, 3)]
    facts = dict(zip(("one", "two", "three"), lost, strict=True))
    return [
        foretold.say(lang, "sheet-panic", ld=int(panic_ld(b, u)), chance=panics),
        foretold.say(lang, "sheet-break", **facts),
    ]


def unit_sums(b: Battle, u: Unit) -> list[Tally]:
    """P-01 The value of a manoeuvre test just now."""
    if u.place != ON_TABLE or not u.is_troops():
        return []
    return [manoeuvre_value(b, u, PLAIN, True)]


def officer_lines(b: Battle, o: Officer, lang: str) -> list[str]:
    name, rank = officer_name(b, o.oid, lang), say(lang, "rank", rank=RANKS[o.roster.rank])
    lines = [say(lang, "sheet-officer", name=name, rank=rank, ld=int(o.roster.profile.ld))]
    if o.place != ON_TABLE:
        return [*lines, sentence(say(lang, "gone", place=PLACES[o.place]))]
    if o.attached != NOBODY:
        lines.append(say(lang, "sheet-with", unit=unit_name(b, o.attached)))
    return lines
