"""Commands that let computer players meet."""
