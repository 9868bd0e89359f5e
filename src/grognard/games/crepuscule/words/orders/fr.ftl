# Ce qui est attendu là où un ordre est illisible ; les mots de tous les jeux sont dans miniatures/text/words.

verb = attendu : { $known }
unit = attendu : une unité parmi { $known }
officer = attendu : un officier parmi { $known }
way = attendu : un déplacement, comme advance 4
count = attendu : un nombre entier
inches = attendu : une distance en pouces entiers
