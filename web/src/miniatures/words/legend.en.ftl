miniatures-legend-engaged = in combat
miniatures-legend-endangered = in danger: it can be charged, or its side has no other
miniatures-legend-disordered = in disorder
miniatures-legend-routing = in rout: it flees until it rallies
