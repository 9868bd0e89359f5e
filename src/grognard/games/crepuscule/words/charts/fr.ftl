# Les tables d'Au crépuscule de l'Aigle pour la table réelle, en français.

## Tables, sommes, lancers, rôles

chart-manoeuvre = Manœuvre
chart-volley = Mousqueterie
chart-blows = Mêlée
chart-round = Résultat
chart-break = Déroute
chart-panic = Panique
chart-rally = Ralliement
chart-gun-die = Dé d’artillerie
chart-ball = Boulet
chart-canister = Mitraille
chart-shell = Obus
chart-battery = Batterie touchée
chart-engineers = Génie
sum-value = Valeur
sum-dice = Dés
sum-need = Pour toucher
sum-strength = Force
sum-toughness = Endurance
sum-attacker = Attaquant
sum-defender = Défenseur
sum-holds = Tient jusqu’à
sum-yields = Se replie jusqu’à
sum-die = Dé
sum-hits = Touches
sum-reach = Touché sur
sum-work = Travail
stage-wound = Pour blesser
stage-save = Sauvegarde
part-unit = Unité
part-shooters = Tireurs
part-strikers = Combattants
part-target = Cible
part-attacker = Attaquant
part-defender = Défenseur

## Résultats

passed = Réussi
failed = Raté
holds = Tient bon
breaks = En déroute, fuit
stays = Tient bon
flees = Panique et fuit
rallies = Se rallie
flees-on = Continue à fuir
done = L’obstacle est abattu
not-yet = Pas ce tour-ci
misfire = Incident de tir
inches = { $count ->
    [one] Un pouce
   *[other] { $count } pouces
  }
fall = { $count ->
    [0] Aucune perte
    [one] Une figurine perdue
   *[other] { $count } figurines perdues
  }
battery-wounds = { $count ->
    [0] Aucune blessure
    [one] Une blessure
   *[other] { $count } blessures
  }
condition-whole = moins d’un quart de pertes
condition-quarter = un quart de pertes
condition-half = moins de la moitié

## Faits

fact-arm = Arme
fact-class = Classe
fact-figures = Figurines
fact-formation = Formation
fact-ws = Capacité de combat
fact-their-ws = Capacité de combat adverse
fact-bs = Capacité de tir
fact-strength = Force
fact-toughness = Endurance
fact-save = Armure
fact-ld = Commandement
fact-ld-in-range = Commandement, le sien ou celui d’un officier à portée
fact-ld-in-unit = Commandement, le sien ou celui d’un officier dans l’unité
fact-own-ld = Son propre Commandement
fact-firearm = Arme à feu
fact-fleeing = En fuite
fact-lost = Détruite
fact-losses = Pertes
fact-brigadier = Brigadier ou aide de camp
fact-exposure = Feu ennemi
fact-near = Ennemi proche qui ne la charge pas
fact-again = Tentatives précédentes
fact-smoke = Derrière sa propre fumée
fact-charges = Elle charge
fact-numbers = Cible de la charge
fact-shelter = Couvert de la cible
fact-masked = La cible est derrière la fumée
fact-charged = Chargée par de la cavalerie
fact-in-flank = De flanc ou à revers
fact-steady = Infanterie sans pertes, chargée de face
fact-level = Obstacle
fact-toil = Tours déjà passés à y travailler
fact-shots = Dés : figurines qui tirent
fact-fire = Sorte de tir
fact-range = Distance
fact-cover = Couvert
fact-blows = Dés : attaques des combattants
fact-blade = Arme blanche
fact-keeps-bonus = Premier round de sa charge, avec son bonus
fact-ones = Relances de 1 (pistolets : tous)
fact-obstacle = Derrière un obstacle
fact-wounds = Ennemis abattus
fact-ranks = Rangs comptés derrière le premier
fact-supports = Unités en soutien
fact-difference = Battue de
fact-open-order = Infanterie ou cavalerie légère
fact-loose = Non formée, ou moins de 5 figurines
fact-flanked = Abordée de flanc ou à revers
fact-re-roll = Relance de vétérans disponible
fact-few = Trop peu pour tenir (moins de 5)
fact-duel = Elle répond à la batterie qui la prend pour cible
fact-gun = Pièce
fact-struck = Figurines sur le trajet du boulet
fact-large-for-guns = Grande cible pour l’artillerie, et visée
fact-covered = Figurines sous le gabarit
fact-canister-cover = Couvert
fact-in-skirmish-order = En tirailleurs
fact-place = Position des figurines
fact-bases = Figurines à cet endroit
fact-part = Ce qui est touché
fact-battery-hits = Touches reçues

