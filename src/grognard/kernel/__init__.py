"""The game-neutral kernel: procedures, decisions, throws, and the umpire that runs them."""
