report-title = Rapport
report-story = Récit
report-losses = Pertes
report-luck = Chance
report-swings = Tournants
report-unit = Unité
report-shots = Touches / tirs
report-lost = Pertes
report-fate = { $fate }, tour { $turn }
report-more = et { $count } de plus
report-fewer = En montrer moins
report-throw = Jet
report-thrown = Obtenu
report-expected = Attendu
report-bar = Graphique
report-dice = { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}, { $done } : { $came }
report-average = moyenne { $average }
report-gain = Chance : { $side }
report-real = plus que le hasard
report-net = { $real ->
    [yes] { $good ->
        [yes] { $side } : de la chance, { $gain } dés, plus que le hasard ne l’explique (à { $band } près).
       *[no] { $side } : de la malchance, { $gain } dés, plus que le hasard ne l’explique (à { $band } près).
    }
   *[no] Les dés s’équilibrent à peu près : { $gain } pour { $side }, à { $band } près.
}
report-luck-note = Un plus est bon pour { $side }. La bande grise est la part du hasard (deux erreurs types) ; seul un chiffre en couleur la dépasse.
report-swing = Tour { $turn } : { $words }
report-no-swings = Aucune perte n’a changé l’équilibre.
report-curve = { $side } : part des forces ({ $measure })
report-key-good = bons dés pour { $side }
report-key-bad = mauvais dés pour { $side }
report-key-band = part du hasard
report-as-table = Afficher en tableau
report-turn = Tour
report-before = avant
report-share = Part : { $side }
report-fetching = Décompte des pertes et des dés…
report-none = Impossible d’obtenir le rapport : { $problem }
report-play-on = Reprendre à partir d’ici
report-play-on-about = Une nouvelle bataille commence à cette position, avec de nouveaux dés. Les deux joueurs ont pu voir ce qui était caché jusqu’ici.
report-your-side = Votre camp
report-opponent = Adversaire
report-against-friend = Un ami, par lien
report-against-screen = Les deux camps à cet écran
report-begin = Reprendre
report-failed = Cela n’a pas marché. Réessayez.

analysis-title = Chance ou jeu ?
analysis-graph = Chances de victoire : { $side }
analysis-key-good = dés favorables
analysis-key-bad = dés contraires
analysis-luck = Chance
analysis-without = Sans la chance
analysis-review = Revoir avec l’ordinateur
analysis-reviewing = Recherche des erreurs…
analysis-review-about = Trouve les décisions nettement moins bonnes que d’autres. Cela prend quelques secondes.
analysis-looked = Décisions examinées : { $looked } sur { $answers }, ainsi que chaque tour. Une erreur compte au-delà de 5 % et de deux erreurs types.
