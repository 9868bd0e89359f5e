# Les mots de la ligne de commande en français.
#
# NOM-help est la ligne d'une commande dans la liste ; .about et .examples encadrent son aide.

about = Les batailles de l'Empire, avec toutes les règles du livret, dans votre navigateur ou votre terminal.
about-examples =
    Pour commencer
      grognard play                       la table dans votre navigateur
      grognard play --terminal            une bataille contre l'ordinateur, ici
      grognard play --help                comment jouer, en une page
      grognard play --game march          des figurines sur une table où l'on mesure
      grognard rules                      les règles, chapitre par chapitre
      grognard cards napoleon             chercher parmi les cartes

    Chaque commande a son --help. --lang en passe à l'anglais.
commands = commandes
see-help = Voir { $command } --help.
bad-choice = valeur non permise : « { $value } » (au choix : { $known })
bad-number = il faut un nombre, pas « { $value } »
no-command = il faut une commande : { $commands }
interrupted = Interrompu.

help-lang = langue : en ou fr (par défaut, celle de votre système)
help-game = quel jeu : { $games } (par défaut : celui que nomme un fichier, ou eagles)
help-miniatures-game = quel jeu (par défaut : march)
help-json = écrire du JSON, pour les programmes
help-position = un fichier de position, ou - pour l'entrée standard
help-record = un enregistrement de partie
help-battle = quelle bataille

## play

