### Les jeux que l'on compose

eagles-decks-title = Composer un jeu
eagles-decks-total = Le jeu
eagles-decks-figures = Ce qu’il vaut
eagles-decks-cards = Ses cartes
eagles-decks-name = Nom du jeu
eagles-decks-unnamed = Jeu sans nom
eagles-decks-of = sur { $limit } points
eagles-decks-left = { $points ->
    [0] Plus aucun point
    [one] Il reste 1 point
   *[other] Il reste { $points } points
  }
eagles-decks-over = { $points ->
    [one] 1 point de trop
   *[other] { $points } points de trop
  }
eagles-decks-count = { $count ->
    [0] Aucune carte
    [one] 1 carte
   *[other] { $count } cartes
  } (un jeu distribué en compte { $usual }).
eagles-decks-muster = { $count ->
    [0] Toutes arrivent en renfort.
    [one] Une carte en main au départ.
   *[other] { $count } cartes en main au départ.
  }
eagles-decks-legal = Conforme aux règles
eagles-decks-arms = Armes
eagles-decks-arm = { $title } { $count }
eagles-decks-arm-points = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
eagles-decks-morale = Moral
eagles-decks-only = Montrer seulement
eagles-decks-only-deck = Les cartes du jeu
eagles-decks-only-fought = Les cartes présentes ici
eagles-decks-only-owned = Les cartes que j’ai
eagles-decks-collect = Cocher les cartes que j’ai
eagles-decks-collect-done = J’ai fini de cocher
eagles-decks-collecting = Choisissez chaque carte que vous possédez, une fois par exemplaire. C’est enregistré dans ce navigateur.
eagles-decks-own-all = Toutes les cartes de cette armée
eagles-decks-own-count = { $count ->
    [0] pas à vous
    [one] 1 à vous
   *[other] { $count } à vous
  }
eagles-decks-search = Chercher cartes, corps, régiments
eagles-decks-filter = Filtres
eagles-decks-shown = { $count ->
    [0] Aucune carte
    [one] 1 carte
   *[other] { $count } cartes
  }
eagles-decks-none = Aucune carte ne correspond.
eagles-decks-card = { $title }, { $points ->
    [one] 1 point
   *[other] { $points } points
  }{ $has ->
    [yes] , { $state }
   *[no] {""}
  }
eagles-decks-points-short = points
eagles-decks-in-deck = { $count ->
    [one] dans le jeu
   *[other] { $count } dans le jeu
  }
eagles-decks-add = + Ajouter
eagles-decks-fewer = Retirer { $title }
eagles-decks-more = Ajouter { $title } encore une fois
eagles-decks-enlarge = Voir la carte
eagles-decks-short-points = coûte { $points }, reste { $left }
eagles-decks-short-copies = plus d’exemplaire
eagles-decks-short-owned = pas à vous
eagles-decks-short-barred = autre bataille
eagles-decks-why-points = coûte { $cost }, il vous reste { $left }. Libérez d’abord { $count ->
    [one] 1 point
   *[other] { $count } points
  }.
eagles-decks-why-copies = { $count ->
    [one] ne peut être dans un jeu qu’une fois.
   *[other] peut être dans un jeu { $count } fois au plus.
  }
eagles-decks-why-owned = { $count ->
    [0] ne fait pas partie de vos cartes.
    [one] Vous en avez un exemplaire.
   *[other] Vous en avez { $count } exemplaires.
  }
eagles-decks-why-barred = appartient à une autre bataille.
eagles-decks-costs = { $points ->
    [one] 1 point.
   *[other] { $points } points.
  } { $copies ->
    [0] Pas dans le jeu.
    [one] Dans le jeu.
   *[other] { $copies } dans le jeu.
  }
eagles-decks-undo = Annuler
eagles-decks-redo = Rétablir
eagles-decks-share = Partager et enregistrer
eagles-decks-shelf = Mes jeux
eagles-decks-mine = Mon jeu
eagles-decks-new = Nouveau jeu
eagles-decks-own = Vos jeux
eagles-decks-own-none = Aucun pour l’instant. Ils restent dans ce navigateur.
eagles-decks-drafts = Brouillons
eagles-decks-about = { $battle }, { $count ->
    [0] aucune carte
    [one] 1 carte
   *[other] { $count } cartes
  }
eagles-decks-forget = Supprimer { $name }
eagles-decks-forget-short = Supprimer
eagles-decks-build = Composer pour moi
eagles-decks-build-about = Un jeu entier dans la limite des points ({ $points }), à jouer ou à modifier. Ce que vous avez devient un brouillon.
eagles-decks-build-owned = Un jeu entier dans la limite des points ({ $points }), avec vos cartes seulement. Ce que vous avez devient un brouillon.
eagles-decks-built = { $count ->
    [0] Composé : aucune carte.
    [one] Composé : 1 carte.
   *[other] Composé : { $count } cartes.
  }
eagles-decks-keep = Enregistrer
eagles-decks-is-kept = Enregistré
eagles-decks-kept = { $name } est enregistré dans ce navigateur.
eagles-decks-not-kept = Ce navigateur ne permet pas d’enregistrer. Enregistrez le jeu dans un fichier.
eagles-decks-play = Jouer avec ce jeu
eagles-decks-cards-count = { $count ->
    [0] aucune carte
    [one] 1 carte
   *[other] { $count } cartes
  }
eagles-decks-told = Points : { $points } sur { $limit }. { $faults ->
    [0] Conforme.
    [one] Une erreur.
   *[other] { $faults } erreurs.
  }
eagles-decks-link = Lien vers ce jeu
eagles-decks-code = Code de partage
eagles-decks-save = Enregistrer dans un fichier
eagles-decks-open = Ouvrir un fichier
eagles-decks-paste = Un lien, un code de partage ou des numéros de cartes
eagles-decks-paste-open = L’ouvrir
eagles-decks-paste-take = Le prendre
eagles-decks-file-too-long = Ce fichier est trop long pour un jeu.
eagles-decks-no-connection = Le serveur ne répond pas. Votre jeu reste dans ce navigateur.
eagles-decks-pick = { $army ->
    [british] Le jeu britannique
    [prussian] Le jeu prussien
   *[french] Le jeu français
  }
eagles-decks-pick-none = Historique (ou celui qu’apporte l’autre joueur)
eagles-decks-pasted = Coller un jeu
eagles-decks-picked = { $count ->
    [0] aucune carte
    [one] 1 carte
   *[other] { $count } cartes
  }, points : { $points } sur { $limit }.
eagles-decks-pick-look = Le regarder
eagles-decks-pick-build = En composer un
