"""What players bring along: lists of their own, decks, and codes to share them by."""
