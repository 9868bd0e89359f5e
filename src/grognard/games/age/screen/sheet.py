"""The state of a unit or a general: in sentences, and its numbers. Interpreted."""

from __future__ import annotations

from grognard.kernel.aids import FULL, Sheet
from grognard.kernel.tally import Tally
from grognard.lexicon import sentence
from grognard.miniatures.screen.battle_words import YES_NO, unit_name
from grognard.miniatures.screen.chances import signed

from ..chapters.command.chain import chief_value, commander_in_chief
from ..chapters.moving.movement_table import tactical_sum
from ..chapters.moving.reserve import reserve_sum
from ..chapters.moving.zones import is_tactical
from ..model.actions import MOVE
from ..model.kinds import ARTILLERY, MARKS, NOBODY, ON_TABLE, PLACES
from ..model.pieces import General, Unit
from ..model.state import Battle
from .outlooks import outlooks
from .words import SHOWN, command_name, formation_name, general_name, say, spell, strength


def sheet(b: Battle, name: str, lang: str, naming: int = FULL) -> Sheet:
    setting = b.setting
    if name in setting.by_id:
        return Sheet(
            [
                spell(b, line, lang, naming)
                for line in unit_lines(b, b.units[setting.by_id[name]], lang)
            ],
            unit_sums(b, b.units[setting.by_id[name]]),
            outlooks(b, b.units[setting.by_id[name]], lang),
        )
    if name in setting.general_by_id:
        g = b.generals[setting.general_by_id[name]]
        return Sheet([spell(b, line, lang, naming) for line in general_lines(b, g, lang)], [])
    return Sheet([], [])


def unit_lines(b: Battle, u: Unit, lang: str) -> list[str]:
    unit, formation = unit_name(b, u.uid), formation_name(u.formation, lang)
    if u.arm == ARTILLERY:
        lines = [say(lang, "sheet-battery", unit=unit, formation=formation)]
    else:
        lines = [
            say(lang, "sheet-brigade", unit=unit, formation=formation, **strength(b, u.uid, lang))
        ]
        lines.append(say(lang, "sheet-label", worn=int(u.roster.worn), spent=int(u.roster.spent)))
    if u.skirmishers():
        lines.append(say(lang, "sheet-skirmishers", count=int(u.skirmishers())))
    lines.append(say(lang, "sheet-command", command=command_name(b, u.roster.command, lang)))
    if u.place != ON_TABLE:
        return [*lines, sentence(say(lang, "gone", place=PLACES[u.place]))]
    marks = [say(lang, "mark", mark=name) for name in SHOWN if u.marks & 1 << MARKS.index(name)]
    return lines + ([say(lang, "sheet-marks", marks=", ".join(marks))] if marks else [])


def unit_sums(b: Battle, u: Unit) -> list[Tally]:
    """3.2, 3.3 What it would add to its next roll."""
    if u.place != ON_TABLE or u.arm == ARTILLERY:
        return []
    return [tactical_sum(b, u, MOVE, True) if is_tactical(b, u) else reserve_sum(b, u, True)]


def general_lines(b: Battle, g: General, lang: str) -> list[str]:
    charismatic = YES_NO[g.charismatic]
    name = general_name(b, g.gid, lang)
    lines = [say(lang, "sheet-general", name=name, charismatic=charismatic)]
    if g.place != ON_TABLE:
        return [*lines, sentence(say(lang, "gone", place=PLACES[g.place]))]
    if commander_in_chief(b, g.seat) == g.gid:
        lines.append(say(lang, "sheet-chief", value=signed(int(chief_value(b, g.seat)))))
    if g.attached != NOBODY:
        lines.append(say(lang, "sheet-with", unit=unit_name(b, g.attached)))
    return lines
