"""What a battle is made of, and the only place where it is changed."""
