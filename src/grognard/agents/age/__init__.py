"""The computer player of L'Âge des Aigles."""

from .staff_officer import SensibleStaff as Player

__all__ = ["Player"]
