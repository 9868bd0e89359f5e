"""Chapters 7 and 11: generals, the chain of command, and what becomes of them."""
