## La barre au-dessus des pages

lobby-nav = Pages
lobby-rules = Règles
lobby-settings = Réglages
lobby-sign-in = Se connecter
lobby-candle = À la chandelle
lobby-to-candle = À la chandelle
lobby-to-day = De jour
lobby-close = Fermer
lobby-home = Retour au salon

## La première page

lobby-title = Batailles d’Empire, sur votre table
lobby-lead = Avec des cartes, des bataillons et une règle, ou des corps d’armée entiers. Toutes les règles du livret, et sans compte.
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
lobby-either-about = Un dé décide
lobby-balance = Entre ordinateurs de même force : { $first } { $one }, { $second } { $two }.
lobby-balance-give = Rétablir l’équilibre. { $handicap }
lobby-balance-as-is = Jouer sans handicap
lobby-agent-sensible = L’état-major
lobby-agent-sensible-about = Ne voit que ce que vous verriez
lobby-agent-random = Les recrues
lobby-agent-random-about = Une action permise, au hasard
lobby-agent-conscript = Conscrit
lobby-agent-conscript-about = Connaît les règles, juge mal.
lobby-agent-soldier = Soldat
lobby-agent-soldier-about = Joue ce qui paraît le mieux sur le moment.
lobby-agent-veteran = Vétéran
lobby-agent-veteran-about = Prévoit un tour d’avance, rapidement.
lobby-agent-grognard = Grognard
lobby-agent-grognard-about = Réfléchit une seconde au plus.
lobby-agent-marshal = Maréchal
lobby-agent-marshal-about = Réfléchit trois secondes au plus.
lobby-agent-styled = { $style ->
    [bold] { $name }, hardi
    [careful] { $name }, prudent
   *[other] { $name }
}
lobby-style = Style
lobby-style-careful = Prudent
lobby-style-careful-about = Garde ses distances, et attaque quand c’est sûr
lobby-style-steady = Posé
lobby-style-steady-about = Pèse gains et pertes à égalité
lobby-style-bold = Hardi
lobby-style-bold-about = Se rapproche et charge
lobby-agent-about = Joué par l’ordinateur
lobby-friend = Un ami, par un lien
lobby-friend-about = Tout de suite ou à votre rythme
lobby-screen = À deux sur cet écran
lobby-screen-about = Un rideau cache chaque main
lobby-screen-open = Rien n’est caché : chacun son tour
lobby-challenge = Le premier venu
lobby-challenge-about = Un défi ouvert dans ce salon
lobby-your-name = Votre nom
lobby-play = Jouer
lobby-play-battle = Jouer { $battle }
lobby-or = ou
lobby-newcomer = Première visite ?
lobby-lesson = Votre première bataille
lobby-lesson-about = Un guide montre chaque étape ; vous la jouez. { $minutes } minutes.
lobby-lesson-start = Commencer la leçon
lobby-play-about = Commence tout de suite. Vous pouvez annuler tant que les dés ne sont pas lancés.
lobby-play-about-screen = Commence tout de suite. Passez l’écran quand le rideau tombe.
lobby-play-about-open = Commence tout de suite. La table se tourne vers le joueur dont c’est le tour.
lobby-invite = Inviter
lobby-invite-about = Vous recevez un lien à envoyer. La bataille commence quand votre ami arrive.
lobby-post = Défier
lobby-post-about = Le défi reste affiché ici jusqu’à ce que quelqu’un le relève.
lobby-setting-up = Un instant…
lobby-rank-grenadier = Grenadier
lobby-rank-hussar = Hussard
lobby-rank-dragoon = Dragon
lobby-rank-gunner = Canonnier
lobby-rank-sapper = Sapeur
lobby-rank-drummer = Tambour

## Toutes les options

lobby-more = Toutes les options
lobby-more-usual = Standard
lobby-option-is = { $option } : { $value }
lobby-on = Oui
lobby-off = Non
lobby-pace = Cadence
lobby-pace-about = Temps pour chaque décision. Si vous le dépassez, votre adversaire peut réclamer la victoire.
lobby-pace-live = En direct, 5 minutes par décision
lobby-pace-day = 1 jour par décision
lobby-pace-three-days = 3 jours par décision
lobby-pace-none = Sans pendule
lobby-reaction = Temps de réaction
lobby-reaction-about = Pour les cartes jouées en réponse. Tout le monde attend toujours aussi longtemps : l’attente ne révèle rien.
lobby-reaction-usual = Selon la cadence
lobby-seconds =
    { $count ->
        [one] { $count } seconde
       *[other] { $count } secondes
    }
