# Les mots d'une analyse en français, pour tous les jeux.
#
# La chance est ce que les dés et les distributions ont fait aux chances de victoire. Combien de
# touches de plus que prévu ont été obtenues se lit dans le rapport, sous « Dés ».

luck-even = aucun camp n’a eu plus de chance : en tout, dés et distributions ont déplacé les chances de victoire de moins de 5 %.
luck-for = la chance a favorisé { $side } : dés et distributions lui ont valu { $points } % de chances de victoire.
play-earned = la victoire est méritée : à chance égale, le même jeu gagne { $chance } % du temps ({ $side }).
play-dice = la chance a décidé : à chance égale, le même jeu ne gagne que { $chance } % du temps ({ $side }).
play-draw = à chance égale, le même jeu vaut { $chance } % pour { $side }.
mistakes-none = aucune décision n’a été nettement moins bonne qu’une autre.
mistakes-counted = Erreurs nettes : { $side } { $count }, { $other } { $others }.
better = mieux : { $order }
weak-turn = le tour entier est resté en dessous ({ $side })
weak-turn-why = ce tour a coûté plus que n’y perd l’ordinateur, la chance mise à part
