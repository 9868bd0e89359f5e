# Ce que dit tout jeu sur une table mesurée : longueurs, lieux, et pourquoi non.

unit = { $unit ->
    [cm] cm
   *[in] po
}
place = { $x } ; { $y } { $unit }
facing = face { $point ->
    [n] au nord
    [ne] au nord-est
    [e] à l'est
    [se] au sud-est
    [s] au sud
    [sw] au sud-ouest
    [w] à l'ouest
   *[nw] au nord-ouest
}
measure-span = { $length } { $unit } de bord à bord.
measure-nearest = Au plus près : { $who }, { $length } { $unit }.
measure-range = { $length } { $unit } : sa portée
measure-keep = { $length } { $unit } : l'ennemi ne peut pas s'approcher plus
detail-off-table = Il dépasserait de { $length } { $unit } le bord { $edge ->
    [west] ouest
    [south] sud
    [east] est
   *[north] nord
} de la table.
detail-zone = Il sortirait de { $length } { $unit } de sa zone, côté { $edge ->
    [west] ouest
    [south] sud
    [east] est
   *[north] nord
} ; la zone va de { $start } à { $stop }.
detail-taken = La place est prise par { $who }.
detail-way = { $who } barre le chemin.
detail-ground = Il toucherait { $ground }.
detail-near = { $measured ->
    [yes] Il viendrait à { $length } { $unit } de { $who } ; il doit en rester à au moins { $limit } { $unit }.
   *[no] Il viendrait trop près de { $who }.
}
detail-in-hand = Encore à placer : { $units }.
detail-longest = { $length } { $unit } en une étape ; { $limit } { $unit } au plus.
detail-legs = { $count } étapes ; { $most } au plus.
detail-leg = L'étape { $order } n'est pas un déplacement.
detail-range = C'est à { $length } { $unit } ; la limite est { $limit } { $unit }.
detail-arc = C'est à { $angle }° du front ; { $limit }° au plus.
detail-hidden = { $second ->
    [none] { $first } masque la vue.
   *[other] { $first } et { $second } masquent la vue.
}
detail-cost = Il lui faut { $need } { $unit }, et il a { $had } { $unit }{ $slow ->
    [yes]  ; le terrain ralentit
   *[no] { "" }
}.
