## Barre de consigne

orders-bar = Ordres
orders-way = { $card } contre { $aim } : choisissez comment
orders-chosen = { $card } : choisissez un ordre ou une cible
orders-verb-chosen = { $card } : choisissez une cible
orders-special-chosen = { $card } : choisissez une carte
orders-meant = { $card } : { $effect }
orders-meant-or = { $card } : { $effect }, ou choisissez une autre cible
orders-likely = Au moins une touche : { $chance }.
orders-one-moment = Un instant
orders-thinking = { $name } réfléchit. Vous pouvez regarder la table.
orders-plan = Vous pouvez préparer la suite.
orders-watching = Vous êtes spectateur.
orders-opening = Mise en place de la table
orders-no-opponent = En attente de l’autre camp
orders-no-opponent-help = Envoyez à votre adversaire le lien qui se trouve dans le menu.
orders-lost = Connexion perdue, reconnexion
orders-lost-help = Rien n’est perdu. La bataille est telle que vous l’avez laissée.
orders-lost-kept = Rien n’est perdu. Votre dernier ordre est gardé et sera renvoyé.
orders-sending = Envoi de votre ordre.
orders-next = Suivant
orders-skip = Tout montrer
orders-more = { $count ->
    [one] Encore une action à voir.
   *[other] Encore { $count } actions à voir.
}
orders-time = { $seconds ->
    [one] encore { $seconds } seconde
   *[other] encore { $seconds } secondes
}
orders-waiting = En attente de { $name }
orders-waiting-help = Une réponse est possible avant que { $throws ->
    [yes] les dés ne soient lancés
   *[no] l’action n’ait lieu
}.
orders-may-answer = { $army } : réponse possible
orders-waiting-why = Une pause n’a lieu que si, d’après ce que tout le monde sait, quelqu’un pourrait avoir une carte qui convient. Elle dure aussi longtemps s’il n’en a pas.
orders-message = Message
orders-skip-to-turn = Aller à mon tour
orders-skip-ahead = Tout montrer
orders-back = Retour
orders-review = { $at } sur { $count } depuis votre dernier tour
orders-all-title = Ce que vous pouvez faire
orders-all-filter = Chercher un ordre
orders-all-none = Aucun ordre trouvé.
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
orders-undo-barred = Annuler : impossible
orders-takeback-ask = Demander une reprise
orders-barrier-dice = Les dés ont été lancés.
orders-barrier-seen = Quelque chose a été révélé.
orders-barrier-other = C’est au tour d’un autre joueur.
orders-barrier-none = Il n’y a rien à annuler.
orders-offer-draw = { $name } propose la nulle.
orders-offer-takeback = { $name } demande à reprendre sa dernière action.
orders-offer-resign = { $name } voudrait abandonner. Votre camp abandonne si vous êtes d’accord tous les deux.
orders-offer-own-draw = Vous avez proposé la nulle.
orders-offer-own-takeback = Vous avez demandé une reprise.
orders-offer-own-resign = Vous voudriez abandonner. Votre camp abandonne si votre allié est d’accord.
orders-offer-accept-draw = Accepter la nulle
orders-offer-accept-takeback = Accepter la reprise
orders-offer-accept-resign = Abandonner ensemble
orders-offer-decline = Refuser
orders-offer-withdraw = Retirer
orders-caution = Réfléchissez bien
orders-caution-go = { $effect } quand même
orders-caution-back = Annuler
orders-rule = Règle { $number }
orders-dismiss = Effacer

## Menu des ordres

orders-menu = Ordres pour { $card }

## Chances

orders-odds = Chances
orders-odds-hits-on = touche sur
orders-odds-holds-on = tient sur
orders-odds-dice = { $count ->
    [one] { $count } dé
   *[other] { $count } dés
}
orders-odds-hits = Touches
orders-odds-chance = Chance
orders-odds-scores = Résultats du dé
orders-odds-result = Effet
orders-odds-reverse = S’ils tirent sur vous ici
orders-odds-why = D’où viennent ces nombres
orders-odds-rest = Tout le reste
orders-odds-without = sans
orders-odds-with = avec
orders-odds-deals = { $count ->
    [one] Sur une donne possible.
   *[other] Sur { $count } donnes possibles, selon ce que les joueurs font d’habitude.
}
orders-odds-hide = Cacher les chances
orders-odds-faces = { $count ->
    [0] sur aucune face
    [one] sur { $faces }
   *[other] sur { $faces }
}

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
orders-sheet-rematch = Revanche, camps inversés
orders-sheet-rematch-go = Aller à la bataille suivante
orders-sheet-record = Enregistrer la partie
orders-sheet-replay = Revoir la bataille
orders-sheet-link = Lien pour les spectateurs
orders-sheet-keys = Clavier
orders-sheet-settings = Réglages
orders-sheet-rules = Règles
orders-sheet-leave = Quitter la table
orders-sheet-failed = Cela n’a pas marché. { $words }
orders-keys = Clavier
orders-keys-side = Ouvrir ou fermer le panneau latéral
orders-keys-give = Donner l’ordre
orders-keys-commit = Aller au bouton de l’ordre
orders-keys-end = Aller à la première réponse, comme « Prêt » ou « Finir le combat »
orders-keys-menu = Ordres de la carte choisie
orders-keys-undo = Annuler
orders-keys-step = Action suivante de l’ordinateur
orders-keys-skip = Aller à mon tour
orders-keys-type = Écrire un ordre
orders-keys-help = Afficher cette liste

orders-roll-all = Lancer les { $count }

orders-hint = Conseil
orders-hint-title = Ce que ferait un grognard
orders-hint-thinking = Réflexion à partir de ce que vous voyez…
orders-hint-only = Il n’y a rien à choisir.
orders-hint-none = Aucun conseil trouvé. Redemandez.
orders-hint-equal = à peu près égal
orders-hint-about = Chances de gagner, estimées en jouant la suite à partir de ce que vous voyez ; ± est la marge d’erreur.
orders-hint-close = Fermer le conseil
