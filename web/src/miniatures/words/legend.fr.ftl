miniatures-legend-engaged = au combat
miniatures-legend-disordered = en désordre
miniatures-legend-routing = en déroute : fuit jusqu’à ce qu’il se rallie
