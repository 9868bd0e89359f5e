miniatures-legend-engaged = in combat
miniatures-legend-endangered = in danger: it can be charged, or it is the last of its side
miniatures-legend-disordered = disordered
miniatures-legend-routing = in rout: it flees until it rallies
