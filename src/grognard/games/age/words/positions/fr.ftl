# Ce qui ne va pas dans une position ; le reste est dans miniatures/text/words.

bases = bases { $count } : il faut de 1 à { $most }
other-arm = une formation d'une autre arme
no-battery = muette ou endommagée, sans être une batterie
battery-disordered = une batterie devient muette ; elle n'est jamais en désordre
garrison = une garnison hors d'une agglomération
escort = une batterie attachée à autre chose qu'une brigade de son camp
fights-away = combat, mais l'un des deux n'est pas sur la table
fights-friends = combat son propre camp
locked-alone = au corps à corps, sans toucher personne
general-away = { $general } n'est pas avec une brigade de son camp
general-off = { $general } est hors de la table
