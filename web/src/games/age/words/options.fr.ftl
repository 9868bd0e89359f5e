### L'Âge des Aigles : les options d'une bataille

age-length = Durée
age-length-about = Après le dernier tour, les points décident (règle 10).
age-length-turns =
    { $count ->
        [one] { $count } tour
       *[other] { $count } tours
    }
age-by-battle = Selon la bataille
age-points = Points par armée
age-points-about = La limite d’un ordre de bataille.
age-points-are = { $points } points
age-terrain = Terrain
age-terrain-about = Celui de la bataille, ou aléatoire : équitable, et toujours le même pour le même numéro.
age-terrain-lot = Aléatoire
age-terrain-drawn = Aléatoire, numéro { $number }
age-critical = Niveaux critiques
age-critical-about = Ce que les pertes d’une armée rendent plus difficile (décision R2).
age-critical-rolls = L’initiative et tous les jets de mouvement
age-critical-initiative = L’initiative seule
age-breakthrough = Percée de l’infanterie
age-breakthrough-about = Après avoir écrasé l’ennemi (décision R47).
age-breakthrough-ordered = Elle doit percer
age-breakthrough-optional = Le joueur choisit
age-evades = Dérobade de la cavalerie
age-evades-about = La cavalerie en ordre peut se dérober devant une charge d’infanterie (décision R81).
age-south-army = Armée du sud
age-north-army = Armée du nord
age-army-about = Une armée prête, ou votre ordre de bataille dans la limite des points.
