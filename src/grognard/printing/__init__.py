"""Sheets of paper: cards, rosters and references as PDF, set by Typst."""
