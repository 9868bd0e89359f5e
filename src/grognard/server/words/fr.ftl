# Les mots du serveur en français : refus selon leur code, lignes du journal, lettres, une page.

## refus

unreadable = Ceci ne peut être lu : { $problem }
not-signed-in = Dites d'abord qui vous êtes : demandez un laissez-passer d'invité ou connectez-vous.
wrong-password = L'identifiant et le mot de passe ne vont pas ensemble.
bad-link = Ce lien n'est pas valable, ou ne l'est plus.
bad-origin = Cette demande vient d'un autre site.
not-yours = Ceci n'est pas à vous.
not-your-seat = Ce n'est pas votre place.
blocked = L'un de vous a bloqué l'autre.
no-such-game = Il n'y a pas de jeu { $name } ici.
no-such-match = Cette partie n'existe pas, ou vous ne pouvez la voir.
no-such-seat = Cette partie n'a pas cette place.
no-such-person = Cette personne n'existe pas.
no-such-page = Il n'y a rien ici.
no-such-method = Ceci ne se fait pas ici.
taken = C'est déjà pris.
not-started = La partie n'a pas commencé.
over = La partie est finie.
illegal = Les règles ne le permettent pas.
not-your-turn = Ce n'est pas à vous de jouer.
stale = Il s'est passé quelque chose que vous n'aviez pas vu ; regardez à nouveau.
nothing-to-undo = Il n'y a rien à reprendre.
dice-thrown = Des dés ont été lancés ; il faut l'accord de l'adversaire pour reprendre.
revealed = Quelque chose a été révélé ; il faut l'accord de l'adversaire pour reprendre.
other-player = Le tour est passé à un autre ; il faut son accord pour reprendre.
no-offer = Il n'y a pas de telle offre.
too-early = Il est trop tôt pour cela.
no-mail = Ce serveur n'envoie pas de courrier.
version-gone = Cette partie suit la version { $version } des règles, que ce serveur n'a pas.
too-large = C'est trop grand : { $most } octets au plus.
bad-setup = Une partie ne peut commencer ainsi : { $problem }
local-option = L'option { $option } nomme un fichier de votre machine et n'est pas acceptée du dehors.
too-fast = Trop vite ; attendez un instant.
too-many = Trop de connexions.
broken = Quelque chose a mal tourné ici ; la partie est comme elle était.
busy = Le serveur ne peut le faire en ce moment ; réessayez.

problem-json = ce n'est pas du JSON
problem-field = { $field } : { $reason }
problem-action = { $value }
problem-record = { $reason }

## lignes du journal qui sont de la table, non du jeu

line-undone = { $seat } : une action est reprise.
line-taken-back = { $seat } : des actions sont reprises, d'un commun accord.
line-resigned = { $seat } : la bataille est abandonnée.
line-drawn = Les joueurs conviennent de la nulle.
line-timed-out = { $seat } : perdu au temps.

one-moment = Un instant.

## lettres et avis

mail-turn-subject = À vous : { $game }, { $scenario }
mail-turn =
    { $name }, c'est à vous de jouer dans { $game }, { $scenario }, contre { $others }.

    { $link }
    { $deadline ->
        [none] { "" }
       *[other] Vous avez le temps jusqu'au { $deadline } (UTC).
    }
mail-over-subject = La partie est finie : { $game }, { $scenario }
mail-over =
    { $name }, la partie de { $game }, { $scenario }, contre { $others } est finie : { $ending }.

    { $link }
mail-joined-subject = Votre partie commence : { $game }, { $scenario }
mail-joined =
    { $name }, votre partie de { $game }, { $scenario }, contre { $others } a commencé.

    { $link }
mail-offer-subject = Une offre : { $game }, { $scenario }
mail-offer =
    { $name }, { $others } vous fait une offre dans { $game }, { $scenario }.

    { $link }
mail-confirm-subject = Est-ce votre adresse ?
mail-confirm =
    { $name }, quelqu'un, vous sans doute, veut recevoir ici des nouvelles de ses parties.
    Pour confirmer, ouvrez ceci dans les deux jours :

    { $link }

    Sinon ne faites rien, et rien de plus ne viendra.

## la page d'état

page-title = Grognard
page-about = Un serveur de wargames, pour les joueurs et pour les programmes.
page-table = Vers la table
page-unbuilt = La table dans le navigateur n’a pas été construite ici. Dans le dossier de Grognard, cette commande la construit ; relancez ensuite le serveur :
page-status = l’état de ce serveur
page-running = Parties en cours : { $count }
page-waiting = Défis ouverts : { $count }
page-over = Parties finies : { $count }
page-games = Jeux
page-version = version { $version } des règles
page-api = Pour les programmes
page-openapi = description de l'interface
page-well = Ce serveur va bien.
