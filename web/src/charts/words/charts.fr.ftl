# Les tables pour la table réelle, en français.

charts-title = Tables de jeu pour vos figurines
charts-menu = Menu
charts-game = Jeu
charts-tabs = Tables
charts-units = Unités
charts-log = Journal
charts-undo = Annuler la dernière note
charts-undone = Annulé : { $words }
charts-share = Partager cette bataille
charts-turn = Tour { $turn }
charts-next-turn = Tour suivant
charts-previous-turn = Tour précédent
charts-loading = Chargement des tables…
charts-offline = Pas de connexion, et ces tables n’ont jamais été ouvertes sur cet appareil.
charts-less = Moins : { $label }
charts-more = Plus : { $label }
charts-any-unit = Une unité quelconque
charts-firer = Tireur { $number }
charts-add-firer = Ajouter un tireur
charts-remove = Retirer
charts-take = Ajouter à la puissance
charts-cancel = Annuler
charts-close = Fermer
charts-lines = { $count ->
    [one] une ligne
   *[other] { $count } lignes
}
charts-nothing = aucun modificateur
charts-no-die = Aucun dé n’est lancé.
charts-always = toujours
charts-pool = { $dice ->
    [one] Un dé touche
   *[other] { $dice } dés touchent
} sur { $need } ou plus.
charts-type-die = Saisissez le dé obtenu
charts-type-side = Saisissez le dé : { $side }
charts-type-hits = Saisissez le nombre de touches
charts-throw = Lancer pour moi
charts-faces = Dés { $faces }
charts-yes = oui
charts-no = non
charts-state = État
charts-change-die = Changer le dé
charts-write = Noter le résultat
charts-written = Noté : { $words }
charts-log-empty = Rien n’est encore noté.
charts-units-empty = Aucune unité pour l’instant. Commencez par une bataille ou une armée, ou ajoutez vos unités ci-dessous ; les tables servent aussi sans unités.
charts-add-unit = Ajouter une unité
charts-name = Nom
charts-new = Nouvelle bataille vide
charts-new-sure = Votre choix remplace cette bataille. « Bataille précédente », dans le menu, la fait revenir.
charts-save = Enregistrer la bataille
charts-save-log = Enregistrer le journal
charts-open = Ouvrir une bataille
charts-link = Copier un lien avec une copie de la bataille
charts-link-about = Sans serveur, un lien peut contenir la bataille elle-même : la personne qui l’ouvre en reçoit une copie, dans son état actuel.
charts-copied = Le lien est copié. Il contient la bataille dans son état actuel.
charts-not-copied = Copiez ce lien :
charts-opened = { $title } est ouverte.
charts-untitled = Une bataille
charts-broken = Ce n’est pas une bataille de ces tables, ou elle est abîmée. Votre bataille n’a pas changé.
charts-other-game = Cette bataille est celle d’un autre jeu ({ $game }). Votre bataille n’a pas changé.
charts-newer = Une version plus récente de Grognard a écrit cette bataille. Votre bataille n’a pas changé.
charts-too-long = Ce fichier est trop long pour une bataille. Votre bataille n’a pas changé.
charts-rules = Règles
charts-home = Grognard
charts-lang = English
charts-light = Jour ou chandelle
charts-side-one = Première armée
charts-side-two = Deuxième armée
charts-at = { $actor } sur { $target }
charts-by-hand = { $unit }, { $field } : { $before } → { $after }
charts-unit-added = { $unit } ajoutée
charts-unit-removed = { $unit } retirée
charts-begin-with = Commencer par une bataille ou une armée
charts-battles = Batailles
charts-armies = Une armée pour un camp
charts-armies-about = Ses unités remplacent celles que ce camp a maintenant ; états et pertes sont ensuite notés au fil du jeu.
charts-army-brought = { $army } : { $units ->
    [one] une unité
   *[other] { $units } unités
} pour { $side }
charts-unit-count = { $count ->
    [one] une unité
   *[other] { $count } unités
}
charts-saved-list = Enregistrée dans l’atelier d’armées de cet appareil
charts-list-label = Un code de partage ou une liste d’armée
charts-list-read = Prendre cette armée
charts-new-leaves = Cette bataille est partagée. Si vous choisissez une bataille, ce téléphone la quitte ; une armée, elle, arrive chez tout le monde.
charts-no-starts = Pas de connexion, et les batailles de ce jeu n’ont jamais été ouvertes sur cet appareil.
charts-aside = Bataille précédente
charts-sheet = Aide de jeu
charts-print = Imprimer
charts-back = Retour aux tables
charts-throw-die = Lancez un dé (d{ $faces }) et ajoutez les modificateurs.
charts-throw-opposed = Chaque camp lance un dé (d{ $faces }) et ajoute ses modificateurs ; la différence décide.
charts-throw-pool = Lancez des dés (d{ $faces }), autant que l’indique la somme.
charts-share-about = Partagez cette bataille : tous les téléphones qui ont le lien voient et notent les mêmes unités et le même journal, en direct. Sans connexion, chacun continue de son côté et se remet à jour plus tard.
charts-share-live = Partager en direct
charts-shared-about = Scannez ce code avec l’autre téléphone, ou envoyez le lien. Toute personne qui l’a peut lire et noter. Le serveur oublie une bataille quand plus personne n’y note rien pendant { $days ->
    [one] un jour
   *[other] { $days } jours
}.
charts-code = Le lien vers cette bataille partagée, sous forme de code pour l’appareil photo d’un téléphone
charts-copy-shared = Copier le lien
charts-link-copied = Le lien est copié. Toute personne qui l’ouvre partage cette bataille.
charts-live = Partagée en direct
charts-away = { $count ->
    [0] Partagée ; pas de connexion pour l’instant
    [one] Partagée ; pas de connexion pour l’instant, une note attend
   *[other] Partagée ; pas de connexion pour l’instant, { $count } notes attendent
}
charts-leave = Ne plus partager sur ce téléphone
charts-left = Ce téléphone garde la bataille telle qu’elle est et ne la partage plus.
charts-joined = Vous partagez maintenant { $title }.
charts-no-server = Le serveur est injoignable. Le lien avec une copie de la bataille fonctionne sans lui.
charts-bad-link = Ce lien est incomplet. Votre bataille n’a pas changé.
charts-share-ended = { $words } Ce téléphone garde la bataille telle qu’elle est et ne la partage plus.
charts-heard-write = D’un autre téléphone : { $words }
charts-heard-undo = Annulé sur un autre téléphone : { $words }
charts-conflict-changed = { $unit }, { $field } : un autre téléphone l’a changé entre-temps ({ $before }). Avec ce que vous avez noté, c’est { $after }. Les deux notes sont au journal.
charts-conflict-gone = « { $words } » est au journal, mais un autre téléphone a retiré entre-temps une de ses unités.
charts-conflict-not-undone = « { $words } » n’a pas été annulé : un autre téléphone a noté autre chose depuis.
charts-conflict-full = « { $words } » : la liste est pleine, toutes les unités n’ont pas été ajoutées.
charts-losses = Pertes : { $lost } sur { $of }
charts-pool-sure = { $dice ->
    [one] Une touche
   *[other] { $dice } touches
}
charts-type-left = Saisissez le nombre final de pertes
charts-type-total = Saisissez la somme des deux dés
charts-throw-total = Lancez deux dés (d{ $faces }), additionnez-les et ajoutez les modificateurs.
