"""Limits on what comes from outside."""
