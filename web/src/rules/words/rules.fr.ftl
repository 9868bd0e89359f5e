rules-games = Jeux
rules-title = Règles
rules-lead = Les règles du jeu { $game } dans nos propres mots, telles que cette table les applique, avec une décision pour chaque point que le livret laisse ouvert. Le livret imprimé n’est pas inclus.
rules-search = Chercher dans les règles
rules-contents = Chapitres
rules-fetching = Chargement des règles…
rules-failed = Les règles n’ont pas pu être chargées. Vérifiez la connexion et réessayez.
rules-found = { $count ->
    [0] Rien trouvé.
    [one] { $count } passage trouvé.
   *[other] { $count } passages trouvés.
}
rules-number = Règle { $number }
rules-none = Il n’y a pas de règle { $number } dans notre liste.
rules-rulings = { $count ->
    [one] { $count } doute tranché
   *[other] { $count } doutes tranchés
}
rules-whole = L’ouvrir dans les règles
rules-close = Fermer
