"""Players made of code. They see what their seat sees, and nothing else."""

from .agent import Agent, ask
from .registry import NAMES, make

__all__ = ["NAMES", "Agent", "ask", "make"]
