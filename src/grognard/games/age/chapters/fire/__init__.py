"""Chapters 5 and 6: the power of fire, who fires at whom, and what it does."""