play-help = livrer une bataille, dans le navigateur ou dans le terminal
    .about =
        Sans option : la table dans le navigateur. Un serveur démarre pour cette seule machine,
        le navigateur s'ouvre, et vos parties sont enregistrées pour la prochaine fois.

        Avec --terminal, ou avec n'importe quelle option de bataille, on joue ici, dans le
        terminal : contre l'ordinateur, contre un ami au même clavier, ou entre deux ordinateurs.

        Comment se passe une bataille : chaque camp a trois Positions, gauche, centre et
        droite. Vous gagnez à l'instant où votre infanterie ou votre cavalerie tient seule une
        Position ennemie. D'abord chacun déploie une à quatre cartes de troupe par Position,
        face cachée. Puis les tours alternent, les Français d'abord : moral (les cartes touchées
        au tour précédent lancent le dé pour rester), combat (chaque carte se déplace ou tire),
        renforts (on tire des cartes vers sa réserve).

        Inutile de connaître les règles : toutes les actions permises sont listées avec un
        numéro. Tapez le numéro, ou l'action, par exemple  tir 070 > AC#2  ou
        bouge 015 > AC colonne. Une carte se désigne par son numéro ; AC#2 est la deuxième
        carte face cachée du centre allié.
    .examples =
        Dans le terminal, on peut aussi taper
          ?                   cette liste, et la forme de chaque action
          legal [MOTS]        toutes les actions permises, ou celles qui ont ces mots
          pourquoi ACTION     quelle règle l'interdit
          chances ACTION      dés, chances de toucher et de mettre en déroute
          carte N, règle N    une carte ou une règle en entier
          table, journal      afficher la table ou le journal
          annuler             revenir au dernier dé, à la dernière révélation
          sauver FICHIER, quitter     la partie se reprend avec --resume FICHIER

        Exemples
          grognard play                                   dans le navigateur
          grognard play --terminal
          grognard play --battle quatre-bras --side french
          grognard play --battle waterloo --side allied --record ma.battle
          grognard play --battle ligny --against human    deux personnes, un clavier
          grognard play --battle wavre --french sensible --allied random
          grognard play --battle waterloo --scale 1/2 --decoys on --turns 20
          grognard play --battle wavre --deck custom --french-deck f.txt \
                        --prussian-deck p.txt
          grognard play --battle wavre --best-of-two --record ma.battle
          grognard play --position probleme.txt --side french
          grognard play --resume ma.battle
    .battle = quelle bataille (demandée si on l'omet)
    .side = votre camp : { $seats } (par défaut : le premier)
    .against = qui joue l'autre camp : { $known } (par défaut : sensible) ; un niveau
        peut être suivi de -bold (audacieux) ou -careful (prudent), comme soldier-bold
    .player = qui joue le camp { $seat }
    .best-of-two = deux batailles, camps échangés après la première ; elles comptent
        ensemble
    .position = partir d'un fichier de position
    .record = enregistrer la partie dans ce fichier après chaque action
    .resume = reprendre une partie enregistrée, et continuer à l'enregistrer
    .seed = fixer les dés et la donne
    .curtain = cacher la table entre deux personnes au même clavier (d'office dans ce cas)
    .terminal = jouer ici, dans le terminal
    .port = le port de la table (par défaut : 8000, ou un port libre)
    .database = où vos parties sont enregistrées (par défaut : dans votre dossier de données)
    .no-browser = afficher seulement l'adresse de la table
play-help-march = livrer une bataille de La Marche des Aigles dans le terminal
    .about =
        La Marche des Aigles sur une table où l'on mesure, ici, dans le terminal : contre
        l'ordinateur, contre un ami au même clavier, ou entre deux ordinateurs.

        Comment se passe une bataille : les deux armées sont mises en place, bataillon par
        bataillon. Puis viennent huit tours. À chacun, les camps lancent un dé pour l'initiative
        et activent leurs bataillons à tour de rôle, un à la fois : un bataillon manœuvre, tire,
        charge, se rallie ou passe. Quand tous ont agi, ceux qui ont essuyé un tir ou vu fuir
        des amis testent leur Détermination, et les bataillons en déroute fuient. À la fin gagne
        le camp qui a le plus de bataillons, objectifs tenus compris.

        Inutile de connaître les règles : les ordres utiles sont listés avec un numéro. Tapez le
        numéro, ou l'ordre. Un bataillon se désigne par son abrégé (b1, f2) ; les lieux sont en
        centimètres depuis le coin sud-ouest, les directions en degrés depuis le nord, dans le
        sens des aiguilles d'une montre. Là où l'on peut aller partout, tapez ce que vous
        voulez :  avancer 12  ou  conversion gauche 30, avancer 7.5  ou
        placer b1 60,27.5 0 ligne.
    .examples =
        Dans le terminal, on peut aussi taper
          ?                   cette liste, et la forme de chaque ordre
          legal [MOTS]        tous les ordres proposés, ou ceux qui ont ces mots
          pourquoi ORDRE      quelle règle l'interdit, où, et de combien
          chances ORDRE       dés, chances de toucher, de déroute, de gagner un combat
          règle N             une règle ou une décision en entier
          table, journal      afficher la table ou le journal
          annuler             revenir au dernier dé ou au dernier changement de joueur
          sauver FICHIER, quitter     la partie se reprend avec --resume FICHIER

        Exemples
          grognard play --game march --terminal
          grognard play --game march --battle vimeiro --side blue --record ma.battle
          grognard play --game march --battle training --set-up ready --against human
          grognard play --game march --battle open --terrain 7 --red-army la-mienne.army
          grognard play --game march --file le-mien.toml
          grognard play --position docs/examples/training.txt
play-browser = dans le navigateur
play-table = Ouvrez { $url } dans votre navigateur. Les parties sont enregistrées dans { $database }.
play-by-hand = C'est prêt. Ouvrez { $url } dans votre navigateur.
play-unbuilt = la table du navigateur n'a pas été construite ici. Dans le dépôt, ./run build la construit ; avec --terminal, on joue sans elle.
play-options = options de { $game }
play-default = (par défaut : { $value })
play-actions-eagles =
    Tapez un numéro de la liste, ou une action :
      deploie 015 > FC colonne sur 087     une carte de votre main vers une Position
      bouge 015 > AC    bouge 015 > réserve    forme 015 carré
      tir 070 > 130   tir 070 > AC#2    charge 055 > 130    ouvre 072
      test 015   pose 087   montre 201   joue 099 > 130   passe   prêt   fin
      nulle   abandon   en campagne : retraite   envoie 015 > ligny   envoie tout > ligny
    Positions : FL FC FR (gauche, centre, droite français), AL AC AR (alliés).
    AC#2 est la deuxième carte ennemie face cachée en AC.
play-actions-march =
    Tapez un numéro de la liste, ou un ordre :
      placer b1 60,27.5 0 ligne     placer b1 60,24 0 colonne détacher 4    commandant 60,10
      manœuvrer b1   puis  bouger   former colonne 90   reformer
      et puis le chemin, pas à pas :  avancer 12   conversion gauche 30, avancer 7.5
      reculer 5   halte
      tirer b1 > f2   tirer b1 > f2.screen   tirailler b1 > f2   attaquer b1 > f2 droite 20
      rallier b1   combattre b1   passer b1   galoper   attendre   galoper 60,35
      rejoindre b1   rester
      tirailleurs b1 60,35 0 intervalle 2   relancer   garder   défendre   retenir
      poursuivre   tenir   tester b1
    Les longueurs sont en centimètres, les lieux partent du coin sud-ouest, l'est d'abord ; les
    directions sont en degrés depuis le nord, dans le sens des aiguilles d'une montre.
    b1.screen, ce sont les tirailleurs de b1.
play-actions-age =
    Tapez un numéro de la liste, ou un ordre :
      attacher lannes > f17   détacher lannes   substituer lannes > suchet   ride suchet 24,10.5
      reserve f40   bouger f17   charger f17 > pfus gauche 20   former f17 ligne   replier f17
      tenir f17   division suchet avancer 6   continuer   arrêter
      et après le jet, le trajet :  avancer 4   conversion gauche 30, avancer 4   reculer 2
      demi-tour   pivot droite 90   route 12   halte
      atteler fb1   rouler fb1   deteler fb1   pivoter fb1 droite 30   rejoindre fb1 > f17
      viser f17 > pfus   retenir f17   feu   contre-charger   recevoir   occuper   fini
    Les longueurs sont en pouces, les lieux partent du coin sud-ouest, l'est d'abord ; les
    directions sont en degrés depuis le nord, dans le sens des aiguilles d'une montre.
play-actions-crepuscule =
    Tapez un numéro de la liste, ou un ordre :
      chevaucher grandjean 24,10.5   joindre petit > f1   snipe f1 > bianchi
      former f1 colonne-d'assaut files 6   marcher f1 conversion gauche 30, avancer 4   replier f1
      charger f1 > a2 gauche 20   reagir a1 re-form hollow-square   soutenir a2 > a1 fire
      encore   rester   recul   sans-soutien
      tirer f1 > a2   feu-commande f1 > a2   riposter   detacher f1a 6 24,10.5 0   rejoindre f1a
      pointer f6 > a2 ball   estimer 20   contrebattre a6 > f6   atteler f6   deteler f6 90
      charger f1 > bianchi   retirer   defendre   rendre   frapper f1 > bianchi 3   rangs f1 devant
      pivoter f6 droite 30   combattre f1   frapper f1 > a2 5   poursuivre   retenir   rompre f5
      entrer f1 2   sortir f1 2   degager f1 2   elever f1 24,10.5 90
      deployer f1 12,6 0 ligne files 8   passer   fini
    Les longueurs sont en pouces, les lieux partent du coin sud-ouest, l'est d'abord ; les
    directions sont en degrés depuis le nord, dans le sens des aiguilles d'une montre.
play-commands =
    Commandes :
      legal [MOTS]      toutes les actions permises, ou celles qui ont ces mots
      pourquoi ACTION   quelle règle l'interdit, où et de combien
      chances ACTION    ce que peuvent faire les dés (un numéro suffit)
      carte N           une carte, un bataillon  règle N   une règle : 7.21, R36, ou des mots
      table   journal   les afficher             annuler   reprendre une action
      sauver FICHIER    lang en                  quitter
which-battle = Quelle bataille ? [1]{" "}
welcome = Tapez ? pour l'aide, quitter pour sortir.
curtain = À vous, { $side } ; l'autre camp ne regarde pas. Appuyez sur Entrée.{" "}
menu-hint = Un numéro ouvre une liste ; legal montre tout, ? affiche l'aide.
verb = { $verb ->
    [deploy] déploiement
    [hide] leurre
    [move] mouvement
    [form] formation
    [fire] tir
    [shock] charge
    [open] feu
    [play] Spéciale
    [lay] pose
    [show] arrivée
    [place] mise en place
    [manoeuvre] manœuvre
    [skirmish] tir de tirailleurs
    [attack] charge
    [rally] ralliement
    [fight] combat
    [pass] passe
   *[other] { $verb }
}
no-such-number = ce numéro n'est pas dans la liste ci-dessus
no-such-language = langues connues : { $known }
nothing-to-undo = Rien à annuler : des dés ont été lancés, quelque chose a été révélé, ou un autre joueur a agi.
undone = Action annulée.
save-where = il faut un fichier : sauver ma.battle
saved = La partie est enregistrée dans { $file }.
record-exists = ce fichier existe déjà ; nommez-en un autre, ou reprenez la partie avec --resume
farewell = Au revoir, et à la prochaine !
pair-not-here = on n'y joue qu'une fois : --best-of-two est pour une bataille isolée
pair-after-first = La bataille 1 sur 2 est finie ; les camps sont échangés.
pair-player = { $side } ({ $player })
pair-line = { $name } : points { $points }, { $measure } { $done }.
pair-level = Égalité pour l'instant.
pair-leads = { $name } mène { $by ->
    [points] aux points.
   *[measure] grâce aux { $measure }.
}
pair-won = { $name } gagne le match{ $by ->
    [points] { "" } par { $more } à { $less } aux points.
   *[measure] { " " }: égalité de points, mais plus de { $measure } ({ $more } contre { $less }).
}
pair-drawn = Match nul : égalité de points et de { $measure }.
from-a-position = d'après une position

## show, legal, act

show-help = dessiner une position comme la voit un camp
    .about = Dessine une position comme la voit un camp, avec la décision attendue.
    .examples =
        Exemples
          grognard show probleme.txt
          grognard show probleme.txt --seat allied
          grognard show probleme.txt --seat spectator --json
          grognard replay ma.battle --to 40 --position | grognard show -
          grognard show docs/examples/training.txt --svg table.svg
    .seat = un camp, tel french ou red, ou spectator (par défaut : celui qui doit décider)
    .svg = en faire une image SVG, dans un fichier ou sur la sortie standard
no-picture = { $game } n'a pas d'images ; sans --svg, show dessine la table en texte
picture-written = L'image est enregistrée dans { $file }.
legal-help = lister toutes les actions permises d'une position
    .about = Liste toutes les actions permises d'une position, ou en vérifie une selon les règles.
    .examples =
        Exemples
          grognard legal probleme.txt
          grognard legal probleme.txt --why "tir 015 > 130"
          grognard legal probleme.txt --json
        Avec --why, le code de sortie est 0 pour une action permise, 1 sinon.
    .why = une action, ou une pièce et sa cible (015 > 130) : est-elle permise, et sinon quelle règle l'interdit
legal-count = { $count ->
    [one] { $count } action permise.
   *[other] { $count } actions permises.
}
it-is-legal = { $action } : permis.
act-help = appliquer des actions à une position avec des dés donnés
    .about =
        Applique des actions à une position, l'une après l'autre, avec des dés donnés. Écrit ce
        qui s'est passé en commentaires, puis la nouvelle position : le tout est encore un
        fichier de position.
    .examples =
        Exemples
          grognard act probleme.txt "tir 070 > 130" --dice 6,5,2
          grognard act probleme.txt "bouge 015 > AC" fin > suite.txt
          grognard act probleme.txt fin --seed 7 | grognard show -
          grognard act probleme.txt --dice 4           (des dés en attente, sans action)
        Chaque jet prend ses dés dans l'ordre ; trop ou trop peu de dés est une
        erreur, et rien n'est alors écrit. Le dernier commentaire dit qui doit répondre.
    .action = des actions en notation, chacune entre guillemets ; aucune pour lancer les dés en attente
    .dice = les faces à lancer, dans l'ordre
    .seed = lancer les dés d'après une graine
    .seat = n'écrire que ce que ce camp peut savoir
act-asked = Réponse attendue, { $side } : { $words }
dice-wait = ces dés ne sont pas encore lancés : une réponse est attendue. { $question }
play-warned = Donnez l'ordre une seconde fois pour l'exécuter.
nobody-is-asked = aucune action n'est attendue ici
action-now = { $action } ({ $now })
not-allowed = { $action } : interdit. { $words }
bad-line = ligne { $line } : « { $value } » : { $expected }
bad-value = « { $value } » : { $expected }
bad-face = une face de dé doit être un nombre entier, comme dans --dice 6,5,4
too-few-dice = { $cite } lance { $need ->
    [one] un dé
   *[other] { $need } dés
}, mais il n'en reste { $left ->
    [0] aucun
    [one] qu'un
   *[other] que { $left }
}
too-many-dice = { $count ->
    [one] un dé de trop : aucun jet ne l'utilise
   *[other] { $count } dés de trop : aucun jet ne les utilise
}
no-such-seat = il faut l'un de ces camps : { $seats }

## odds

odds-help = montrer les chances d'une action avant de lancer les dés
    .about =
        Sur quoi une action lancerait les dés, ligne par ligne avec les numéros de règles ; les
        chances exactes de toucher, de déroute au prochain test de moral de la cible, de toucher
        ou de tuer un général. Calculé d'après ce que peut savoir le camp qui doit décider.
    .examples =
        Exemples
          grognard odds probleme.txt "tir 070 > AC#1"
          grognard odds probleme.txt "charge 055 > 130" --json
    .action = une action en notation, entre guillemets
odds-thrown = { $dice ->
    [one] Un dé
   *[other] { $dice } dés
}{ $faces ->
    [none] { "" }
   *[other] , faces utiles { $faces }
} :
odds-reverse = En retour : { $title }.
odds-no-dice = Cette action ne lance aucun dé.
odds-hidden = La suite dépend de cartes que vous ne voyez pas.
odds-without = { $words } (sans : { $chance })
odds-deals = { $count ->
    [one] Sur une donne possible.
   *[other] Sur { $count } donnes possibles, selon ce que les joueurs font d'habitude.
}
odds-warning = Attention : { $words } ({ $rule })
odds-more = … et { $count ->
    [one] une issue plus rare
   *[other] { $count } issues plus rares
}.

## replay, report, verify

replay-help = revoir une partie enregistrée
    .about = Rejoue une partie enregistrée ligne par ligne, et dessine la table où elle s'arrête.
    .examples =
        Exemples
          grognard replay ma.battle
          grognard replay ma.battle --to 40 --seat french
          grognard replay ma.battle --to 40 --position > probleme.txt
        Sans --seat, tous les secrets sont montrés.
    .to = s'arrêter après tant de décisions
    .seat = ne montrer que ce que ce camp peut savoir : un camp, ou spectator
    .position = n'écrire que la position atteinte
replay-count = Décision { $at } sur { $steps }.
no-such-step = cet enregistrement a les décisions 0 à { $steps }
analyse-help = distinguer la chance du jeu dans une partie enregistrée, et trouver ses erreurs
    .about =
        Les chances de victoire après chaque tour, ce que dés et distributions y ont changé, le
        résultat sans la chance, et les décisions nettement moins bonnes que d’autres. Une erreur ne
        compte qu’au-delà de deux erreurs types et de 5 %, par des essais menés à partir de ce que le
        joueur pouvait savoir.
    .examples =
        Exemples
          grognard analyse ma.battle
          grognard analyse ma.battle --seat french --json
          grognard analyse ma.battle --quick
    .quick = seulement les chances de victoire et la chance aux dés, sans chercher d’erreurs
    .sims = laisser une recherche de tant de simulations nommer ce qui valait mieux, au lieu de l’état-major
analyse-progress = étape { $done } sur { $total } · { $rate } par seconde · reste { $left }
analyse-chances = Les chances de victoire ({ $side }) au début de chaque tour, et la chance du tour
analyse-points = Tournants et erreurs
analyse-point = Tour { $turn } ({ $change }, ligne { $line }) : { $words }

report-help = dire comment une partie enregistrée a fini, ses pertes et sa chance
    .about =
        Comment une partie enregistrée a fini, ce que chaque unité a perdu et tiré, si les dés ont
        été plus généreux que le hasard, et les trois plus grands tournants.
    .examples =
        Exemples
          grognard report ma.battle
          grognard report ma.battle --seat french --json
        On appelle chance ce qui dépasse deux erreurs types de ce qui était attendu.
    .seat = l'écrire pour ce camp : ce qui est bon l'est pour lui
report-open = La partie est encore en cours.
report-losses = Pertes ({ $measure })
report-fate = { $fate }, tour { $turn }
report-shots = { $shots ->
    [one] { $shots } tir
   *[other] { $shots } tirs
}, { $hits ->
    [one] { $hits } touche
   *[other] { $hits } touches
}
report-luck = Chance : obtenu et attendu
report-row = { $side }, { $kind } : { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}, { $came } { $done }, attendu { $expected } : { $gain } (± { $band }){ $real ->
    [yes] , chance
   *[no] {""}
}
report-net = En tout, { $gain } pour { $side } (± { $band }) : { $real ->
    [yes] de la chance.
   *[no] pas plus que le hasard.
}
report-swings = Tournants
report-swing = { $change } %, tour { $turn }, ligne { $line } : { $words }
verify-help = vérifier un enregistrement : chaîne, actions, dés et fin
    .about =
        Vérifie un enregistrement : la chaîne de ses empreintes, chaque action selon les règles,
        chaque dé, et la fin. Le code de sortie est 0 pour un enregistrement valide dont tous les
        dés sont prouvés, 3 s'il est valide mais que ses dés ne le sont pas, 1 en cas d'erreur.
    .examples =
        Exemples
          grognard verify ma.battle
          grognard verify ma.battle --json
          grognard verify ma.battle ma-2.battle
          grognard verify ma.battle --throws
    .second = la seconde de deux parties qui comptent ensemble : est-ce un seul match, et qui
        l'a gagné ?
    .throws = énumérer la nature de chaque jet, pour un autre vérificateur (docs/formats.md)
verified = { $record } : valide. { $steps ->
    [one] { $steps } décision
   *[other] { $steps } décisions
}, fin : { $ending }.
one-match = Les deux forment un seul match. { $score }
still-open = encore en cours
dice-proven = Dés prouvés : chaque jet découle du secret promis avant la partie et des nombres
    aléatoires des joueurs eux-mêmes.
dice-proven-from = Dés prouvés à partir de la ligne { $from } : chaque jet depuis lors découle du
    secret promis là et des nombres aléatoires des joueurs. Les jets précédents ont été faits ailleurs.
dice-promised = Dés promis, pas encore prouvés : leur secret n'est pas dans cet enregistrement.
dice-unthrown = Rien n'a été lancé, il n'y a donc rien à prouver.
dice-unproven = Dés possibles, mais sans promesse préalable : rien ne prouve ces dés.
said-back = { $seat } annule ; la partie reprend après la ligne { $number }.
said-unseal = { $seat } reprend une réponse scellée.
said-give = { $seat } : { $share } passe au siège { $number }.
said-pass = { $seat } : plus rien à faire pour les sièges { $share }.
said-resign = { $seat } abandonne.
said-draw = Partie nulle d'un commun accord.
said-time = { $seat } a perdu au temps.
said-over = La partie est finie : { $ending }.

## fuzz, version, bench

fuzz-help = jouer au hasard et chercher des erreurs dans les règles
    .about =
        Joue des parties au hasard sur toutes les batailles et options, et vérifie sans cesse que
        rien ne plante, que rien ne bloque, que les invariants tiennent, que les positions se
        relisent et que les listes d'actions sont justes. Une partie en échec est enregistrée.
    .examples =
        Exemples
          grognard fuzz --decisions 1000000 --seed 42
          grognard fuzz --battle campaign
          grognard fuzz --json --failures /tmp
    .battle = cette bataille seulement ; peut être répété (par défaut : toutes)
    .decisions = combien de décisions prendre (par défaut : 100000)
    .seed = la première graine ; chaque partie prend la suivante (par défaut : 1)
    .failures = dossier pour les parties en échec (par défaut : ici)
fuzz-too-few = au moins une décision
fuzz-report = { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
} en { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} ({ $finished ->
    [one] { $finished } finie
   *[other] { $finished } finies
}, { $refused_setups ->
    [one] { $refused_setups } mise en place refusée
   *[other] { $refused_setups } mises en place refusées
}), { $decisions_per_second } par seconde : { $failures ->
    [0] aucun échec.
    [one] UN ÉCHEC.
   *[other] { $failures } ÉCHECS.
}
fuzz-failure = graine { $seed }, { $scenario } { $options }, décision { $decision } : { $error } ({ $where }) ; { $record }
version-help = afficher la version, et si les règles sont compilées
    .about = Affiche la version, celle de Python, et si les règles sont compilées.
    .examples =
        Exemples
          grognard version --json
version-line = grognard { $version }, Python { $python }
version-rules = { $form ->
    [compiled] Les règles sont compilées.
   *[interpreted] Les règles sont interprétées : tout marche, mais moins vite.
}
version-game = { $name }, version { $version } des règles
bench-help = mesurer la vitesse du jeu au hasard
    .about = Mesure la vitesse du jeu au hasard, compilé et interprété séparément.
    .examples =
        Exemples
          grognard bench
          grognard bench --peers --json

## arena, balance, train

arena-help = faire jouer les ordinateurs entre eux et les classer
    .about =
        Des joueurs automatiques s'affrontent selon les batailles, les camps et les options. Chaque
        donne est jouée deux fois, camps échangés et mêmes dés : la chance sert autant l'un que
        l'autre. La commande affiche le classement avec ses intervalles, qui gagne quelle bataille
        dans quel camp, la durée des batailles, leur fin et leur coût.

        Avec --results, une série interrompue (Ctrl-C) reprend où elle en était.
        Avec --sprt, elle s'arrête dès qu'on sait si le premier joueur est meilleur.
    .examples =
        Exemples
          grognard arena --battle waterloo --battle ligny --pairs 100
          grognard arena --battle all --results eagles.arena --report eagles.html
          grognard arena --game march --agents sensible random --side red --pairs 20
          grognard arena --agents sensible random --sprt 0 30
          grognard arena --option deck=historical --option deck=open
          grognard arena --read eagles.arena --report eagles.html
    .battle = une bataille, ou all pour toutes ; peut être répété (par défaut : la première du jeu)
    .agents = un joueur, avec des simulations (NOM:800) ou des secondes (NOM:0.5s) par décision s'il cherche ; connus : { $known }
    .pairs = donnes pour chaque rencontre et chaque bataille, jouées deux fois (par défaut : { $usual })
    .side = le premier joueur n'a que ce camp, et chaque donne est jouée une fois
    .sprt = s'arrêter dès qu'on sait si le premier joueur est meilleur : Elo des deux hypothèses, par exemple 0 30
    .read = ne rien jouer : faire le rapport de ce fichier de résultats
    .option = une option du jeu ; répétez-la avec d'autres valeurs pour les essayer toutes. {"{deal}"} y vaut le numéro de la donne
    .seed = numéro de la première donne (par défaut : 0)
    .results = garder les parties dans ce fichier, et continuer celles qui y sont
    .report = écrire le rapport dans ce fichier, en une page HTML
    .workers = nombre de processus (par défaut : un par processeur libre)
    .cluster = jouer sur une grappe Ray (par défaut : celle de cette machine ; « local » en démarre une ici)
arena-two-agents = ce test demande deux joueurs, chacun dans les deux camps
arena-claims = l'Elo le plus bas d'abord, par exemple 0 30
arena-too-few = au moins un
arena-bad-option = il faut CLÉ=VALEUR
arena-cut-short = Interrompu. Avec --results, la même commande reprend d'ici.
arena-nothing = Pas encore de parties.
balance-help = savoir si une bataille est équilibrée
    .about =
        Un même joueur tient les deux camps d'une bataille. La part de chaque camp est donnée avec
        son intervalle à 95 % ; répétez une option avec plusieurs valeurs pour voir laquelle
        équilibre le mieux.
    .examples =
        Exemples
          grognard balance waterloo
          grognard balance charleroi --games 1000 --results charleroi.arena
          grognard balance albuera --option turns=6 --option turns=7 --option turns=8
    .battle = la bataille
    .games = donnes, jouées une fois chacune (par défaut : { $usual })
balance-no-battle = bataille inconnue ({ $known })
train-help = réentraîner le réseau qui estime les chances de gagner
    .about =
        Un joueur automatique hésitant joue contre lui-même ; un petit réseau est ajusté à l'issue de
        ces parties, puis jugé sur des parties mises à part. Le fichier obtenu sert aux meilleurs
        joueurs automatiques, aux conseils et aux courbes de victoire du jeu. Les mêmes parties et la
        même graine donnent le même fichier.

        Il faut numpy : pip install 'grognard[research]'.
    .examples =
        Exemples
          grognard train --game eagles --games 5000
          grognard train --game march --games 500 --write march.json
    .games = parties dont apprendre, toutes batailles ensemble (par défaut : { $usual })
    .write = où écrire le réseau (par défaut : dans le programme)
train-covers-none = aucun réseau ne peut être entraîné pour { $game } : le jeu ne dit pas de quoi il apprendrait
train-column-battle = Bataille
train-column-positions = Débuts de tour
train-column-brier = Brier
train-column-constant = Au hasard
train-all = toutes
train-bins = Chance annoncée, et combien de parties gagnées sur cent
train-judged = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $positions ->
    [one] { $positions } position
   *[other] { $positions } positions
}. Jugé sur des parties mises à part, au début des tours :
train-written = Écrit : { $path }
progress = parties { $done }/{ $total } · { $rate } par seconde · reste { $left }

