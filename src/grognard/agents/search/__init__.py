"""A search that plays any game: whole turns against each other, on what a seat may know."""

from .search import Search, is_named

__all__ = ["Search", "is_named"]
