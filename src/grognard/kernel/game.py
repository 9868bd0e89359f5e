"""The contract a game fulfils. Everything above the rules speaks to a game through this."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from .aids import (
    FULL,
    MARK,
    Dice,
    Forecast,
    Loss,
    Paper,
    Piece,
    Rules,
    Sheet,
    Stakes,
    Thrower,
    ThrowKind,
    Warning,
)
from .bringing.decks import DeckCheck, DeckForm, DeckQuestion
from .bringing.lists import ListChange, ListCheck, ListForm
from .charts.book import ChartBook, ListedArmy, ListedBattle
from .decision import Action, Decision
from .dice import Rng
from .event import UNLISTED, Event, EventKind
from .lesson import Lesson, lessons_of
from .refusal import BadNotation, Refusal
from .rulebook.ledger import Ledger
from .shares import Share
from .state import State
from .verbs import Said, Verb

# The name of a number in the table of events that is a seat.
SIDE: Final = "side"


class Option:
    """A setting of a game: its key, the values it takes, the default, what it does.

    A `local` one names something on the player's own machine, such as a file: a server takes no
    such option from outside. An `agreed` one is a whole text that the rules read, such as a list of
    cards: everybody who joins agrees to it by its hash, and views show no more than that. An option
    of a `seat` is seen by nobody else until the game begins; of a `hand` of it, only by players who
    have that hand.
    """

    def __init__(
        self,
        key: str,
        values: list[str],
        default: str,
        about: dict[str, str],
        local: bool = False,
        agreed: bool = False,
        seat: str = "",
        hand: str = "",
    ) -> None:
        self.key: Final = key
        self.values: Final = values
        self.default: Final = default
        self.about: Final = about
        self.local: Final = local
        self.agreed: Final = agreed
        self.seat: Final = seat
        self.hand: Final = hand


class GameInfo:
    """What a lobby shows. `version` is the rules version that records are pinned to.

    `open` says that nothing but sealed answers is ever hidden, `on_screen` that it is played in the
    browser: a server offers no other. The seats of a `shared` one may be given to several people.
    """

    def __init__(
        self,
        key: str,
        name: str,
        version: str,
        seats: list[str],
        scenarios: list[str],
        options: list[Option],
        open: bool = False,
        on_screen: bool = True,
        shared: bool = False,
    ) -> None:
        self.key: Final = key
        self.name: Final = name
        self.version: Final = version
        self.seats: Final = seats
        self.scenarios: Final = scenarios
        self.options: Final = options
        self.open: Final = open
        self.on_screen: Final = on_screen
        self.shared: Final = shared


class Verdict:
    """How a game ended: the winning seat (None for a draw) and the rule that says so."""

    def __init__(self, winner: int | None, cite: str) -> None:
        self.winner: Final = winner
        self.cite: Final = cite


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    def __init__(self, info: GameInfo) -> None:
        self.info: Final = info

    def setup(self, scenario: str, options: Mapping[str, str]) -> State:
        """A new game, waiting for its first decision or throw."""
        raise NotImplementedError

    def portable(self, options: Mapping[str, str]) -> dict[str, str]:
        """Options for a record: with what a `local` one names, not its path; raises BadData."""
        return dict(options)

    def to_bring(
        self, scenario: str, options: Mapping[str, str], divided: Collection[str] = ()
    ) -> dict[str, str]:
        """Options that a player fills in on sitting down, such as an army, by the keys of seats.

        In a `divided` seat those of each hand are its own: they go by the key of the hand.
        """
        return {}

    def stand_ins(
        self, scenario: str, options: Mapping[str, str], divided: Collection[str] = ()
    ) -> dict[str, str]:
        """What the game takes for options of `to_bring` that nobody fills in, if anything."""
        return {}

    def verdict(self, s: State) -> Verdict | None:
        """None while the game is in progress."""
        raise NotImplementedError

    def view(self, s: State, seat: int | None) -> str:
        """All that a seat (None: a spectator) may see, as text; equal texts look alike.

        Of sealed answers a seat sees its own, and of others not even that they are in.
        """
        raise NotImplementedError

    def redact(self, event: Event, seat: int | None) -> Event | None:
        """The event as a seat may know it, or None when it may not know of it at all."""
        raise NotImplementedError

    def determinize(self, s: State, seat: int | None, rng: Rng) -> State:
        """A state this seat could be in: what it cannot see is redealt.

        Sealed answers of others are forgotten (`sealed.forget_others`).
        """
        raise NotImplementedError

    def parse(self, s: State, text: str) -> Action:
        """Read an action; raises BadNotation."""
        raise NotImplementedError

    def notate(self, s: State, action: Action) -> str:
        """Write an action so that `parse` reads it back."""
        raise NotImplementedError

    def verbs(self) -> list[Verb]:
        """The one table of what may be said; a screen has no list of its own."""
        return []

    def take_apart(self, s: State, action: Action) -> Said:
        """An action as its verb, piece, target and parts, named as `notate` names them."""
        text = self.notate(s, action)
        return Said(text, text.split(" ", 1)[0])

    def read(self, text: str) -> State:
        """A position from its text; raises BadNotation naming line, value and expectation."""
        raise NotImplementedError

    def write(self, s: State) -> str:
        """A position as text that `read` reads back."""
        raise NotImplementedError

    def problems(self, s: State) -> list[str]:
        """Every broken invariant of a state, for tests, fuzzing and editors."""
        return []

    def prompt(self, s: State, seat: int | None, lang: str, naming: int = FULL) -> str:
        """The question in one sentence, for a seat asked (`sealed.asked`) or one that waits."""
        raise NotImplementedError

    def narrate(self, s: State, event: Event, lang: str, naming: int = FULL) -> str:
        """A (redacted) event in one sentence; empty for events not worth a line."""
        raise NotImplementedError

    def spell(self, s: State, text: str, lang: str, naming: int) -> str:
        """Fill in a marked sentence; any state of the same game will do."""
        return MARK.sub(r"\1", text)

    def ledger(self) -> Ledger:
        """Where what the rules cite can be looked up."""
        raise NotImplementedError

    def explain(self, refusal: Refusal, lang: str) -> str:
        """A refusal in words, with its rule number."""
        return self.ledger().explain(refusal, lang)

    def attempts(self, s: State, piece: str, target: str) -> list[Action]:
        """What a seat that is asked may mean by touching a piece, or putting it on a target.

        They need not be answers to its question: `reasons.py` says why none of them may be given.
        """
        decision = s.pending
        assert isinstance(decision, Decision)
        found: list[Action] = []
        for action in decision.candidates(s):
            said = self.take_apart(s, action)
            if said.piece == piece and (not target or said.target == target):
                found.append(action)
        return found

    def detail(self, s: State, action: Action, refusal: Refusal, lang: str) -> str:
        """What a refusal does not say by itself: where, by how much; empty where it says all."""
        return ""

    def reason(self, s: State, action: Action, refusal: Refusal, lang: str) -> str:
        """A refusal in words and its details, in a state that the seat asked could be in."""
        detail = self.detail(s, action, refusal, lang)
        return f"{self.explain(refusal, lang)} {detail}".rstrip()

    def describe(self, s: State, action: Action, lang: str) -> str:
        """An action as a person would say it; empty for a game without such words."""
        return ""

    def caption(self, s: State, name: str, lang: str) -> str:
        """What a piece named in the notation is, in a few words; empty where there is none."""
        return ""

    def seat_name(self, s: State, seat: int, lang: str) -> str:
        """A seat as a person would call it."""
        return self.info.seats[seat]

    def label(self, cite: str, lang: str) -> str:
        """The short name of a rule."""
        return self.ledger().label(cite, lang)

    def label_of(self, cite: str, value: int, lang: str) -> str:
        """The short name of a rule beside its number, for the lines of a Tally."""
        return self.ledger().label_of(cite, value, lang)

    def table(self, s: State, seat: int | None, lang: str) -> str:
        """The table drawn in text as a seat sees it."""
        raise NotImplementedError

    def picture(self, s: State, seat: int | None, lang: str) -> str:
        """The table as a seat sees it, as an SVG file; empty for a game that draws none."""
        return ""

    # Aids: what a screen shows beside the table. All of them may be left out.

    def catalogue(self) -> list[Piece]:
        """Every piece of the game, in the order of its list."""
        return []

    def list_form(self, option: str, lang: str) -> ListForm:
        """The game's own list that an agreed option may replace; raises BadNotation."""
        raise BadNotation(0, option, "this game has no such list")

    def list_check(
        self, option: str, text: str, changes: Sequence[ListChange], lang: str
    ) -> ListCheck:
        """A list for an agreed option, with values put in, judged; raises BadNotation."""
        raise BadNotation(0, option, "this game has no such list")

    def deck_form(self, lang: str) -> DeckForm | None:
        """What decks its players may build; None for a game without."""
        return None

    def deck_check(self, question: DeckQuestion, lang: str) -> DeckCheck:
        """A deck of a player, judged; raises BadData and BadNotation where it cannot be."""
        raise BadNotation(0, self.info.key, "this game has no decks")

    def cards_paper(self, wanted: str, lang: str) -> Paper | None:
        """Its cards to be printed: all, those of an army, or those named; None for a game without.

        Raises BadData and BadNotation where it is not clear which are wanted.
        """
        return None

    def campaign_paper(self, lang: str) -> Paper | None:
        """Its campaign to be printed: map, course and losses; None for a game without."""
        return None

    def own_pieces(self, s: State) -> list[Piece]:
        """Pieces of this match that are not as the catalogue has them: the players' own."""
        return []

    def rules(self, lang: str) -> Rules:
        """The rules and rulings in words of our own."""
        return Rules([], [], [])

    def charts(self) -> ChartBook | None:
        """Its charts for people who play with real figures; None for a game without."""
        return None

    def chart_battles(self, lang: str) -> list[ListedBattle]:
        """Battles whose units a list beside the charts may begin with."""
        return []

    def chart_armies(self, lang: str) -> list[ListedArmy]:
        """Armies that come with the game, for one side of such a list."""
        return []

    def chart_army(self, text: str, lang: str) -> ListedArmy:
        """The same of an army that a player brings; raises BadNotation."""
        raise BadNotation(0, text, "this game has no army lists")

    def question(self, s: State, seat: int | None) -> str:
        """The game's name for what a seat is asked or waits for; empty where it may not know."""
        return ""

    def events(self) -> dict[str, EventKind]:
        """The game's table of events, by their words."""
        return {}

    def kind_of(self, event: Event) -> EventKind:
        """What the table says of an event."""
        return self.events().get(event.kind(), UNLISTED)

    def cite(self, s: State, event: Event) -> str:
        """The rule by which something happened, or an empty string."""
        return self.kind_of(event).cite

    def places(self, event: Event) -> list[str]:
        """The places that a (redacted) event mentions, as views name them."""
        return []

    def side(self, event: Event) -> int | None:
        """The seat whose turn or phase an event opens; None for everything else."""
        kind = self.kind_of(event)
        return kind.number(event, SIDE) if kind.opens and SIDE in kind.args else None

    def dice(self, s: State, faces: list[int]) -> Dice:
        """What everybody may know of a throw that comes out so, in the state that waits for it."""
        return Dice([], [], [])

    def event_sums(self, s: State, event: Event) -> list[list[tuple[str, int]]]:
        """What an event adds up without any dice, side by side: lines of a rule and a number."""
        return []

    def marks(self, s: State, ways: list[list[int]]) -> list[list[str]]:
        """The marks of the dice for each way in which a throw may come out.

        A game whose dice take long to explain says these alone more quickly.
        """
        return [self.dice(s, faces).marks for faces in ways]

    def dice_result(self, cite: str, mark: str, count: int, lang: str) -> str:
        """What so many dice of a throw did, where the general words do not say it; else empty."""
        return ""

    def row_note(self, cite: str, lang: str) -> str:
        """What a row of a table does, in a few words; empty where its name says it."""
        return ""

    def thrown_for(self, cite: str, lang: str) -> str:
        """What a throw is for, in a word or two: the name of its rule, where that says it."""
        return self.label(cite, lang)

    def opening(self, s: State, event: Event, lang: str) -> str:
        """The heading of the part of a log that an event opens."""
        return self.narrate(s, event, lang)

    def stakes(self, s: State, seat: int | None, lang: str) -> Stakes | None:
        """How the game is won and who is in danger, by what the seat may know; None: unsaid."""
        return None

    def heading(self, cite: str, lang: str) -> str:
        """What a Tally is called that begins with this rule."""
        return self.label(cite, lang)

    # The state is one that the seat asked could be in, never the true one.

    def forecast(
        self, s: State, action: Action, lang: str, naming: int = FULL
    ) -> tuple[Forecast | None, Forecast | None]:
        """The dice an action throws, and those that the other side could then throw at it."""
        return None, None

    def depends_on_hidden(self, s: State, action: Action) -> bool:
        """Whether the forecast depends on what the seat asked cannot see: then it is averaged."""
        return not self.info.open

    def may_foresee(self, s: State, action: Action) -> bool:
        """Whether its chances may be shown; not if they reveal what may not be measured."""
        return True

    def warnings(self, s: State, action: Action, lang: str) -> list[Warning]:
        """Warnings about an action, for the seat asked."""
        return []

    def sheet(self, s: State, seat: int | None, name: str, lang: str, naming: int = FULL) -> Sheet:
        """A piece by its name as it stands now; raises BadNotation."""
        raise BadNotation(0, name, "no such piece")

    def turn_key(self, s: State) -> int:
        """A number that changes when a turn begins, for searches and their dice; all know it."""
        return self.moment(s)[0]

    # For seats that several people share. All of them may be left out.

    def shares(self, s: State, seat: int) -> list[Share]:
        """What of a seat may be given to others, each after the one it lies within.

        It is the same as long as a game lasts, and everybody may know it.
        """
        return []

    def share_of(self, s: State, action: Action) -> str:
        """The share whose matter an answer to the pending question is; empty: the whole seat's."""
        return ""

    def share_name(self, s: State, share: str, lang: str) -> str:
        """A share as a person would call it."""
        return share

    def closing(self, s: State) -> Action | None:
        """The answer that ends a question which each share answers as often as it likes.

        None where the first answer is the only one.
        """
        return None

    def hands(self, seat: int) -> list[str]:
        """The shares of a seat whose pieces only those see who have them.

        `view`, `redact`, `determinize` and all that is written for a reader then also get, for a
        seat, the sights of some of these hands (kernel/shares.py).
        """
        return []

    def waits_for(self, s: State) -> list[str]:
        """The hands that an open question waits for until each has closed it, as everybody knows.

        What they could answer may be a secret of theirs.
        """
        return []

    def spoken_by(self, s: State, sight: int) -> State:
        """The state with its pieces named, in notation and words, as this sight may name them."""
        return s

    # For matches of two games, with seats changed after the first (pairs.py). May be left out.

    def pair_rule(self, scenario: str) -> str:
        """The rule that decides such a match; empty where this scenario is played once only."""
        return ""

    def tie_break(self, s: State, seat: int) -> int:
        """What decides where the points are equal: more of it is better. Everybody may know it."""
        return 0

    def tie_break_name(self, lang: str) -> str:
        """What that is, in a word or two."""
        return ""

    # For replays and lessons

    def open_view(self, s: State) -> str:
        """Everything there is, in the manner of `view`: for games that are over."""
        return self.write(s)

    def moment(self, s: State) -> tuple[int, str]:
        """The turn, and the name of the phase in it, which everybody knows."""
        return 0, ""

    def lessons(self) -> dict[str, Lesson]:
        """Games that teach by being played, by their names: those in `data/lessons`."""
        return lessons_of(self.info.key)

    # For the report of a battle that is over. All of them may be left out.

    def victory(self, s: State, seat: int, lang: str) -> str:
        """Who won, in two or three words; empty for a game without such words."""
        return ""

    def ending(self, s: State, verdict: Verdict, reader: int | None, lang: str) -> str:
        """Where and why the rules ended it so: one sentence with its rule number.

        The seat that reads it is spoken to; None is for everybody.
        """
        return f"{self.label(verdict.cite, lang)} ({verdict.cite.partition(' ')[0]})"

    def strength(self, s: State, seat: int) -> int:
        """What a side still has in the field, in the game's own measure."""
        return 0

    def strength_name(self, lang: str) -> str:
        """The measure of strength and losses."""
        return ""

    def loss(self, s: State, event: Event) -> Loss | None:
        """What an event cost, in the state after it; None where it cost nothing."""
        return None

    def fate(self, key: str, lang: str) -> str:
        """How a piece was lost, in a word or two."""
        return key

    def thrower(self, s: State) -> Thrower | None:
        """Which side has the luck of the throw that the state waits for; None for deals and the
        like.

        What each face does is given by `dice`; for dice that do nothing the faces are added up.
        """
        return None

    def throw_kinds(self, lang: str) -> list[ThrowKind]:
        """The kinds of throw that `thrower` distinguishes, in the order of a report."""
        return []
