fault-arm = il faut une arme : { $known }
fault-bases = elle a de { $least } à { $most } socles
fault-units = une armée a de 1 à { $most } unités
fault-scouts = une armée a des éclaireurs une fois au plus
fault-brigades = une armée a une brigade au plus
fault-brigaded = une brigade compte au moins deux unités, d'infanterie et de cavalerie
