"""Scenarios: battles that may be played, as files that are read and written."""
