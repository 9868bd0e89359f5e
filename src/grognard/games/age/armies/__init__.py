"""Orders of battle as lists: corps, divisions, generals, brigades, batteries."""
