### Les listes d'armée de tous les jeux : ce qui ne va pas

flaw = « { $value } » : { $expected }
fault-length = une liste a au plus { $most } signes
fault-name = un nom a de 1 à { $most } lettres
fault-id = un abrégé a de 1 à 8 minuscules, chiffres et tirets, et commence par une lettre
fault-same-id = deux unités ont le même abrégé
fault-number = il faut un nombre entier
fault-opening = une unité commence ainsi : { $example }
fault-choice = il faut l'un de ces mots : { $known }
fault-word = il faut l'un de ces mots : { $known }
fault-twice = « { $said } » est donné deux fois
fault-missing = une armée commence par l'un de ces mots : { $known }
fault-points = { $over ->
    [one] { $over } point
   *[other] { $over } points
  } de plus que la limite de { $limit }
fault-code = ce code de partage est abîmé ou incomplet
fault-army = aucune armée de ce nom ; armées prêtes : { $known } ; ou donnez une liste
