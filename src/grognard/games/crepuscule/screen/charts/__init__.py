"""Charts for the real table: the booklet's sums, tests and dice."""
