"""Chapters 7 and 11: generals, the chain of command, and their losses."""
