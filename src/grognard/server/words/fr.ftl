# Les mots du serveur en français : refus selon leur code, lignes du journal, courriels, une page.

## refus

unreadable = Cette demande ne peut pas être lue : { $problem }
bad-line = ligne { $line } : « { $value } » : { $expected }
bad-value = « { $value } » : { $expected }
unread-order = « { $value } » ne peut pas être lu : { $expected }.
not-signed-in = Connectez-vous d'abord, ou demandez un laissez-passer d'invité.
wrong-password = Identifiant ou mot de passe incorrect.
bad-link = Ce lien n'est pas valable, ou ne l'est plus.
bad-origin = Cette demande vient d'un autre site.
not-yours = Cela ne vous appartient pas.
not-your-seat = Ce n'est pas votre place.
not-chief = Seul le général en chef de votre camp peut le faire.
not-your-command = { $share } est sous les ordres d'un autre commandant de votre camp.
other-side = Vous jouez déjà dans l'autre camp.
blocked = L'un de vous a bloqué l'autre.
no-such-game = Il n'y a pas de jeu { $name } ici.
no-such-match = Cette partie n'existe pas, ou vous ne pouvez pas la voir.
no-such-seat = Cette partie n'a pas cette place.
hand-stays = Chaque armée garde son joueur tant que dure la bataille.
no-such-command = Votre camp n'a pas ce commandement.
no-such-battle = Cette bataille partagée n'est pas sur ce serveur : le lien est faux, ou personne n'y a rien noté depuis { $days ->
    [one] un jour
   *[other] { $days } jours
}.
no-such-person = Ce joueur n'existe pas.
no-such-page = Cette page n'existe pas.
no-such-method = Cela ne peut pas se faire à cette adresse.
taken = C'est déjà pris.
not-started = La partie n'a pas commencé.
over = La partie est finie.
illegal = Les règles ne le permettent pas.
not-your-turn = Ce n'est pas à vous de jouer.
waits-for-others = Vous n'avez plus rien à faire ici ; d'autres commandants de votre camp n'ont pas fini.
stale = Il s'est passé quelque chose entre-temps ; regardez avant de répondre.
nothing-to-undo = Il n'y a rien à annuler.
dice-thrown = Des dés ont été lancés ; il faut l'accord de votre adversaire pour reprendre.
revealed = Quelque chose a été révélé ; il faut l'accord de votre adversaire pour reprendre.
too-many-lines = Cette partie a trop de lignes ; on ne peut plus rien reprendre.
other-player = C'est au tour d'un autre joueur ; il faut son accord pour reprendre.
battle-full = Cette bataille partagée est pleine. Enregistrez-la, puis partagez-en une nouvelle.
no-offer = Cette offre n'existe pas.
too-early = Il est trop tôt pour cela.
no-mail = Ce serveur n'envoie pas de courriels.
not-agreed = Cette partie utilise une autre liste ({ $option }). Regardez d'abord les différences et acceptez-les.
no-house = Cet ordinateur n'est relié à aucun réseau domestique, ou le réseau ne le permet pas.
version-gone = Cette partie utilise la version { $version } des règles, que ce serveur n'a pas.
too-large = C'est trop grand : { $most } octets au plus.
too-long = L'adresse ou les en-têtes de cette requête sont trop longs.
bad-setup = Une partie ne peut pas commencer ainsi : { $problem }
no-hints = Les conseils sont réservés aux batailles contre l’ordinateur seul.
no-press = Ce serveur ne peut pas imprimer. Il suffit d’y installer une fois le programme d’impression : ./run print (ou pip install grognard[print]).
bad-deck = Ce jeu ne peut pas être lu : { $problem }
bad-army = Cette armée ne peut pas être lue : { $problem }
bad-battle = Ce n'est pas une bataille de ces tables : { $problem }.
local-option = L'option { $option } ne sert que sur votre machine ; un serveur ne l'accepte pas.
too-fast = Trop de demandes ; attendez un instant.
too-many = Trop de connexions.
too-many-challenges = { $most ->
    [one] Il y a déjà un défi ouvert de votre part, ou depuis votre adresse ; retirez-le,
   *[other] Il y a déjà { $most } défis ouverts de votre part, ou depuis votre adresse ; retirez-en un,
} ou attendez que quelqu'un accepte.
too-many-computers = { $most ->
    [one] Une partie entre ordinateurs est déjà suivie depuis votre adresse ; fermez-la d'abord.
   *[other] { $most } parties entre ordinateurs sont déjà suivies depuis votre adresse ; fermez-en une d'abord.
}
too-many-battles = { $most ->
    [one] Une bataille est déjà partagée depuis votre adresse ; elle est oubliée quand plus personne n'y note rien.
   *[other] { $most } batailles sont déjà partagées depuis votre adresse ; une bataille est oubliée quand plus personne n'y note rien.
}
broken = Une erreur s'est produite sur le serveur ; la partie n'a pas changé.
busy = Le serveur est occupé ; réessayez.
no-storage = Le serveur n'accède pas à ses données pour le moment ; réessayez dans un instant.
busy-line = Trop de questions attendent leur réponse ; reposez la vôtre dans un instant.

