# Ce qui ne va pas dans un fichier de scénario de L'Âge des Aigles.
not-wholes = { $value } n'est pas une liste de nombres entiers de 0 à { $most } : il en faut { $count }
not-an-edge = n'est pas une partie d'un bord de la table, comme [[20, 0], [30, 0]] (R64)
no-general = manque ; il faut un point, ou le tour et le bord de son arrivée
nowhere = n'a ni point sous stand, ni tour sous arrival
twice = a un point sous stand et un tour sous arrival : l'un des deux est de trop
