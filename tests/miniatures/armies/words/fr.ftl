fault-arm = il faut une arme : { $known }
fault-bases = une unité a de { $least } à { $most } socles
fault-guns = un canon ne porte pas de cuirasse
fault-units = une armée a de 1 à { $most } unités
fault-lone = une brigade a deux unités ou plus
