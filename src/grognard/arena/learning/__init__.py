"""How evaluations are learned: games of a noisy player against itself, and a fit to results."""
