"""Players made of code. They see what their seat sees, and nothing else."""

from .agent import Agent, Seated, Staff
from .registry import (
    CONTESTANTS,
    LEVELS,
    NAMES,
    SECONDS,
    STYLES,
    YARDSTICKS,
    guessing_seed,
    has_styles,
    make,
    ponder,
    ponders,
    reminded,
    seated,
)
from .search import Hunch, best_of
from .thought import AT_ONCE, Budget, Proposal, Thought

__all__ = [
    "AT_ONCE",
    "CONTESTANTS",
    "LEVELS",
    "NAMES",
    "SECONDS",
    "STYLES",
    "YARDSTICKS",
    "Agent",
    "Budget",
    "Hunch",
    "Proposal",
    "Seated",
    "Staff",
    "Thought",
    "best_of",
    "guessing_seed",
    "has_styles",
    "make",
    "ponder",
    "ponders",
    "reminded",
    "seated",
]
