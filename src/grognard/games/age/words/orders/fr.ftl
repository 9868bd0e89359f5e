# Ce qu'on attend là où un ordre est illisible ; les mots de tout jeu sont dans miniatures/text/words.

verb = attendu : l'un de { $known }
unit = attendu : une brigade ou une batterie parmi { $known }
general = attendu : un général parmi { $known }
command = attendu : une formation parmi { $known }
way = attendu : un trajet, par exemple advance 6
piece = attendu : une brigade, une batterie ou un général, par exemple f17 ou lannes
measured = attendu : une brigade, une batterie, un général ou un lieu, par exemple f17, lannes ou 24,10.5
