"""Chapter 16: the sequence of a campaign: which battles are fought, and what follows from each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from mypy_extensions import i64

from grognard.kernel.procedure import DONE, Procedure, Step
from grognard.kernel.reading import unread
from grognard.kernel.umpire import advance

from .chapters.campaign.decks import FIRST_BATTLES, LAST_BATTLES, lay_out_decks, new_table
from .chapters.campaign.muster import Deployments, HalfMuster, Mustering
from .chapters.campaign.reinforcing import Sending
from .chapters.campaign.retreat import ForcedRetreat, give_up, is_spared
from .chapters.combat import ChooseAct
from .chapters.victory import holds_alone
from .model.actions import Retreat
from .model.campaign import (
    CHARLEROI,
    FIRST_STAGE,
    WATERLOO,
    Campaign,
    clear_field,
    clear_grounds,
    key_of_table,
    leave_for_good,
)
from .model.events import UNKNOWN
from .model.flow import PROCEDURES, CampaignProcedure
from .model.options import Options
from .model.pieces import DEPLOYMENT
from .model.places import ALLIED_SEAT, FRENCH_SEAT, POSITIONS, line_of
from .model.state import Battle
from .sequence import Turn, at_stage, stack_for
from .text.notation import EXPECTED

DECK_OPTIONS: Final = (
    "deck scale handicap prussian-general french-deck british-deck prussian-deck"
).split()
WHOLE_CAMPAIGN: Final = ("R148 agreed draw", "R149 resignation")  # R169
LAST: Final = {WATERLOO: "16.0 both won", CHARLEROI: "16.0 charleroi"}

# What is to be done at a table.
MUSTER: Final = 0
DEPLOY: Final = 1
TURN: Final = 2
CHECKS: Final = 3


class WholeCampaign(CampaignProcedure):
    """16.0 Two battles at once, and then the one or two that decide."""

    STAGES = ("first", "last")

    def first(self, c: Campaign) -> Step:
        begin_stage(c)
        return Stage()

    def last(self, c: Campaign) -> Step:
        """16.0 Both lost, both won, or anything else (R164)."""
        won = [b.winner for b in c.tables]
        if won == [ALLIED_SEAT, ALLIED_SEAT]:
            c.finish(ALLIED_SEAT, "16.0 both lost")
            return DONE
        numbers = LAST_BATTLES if won == [FRENCH_SEAT, FRENCH_SEAT] else (CHARLEROI,)
        c.tables = [*c.tables, *new_tables(c, numbers)]
        c.table = FIRST_STAGE
        begin_stage(c)
        return Stage()


def begin_stage(c: Campaign) -> None:
    """16.0 The decks of a stage; the survivors of the last one leave their tables for them."""
    for b in c.tables[: c.first_table()]:
        for seat in (FRENCH_SEAT, ALLIED_SEAT):
            leave_for_good(b, seat)
    numbers = [key_of_table(c.tables[table]) for table in c.stage_tables()]
    c.tell("stage", UNKNOWN, [numbers[0], numbers[1] if numbers[1:] else -1])
    lay_out_decks(c)


class Stage(CampaignProcedure):
    """16.0, R162 One stage: split the decks, muster, deploy, fight."""

    table: i64 = 0

    STAGES = ("split_allies", "split_french", "muster", "deploy", "fight")

    def split_allies(self, c: Campaign) -> Step:
        return self.split(c, ALLIED_SEAT)

    def split_french(self, c: Campaign) -> Step:
        return self.split(c, FRENCH_SEAT)

    def split(self, c: Campaign, seat: i64) -> Step:
        """R95, R140 Cards with a choice lie in the later deck until they are sent."""
        tables = c.stage_tables()
        self.table = tables[0]
        return Sending(tables[-1], tables[0], seat, True)

    def muster(self, c: Campaign) -> Step:
        return self.each(c, MUSTER)

    def deploy(self, c: Campaign) -> Step:
        return self.each(c, DEPLOY)

    def each(self, c: Campaign, task: i64) -> Step:
        """The same at every table of the stage where there is a battle to be fought."""
        while self.table < len(c.tables):
            table = self.table
            self.table += 1
            if not c.tables[table].finished:
                self.stage -= 1
                return AtTable(table, task, FRENCH_SEAT)
        self.table = c.first_table()
        return self.fight(c) if task == DEPLOY else self.deploy_first(c)

    def deploy_first(self, c: Campaign) -> Step:
        self.stage = 4
        return self.deploy(c)

    def fight(self, c: Campaign) -> Step:
        self.stage = 5
        return Alternation(c.first_table(), FRENCH_SEAT)


class Alternation(CampaignProcedure):
    """16.0, R162 A turn of both sides at the first battle, then at the second, and so on."""

    table: i64
    seat: i64

    STAGES = ("turn",)

    def turn(self, c: Campaign) -> Step:
        if all(c.tables[table].finished for table in c.stage_tables()):
            return DONE
        self.stage = 0
        while c.tables[self.table].finished:
            self.seat = ALLIED_SEAT
            self.go_on(c)
        table, seat = self.table, self.seat
        self.go_on(c)
        return AtTable(table, TURN, seat)

    def go_on(self, c: Campaign) -> None:
        """Whose turn comes after this one."""
        if self.seat == ALLIED_SEAT:
            self.table += 1
            if self.table == len(c.tables):
                self.table = c.first_table()
        self.seat = 1 - self.seat


class AtTable(CampaignProcedure):
    """What one battle asks and throws is asked and thrown in the campaign."""

    table: i64
    task: i64
    seat: i64

    STAGES = ("begin", "again", "play", "over")

    def begin(self, c: Campaign) -> Step:
        c.table = self.table
        c.acted = False
        b = c.tables[self.table]
        b.stack = [task_for(self.task, self.seat)]
        b.finished = False
        return self.run(c, b)

    def again(self, c: Campaign) -> Step:
        """A restored game asks its question again."""
        return c.tables[self.table].pending

    def play(self, c: Campaign) -> Step:
        b = c.tables[self.table]
        if isinstance(b.pending, ChooseAct):
            if isinstance(c.action, Retreat):
                return self.retreat(c, b)
            c.acted = True
        b.action, b.outcome = c.action, c.outcome
        return self.run(c, b)

    def run(self, c: Campaign, b: Battle) -> Step:
        """Nothing of an answer stays behind at a table: it may have been secret."""
        c.open_ears(b)
        step = advance(b)
        b.action, b.outcome = None, 0
        c.hear(self.table)
        if step is not DONE:
            self.stage = 2
            return step
        return self.close(c, b)

    def retreat(self, c: Campaign, b: Battle) -> Step:
        c.open_ears(b)
        give_up(b, b.active)
        c.hear(self.table)
        b.pending = DONE
        return self.close(c, b)

    def close(self, c: Campaign, b: Battle) -> Step:
        self.stage = 4
        if self.task == CHECKS:
            b.finished = True
        elif b.finished:
            return Aftermath(self.table)
        return DONE

    def over(self, c: Campaign) -> Step:
        return DONE


def task_for(task: i64, seat: i64) -> Procedure:
    if task == MUSTER:
        return Mustering()
    if task == DEPLOY:
        return Deployments()
    return Turn(seat) if task == TURN else ForcedRetreat(seat)


class Aftermath(CampaignProcedure):
    """16.0 What follows when a battle is over."""

    table: i64

    STAGES = ("settle", "leave", "rest")

    def settle(self, c: Campaign) -> Step:
        b = c.tables[self.table]
        c.fallen = c.fallen[:]
        c.fallen[self.table] = positions_taken(b)
        if b.ending in WHOLE_CAMPAIGN:
            c.finish(b.winner, b.ending)  # R169
            return DONE
        if c.first_table() and self.table == len(c.tables) - 1:
            c.finish(b.winner, LAST[key_of_table(b)])  # R96, R164
            return DONE
        if is_spared(b):
            self.stage = 2
            return self.leave(c)
        return AtTable(self.table, CHECKS, 1 - b.winner)

    def leave(self, c: Campaign) -> Step:
        """16.0 All leave the field; the winner may reinforce the other battle (R166)."""
        b = c.tables[self.table]
        c.table = self.table
        for seat in (FRENCH_SEAT, ALLIED_SEAT):
            c.tell("withdrew", UNKNOWN, [seat, clear_field(b, seat)])
        clear_grounds(b)
        other = c.other_table(self.table)
        if b.winner < 0 or other < 0:
            return DONE
        return Sending(self.table, other, b.winner, False)

    def rest(self, c: Campaign) -> Step:
        return DONE


def positions_taken(b: Battle) -> int:
    """4.3 The enemy Positions that the winner alone holds, one bit each."""
    taken = 0
    for pos in range(POSITIONS):
        if b.winner >= 0 and line_of(pos) != b.winner and holds_alone(b, b.winner, pos):
            taken |= 1 << pos
    return taken


def new_tables(c: Campaign, numbers: Sequence[int]) -> list[Battle]:
    return [new_table(c.options, number, c.amended) for number in numbers]


def turn_stack(b: Battle) -> list[Procedure]:
    """The procedures of a constructed position at the table where somebody is asked."""
    stack = stack_for(b)[1:]
    if b.phase != DEPLOYMENT:
        return stack
    return [at_stage(Deployments(), 1 if b.active == ALLIED_SEAT else 2), *stack]


def campaign_stack(c: Campaign) -> list[Procedure]:
    """Those of the campaign, with a battle about to ask what its phase asks first."""
    b = c.tables[c.table]
    whole = at_stage(WholeCampaign(), 2 if c.first_table() else 1)
    stage = Stage(c.first_table())
    if b.phase == DEPLOYMENT:
        stage.table = c.table + 1
        at = AtTable(c.table, DEPLOY, FRENCH_SEAT)
        return [whole, at_stage(stage, 3), at_stage(at, 2)]
    after = Alternation(c.table, b.active)
    after.go_on(c)
    at = AtTable(c.table, TURN, b.active)
    return [whole, at_stage(stage, 5), at_stage(after, 0), at_stage(at, 2)]


def new_campaign(given: Mapping[str, str], amended: bool = True) -> Campaign:
    """A campaign about to begin."""
    c = blank_campaign(given, amended)
    c.stack = [WholeCampaign()]
    advance(c)
    return c


def blank_campaign(given: Mapping[str, str], amended: bool) -> Campaign:
    """16.0 The first two battles, with all cards in the box."""
    options = Options(given)
    check_options(options)
    c = Campaign(options, amended)
    c.tables = new_tables(c, FIRST_BATTLES)
    return c


def check_options(options: Options) -> None:
    """16.0 The decks of a campaign are given; raises BadNotation for an option about them."""
    for key in DECK_OPTIONS:
        if key in options.given:
            raise unread(EXPECTED, key, "not-in-a-campaign", option=key)


PROCEDURES.register(
    WholeCampaign,
    Stage,
    Alternation,
    AtTable,
    Aftermath,
    Sending,
    Mustering,
    HalfMuster,
    Deployments,
    ForcedRetreat,
)
