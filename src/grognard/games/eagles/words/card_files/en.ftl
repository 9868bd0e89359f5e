# What bars a whole file of cards, or a whole line of it.

line = line { $line }: { $problem }
cells = { $found ->
    [one] one cell
   *[other] { $found } cells
}, expected { $expected }
not-csv = not readable as CSV: { $error }
no-file = cannot be read: { $error }
not-utf-8 = not UTF-8 text; save the file as UTF-8
missing-columns = missing columns: { $names }
unknown-columns = unknown columns: { $names }
repeated-columns = repeated columns: { $names }
two-lists = one card list, as a file or as text, not both
too-many-cards = { NUMBER($found, useGrouping: 0) } cards, expected at most { NUMBER($most, useGrouping: 0) }
too-long = { NUMBER($found, useGrouping: 0) } characters, expected at most { NUMBER($most, useGrouping: 0) }
