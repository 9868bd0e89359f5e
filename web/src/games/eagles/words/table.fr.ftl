### La table : Positions, Réserve, piles, déploiement

board-field = Champ de bataille

## Places

board-place = { $place ->
    [FL] Gauche française
    [FC] Centre français
    [FR] Droite française
    [AL] Gauche alliée
    [AC] Centre allié
    [AR] Droite alliée
   *[reserve] Réserve
  }
board-middle = Terrain central
board-lane = { $lane ->
    [left] Gauche
    [center] Centre
   *[right] Droite
  }
board-lanes = Couloirs
board-lane-tab = { $own } à vous, { $other } à l’ennemi{ $fight ->
    [yes] , engagé
   *[no] {""}
  }{ $lit ->
    [aim] , cibles ici
    [may] , des cartes peuvent agir
   *[no] {""}
  }
board-cards-in = Cartes : { board-place }
board-stand-in = { $name } : { $facts }
board-counts = { $french ->
    [0] aucune carte française
    [one] une carte française
   *[other] { $french } cartes françaises
  }, { $allied ->
    [0] aucune carte alliée.
    [one] une carte alliée.
   *[other] { $allied } cartes alliées.
  }
board-engaged = Engagé
board-crossing = { $count ->
    [one] une carte par tour
   *[other] { $count } cartes par tour
  }{ $crossed ->
    [0] {""}
    [one] , une passée
   *[other] , { $crossed } passées
  }
board-hidden = carte cachée { $number }, { $place }

## Marks of the ground

board-ground = Sur ce terrain
board-token-smoke = { $count ->
    [one] Fumée
   *[other] Fumée { $count }
  }
board-token-cheer = { $count ->
    [one] Vivats
   *[other] Vivats { $count }
  }
board-token-colors = { $count ->
    [one] Drapeau
   *[other] Drapeau { $count }
  }
board-token-forward = { $count ->
    [one] En avant
   *[other] En avant { $count }
  }
board-token-lost-orders = Ordres perdus
board-token-bayonet = Baïonnettes
board-token-battery = Grande batterie
board-token-charge = Grande charge

## What a card may do, for who listens

board-on = sur { $terrain }
board-has-fired = a tiré
board-has-moved = a bougé
board-has-formed = a changé de formation
board-may = Peut { $list }.
board-may-target = Peut être choisi : { $list }.
board-chosen = Choisie.
board-aimed = Visée. Choisissez-la de nouveau pour donner l’ordre.
board-acts = Agit maintenant.
board-pointed = Désignée.
board-forbidden = Pas maintenant : { $words }
board-verb-deploy = se déployer
board-verb-hide = être posée face cachée
board-verb-test = tester son moral
board-verb-fire = tirer
board-verb-shock = donner l’assaut
board-verb-open = ouvrir le feu
board-verb-move = se déplacer
board-verb-form = changer de formation
board-verb-lay = être posée
board-verb-show = être montrée
board-verb-play = être jouée
board-verb-confuse = être désorientée
board-verb-capture = prendre le terrain

## Reserve and piles

board-reserve = Réserve
board-in-reserve = en réserve
board-reserve-of = Réserve { $count }.
board-hand = Cartes en réserve
board-backs = { $count } × { $army ->
    [british] britanniques, face cachée
    [prussian] prussiennes, face cachée
   *[french] françaises, face cachée
  }
board-to-come = À venir
board-pile = { $army ->
    [british] Renforts britanniques à venir : { $count }
    [prussian] Renforts prussiens à venir : { $count }
   *[french] Renforts français à venir : { $count }
  }
board-fallen = Perdus
board-fallen-of = Vos pertes : { $count }. Voir les cartes perdues.
board-enemy-reserve = Ennemi
board-enemy-reserve-of = Réserve ennemie : { $count }. Voir les cartes de l’ennemi.
board-off-field = Cartes hors du champ
board-heap-casualties = Pertes
board-heap-discard = Défausse
board-heap-enemy = Ennemi
board-heap-side = { $side ->
    [allied] Alliés
   *[french] Français
  } : { $count }
board-backs-reserve = { $army ->
    [british] Britanniques en réserve
    [prussian] Prussiens en réserve
   *[french] Français en réserve
  } : { $count }
board-backs-pile = { $army ->
    [british] Britanniques à venir
    [prussian] Prussiens à venir
   *[french] Français à venir
  } : { $count }
board-strength = { $whose ->
    [enemy] Ennemi
   *[own] À vous
  } : { $reserve } en réserve, { $pile } à venir

## Turn

board-phases = Phases du tour
board-phase-deployment = Déploiement
board-phase-morale = Moral
board-phase-combat = Combat
board-phase-reinforce = Renforts
board-turn = { $side ->
    [allied] Tour { $turn } · Alliés
   *[french] Tour { $turn } · Français
  }
board-when = Tour { $turn } · { $phase ->
    [morale] Moral
    [combat] Combat
   *[reinforce] Renforts
  }

## Deployment

board-limit = { $state ->
    [empty] { $count } sur 4, il en faut une
    [full] { $count } sur 4, complet
   *[open] { $count } sur 4
  }
board-sort = Trier la main par
board-sort-arm = Arme
board-sort-corps = Corps
board-sort-strength = Force
board-auto = Déployer pour moi
board-auto-stop = Arrêter
board-take = Reprendre { $card }
board-clear = Tout reprendre
board-deploy-hint = Touchez une infanterie posée pour changer sa formation ; ramenez une carte en réserve en la glissant.

## Keys

board-keys-walk = Parcourir cartes et Positions
board-keys-choose = Choisir ; encore une fois sur la cible : donner l’ordre
board-keys-lay = Reposer la carte, fermer
board-keys-place = Aller à une Position : 1 à 3 la ligne ennemie, 4 à 6 la vôtre
board-keys-hand = Aller à la Réserve
board-keys-next = Carte suivante, précédente qui peut agir ou être visée
board-keys-look = Agrandir la carte
board-keys-return = Au déploiement : retour en réserve
board-keys-react = Aller aux réponses d’une réaction
