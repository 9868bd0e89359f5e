age-legend-fresh = a fresh brigade: one block for each base; the gaps show where it becomes worn and spent
age-legend-worn = a worn brigade: hollow blocks are bases lost
age-legend-spent = a spent brigade: it hardly fights on
