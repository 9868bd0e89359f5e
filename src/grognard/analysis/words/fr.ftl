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
weak-turn = tout le tour a été insuffisant ({ $side })
weak-turn-why = la chance mise à part, ce tour a coûté plus que celui qu’aurait joué l’ordinateur

## Conseils : ce qu’une réponse obtient et qu’une autre n’obtient pas. La phrase suit la réponse.

reason-end = { $lacks ->
    [yes] elle gagne moins souvent la bataille sur-le-champ
   *[no] elle gagne plus souvent la bataille sur-le-champ
}
reason-score = { $lacks ->
    [yes] le score vous est moins favorable
   *[no] le score vous est plus favorable
}
reason-strength = { $whose ->
    [own] { $lacks ->
        [yes] elle vous coûte plus de troupes
       *[no] elle épargne vos troupes
    }
   *[foe] { $lacks ->
        [yes] elle coûte moins de troupes à l’ennemi
       *[no] elle coûte plus de troupes à l’ennemi
    }
}
reason-order = { $whose ->
    [own] { $lacks ->
        [yes] elle laisse vos unités plus ébranlées
       *[no] elle garde vos unités en bon ordre
    }
   *[foe] { $lacks ->
        [yes] elle ébranle moins l’ennemi
       *[no] elle ébranle les unités ennemies
    }
}
reason-reserves = { $whose ->
    [own] { $lacks ->
        [yes] elle entame vos réserves
       *[no] elle garde vos réserves
    }
   *[foe] { $lacks ->
        [yes] elle engage moins les réserves ennemies
       *[no] elle oblige l’ennemi à engager ses réserves
    }
}
reason-leaders = { $whose ->
    [own] { $lacks ->
        [yes] elle expose vos généraux
       *[no] elle garde vos généraux à l’abri
    }
   *[foe] { $lacks ->
        [yes] elle menace moins les généraux ennemis
       *[no] elle menace les généraux ennemis
    }
}
reason-goals = { $whose ->
    [own] { $lacks ->
        [yes] elle vous rapporte moins de terrain important
       *[no] elle vous mène aux objectifs
    }
   *[foe] { $lacks ->
        [yes] elle laisse à l’ennemi plus de terrain important
       *[no] elle tient l’ennemi à l’écart des objectifs
    }
}
reason-contact = { $lacks ->
    [yes] vos troupes sont moins bien placées face à l’ennemi
   *[no] vos troupes sont mieux placées face à l’ennemi
}
reason-eagles-score = { $lacks ->
    [yes] vous perdez plus de points de bataille, ou l’ennemi moins
   *[no] l’ennemi perd plus de points de bataille, ou vous moins
}
reason-eagles-posts = { $whose ->
    [own] { $lacks ->
        [yes] vos Positions sont moins sûres
       *[no] vos Positions sont plus sûres
    }
   *[foe] { $lacks ->
        [yes] les Positions ennemies sont moins menacées
       *[no] les Positions ennemies sont plus menacées
    }
}
reason-eagles-order = { $whose ->
    [own] { $lacks ->
        [yes] votre cavalerie s’essouffle davantage
       *[no] votre cavalerie reste fraîche
    }
   *[foe] { $lacks ->
        [yes] la cavalerie ennemie s’essouffle moins
       *[no] la cavalerie ennemie s’essouffle davantage
    }
}
reason-eagles-specials = { $whose ->
    [own] { $lacks ->
        [yes] elle use vos cartes Spéciales
       *[no] elle garde vos cartes Spéciales en main
    }
   *[foe] { $lacks ->
        [yes] elle fait jouer moins de cartes Spéciales à l’ennemi
       *[no] elle oblige l’ennemi à jouer ses cartes Spéciales
    }
}
