"""Outpost: a small game of inches that proves what the layer of miniatures can do.

1 Armies are set up by turns in their zones; scouts are hidden in one of three places that their
seat alone knows. 2 In each turn a seat gives two orders. A unit moves by steps that cost inches of
its move: woods count each inch double (threefold for horse), streams cost two, an about-face has
a price of its own. Nobody comes within an inch of the enemy or ends on friends. A general moves
with those of his brigade who hear him. Any unit within two inches of hidden scouts halts and
sees them; scouts who move or shoot are seen too. 3 Foot and scouts throw a die for each base. A
gunner writes down a range while the target's owner writes whether it lies down; both are shown,
and the better the estimate, the more dice. 4 After the last turn losses and objectives count.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from grognard.kernel.aids import FULL, MARKED, mark
from grognard.kernel.decision import Action, Decision
from grognard.kernel.dice import Rng
from grognard.kernel.event import Event, EventKind, sees
from grognard.kernel.game import GameInfo, Verdict
from grognard.kernel.refusal import Refusal
from grognard.kernel.sealed import asked, forget_others, sealed_wait
from grognard.kernel.state import State
from grognard.miniatures.armies.army_rules import ArmyRules
from grognard.miniatures.bodies import Body
from grognard.miniatures.contract.board import Board, TablePiece
from grognard.miniatures.contract.measure import Measure
from grognard.miniatures.contract.reach import Reach
from grognard.miniatures.game import MiniaturesGame
from grognard.miniatures.scenarios.misplaced import misplaced
from grognard.miniatures.scenarios.scenario_files import ScenarioFiles
from grognard.table.terrain import Ground
from tests.miniatures.outpost.armies import RULES
from tests.miniatures.outpost.chapters.sequence import new_battle, verdict
from tests.miniatures.outpost.figures import figures
from tests.miniatures.outpost.model.notation import id_of, notate, parse, place_text
from tests.miniatures.outpost.model.orders import Place
from tests.miniatures.outpost.model.positions import read, write, write_view
from tests.miniatures.outpost.model.state import EVENTS, HIDDEN, ON_TABLE, Battle, Told, battle
from tests.miniatures.outpost.model.troops import SEATS, SHUT
from tests.miniatures.outpost.reaches import reach
from tests.miniatures.outpost.scenarios import OPTIONS, SCENARIOS
from tests.miniatures.outpost.screen import (
    Details,
    Picture,
    board,
    measure,
    piece_of,
    seen_by,
    text_map,
)

INFO: Final = GameInfo("outpost", "Outpost", "1", list(SEATS), list(SCENARIOS.known), OPTIONS)


class Outpost(MiniaturesGame):
    def setup(self, scenario: str, options: Mapping[str, str]) -> State:
        return new_battle(scenario, options)

    def verdict(self, s: State) -> Verdict | None:
        return verdict(battle(s))

    # What is hidden

    def view(self, s: State, seat: int | None) -> str:
        return write_view(battle(s), seat) + self.prompt(s, seat, "en")

    def redact(self, event: Event, seat: int | None) -> Event | None:
        assert isinstance(event, Told)
        return event if sees(event.known, seat) else Told(event.what, event.unit, [])

    def determinize(self, s: State, seat: int | None, rng: Rng) -> State:
        b = battle(s).clone()
        b.events = None
        for other in (0, 1):
            lurker = b.lurker(other)
            if lurker is not None and other != seat:
                places = b.hiding_places(other)
                b.hide(lurker.troop.uid, places[rng.below(len(places))][0])
        forget_others(b, seat)
        return b

    # Text

    def parse(self, s: State, text: str) -> Action:
        return parse(battle(s), text)

    def notate(self, s: State, action: Action) -> str:
        return notate(battle(s), action)

    def read(self, text: str) -> State:
        return read(self, text)

    def write(self, s: State) -> str:
        return write(self, battle(s))

    def problems(self, s: State) -> list[str]:
        return problems(battle(s), self.bodies(s))

    def prompt(self, s: State, seat: int | None, lang: str, naming: int = FULL) -> str:
        question = asked(s, seat)
        if question is not None:
            return f"choose: {question.cite}"
        if sealed_wait(s) is not None:
            return "both write"
        wait = s.pending
        return f"{SEATS[wait.seat]}: {wait.cite}" if isinstance(wait, Decision) else "wait"

    def narrate(self, s: State, event: Event, lang: str, naming: int = FULL) -> str:
        assert isinstance(event, Told)
        words = [str(number) for number in event.numbers]
        if event.what == "hid":
            words = [place_text(number) for number in event.numbers]
        elif event.what == "estimated":
            words = [f"e{number}" for number in event.numbers]
        id = id_of(battle(s), event.unit) if event.unit >= 0 else "nobody"
        named = mark(id) if naming == MARKED and event.unit >= 0 else id
        return " ".join([named, event.what, *words])

    def events(self) -> dict[str, EventKind]:
        return EVENTS

    def explain(self, refusal: Refusal, lang: str) -> str:
        return refusal.cite

    def label(self, cite: str, lang: str) -> str:
        return cite.split(" ", 1)[1]

    def label_of(self, cite: str, value: int, lang: str) -> str:
        return self.label(cite, lang)

    # What a person sees

    def detail(self, s: State, action: Action, refusal: Refusal, lang: str) -> str:
        seat = s.pending.seat if isinstance(s.pending, Decision) else 0
        return Details(battle(s), lang).why(action, seat, refusal.cite)

    def table(self, s: State, seat: int | None, lang: str) -> str:
        return text_map(battle(s), seat, lang)

    def picture(self, s: State, seat: int | None, lang: str) -> str:
        return Picture(battle(s), seat, lang).draw()

    def board(self, s: State, lang: str) -> Board:
        return board(battle(s), lang)

    def figures(self, s: State, seat: int | None) -> list[TablePiece]:
        return [piece_of(unit) for unit in seen_by(battle(s), seat)]

    def open_figures(self, s: State) -> list[TablePiece]:
        b = battle(s)
        return [piece_of(u) for u in b.units if u.place in (ON_TABLE, HIDDEN)]

    def measure(self, s: State, seat: int | None, text: str, lang: str) -> Measure:
        return measure(battle(s), seat, text, lang)

    def reach(self, s: State, action: Action, lang: str) -> Reach | None:
        b = battle(s)
        found = reach(b, action, lang)
        if found is not None and isinstance(action, Place):
            troop = b.setting.troops[action.unit]
            found.figures = figures(troop.kind, troop.bases)
        return found

    # What the layer asks

    def ground(self, s: State) -> Ground:
        return battle(s).setting.ground

    def bodies(self, s: State) -> list[Body]:
        """Hidden scouts take their room too."""
        return [unit.body for unit in battle(s).units if unit.place in (HIDDEN, ON_TABLE)]

    def scenario_files(self) -> ScenarioFiles:
        return SCENARIOS

    def army_keys(self) -> list[str]:
        return ["red-army", "blue-army"]

    def army_rules(self) -> ArmyRules:
        return RULES


def problems(b: Battle, there: list[Body]) -> list[str]:
    """Bodies that share ground or lie off the table, scouts in a place that was searched."""
    wrong = misplaced(there, b.setting.ground, SHUT, [unit.troop.id for unit in b.units], "1.3")
    found = [f"{id}: {told['en']}" for id, told in wrong]
    for unit in b.units:
        if unit.place == HIDDEN and b.searched[unit.seat] >> unit.hiding & 1:
            found.append(f"{unit.troop.id} hides where nobody was found")
    return found


OUTPOST: Final = Outpost(INFO)
