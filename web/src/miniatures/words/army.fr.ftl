### Le constructeur d’armées

army-title = Composer une armée
army-shelf = Armées pour commencer
army-own = Vos armées
army-own-none = Aucune encore. Gardez l’armée en main, et elle attend ici.
army-ready = Armées prêtes
army-ready-line = { $name } ({ $about })
army-new = Une nouvelle armée
army-forget = Oublier { $name }
army-forget-short = Oublier
army-head = L’armée
army-name = Nom de l’armée
army-unnamed = Sans nom
army-limit = Points permis
army-total = Ce que cela donne
army-of = sur { $limit } points
army-left = { $points ->
    [0] Pas un point de reste
    [one] Reste { $points } point
   *[other] Restent { $points } points
  }
army-over = { $points ->
    [one] { $points } point de trop
   *[other] { $points } points de trop
  }
army-legal = Une armée valable
army-faults = { $count ->
    [one] { $count } faute
   *[other] { $count } fautes
  }
army-faults-inside = { $count ->
    [one] Montrer la faute d’une unité
   *[other] Montrer les { $count } fautes des unités
  }
army-told = { $points } sur { $limit } points. { $faults ->
    [0] Une armée valable.
    [one] { $faults } faute :
   *[other] { $faults } fautes :
  }
army-unread = Tout n’a pas pu être lu dans cette liste
army-line = Ligne { $line } : { $words }
army-unit = { $unit } { $number } : { $name }
army-group = Fait partie de
army-group-none = L’armée elle-même
army-unfold = Modifier :
army-id = Sigle des ordres
army-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
army-points-short = points
army-colour = { $what } : { $name }
army-characters = Personnages
army-less = Moins : { $what }
army-more = Plus : { $what }
army-up = Monter { $name }
army-up-short = Monter
army-down = Descendre { $name }
army-down-short = Descendre
army-copy-unit = Copier { $name }
army-copy-short = Copier
army-remove = Retirer { $name }
army-remove-short = Retirer
army-keep = Garder cette armée
army-is-kept = Gardée dans ce navigateur
army-kept = { $name } est gardée dans ce navigateur.
army-not-kept = Ce navigateur ne garde rien.
army-play-red = Jouer en rouge
army-play-blue = Jouer en bleu
army-save = Enregistrer
army-open = Ouvrir
army-print = Imprimer
army-file-too-long = Ce fichier est trop long pour une liste d’armée.
army-share = Partager, ou ouvrir un partage
army-link = Un lien qui ouvre cette armée
army-code = Son code de partage
army-paste = Un code de partage, un lien ou une liste
army-paste-open = L’ouvrir
army-paste-take = La prendre
army-paper-rules = Ce que les règles leur donnent
army-paper-foot = { $game }, liste d’armée faite avec Grognard
army-no-connection = Le serveur ne répond pas ; ce que vous voyez peut avoir vieilli.
army-pick = { $side ->
    [red] L’armée rouge
   *[blue] L’armée bleue
  }
army-of-scenario = { $scenario ->
    [open] L’armée habituelle
   *[other] L’armée de la bataille
  }
army-pasted = Un code de partage ou une liste…
army-picked = { $name } : { $points } sur { $limit } points, { $size }.
army-look = La regarder
army-build = En composer une
