"""Commands of EAGLES alone, and its cards looked up at the table."""

from .cards import print_card

COMMANDS = ("cards", "deck")

__all__ = ["COMMANDS", "print_card"]
