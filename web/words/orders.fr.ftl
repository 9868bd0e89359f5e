## Les ordres en toutes lettres

orders-place-name = { $place ->
    [FL] la gauche française
    [FC] le centre français
    [FR] la droite française
    [AL] la gauche alliée
    [AC] le centre allié
    [AR] la droite alliée
   *[reserve] la réserve
}
orders-place-to = { $place ->
    [reserve] en réserve
   *[other] vers { orders-place-name }
}
orders-place-in = { $place ->
    [FC] au centre français
    [AC] au centre allié
    [reserve] en réserve
   *[other] à { orders-place-name }
}
orders-a-card = une carte
orders-hidden-card = la carte cachée { $number } { $in }
orders-how = { $formation ->
    [column] {" "}en colonne
    [square] {" "}en carré
   *[other] {""}
}{ $cover ->
    [yes] , sur { $ground }
   *[no] {""}
}

orders-say-deploy = { $card } se déploie { $in }{ $how }
orders-say-hide = on pose { $card } face cachée { $in }
orders-say-ready = le déploiement est fini
orders-say-test = { $card } teste son moral
orders-say-fire = { $card } tire sur { $target }
orders-say-shock = { $card } donne l’assaut à { $target }
orders-say-open = { $card } ouvre le feu : on révèle d’abord la Position
orders-say-move = { $going ->
    [back] { $card } retourne en réserve
    [here] { $cover ->
        [yes] { $card } occupe { $ground }
       *[no] { $card } sort à découvert
    }
   *[away] { $card } va { $to }{ $how }
}
orders-say-form = { $formation ->
    [column] { $card } se met en colonne
    [square] { $card } se met en carré
   *[line] { $card } se met en ligne
}
orders-say-lay = on pose { $card }
orders-say-show = on montre { $card } : les Prussiens arrivent
orders-say-play = { $aim ->
    [none] on joue { $card }
   *[other] on joue { $card } sur { $target }
}
orders-say-confuse = { $special } : { $card } va { $to }{ $how } et tire
orders-say-capture = { $card } s’empare de { $target }
orders-say-end = la phase est finie
orders-say-pass = on ne joue rien
orders-say-resign = on abandonne la bataille
orders-say-offer = on propose la nulle
orders-say-accept = on accepte la nulle

orders-do-deploy = déployer { $in }{ $how }
orders-do-hide = poser face cachée { $in }
orders-do-ready = prêt à combattre
orders-do-test = lancer le dé pour { $card }
orders-do-fire = { $dice ->
    [0] tirer sur { $target }
    [one] tirer { $dice } dé
   *[other] tirer { $dice } dés
}
orders-do-shock = { $dice ->
    [0] donner l’assaut à { $target }
    [one] donner l’assaut, { $dice } dé
   *[other] donner l’assaut, { $dice } dés
}
orders-do-open = révéler et ouvrir le feu
orders-do-move = { $going ->
    [back] revenir en réserve
    [here] { $cover ->
        [yes] occuper { $ground }
       *[no] sortir à découvert
    }
   *[away] aller { $to }{ $how }
}
orders-do-form = { $formation ->
    [column] former la colonne
    [square] former le carré
   *[line] former la ligne
}
orders-do-lay = poser { $card }
orders-do-show = montrer { $card }
orders-do-play = { $aim ->
    [none] jouer { $card }
   *[other] jouer { $card } sur { $target }
}
orders-do-confuse = { $card } { $to }{ $how }
orders-do-capture = prendre { $target } avec { $card }
orders-do-end = { $phase ->
    [morale] fin du moral
    [combat] fin du combat
    [reinforce] fin des renforts
   *[deployment] fin du déploiement
}
orders-do-pass = passer
orders-do-resign = abandonner
orders-do-offer = proposer la nulle
orders-do-accept = accepter la nulle

## Barre de consigne

