"""A search that plays any game: whole turns against each other, on what a seat may know."""

from .search import Search, is_named
from .weighing import Reason, Weighed, reason_of, weigh

__all__ = ["Reason", "Search", "Weighed", "is_named", "reason_of", "weigh"]
