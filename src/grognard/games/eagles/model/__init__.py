"""What a battle is made of, and the effects that change it."""
