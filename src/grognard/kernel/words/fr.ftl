# Ce qui était attendu des options d'un jeu, d'où qu'elles viennent, et des positions.

no-such-option = cette option n'existe pas ; options connues : { $known }
not-a-value = ce n'est pas une valeur de { $option } ; valeurs possibles : { $known }
not-whole = { $option } est un nombre entier de { NUMBER($least, useGrouping: 0) } à { NUMBER($most, useGrouping: 0) }
not-a-fraction = { $option } est un nombre ou une fraction, par exemple 1/2
no-such-battle = cette bataille n'existe pas ; batailles connues : { $known }

first-line = il faut « { $game } position { $version } » sur la première ligne
unknown-version = version inconnue : il faut « { $game } position { $version } » sur la première ligne
option-line = il faut une option et sa valeur
a-line = il faut une ligne comme « { $example } »
line-over = il ne faut rien de plus sur une ligne « { $what } »
ends = la ligne s'arrête trop tôt : { $expected }
one-of = il faut l'un de ces mots : { $known }
a-number = il faut un nombre
whole-number = il faut un nombre entier
procedure = il faut le nom d'une procédure, par exemple { $example }
more-fields = il faut d'autres champs pour { $name }
wrong-fields = ces champs ne conviennent pas à { $name }
other-procedures = il faut des procédures qui conviennent à cette position
