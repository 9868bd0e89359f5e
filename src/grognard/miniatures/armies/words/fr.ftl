### Les listes d'armée de tous les jeux : ce qui ne va pas

flaw = « { $value } » : { $expected }
fault-length = une liste a au plus { $most } signes
fault-name = un nom a de 1 à { $most } lettres
fault-id = un sigle a de 1 à 8 minuscules, chiffres et tirets, une lettre d'abord
fault-same-id = deux unités ont le même sigle
fault-number = il faut un nombre entier
fault-opening = une unité commence ainsi : { $example }
fault-choice = il faut l'un de ces mots : { $known }
fault-word = il faut l'un de ces mots : { $known }
fault-twice = « { $said } » est donné deux fois
fault-missing = une armée commence par l'un de ces mots : { $known }
fault-points = { $over } de plus que les { $limit } points que cette armée peut coûter
fault-code = ce code de partage est abîmé ou mal recopié
fault-army = aucune armée de ce nom ; prêtes : { $known } ; ou donnez une liste
