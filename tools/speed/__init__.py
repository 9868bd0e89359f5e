"""How long the rules and the searches on them take."""
