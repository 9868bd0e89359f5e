miniatures-legend-engaged = au combat
miniatures-legend-endangered = en danger : peut être chargé, ou dernier de son camp
miniatures-legend-disordered = désorganisé
miniatures-legend-routing = en déroute : fuit jusqu’à ce qu’il se rallie
