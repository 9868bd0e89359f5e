"""The possible results of an act, before it is chosen."""
