miniatures-legend-engaged = in combat
miniatures-legend-disordered = in disorder
miniatures-legend-routing = in rout: it flees until it rallies
