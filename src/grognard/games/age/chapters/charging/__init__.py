"""Chapter 8: charges, counter-charges, combats, and what follows them."""