## cards, rules, deck

cards-help = lister, filtrer et lire les cartes d'EAGLES
    .about =
        Les cartes d'EAGLES : une liste, une liste filtrée, ou une carte en entier par son
        numéro. Les valeurs des 252 cartes ordinaires sont une reconstitution.
    .examples =
        Exemples
          grognard cards 001
          grognard cards --army french --arm cavalry --battle waterloo
          grognard cards garde
          grognard cards --check mescartes.csv     vérifier votre propre liste
          grognard play --cards mescartes.csv      et jouer avec elle
    .words = un numéro de carte, ou des mots à chercher
    .army = seulement cette armée
    .arm = seulement cette sorte de carte
    .battle = seulement les cartes qui y ont combattu
    .corps = seulement ce corps, par exemple I, VI ou "I Cav"
    .list = prendre votre propre liste de cartes
    .check = vérifier votre propre liste et signaler chaque erreur
    .write = avec --check : écrire la liste telle que les parties l'utilisent
    .specials = vos propres Spéciales, avec elle
cards-head = N°   Armée      Sorte      Valeurs          Corps    BP  Nom
cards-count = { $count ->
    [0] Aucune carte ne correspond.
    [one] { $count } carte.
   *[other] { $count } cartes.
}
cards-good = { $file } : { $count } cartes, aucune erreur.
cards-differ = { $count ->
    [0] Rien ne diffère de la liste fournie avec le jeu.
    [one] Une valeur diffère de la liste fournie avec le jeu.
   *[other] { $count } valeurs diffèrent de la liste fournie avec le jeu.
} Empreinte : { $hash }
no-such-card = cette carte n'existe pas ; voir grognard cards
card-army = Armée
card-arm = Sorte
card-corps = Corps
card-nation = Nation
card-ratings = Valeurs
card-meaning = C'est-à-dire
card-strength = Effectif
card-effect = Effet
card-points = Points
card-battles = Batailles
card-notes = Notes
card-nation-name = { $nation ->
    [British] britannique
    [Brunswick] Brunswick
    [Dutch-Belgian] hollando-belge
    [French] française
    [Hanoverian] hanovrienne
    [KGL] légion allemande du roi (KGL)
    [Nassau] Nassau
    [Prussian] prussienne
   *[other] { $nation }
}
card-gun = { $gun ->
    [horse] à cheval
   *[foot] à pied
}
card-rank = { $rank ->
    [army] commandant d'armée
    [wing] commandant d'aile
    [chief_of_staff] chef d'état-major
    [second] commandant en second
    [corps] commandant de corps
   *[division] commandant de division
}
card-general-means = ajoute { $offense } au moral en attaque et { $defense } en défense
card-terrain-means = { $kind ->
    [river] { $room ->
        [one] une carte au plus la passe par tour
       *[other] { $room } cartes au plus la passent par tour
    }
    [hill] { $room ->
        [one] une place
       *[other] { $room } places
    } ; +1 cv pour les cartes qui l'occupent
   *[place] { $room ->
        [one] une place
       *[other] { $room } places
    }, infanterie seulement
} ; Position { $lane ->
    [L] gauche
    [C] centre
   *[R] droite
}
card-dice-mean = { $cv ->
    [one] un dé ;
   *[other] { $cv } dés ;
}
card-guns-mean = F{ $long } à longue portée, F{ $short } à courte portée ;
card-shock-means = puissance de feu F{ $fire }, charge S{ $shock } ;
card-morale-means = moral { $grade } : { $value ->
    [1] tient sur un 1
   *[other] tient sur { $value } ou moins
}
rules-help = lire une règle par son numéro ou par des mots
    .about =
        Les règles d'un jeu avec nos propres mots, chacune avec son numéro et son état, et nos
        décisions (R1, R2, …) là où le livret n'est pas clair.
    .examples =
        Exemples
          grognard rules                    les chapitres
          grognard rules 7.21               un paragraphe
          grognard rules 7                  tout un chapitre
          grognard rules R36                une décision
          grognard rules artillerie à pied  par des mots
          grognard rules --rulings          toutes les décisions avec leurs raisons
          grognard rules --game march 9     un chapitre d'un autre jeu
    .words = un numéro (7.21, 7, R36) ou des mots à chercher
    .rulings = écrire la page des décisions
