## La barre au-dessus des pages

lobby-nav = Pages
lobby-rules = Règles
lobby-settings = Réglages
lobby-sign-in = Se connecter
lobby-candle = À la chandelle
lobby-to-candle = À la chandelle
lobby-to-day = De jour
lobby-close = Fermer
lobby-home = Vers le salon

## La première page

lobby-title = Batailles d’Empire, sur votre table
lobby-lead = Carte par carte à Waterloo, ou bataillon par bataillon, la règle à la main. Selon toutes les règles du livre, et sans compte.
lobby-turn-strip =
    { $count ->
        [one] C’est à vous : { $battle } ({ $opponent }).
       *[other] C’est à vous dans { $count } parties. D’abord { $battle } ({ $opponent }).
    }
lobby-no-connection = Le serveur est injoignable. Vérifiez la connexion, puis réessayez.

## Une nouvelle partie

lobby-new-game = Nouvelle partie
lobby-game = Jeu
lobby-battle = Bataille
lobby-side = Camp
lobby-opponent = Adversaire
lobby-side-french = Français
lobby-side-british = Britanniques
lobby-side-prussian = Prussiens
lobby-either = L’un ou l’autre
lobby-either-about = Le dé en décide
lobby-agent-sensible = L’état-major
lobby-agent-sensible-about = Ne voit que ce que vous verriez
lobby-agent-random = Les conscrits
lobby-agent-random-about = Un coup permis, au hasard
lobby-agent-about = Un joueur automatique
lobby-friend = Un ami, par un lien
lobby-friend-about = Tout de suite ou à votre rythme
lobby-screen = À deux sur cet écran
lobby-screen-about = Un rideau cache chaque main
lobby-screen-open = Rien n’est caché : chacun son tour
lobby-challenge = Le premier venu
lobby-challenge-about = Un défi ouvert dans ce salon
lobby-your-name = Votre nom
lobby-play = Jouer
lobby-play-about = Commence aussitôt. Tout s’annule tant que les dés ne sont pas jetés.
lobby-play-about-screen = Commence aussitôt. Passez la table quand le rideau tombe.
lobby-play-about-open = Commence aussitôt. La table se tourne vers le joueur dont c’est le tour.
lobby-invite = Inviter
lobby-invite-about = Vous recevez un lien à envoyer. La bataille commence quand votre ami s’assied.
lobby-post = Défier
lobby-post-about = Le défi reste affiché ici jusqu’à ce que quelqu’un s’asseye.
lobby-setting-up = Un instant…
lobby-rank-grenadier = Grenadier
lobby-rank-hussar = Hussard
lobby-rank-dragoon = Dragon
lobby-rank-gunner = Canonnier
lobby-rank-sapper = Sapeur
lobby-rank-drummer = Tambour

## Toutes les options

lobby-more = Toutes les options
lobby-more-usual = Comme d’habitude
lobby-option-is = { $option } : { $value }
lobby-on = Oui
lobby-off = Non
lobby-pace = Cadence
lobby-pace-about = Temps pour chaque décision. Qui le laisse passer peut être déclaré perdant.
lobby-pace-live = En direct, 5 minutes par coup
lobby-pace-day = 1 jour par coup
lobby-pace-three-days = 3 jours par coup
lobby-pace-none = Sans pendule
lobby-reaction = Temps de réaction
lobby-reaction-about = Pour les cartes jouées en réponse. Chacun attend autant, afin que l’attente ne trahisse rien.
lobby-reaction-usual = Selon la cadence
lobby-seconds =
    { $count ->
        [one] { $count } seconde
       *[other] { $count } secondes
    }
lobby-watchable = D’autres peuvent regarder
lobby-watchable-about = Ils voient ce que voient les deux camps, jamais une main.

## Les parties

