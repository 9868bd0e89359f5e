eagles-legend-column = in column: can use shock, fires poorly
eagles-legend-square = in square: safe from shock, fires poorly
eagles-legend-hidden = face-down: the enemy does not know it
eagles-legend-hit = hits: one morale roll for each
eagles-legend-blown = blown cavalry: cannot use shock
eagles-legend-recovering = recovering: can use shock again next turn
eagles-legend-engaged = engaged: troops of both sides in one Position
