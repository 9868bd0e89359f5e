replay-title = Relecture
replay-controls = Parcourir la bataille
replay-slider = Étape
replay-step = Étape { $step } sur { $last }
replay-play = Lecture
replay-pause = Pause
replay-back-action = Une action en arrière
replay-back-phase = Une phase en arrière
replay-back-turn = Un tour en arrière
replay-on-action = Une action en avant
replay-on-phase = Une phase en avant
replay-on-turn = Un tour en avant
replay-seen = Vue par
replay-partial = La bataille n’est pas finie : vous voyez ce que votre camp a vu jusqu’ici.
replay-fetching = Mise en place de la table…
replay-failed = Impossible de montrer cette bataille : { $problem }
replay-link = Copier un lien vers cette étape
replay-copied = Copié.
replay-record = Enregistrer la partie
replay-back = Revenir à la bataille
replay-dice = Les dés
replay-verify = Vérifier les dés
replay-verifying = Nouveau calcul de chaque jet…
replay-fair = Chaque jet découle du secret promis avant la bataille. { $throws ->
    [one] { $throws } jet a été recalculé.
   *[other] { $throws } jets ont été recalculés.
}
replay-less = { $dice ->
    [proven-from] Seuls les jets à partir de la ligne { $since } sont prouvés. Rien ne prouve { $unproven ->
        [one] celui qui précède, fait
       *[other] les { $unproven } qui précèdent, faits
    } ailleurs.
    [promised] Les dés sont promis, mais pas encore prouvés : le secret n’est pas dans cet enregistrement.
    [unthrown] Rien n’a été lancé, il n’y a donc rien à prouver.
   *[unproven] Rien ne prouve ces dés : aucune promesse ne les a précédés.
}
replay-unfair = Les dés ne découlent pas du secret promis :
replay-commitment = Promis avant que les joueurs n’ajoutent leurs nombres aléatoires
replay-secret = Révélé à la fin
replay-how = Le serveur a promis son secret par une empreinte avant que chaque joueur n’ajoute un nombre aléatoire. Maintenant que le secret est révélé, chacun peut recalculer tous les jets : ici, ou avec « grognard verify » sur sa propre machine.
replay-here = L’empreinte du secret, calculée dans ce navigateur, { $same ->
    [yes] est bien celle qui a été promise.
   *[no] n’est PAS celle qui a été promise.
}
open-title = Ouvrir une bataille
open-lead = Déposez ici un enregistrement ou une position, ou choisissez un fichier. Il est vérifié et rejoué selon les règles ; rien n’est conservé.
open-choose = Choisir un fichier
open-drop = Déposez un fichier .battle n’importe où sur cette page
open-reading = Lecture…
open-failed = Impossible d’ouvrir ce fichier : { $problem }
open-large = Le fichier est trop grand.
