"""A search that plays any game: whole turns against each other, on what a seat may know."""

from .flat import Flat
from .lines import Lines
from .pondering import Hunch, best_of, hunches
from .search import Search, is_named
from .tree import Tree
from .weighing import Reason, Weighed, reason_of, weigh

__all__ = [
    "Flat",
    "Hunch",
    "Lines",
    "Reason",
    "Search",
    "Tree",
    "Weighed",
    "best_of",
    "hunches",
    "is_named",
    "reason_of",
    "weigh",
]
