"""From one unit to another as the rules look: along which lines, and what stops them.

Interpreted: only a person waits.
"""

from __future__ import annotations

from typing import Final

from grognard.kernel.aids import SHORT
from grognard.miniatures.contract.measure import Sight
from grognard.miniatures.screen.measuring import hundredth
from grognard.miniatures.screen.sight_report import sight_along
from grognard.miniatures.shooting.fire_lines import Aim
from grognard.table.arcs import FRONT, REAR

from ..chapters.charging.attacks import why_not_attack
from ..chapters.charging.charge_path import HIGHEST, approach, least_cost, list_wheels
from ..chapters.moving.move_cost import PIP
from ..chapters.shooting.defence import struck_sector
from ..chapters.shooting.fire_lines import cover_of, front_of, in_the_way, sight_of, take_aim
from ..chapters.shooting.shot_dice import band_of
from ..chapters.shooting.targets import bands_of, why_not_aim, why_not_target
from ..model.pieces import HARD_COVER, LIGHT_COVER, Battalion
from ..model.state import Battle
from .obstructions import sight_words
from .rulebook import LEDGER
from .words import length, say, spell

SECTORS: Final = {FRONT: "front", REAR: "rear"}
COVERS: Final = {0: "none", LIGHT_COVER: "light", HARD_COVER: "hard"}
BANDS: Final = ("all", "half", "quarter")


class View:
    """A battalion, or its screen, that looks at an enemy or at his screen."""

    def __init__(
        self, b: Battle, u: Battalion, detached: bool, x: Battalion, screen: bool, lang: str
    ) -> None:
        self.b: Final = b
        self.u: Final = u
        self.detached: Final = detached
        self.x: Final = x
        self.screen: Final = screen
        self.lang: Final = lang

    def say(self, key: str, **facts: object) -> str:
        return spell(self.b, say(self.lang, key, **facts), self.lang, SHORT)

    def sights(self) -> list[Sight]:
        """9.2, R62 The line of each group that has the target in its arc."""
        shapes = in_the_way(self.b, self.u, self.detached, self.screen)
        seen = sight_of(self.b, self.u, self.detached, self.x, self.screen)
        words = sight_words(self.b, self.lang)
        return [sight_along(self.b.setting.ground, line, shapes, words) for line in seen.lines]

    # In words, each with its rule

    def words(self) -> list[str]:
        refusal = why_not_target(self.b, self.u, self.x.uid, self.screen)
        if refusal is not None:
            return [LEDGER.explain(refusal, self.lang)]
        aim = take_aim(self.b, self.u, self.detached, self.x, self.screen)
        told = [self.bearing(aim)]
        if aim.lines:
            told += [self.band(aim), self.cover(aim)]
        else:
            why = why_not_aim(self.b, self.u, self.detached, self.x, self.screen)
            told.append(LEDGER.explain(why, self.lang))
        if not self.screen and not self.detached:
            told += [self.sector(), *self.charge()]
        return told

    def bearing(self, aim: Aim) -> str:
        """R18, 9.2 How many groups there are, have it in their arc, and see it."""
        front = front_of(self.u, self.detached)
        bear = len(sight_of(self.b, self.u, self.detached, self.x, self.screen).lines)
        facts = {"groups": int(front.bases), "bear": bear, "see": len(aim.lines)}
        return self.say("measure-bearing", **facts)

    def band(self, aim: Aim) -> str:
        """9.4 The row of the range table."""
        band = int(band_of(self.b, self.u, aim.range))
        bands = bands_of(self.b, self.u)
        facts = {"length": length(hundredth(int(aim.range)), self.lang)}
        if band == len(BANDS):
            limit = length(bands[-1], self.lang)
            return self.say("measure-beyond", limit=limit, **facts)
        return self.say("measure-band", share=BANDS[band], **facts)

    def cover(self, aim: Aim) -> str:
        """9.3, R79 What protects the target from these lines."""
        cover = COVERS[int(cover_of(self.b, self.x, self.screen, aim.lines))]
        return self.say("measure-cover", cover=cover)

    def sector(self) -> str:
        """R26 Where it stands to the target."""
        sector = SECTORS.get(struck_sector(self.x, self.u), "flank")
        return self.say("measure-sector", sector=sector)

    def charge(self) -> list[str]:
        """12.3 The least that its distance die must show."""
        costs = [
            int(least_cost(self.b, self.u, approach(self.b, self.u, wheel, self.x.uid)))
            for wheel in list_wheels(self.u, self.x)
            if why_not_attack(self.b, self.u, self.x.uid, wheel) is None
        ]
        if not costs:
            return []
        need = max(1, -(-min(costs) // PIP))
        return [self.say("measure-charge", need=min(need, HIGHEST))]
