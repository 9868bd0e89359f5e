### Le constructeur d’armées

army-title = Composer une armée
army-shelf = Armées prêtes à jouer
army-own = Vos armées
army-own-none = Aucune pour l’instant. Enregistrez cette armée, et vous la retrouverez ici.
army-drafts = Brouillons
army-draft-about = { $count ->
    [one] 1 unité
   *[other] { $count } unités
  }, pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}
army-undo = Annuler
army-redo = Rétablir
army-rare = Autres choix
army-part = { $label } : { $value }
army-explained = Que signifient ces choix ?
army-ready = Armées prêtes
army-ready-line = { $name } ({ $about })
army-new = Nouvelle armée
army-forget = Supprimer { $name }
army-forget-short = Supprimer
army-head = L’armée
army-name = Nom de l’armée
army-unnamed = Sans nom
army-limit = Limite de points
army-total = Total
army-of = sur { $limit } points
army-left = { $points ->
    [0] Tous les points sont dépensés
    [one] Reste { $points } point
   *[other] Restent { $points } points
  }
army-over = { $points ->
    [one] { $points } point de trop
   *[other] { $points } points de trop
  }
army-legal = Armée conforme
army-faults = { $count ->
    [one] { $count } erreur
   *[other] { $count } erreurs
  }
army-faults-inside = { $count ->
    [one] Montrer l’erreur d’une unité
   *[other] Montrer les { $count } erreurs des unités
  }
army-told = { $points } sur { $limit } points. { $faults ->
    [0] Armée conforme.
    [one] { $faults } erreur :
   *[other] { $faults } erreurs :
  }
army-unread = Une partie de cette liste n’a pas pu être lue
army-line = Ligne { $line } : { $words }
army-unit = { $unit } { $number } : { $name }
army-group = Fait partie de
army-group-none = L’armée elle-même
army-unfold = Modifier :
army-id = Abrégé dans les ordres
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
army-keep = Enregistrer cette armée
army-is-kept = Enregistrée dans ce navigateur
army-kept = { $name } est enregistrée dans ce navigateur.
army-not-kept = Ce navigateur ne permet pas d’enregistrer.
army-play = { $seat ->
    [red] Jouer en rouge
    [blue] Jouer en bleu
    [south] Jouer au sud
   *[north] Jouer au nord
  }
army-nobody = Personne
army-strips = Étiquettes
army-strips-how = Découpez le long des repères et placez-en une près de chaque unité ; cochez une case par base perdue.
army-save = Télécharger
army-open = Ouvrir un fichier
army-print = Imprimer
army-file-too-long = Ce fichier est trop long pour une liste d’armée.
army-share = Partager, ou ouvrir une armée partagée
army-link = Un lien qui ouvre cette armée
army-code = Code de partage
army-paste = Un code de partage, un lien ou une liste
army-paste-open = Ouvrir
army-paste-take = La choisir
army-paper-rules = Leurs valeurs
army-paper-foot = { $game }, liste d’armée faite avec Grognard
army-no-connection = Le serveur ne répond pas ; ce que vous voyez n’est peut-être plus à jour.
army-pick = { $side ->
    [red] L’armée rouge
    [blue] L’armée bleue
    [south] L’armée au sud
   *[north] L’armée au nord
  }
army-of-scenario = { $scenario ->
    [open] L’armée standard
   *[other] L’armée de la bataille
  }
army-pasted = Un code de partage ou une liste…
army-picked = { $name } : { $points } sur { $limit } points, { $size }.
army-look = Voir
army-build = En composer une
