march-legend-line = line: all its groups fire
march-legend-column = column: charges farther, easier to hit
