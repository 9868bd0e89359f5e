"""Chapter 12: charges and combats."""
