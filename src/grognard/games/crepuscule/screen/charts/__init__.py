"""Charts for the real table: what the booklet's sums, tests and dice come to."""
