# Ce qui est attendu là où un ordre ne peut pas être lu ; le reste est dans miniatures/text/words.

verb = il faut l'un de ces verbes : { $known }
unit = il faut un bataillon : { $known }
attacked = il faut un bataillon à attaquer, pas son écran
figures = il faut un nombre de figurines
piece = il faut un bataillon, son écran ou un commandant, par exemple b1 ou commander red
measured = il faut un bataillon, son écran, un commandant ou un endroit, par exemple b1, b1.screen, commander red ou 60,27.5
