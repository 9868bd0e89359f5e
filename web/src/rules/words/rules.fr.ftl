rules-games = Jeux
rules-sheet = Aide de jeu
rules-sheet-about = Modificateurs et tables sur papier
rules-title = Règles
rules-lead = Les règles du jeu { $game } avec nos propres mots, telles que cette table les applique, et une décision pour chaque point que le livret laisse ouvert. Le livret imprimé n’est pas inclus.
rules-search = Interrogez les règles : comment gagner ?
rules-contents = Chapitres
rules-fetching = Chargement des règles…
rules-failed = Les règles n’ont pas pu être chargées. Vérifiez la connexion et réessayez.
rules-found = { $count ->
    [0] Aucun résultat.
    [one] { $count } résultat.
   *[other] { $count } résultats.
}
rules-number = Règle { $number }
rules-none = Il n’y a pas de règle { $number }.
rules-rulings = { $count ->
    [one] { $count } décision
   *[other] { $count } décisions
}
rules-whole = Ouvrir dans les règles
rules-close = Fermer
