## La barre au-dessus des pages

lobby-nav = Pages
lobby-rules = Règles
lobby-cards = Cartes
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
lobby-eagles-about = Un duel de cartes. Trois Positions par camp, une main cachée, la campagne de 1815.
lobby-march-about = Des figurines sur une table mesurée. Les bataillons pivotent, tirent et chargent au millimètre.
lobby-battle = Bataille
lobby-side = Camp
lobby-opponent = Adversaire
lobby-at-waterloo = Waterloo
lobby-at-waterloo-about = 18 juin · environ une heure
lobby-at-waterloo-french = Gagner avant Blücher
lobby-at-waterloo-allied = Tenir jusqu’à Blücher
lobby-at-ligny = Ligny
lobby-at-ligny-about = 16 juin · environ une heure
lobby-at-ligny-french = La Garde est avec vous
lobby-at-ligny-allied = Le nombre, et un ruisseau
lobby-at-quatre-bras = Quatre-Bras
lobby-at-quatre-bras-about = 16 juin · environ 25 minutes
lobby-at-quatre-bras-french = Frapper avant les renforts
lobby-at-quatre-bras-allied = Peu d’abord, puis d’autres
lobby-at-wavre = Wavre
lobby-at-wavre-about = 18 juin · environ 20 minutes
lobby-at-wavre-french = Forcer les passages
lobby-at-wavre-allied = Tenir les ponts
lobby-at-charleroi = Charleroi
lobby-at-charleroi-about = 15 juin · tous, deux heures
lobby-at-charleroi-french = Seul contre deux armées
lobby-at-charleroi-allied = Deux armées à accorder
lobby-at-training = Terrain d’exercice
lobby-at-training-about = Hors de l’histoire · 8 tours
lobby-at-training-red = Longues lignes, feu nourri
lobby-at-training-blue = Les colonnes et la Garde
lobby-at-vimeiro = Vimeiro
lobby-at-vimeiro-about = 21 août 1808 · 8 tours
lobby-at-vimeiro-red = Tenir la crête, rifles devant
lobby-at-vimeiro-blue = Droit sur la colline
lobby-at-barrosa = Barrosa
lobby-at-barrosa-about = 5 mars 1811 · 8 tours
lobby-at-barrosa-red = Les Guards montent à l’assaut
lobby-at-barrosa-blue = Garder sommet et chapelle
lobby-at-open = Rase campagne
lobby-at-open-about = Vos armées, terrain au sort
lobby-at-open-red = L’armée rouge
lobby-at-open-blue = L’armée bleue
lobby-side-french = Français
lobby-side-british = Britanniques
lobby-side-prussian = Prussiens
lobby-side-both = Britanniques et Prussiens
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
lobby-play-about-open = Commence aussitôt. La table se tourne vers qui doit agir.
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
lobby-deck = Jeux de cartes
lobby-deck-about = Les cartes qu’une armée peut amener à la bataille.
lobby-deck-historical = Tirées parmi ceux qui y étaient
lobby-deck-full = Tous ceux qui y étaient
lobby-deck-open = Tirées dans toute l’armée
lobby-deck-custom = Composés par vous
lobby-scale = Taille des jeux
lobby-scale-about = De petits jeux font une bataille plus courte. Mains et pioches suivent.
lobby-scale-half = La moitié
lobby-scale-one = Comme au tableau
lobby-scale-more = Moitié en plus
lobby-scale-two = Le double
lobby-decoys = Leurres
lobby-decoys-about = Généraux, Spéciales et terrains peuvent être posés face cachée pour tromper (règle 14.0).
lobby-victory = Pour gagner, tenir
lobby-victory-about = Les Positions ennemies à tenir en même temps.
lobby-victory-one = Une Position ennemie
lobby-victory-two = Deux Positions ennemies
lobby-turns = Durée
lobby-turns-about = Après le dernier tour, les pertes décident.
lobby-turns-10 = 10 tours
lobby-turns-20 = 20 tours
lobby-turns-40 = 40 tours
lobby-turns-none = Sans limite
lobby-prussian-general = Un général prussien à coup sûr
lobby-prussian-general-about = Le jeu prussien de Waterloo contient toujours un général.
lobby-draws = Nulles par accord
lobby-draws-about = Les deux peuvent convenir que nul ne gagne.
lobby-resign = Abandon
lobby-resign-about = Un joueur peut abandonner la bataille.
lobby-french-deck = Le jeu français
lobby-british-deck = Le jeu britannique
lobby-prussian-deck = Le jeu prussien
lobby-own-deck-about = Numéros de cartes, un par ligne ou séparés par des virgules ; x2 pour un second exemplaire : « 070, 015, 112 x2 ». Les numéros sont dans la galerie des cartes (règle 15.0).
lobby-measuring = Mesures
lobby-measuring-about = Si l’on mesure librement avant d’annoncer un tir ou une charge (règle 9).
lobby-measuring-free = Toujours permises
lobby-measuring-none = Seulement une fois l’ordre donné
lobby-set-up = Mise en place
lobby-set-up-about = Qui place les bataillons avant le premier tour (règle 4).
lobby-set-up-dice = Les joueurs, à tour de rôle
lobby-set-up-ready = Les deux armées sont en place
lobby-points = Points par armée
lobby-points-about = Ce que peut coûter une armée (règle 1.4).
lobby-points-are = { $points } points
lobby-length = Durée
lobby-length-about = Après le dernier tour, les points décident (règle 16).
lobby-length-turns =
    { $count ->
        [one] { $count } tour
       *[other] { $count } tours
    }
lobby-by-battle = Comme dans la bataille
lobby-terrain = Terrain
lobby-terrain-about = Celui de la bataille, ou tiré au sort : équitable, et le même pour le même nombre.
lobby-terrain-lot = Tiré au sort
lobby-terrain-drawn = Tiré au sort, numéro { $number }
lobby-table = Table
lobby-table-about = Ses dimensions, pour un terrain tiré au sort.
lobby-table-120x120 = 120 × 120 cm
lobby-table-160x120 = 160 × 120 cm
lobby-objectives = Objectifs
lobby-objectives-about = Des lieux qui valent des points à qui les tient à la fin (règle 16).
lobby-objectives-on = Un au moins, au centre
lobby-objectives-off = Aucun
lobby-counter-charge = Contre-charges
lobby-counter-charge-about = Un bataillon qui n’a pas agi peut répondre à une charge par la sienne (décision R53).
lobby-winner-tests = Le vainqueur teste aussi
lobby-winner-tests-about = Les pertes d’un combat gagné obligent aussi à tester la détermination (décision R40).
lobby-rifles = Rifles
lobby-rifles-about = Leur portée (décision R15).
lobby-rifles-standard = Comme les mousquets
lobby-rifles-long = 20, 40 et 60 cm
lobby-french-hold = Les Français attendent
lobby-french-hold-about = À Barrosa, ils ne quittent pas la colline avant le tour 3.
lobby-red-army = L’armée rouge
lobby-blue-army = L’armée bleue
lobby-army-about = Une armée prête, ou une liste à vous dans la limite des points (règle 2).
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
lobby-first-battle = Première bataille, dix minutes
lobby-first-battle-about = Une vraie partie, un guide à vos côtés
lobby-rules-about = Dans nos mots, avec recherche
lobby-all-cards = Les 300 cartes
lobby-all-cards-about = Chaque brigade, batterie et général
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
lobby-recover-about = Ce lien fait de vous, sur cet appareil, celui qui l’a créé. Il sert une seule fois.
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
lobby-device-until = Il sert une fois, jusqu’au { $date }. Qui le possède est vous : ne le donnez à personne.
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
