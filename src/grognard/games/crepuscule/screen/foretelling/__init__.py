"""What may come of an answer, told before it is given."""
