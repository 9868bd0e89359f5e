# Ce qui ne va pas dans la mise en place d'une bataille d'Au crépuscule de l'Aigle.
no-building = est une garnison hors de tout bâtiment (D-140)
too-wide = ne peut se tenir sur { $files } de front (C-INF-8)