rules-chapters = Les chapitres, et le nombre de règles de chacun :
rules-rulings = Décisions, là où le livret n'est pas clair
rules-hint = { $command } 7 montre un chapitre, 7.1 un paragraphe, R36 une décision.
rules-related = Décisions à ce sujet : { $numbers }.
rule-status = { $status ->
    [optional] règle facultative
    [omitted] absente du programme
    [planned] pas encore programmée
   *[done] en vigueur
}
rule-why = Raison :
rule-omitted = Absente :
rule-planned = Pas encore programmée :
ruling-about = Règle { $numbers }
no-such-rule = cette règle n'existe pas ; voir grognard rules
deck-help = composer des jeux personnalisés, les vérifier, voir ce qu'ils valent
    .about =
        Les jeux personnalisés d'EAGLES (15.0) : points de bataille, exemplaires, armée, Terrains et
        main de départ vérifiés, avec la règle de chaque erreur ; armes, dés, moral et touches
        attendues ; des jeux composés par le programme dans un style. Un jeu est un fichier ou un code
        de partage. Dans un fichier, une carte par ligne ; x2 et x3 sont des exemplaires, # commence
        un commentaire.
    .examples =
        Exemples
          grognard deck monjeu.txt --battle waterloo
          grognard deck monjeu.txt --battle ligny --scale 1/2 --json
          grognard deck monjeu.txt --battle waterloo --why 033     peut-on ajouter une 033 ?
          grognard deck --build historical --battle waterloo --army british
          grognard deck --build elite --battle ligny --owned mescartes.txt --write elite.txt
          grognard deck monjeu.txt --battle waterloo --code        le même jeu en un mot
          grognard play --deck custom --french-deck monjeu.txt --british-deck historical

        Un fichier de jeu
          deck La Garde au centre
          battle waterloo
          001          # Napoléon
          015 x3       # trois exemplaires de la brigade Quiot
    .file = un fichier de jeu, - pour l'entrée standard, ou un code de partage
    .army = quelle armée (par défaut : celle de la première carte)
    .scale = échelle de la bataille, par exemple 1/2
    .build = un jeu composé par le programme : historical, balanced, elite, mass, cavalry ou guns
    .owned = composer avec ces cartes seulement : un fichier écrit comme un jeu
    .why = peut-on ajouter un exemplaire de cette carte, et sinon pourquoi
    .write = enregistrer le jeu dans un fichier
    .code = écrire seulement le code de partage
