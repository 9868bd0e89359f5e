"""Decks built by players: their totals, and decks that build themselves."""