lobby-your-games = Vos parties
lobby-looking = Recherche…
lobby-no-games = Aucune partie encore. Un clic sur Jouer suffit.
lobby-go-on = À vous
lobby-open = Ouvrir
lobby-your-turn = On vous attend
lobby-your-turn-left = À vous, délai { $left }
lobby-their-turn = L’autre réfléchit
lobby-their-turn-left = À l’autre, délai { $left }
lobby-waiting-opponent = Personne n’est encore venu
lobby-two-here = À deux sur cet écran
lobby-seat-free = Libre
lobby-seat-reserved = Gardé pour votre adversaire
lobby-somebody = Quelqu’un
lobby-challenges = Défis ouverts
lobby-no-challenges = Personne ne cherche d’adversaire en ce moment.
lobby-offers-side = Pour vous : { $side }
lobby-accept = Relever
lobby-watch-title = Batailles à regarder
lobby-watch = Regarder
lobby-under-way = En cours
lobby-over-title = Batailles terminées
lobby-replay = Revoir
lobby-all-over = Toutes les { $count }
lobby-ended-won = Gagnée
lobby-ended-lost = Perdue
lobby-ended-draw = Nulle
lobby-ended-side = Victoire : { $side }
lobby-notify = Prévenez-moi
lobby-notify-about = Le navigateur doit-il vous prévenir quand c’est à vous ?
lobby-notice-turn = À vous de jouer : { $battle }
lobby-notice-over = La bataille est finie : { $battle }
lobby-notice-joined = Votre adversaire est là : { $battle }
lobby-notice-offer = Une proposition pour vous : { $battle }

## Apprendre

lobby-learn = Apprendre
lobby-rules-about = Dans nos mots, avec recherche
lobby-armies = Composer une armée
lobby-armies-about = La vôtre, jusqu’au dernier tambour
lobby-open-record = Ouvrir un enregistrement
lobby-open-record-about = Revoir un fichier, vérifier ses dés

## Rejoindre et attendre

lobby-join = Une invitation
lobby-join-title = Une invitation à { $battle }
lobby-join-lead = { $name } veut jouer contre vous.
lobby-for-you = Pour vous
lobby-you-name = { $name } (vous)
lobby-here = là
lobby-away = absent
lobby-house-rules = Règles
lobby-fair = Des dés loyaux : comment s’en assurer
lobby-fair-about = Le serveur a déjà fixé son secret et en montre cette empreinte. Quand vous vous asseyez, votre navigateur y ajoute son propre hasard. Chaque dé vient des deux : nul ne peut le choisir. Après la bataille le secret est ouvert et chacun peut vérifier.
lobby-commitment = Empreinte :
lobby-sit-down = S’asseoir : { $side }
lobby-join-yours = Vous êtes déjà à cette table. Envoyez le lien à quelqu’un d’autre.
lobby-join-taken = Cette place est prise.
lobby-join-over = Cette bataille est finie.
lobby-to-match = Vers la table
lobby-link-unreadable = Ce lien n’est pas entier. Copiez-le jusqu’à la dernière lettre.
lobby-waiting-title = { $battle } va commencer
lobby-waiting-link = Envoyez ce lien à votre ami. La bataille commence d’elle-même quand les deux sont assis.
lobby-waiting-listed = Votre défi est dans le salon. Vous pouvez aussi envoyer le lien. La bataille commence d’elle-même.
lobby-waiting-other = La bataille commence d’elle-même quand les deux sont assis.
lobby-waiting-seat = Une place est libre.
lobby-link-for = Lien pour le camp : { $side }
lobby-share-text = Jouez { $battle } contre moi. Votre camp : { $side }.
lobby-copy = Copier
lobby-copied = Copié
lobby-share = Partager
lobby-withdraw = Annuler la partie
lobby-withdraw-sure = Annuler pour de bon
lobby-withdrawn = Cette bataille a été annulée.

## Liens des lettres

lobby-recover = Vos parties sur cet appareil
lobby-recover-about = Ce lien vous connecte, sur cet appareil, sous le nom de la personne qui l’a créé. Il sert une seule fois.
lobby-recover-go = Reprendre mes places ici
lobby-recovered = Voilà : vos parties sont ici.
lobby-confirm = Votre adresse
lobby-confirm-about = Les lettres sur vos parties doivent-elles arriver à cette adresse ?
lobby-confirm-go = Oui, écrivez-moi ici
lobby-confirmed = Voilà : les lettres viendront.

## Le compte

