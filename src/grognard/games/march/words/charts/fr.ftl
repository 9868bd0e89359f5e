# Les tables de la marche pour la table réelle, en français.

chart-activation = Manœuvre
chart-volley = Salve
chart-skirmish = Tirailleurs
chart-charge = Charge
chart-combat = Combat
chart-resolve = Détermination
sum-die = Dé
sum-dice = Dés
sum-score = Score à atteindre
sum-attacker = Attaquant
sum-defender = Défenseur
part-battalion = Bataillon
part-shooters = Tireurs
part-target = Cible
part-attacker = Attaquant
part-defender = Défenseur

fact-quality = Qualité
fact-rankers = Hommes de troupe
fact-formation = Formation
fact-officer = Officier
fact-disordered = Désorganisé
fact-routing = En déroute
fact-test = Test
fact-range = Portée
fact-cover = Couvert de la cible
fact-cover-met = Couvert attaqué
fact-charge = Charge
fact-disorder = Ordre

choice-recruits = Recrues
choice-drilled = Troupe exercée
choice-veterans = Vétérans
choice-guard = Garde
choice-line = Ligne
choice-column = Colonne
choice-test-2 = Détermination
choice-test-3 = Ralliement
choice-short = Courte
choice-medium = Moyenne
choice-long = Longue
choice-open = Aucun
choice-light-cover = Léger
choice-hard-cover = Dur
choice-stands = Attend
choice-charges-in-line = En ligne
choice-charges-in-column = En colonne
choice-in-order = En ordre
choice-in-disorder = Désorganisé
choice-flanked = Pris de flanc ou à revers
choice-exhausted = Fatigué

passed = Réussi
failed = Raté : il cède
hits = { $count ->
    [0] Aucune touche
    [one] Une touche
   *[other] { $count } touches
}
attacker-wins-clearly = L’attaquant gagne de 3 ou plus
attacker-wins = L’attaquant gagne
defender-wins = Le défenseur gagne
defender-wins-clearly = Le défenseur gagne de 3 ou plus