lobby-pair = En deux batailles
lobby-pair-about = Deux batailles, camps échangés après la première. Les victoires comptent d’abord, puis les pertes infligées dans les deux.
lobby-pair-of = bataille { $number } sur 2
lobby-watchable = D’autres peuvent regarder
lobby-watchable-about = Ils voient ce que voient les deux camps, jamais une main.

## Les parties

lobby-your-games = Vos parties
lobby-looking = Chargement…
lobby-no-games = Aucune partie pour l’instant. { $touch ->
    [yes] Touchez « Jouer » : un geste suffit.
   *[no] Cliquez sur « Jouer » : un clic suffit.
}
lobby-go-on = À vous
lobby-open = Ouvrir
lobby-your-turn = À vous de jouer
lobby-your-turn-left = À vous, fin du temps { $left }
lobby-their-turn = Votre adversaire réfléchit
lobby-their-turn-left = À votre adversaire, fin du temps { $left }
lobby-waiting-opponent = Pas encore d’adversaire
lobby-two-here = À deux sur cet écran
lobby-seat-free = Libre
lobby-seat-reserved = Réservée à votre adversaire
lobby-somebody = Quelqu’un
lobby-challenges = Défis ouverts
lobby-no-challenges = Personne ne cherche d’adversaire en ce moment.
lobby-no-such-challenges = Aucun défi ouvert ne correspond.
lobby-filter-game = Défis de quel jeu
lobby-any-game = Tous les jeux
lobby-filter-pace = Défis à quelle cadence
lobby-any-pace = Toutes les cadences
lobby-more-challenges = Plus de défis
lobby-offers-side = Pour vous : { $side }
lobby-accept = Relever le défi
lobby-watch-title = Batailles à regarder
lobby-watch = Regarder
lobby-under-way = En cours
lobby-over-title = Batailles terminées
lobby-replay = Revoir
lobby-all-over = Voir les { $count }
lobby-ended-won = Gagnée
lobby-ended-lost = Perdue
lobby-ended-draw = Nulle
lobby-ended-side = Victoire : { $side }
lobby-notify = Me prévenir
lobby-notify-about = Le navigateur doit-il vous prévenir quand c’est à vous ?
lobby-notice-turn = À vous de jouer : { $battle }
lobby-notice-over = La bataille est finie : { $battle }
lobby-notice-joined = Votre adversaire est là : { $battle }
lobby-notice-offer = Une proposition pour vous : { $battle }

## Apprendre

lobby-learn = Apprendre
lobby-how = Comment se déroule une bataille, comment on gagne
lobby-how-about = Une page, avec tous les signes ; à imprimer pour la table
lobby-rules-about = Avec nos mots, et une recherche
lobby-armies = Composer une armée
lobby-armies-about = La vôtre, pour { $game }
lobby-charts = Tables de jeu pour vos figurines
lobby-charts-about = Calculs, lignes et chances sur le téléphone, à côté de la table
lobby-open-record = Ouvrir un enregistrement
lobby-open-record-about = Revoir un fichier, vérifier ses dés

## Rejoindre et attendre

