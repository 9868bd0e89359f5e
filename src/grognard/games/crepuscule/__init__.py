"""Au crépuscule de l'Aigle."""
