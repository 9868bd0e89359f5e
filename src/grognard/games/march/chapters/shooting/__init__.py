"""Chapters 9 to 11, 13 and 14: fire, cover and losses."""
