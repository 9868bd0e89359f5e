### La Marche des Aigles in the lobby: its battles and options

march-about = Des figurines sur une table mesurée. Les bataillons pivotent, tirent et chargent au millimètre.
march-at-training = Terrain d’exercice
march-at-training-about = Bataille imaginaire · 8 tours
march-at-training-red = Longues lignes, feu nourri
march-at-training-blue = Les colonnes et la Garde
march-at-vimeiro = Vimeiro
march-at-vimeiro-about = 21 août 1808 · 8 tours
march-at-vimeiro-red = Tenir la crête, carabines devant
march-at-vimeiro-blue = Droit sur la colline
march-at-barrosa = Barrosa
march-at-barrosa-about = 5 mars 1811 · 8 tours
march-at-barrosa-red = Les Guards chargent en montée
march-at-barrosa-blue = Garder le sommet et la chapelle
march-at-open = Rase campagne
march-at-open-about = Vos armées, terrain aléatoire
march-at-open-red = L’armée rouge
march-at-open-blue = L’armée bleue
