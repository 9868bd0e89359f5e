### Les fichiers que l'on écrit : ce qui ne va pas

problems = { $count ->
    [one] { $count } erreur :
   *[other] { $count } erreurs :
  }
unread = { $line ->
    [0] { $value } : { $expected }
   *[other] ligne { NUMBER($line, useGrouping: 0) } : { $value } : { $expected }
  }

no-toml = n'est pas du TOML : { $said }

# Valeurs
no-such-key = clé inconnue ; ici, on connaît : { $known }
not-a-table = { $value } n'est pas une table, comme [{ $place }]
not-tables = il faut des tables, chacune titrée [[{ $name }]]
too-many = { $count ->
    [one] { $count } est donné
   *[other] { $count } sont donnés
  } ; { $most } au plus
no-text = manque ; il faut un texte
not-text = { $value } n'est pas un texte
too-long = { $count ->
    [one] { $count } lettre est donnée
   *[other] { $count } lettres sont données
  } ; { $most } au plus
not-one-of = { $value } n'en fait pas partie : { $known }
not-whole = { $value } n'est pas un nombre entier de { $low } à { $most }
not-a-flag = { $value } n'est ni true ni false
not-names = { $value } n'est pas une liste de noms
not-a-length = { $value } n'est pas un nombre de { $unit ->
    [cm] centimètres
   *[in] pouces
  } entre { $low } et { $most }
not-a-span = { $value } n'est pas une longueur minimale et une maximale, par pas de { $step }
not-a-direction = { $value } n'est pas une direction de 0 à 359.99 degrés
not-a-place = { $value } n'est pas un point comme [60, 12.5]
not-places = { $value } n'est pas une liste de points comme [[10, 20], [30, 20]]
no-place = manque ; il faut un point comme { $example }
off-table = { $place } est hors de la table

# Scénarios
not-this-format = { $value } n'est pas { $format }
not-an-id = { $value } ne peut avoir que des minuscules, des chiffres et des tirets
given-twice = { $value } est donné deux fois
random-ground = un terrain aléatoire ne peut pas avoir ses propres éléments
not-a-size = { $place } n'est pas une table de { $width } x { $height } à { $most } x { $most } { $unit ->
    [cm] cm
   *[in] pouces
  }
zones-too-near = la zone sud doit finir au moins { $apart } { $unit ->
    [cm] cm
   *[in] pouces
  } avant le début de la zone nord
not-corners = une zone se donne par deux coins opposés
zone-too-small = une zone a au moins { $least } { $unit ->
    [cm] cm
   *[in] pouces
  } de large et de profondeur
one-side-only = ou bien les deux armées ont leur côté, ou bien les dés décident pour les deux
same-side = les deux armées sont placées au { $side ->
    [south] sud
   *[north] nord
  }

# Où sont les unités
over-the-edge = dépasse le bord de la table ({ $cite })
on-closed-ground = est sur un terrain infranchissable : { $ground } ({ $cite })
on-somebody = est sur la place de { $other } ({ $cite })
