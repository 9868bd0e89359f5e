"""The laws of secrets: no seat is shown, sent or can guess what it may not know."""

from __future__ import annotations

from typing import Final

from grognard.kernel.aids import MARKED, marked
from grognard.kernel.decision import Action
from grognard.kernel.dice import Rng
from grognard.kernel.event import Event
from grognard.kernel.game import Game
from grognard.kernel.sealed import asked, owing, sealed_wait, take_back, turn_to
from grognard.kernel.shares import SIGHTS, hands_seen, seat_seen
from grognard.kernel.state import State
from grognard.kernel.umpire import answer, play_random
from grognard.miniatures.screen.table_pieces import sent_view
from tests.laws.walks import (
    PLAYED_ON,
    Options,
    carried_card,
    cite,
    look,
    named_cards,
    samples,
    seats,
    step_on,
)

DEALS: Final = 10


def the_unseen_changes_nothing_seen(game: Game, scenario: str, options: Options, seed: int) -> None:
    """Nothing to be tried where nothing is unseen."""
    for s in [] if game.info.open else samples(game, scenario, options, seed):
        for seat in seats(game):
            seen = appearance(game, s, seat)
            for deal in range(2):
                other = game.determinize(s, seat, Rng(seed + deal))
                assert appearance(game, other, seat) == seen, f"{cite(s.pending)}: seat {seat}"


def appearance(game: Game, s: State, seat: int | None) -> tuple[object, ...]:
    """All that a seat is shown: the table, the prompts, and its answers as it writes them."""
    wait = asked(s, seat_seen(seat))
    prompts = [game.prompt(s, seat, lang) for lang in ("en", "fr")]
    tables = [game.table(s, seat, lang) for lang in ("en", "fr")]
    answers: list[str] = []
    if wait is not None and seat is not None:
        named = game.spoken_by(s, seat)
        own = [action for action in wait.legal(s) if is_theirs(game, s, seat, action)]
        answers = [wait.cite, *sorted(written(game, named, action) for action in own)]
    return game.view(s, seat), game.question(s, seat), prompts, tables, answers


def is_theirs(game: Game, s: State, sight: int, action: Action) -> bool:
    """Whether an answer belongs to people who have only these hands of a seat."""
    if sight < SIGHTS:
        return True
    return game.share_of(s, action) in hands_seen(sight, game.hands(sight % SIGHTS))


def written(game: Game, s: State, action: Action) -> str:
    said = game.take_apart(s, action)
    return f"{said.text}: {said.verb} {said.piece} {said.target} {said.parts}"


def a_sealed_answer_changes_nothing_seen(
    game: Game, scenario: str, options: Options, seed: int
) -> None:
    """Nothing to be tried where nothing is sealed."""
    for s in samples(game, scenario, options, seed):
        for seat, action in s.sealed:
            before = s.clone()
            take_back(before, seat)
            others = [other for other in answers_of(before, seat) if other.key() != action.key()]
            twins = [sealed_by(before, seat, other) for other in others]
            for audience in seats(game):
                if audience != seat:
                    check_twins(game, s, twins, audience, seed)
        if sealed_wait(s) is not None:
            check_order(game, s)


def answers_of(s: State, seat: int) -> list[Action]:
    question = asked(s, seat)
    assert question is not None
    return question.legal(s)


def sealed_by(s: State, seat: int, action: Action) -> State:
    after = s.clone()
    turn_to(after, seat)
    answer(after, action)
    return after


def check_twins(game: Game, s: State, twins: list[State], audience: int | None, seed: int) -> None:
    """However the seat answered, it looks the same, and the guesses of it are the same."""
    seen = appearance(game, s, audience)
    guess = game.write(game.determinize(s, audience, Rng(seed)))
    for twin in twins:
        assert appearance(game, twin, audience) == seen, f"{cite(s.pending)}: seat {audience}"
        other = game.write(game.determinize(twin, audience, Rng(seed)))
        assert other == guess, f"{cite(s.pending)}: seat {audience} guesses what was answered"


def check_order(game: Game, s: State) -> None:
    """In whichever order the rest answer, it leads to the same."""
    ends = []
    for order in (owing(s), owing(s)[::-1]):
        trial = s
        for seat in order:
            trial = sealed_by(trial, seat, answers_of(s, seat)[-1])
        ends.append(look(game, trial))
    assert ends[0] == ends[1], f"{cite(s.pending)}: who answers first makes a difference"


def determinize_keeps_the_view(game: Game, scenario: str, options: Options, seed: int) -> None:
    differing = set()
    for s in samples(game, scenario, options, seed):
        before = look(game, s)
        for seat in seats(game):
            other = game.determinize(s, seat, Rng(seed))
            assert game.view(other, seat) == game.view(s, seat), f"{cite(s.pending)}: seat {seat}"
            assert game.problems(other) == [], f"{cite(s.pending)}: seat {seat}"
            deals = (game.determinize(s, seat, Rng(seed + deal)) for deal in range(DEALS))
            if game.info.open and s.sealed:
                continue  # sealed answers are all that an open game hides
            if seat not in differing and any(game.write(deal) != before[0] for deal in deals):
                differing.add(seat)
            play_random(other, Rng(seed), PLAYED_ON)
        assert look(game, s) == before, "determinize changed the true state"
    secret = set() if game.info.open else set(seats(game))
    assert differing == secret, "what was redealt is not what is hidden"


def an_open_game_shows_everybody_the_same(
    game: Game, scenario: str, options: Options, seed: int
) -> None:
    for s in samples(game, scenario, options, seed):
        if game.info.open and not s.sealed:
            views = {sent_view(game, s, seat) for seat in seats(game)}
            assert len(views) == 1, f"{cite(s.pending)}: somebody sees more"


def told_events_hold_no_secret(game: Game, scenario: str, options: Options, seed: int) -> None:
    """A card that a seat could see neither before nor after is not in what it was sent between."""
    for s in samples(game, scenario, options, seed):
        after = s.clone()
        after.events = []
        step_on(after, Rng(seed))
        for seat in seats(game):
            secret = secrets(game, s, seat) & secrets(game, after, seat)
            for event in after.events:
                told = game.redact(event, seat)
                if told is not None:
                    leaked = secret & mentioned(game, after, told)
                    assert not leaked, f"{cite(s.pending)}: seat {seat} was told of {leaked}"


def secrets(game: Game, s: State, seat: int | None) -> set[str]:
    return named_cards(game, game.write(s)) - named_cards(game, game.view(s, seat))


def mentioned(game: Game, s: State, told: Event) -> set[str]:
    """The card an event carries, and those in its sentences, marked or not."""
    text = " ".join(game.narrate(s, told, lang) for lang in ("en", "fr"))
    marks = " ".join(marked(game.narrate(s, told, "en", MARKED)))
    return named_cards(game, f"{text} {marks} {carried_card(game, s, told)}")
