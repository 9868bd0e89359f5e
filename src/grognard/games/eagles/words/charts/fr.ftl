# Les tables d’EAGLES pour la table réelle, en français.

chart-fire = Tir
chart-shock = Charge
chart-morale = Moral
sum-dice = Dés
sum-level = Niveau
sum-value = Moral
part-firer = Carte
part-target = Cible
part-card = Carte

fact-arm = Arme
fact-cv = Valeur de combat
fact-morale = Moral
fact-formation = Formation
fact-hits = Touches
fact-lost = En déroute
fact-range = Portée
fact-shells = Spéciale
fact-abroad = Sur une ligne ennemie
fact-army = Armée
fact-cheers = Vivats dans la Position

choice-infantry = Infanterie
choice-cavalry = Cavalerie
choice-artillery = Artillerie
choice-line = Ligne
choice-column = Colonne
choice-square = Carré
choice-long = Longue
choice-short = Courte
choice-plain-shot = Aucune
choice-howitzer = Tir d’obusier
choice-shrapnel = Shrapnel
choice-french = Française
choice-british = Britannique
choice-prussian = Prussienne

hits = { $count ->
    [0] Aucune touche
    [one] Une touche
   *[other] { $count } touches
}
