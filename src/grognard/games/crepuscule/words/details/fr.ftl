# Pourquoi une chose est refusée : où, par qui, de combien. Les mots de tout jeu sont dans miniatures/screen/words.

sight-clear = Rien ne gêne la vue.
sight-blocked = { $who } gêne la vue.
detail-now = Maintenant : { $prompt }
detail-gone = { $unit } n'est pas sur la table.
detail-engaged = { $unit } combat { $foe }.
detail-tries = Jusqu'ici : { $tests ->
    [0] aucun test
    [one] un test
   *[other] { $tests } tests
}, { $orders ->
    [0] aucun ordre exécuté
    [one] un ordre exécuté
   *[other] { $orders } ordres exécutés
}.
detail-tired = { $officer } l'accompagne : elle irait à { $length } { $unit }, et il lui reste { $limit } { $unit }.
detail-files = De front, d'habitude : { $usual } ; demandé : { $files }.
detail-figures = Elle en a { $figures }.
detail-used = { $share } % de son mouvement est utilisé.
detail-detached = Demandé : { $count } ; possible : de { $least } à { $most }.
detail-leash = Ils en seraient à { $length } { $unit } ; la limite est de { $limit } { $unit }.
detail-ride = C'est à { $length } { $unit }, et il lui reste { $limit } { $unit }.
detail-ride-way = Un ennemi ou un terrain infranchissable se trouve en ligne droite sur le chemin.
detail-no-wheel = Aucune roue ne met { $unit } droit devant elle.
detail-better = { $hand ->
    [none] Tout droit, sans roue, elle toucherait.
    [left] Après une roue de { $angle }° à gauche, elle toucherait.
   *[right] Après une roue de { $angle }° à droite, elle toucherait.
}
detail-no-time = { $foe } part de { $length } { $unit }, et son mouvement de base est de { $limit } { $unit }.
detail-no-square = Il n'y a pas de carré ami à 6 { $unit } ou moins.
detail-waits = { $turns ->
    [one] Elle attend encore un tour.
   *[other] Elle attend encore { $turns } tours.
}
detail-number = { $given ->
    [0] Aucun nombre pour
    [one] Un nombre pour
   *[other] { $given } nombres pour
} { $guns ->
    [one] une pièce
   *[other] { $guns } pièces
}.
detail-estimate = { $given } a été écrit pour { $unit } ; le maximum est { $most }.

## Les instruments de mesure

measure-by-eye = Les distances s'estiment à l'œil : rien n'est mesuré.
measure-size = { $width } sur { $depth } { $unit }
measure-band = { $length } { $unit } : { $kind ->
    [short] courte portée
    [long] longue portée
    [canister] mitraille
   *[guns] sa plus grande estimation, et le dé
}
measure-arc = son arc frontal
measure-shot = ce sur quoi elle peut tirer
measure-onset = ce qu'elle peut charger, { $length } { $unit } en terrain libre
measure-watched = { $length } { $unit } : aucun ennemi ne peut marcher plus près
measure-ride = { $length } { $unit } : ce qu'il peut encore parcourir
measure-ring = { $length } { $unit } : { $kind ->
    [command] { $officer } commande jusque-là
   *[at-hand] { $officer } aide aux tests de manœuvre
}
measure-target = On peut tirer dessus.
measure-edge = { $edge ->
    [front] Elle serait abordée de front.
    [rear] Elle serait abordée à revers.
   *[other] Elle serait abordée de flanc.
}
measure-cover = { $cover ->
    [hard] De là, elle a un couvert dur.
   *[soft] De là, elle a un couvert léger.
}
link-command = { $counts ->
    [yes] { $officer } l'a à portée.
   *[no] { $officer } est trop loin.
}
caution-short = Le contact est à { $length } { $unit }, et sa charge porte à { $limit } { $unit } : elle n'arrivera pas.
caution-march = Si elle marche, elle ne tire pas à ce tour.
caution-moved = Après un mouvement, elle tire à −1 et sans feu commandé.
caution-friends = Un boulet trop court ou qui rebondit peut toucher les nôtres : { $units }.
caution-short-by-eye = C'est au-delà de la portée de sa charge : elle n'arrivera pas.
