"""Was it luck or play? A finished battle, examined with an evaluation and a search."""
