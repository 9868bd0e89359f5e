"""Chapters 1, 2 and 17: army lists. Never compiled."""
