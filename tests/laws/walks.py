"""Random games for the laws to look at: every law sees each kind of wait that came up."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Final

from grognard.kernel.decision import Decision
from grognard.kernel.dice import Rng, Throw
from grognard.kernel.event import Event
from grognard.kernel.game import Game
from grognard.kernel.procedure import Step
from grognard.kernel.sealed import owing, sealed_wait, turn_to
from grognard.kernel.shares import sights
from grognard.kernel.state import State
from grognard.kernel.umpire import answer, settle

MOST_WAITS: Final = 30_000
PER_KIND: Final = 1
PLAYED_ON: Final = 12

# How a card that may be secret is named, in positions, views and sentences alike.
CARD_NAMES: Final = {
    "bids": r"\bc\d+\b",
    "eagles": r"\b\d{3}[bc]?\b",
    "estimates": r"\be\d+\b",
    "batteries": r"\be\d+\b",
    "outpost": r"\be\d+\b|@\d\b",
}

Options = Mapping[str, str]


def walk(game: Game, scenario: str, options: Options, seed: int) -> Iterator[State]:
    """One random game; the state at every wait. Code that keeps it or plays with it clones it."""
    rng = Rng(seed)
    s = game.setup(scenario, options)
    for order in range(MOST_WAITS):
        if not isinstance(s.pending, Decision | Throw):
            break
        yield s
        step_on(s, rng, order // 3)


def step_on(s: State, rng: Rng, turn: int = 0) -> Step:
    """One random answer or throw; of several seats that are asked at once they take turns."""
    seats = owing(s)
    if len(seats) > 1:
        turn_to(s, seats[turn % len(seats)])
    wait = s.pending
    if isinstance(wait, Decision):
        actions = wait.legal(s)
        assert actions, f"{wait.cite}: nothing may be answered"
        return answer(s, actions[rng.below(len(actions))])
    assert isinstance(wait, Throw)
    return settle(s, wait.toss(rng))


def settle_throws(s: State, rng: Rng) -> Step:
    """Throw on to the next decision or the end."""
    while isinstance(s.pending, Throw):
        step_on(s, rng)
    return s.pending


def samples(game: Game, scenario: str, options: Options, seed: int) -> list[State]:
    """A few states of one random game for each paragraph that asked or threw in it."""
    key = (game.info.key, scenario, str(sorted(options.items())), seed)
    if key not in _sampled:
        _sampled[key] = sample_walk(game, scenario, options, seed)
    return [s.clone() for s in _sampled[key]]


# Most of the time goes into playing the games; all laws may look at the same ones.
_sampled: Final[dict[tuple[str, str, str, int], list[State]]] = {}


def forget_samples() -> None:
    """For code that changes a game's rules between two laws."""
    _sampled.clear()


def sample_walk(game: Game, scenario: str, options: Options, seed: int) -> list[State]:
    rng = Rng(seed + 1)
    kept: dict[str, list[State]] = {}
    seen: dict[str, int] = {}
    for s in walk(game, scenario, options, seed):
        kind = cite(s.pending) if sealed_wait(s) is None else f"{cite(s.pending)} {owing(s)}"
        seen[kind] = seen.get(kind, 0) + 1
        if seen[kind] <= PER_KIND:
            kept.setdefault(kind, []).append(s.clone())
        elif rng.below(seen[kind]) < PER_KIND:
            kept[kind][rng.below(PER_KIND)] = s.clone()
    return [s for states in kept.values() for s in states]


def decisions(
    game: Game, scenario: str, options: Options, seed: int
) -> list[tuple[State, Decision]]:
    """The sampled states that wait for a decision, with it."""
    found = []
    for s in samples(game, scenario, options, seed):
        if isinstance(s.pending, Decision):
            found.append((s, s.pending))
    return found


def cite(step: Step) -> str:
    return step.cite if isinstance(step, Decision | Throw) else "the end"


def keys(s: State) -> list[tuple[int, ...]]:
    """The legal answers as sorted keys; none where nobody is asked."""
    wait = s.pending
    return sorted(a.key() for a in wait.legal(s)) if isinstance(wait, Decision) else []


def look(game: Game, s: State) -> tuple[object, ...]:
    """All there is to see of a state: its text, what it waits for, and the answers."""
    wait = s.pending
    seat = wait.seat if isinstance(wait, Decision) else None
    return game.write(s), cite(wait), seat, keys(s)


def seats(game: Game) -> list[int | None]:
    """Every seat, each sight of only some of its hands, and the spectator."""
    whole = range(len(game.info.seats))
    return [*whole, *(sight for seat in whole for sight in sights(seat, game.hands(seat))), None]


def named_cards(game: Game, text: str) -> set[str]:
    return set() if game.info.open else set(re.findall(CARD_NAMES[game.info.key], text))


def carried_card(game: Game, s: State, event: Event) -> str:
    """The name of the card that an event is about, or nothing."""
    number: int = getattr(event, "card", -1)
    battle = getattr(s, "tables", [s])[0]  # of a campaign; a card has one name at all of them
    labels: list[str] | None = getattr(getattr(battle, "setting", None), "labels", None)
    if number < 0:
        return ""
    return labels[number] if labels else f"c{number}"