deck-one-of = il faut un jeu, ou --build avec un style, et pas les deux
deck-no-battle = il faut --battle avec l'une de { $battles }
deck-may-add = On peut ajouter une { $card } ; { $left ->
    [0] il ne reste aucun point
    [one] il reste un point
   *[other] il reste { $left } points
} pour l'instant.
deck-code = Le jeu entier en un mot, pour un ami, --french-deck, --british-deck ou --prussian-deck :
deck-good = Jeu conforme de l'armée { $army } pour { $battle } : { $cards } cartes, { $points } points sur { $limit }, main de départ { $muster }.
army-help = lister et vérifier les armées d'un jeu de figurines
    .about =
        Les armées d'un jeu de figurines : celles qui sont prêtes, l'une d'elles avec ses
        points et chaque unité, ou votre propre liste, vérifiée : un fichier, ou une ligne
        avec des points-virgules entre les lignes. Chaque erreur est montrée avec sa ligne, la
        valeur, l'écart et la règle.
    .examples =
        Exemples
          grognard army                              les armées qui viennent avec le jeu
          grognard army sample-french                l'une d'elles, bataillon par bataillon
          grognard army la-mienne.army               vérifier votre propre liste
          grognard army la-mienne.army --points 300  pour une plus grande bataille
          grognard army "français: Brigade; 24 vétérans, tambour; 32 exercés"
          grognard army la-mienne.army --code        la même liste en une ligne
          grognard play --game march --red-army la-mienne.army

        Une liste
          french: Brigade Thomières
          commandant: Jean Guillaume Thomières
          f86 36 exercés, 2 tambours, officier, colonne, détache 8: 1er/86e de ligne
          fgr 24 vétérans, officier, colonne: Grenadiers réunis
    .army = une armée prête, un fichier (- pour l'entrée standard), ou une liste en une ligne
    .points = la limite de points (par défaut : celle du jeu, 200 dans march)
    .code = écrire seulement la liste en une ligne
army-bad-points = il faut un nombre entier de { $fewest } à { $most }
army-hint = grognard army NOM en montre une ; donnez son nom à { $first } ou { $second }.
army-line = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $size }
army-total = { $points ->
    [one] { $points } point
   *[other] { $points } points
} sur { $limit }, { $size }.
army-fact = { $term } : { $value }
army-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
army-no-lists = ce jeu n'a pas de listes d'armée
army-code = En une ligne :
scenario-help = lister, montrer et vérifier les batailles d'un jeu de figurines
    .about =
        Les batailles d'un jeu de figurines : toutes, ou l'une d'elles avec son histoire, ses armées
        et leur mise en place. Votre propre fichier est d'abord vérifié jusqu'à la dernière clé ;
        toutes les erreurs sont montrées à la fois.
    .examples =
        Exemples
          grognard scenario                          les batailles qui viennent avec le jeu
          grognard scenario vimeiro                  l'une d'elles, prête à commencer
          grognard scenario --game age albuera       une bataille d'un autre jeu
          grognard scenario le-mien.toml             vérifier et montrer la vôtre
          grognard scenario le-mien.toml --position  sous forme de position
          grognard scenario vimeiro --position | grognard show - --svg vimeiro.svg
          grognard play --game march --file le-mien.toml
    .name = une bataille, ou un fichier de scénario
    .position = en écrire la position, les deux armées en place