lobby-join = Invitation
lobby-join-title = Invitation : « { $battle } »
lobby-join-lead = { $name } veut jouer contre vous.
lobby-for-you = Pour vous
lobby-you-name = { $name } (vous)
lobby-here = en ligne
lobby-away = absent
lobby-house-rules = Règles
lobby-fair = Des dés loyaux : comment s’en assurer
lobby-fair-about = Le serveur a déjà fixé son secret et en montre cette empreinte. Quand vous rejoignez la partie, votre navigateur ajoute un nombre aléatoire. Chaque dé vient des deux : personne ne peut le choisir. Après la bataille, le secret est publié et chacun peut vérifier.
lobby-commitment = Empreinte :
lobby-sit-down = Jouer : { $side }
lobby-bring-deck = Apportez votre jeu, ou prenez le jeu historique
lobby-bring-army = Amenez votre propre armée, ou prenez l’armée habituelle
lobby-join-yours = Vous êtes déjà à cette table. Envoyez le lien à quelqu’un d’autre.
lobby-join-taken = Cette place est prise.
lobby-join-over = Cette bataille est finie.
lobby-to-match = Aller à la table
lobby-link-unreadable = Ce lien est incomplet. Copiez-le en entier, jusqu’au dernier caractère.
lobby-waiting-title = { $battle } va commencer
lobby-waiting-link = Envoyez ce lien à votre ami. La bataille commence dès que les deux joueurs sont là.
lobby-waiting-listed = Votre défi est dans le salon. Vous pouvez aussi envoyer le lien. La bataille commence dès que quelqu’un arrive.
lobby-waiting-other = La bataille commence dès que les deux joueurs sont là.
lobby-waiting-seat = Une place est libre.
lobby-link-for = Lien pour le camp : { $side }
lobby-share-text = Jouez { $battle } contre moi. Votre camp : { $side }.
lobby-reach-machine = Ce serveur n’écoute que sur cet ordinateur : le lien ne fonctionne sur aucun autre appareil.
lobby-reach-offer = Votre ami est chez vous, sur le même Wi-Fi ? Ouvrez l’accès aux appareils de votre réseau domestique, jusqu’à ce que vous le refermiez ou quittiez Grognard.
lobby-reach-open = Ouvrir à mon réseau domestique
lobby-reach-host = Comment jouer par Internet
lobby-reach-host-about = Pour jouer avec des amis éloignés, lancez le serveur là où ils peuvent l’atteindre :
lobby-reach-host-far = À la maison, redirigez aussi son port dans votre box. Pour un serveur durable, placez-le derrière https.
lobby-reach-house = Ouvert à votre réseau domestique : { $url }
lobby-reach-house-about = Votre ami scanne le code ou ouvre le lien sur le même Wi-Fi. Si rien ne s’affiche, autorisez le port { $port } dans le pare-feu de cet ordinateur. Dans la maison, les données ne sont pas chiffrées.
lobby-reach-close = Refermer
lobby-qr = Code QR
lobby-qr-alt = Code QR du lien pour le camp : { $side }
lobby-copy = Copier
lobby-copied = Copié
lobby-share = Partager
lobby-withdraw = Annuler la partie
lobby-withdraw-sure = Oui, annuler la partie
lobby-withdrawn = Cette partie a été annulée.

## Liens des courriels

lobby-recover = Vos parties sur cet appareil
lobby-recover-about = Ce lien vous connecte, sur cet appareil, sous le nom de la personne qui l’a créé. Il sert une seule fois.
lobby-recover-go = Retrouver mes parties ici
lobby-recovered = C’est fait : vos parties sont ici.
lobby-confirm = Votre adresse électronique
lobby-confirm-about = Voulez-vous recevoir à cette adresse les courriels sur vos parties ?
lobby-confirm-go = Oui, écrivez-moi ici
lobby-confirmed = C’est fait : les courriels arriveront ici.

## Le compte

