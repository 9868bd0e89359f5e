march-legend-line = ligne : tous ses fusils tirent
march-legend-column = colonne : charge plus loin, plus facile à toucher
