"""Chapters 7 and 8: moves and formations."""
