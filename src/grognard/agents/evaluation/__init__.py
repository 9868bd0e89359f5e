"""How likely a seat is to win, from a state that it could be in: learned, and quick to compute."""

from .evaluation import Evaluation, evaluation_of

__all__ = ["Evaluation", "evaluation_of"]
