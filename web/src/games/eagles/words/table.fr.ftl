### La table : Positions, Réserve, piles, déploiement

eagles-table-field = Champ de bataille

## Places

eagles-table-place = { $place ->
    [FL] Gauche française
    [FC] Centre français
    [FR] Droite française
    [AL] Gauche alliée
    [AC] Centre allié
    [AR] Droite alliée
   *[reserve] Réserve
  }
eagles-table-own-place = { $place ->
    [FL] Votre gauche
    [AL] Votre gauche
    [FR] Votre droite
    [AR] Votre droite
   *[other] Votre centre
  }
eagles-table-facing = { $place ->
    [FL] { $name }, face à votre droite
    [AL] { $name }, face à votre droite
    [FR] { $name }, face à votre gauche
    [AR] { $name }, face à votre gauche
   *[other] { $name }, face au vôtre
  }
eagles-table-middle = Terrain médian
eagles-table-lane = { $lane ->
    [left] Gauche
    [center] Centre
   *[right] Droite
  }
eagles-table-lanes = Ailes et centre
eagles-table-lane-tab = { $own } à vous, { $other } à l’ennemi{ $fight ->
    [yes] , engagé
   *[no] {""}
  }{ $lit ->
    [aim] , cibles ici
    [may] , des cartes peuvent agir
   *[no] {""}
  }
eagles-table-cards-in = Cartes : { eagles-table-place }
eagles-table-stand-in = { $name } : { $facts }
eagles-table-counts = { $french ->
    [0] aucune carte française
    [one] une carte française
   *[other] { $french } cartes françaises
  }, { $allied ->
    [0] aucune carte alliée.
    [one] une carte alliée.
   *[other] { $allied } cartes alliées.
  }
eagles-table-engaged = Engagé
eagles-table-crossing = { $count ->
    [one] une carte par tour
   *[other] { $count } cartes par tour
  }{ $crossed ->
    [0] {""}
    [one] , une passée
   *[other] , { $crossed } passées
  }
eagles-table-hidden = carte cachée { $number }, { $place }

## Marks of the ground

eagles-table-ground = Sur ce terrain
eagles-table-token-smoke = { $count ->
    [one] Fumée
   *[other] Fumée { $count }
  }
eagles-table-token-cheer = { $count ->
    [one] Vivats
   *[other] Vivats { $count }
  }
eagles-table-token-colors = { $count ->
    [one] Drapeau
   *[other] Drapeaux { $count }
  }
eagles-table-token-forward = { $count ->
    [one] En avant
   *[other] En avant { $count }
  }
eagles-table-token-lost-orders = Ordres perdus
eagles-table-token-bayonet = Baïonnettes
eagles-table-token-battery = Grande batterie
eagles-table-token-charge = Grande charge

## What a card may do, for who listens

eagles-table-on = sur { $terrain }
eagles-table-has-fired = a tiré
eagles-table-has-moved = a bougé
eagles-table-has-formed = a changé de formation
eagles-table-may = Peut { $list }.
eagles-table-may-target = Peut être choisi : { $list }.
eagles-table-chosen = Sélectionnée.
eagles-table-aimed = Cible. Choisissez-la de nouveau pour confirmer l’ordre.
eagles-table-acts = Agit maintenant.
eagles-table-pointed = Mise en évidence.
eagles-table-forbidden = Pas maintenant : { $words }
eagles-table-verb-deploy = se déployer
eagles-table-verb-hide = être posée face cachée
eagles-table-verb-test = tester son moral
eagles-table-verb-fire = tirer
eagles-table-verb-shock = charger
eagles-table-verb-open = ouvrir le feu
eagles-table-verb-move = se déplacer
eagles-table-verb-form = changer de formation
eagles-table-verb-lay = être posée
eagles-table-verb-show = être montrée
eagles-table-verb-play = être jouée
eagles-table-verb-confuse = partir sur une Confusion de bataille
eagles-table-verb-capture = prendre le terrain

## Reserve and piles

eagles-table-reserve = Réserve
eagles-table-in-reserve = en réserve
eagles-table-reserve-of = Réserve { $count }.
eagles-table-hand = Cartes en réserve
eagles-table-backs = { $count } × { $army ->
    [british] britanniques, face cachée
    [prussian] prussiennes, face cachée
   *[french] françaises, face cachée
  }
eagles-table-to-come = À venir
eagles-table-pile = { $army ->
    [british] Renforts britanniques à venir : { $count }
    [prussian] Renforts prussiens à venir : { $count }
   *[french] Renforts français à venir : { $count }
  }
eagles-table-fallen = Pertes
eagles-table-fallen-of = Vos pertes : { $count }. Voir les cartes perdues.
eagles-table-enemy-reserve = Réserve ennemie
eagles-table-enemy-reserve-of = Réserve ennemie : { $count }. Voir les cartes de l’ennemi.
eagles-table-off-field = Cartes hors du champ
eagles-table-heap-casualties = Pertes
eagles-table-heap-discard = Défausse
eagles-table-heap-enemy = Ennemi
eagles-table-heap-side = { $side ->
    [allied] Alliés
   *[french] Français
  } : { $count }
eagles-table-backs-reserve = { $army ->
    [british] Britanniques en réserve
    [prussian] Prussiens en réserve
   *[french] Français en réserve
  } : { $count }
eagles-table-backs-pile = { $army ->
    [british] Britanniques à venir
    [prussian] Prussiens à venir
   *[french] Français à venir
  } : { $count }
eagles-table-strength = { $whose ->
    [enemy] Ennemi
   *[own] Vous
  } : { $reserve } en réserve, { $pile } à venir

## Turn

eagles-table-phases = Phases du tour
eagles-table-phase-deployment = Déploiement
eagles-table-phase-morale = Moral
eagles-table-phase-combat = Combat
eagles-table-phase-reinforce = Renforts
eagles-table-phase-retreat = Retraite
eagles-table-turn = { $side ->
    [allied] Tour { $turn } · Alliés
   *[french] Tour { $turn } · Français
  }
eagles-table-when = Tour { $turn } · { $phase ->
    [morale] Moral
    [combat] Combat
    [retreat] Retraite
   *[reinforce] Renforts
  }

## Deployment

eagles-table-limit = { $state ->
    [empty] { $count } sur 4, il en faut une
    [full] { $count } sur 4, complet
   *[open] { $count } sur 4
  }
eagles-table-sort = Trier la main par
eagles-table-sort-arm = Arme
eagles-table-sort-corps = Corps
eagles-table-sort-strength = Force
eagles-table-auto = Placer pour moi
eagles-table-auto-stop = Arrêter
eagles-table-take = Reprendre { $card }
eagles-table-clear = Tout reprendre
eagles-table-deploy-hint = { $touch ->
    [yes] Touchez
   *[no] Cliquez sur
} une carte d’infanterie pour changer sa formation ; faites glisser une carte vers la réserve pour la reprendre.

## Keys

eagles-table-keys-walk = Parcourir cartes et Positions
eagles-table-keys-choose = Sélectionner ; de nouveau sur la cible : confirmer
eagles-table-keys-lay = Annuler la sélection, fermer
eagles-table-keys-place = Aller à une Position : 1 à 3 la ligne ennemie, 4 à 6 la vôtre
eagles-table-keys-hand = Aller à la réserve
eagles-table-keys-next = Carte suivante ou précédente qui peut agir ou être visée
eagles-table-keys-look = Agrandir la carte
eagles-table-keys-return = Au déploiement : retour en réserve
eagles-table-keys-react = Aller aux réponses quand on vous demande de réagir
