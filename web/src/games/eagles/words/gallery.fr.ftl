### Toutes les cartes du jeu

eagles-gallery-title = Les cartes
eagles-gallery-reconstruction = Les valeurs des 252 cartes de troupe, de général et de Terrain sont une reconstitution d’après l’ordre de bataille historique, et non la liste de l’éditeur, qui n’est pas publique. Les 48 Spéciales suivent les textes publiés, avec nos mots.
eagles-gallery-filters = Chercher des cartes
eagles-gallery-search = Nom, régiment, numéro ou texte
eagles-gallery-army = Armée
eagles-gallery-arm = Arme
eagles-gallery-any-arm = Toutes les armes
eagles-gallery-arms = { $arm ->
    [general] Généraux
    [infantry] Infanterie
    [cavalry] Cavalerie
    [artillery] Artillerie
    [terrain] Terrains
   *[special] Spéciales
  }
eagles-gallery-corps = Corps
eagles-gallery-any-corps = Tous les corps
eagles-gallery-battle = Bataille
eagles-gallery-any-battle = Toutes les batailles
eagles-gallery-battles = { $battle ->
    [quatre-bras] Quatre-Bras
    [ligny] Ligny
    [wavre] Wavre
    [waterloo] Waterloo
   *[hal] Hal (Charleroi seulement)
  }
eagles-gallery-order = Trier par
eagles-gallery-orders = { $order ->
    [name] Nom
    [dice] Dés
    [morale] Moral
    [points] Points
    [strength] Effectif
   *[number] Numéro
  }
eagles-gallery-count = { $shown ->
    [one] { $shown } carte sur { $all }
   *[other] { $shown } cartes sur { $all }
  }
eagles-gallery-none = Aucune carte ne correspond.
eagles-gallery-all = Voir toutes les cartes
eagles-gallery-failed = Impossible de charger les cartes.
eagles-gallery-again = Réessayer
eagles-gallery-list = Cartes
eagles-gallery-one = Carte sélectionnée
eagles-gallery-number = Carte { $number }
eagles-gallery-previous = Carte précédente
eagles-gallery-next = Carte suivante
eagles-gallery-close = Retour à toutes les cartes
eagles-gallery-command = Ordre de bataille
eagles-gallery-points = Points
eagles-gallery-fought = Batailles
eagles-gallery-also = Aussi :
eagles-gallery-other = { $army ->
    [british] britannique, { $number }
    [prussian] prussienne, { $number }
   *[french] française, { $number }
  }
eagles-gallery-legend = Lire une carte
eagles-gallery-choose = Choisissez une carte pour la voir ici.
eagles-gallery-part-dice = le nombre de dés ; disque, écu ou octogone désigne l’armée
    .label = Insigne
eagles-gallery-part-morale = A est le meilleur : il tient sur 1 à 4, B sur 1 à 3, C sur 1 ou 2, D sur 1 seulement
    .label = Losange
eagles-gallery-part-fire = niveau de feu ; pour les canons, longue et courte portée
    .label = F
eagles-gallery-part-shock = niveau de charge, au corps à corps
    .label = S
eagles-gallery-part-corps = le corps que son général soutient
    .label = Cadre
eagles-gallery-part-emblem = aigle, couronne et rose, ou croix ; hachures et couleur indiquent aussi l’armée
    .label = Emblème
eagles-gallery-part-points = son prix dans un jeu composé par vous
    .label = Médaille
eagles-gallery-part-faces = les faces qui touchent ou qui tiennent sont foncées
    .label = Dés
