# Ce qui ne va pas dans une position ; le reste est dans miniatures/text/words.

figures = figures { $count } : il faut de { $least } à { $most }
elites = elites { $elites } et sappers { $sappers }, mais figures { $count }
files = files { $count } : il faut de 1 à { $most }
other-arm = une formation d'une autre arme
fights-away = combat, mais l'un des deux n'est pas sur la table
fights-friends = combat son propre camp
fights-fleeing = combat, mais l'un des deux fuit
officer-away = { $officer } n'est pas avec une unité de son camp
officer-off = { $officer } est hors de la table
