### L'Âge des Aigles dans le salon : ses batailles et ses options

age-about = Des corps d’armée en figurines. Vous déplacez des divisions ; les généraux et les dés décident de ce qui arrive.
age-at-saalfeld = Saalfeld
age-at-saalfeld-about = 10 octobre 1806 · 7 tours
age-at-saalfeld-south = Descendre des pentes, brigade après brigade
age-at-saalfeld-north = Tenir les villages, la rivière dans le dos
age-at-albuera = Albuera
age-at-albuera-about = 16 mai 1811 · 7 tours
age-at-albuera-south = Prendre la crête par le flanc
age-at-albuera-north = Faire face, et tenir
age-at-quatre-bras = Quatre-Bras
age-at-quatre-bras-about = 16 juin 1815 · 12 tours
age-at-quatre-bras-south = Prendre le carrefour avant les renforts
age-at-quatre-bras-north = Tenir jusqu’à l’arrivée de Wellington
age-at-meeting = Combat de rencontre
age-at-meeting-about = Vos propres armées, terrain aléatoire · 10 tours
age-at-meeting-south = L’armée du sud
age-at-meeting-north = L’armée du nord
age-side-allied = Alliés
