"""Chapter 16: the campaign."""
