"""Bids: a second, tiny game, to prove that the kernel knows nothing of any one game.

1 Both seats hold cards that the other cannot see. In each trick they lay one face-down, the leader
first. 2 The holder of the joker, card 0, may spend it then to throw two dice for the sixes and
fives on them (three points each) instead of one die for its face. 3 The higher sum of card and
dice takes the trick; both cards are shown. 4 Both draw while the deck lasts. The first to take
enough tricks wins at once; when a hand is empty, the seat with more.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from grognard.kernel.aids import FULL, MARKED, mark
from grognard.kernel.decision import Action, Decision
from grognard.kernel.dice import Deal, Die, Draw, Pool, Rng, Throw, high
from grognard.kernel.event import EVERYONE, GRAVE, Event, EventKind, event_table, only, sees
from grognard.kernel.game import Game, GameInfo, Option, Verdict
from grognard.kernel.procedure import DONE, Procedure, Step
from grognard.kernel.refusal import BadData, BadNotation, Refusal
from grognard.kernel.state import State
from grognard.kernel.tally import Tally
from grognard.kernel.umpire import advance, ask_again
from grognard.kernel.verbs import Said, Verb, words_by_key

JOKER: Final = 0
NO_BID: Final = -1
TO_WIN: Final = {"short": 2, "long": 4}
LAST_CARD: Final = {"short": 7, "long": 9}
SEATS: Final = ("north", "south")

EVENTS: Final = event_table(
    [
        EventKind("drew", "card", "4 draw"),
        EventKind("laid", "card", "1 bid", points="card"),
        EventKind("spent", "card", "2 joker"),
        EventKind("showed", "card", "3 both are shown", points="card"),
        EventKind("took", "card", "3 most tricks", weight=GRAVE),
    ]
)

NOT_HELD: Final = Refusal("1 a card of the hand")
NOT_ASKED: Final = Refusal("1 answer the question")


class Bid(Action):
    """bid c5"""

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def key(self) -> tuple[int, ...]:
        return (1, self.card)


class Spend(Action):
    """spend"""

    def key(self) -> tuple[int, ...]:
        return (2,)


class Keep(Action):
    """keep"""

    def key(self) -> tuple[int, ...]:
        return (3,)


# The one table of what may be said: a verb, and its action, made of a card or of nothing. Plain
# ones answer the question about the joker.
SAYINGS: Final[list[tuple[Verb, type[Action]]]] = [
    (Verb("bid", [1], {"en": "Bid", "fr": "Miser"}, "throws named", icon="g-gun"), Bid),
    (Verb("keep", [3], {"en": "Keep it", "fr": "Le garder"}, "plain free"), Keep),
    (Verb("spend", [2], {"en": "Spend it", "fr": "La dépenser"}, "plain"), Spend),
]


def plain_actions() -> list[Action]:
    return [action() for verb, action in SAYINGS if "plain" in verb.traits]


class Told(Event):
    """A past-tense word, a seat, and a card that only `known` may learn (-1 for none)."""

    def __init__(self, what: str, seat: int, card: int = -1, known: int = EVERYONE) -> None:
        super().__init__(EVERYONE)
        self.what: Final = what
        self.seat: Final = seat
        self.card: Final = card
        self.known: Final = known

    def kind(self) -> str:
        return self.what

    def facts(self) -> list[int]:
        return [self.seat, self.card]

    def named(self) -> list[int]:
        return [self.card]


class Table(State):
    def __init__(self, scenario: str, hand: int) -> None:
        super().__init__()
        self.scenario = scenario
        self.hand = hand
        self.deck: list[int] = list(range(LAST_CARD[scenario] + 1))
        self.hands: list[list[int]] = [[], []]
        self.bids = [NO_BID, NO_BID]
        self.spent = [0, 0]
        self.sums = [0, 0]
        self.score = [0, 0]
        self.shown: list[int] = []

    def clone(self) -> Table:
        other = Table(self.scenario, self.hand)
        self.copy_flow_to(other)
        other.deck = self.deck[:]
        other.hands = [hand[:] for hand in self.hands]
        other.bids = self.bids[:]
        other.spent = self.spent[:]
        other.sums = self.sums[:]
        other.score = self.score[:]
        other.shown = self.shown[:]
        return other

    def take(self, seat: int, card: int) -> None:
        self.deck.remove(card)
        self.hands[seat] = sorted([*self.hands[seat], card])
        self.emit(Told("drew", seat, card, only(seat)))

    def lay(self, seat: int, card: int) -> None:
        self.hands[seat].remove(card)
        self.bids[seat] = card
        self.emit(Told("laid", seat, card, only(seat)))

    def spend(self, seat: int) -> None:
        self.hands[seat].remove(JOKER)
        self.shown.append(JOKER)
        self.spent[seat] = 1
        self.emit(Told("spent", seat, JOKER))

    def show(self) -> None:
        for seat in (0, 1):
            self.emit(Told("showed", seat, self.bids[seat]))
            self.shown.append(self.bids[seat])

    def award(self) -> None:
        """3 The higher sum takes the trick; the first with enough of them wins at once."""
        gap = self.sums[0] + self.bids[0] - self.sums[1] - self.bids[1]
        self.show()
        self.bids, self.spent, self.sums = [NO_BID, NO_BID], [0, 0], [0, 0]
        if gap:
            taker = 0 if gap > 0 else 1
            self.score[taker] += 1
            self.emit(Told("took", taker))
            self.finished = self.score[taker] >= TO_WIN[self.scenario]


def table(s: State) -> Table:
    assert isinstance(s, Table)
    return s


class ChooseBid(Decision):
    """1 Lay a card face-down."""

    def candidates(self, s: State) -> list[Action]:
        return [Bid(card) for card in range(LAST_CARD[table(s).scenario] + 1)]

    def why_not(self, s: State, action: Action) -> Refusal | None:
        if not isinstance(action, Bid):
            return NOT_ASKED
        return None if action.card in table(s).hands[self.seat] else NOT_HELD

    def legal(self, s: State) -> list[Action]:
        return [Bid(card) for card in table(s).hands[self.seat]]

    def weigh(self, s: State, action: Action) -> list[Tally]:
        return [Tally(action.card, "1 the card", keep=True)] if isinstance(action, Bid) else []


class ChooseJoker(Decision):
    """2 Spend the joker or keep it. To be asked is to be seen to hold it."""

    def candidates(self, s: State) -> list[Action]:
        return plain_actions()

    def why_not(self, s: State, action: Action) -> Refusal | None:
        return NOT_ASKED if isinstance(action, Bid) else None

    def decline(self, s: State) -> Action:
        return Keep()


class Match(Procedure):
    def step(self, s: State) -> Step:
        t = table(s)
        if self.stage == 1:
            return Deal("1 the deal", len(t.deck), 2 * t.hand)
        if self.stage == 2:
            self.deal(t)
        if not t.hands[0] or not t.hands[1]:
            t.finished = True
            return DONE
        return Trick(len(t.shown) // 2 % 2)

    def deal(self, t: Table) -> None:
        cards = t.deck[:]
        dealt = Deal("1 the deal", len(cards), 2 * t.hand).dealt(t.outcome)
        for order, card in enumerate(dealt):
            t.take(order % 2, cards[card])


class Trick(Procedure):
    """1 to 4 `turn` counts the seats that have bid, been asked, thrown or drawn, the leader first.

    Stages come in pairs, one that waits and one that takes the result.
    """

    leader: int
    turn: int = 0

    def step(self, s: State) -> Step:
        t = table(s)
        if self.stage % 2 == 0:
            self.hear(t)
            self.turn += 1
            self.stage -= 1
        while self.stage <= 7:
            wait = self.wait(t)
            if wait is not None:
                return wait
            self.turn = 0
            self.stage += 2
            if self.stage == 7:
                t.award()
        return DONE

    def seat(self) -> int:
        return self.leader if self.turn == 0 else 1 - self.leader

    def wait(self, t: Table) -> Step | None:
        """What this stage asks or throws for the seat in turn; None when both have had theirs."""
        while self.turn < 2:
            seat = self.seat()
            if self.stage == 1:
                return ChooseBid(seat, "1 bid")
            if self.stage == 3:
                t.pauses += (seat,)
            if self.stage == 3 and JOKER in t.hands[seat]:
                return ChooseJoker(seat, "2 joker", hidden=True)
            if self.stage == 5:
                return Pool("2 joker dice", 2, 5) if t.spent[seat] else Die("3 die")
            if self.stage == 7 and t.deck and len(t.hands[seat]) < t.hand:
                return Draw("4 draw", len(t.deck))
            self.turn += 1
        return None

    def hear(self, t: Table) -> None:
        seat = self.seat()
        if isinstance(t.action, Bid) and self.stage == 2:
            t.lay(seat, t.action.card)
        elif isinstance(t.action, Spend) and self.stage == 4:
            t.spend(seat)
        elif self.stage == 6:
            t.sums[seat] = 3 * high(t.outcome) if t.spent[seat] else t.outcome
        elif self.stage == 8:
            t.take(seat, t.deck[t.outcome])


OPTIONS: Final = [
    Option("hand", ["2", "3"], "3", {"en": "cards in a hand", "fr": "cartes en main"})
]
INFO: Final = GameInfo("bids", "Bids", "1", list(SEATS), list(TO_WIN), OPTIONS)


class Bids(Game):
    def __init__(self) -> None:
        super().__init__(INFO)

    def setup(self, scenario: str, options: Mapping[str, str]) -> State:
        hand = options.get("hand", "3")
        if hand not in OPTIONS[0].values:
            raise BadData("options", "hand", f"{hand!r} is not one of 2, 3")
        s = Table(scenario, int(hand))
        s.stack.append(Match())
        advance(s)
        return s

    def verdict(self, s: State) -> Verdict | None:
        score = table(s).score
        if not s.finished:
            return None
        if score[0] == score[1]:
            return Verdict(None, "3 equal tricks")
        return Verdict(0 if score[0] > score[1] else 1, "3 most tricks")

    def pair_rule(self, scenario: str) -> str:
        return "3 most tricks" if scenario == "short" else ""

    def tie_break(self, s: State, seat: int) -> int:
        return table(s).score[seat]

    def tie_break_name(self, lang: str) -> str:
        return {"en": "tricks", "fr": "levées"}[lang]

    def view(self, s: State, seat: int | None) -> str:
        t = table(s)
        lines = [f"{t.scenario} {t.hand}", f"deck {len(t.deck)}", f"shown {cards(t.shown)}"]
        for other, name in enumerate(SEATS):
            mine = other == seat
            hand = cards(t.hands[other]) if mine else str(len(t.hands[other]))
            bid = cards(t.bids[other : other + 1]) if mine else str(t.bids[other] != NO_BID)
            public = f"{t.score[other]} {t.spent[other]} {t.sums[other]}"
            lines.append(f"{name} {hand} bid {bid} public {public}")
        return "\n".join([*lines, self.prompt(s, seat, "en")])

    def redact(self, event: Event, seat: int | None) -> Event | None:
        assert isinstance(event, Told)
        return event if sees(event.known, seat) else Told(event.what, event.seat)

    def determinize(self, s: State, seat: int | None, rng: Rng) -> State:
        t = table(s.clone())
        secret = t.deck[:]
        for other in (0, 1):
            if other != seat:
                secret += t.hands[other] + [bid for bid in t.bids[other : other + 1] if bid >= 0]
        Dealer(sorted(secret), rng).deal(t, seat)
        ask_again(t)
        return t

    def parse(self, s: State, text: str) -> Action:
        words = text.split()
        if len(words) == 2 and words[0] == "bid":
            return Bid(read_card(words[1], 0))
        for verb, action in SAYINGS:
            if words == [verb.word] and "plain" in verb.traits:
                return action()
        told = {"fr": "il faut bid et une carte, spend ou keep"}
        raise BadNotation(0, text, "expected bid and a card, spend or keep", told)

    def notate(self, s: State, action: Action) -> str:
        word = words_by_key(self.verbs())[action.key()[0]]
        return f"{word} c{action.card}" if isinstance(action, Bid) else word

    def verbs(self) -> list[Verb]:
        return [verb for verb, _ in SAYINGS]

    def take_apart(self, s: State, action: Action) -> Said:
        word, *card = self.notate(s, action).split()
        return Said(" ".join([word, *card]), word, card[0] if card else None)

    def write(self, s: State) -> str:
        t = table(s)
        lines = [f"{t.scenario} {t.hand}", cards(t.deck), cards(t.shown)]
        lines += [cards(hand) for hand in t.hands]
        lines += [numbers(field) for field in (t.bids, t.spent, t.sums, t.score)]
        for p in t.stack:
            lines.append(f"{type(p).__name__} {numbers([p.stage, *p.fields()])}")
        return "\n".join(lines) + "\n"

    def read(self, text: str) -> State:
        lines = [line.split() for line in text.splitlines()]
        if len(lines) < 9 or lines[0][0] not in TO_WIN:
            raise BadNotation(1, text.split("\n")[0], "expected short or long, then eight lines")
        t = Table(lines[0][0], int(lines[0][1]))
        held = [[read_card(word, at) for word in lines[at - 1]] for at in range(2, 6)]
        t.deck, t.shown, t.hands = held[0], held[1], held[2:]
        t.bids, t.spent, t.sums, t.score = [[int(word) for word in line] for line in lines[5:9]]
        for line in lines[9:]:
            p: Procedure = Trick(0) if line[0] == "Trick" else Match()
            p.stage = int(line[1])
            p.restore([int(word) for word in line[2:]])
            t.stack.append(p)
        t.finished = not t.stack
        ask_again(t)
        return t

    def problems(self, s: State) -> list[str]:
        t = table(s)
        bids = [card for card in t.bids if card != NO_BID]
        cards = sorted(t.deck + t.hands[0] + t.hands[1] + bids + t.shown)
        if cards == list(range(LAST_CARD[t.scenario] + 1)):
            return []
        return [f"each card must be in one place: {cards}"]

    def prompt(self, s: State, seat: int | None, lang: str, naming: int = FULL) -> str:
        wait = s.pending
        if not isinstance(wait, Decision) or (wait.hidden and wait.seat != seat):
            return "Wait."
        voice = "choose" if wait.seat == seat else f"{SEATS[wait.seat]} chooses"
        return f"{voice}: {wait.cite}"

    def narrate(self, s: State, event: Event, lang: str, naming: int = FULL) -> str:
        assert isinstance(event, Told)
        if self.kind_of(event).silent:
            return ""
        name = f"c{event.card}" if event.card >= 0 else ""
        card = mark(name) if name and naming == MARKED else name
        return f"{SEATS[event.seat]} {event.what} {card}".rstrip()

    def events(self) -> dict[str, EventKind]:
        return EVENTS

    def places(self, event: Event) -> list[str]:
        """A card that is pointed at lies before the player who laid it."""
        assert isinstance(event, Told)
        return [SEATS[event.seat] for _ in self.kind_of(event).points]

    def explain(self, refusal: Refusal, lang: str) -> str:
        return refusal.cite

    def label(self, cite: str, lang: str) -> str:
        return cite.split(" ", 1)[1]

    def label_of(self, cite: str, value: int, lang: str) -> str:
        return self.label(cite, lang)

    def table(self, s: State, seat: int | None, lang: str) -> str:
        return self.view(s, seat)


class Dealer:
    """Redeals what a seat cannot see: to the other hands, the other bids and the deck."""

    def __init__(self, secret: list[int], rng: Rng) -> None:
        order = Deal("secrets", len(secret), len(secret)).sample(rng) if secret else []
        self.secret = [secret[face - 1] for face in order]

    def some(self, count: int) -> list[int]:
        dealt, self.secret = self.secret[:count], self.secret[count:]
        return sorted(dealt)

    def deal(self, t: Table, seat: int | None) -> None:
        for other in (0, 1):
            if other != seat:
                t.hands[other] = self.some(len(t.hands[other]))
                if t.bids[other] != NO_BID:
                    t.bids[other] = self.some(1)[0]
        t.deck = self.some(len(t.deck))


def cards(held: list[int]) -> str:
    return " ".join(f"c{card}" for card in held if card != NO_BID)


def numbers(held: list[int]) -> str:
    return " ".join(str(number) for number in held)


def read_card(word: str, line: int) -> int:
    if word[:1] != "c" or not word[1:].isdecimal():
        told = {"fr": "il faut une carte, par exemple c5"}
        raise BadNotation(line, word, "expected a card such as c5", told)
    return int(word[1:])


BIDS: Final = Bids()
__all__ = ["BIDS", "Bid", "Bids", "Keep", "Match", "Spend", "Table", "Throw", "Told", "Trick"]
