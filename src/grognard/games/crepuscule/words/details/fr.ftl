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
detail-files = De front : { $usual } d'habitude ; demandé : { $files }.
detail-figures = Elle en a { $figures }.
detail-used = { $share } % de son mouvement est utilisé.
detail-detached = { $count } ont été demandées ; il en faut de { $least } à { $most }.
detail-leash = Ils en seraient à { $length } { $unit } ; la limite est de { $limit } { $unit }.
detail-ride = C'est à { $length } { $unit }, et il lui reste { $limit } { $unit }.
detail-ride-way = Un ennemi ou un terrain fermé est sur le chemin, tout droit.
detail-no-wheel = Aucun pivot ne met { $unit } droit devant.
detail-better = { $hand ->
    [none] Droit devant, sans pivot, elle toucherait.
    [left] Un pivot de { $angle }° à gauche toucherait.
   *[right] Un pivot de { $angle }° à droite toucherait.
}
detail-no-time = { $foe } part de { $length } { $unit }, et son mouvement de base est de { $limit } { $unit }.
detail-no-square = Aucun carré ami n'est à 6 { $unit } au plus.
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
    [long] aussi loin qu'elle tire
    [canister] mitraille
   *[guns] sa plus grande estimation, et le dé
}
measure-arc = son arc frontal
measure-shot = ce sur quoi elle peut tirer
measure-onset = ce qu'elle peut charger, { $length } { $unit } en terrain libre
measure-watched = { $length } { $unit } : nul ennemi ne marche plus près
measure-ride = { $length } { $unit } : aussi loin qu'il peut encore aller
measure-ring = { $length } { $unit } : { $kind ->
    [command] { $officer } commande jusque-là
   *[at-hand] { $officer } aide aux tests de manœuvre
}
measure-target = On peut tirer dessus.
measure-edge = { $edge ->
    [front] Elle serait frappée de front.
    [rear] Elle serait frappée de dos.
   *[other] Elle serait frappée de flanc.
}
measure-cover = { $cover ->
    [hard] De là, elle a un couvert lourd.
   *[soft] De là, elle a un couvert léger.
}
link-command = { $counts ->
    [yes] { $officer } l'a à portée.
   *[no] { $officer } est trop loin.
}
caution-short = Le contact est à { $length } { $unit }, et sa charge atteint { $limit } { $unit } : elle n'arrive pas.
caution-march = En marche, elle ne tire pas à ce tour.
caution-moved = Après un mouvement, elle tire à −1, et sans feu commandé.
caution-friends = Un boulet trop court ou qui rebondit peut frapper les nôtres : { $units }.
caution-short-by-eye = C'est plus loin que sa charge n'atteint : elle n'arrive pas.
