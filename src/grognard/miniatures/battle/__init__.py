"""A battle of two sides: what is fixed, what changes, what is reported of it."""
