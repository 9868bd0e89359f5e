"""The laws: what is true of every game, under any rules.

Each is a function of a game, a scenario, options and a seed; it plays at random and fails with an
AssertionError. `test_laws_can_fail.py` shows that every one of them does. Those about what a seat
may not know are in `secrecy_laws.py`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable
from fractions import Fraction
from itertools import product
from math import sqrt
from typing import Final

from grognard.kernel.decision import Action, Decision
from grognard.kernel.dice import Rng, Throw
from grognard.kernel.event import Event
from grognard.kernel.game import Game
from grognard.kernel.procedure import DONE
from grognard.kernel.records.record import Record, read_record
from grognard.kernel.records.replay import Recorder, begin, begin_from, last_state, resume, verify
from grognard.kernel.refusal import IllegalAction
from grognard.kernel.state import State
from grognard.kernel.umpire import play_random, submit
from grognard.odds.exact import odds, sampled, spread
from tests.laws.secrecy_laws import (
    a_sealed_answer_changes_nothing_seen,
    an_open_game_shows_everybody_the_same,
    appearance,
    determinize_keeps_the_view,
    the_unseen_changes_nothing_seen,
    told_events_hold_no_secret,
)
from tests.laws.walks import (
    PLAYED_ON,
    Options,
    cite,
    decisions,
    look,
    samples,
    seats,
    settle_throws,
    step_on,
    walk,
)
from tests.nightly import by_night

Law = Callable[[Game, str, Options, int], None]

ANSWERS_TRIED: Final = by_night(25, 10)
REFUSALS_TRIED: Final = 10
MOST_DECISIONS: Final = 100_000
RECORDED: Final = 250
DRAWS: Final = 5
PROBLEMS_EVERY: Final = 7
LEAVES: Final = 400
TRIALS: Final = 400
ODDS_TRIED: Final = 3
MOST_FACES: Final = 8_000
MOST_SIDES: Final = 100
EVENTS_HEARD: Final = 300


def a_clone_diverges_from_nothing(game: Game, scenario: str, options: Options, seed: int) -> None:
    for s in samples(game, scenario, options, seed):
        before = look(game, s)
        twin, other = s.clone(), s.clone()
        play_random(twin, Rng(seed), PLAYED_ON)
        assert look(game, s) == before, "playing a clone changed the original"
        play_random(s, Rng(seed), PLAYED_ON)
        assert look(game, other) == before, "playing the original changed a clone"
        assert look(game, s) == look(game, twin), "the same answers and luck led elsewhere"


def legal_is_candidates_filtered(game: Game, scenario: str, options: Options, seed: int) -> None:
    for s, decision in decisions(game, scenario, options, seed):
        slow = {a.key() for a in decision.candidates(s) if decision.why_not(s, a) is None}
        quick = [a.key() for a in decision.legal(s)]
        assert set(quick) == slow, f"{decision.cite}: legal() is not what why_not() allows"
        assert len(set(quick)) == len(quick), f"{decision.cite}: an action is listed twice"
        answers = decision.answers(s)
        picked = [answers.nth(number).key() for number in range(answers.count())]
        assert picked == quick, f"{decision.cite}: answers() are not those of legal()"
        slots = decision.slots(s)
        if slots is not None:
            held = sorted(action.key() for action in slots.listed())
            assert held == sorted(quick), f"{decision.cite}: slots() do not hold those of legal()"
        for action in decision.recommended(s):
            refusal = decision.why_not(s, action)
            assert refusal is None, f"{decision.cite}: what is recommended is not allowed"


def what_is_drawn_is_legal(game: Game, scenario: str, options: Options, seed: int) -> None:
    rng = Rng(seed)
    for s, decision in decisions(game, scenario, options, seed):
        before = look(game, s)
        legal = {a.key() for a in decision.legal(s)}
        for _ in range(DRAWS):
            assert decision.draw(s, rng).key() in legal, f"{decision.cite}: an unknown answer"
        assert look(game, s) == before, f"{decision.cite}: drawing an answer changed something"


def why_not_judges_any_action(game: Game, scenario: str, options: Options, seed: int) -> None:
    """What reaches a server is no candidate: an answer to another question is refused too."""
    moments = decisions(game, scenario, options, seed)
    heard = [a for s, decision in moments for a in some(decision.legal(s), seed, ANSWERS_TRIED)]
    for s, decision in moments:
        legal = {a.key() for a in decision.legal(s)}
        for action in heard:
            allowed = decision.why_not(s, action) is None
            if allowed and not decision.finite:
                check_unlisted(game, s, action)
            else:
                assert allowed == (action.key() in legal), f"{decision.cite}: {action.key()}"


def check_unlisted(game: Game, s: State, action: Action) -> None:
    """An answer that was not proposed is written, read and played like any other."""
    text = game.notate(s, action)
    assert game.parse(s, text).key() == action.key(), f"{text} reads back differently"
    trial = s.clone()
    submit(trial, action)
    assert game.problems(trial) == [], f"{text}: {game.problems(trial)}"


def no_answer_is_a_dead_end(game: Game, scenario: str, options: Options, seed: int) -> None:
    rng = Rng(seed)
    for s, decision in decisions(game, scenario, options, seed):
        legal = decision.legal(s)
        assert legal, f"{decision.cite}: nothing may be answered"
        for action in some(legal, seed, ANSWERS_TRIED):
            trial = s.clone()
            submit(trial, action)
            settle_throws(trial, rng)
            if isinstance(trial.pending, Decision):
                assert trial.pending.legal(trial), f"{cite(trial.pending)}: a dead end"
            else:
                assert game.verdict(trial), f"{decision.cite}: the end without a verdict"


def games_end(game: Game, scenario: str, options: Options, seed: int) -> None:
    s = game.setup(scenario, options)
    assert game.verdict(s) is None, "over before it began"
    play_random(s, Rng(seed), MOST_DECISIONS)
    verdict = game.verdict(s)
    assert s.pending is DONE and verdict is not None, "the game did not end"
    assert verdict.winner in seats(game), "nobody of this game won"


def replay_reproduces(game: Game, scenario: str, options: Options, seed: int) -> None:
    recorder = begin(game, scenario, options)
    play_recorded(recorder, Rng(seed))
    check_record(game, recorder.record, look(game, recorder.state))
    half = read_record(recorder.record.text(), game)
    del half.entries[len(half.entries) // 2 :]
    stopped = resume(half, game)
    later = begin_from(game, game.write(stopped.state))
    for again in (stopped, later):
        play_recorded(again, Rng(seed))
        check_record(game, again.record, look(game, again.state))
    assert look(game, stopped.state) == look(game, later.state), "a saved game went on differently"


def play_recorded(recorder: Recorder, rng: Rng) -> None:
    for _ in range(RECORDED):
        wait = recorder.run(rng)
        if not isinstance(wait, Decision):
            break
        recorder.act(some(wait.legal(recorder.state), rng.below(1 << 30), 1)[0])


def check_record(game: Game, record: Record, last: tuple[object, ...]) -> None:
    copy = read_record(record.text(), game)
    assert copy.text() == record.text(), "a record reads back differently"
    assert verify(copy, game) == [], "a record does not verify"
    assert look(game, last_state(copy, game)) == last, "a replay ended elsewhere"


def notation_round_trips(game: Game, scenario: str, options: Options, seed: int) -> None:
    for s, decision in decisions(game, scenario, options, seed):
        texts = set()
        legal = decision.legal(s)
        for action in legal:
            text = game.notate(s, action)
            texts.add(text)
            assert text == text.strip() and text[:1] != "*", repr(text)
            assert " : " not in text and "\n" not in text, repr(text)
            assert game.parse(s, text).key() == action.key(), f"{text} reads back differently"
        assert len(texts) == len(legal), f"{decision.cite}: two actions are written alike"


def actions_are_taken_apart_by_their_verbs(
    game: Game, scenario: str, options: Options, seed: int
) -> None:
    """No screen reads notation: what two actions differ in is in their parts."""
    verbs = {verb.word: verb for verb in game.verbs()}
    for s, decision in decisions(game, scenario, options, seed) if verbs else []:
        legal = decision.legal(s)
        seen = set()
        for action in legal:
            said = game.take_apart(s, action)
            assert said.text == game.notate(s, action), f"{said.text} is written differently"
            verb = verbs[said.verb]
            assert action.key()[0] in verb.keys, f"{said.text} is no {said.verb}"
            assert len(said.parts) <= len(verb.parts), f"{said.text} has parts without a name"
            seen.add(f"{said.verb} {said.piece} {said.target} {said.parts}")
        assert len(seen) == len(legal), f"{decision.cite}: two actions are taken apart alike"


def positions_round_trip(game: Game, scenario: str, options: Options, seed: int) -> None:
    for s in samples(game, scenario, options, seed):
        copy = game.read(game.write(s))
        assert look(game, copy) == look(game, s), f"{cite(s.pending)}: reads back differently"
        if isinstance(s.pending, Throw):
            assert isinstance(copy.pending, Throw)
            waits = f"{s.pending.cite}: waits for another throw, {cite(copy.pending)}"
            assert copy.pending.breadth() == s.pending.breadth(), waits
        play_random(s, Rng(seed), PLAYED_ON)
        play_random(copy, Rng(seed), PLAYED_ON)
        assert look(game, copy) == look(game, s), "a position read back plays on differently"


def exact_odds_are_the_frequencies(game: Game, scenario: str, options: Options, seed: int) -> None:
    for s, decision in decisions(game, scenario, options, seed):
        tried = 0
        for action in some(decision.legal(s), seed, ANSWERS_TRIED):
            exact = odds(s, action, leaf, LEAVES)
            if exact is not None and len(exact) > 1 and tried < ODDS_TRIED:
                tried += 1
                assert sum(exact.values()) == 1, f"{decision.cite}: chances do not add up"
                check_odds(exact, sampled(s, action, leaf, Rng(seed), TRIALS))


def leaf(s: State, events: list[Event]) -> Hashable:
    return cite(s.pending), tuple(tuple(event.facts()) for event in events)


def check_odds(exact: dict[Hashable, Fraction], found: dict[Hashable, Fraction]) -> None:
    """A chi-square sum over the likely leaves, five deviations wide: seeds are fixed anyway."""
    assert found.keys() <= exact.keys(), "something happened that has no chance"
    likely = [name for name, chance in exact.items() if chance * TRIALS >= 5]
    pairs = [(float(exact[n] * TRIALS), float(found.get(n, 0) * TRIALS)) for n in likely]
    rare = TRIALS - sum(want for want, _ in pairs)
    if rare >= 5:
        pairs.append((rare, TRIALS - sum(got for _, got in pairs)))
    total = sum((got - want) ** 2 / want for want, got in pairs)
    assert total < len(pairs) + 5 * sqrt(2 * len(pairs)) + 5, f"chi-square {total:.1f}"


def outcomes_count_the_faces(game: Game, scenario: str, options: Options, seed: int) -> None:
    for s in samples(game, scenario, options, seed):
        throw = s.pending
        if isinstance(throw, Throw):
            assert throw.toss(Rng(seed)) == throw.read(throw.sample(Rng(seed))), throw.cite
            assert throw.why_bad(throw.sample(Rng(seed))) == "", throw.cite
            check_outcomes(throw, Rng(seed))


def check_outcomes(throw: Throw, rng: Rng) -> None:
    shown = throw.sample(rng)
    sides = 1
    while sides < MOST_SIDES and can_show(throw, shown, sides + 1):
        sides += 1
    if sides ** len(shown) > MOST_FACES:
        return
    every = [list(faces) for faces in product(range(1, sides + 1), repeat=len(shown))]
    counted = Counter(throw.read(faces) for faces in every if not throw.why_bad(faces))
    total = sum(counted.values())
    assert dict(spread(throw)) == {o: Fraction(n, total) for o, n in counted.items()}, throw.cite
    assert throw.breadth() == len(counted), throw.cite


def can_show(throw: Throw, shown: list[int], face: int) -> bool:
    """Whether this face may come up with some others; a card already dealt certainly may."""
    throws = [[face, *shown[1:]], [*shown[:-1], face], [face] * len(shown)]
    return face in shown or any(shown and throw.why_bad(faces) == "" for faces in throws)


def problems_stay_empty(game: Game, scenario: str, options: Options, seed: int) -> None:
    for order, s in enumerate(walk(game, scenario, options, seed)):
        if order % PROBLEMS_EVERY == 0:
            found = game.problems(s)
            assert found == [], f"{cite(s.pending)}: {found}"


def refusals_change_nothing(game: Game, scenario: str, options: Options, seed: int) -> None:
    for s, decision in decisions(game, scenario, options, seed):
        before = look(game, s)
        refused = [a for a in decision.candidates(s) if decision.why_not(s, a) is not None]
        for action in some(refused, seed, REFUSALS_TRIED):
            assert not accepts(s, action), f"{decision.cite}: {action.key()} was refused, then not"
            assert look(game, s) == before, f"{decision.cite}: {action.key()} left its mark"


def accepts(s: State, action: Action) -> bool:
    try:
        submit(s, action)
    except IllegalAction:
        return False
    return True


def questions_change_nothing(game: Game, scenario: str, options: Options, seed: int) -> None:
    for s, decision in decisions(game, scenario, options, seed):
        before = look(game, s)
        for seat in seats(game):
            appearance(game, s, seat)
        for action in some(decision.candidates(s), seed, ANSWERS_TRIED):
            decision.why_not(s, action)
            if decision.why_not(s, action) is None:
                decision.weigh(s, action)
        assert look(game, s) == before, f"{decision.cite}: to ask was to change"


def events_are_those_of_the_table(game: Game, scenario: str, options: Options, seed: int) -> None:
    """Every event is in the game's table, with a name for each of its numbers."""
    s = game.setup(scenario, options)
    s.events = []
    rng = Rng(seed)
    for turn in range(EVENTS_HEARD):
        if s.pending is DONE:
            break
        step_on(s, rng, turn)
        for event in s.events:
            kind = game.events().get(event.kind())
            assert kind is not None, f"{event.kind()!r} is in no table of events"
            assert not kind.why_bad(event), kind.why_bad(event)
            assert not (kind.silent and game.narrate(s, event, "en")), f"{kind.word} is not silent"
        s.events = []


def some(actions: list[Action], seed: int, count: int) -> list[Action]:
    """A few actions at random, all when there are not more."""
    if len(actions) <= count:
        return actions
    rng = Rng(seed)
    return [actions[rng.below(len(actions))] for _ in range(count)]


LAWS: Final[list[Law]] = [
    a_clone_diverges_from_nothing,
    legal_is_candidates_filtered,
    what_is_drawn_is_legal,
    why_not_judges_any_action,
    no_answer_is_a_dead_end,
    games_end,
    replay_reproduces,
    notation_round_trips,
    actions_are_taken_apart_by_their_verbs,
    positions_round_trip,
    the_unseen_changes_nothing_seen,
    a_sealed_answer_changes_nothing_seen,
    determinize_keeps_the_view,
    an_open_game_shows_everybody_the_same,
    exact_odds_are_the_frequencies,
    outcomes_count_the_faces,
    problems_stay_empty,
    events_are_those_of_the_table,
    refusals_change_nothing,
    questions_change_nothing,
    told_events_hold_no_secret,
]
