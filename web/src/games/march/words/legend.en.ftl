march-legend-line = line: all its muskets fire
march-legend-column = column: charges farther, easier to hit
