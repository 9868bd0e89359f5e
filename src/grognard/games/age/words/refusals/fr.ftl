# Refus dont la règle a plusieurs raisons, ou répond à une autre question : la plus proche, en une phrase.

fights = Une unité au contact de l'ennemi ne fait rien d'autre : elle combat, ou se replie après son jet.
not-on-road = Elle n'est pas sur une route, ou sa colonne ne suit pas la route.
not-guns = Seules les batteries attellent, se mettent en batterie et pivotent.
locked-target = On ne tire pas sur des unités fixées au combat.
no-target = Elle n'a aucune cible à portée, dans son arc et en vue.
aims-already = Elle vise déjà cette cible.
declared = Sa cible est déclarée et ne change plus pendant cette étape.
tirailleurs-charge = Des tirailleurs ne chargent que d'autres tirailleurs, ou des batteries sans brigade.
passes-by = Tout droit après cette conversion, elle passerait à côté de sa cible.
