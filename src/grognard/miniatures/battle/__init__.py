"""A battle of two sides: what is fixed, what changes, what is told of it."""
