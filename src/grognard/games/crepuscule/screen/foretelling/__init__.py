"""The possible results of an answer, shown before it is given."""
