# Refus dont la règle a plusieurs raisons, ou répond à une autre question : la plus proche, en une phrase.

fights = Une unité au contact de l'ennemi ne peut que combattre, ou se replier après son jet.
not-on-road = Elle n'est pas sur une route, ou sa colonne ne suit pas la route.
not-guns = Seules les batteries peuvent atteler, se mettre en batterie ou pivoter.
locked-target = On ne tire pas sur des unités engagées au corps à corps.
no-target = Elle n'a aucune cible à portée, dans son arc et en vue.
aims-already = Elle vise déjà cette cible.
declared = Sa cible est déclarée et ne peut plus changer pendant cette étape.
tirailleurs-charge = Des tirailleurs ne peuvent charger que d'autres tirailleurs, ou des batteries sans brigade.
passes-by = En allant tout droit après cette conversion, elle passerait à côté de sa cible.
