# Ce qui était attendu des options d'un jeu, d'où qu'elles viennent.

no-such-option = cette option n'existe pas ; options connues : { $known }
not-a-value = ce n'est pas une valeur de { $option } ; valeurs possibles : { $known }
not-whole = { $option } est un nombre entier de { NUMBER($least, useGrouping: 0) } à { NUMBER($most, useGrouping: 0) }
not-a-fraction = { $option } est un nombre ou une fraction, par exemple 1/2
no-such-battle = cette bataille n'existe pas ; batailles connues : { $known }
