# Les ordres de bataille en français.

## Ce qui ne va pas

fault-bases = attendu : un nombre de bases de { $least } à { $most }
fault-ranks = attendu : ranks 2 ou ranks 3
fault-skirmishers = seule l'infanterie a des bases de tirailleurs, et jamais plus que de bases en tout
fault-label = une brigade doit être usée avec moins de bases qu'au début, et épuisée avec moins encore
fault-mode = seule l'infanterie marche en colonne ou en mode mixte
fault-lancers = seule la cavalerie a des lances
fault-heavy = seules les batteries ont des pièces lourdes
fault-guns = seules les batteries ont des pièces
fault-formation = cette formation n'est pas pour cette arme
fault-units = une armée a au moins une brigade ou batterie, et { $most } au plus
fault-no-general = une armée a besoin d'un général : nommez celui de l'armée, d'un corps ou d'une division
fault-two-armies = une liste contient une seule armée
fault-short-name = un nom abrégé a de 1 à 16 lettres, chiffres ou tirets
fault-same-formation = deux formations ont le même nom abrégé
fault-same-general = deux généraux ont le même nom abrégé
fault-no-formation = un général commande une formation absente de la liste

## En une ligne

army-size = { $units ->
    [one] une unité
   *[other] { $units } unités
}, { $bases ->
    [one] une base
   *[other] { $bases } bases
}, { $generals ->
    [0] aucun général
    [one] un général
   *[other] { $generals } généraux
}
grade = { $grade ->
    [conscript] { $kind ->
        [cuirassiers] conscrits
       *[other] de conscrits
    }
    [regular] { $kind ->
        [cuirassiers] réguliers
       *[other] régulière
    }
   *[elite] d'élite
}
arm = { $kind ->
    [infantry] Infanterie
    [light-cavalry] Cavalerie légère
    [heavy-cavalry] Cavalerie lourde
   *[cuirassiers] Cuirassiers
}
roster = { $arm } { $grade }, { $bases ->
    [one] une base
   *[other] { $bases } bases
}
roster-label = usée à { $worn }, { $spent ->
    [0] jamais épuisée
   *[other] épuisée à { $spent }
}
roster-lancers = avec des lances
roster-skirmishers = { $bases ->
    [one] une base de tirailleurs
   *[other] { $bases } bases de tirailleurs
}
roster-mode = { $mode ->
    [columnar] colonnaire
   *[impulse] mixte
}
roster-ranks = sur deux rangs
roster-battery = { $kind ->
    [horse-battery] Batterie à cheval
   *[foot-battery] Batterie à pied
}{ $heavy ->
    [yes] {" "}lourde
   *[no] {""}
}
guns = { $guns ->
    [old-guard] Pièces de la Vieille Garde ou russes
    [french-line] Pièces françaises de ligne, britanniques ou de la KGL
   *[other] Autres pièces
}
leader-charismatic = charismatique
leader-value = valeur { $value }
stage = { $stage ->
    [whole] Intacte
    [damaged] Endommagée
    [fresh] Fraîche
    [worn] Usée
   *[spent] Épuisée
}
ready-army = { $battle ->
    [meeting] Pour un combat de rencontre
    [saalfeld] Saalfeld, 1806
    [albuera] Albuera, 1811
   *[quatre] Quatre-Bras, 1815
}

## Ce qu'elle coûte

price = { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $each ->
    [yes] {" "}chacune
   *[no] {""}
}
price-base = { $low }, { $middle } ou { $high } par base
price-bases = { $what ->
    [ranks] deux rangs :{" "}
   *[other] {""}
}1 point par { $bases ->
    [one] base
   *[other] { $bases } bases
}
part-bases = { $count ->
    [one] une base
   *[other] { $count } bases
} { $grade ->
    [conscript] de conscrits
    [regular] de réguliers
   *[elite] d'élite
} à { $each }
part-mode = colonnaire ou mixte
part-ranks = deux rangs
part-lancers = lances
part-skirmishers = { $count ->
    [one] une base de tirailleurs
   *[other] { $count } bases de tirailleurs
}
part-battery = batterie
part-heavy = pièces lourdes
part-horse = artillerie à cheval
part-guns = { $guns ->
    [old-guard] pièces de la Vieille Garde ou russes
   *[french-line] pièces françaises de ligne, britanniques ou de la KGL
}
part-general = général
part-charismatic = charismatique
part-value = { $count ->
    [one] un point de valeur au-dessus de −2
   *[other] { $count } points de valeur au-dessus de −2
}

## Formulaires

unit-one = Unité
unit-name = Nom de l'unité
unit-add = Ajouter une unité
unit-none = Pas encore d'unité.
start = { $kind ->
    [brigade] Brigade d'infanterie
    [cavalry] Brigade de cavalerie
   *[battery] Batterie
}
coat = { $coat ->
    [army] Celui de l'armée
    [french] Français
    [prussian] Prussien
    [saxon] Saxon
    [british] Britannique
    [portuguese] Portugais
    [spanish] Espagnol
    [kgl] Légion allemande du roi
    [hanover] Hanovrien
    [nassau] Nassau
    [netherlands] Néerlandais
    [brunswick] Brunswick
    [austrian] Autrichien
   *[russian] Russe
}
coat-about = Ce qu'elle porte sur la table ; aucune règle n'en dépend.
formation-usual = Comme d'habitude
term = { $term ->
    [nation] Nation
    [arm] Arme
    [grade] Qualité
    [bases] Bases
    [men] Hommes (0 : compter les bases)
    [worn] Usée à (0 : selon la qualité)
    [spent] Épuisée à (0 : selon la qualité)
    [mode] Mode de marche
    [ranks] Rangs
    [skirmishers] Bases de tirailleurs
    [lancers] Lances
    [heavy] Pièces lourdes
    [guns] Pièces
    [formation] Formation
    [stays] Reste sur place
    [timid] Ne charge jamais d'elle-même
    [rests] Ne bouge pas avant le tour
    [coat] Uniforme
    [as] Nom abrégé de la formation
    [led] Général
    [id] Nom abrégé du général
    [charismatic] Charismatique
    [value] Valeur
    [gunner] Artilleur
   *[commands] Commande seulement
}
group = { $kind ->
    [army] Armée
    [corps] Corps
    [division] Division
   *[general] Général
}
    .add = { $kind ->
    [army] Commandement de l'armée
    [corps] Corps
    [division] Division
   *[general] Général
}
