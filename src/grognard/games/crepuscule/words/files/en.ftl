# What is wrong with where a battle of Au crépuscule de l'Aigle begins.
no-building = is a garrison outside any building (D-140)
too-wide = cannot stand { $files } abreast (C-INF-8)
