"""Each law catches a fault planted in the tiny game; a law that cannot fail says nothing."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from grognard.kernel.aids import FULL
from grognard.kernel.decision import Action, Slots
from grognard.kernel.dice import Die, Rng, Throw
from grognard.kernel.event import Event
from grognard.kernel.game import Game, GameInfo
from grognard.kernel.procedure import Step
from grognard.kernel.refusal import Refusal
from grognard.kernel.sealed import sealed_lines
from grognard.kernel.state import State
from grognard.kernel.verbs import Said
from tests.kernel.games import tinygame
from tests.kernel.games.sealedgame import (
    GUNNERS,
    ChooseEstimate,
    Estimates,
    WriteEstimates,
    range_of,
)
from tests.kernel.games.tinygame import (
    BIDS,
    INFO,
    Bid,
    Bids,
    ChooseBid,
    ChooseJoker,
    Table,
    Told,
    Trick,
    table,
)
from tests.laws import laws
from tests.laws import secrecy_laws as secrecy
from tests.laws.laws import Law
from tests.laws.walks import forget_samples

pytestmark = pytest.mark.both_forms

SEEDS = range(8)

clone, lay, wait = Table.clone, Table.lay, Trick.wait
view, prompt, read = Bids.view, Bids.prompt, Bids.read
determinize, notate, narrate = Bids.determinize, Bids.notate, Bids.narrate


def a_shared_list(self: Table) -> Table:
    other = clone(self)
    other.score = self.score
    return other


def a_shared_procedure(self: Trick) -> Trick:
    return self


def luck_of_its_own(self: Table, seat: int, card: int) -> None:
    lay(self, seat, card)
    LUCK.append(card)
    self.score[seat] = len(LUCK) % 7


LUCK: list[int] = []


def a_card_too_few(self: ChooseBid, s: State) -> list[Action]:
    hand = table(s).hands[self.seat]
    return [Bid(card) for card in hand[1:] or hand]


def a_card_twice(self: ChooseBid, s: State) -> list[Action]:
    return [Bid(card) for card in table(s).hands[self.seat] * 2]


class OneSlot(Slots):
    """The first card in hand, and no other."""

    def __init__(self, card: int) -> None:
        self.card = card

    def count(self) -> int:
        return 1

    def at(self, number: int) -> Action | None:
        return Bid(self.card)


def slots_for_one(self: ChooseBid, s: State) -> Slots:
    return OneSlot(table(s).hands[self.seat][0])


def a_card_not_held(self: ChooseBid, s: State) -> list[Action]:
    return [Bid(-1)]


def a_card_of_another(self: ChooseBid, s: State, rng: Rng) -> Action:
    return Bid(-1)


def anything_goes(self: ChooseJoker, s: State, action: Action) -> Refusal | None:
    return None


def no_answer(self: ChooseBid, s: State) -> list[Action]:
    hand = table(s).hands[self.seat]
    return [Bid(card) for card in hand] if len(hand) > 1 else []


def no_verdict(self: Bids, s: State) -> None:
    return None


def a_trick_without_end(self: Table) -> None:
    self.score[0] = 0
    for seat in (0, 1):
        self.hands[seat].append(self.bids[seat])
    self.bids = [tinygame.NO_BID, tinygame.NO_BID]


def alike(self: Bids, s: State, action: Action) -> str:
    return "bid c1" if isinstance(action, Bid) else notate(self, s, action)


def two_lines(self: Bids, s: State, action: Action) -> str:
    return notate(self, s, action) + "\n"


def without_its_card(self: Bids, s: State, action: Action) -> Said:
    text = self.notate(s, action)
    return Said(text, text.split()[0])


def with_a_nameless_part(self: Bids, s: State, action: Action) -> Said:
    text = self.notate(s, action)
    return Said(text, text.split()[0], None, None, [text])


def forgetful_reading(self: Bids, text: str) -> State:
    t = table(read(self, text))
    t.score = [0, 0]
    return t


def a_leaky_view(self: Bids, s: State, seat: int | None) -> str:
    return f"{view(self, s, seat)} {table(s).deck}"


def a_leaky_prompt(self: Bids, s: State, seat: int | None, lang: str, naming: int = FULL) -> str:
    wait = s.pending
    told = isinstance(wait, ChooseJoker) and wait.seat != seat
    return "They hold the joker!" if told else prompt(self, s, seat, lang)


def answers_by_what_others_hold(self: ChooseBid, s: State) -> list[Action]:
    most = max(table(s).hands[1 - self.seat], default=0)
    hand = table(s).hands[self.seat]
    return [Bid(card) for card in hand if card < most] or [Bid(card) for card in hand]


def peeking(self: Bids, s: State, seat: int | None, rng: Rng) -> State:
    return s.clone()


def dealing_on_the_table(self: Bids, s: State, seat: int | None, rng: Rng) -> State:
    t = table(s)
    t.deck.reverse()
    return determinize(self, s, seat, rng)


def dealing_own_cards(self: Bids, s: State, seat: int | None, rng: Rng) -> State:
    return determinize(self, s, None, rng)


class Loaded(Throw):
    """A die that favours six, or that leaves six out of its outcomes."""

    def __init__(self, faces: int, sides: int) -> None:
        super().__init__("3 die")
        self.faces = faces
        self.sides = sides

    def sample(self, rng: Rng) -> list[int]:
        return [min(6, rng.below(self.faces) + 1)]

    def toss(self, rng: Rng) -> int:
        return self.read(self.sample(rng))

    def read(self, faces: list[int]) -> int:
        return faces[0]

    def outcomes(self) -> list[tuple[int, int]]:
        return [(face, 1) for face in range(1, self.sides + 1)]

    def why_bad(self, faces: list[int]) -> str:
        return "" if len(faces) == 1 and 1 <= faces[0] <= 6 else "no such face"


def a_loaded_die(self: Trick, t: Table) -> Step | None:
    found = wait(self, t)
    return Loaded(9, 6) if isinstance(found, Die) else found


def a_forgotten_six(self: Trick, t: Table) -> Step | None:
    found = wait(self, t)
    return Loaded(6, 5) if isinstance(found, Die) else found


def losing_a_card(self: Table, seat: int, card: int) -> None:
    lay(self, seat, card)
    self.deck = self.deck[1:]


def a_marking_refusal(self: ChooseBid, s: State, action: Action) -> Refusal | None:
    t = table(s)
    if isinstance(action, Bid) and action.card in t.hands[self.seat]:
        return None
    t.score[0] += 1
    return tinygame.NOT_HELD


def a_marking_question(self: Bids, s: State, seat: int | None) -> str:
    table(s).score[0] += 1
    return view(self, s, seat)


def an_event_of_no_table(self: Told) -> str:
    return f"{self.what} indeed"


def a_number_without_a_name(self: Told) -> list[int]:
    return [self.card, self.seat]


def everything_told(self: Bids, event: Event, seat: int | None) -> Event | None:
    return event


def a_talkative_sentence(self: Bids, s: State, event: Event, lang: str, naming: int = FULL) -> str:
    hands = table(s).hands
    return f"{narrate(self, s, event, lang)} (south holds {tinygame.cards(hands[1])})"


def a_field_not_saved(self: Trick) -> list[int]:
    return [self.leader, 0]


def a_glance_at_the_paper(self: Estimates, s: State, seat: int | None) -> str:
    return "\n".join(self.public(s) + sealed_lines(self, s))


def a_prompt_by_the_paper(
    self: Estimates, s: State, seat: int | None, lang: str, naming: int = FULL
) -> str:
    return f"{len(s.sealed)} have written"


def a_copied_answer(self: ChooseEstimate, s: State) -> list[Action]:
    taken = {action.key() for _, action in s.sealed}
    free = [a for a in self.candidates(s) if self.why_not(s, a) is None]
    return [a for a in free if a.key() not in taken] or free


def knowing_what_was_written(self: Estimates, s: State, seat: int | None, rng: Rng) -> State:
    return s.clone()


def the_first_counts_double(self: WriteEstimates, s: State, answers: list[Action]) -> None:
    wait = s.pending
    assert isinstance(wait, ChooseEstimate)
    range_of(s).stake = wait.seat
    for seat, action in enumerate(answers):
        range_of(s).show(seat, action.key()[1])


def papers_lost(self: Estimates, s: State) -> str:
    stack = [f"{type(p).__name__} {p.stage}" for p in s.stack]
    return "\n".join([*self.public(s), *stack]) + "\n"


SEALED_FAULTS: list[tuple[Law, type, str, Callable[..., object]]] = [
    (secrecy.a_sealed_answer_changes_nothing_seen, Estimates, "view", a_glance_at_the_paper),
    (secrecy.a_sealed_answer_changes_nothing_seen, ChooseEstimate, "legal", a_copied_answer),
    (
        secrecy.a_sealed_answer_changes_nothing_seen,
        Estimates,
        "determinize",
        knowing_what_was_written,
    ),
    (
        secrecy.a_sealed_answer_changes_nothing_seen,
        WriteEstimates,
        "reveal",
        the_first_counts_double,
    ),
    (secrecy.the_unseen_changes_nothing_seen, Estimates, "prompt", a_prompt_by_the_paper),
    (laws.positions_round_trip, Estimates, "write", papers_lost),
]
FAULTS: list[tuple[Law, type, str, Callable[..., object]]] = [
    (laws.a_clone_diverges_from_nothing, Table, "clone", a_shared_list),
    (laws.a_clone_diverges_from_nothing, Trick, "copy", a_shared_procedure),
    (laws.a_clone_diverges_from_nothing, Table, "lay", luck_of_its_own),
    (laws.legal_is_candidates_filtered, ChooseBid, "legal", a_card_too_few),
    (laws.legal_is_candidates_filtered, ChooseBid, "legal", a_card_twice),
    (laws.legal_is_candidates_filtered, ChooseBid, "slots", slots_for_one),
    (laws.legal_is_candidates_filtered, ChooseBid, "recommended", a_card_not_held),
    (laws.what_is_drawn_is_legal, ChooseBid, "draw", a_card_of_another),
    (laws.why_not_judges_any_action, ChooseJoker, "why_not", anything_goes),
    (laws.no_answer_is_a_dead_end, ChooseBid, "legal", no_answer),
    (laws.games_end, Bids, "verdict", no_verdict),
    (laws.replay_reproduces, Table, "lay", luck_of_its_own),
    (laws.replay_reproduces, Bids, "notate", alike),
    (laws.replay_reproduces, Bids, "read", forgetful_reading),
    (laws.notation_round_trips, Bids, "notate", alike),
    (laws.notation_round_trips, Bids, "notate", two_lines),
    (laws.actions_are_taken_apart_by_their_verbs, Bids, "take_apart", without_its_card),
    (laws.actions_are_taken_apart_by_their_verbs, Bids, "take_apart", with_a_nameless_part),
    (laws.positions_round_trip, Bids, "read", forgetful_reading),
    (laws.positions_round_trip, Trick, "fields", a_field_not_saved),
    (secrecy.the_unseen_changes_nothing_seen, Bids, "view", a_leaky_view),
    (secrecy.the_unseen_changes_nothing_seen, Bids, "prompt", a_leaky_prompt),
    (secrecy.the_unseen_changes_nothing_seen, ChooseBid, "legal", answers_by_what_others_hold),
    (secrecy.determinize_keeps_the_view, Bids, "determinize", dealing_own_cards),
    (secrecy.determinize_keeps_the_view, Bids, "determinize", dealing_on_the_table),
    (secrecy.determinize_keeps_the_view, Bids, "determinize", peeking),
    (laws.exact_odds_are_the_frequencies, Trick, "wait", a_loaded_die),
    (laws.exact_odds_are_the_frequencies, Trick, "wait", a_forgotten_six),
    (laws.outcomes_count_the_faces, Trick, "wait", a_forgotten_six),
    (laws.problems_stay_empty, Table, "lay", losing_a_card),
    (laws.refusals_change_nothing, ChooseBid, "why_not", a_marking_refusal),
    (laws.questions_change_nothing, Bids, "view", a_marking_question),
    (laws.events_are_those_of_the_table, Told, "kind", an_event_of_no_table),
    (laws.events_are_those_of_the_table, Told, "named", a_number_without_a_name),
    (secrecy.told_events_hold_no_secret, Bids, "redact", everything_told),
    (secrecy.told_events_hold_no_secret, Bids, "narrate", a_talkative_sentence),
]


def is_caught(law: Law, game: Game = BIDS) -> bool:
    """Some faults show only when the cards fall so."""
    forget_samples()
    for seed in SEEDS:
        try:
            law(game, "long", {"hand": "3"}, seed)
        except AssertionError:
            return True
    return False


# it is caught only when a game has gone on for very long
ENDLESS = pytest.param(
    *(laws.games_end, Table, "award", a_trick_without_end), marks=pytest.mark.nightly
)


@pytest.mark.parametrize(("law", "owner", "method", "fault"), [*FAULTS, ENDLESS])
def test_a_planted_fault_is_caught(
    law: Law, owner: type, method: str, fault: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert not is_caught(law)
    monkeypatch.setattr(owner, method, fault)
    assert is_caught(law)
    forget_samples()


@pytest.mark.parametrize(("law", "owner", "method", "fault"), SEALED_FAULTS)
def test_a_fault_with_sealed_answers_is_caught(
    law: Law, owner: type, method: str, fault: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert not is_caught(law, GUNNERS)
    monkeypatch.setattr(owner, method, fault)
    assert is_caught(law, GUNNERS)
    forget_samples()


def any_bid(self: ChooseBid, s: State, action: Action) -> Refusal | None:
    return None if isinstance(action, Bid) else tinygame.NOT_ASKED


def test_an_answer_that_was_not_proposed_must_be_playable(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ChooseBid, "finite", False)
    assert not is_caught(laws.why_not_judges_any_action)
    monkeypatch.setattr(ChooseBid, "why_not", any_bid)
    monkeypatch.setattr(Table, "lay", losing_a_card)
    assert is_caught(laws.why_not_judges_any_action)
    forget_samples()


class SaidToBeOpen(Bids):
    """Bids hides hands, even if it says otherwise."""

    def __init__(self) -> None:
        Game.__init__(
            self, GameInfo("bids", "Bids", "1", INFO.seats, INFO.scenarios, INFO.options, True)
        )


@pytest.mark.parametrize(
    "law",
    [secrecy.an_open_game_shows_everybody_the_same, secrecy.determinize_keeps_the_view],
)
def test_a_game_that_hides_something_is_not_open(law: Law) -> None:
    assert not is_caught(law)
    assert is_caught(law, SaidToBeOpen())


def test_every_law_has_a_fault_to_catch() -> None:
    tried = {law for law, _, _, _ in FAULTS + SEALED_FAULTS} | {
        secrecy.an_open_game_shows_everybody_the_same
    }
    assert tried == set(laws.LAWS)