scenario-no-files = ce jeu n'a pas de fichiers de scénario
scenario-line = { $size } { $unit ->
    [cm] cm
   *[in] po
}, { $turns ->
    [one] un tour
   *[other] { $turns } tours
}
scenario-hint = grognard scenario --game { $game } NOM en montre une ; grognard play --game { $game } --battle NOM la joue.
scenario-army = { $seat ->
    [red] Rouge
    [blue] Bleu
    [south] Sud
    [north] Nord
   *[other] { $seat }
} : { $army }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $size }
scenario-objective = Objectif : { $name } en { $place }, pour { $worth }
army-not-there = cette armée ne combat pas à { $battle }

## serve

serve-help = héberger des parties pour des joueurs en réseau
    .about =
        Héberge des parties : personnes et programmes jouent ensemble par HTTP et WebSocket. Le
        serveur est le seul arbitre, ne perd rien et prouve ses dés. Sans option, il ne sert que
        cette machine et enregistre tout dans grognard.db.

        Sur une adresse publique, il lui faut https : placez un proxy devant lui, donnez
        l'adresse du proxy dans GROGNARD_PROXIES et l'URL du site dans GROGNARD_URL. Les
        courriels partent si GROGNARD_SMTP est donné (smtp://utilisateur@hôte,
        GROGNARD_SMTP_PASSWORD, GROGNARD_MAIL_FROM).
    .examples =
        Exemples
          grognard serve
          grognard serve --host 0.0.0.0 --plain-http        entre amis, à la maison
          grognard serve --database postgresql://grognard@/grognard --processes 4
          grognard serve --check                            y a-t-il un danger ?
    .host = l'adresse d'écoute (par défaut : 127.0.0.1, cette machine seule)
    .port = le port d'écoute (par défaut : 8000)
    .database = un fichier, ou postgresql://utilisateur@hôte/nom (par défaut : grognard.db)
    .processes = combien de processus se partagent le travail ; plus d'un demande PostgreSQL (par défaut : 1)
    .plain-http = accepter les cookies par http aussi, sur un réseau sûr
    .check = ne rien démarrer ; dire ce que ces réglages ont de dangereux (code de sortie 1), ou que tout va bien
