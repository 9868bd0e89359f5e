# Les mots de la fin d'une bataille en français, pour tous les jeux.
#
# Une phrase commence par une minuscule quand elle commence par un nom : le programme la relève.

victory = Victoire : { $side }
draw = Partie nulle
end-resigned = { $you ->
    [yes] vous avez abandonné
   *[no] abandon ({ $side })
}{ $turn ->
    [0] {""}
   *[other] {" "}au tour { $turn }
}.
end-agreed = les deux camps se sont accordés sur la nulle{ $turn ->
    [0] {""}
   *[other] {" "}au tour { $turn }
}.
end-time = { $you ->
    [yes] votre temps s'est écoulé
   *[no] temps écoulé ({ $side })
}{ $turn ->
    [0] {""}
   *[other] {" "}au tour { $turn }
}.
