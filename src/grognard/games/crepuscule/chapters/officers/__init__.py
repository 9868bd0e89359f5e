"""Generals and aides-de-camp: where they ride, whom they lead, how they are lost."""