serve-safe = Rien de dangereux dans ces réglages.
unsafe-no-https = Adresse publique sans https : donnez dans GROGNARD_URL l'adresse https de votre proxy.
unsafe-plain-http = http en clair : toute personne qui voit le réseau peut prendre une place. Retirez --plain-http et placez un proxy https devant.
unsafe-http-url = GROGNARD_URL vaut { $url } : liens et cookies passeraient par http. Utilisez https.
unsafe-any-proxy = GROGNARD_PROXIES fait confiance à toutes les adresses : n'importe qui pourrait se faire passer pour un autre. Nommez l'adresse de votre proxy.
unsafe-no-proxies = GROGNARD_URL annonce https, mais GROGNARD_PROXIES est vide : tous les joueurs partageraient les limites d'une seule adresse. Nommez l'adresse de votre proxy.
unsafe-around-proxy = Le serveur écoute sur { $host }:{ $port } : on peut l'atteindre sans passer par le proxy. Écoutez sur 127.0.0.1, ou fermez ce port.
unsafe-origins = GROGNARD_ORIGINS admet des pages qui ne sont pas servies par https : { $origins }.
unsafe-loose-limits = Limites plus larges que d'habitude sur une adresse publique : { $names }. Voyez GROGNARD_LIMITS.
unsafe-few-files = Ce processus peut ouvrir { $files } fichiers ; il en faut { $needed } pour toutes les connexions. Relevez la limite (LimitNOFILE).
unsafe-database-in-the-open = La connexion à la base de données sur { $host } n'est pas chiffrée. Ajoutez ?sslmode=require à son URL.
unsafe-database-temporary = { $file } est dans un dossier temporaire : les parties seraient perdues quand on le vide.
unsafe-database-readable = D'autres utilisateurs de cette machine peuvent lire ou modifier { $file } : chmod 600.
unsafe-short-token = GROGNARD_METRICS_TOKEN peut être deviné : prenez au moins { $least } caractères aléatoires.
unsafe-house = GROGNARD_HOUSE est fait pour l'ordinateur d'un joueur, pas pour un serveur public.
unsafe-root = Le serveur tournerait en tant que root. Donnez-lui un utilisateur à lui.
serve-at = Serveur à { $url }. Les parties sont enregistrées dans { $database }.
serve-no-https = Attention : adresse publique sans https. Les cookies ne passent que par https, les navigateurs ne peuvent donc pas jouer ; donnez dans GROGNARD_URL l'adresse https de votre proxy, ou --plain-http sur un réseau sûr.
serve-plain = Attention : http en clair. Toute personne qui voit le réseau peut prendre une place.
serve-stop = Ctrl-C pour arrêter.
serve-stopped = Arrêté. Toutes les parties sont enregistrées.
serve-needs-postgresql = plusieurs processus demandent PostgreSQL : donnez --database postgresql://utilisateur@hôte/nom
serve-no-address = écoute impossible : { $reason }
serve-bad-setting = attendu : { $expected }

## backup, restore

