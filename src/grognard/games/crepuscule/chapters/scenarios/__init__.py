"""Battles that may be played: ground, files, armies in their places. Never compiled."""