## Choix

choice-infantry = Infanterie
choice-cavalry = Cavalerie
choice-artillery = Batterie
choice-caisson = Caisson
choice-militia = Milice
choice-line = Ligne
choice-veteran = Vétérans
choice-elite = Élite
choice-guard = Garde
choice-extended-line = Ligne étendue
choice-assault-column = Colonne d’assaut
choice-march-column = Colonne de marche
choice-hollow-square = Carré creux
choice-solid-square = Carré plein
choice-skirmish-order = Tirailleurs
choice-echelon = Échelons
choice-foragers = Fourrageurs
choice-garrison = Dans un bâtiment
choice-deployed = En batterie
choice-limbered = Attelée
choice-none = Aucune
choice-musket = Fusil
choice-rifle = Carabine rayée
choice-carbine = Mousqueton
choice-bayonet = Baïonnette
choice-sabre = Sabre
choice-lance = Lance
choice-pike = Pique
choice-no-save = Sans sauvegarde
choice-save-6 = Sauvegarde 6+
choice-save-5 = Sauvegarde 5+
choice-save-4 = Sauvegarde 4+
choice-save-3 = Sauvegarde 3+
choice-save-2 = Sauvegarde 2+
choice-all-there = Moins d’un quart
choice-quarter-lost = Un quart ou plus
choice-half-lost = Plus de la moitié
choice-no-brigadier = Aucun à moins de 6″
choice-brigadier-near = À moins de 6″
choice-brigadier-with = Dans l’unité
choice-under-fire = À longue portée
choice-safe = Aucun ne peut l’atteindre
choice-short-range = À courte portée, ou mitraille
choice-nobody-near = Aucun
choice-near-front = Devant son front
choice-near-flank = Sur son flanc
choice-near-rear = Dans son dos
choice-even = Autant de figurines
choice-fewer = Moins de figurines
choice-half = Deux fois moins, ou encore moins
choice-more = Plus de figurines
choice-double = Deux fois plus, ou davantage
choice-in-the-open = Aucun
choice-in-cover = À couvert
choice-fortified = Fortifiée
choice-not-charged = Non
choice-by-cavalry = Légère ou de ligne
choice-by-heavy = Lourde
choice-no-smoke = Non
choice-forms-in-smoke = Oui, pour se former
choice-fires-in-smoke = Oui, pour tirer
choice-level-light = Petit
choice-level-medium = Moyen
choice-level-heavy = Lourd
choice-ordinary = Ordinaire
choice-commanded = Commandé
choice-spoilt = Commandé, test raté
choice-reply = Riposte d’un duel
choice-reaction = Sur qui charge
choice-held = Sur qui charge, feu retenu
choice-range-usual = De 6″ à mi-portée
choice-range-near = Moins de 6″
choice-range-long = Au-delà de la mi-portée
choice-soft-cover = Haie, barrière
choice-hard-cover = Mur, bois, maison
choice-no-obstacle = Non
choice-obstacle = Obstacle
choice-fortification = Fortification
choice-light-gun = Légère
choice-medium-gun = Moyenne
choice-heavy-gun = Lourde
choice-sheltered = Muret, haie, bois
choice-walled = Bâtiment, fortification
choice-fully-under = Tout entières dessous
choice-partly-under = En partie dessous
choice-behind-wall = Derrière un mur ou une haie
choice-in-the-middle = Sous le centre
choice-the-gun = La pièce
choice-the-crew = Les servants