help-database = un fichier, ou postgresql://utilisateur@hôte/nom
backup-help = sauvegarder la base d'un serveur dans un fichier
    .about =
        Sauvegarde toutes les parties, places et joueurs d'un serveur dans un seul fichier, tels
        qu'ils sont à un même instant ; le serveur peut continuer pendant ce temps. Le fichier
        se restaure dans SQLite comme dans PostgreSQL, d'où qu'il vienne. Il contient les secrets
        des parties en cours : gardez-le pour vous.
    .examples =
        Exemples
          grognard backup parties.db lundi.backup
          grognard backup postgresql://grognard@/grognard lundi.backup
          grognard backup parties.db /var/backups/grognard --keep 14 --rehearse
    .file = le fichier à créer ; un fichier qui existe n'est jamais écrasé. Dans un dossier : un fichier nommé par la date et l'heure
    .keep = dans un dossier : supprimer les plus anciens pour n'en garder que ce nombre
    .rehearse = restaurer la sauvegarde dans une base temporaire, pour être sûr que c'est possible
backup-rehearsed = Restauration répétée : les { $rows } lignes sont revenues.
backup-done = Sauvegardé dans { $file } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $entries ->
    [one] { $entries } action
   *[other] { $entries } actions
}, { $people ->
    [one] { $people } personne
   *[other] { $people } personnes
}.
restore-help = remplir une base vide depuis une sauvegarde
    .about =
        Remplit une base vide depuis une sauvegarde, tout ou rien. Le fichier est d'abord vérifié
        en entier ; un fichier abîmé est refusé. Une base qui n'est pas vide reste telle quelle.
    .examples =
        Exemples
          grognard restore lundi.backup parties.db
          grognard restore lundi.backup postgresql://grognard@/grognard
    .file = un fichier fait par grognard backup
restore-done = Restauré depuis { $file } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $entries ->
    [one] { $entries } action
   *[other] { $entries } actions
}, { $people ->
    [one] { $people } personne
   *[other] { $people } personnes
}.
database-bad-url = il faut un fichier, ou postgresql://utilisateur@hôte/nom
database-no-file = impossible à ouvrir : { $reason }
database-no-database = il n'y a pas de base de Grognard ici
database-busy = occupée trop longtemps par un autre programme ; réessayez
database-in-use = déjà utilisée par un autre serveur Grognard ; un fichier SQLite n'a qu'un seul serveur
database-disk-full = le disque est plein
database-disk-failed = erreur du disque : { $reason }
database-read-only = impossible d'y écrire
database-not-ours = ce n'est pas une base de Grognard
database-newer = faite par un Grognard plus récent (révision { $revision }) ; mettez d'abord celui-ci à jour
database-unreachable = pas de réponse : { $reason }
database-uncertain = la connexion s'est perdue pendant un changement
database-broken-references = les lignes de { $table } renvoient à des lignes absentes
database-not-empty = elle n'est pas vide ; une sauvegarde ne se restaure que dans une base vide
database-backup-exists = ce fichier existe déjà et n'est pas écrasé
database-bad-backup = ce n'est pas une sauvegarde de Grognard, ou elle est abîmée ; rien n'a été restauré
database-newer-backup = faite par un Grognard plus récent ; mettez d'abord celui-ci à jour

## Fichiers

file-line = ligne { $line }
file-too-large = ce fichier est trop grand
file-not-text = ce n'est pas du texte UTF-8
file-unreadable = illisible : { $reason }
file-unwritable = impossible à écrire : { $reason }

## chart

chart-help = les tables d'un jeu, pour jouer avec de vraies figurines
    .about =
        Dites ce qui compte, par des options ; lisez la somme avec ses numéros de règle, la ligne
        de la table et les chances de chaque résultat. Avec --die vous donnez le dé que vous avez
        lancé, avec --throw le programme le lance.
    .examples =
        Exemples
          grognard chart                                     toutes les tables et leurs options
          grognard chart age fire --power 12 --cover 1       un jet de tir
          grognard chart age fire --power 12 --die 7         son résultat
          grognard chart age combat --help                   ce qui compte dans un combat
    .game = un jeu
    .chart = une de ses tables
    .facts = ce qui compte, par les options de la table
    .die = le dé lancé, ou plusieurs séparés par des virgules
    .throw = lancer pour moi
chart-unknown = une table de ce jeu est attendue : { $known }
chart-none = ce jeu n'a pas de tables
chart-span = un nombre de { $least } à { $most } est attendu ({ $rule })
chart-needs = cela ne compte qu'avec { $flag } ({ $rule })
chart-dice = { $count ->
    [one] un dé est attendu,
   *[other] { $count } dés, séparés par des virgules, sont attendus,
} de 1 à { $faces } ({ $rule })
chart-sure = Aucun dé n'est lancé. { $words } ({ $rule })
chart-pool = { $dice ->
    [one] Un dé touche
   *[other] { $dice } dés touchent
} sur { $need } ou plus.
chart-thrown = Dés { $faces }, score { $score }
print-help = cartes, jeux, feuilles d'armée et aide-mémoire en PDF
    .about =
        Imprimer : les cartes d'EAGLES au format poker avec des repères de coupe, recto et verso ; un
        jeu de cartes ; la feuille d'une liste d'armée avec des cases à cocher ; les règles que l'on
        cherche le plus, sur une page ; ou la campagne de Waterloo, avec sa carte et chaque carte à
        cocher. Imprimez en recto verso, côté long, sans mise à l'échelle.
    .examples =
        Exemples
          grognard print cards                              les 300 cartes, neuf par page
          grognard print cards french --lang fr             les cartes françaises, en français
          grognard print cards "001, 018 x3"                quelques-unes
          grognard print deck monjeu.txt --paper letter     un jeu, avec chaque exemplaire
          grognard print roster mon.army --game march       la feuille d'une liste d'armée
          grognard print reference --game age               les règles que l'on cherche le plus
          grognard print campaign                           carte, déroulement et pertes de la campagne
    .kind = cards, deck, roster, reference ou campaign
    .wanted = une armée ou des numéros de cartes ; un fichier de jeu ou un code ; une liste d'armée
    .paper = la feuille : a4 ou letter
    .no-backs = les cartes sans leur dos
    .out = le fichier PDF (par défaut : au nom du jeu et de ce qui est imprimé)
print-done = { $file } : { $pages ->
    [0] aucune page
    [one] 1 page
   *[other] { $pages } pages
}.
print-nothing = ce jeu n'a rien de tel à imprimer : { $kind }
print-no-press = Typst manque ; « ./run print » l'installe, ou pip install grognard[print]
