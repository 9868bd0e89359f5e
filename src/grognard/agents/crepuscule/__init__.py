"""The computer player of Au crépuscule de l'Aigle."""

from .staff_officer import SensibleStaff as Player

__all__ = ["Player"]
