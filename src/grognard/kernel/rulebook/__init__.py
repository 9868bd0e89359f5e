"""The rulebook in our own words: its paragraphs and rulings, and how they are found."""