orders-bar = Ordres
orders-way = { $card } contre { $aim } : choisissez comment
orders-chosen = { $card } : choisissez un ordre ou une cible
orders-verb-chosen = { $card } : choisissez une cible
orders-meant = { $card } : { $effect }
orders-meant-or = { $card } : { $effect }, ou choisissez une autre cible
orders-may-act = { $count ->
    [0] Aucune carte ne peut plus agir.
    [one] Une carte peut encore agir.
   *[other] { $count } cartes peuvent encore agir.
}
orders-may-deploy = { $count ->
    [0] Il ne reste aucune carte à placer.
    [one] Une carte peut encore être placée.
   *[other] { $count } cartes peuvent encore être placées.
}
orders-may-test = { $count ->
    [one] Une carte doit encore tester son moral.
   *[other] { $count } cartes doivent encore tester leur moral.
}
orders-may-hit = { $count ->
    [one] Une carte peut être touchée.
   *[other] { $count } cartes peuvent être touchées.
}
orders-may-take = { $count ->
    [one] Une carte peut le faire.
   *[other] { $count } cartes peuvent le faire.
}
orders-targets = { $count ->
    [0] Choisissez-la de nouveau pour la reposer.
    [one] Une cible. Choisissez la carte de nouveau pour la reposer.
   *[other] { $count } cibles. Choisissez la carte de nouveau pour la reposer.
}
orders-likely = Au moins un coup : { $chance }.
orders-answer = Répondez par une carte Spéciale, ou laissez faire
orders-answer-window = Vos cartes sont étalées ci-dessous.
orders-one-moment = Un instant
orders-plan = Vous pouvez préparer votre tour.
orders-watching = Vous êtes spectateur.
orders-opening = On dresse la table
orders-no-opponent = L’autre camp n’est pas encore à table
orders-no-opponent-help = Envoyez à votre adversaire le lien qui se trouve dans le menu.
orders-lost = Connexion perdue, nouvel essai
orders-lost-help = Rien n’est perdu. La bataille est restée en l’état.
orders-lost-kept = Rien n’est perdu. Votre dernier ordre est gardé et repartira.
orders-over = La bataille est finie
orders-sending = Votre ordre est en route.
orders-next = Suite
orders-skip = Tout montrer
orders-more = { $count ->
    [one] Encore une action à voir.
   *[other] Encore { $count } actions à voir.
}
orders-nothing-meant = Choisissez une carte
orders-nothing-aimed = Choisissez une cible
orders-all-title = Ce que vous pouvez faire
orders-all-filter = Chercher un ordre
orders-all-none = Aucun ordre de ce nom.
orders-type = Écrire un ordre
orders-type-hint = Par exemple : { $example }
orders-type-label = Ordre en toutes lettres ou en notation
orders-type-give = Donner l’ordre
orders-tool-log = Journal et joueurs
orders-tool-chat = { $count ->
    [0] Messages
    [one] Messages, un nouveau
   *[other] Messages, { $count } nouveaux
}
orders-close = Fermer

## Annuler, offres, mises en garde

orders-undo = Annuler
orders-undo-barred = Annuler, trop tard
orders-takeback-ask = Demander une reprise
orders-barrier-dice = Les dés sont jetés.
orders-barrier-seen = Quelque chose a été révélé.
orders-barrier-other = La main est passée d’un joueur à l’autre.
orders-barrier-none = Il n’y a rien à reprendre.
orders-offer-draw = { $name } propose la nulle.
orders-offer-takeback = { $name } demande à reprendre son dernier coup.
orders-offer-own-draw = Vous avez proposé la nulle.
orders-offer-own-takeback = Vous avez demandé une reprise.
orders-offer-accept-draw = Accepter la nulle
orders-offer-accept-takeback = Laisser reprendre
orders-offer-decline = Refuser
orders-offer-withdraw = Retirer
orders-caution = Réfléchissez
orders-caution-go = { $effect } quand même
orders-caution-back = Se raviser
orders-rule = Règle { $number }
orders-dismiss = Effacer

