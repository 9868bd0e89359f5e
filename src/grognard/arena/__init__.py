"""Agents against each other: who is better, by how much, and whether a battle is fair."""

from .contest import Bout, Contestant, Question, Setting
from .playing import Played, SideOf, Taken, play
from .results import Results

__all__ = [
    "Bout",
    "Contestant",
    "Played",
    "Question",
    "Results",
    "Setting",
    "SideOf",
    "Taken",
    "play",
]
