"""Chapter 4: the ground, scenarios, and setting up."""
