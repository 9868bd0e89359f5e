"""EAGLES: Waterloo."""
