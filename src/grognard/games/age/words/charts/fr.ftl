# Les tables de L'Âge des Aigles pour la table réelle, en français.

## Tables, sommes, rôles

chart-movement = Mouvement
chart-fire = Tir
chart-power = Tireur
chart-combat = Combat
chart-generals = Généraux
chart-reserve = Réserve
sum-die = Dé
sum-power = Puissance
sum-attacker = Attaquant
sum-defender = Défenseur
part-target = Cible
part-firer = Tireur
part-brigade = Brigade
part-attacker = Attaquant
part-defender = Défenseur
lane-in-order = En ordre
lane-in-disorder = En désordre
lane-reserve = Réserve

## Faits

fact-firer = Type de tireur
fact-range = Portée
fact-heavy = Canons lourds
fact-arm = Arme
fact-grade = Qualité
fact-bases = Bases
fact-formation = Formation
fact-disordered = En désordre
fact-silenced = Muette
fact-damaged = Endommagée
fact-lost = Perdue
fact-order = Ordre
fact-condition = État
fact-commander = Général en chef
fact-last-try = Dernière tentative
fact-bases-in-contact = Bases au contact
fact-general = Général attaché
fact-weight = Cavalerie
fact-disorder = Ordre
fact-charge = Charge sur l’infanterie à découvert

## Choix

choice-two-ranks = Infanterie linéaire, deux rangs
choice-three-ranks = Infanterie linéaire, trois rangs
choice-columnar = Colonnaire, carré ou tirailleurs
choice-cavalry = Cavalerie
choice-infantry = Infanterie
choice-artillery = Batterie
choice-old-guard-guns = Canons Vieille Garde, russes
choice-french-line-guns = Canons français ou britanniques
choice-other-guns = Autres canons
choice-inches-2 = jusqu’à 2″
choice-inches-4 = 2–4″
choice-inches-8 = 4–8″
choice-inches-12 = 8–12″
choice-inches-18 = 12–18″
choice-conscript = De conscrits
choice-regular = Régulière
choice-elite = D’élite
choice-line = Ligne
choice-supported-line = Ligne soutenue
choice-masse = Colonne de manœuvre
choice-march-column = Colonne de route
choice-square = Carré
choice-tirailleurs = Tirailleurs
choice-garrison = Garnison
choice-limbered = Attelée
choice-unlimbered = En batterie
choice-fresh = Fraîche
choice-worn = Usée
choice-spent = Épuisée
choice-in-order = En ordre
choice-in-disorder = En désordre
choice-free = Libre
choice-committed = Engagé ou perdu
choice-with-it = Avec cette unité
choice-no-try = Aucun
choice-succeeded = Réussi
choice-failed-once = Un échec
choice-failed-twice = Deux échecs
choice-failed-three-times = Trois échecs ou plus
choice-no-general = Aucun
choice-a-general = Un général
choice-charismatic = Charismatique
choice-light = Légère
choice-heavy = Lourde
choice-cuirassier = Cuirassée
choice-orderly = En ordre
choice-on-the-march = Colonne de route, attelée
choice-standing = Cavalerie à l’arrêt
choice-in-open-order = Tirailleurs
choice-guns-alone = Canons seuls ou muets
choice-no-charge = Non
choice-from-near = De moins de 5″
choice-from-afar = De 5″ ou plus

## États

condition-fresh = Fraîche
condition-worn = Usée
condition-spent = Épuisée

## Effets du tir

effect-none = Rien
effect-disordered = Désordre
effect-one = −1 base
effect-two = −2 bases
effect-three = −3 bases
