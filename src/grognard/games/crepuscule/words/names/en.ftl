# Names of the battles that come with the game, as their files have them.

name = { $name }
