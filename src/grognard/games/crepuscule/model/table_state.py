"""What is on the table, what every chapter asks of it, and how effects write."""

from __future__ import annotations

from mypy_extensions import i64

from grognard.miniatures.battle.state import BattleState
from grognard.miniatures.bodies import Field

from .kinds import CHARGING, ON_TABLE, SETTING_UP
from .pieces import Contact, Officer, Unit
from .setting import Setting


class TableState(BattleState):
    """Units and officers are shared by clones and copied on first write."""

    units: list[Unit]
    officers: list[Officer]
    contacts: list[Contact]

    __slots__ = tuple("before contacts officers setting units walls".split())

    def __init__(self, setting: Setting) -> None:
        super().__init__(SETTING_UP)
        self.setting = setting
        self.contacts = []  # replaced, never changed
        self.walls: list[int] = []  # of buildings, as `fabric.py` reads them; replaced too
        self.before: Field | None = None  # the field before somebody moved

    def common(self) -> Setting:
        return self.setting

    # Questions that every chapter asks

    def now(self) -> i64:
        """The player turn by its number."""
        return 2 * self.turn + (0 if self.active == self.first else 1)

    def side(self, seat: i64) -> list[Unit]:
        """The units of a seat that are on the table."""
        return [u for u in self.units if u.seat == seat and u.place == ON_TABLE]

    def staff(self, seat: i64) -> list[Officer]:
        """The officers of a seat that are on the table."""
        return [o for o in self.officers if o.seat == seat and o.place == ON_TABLE]

    def attached_to(self, uid: i64) -> list[Officer]:
        """The officers with a unit."""
        return [o for o in self.officers if o.attached == uid and o.place == ON_TABLE]

    def foes_of(self, uid: i64) -> list[int]:
        """Those it touches in combat."""
        found: list[int] = []
        for one in self.contacts:
            if one.attacker == uid:
                found.append(one.defender)
            elif one.defender == uid:
                found.append(one.attacker)
        return found

    def is_engaged(self, uid: i64) -> bool:
        for one in self.contacts:
            if one.attacker == uid or one.defender == uid:
                return True
        return False

    def chargers_of(self, uid: i64) -> list[Unit]:
        """D-76 All who have a confirmed charge at a unit."""
        return [u for u in self.units if u.charge == uid and u.has(CHARGING) and u.on_table()]

    # How effects write

    def _edit(self, uid: i64) -> Unit:
        """A unit of our own to write on."""
        u = self.units[uid]
        if u.owner != self.owner:
            u = u.copy()
            u.owner = self.owner
            self.units[uid] = u
        return u

    def _shift(self, uid: i64) -> Unit:
        """The same, to write on where it is and what ground it holds."""
        if self.field is not None:
            self.before = self.field
            self.field = None
        u = self._edit(uid)
        u.body = None
        return u

    def _command(self, oid: i64) -> Officer:
        """An officer of our own to write on."""
        o = self.officers[oid]
        if o.owner != self.owner:
            o = o.copy()
            o.owner = self.owner
            self.officers[oid] = o
        return o
