"""The computer player of EAGLES."""

from .commander import SensibleCommander as Player
from .features import BattleFeatures as Features
from .topics import TOPICS

__all__ = ["TOPICS", "TURNS", "Features", "Player"]

TURNS = 2  # turns that a search looks ahead: one of each side
