### Toutes les cartes du jeu

gallery-title = Les cartes
gallery-reconstruction = Les valeurs des 252 troupes, Généraux et lieux sont une reconstitution d’après l’ordre de bataille historique, et non la liste de l’éditeur, qui n’est pas publique. Les 48 cartes spéciales suivent les textes publiés, dans nos mots.
gallery-filters = Chercher des cartes
gallery-search = Nom, régiment, numéro ou texte
gallery-army = Armée
gallery-arm = Arme
gallery-any-arm = Toutes les armes
gallery-arms = { $arm ->
    [general] Généraux
    [infantry] Infanterie
    [cavalry] Cavalerie
    [artillery] Artillerie
    [terrain] Terrains
   *[special] Spéciales
  }
gallery-corps = Corps
gallery-any-corps = Tous les corps
gallery-battle = Bataille
gallery-any-battle = Toutes les batailles
gallery-battles = { $battle ->
    [quatre-bras] Quatre-Bras
    [ligny] Ligny
    [wavre] Wavre
    [waterloo] Waterloo
   *[hal] Hal (Charleroi seulement)
  }
gallery-order = Ordre
gallery-orders = { $order ->
    [name] Nom
    [dice] Dés
    [morale] Moral
    [points] Points
    [strength] Effectif
   *[number] Numéro
  }
gallery-count = { $shown ->
    [one] { $shown } carte sur { $all }
   *[other] { $shown } cartes sur { $all }
  }
gallery-none = Aucune carte ne répond à cela.
gallery-all = Toutes les cartes
gallery-failed = Impossible de charger les cartes.
gallery-again = Réessayer
gallery-list = Cartes
gallery-one = La carte choisie
gallery-number = Carte { $number }
gallery-previous = Carte précédente
gallery-next = Carte suivante
gallery-close = Retour à toutes les cartes
gallery-command = Ordre de bataille
gallery-points = Points
gallery-fought = Batailles
gallery-also = Aussi :
gallery-other = { $army ->
    [british] britannique, { $number }
    [prussian] prussienne, { $number }
   *[french] française, { $number }
  }
gallery-legend = Lire une carte
gallery-choose = Choisissez une carte pour la voir ici.
gallery-part-dice = le nombre de dés ; disque, écu ou octogone désigne l’armée
    .label = Insigne
gallery-part-morale = A est le meilleur : il tient de 1 à 4, B jusqu’à 3, C jusqu’à 2, D sur 1 seulement
    .label = Losange
gallery-part-fire = niveau de feu ; pour les canons, longue et courte portée
    .label = F
gallery-part-shock = niveau d’assaut, au corps à corps
    .label = S
gallery-part-corps = le corps, que son Général entraîne
    .label = Cadre
gallery-part-emblem = aigle, couronne et rose, ou croix ; hachures et couleur disent de même
    .label = Emblème
gallery-part-points = son prix dans un paquet composé par vous
    .label = Médaille
gallery-part-faces = les faces qui touchent ou qui tiennent sont pleines
    .label = Dés
