eagles-legend-column = en colonne : peut charger, tire mal
eagles-legend-square = en carré : à l’abri des charges, tire mal
eagles-legend-hidden = face cachée : l’ennemi ne la connaît pas
eagles-legend-hit = touches : un jet de moral pour chacune
eagles-legend-blown = cavalerie fourbue : ne peut pas charger
eagles-legend-recovering = reprend son souffle : pourra charger au prochain tour
eagles-legend-engaged = engagée : des troupes des deux camps dans une même Position
