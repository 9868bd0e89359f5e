"""Agents by name: the five levels that a player meets, their styles, and two more for tools."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from grognard.games import part
from grognard.kernel.refusal import BadNotation
from grognard.kernel.seen import Seen, Shown

from .agent import Agent, Seated, Staff
from .evaluation import evaluation_of
from .noise import Conscript
from .random_agent import Chance
from .search import Flat, Hunch, Lines, Search, Tree, hunches, is_named
from .thought import AT_ONCE, Budget, Thought

RANDOM: Final = "random"
SENSIBLE: Final = "sensible"
CONSCRIPT: Final = "conscript"
SOLDIER: Final = "soldier"
# The levels that search, and the seconds each takes for a decision when no budget is named.
SECONDS: Final = {"veteran": 0.3, "grognard": 1.0, "marshal": 3.0}
LEVELS: Final = (CONSCRIPT, SOLDIER, *SECONDS)
PONDERING: Final = "marshal"
BOLD: Final = "bold"
CAREFUL: Final = "careful"
STYLES: Final = {BOLD: 1.0, CAREFUL: -1.0}  # how daring; without one a level is steady
STYLED: Final = tuple(f"{level}-{style}" for level in LEVELS for style in STYLES)
NAMES: Final = (RANDOM, SENSIBLE, *LEVELS, *STYLED)
FLAT: Final = "flat"
TREE: Final = "tree"
YARDSTICKS: Final = (FLAT, TREE)  # other searches, that the levels are measured by
CONTESTANTS: Final = (*NAMES, *YARDSTICKS)
HOME: Final = "grognard.agents"
ROUGH: Final = 2.0  # how roughly a conscript judges, in grains
USUAL_GRAIN: Final = 1.0
USUAL_TURNS: Final = 1


def staff_of(key: str, daring: float = 0.0) -> Callable[[int], Staff]:
    """The player that a game's package of agents offers; a random one without it."""
    player: Callable[[int], Staff] = getattr(part(HOME, key), "Player", Chance)
    return player if daring == 0.0 else Styled(player, daring)


def aide_of(key: str, daring: float = 0.0) -> Callable[[int], Staff]:
    """Which staff plays the lines of a search:

    the player of a game, or a quicker one that it offers.
    """
    aide: Callable[[int], Staff] | None = getattr(part(HOME, key), "Aide", None)
    if aide is None:
        return staff_of(key, daring)
    return aide if daring == 0.0 else Styled(aide, daring)


class Styled:
    """Makes players of a game that are more or less daring than usual."""

    def __init__(self, player: Callable[[int], Staff], daring: float) -> None:
        self.player: Final = player
        self.daring: Final = daring

    def __call__(self, seed: int) -> Staff:
        staff = self.player(seed)
        staff.daring = self.daring
        return staff


def has_styles(key: str) -> bool:
    """Whether the player of a game can be more or less daring."""
    found: bool = getattr(part(HOME, key), "HAS_STYLES", False)
    return found


def grain_of(key: str) -> float:
    """A smaller difference between scores of the player of a game means little."""
    grain: float = getattr(part(HOME, key), "GRAIN", USUAL_GRAIN)
    return grain


def turns_of(key: str) -> int:
    """How many turns a search of a game looks ahead."""
    turns: int = getattr(part(HOME, key), "TURNS", USUAL_TURNS)
    return turns


class Sensible(Agent):
    """The sensible player of each game; a random one in a game that has none."""

    def __init__(self, seed: int, daring: float = 0.0) -> None:
        self.seed: Final = seed
        self.daring: Final = daring
        self.players: Final[dict[str, Staff]] = {}

    def think(self, seen: Seen, budget: Budget) -> Thought:
        return self.player_of(seen.game.info.key).think(seen, budget)

    def player_of(self, key: str) -> Staff:
        player = self.players.get(key)
        if player is None:
            player = self.new_player(key)
            self.players[key] = player
        return player

    def new_player(self, key: str) -> Staff:
        return staff_of(key, self.daring)(self.seed)


class Recruit(Sensible):
    """The same with a rough judgement."""

    def new_player(self, key: str) -> Staff:
        staff = staff_of(key, self.daring)(self.seed)
        return Conscript(staff, ROUGH * grain_of(key), self.seed + 1)


class Thinker(Agent):
    """A player that searches before it answers; `search` is how.

    Every question is considered on its own: the same seed, view and simulations give the same
    answer.
    """

    def __init__(
        self, seed: int, seconds: float, daring: float = 0.0, search: type[Search] = Search
    ) -> None:
        self.seed: Final = seed
        self.daring: Final = daring
        self.search: Final = search
        self.usual: Final = Budget(seconds=seconds)
        self.moods: list[int] = []  # what was found while others were thinking

    def think(self, seen: Seen, budget: Budget) -> Thought:
        search = search_of(seen, self.seed, self.daring, self.search)
        search.hunches = self.moods
        return search.think(budget if is_named(budget) else self.usual)


def search_of(seen: Seen, seed: int, daring: float = 0.0, search: type[Search] = Search) -> Search:
    """A search for the answer to a question, by what the game offers."""
    key = seen.game.info.key
    evaluation, grain, turns = evaluation_of(seen.game), grain_of(key), turns_of(key)
    own, aides, others = staff_of(key, daring), aide_of(key, daring), aide_of(key)
    return search(seen, own, evaluation, grain, turns, seed, others, aides)


def reminded(agent: Agent, moods: list[int]) -> Agent:
    """The same agent with what it found while others were thinking."""
    if isinstance(agent, Thinker):
        agent.moods = moods
    return agent


def ponders(name: str) -> bool:
    """Whether an agent uses the time of others."""
    return name.partition("-")[0] == PONDERING


def ponder(name: str, shown: Shown, budget: Budget, first: int) -> list[Hunch]:
    """Moods to begin an agent's next search with, looked for from a first one on."""
    key = shown.game.info.key
    daring = daring_of(name)
    lines = Lines(
        shown,
        aide_of(key, daring),
        evaluation_of(shown.game),
        turns_of(key) + 1,
        first,
        aide_of(key),
    )
    return hunches(lines, grain_of(key), budget, first)


def daring_of(name: str) -> float:
    return STYLES.get(name.partition("-")[2], 0.0)


def make(name: str, seed: int) -> Agent:
    """An agent by its name; raises BadNotation with the known ones."""
    if name not in CONTESTANTS:
        raise BadNotation(0, name, f"no such agent; known agents: {', '.join(CONTESTANTS)}")
    level, daring = name.partition("-")[0], daring_of(name)
    if level == RANDOM:
        return Chance(seed)
    if level == CONSCRIPT:
        return Recruit(seed, daring)
    if level in YARDSTICKS:
        return Thinker(seed, SECONDS["veteran"], daring, Flat if level == FLAT else Tree)
    seconds = SECONDS.get(level)
    return Sensible(seed, daring) if seconds is None else Thinker(seed, seconds, daring)


def budget_within(name: str, seconds: float | None) -> Budget:
    """The usual budget of an agent, or less where there is less time."""
    usual = SECONDS.get(name.partition("-")[0])
    if usual is None or seconds is None:
        return AT_ONCE
    return Budget(seconds=min(usual, seconds))


def guessing_seed(seed: int) -> int:
    """The seed by which an agent's seat is dealt what it cannot see; not the agent's own."""
    return seed + 1


def seated(name: str, seed: int) -> Seated:
    """An agent by its name, at a table that knows the true state."""
    return Seated(make(name, seed), guessing_seed(seed))
