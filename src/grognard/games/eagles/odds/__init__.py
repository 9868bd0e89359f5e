"""Exact odds, quicker than the general walk."""