lobby-account = Compte
lobby-account-nobody = Inutile pour jouer. Avec un compte, vous retrouvez vos parties sur n’importe quel appareil.
lobby-account-guest = Vous jouez en invité, { $name }. Ce navigateur vous reconnaît ; un compte vous suit sur tous vos appareils.
lobby-account-login = Vous êtes connecté : { $login }.
lobby-change = Changer
lobby-name-changed = Votre nom a été modifié.
lobby-login = Identifiant
lobby-password = Mot de passe
lobby-sign-in-about = Ce que vous avez joué ici en invité passe à votre compte.
lobby-make-account = Nouveau compte
lobby-make-account-about = Identifiant : lettres, chiffres, points et tirets. Mot de passe : au moins 8 caractères. Vous gardez vos parties.
lobby-signed-in = Vous êtes connecté.
lobby-account-made = Votre compte a été créé.
lobby-password-change = Changer le mot de passe
lobby-password-old = Ancien mot de passe
lobby-password-new = Nouveau mot de passe
lobby-password-about = Vos autres appareils seront déconnectés.
lobby-password-changed = Votre mot de passe a été modifié.
lobby-letters = M’avertir par courriel quand c’est à moi
lobby-letters-go = Les courriels vont à { $email }.
lobby-letters-stop = Ne plus m’écrire
lobby-letters-stopped = Vous ne recevrez plus de courriels.
lobby-letters-sent = Un courriel est en route : ouvrez le lien qu’il contient.
lobby-letters-about = Les courriels commencent une fois ouvert le lien que nous vous envoyons.
lobby-email = Adresse électronique
lobby-email-send = Envoyer
lobby-device = Jouer sur un autre appareil
lobby-device-about = Créez un lien et ouvrez-le sur l’autre appareil : vos parties y seront aussi, sans compte.
lobby-device-make = Créer un lien
lobby-device-link = Lien pour l’autre appareil
lobby-device-until = Il sert une fois, jusqu’au { $date }. Quiconque l’ouvre joue à votre place : ne le donnez à personne.
lobby-link-made = Le lien est prêt.
lobby-blocks = Joueurs bloqués
lobby-blocks-about = Un joueur bloqué et vous ne pouvez plus ni jouer ni discuter ensemble.
lobby-blocks-none = Personne n’est bloqué.
lobby-met = Adversaires récents
lobby-block = Bloquer
lobby-block-name = Bloquer { $name }
lobby-unblock = Débloquer
lobby-unblock-name = Débloquer { $name }
lobby-sign-out = Se déconnecter
lobby-sign-out-guest = En invité, vous ne pourrez revenir que par un lien pour un autre appareil. Créez-en un d’abord, ou un compte.
lobby-sign-out-anyway = Se déconnecter quand même
lobby-stay = Rester connecté
lobby-signed-out = Vous êtes déconnecté.

## Les réglages

lobby-settings-about = Les changements s’appliquent aussitôt et sont gardés dans ce navigateur.
lobby-set-language = Langue
lobby-set-light = Thème
lobby-set-system = Système
lobby-set-day = De jour
lobby-set-candle = À la chandelle
lobby-set-palette = Couleurs des armées
lobby-set-armies = Uniformes
lobby-set-safe = Adaptées aux daltoniens
lobby-set-palette-about = Tout le monde distingue le bleu, l’orange et le noir. Hachures et emblèmes indiquent aussi l’armée.
lobby-set-pace = Vitesse des animations
lobby-set-quick = Rapide
lobby-set-normal = Normale
lobby-set-slow = Lente
lobby-set-pace-about = Combien de temps chaque événement reste affiché. Un { $touch ->
    [yes] appui
   *[no] clic
} passe toujours à la suite.
lobby-set-calm = Votre système demande moins d’animations : rien ne glisse ni ne roule, quelle que soit la vitesse.
lobby-set-step = Suivre les actions adverses une à une
lobby-set-step-about = Chaque action attend un { $touch ->
    [yes] appui
   *[no] clic
}.
lobby-set-confirm = Me prévenir avant une faute grave
lobby-set-confirm-about = Avant un ordre que vous regretteriez aussitôt.
lobby-set-text = Taille du texte
lobby-set-text-normal = Normale
lobby-set-text-large = Grande
lobby-set-text-largest = Très grande
lobby-set-sound = Sons
lobby-set-sound-about = Claquements de bois et tambours.

## Page absente

lobby-missing = Ordres perdus
lobby-missing-about = Cette page n’existe pas. L’estafette a dû se tromper de chemin.

## Le rideau entre deux joueurs au même écran

lobby-curtain =
    { $player ->
        [french] Passez l’écran au joueur français
        [british] Passez l’écran au joueur britannique
        [prussian] Passez l’écran au joueur prussien
       *[allied] Passez l’écran au joueur allié
    }
lobby-curtain-about =
    { $player ->
        [french] Seul le joueur français doit regarder maintenant.
        [british] Seul le joueur britannique doit regarder maintenant.
        [prussian] Seul le joueur prussien doit regarder maintenant.
       *[allied] Seul le joueur allié doit regarder maintenant.
    }
lobby-curtain-lift =
    { $player ->
        [french] Je suis le joueur français
        [british] Je suis le joueur britannique
        [prussian] Je suis le joueur prussien
       *[allied] Je suis le joueur allié
    }
