"""Was it luck or play? A battle that is over, looked at with an evaluation and a search."""
