"""Battles beside the charts that several phones share."""
