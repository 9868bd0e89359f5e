"""A search that plays any game: whole turns against each other, on what a seat may know."""

from .lines import Lines
from .pondering import Hunch, best_of, hunches
from .search import Search, is_named
from .weighing import Reason, Weighed, reason_of, weigh

__all__ = [
    "Hunch",
    "Lines",
    "Reason",
    "Search",
    "Weighed",
    "best_of",
    "hunches",
    "is_named",
    "reason_of",
    "weigh",
]