## Menu des ordres

orders-menu = Ordres pour { $card }
orders-verb-deploy = Déployer
orders-verb-hide = Poser face cachée
orders-verb-test = Tester le moral
orders-verb-fire = Tirer
orders-verb-shock = Donner l’assaut
orders-verb-open = Révéler et ouvrir le feu
orders-verb-move = Faire mouvement
orders-verb-lay = Poser la carte
orders-verb-show = Montrer la carte
orders-verb-play = Jouer
orders-verb-confuse = Semer la confusion
orders-verb-capture = Prendre le terrain
orders-targets-short = { $count ->
    [one] { $only }
   *[other] { $count } cibles
}
orders-places-short = { $count ->
    [one] { $only }
   *[other] { $count } lieux
}
orders-form-line = Former la ligne
orders-form-column = Former la colonne
orders-form-square = Former le carré
orders-stand = Formation
orders-stand-line = Ligne
orders-stand-column = Colonne
orders-stand-square = Carré
orders-ground = Terrain
orders-ground-open = À découvert

## Chances

orders-odds = Chances
orders-odds-hits-on = touche sur
orders-odds-holds-on = tient sur
orders-odds-dice = { $count ->
    [one] { $count } dé
   *[other] { $count } dés
}
orders-odds-hits = Coups
orders-odds-chance = Chance
orders-odds-reverse = S’ils tirent sur vous ici
orders-odds-why = D’où viennent ces nombres
orders-odds-rest = Tout le reste
orders-odds-hide = Cacher les chances
orders-odds-faces = { $count ->
    [0] sur aucune face
    [one] sur { $faces }
   *[other] sur { $faces }
}

## Fenêtre de réaction

orders-react-hold-card = { $count ->
    [one] Une de vos cartes peut y changer quelque chose.
   *[other] { $count } de vos cartes peuvent y changer quelque chose.
}
orders-react-choose = Choisissez une carte
orders-react-on = Sur
orders-react-pass = Laisser faire
orders-react-pass-rout = Laisser fuir
orders-react-pass-fire = Laisser tirer
orders-react-pass-shock = Laisser charger
orders-react-pass-move = Laisser passer
orders-react-pass-roll = Laisser rouler le dé
orders-react-quiet = Ne plus demander ce tour-ci
orders-react-time = { $seconds ->
    [one] encore { $seconds } seconde
   *[other] encore { $seconds } secondes
}
orders-react-settings = Quand demander
orders-standing-ask = Demander
orders-standing-play = Toujours jouer
orders-standing-hold = Garder
orders-standing-of = { $card } : quand elle pourrait servir

## Menu

orders-sheet = Menu
orders-sheet-game = Cette bataille
orders-sheet-help = Aide
orders-sheet-resign = Abandonner
orders-sheet-resign-sure = Abandonner la bataille ? L’autre camp gagne aussitôt.
orders-sheet-resign-yes = Oui, abandonner
orders-sheet-resign-no = Continuer le combat
orders-sheet-draw = Proposer la nulle
orders-sheet-takeback = Demander une reprise
orders-sheet-rematch = Rejouer en changeant de camp
orders-sheet-rematch-go = Aller à la bataille suivante
orders-sheet-record = Télécharger la partie
orders-sheet-replay = Revoir la partie
orders-sheet-link = Lien pour les spectateurs
orders-sheet-seat-link = { $seat ->
    [french] Lien pour le joueur français
   *[allied] Lien pour le joueur allié
}
orders-sheet-standing = Cartes Spéciales : quand demander
orders-sheet-standing-none = Vous n’avez aucune carte Spéciale.
orders-sheet-keys = Clavier
orders-sheet-settings = Réglages
orders-sheet-rules = Règles
orders-sheet-leave = Quitter la table
orders-sheet-failed = Cela n’a pas marché. { $words }
orders-keys = Clavier
