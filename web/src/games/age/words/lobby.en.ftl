### L'Âge des Aigles in the lobby: its battles and options

age-about = Army corps in miniature. You move divisions; generals and dice decide what arrives.
age-at-saalfeld = Saalfeld
age-at-saalfeld-about = 10 October 1806 · 7 turns
age-at-saalfeld-south = Down from the slopes, brigade after brigade
age-at-saalfeld-north = Hold the villages, the river behind you
age-at-albuera = Albuera
age-at-albuera-about = 16 May 1811 · 7 turns
age-at-albuera-south = Roll up the ridge from its flank
age-at-albuera-north = Turn to face them, and hold
age-at-quatre-bras = Quatre Bras
age-at-quatre-bras-about = 16 June 1815 · 12 turns
age-at-quatre-bras-south = Take the crossroads before help arrives
age-at-quatre-bras-north = Hold until Wellington’s army is up
age-at-meeting = Meeting engagement
age-at-meeting-about = Your own armies, random ground · 10 turns
age-at-meeting-south = The army in the south
age-at-meeting-north = The army in the north
age-side-allied = Allies
