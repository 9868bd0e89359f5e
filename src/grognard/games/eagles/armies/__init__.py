"""Decks built by players: what they come to, and decks that build themselves."""
