"""The computer player of EAGLES."""

from .commander import SensibleCommander as Player

__all__ = ["Player"]
