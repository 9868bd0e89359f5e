"""Battles that may be fought: their ground, their armies, what is special about them."""
