# Les refus dont la règle a plusieurs raisons, ou répond à une autre question : la plus proche, en une phrase.

## Le déploiement

too-many-out = Un bataillon détache au plus un cinquième de ses hommes en tirailleurs, arrondi vers le haut.
too-many-light = Un bataillon léger détache au plus trois quarts de ses hommes en tirailleurs, arrondis vers le haut.
no-screen-room = Il ne resterait pas de place pour ses tirailleurs, qui se placent avec lui.
outside-zone = Ce serait hors de la zone de l'armée, où se placent aussi les écrans et le Commandant en chef.
commander-touches = Le Commandant en chef ne peut toucher aucune unité quand on le place.
shuts-out = Les bataillons encore en main ne trouveraient pas tous de place.

## Ce que fait un bataillon

must-fight = Un bataillon engagé au combat ne peut pas passer : il doit continuer à se battre.
fights-not-moves = Un bataillon engagé au combat ne peut pas manœuvrer : il doit continuer à se battre.
fights-not-charges = Un bataillon engagé au combat ne peut pas charger un autre ennemi : il doit continuer à se battre.
fights-not-shoots = Un bataillon engagé au combat ne peut pas tirer : il doit continuer à se battre.
into-combat = On ne tire pas sur un bataillon engagé au combat.
in-support = Jusqu'à la fin du combat qu'il a rejoint, ce bataillon ne peut que passer ou tirer.
in-rout = Un bataillon en déroute ne peut que tenter de se rallier.
not-routing = Seul un bataillon en déroute peut se rallier.
not-engaged = Il n'est pas engagé au combat : il n'y a pas de combat à continuer.

## Le mouvement

no-passage = Un terrain infranchissable est sur son chemin, ou là où il finirait.
must-hold = Pendant les deux premiers tours, les Français de la colline y gardent leur centre.

## Les tirailleurs

bad-gap = Les groupes d'un écran sont espacés de 2 à 4 cm.
screen-off-table = Aucune partie d'un écran ne peut dépasser le bord de la table.
light-screen-too-far = L'écran d'un bataillon léger reste à 15 cm au plus de celui-ci.
screen-barred = Les tirailleurs ne peuvent pas se tenir sur un terrain infranchissable.
screen-too-near = Les tirailleurs restent à 10 cm au moins de l'ennemi.

## Le tir

has-fired = Il a déjà tiré dans ce tour.
out-of-arc = La cible est à plus de 45° de son front.
no-line = Quelque chose coupe toutes les lignes de ses groupes à la cible.
volley-used = Il a déjà tiré dans ce tour : il ne tire donc pas en défense.
unfit-to-defend = Un bataillon en déroute, qui se reforme, fatigué, engagé au combat ou dont la charge est restée trop courte ne tire pas en défense.
not-in-front = Un bataillon ne tire en défense que s'il est attaqué de front.

## La charge

wheel-too-wide = Une charge commence par une conversion de 45° au plus.
passes-by = Avec cette conversion, la charge n'atteindrait pas cet ennemi.
wheel-in-rough = Un bataillon qui charge ne peut pas faire de conversion en terrain difficile.
charge-barred = Quelque chose barre le chemin de la charge.
no-counter-charge = Dans cette bataille, on ne répond pas à une charge par une contre-charge.
pursuit-passes-by = Tout droit, la poursuite manquerait l'ennemi qui a reculé.
pursuit-enemy = Un autre ennemi est sur le chemin de la poursuite.
pursuit-ground = Un terrain infranchissable barre la poursuite.
pursuit-friend = La poursuite finirait sur un bataillon ami.
no-way-back = Il n'a pas la place de se retirer de 5 cm.

## Le Commandant en chef

waits-already = La question de son déplacement vous sera déjà posée après cette activation.
ride-off-table = Le Commandant en chef ne peut pas sortir de la table.
ride-ground = Il ne peut pas finir son déplacement sur un terrain infranchissable.
ride-taken = Il ne peut pas finir son déplacement sur une unité, ni à moins de 10 cm de l'ennemi. Pour rejoindre un bataillon, choisissez ce bataillon.
ride-through-enemy = Il se déplace en ligne droite, et un ennemi est sur son chemin.