lobby-account = Compte
lobby-account-nobody = Inutile pour jouer. Avec un compte, vous retrouvez vos parties sur tout appareil.
lobby-account-guest = Vous jouez en invité, { $name }. Ce navigateur vous connaît ; un compte est connu partout.
lobby-account-login = Vous êtes connecté : { $login }.
lobby-change = Changer
lobby-name-changed = Votre nom est changé.
lobby-login = Identifiant
lobby-password = Mot de passe
lobby-sign-in-about = Ce que vous avez joué ici en invité passe à votre compte.
lobby-make-account = Nouveau compte
lobby-make-account-about = Lettres, chiffres, point, tiret ; au moins 8 signes pour le mot de passe. Vos parties restent à vous.
lobby-signed-in = Vous êtes connecté.
lobby-account-made = Votre compte est créé.
lobby-password-change = Changer le mot de passe
lobby-password-old = Ancien mot de passe
lobby-password-new = Nouveau mot de passe
lobby-password-about = Vos autres appareils sont déconnectés.
lobby-password-changed = Votre mot de passe est changé.
lobby-letters = Des lettres quand c’est à vous
lobby-letters-go = Les lettres vont à { $email }.
lobby-letters-stop = Plus de lettres
lobby-letters-stopped = Plus aucune lettre ne sera envoyée.
lobby-letters-sent = Une lettre est en route : ouvrez le lien qu’elle contient.
lobby-letters-about = L’adresse compte une fois ouvert le lien de la lettre.
lobby-email = Adresse électronique
lobby-email-send = Envoyer
lobby-device = Jouer sur un autre appareil
lobby-device-about = Créez un lien et ouvrez-le là-bas : cet appareil aura vos places, sans compte.
lobby-device-make = Créer un lien
lobby-device-link = Lien pour l’autre appareil
lobby-device-until = Il sert une fois, jusqu’au { $date }. Toute personne qui le possède peut jouer à votre place : ne le donnez à personne.
lobby-link-made = Le lien est créé.
lobby-blocks = Ceux que vous ne voulez pas rencontrer
lobby-blocks-about = Vous ne vous rencontrez ni ne vous entendez plus.
lobby-blocks-none = Personne n’est bloqué.
lobby-met = Vous avez joué contre
lobby-block = Bloquer
lobby-block-name = Bloquer { $name }
lobby-unblock = Débloquer
lobby-unblock-name = Débloquer { $name }
lobby-sign-out = Se déconnecter
lobby-sign-out-guest = Un invité ne revient que par un lien pour un autre appareil. Créez-en un d’abord, ou un compte.
lobby-sign-out-anyway = Se déconnecter quand même
lobby-stay = Rester
lobby-signed-out = Vous êtes déconnecté.

## Les réglages

lobby-settings-about = Ils comptent aussitôt et restent dans ce navigateur.
lobby-set-language = Langue
lobby-set-light = Lumière
lobby-set-system = Système
lobby-set-day = De jour
lobby-set-candle = À la chandelle
lobby-set-palette = Couleurs des armées
lobby-set-armies = Uniformes
lobby-set-safe = Pour tous les yeux
lobby-set-palette-about = Bleu, orange et noir se distinguent pour chacun. Hachures et emblèmes disent la même chose.
lobby-set-pace = Rythme de la table
lobby-set-quick = Vif
lobby-set-normal = Posé
lobby-set-slow = Lent
lobby-set-pace-about = Le temps que reste chaque événement avant le suivant. Un clic passe toujours à la suite.
lobby-set-calm = Votre système demande moins de mouvement : rien ne glisse ni ne roule, quel que soit le rythme.
lobby-set-step = Suivre les coups adverses un à un
lobby-set-step-about = Chacun attend un clic.
lobby-set-confirm = Prévenir avant une faute grave
lobby-set-confirm-about = Avant un ordre que l’on regretterait aussitôt.
lobby-set-sound = Sons
lobby-set-sound-about = Un peu de bois et de tambour.

## Page absente

lobby-missing = Ordres perdus
lobby-missing-about = Cette page n’existe pas. L’estafette a dû se tromper de chemin.

## Le rideau entre deux joueurs au même écran

lobby-curtain =
    { $player ->
        [french] Passez la table au joueur français
        [british] Passez la table au joueur britannique
        [prussian] Passez la table au joueur prussien
       *[allied] Passez la table au joueur allié
    }
lobby-curtain-about =
    { $player ->
        [french] Que seul le joueur français regarde.
        [british] Que seul le joueur britannique regarde.
        [prussian] Que seul le joueur prussien regarde.
       *[allied] Que seul le joueur allié regarde.
    }
lobby-curtain-lift =
    { $player ->
        [french] Je suis le joueur français
        [british] Je suis le joueur britannique
        [prussian] Je suis le joueur prussien
       *[allied] Je suis le joueur allié
    }
