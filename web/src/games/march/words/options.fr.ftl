### La Marche des Aigles : les options d'une bataille

march-measuring = Mesures
march-measuring-about = Peut-on mesurer avant d’annoncer un tir ou une charge (règle 9) ?
march-measuring-free = Toujours
march-measuring-none = Seulement une fois l’ordre donné
march-routine = Routine
march-routine-about = Relances des échecs, second tir sur une seule cible, ordre des tests de Détermination (décisions R54, R69 et R87).
march-routine-auto = Sans demander
march-routine-ask = Me demander chaque fois
march-set-up = Mise en place
march-set-up-about = Qui place les bataillons avant le premier tour (règle 4).
march-set-up-dice = Les joueurs, à tour de rôle
march-set-up-ready = Les deux armées sont déjà en place
march-points = Points par armée
march-points-about = La limite d’une liste d’armée (règle 1.4).
march-points-are = { $points } points
march-length = Durée
march-length-about = Après le dernier tour, les points décident (règle 16).
march-length-turns =
    { $count ->
        [one] { $count } tour
       *[other] { $count } tours
    }
march-by-battle = Selon la bataille
march-terrain = Terrain
march-terrain-about = Celui de la bataille, ou aléatoire : équitable, et toujours le même pour un même numéro.
march-terrain-lot = Aléatoire
march-terrain-drawn = Aléatoire, numéro { $number }
march-table = Table
march-table-about = Les dimensions de la table, pour un terrain aléatoire.
march-table-120x120 = 120 × 120 cm
march-table-160x120 = 160 × 120 cm
march-objectives = Objectifs
march-objectives-about = Des lieux qui valent des points au camp qui les tient à la fin (règle 16).
march-objectives-on = Au moins un, au centre
march-objectives-off = Aucun
march-counter-charge = Contre-charges
march-counter-charge-about = Un bataillon qui n’a pas agi peut répondre à une charge par la sienne (décision R53).
march-winner-tests = Le vainqueur teste aussi
march-winner-tests-about = Les pertes d’un combat gagné obligent aussi à tester la Détermination (décision R40).
march-rifles = Carabines rayées
march-rifles-about = Leur portée (décision R15).
march-rifles-standard = Comme les mousquets
march-rifles-long = 20, 40 et 60 cm
march-french-hold = Les Français attendent
march-french-hold-about = À Barrosa, ils ne peuvent pas quitter la colline avant le tour 3.
march-red-army = L’armée rouge
march-blue-army = L’armée bleue
march-army-about = Une armée prête à jouer, ou votre propre liste dans la limite des points (règle 2).
