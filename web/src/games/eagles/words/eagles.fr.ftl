eagles-army = { $army ->
    [french] Français
    [british] Britanniques
    [prussian] Prussiens
   *[allied] Britanniques et Prussiens
}
eagles-holds = { $reserve } en réserve · { $deck } à venir
eagles-toll = Pertes infligées : Français { $french }, Alliés { $allied }.
eagles-place-name = { $place ->
    [FL] la gauche française
    [FC] le centre français
    [FR] la droite française
    [AL] la gauche alliée
    [AC] le centre allié
    [AR] la droite alliée
   *[reserve] la réserve
}
eagles-place-to = { $place ->
    [reserve] en réserve
   *[other] vers { eagles-place-name }
}
eagles-place-in = { $place ->
    [FC] au centre français
    [AC] au centre allié
    [reserve] en réserve
   *[other] à { eagles-place-name }
}
eagles-a-card = une carte
eagles-hidden-card = la carte cachée { $number } { $in }
eagles-how = { $formation ->
    [column] {" "}en colonne
    [square] {" "}en carré
   *[other] {""}
}{ $cover ->
    [yes] , sur { $ground }
   *[no] {""}
}
eagles-say-deploy = { $card } se déploie { $in }{ $how }
eagles-say-hide = on pose { $card } face cachée { $in }
eagles-say-ready = le déploiement est fini
eagles-say-test = { $card } teste son moral
eagles-say-fire = { $card } tire sur { $target }
eagles-say-shock = { $card } charge { $target }
eagles-say-open = { $card } ouvre le feu : on révèle d’abord la Position
eagles-say-move = { $going ->
    [back] { $card } retourne en réserve
    [here] { $cover ->
        [yes] { $card } occupe { $ground }
       *[no] { $card } sort à découvert
    }
   *[away] { $card } va { $to }{ $how }
}
eagles-say-form = { $formation ->
    [column] { $card } se met en colonne
    [square] { $card } se met en carré
   *[line] { $card } se met en ligne
}
eagles-say-lay = on pose { $card }
eagles-say-show = on montre { $card } : les Prussiens arrivent
eagles-say-play = { $aim ->
    [none] on joue { $card }
   *[other] on joue { $card } sur { $target }
}
eagles-say-confuse = { $special } : { $card } va { $to }{ $how } et tire
eagles-say-capture = { $card } s’empare de { $target }
eagles-say-end = la phase est finie
eagles-say-pass = on ne joue rien
eagles-say-resign = on abandonne la bataille
eagles-say-offer = on propose la nulle
eagles-say-retreat = la bataille est abandonnée à l’ennemi
eagles-say-send = { $all ->
    [yes] toutes marchent vers { $target }
   *[no] { $card } marche vers { $target }
}
eagles-say-accept = on accepte la nulle
eagles-do-deploy = déployer { $in }{ $how }
eagles-do-hide = poser face cachée { $in }
eagles-do-ready = prêt
eagles-do-test = lancer le dé pour { $card }
eagles-do-fire = { $dice ->
    [0] tirer sur { $target }
    [one] faire feu ({ $dice } dé)
   *[other] faire feu ({ $dice } dés)
}
eagles-do-shock = { $dice ->
    [0] charger { $target }
    [one] charger ({ $dice } dé)
   *[other] charger ({ $dice } dés)
}
eagles-do-open = révéler et ouvrir le feu
eagles-do-move = { $going ->
    [back] revenir en réserve
    [here] { $cover ->
        [yes] occuper { $ground }
       *[no] sortir à découvert
    }
   *[away] aller { $to }{ $how }
}
eagles-do-form = { $formation ->
    [column] former la colonne
    [square] former le carré
   *[line] former la ligne
}
eagles-do-lay = poser { $card }
eagles-do-show = montrer { $card }
eagles-do-play = { $aim ->
    [none] jouer { $card }
   *[other] jouer { $card } sur { $target }
}
eagles-do-confuse = { $card } { $to }{ $how }
eagles-do-capture = prendre { $target } avec { $card }
eagles-do-end = { $phase ->
    [morale] finir le moral
    [combat] finir le combat
    [reinforce] finir les renforts
   *[deployment] finir le déploiement
}
eagles-do-pass = passer
eagles-do-resign = abandonner
eagles-do-offer = proposer la nulle
eagles-do-retreat = se retirer
eagles-do-send = { $all ->
    [yes] tout envoyer vers { $target }
   *[no] envoyer { $card } à { $target }
}
eagles-do-accept = accepter la nulle
eagles-may-act = { $count ->
    [0] Aucune carte ne peut plus agir.
    [one] Une carte peut encore agir.
   *[other] { $count } cartes peuvent encore agir.
}
eagles-may-deploy = { $count ->
    [0] Il ne reste aucune carte à placer.
    [one] Une carte peut encore être placée.
   *[other] { $count } cartes peuvent encore être placées.
}
eagles-may-test = { $count ->
    [one] Une carte doit encore tester son moral.
   *[other] { $count } cartes doivent encore tester leur moral.
}
eagles-may-hit = { $count ->
    [one] Une carte peut être touchée.
   *[other] { $count } cartes peuvent être touchées.
}
eagles-may-take = { $count ->
    [one] Une carte peut le faire.
   *[other] { $count } cartes peuvent le faire.
}
eagles-targets = { $count ->
    [0] {""}
    [one] Une cible.{" "}
   *[other] { $count } cibles.{" "}
}{ $touch ->
    [yes] Touchez à nouveau la carte
   *[no] Recliquez sur la carte
} pour annuler.
eagles-answer = Répondez par une carte Spéciale, ou laissez faire
eagles-answer-window = Choisissez une carte, ou passez.
eagles-nothing-meant = Choisissez une carte
eagles-nothing-aimed = Choisissez une cible
eagles-targets-short = { $count ->
    [one] { $only }
   *[other] { $count } cibles
}
eagles-places-short = { $count ->
    [one] { $only }
   *[other] { $count } Positions
}
eagles-form-line = Former la ligne
eagles-form-column = Former la colonne
eagles-form-square = Former le carré
eagles-stand = Formation
eagles-stand-line = Ligne
eagles-stand-column = Colonne
eagles-stand-square = Carré
eagles-ground = Terrain
eagles-ground-open = À découvert
eagles-react-left = Il reste
eagles-react-against = Contre
eagles-react-specials = Vos Spéciales
eagles-react-with = Vos réponses
eagles-react-gain = { $words } : { $chance }{ $before ->
    [none] {""}
   *[other] {" "}(sans : { $before })
}
eagles-react-barred = { $cards } { $count ->
    [one] ne peut pas répondre ici.
   *[other] ne peuvent pas répondre ici.
}
eagles-react-why = Pourquoi ?
eagles-react-choose = Choisissez une carte
eagles-react-on = Sur
eagles-react-pass = Laisser faire
eagles-react-pass-rout = Laisser fuir
eagles-react-pass-fire = Laisser tirer
eagles-react-pass-shock = Laisser charger
eagles-react-pass-move = Laisser passer
eagles-react-pass-roll = Laisser lancer le dé
eagles-react-quiet = Ne plus demander ce tour-ci
eagles-react-settings = Quand demander
eagles-standing-ask = Demander
eagles-standing-play = Toujours jouer
eagles-standing-hold = Ne jamais jouer
eagles-standing-of = { $card } : quand elle peut être jouée
eagles-standing = Cartes Spéciales : quand demander
eagles-standing-none = Vous n’avez aucune carte Spéciale.
eagles-when = tour { $turn }, { $phase ->
    [morale] moral
    [combat] combat
    [reinforce] renforts
    [retreat] retraite
   *[deployment] déploiement
}
eagles-deployment = déploiement
eagles-seen-french = les Français
eagles-seen-allied = les Alliés
eagles-seen-open = personne : cartes face visible