problem-json = ce n'est pas du JSON
problem-field = { $field } : { $reason }
problem-action = { $value }
problem-record = { $reason }

## lignes du journal qui sont de la table, non du jeu

line-undone = { $seat } : action annulée.
line-taken-back = { $seat } : actions reprises, d'un commun accord.
line-resigned = { $seat } : abandon.
line-drawn = Les joueurs conviennent de la nulle.
line-timed-out = { $seat } : perdu au temps.
line-given = { $chair ->
    [0] { $seat } : { $share } passe sous les ordres du général en chef.
   *[other] { $seat } : { $share } passe sous les ordres du commandant { $chair }.
}

computers-wait = Les ordinateurs attendent : parmi les parties entre ordinateurs créées depuis une même adresse, { $most ->
    [one] une seule se joue à la fois. Ils reprendront quand elle sera finie ou que plus personne ne la suivra.
   *[other] { $most } seulement se jouent à la fois. Ils reprendront quand l'une d'elles sera finie ou que plus personne ne la suivra.
}
one-moment = Un instant.

## courriels et avis

mail-turn-subject = À vous : { $game }, { $scenario }
mail-turn =
    { $name }, c'est à vous de jouer dans { $game }, { $scenario }, contre { $others }.

    { $link }
    { $deadline ->
        [none] { "" }
       *[other] Vous avez jusqu'au { $deadline } (UTC).
    }
mail-over-subject = La partie est finie : { $game }, { $scenario }
mail-over =
    { $name }, votre partie de { $game }, { $scenario }, contre { $others } est finie : { $ending }.

    { $link }
mail-joined-subject = Votre partie commence : { $game }, { $scenario }
mail-joined =
    { $name }, votre partie de { $game }, { $scenario }, contre { $others } a commencé.

    { $link }
mail-offer-subject = Une offre : { $game }, { $scenario }
mail-offer =
    { $name }, { $others } vous fait une offre dans { $game }, { $scenario }.

    { $link }
mail-confirm-subject = Confirmez votre adresse
mail-confirm =
    { $name }, quelqu'un, vous sans doute, veut recevoir ici des nouvelles de ses parties.
    Pour confirmer, ouvrez ce lien dans les deux jours :

    { $link }

    Sinon, ignorez ce courriel : vous n'en recevrez pas d'autre.

## la page d'état

page-title = Grognard
page-about = Un serveur de wargames, pour les joueurs et pour les programmes.
page-table = Aller à la table
page-unbuilt = La table dans le navigateur n’a pas été construite ici. Dans le dossier de Grognard, cette commande la construit ; relancez ensuite le serveur :
page-status = état du serveur
page-running = Parties en cours : { $count }
page-waiting = Défis ouverts : { $count }
page-over = Parties finies : { $count }
page-games = Jeux
page-version = version { $version } des règles
page-api = Pour les programmes
page-openapi = description de l'API
page-well = Ce serveur fonctionne.

## ce que les dés ont fait

dice-hit = { $count ->
    [one] touche
   *[other] { $count } touches
}
dice-miss = { $count ->
    [one] manqué
   *[other] { $count } manqués
}
dice-strike = { $count ->
    [one] frappe
   *[other] { $count } frappent
}
dice-pass = { $count ->
    [one] réussi
   *[other] { $count } réussis
}
dice-fail = { $count ->
    [one] raté
   *[other] { $count } ratés
}
