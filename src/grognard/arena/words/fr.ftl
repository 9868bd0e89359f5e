# Les mots de l'arène en français : ce qu'elle refuse, et ses rapports.

## Refus

no-such-agent = joueur inconnu ; joueurs connus : { $known }
bad-budget = il faut un nombre de simulations, comme marshal:800, ou de secondes, comme marshal:0.5s
agents-once = nommez au moins un joueur, et chacun une seule fois
no-such-file = ce fichier n'existe pas
no-results = ce fichier ne contient pas de résultats de l'arène ({ $format })
other-games = ce fichier contient d'autres parties ({ $part } : { $there } ; vous demandez { $asked }). Nommez un autre fichier
broken = une partie s'est interrompue : { $error }
deadly = { $count } processus sont morts en jouant cette partie
no-ray = Ray n'est pas installé : pip install 'grognard[cluster]', ou, dans une copie du dépôt, pip install --require-hashes -r requirements/cluster.txt
no-numpy = numpy n'est pas installé : pip install 'grognard[research]', ou dans un dépôt pip install --require-hashes -r requirements/research.txt
no-cluster = cette grappe de machines est injoignable : { $problem }
other-rules = une machine de la grappe a d'autres règles ou d'autres données

## Tableaux

range = { $low } à { $high }
nobody = personne
ending-resigned = abandon
ending-agreed = nulle par accord
ending-time = temps écoulé

column-agent = Joueur
column-rating = Classement
column-interval = Intervalle à 95 %
column-points = Points / parties
column-pace = ms par décision
column-meeting = Rencontre
column-share = Part, intervalle à 95 %
column-pair-0 = 0
column-pair-1 = ½
column-pair-2 = 1
column-pair-3 = 1½
column-pair-4 = 2
column-battle = Bataille
column-side = Camp
column-won = Gagnées
column-drawn = Nulles
column-lost = Perdues
column-games = Parties
column-turns = Tours
column-shortest = Minimum
column-longest = Maximum
column-decisions = Décisions
column-met = Contact
column-ending = Fin
column-winner = Vainqueur
column-of-games = Des parties
column-lost-of-all = Force perdue
column-if-won = En cas de victoire
column-if-lost = En cas de défaite
column-gone = Pièces perdues
column-piece = Pièce
axis-lost = force perdue, en centièmes de l'armée

ratings = Classement
    .note = Bradley-Terry sur l'échelle Elo, 0 au milieu des joueurs ; intervalles à 95 % par rééchantillonnage des paires. Les secondes sont du temps de processeur.
pace = Rythme
    .note = Temps de processeur par décision.
meetings = Rencontres
    .note = Une paire est une même donne jouée deux fois en échangeant les camps ; les colonnes 0 à 2 comptent les paires selon les points du premier joueur. Une nulle compte pour moitié.
sides = Batailles et camps
    .note = Quel que soit le joueur. Une nulle compte pour moitié ; intervalles de Wilson.
by-agent = Joueurs par bataille et par camp
    .note = Chaque joueur dans chaque camp.
lengths = Durée des batailles
    .note = Nombre médian de tours, bataille la plus courte et la plus longue, nombre moyen de décisions.
endings = Fin des batailles
    .note = La règle qui y a mis fin, et le vainqueur.
casualties = Pertes
    .note = La part de sa force qu'un camp perd en moyenne, et les pièces qu'il perd pour de bon, par partie.
pieces = Pièces perdues le plus souvent
    .note = Dans combien de parties une pièce a été perdue pour de bon.

## Conclusions

sprt = Est-il meilleur ?
    .note = La vraisemblance des deux hypothèses, l'une contre l'autre, paire après paire (en logarithme). Le test s'arrête à une borne.
sprt-upper = meilleur
sprt-lower = pas meilleur
sprt-better = { $first } est meilleur que { $second } : { $high } Elo est plus vraisemblable que { $low }, après { $pairs ->
    [one] une paire
   *[other] { $pairs } paires
} (rapport de vraisemblance, en logarithme : { $ratio } ; borne { $bound }).
sprt-no-better = { $first } n'est pas meilleur que { $second } : { $low } Elo est plus vraisemblable que { $high }, après { $pairs ->
    [one] une paire
   *[other] { $pairs } paires
} (rapport de vraisemblance, en logarithme : { $ratio } ; borne −{ $bound }).
sprt-open = On ne sait pas encore si { $first } est meilleur que { $second } : après { $pairs ->
    [one] une paire
   *[other] { $pairs } paires
}, le rapport de vraisemblance de { $high } Elo contre { $low } est, en logarithme, { $ratio } ; borne ±{ $bound }.
fair = { $battle } : rien n'indique un déséquilibre. { $side } : { $share } de victoires en { $games ->
    [one] une partie
   *[other] { $games } parties
}.
unfair = { $battle } : bataille déséquilibrée. { $side } : { $share } de victoires en { $games ->
    [one] une partie
   *[other] { $games } parties
}.
fairest = La plus proche de l'équilibre : { $battle }.
apart = { $battle } : les armées ne se sont pas rencontrées dans { $count ->
    [one] une partie
   *[other] { $count } parties
} (donnes { $deals }).

## La page

page-title = Arène : { $game }
page-about = { $agents } : { $games ->
    [one] une partie
   *[other] { $games } parties
}.
page-fine-print = Règles et données { $rules }, première donne { $seed }. La même commande redonne les mêmes parties.
