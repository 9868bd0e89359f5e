"""What holds of everything that an agent is shown and says, in every game.

Two states look alike to a seat when all it may see is the same. The other one here comes by way of
its text, so that nothing of the first can cling to it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from grognard.agents import NAMES, SECONDS, YARDSTICKS, Agent, Budget, Thought, make
from grognard.kernel.decision import Decision
from grognard.kernel.dice import Rng
from grognard.kernel.game import Game
from grognard.kernel.sealed import asked, facing, owing
from grognard.kernel.seen import Seen
from grognard.kernel.state import State
from tests.laws.walks import Options, look, samples
from tests.nightly import by_night

SAMPLES: Final = 3
GUESSING: Final = 9
BRIEFLY: Final = Budget(sims=8)  # for agents that search
AT_ONCE: Final = [name for name in NAMES if name.split("-")[0] not in SECONDS]
STYLED: Final = [name for name in AT_ONCE if "-" in name][: by_night(4, 1)]
QUICK: Final = (*(name for name in AT_ONCE if "-" not in name), *STYLED)
# With simulations named the levels that search are one and the same.
SEARCHING: Final = (*tuple(SECONDS)[:1], *YARDSTICKS[: by_night(2, 0)])
SELDOM: Final = 5  # of the moments, one of this many for agents that search

# Serial numbers of copies, what all games of a scenario share, and the rules.
NOT_LOOKED_AT: Final = {"owner", "stamp", "reserve_stamp", "setting", "game"}


def moments(
    game: Game, scenario: str, options: Options, seed: int
) -> Iterator[tuple[State, int, State]]:
    """States with a seat that is asked in them, and another state that looks alike to that seat."""
    for s in samples(game, scenario, options, seed):
        for seat in owing(s) if isinstance(s.pending, Decision) else []:
            yield s, seat, game.read(game.write(game.determinize(s, seat, Rng(seed + 1))))


def shown(game: Game, s: State, seat: int) -> Seen:
    return Seen(game, s, seat, Rng(GUESSING))


def nothing_hidden_can_be_found(game: Game, scenario: str, options: Options, seed: int) -> None:
    """Looks inside, so it needs the interpreted classes; in an open game all is seen."""
    for s, seat, twin in [] if game.info.open else moments(game, scenario, options, seed):
        found = difference(shown(game, s, seat), shown(game, twin, seat), "seen", set())
        assert found == "", f"seat {seat} finds {found}"


def difference(a: object, b: object, path: str, met: set[tuple[int, int]]) -> str:
    """Where two things differ, looked at as deeply as they go; empty where they do not."""
    if a is b or callable(a) or (id(a), id(b)) in met:
        return ""
    met.add((id(a), id(b)))
    if type(a) is not type(b):
        return f"{path}: {a!r} and {b!r}"
    ours, theirs = parts(a), parts(b)
    if not ours or ours.keys() != theirs.keys():
        return "" if a == b or (ours == theirs and plain(a)) else f"{path}: {a!r} and {b!r}"
    for name, part in ours.items():
        found = difference(part, theirs[name], f"{path}.{name}", met)
        if found:
            return found
    return ""


def plain(thing: object) -> bool:
    """Whether it is an object without any parts, of which only the kind counts."""
    return not isinstance(thing, int | float | str | bytes | set | frozenset)


def parts(thing: object) -> dict[object, object]:
    """What a thing is made of, by name, key or place."""
    if isinstance(thing, dict):
        return dict(thing)
    if isinstance(thing, list | tuple):
        return dict(enumerate(thing))
    return {name: getattr(thing, name) for name in names_in(thing) if hasattr(thing, name)}


def names_in(thing: object) -> list[str]:
    names = set(getattr(thing, "__dict__", {}))
    for kind in type(thing).__mro__:
        slots = kind.__dict__.get("__slots__", ())
        names |= {slots} if isinstance(slots, str) else set(slots)
    return sorted(name for name in names if name not in NOT_LOOKED_AT and name[:2] != "__")


def the_unseen_changes_no_thought(game: Game, scenario: str, options: Options, seed: int) -> None:
    for s, seat, twin in moments(game, scenario, options, seed):
        for name in QUICK:
            thinks_alike(game, s, twin, seat, name, seed)


def thinks_alike(game: Game, s: State, twin: State, seat: int, name: str, seed: int) -> None:
    ours = told(shown(game, s, seat), make(name, seed))
    theirs = told(shown(game, twin, seat), make(name, seed))
    assert ours == theirs, f"{name} in seat {seat} thinks otherwise"


def searches_keep_the_laws(game: Game, scenario: str, options: Options, seed: int) -> None:
    """What is true of every thought, for agents that search, at some of the moments."""
    for s, seat, twin in list(moments(game, scenario, options, seed))[::SELDOM]:
        for name in SEARCHING:
            before = look(game, s)
            thinks_alike(game, s, twin, seat, name, seed)
            thought = make(name, seed).think(shown(game, s, seat), BRIEFLY)
            check_thought(game, s, shown(game, s, seat), thought)
            assert thought.sims <= BRIEFLY.sims, "it took more simulations than it was given"
            assert look(game, s) == before, "thinking changed the true state"


def told(seen: Seen, agent: Agent) -> tuple[object, ...]:
    """A thought, with names instead of actions."""
    thought = agent.think(seen, BRIEFLY)
    options = [(seen.key(seen.guess, p.action), p.score) for p in thought.options]
    return options, thought.win, thought.error, thought.sims


def thoughts_are_in_order(game: Game, scenario: str, options: Options, seed: int) -> None:
    """Legal in the true state, each once, the best first, and several where there are several."""
    for s, seat, _ in moments(game, scenario, options, seed):
        before = look(game, s)
        for name in QUICK:
            seen = shown(game, s, seat)
            check_thought(game, s, seen, make(name, seed).think(seen, BRIEFLY))
        assert look(game, s) == before, "thinking changed the true state"


def check_thought(game: Game, s: State, seen: Seen, thought: Thought) -> None:
    decision = asked(s, seen.seat)
    assert decision is not None
    keys = [seen.key(seen.guess, option.action) for option in thought.options]
    assert len(set(keys)) == len(keys), f"{decision.cite}: proposed twice"
    for key in keys:
        action = game.parse(facing(s, seen.seat), key)
        assert decision.why_not(s, action) is None, f"{decision.cite}: {key} is not allowed"
    scores = [option.score for option in thought.options]
    assert scores == sorted(scores, reverse=True), f"{decision.cite}: not the best first"
    assert thought.action is thought.options[0].action
    assert len(keys) >= min(2, len(seen.legal())), f"{decision.cite}: only {keys}"


def keys_hold_in_every_sample(game: Game, scenario: str, options: Options, seed: int) -> None:
    for s, seat, _ in moments(game, scenario, options, seed):
        seen = shown(game, s, seat)
        keys = sorted(seen.key(seen.guess, action) for action in seen.legal())
        for deal in range(SAMPLES):
            other = seen.sample(Rng(seed + deal))
            decision = other.pending
            assert isinstance(decision, Decision) and decision.seat == seat
            there = {seen.key(other, action): action for action in decision.legal(other)}
            assert sorted(there) == keys, f"{decision.cite}: other answers in a sample"
            for key, action in there.items():
                assert game.parse(other, key).key() == action.key(), f"{key} reads otherwise"
            assert game.view(other, seat) == game.view(s, seat), f"{decision.cite}: looks otherwise"
            assert seen.turn_key(other) == game.turn_key(s), f"{decision.cite}: another turn"
