"""Battles that can be played: their ground, their armies, their special notes."""
