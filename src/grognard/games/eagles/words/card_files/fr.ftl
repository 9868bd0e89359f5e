# Ce qui rend illisible un fichier de cartes, ou toute une ligne.

line = ligne { $line } : { $problem }
cells = { $found ->
    [one] { $found } cellule
   *[other] { $found } cellules
}, il en faut { $expected }
not-csv = illisible comme CSV : { $error }
no-file = ne peut pas être lu : { $error }
not-utf-8 = n'est pas un texte UTF-8 ; enregistrez le fichier en UTF-8
missing-columns = { $count ->
    [one] colonne manquante
   *[other] colonnes manquantes
} : { $names }
unknown-columns = { $count ->
    [one] colonne inconnue
   *[other] colonnes inconnues
} : { $names }
repeated-columns = { $count ->
    [one] colonne répétée
   *[other] colonnes répétées
} : { $names }
two-lists = une seule liste de cartes, en fichier ou en texte, pas les deux
too-many-cards = { NUMBER($found, useGrouping: 0) } cartes, { NUMBER($most, useGrouping: 0) } au plus
too-long = { NUMBER($found, useGrouping: 0) } caractères, { NUMBER($most, useGrouping: 0) } au plus
