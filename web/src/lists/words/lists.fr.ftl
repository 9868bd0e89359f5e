### Des listes personnelles à la place de celles du jeu

lists-piece = Carte
lists-value = Valeur
lists-usual = Fournie
lists-here = Dans cette liste
lists-new = carte ajoutée
lists-gone = absente
lists-reset = Rétablir
lists-other = { $list } : ce n’est pas celle fournie avec le jeu. { $count ->
    [one] 1 valeur diffère.
   *[other] { $count } valeurs diffèrent.
  }
lists-show = { $count ->
    [one] Voir la différence
   *[other] Voir les { $count } différences
  }
lists-hash = Empreinte :
lists-agree = J’accepte de jouer avec cette liste
lists-agree-first = Regardez d’abord les différences et acceptez la liste.
lists-as-shipped = Celle fournie avec le jeu
lists-own = { $count ->
    [one] La vôtre : 1 valeur diffère ({ $hash })
   *[other] La vôtre : { $count } valeurs diffèrent ({ $hash })
  }
lists-enter = Saisir la vôtre
lists-not-kept = Ce navigateur ne permet pas d’enregistrer. Enregistrez la liste dans un fichier.
lists-too-long = Ce fichier est trop long pour une telle liste.
lists-number = Numéro de la carte
lists-no-piece = Il n’y a pas de carte ordinaire { $number }.
lists-shipped = fournie : { $value }
lists-open = Ouvrir un fichier
lists-save = Enregistrer dans un fichier
lists-all-reset = Tout rétablir
lists-play = Jouer avec ces valeurs
lists-count = { $count ->
    [0] Rien ne diffère de la liste fournie avec le jeu.
    [one] 1 valeur diffère. Elle est gardée dans ce navigateur.
   *[other] { $count } valeurs diffèrent. Elles sont gardées dans ce navigateur.
  }
lists-print = { $kind ->
    [deck] Imprimer ce jeu (PDF)
    [cards] Imprimer les cartes (PDF)
    [campaign] Feuille de campagne (PDF)
    [roster] Feuille d’armée en PDF
   *[reference] Aide-mémoire (PDF)
  }
lists-print-paper = Papier
lists-print-letter = Letter (Amérique du Nord)
lists-print-backs = avec les dos
lists-print-working = Mise en page…
