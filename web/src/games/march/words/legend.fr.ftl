march-legend-line = ligne : tous ses groupes tirent
march-legend-column = colonne : charge plus loin, plus facile à toucher
