"""What the game is made of: pieces, state, actions, events, options."""
