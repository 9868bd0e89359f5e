"""Processes of their own: computer players, and records from outside."""
