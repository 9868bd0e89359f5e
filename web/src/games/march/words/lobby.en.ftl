### La Marche des Aigles in the lobby: its battles and options

march-about = Miniatures on a measured table. Battalions wheel, fire and charge to the millimetre.
march-at-training = Training field
march-at-training-about = Imaginary battle · 8 turns
march-at-training-red = Long lines, steady fire
march-at-training-blue = Columns, and the Guard
march-at-vimeiro = Vimeiro
march-at-vimeiro-about = 21 August 1808 · 8 turns
march-at-vimeiro-red = Hold the crest, rifles out
march-at-vimeiro-blue = Straight up the hill
march-at-barrosa = Barrosa
march-at-barrosa-about = 5 March 1811 · 8 turns
march-at-barrosa-red = The Guards attack uphill
march-at-barrosa-blue = Keep the summit and the chapel
march-at-open = Open field
march-at-open-about = Your own armies, random ground
march-at-open-red = The red army
march-at-open-blue = The blue army
