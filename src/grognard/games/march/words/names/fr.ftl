# Les noms des armées fournies avec le jeu. Ceux qui ne sont pas ici restent tels quels.

name = { $known ->
    [british-brigade] Brigade britannique
    [british-centre] Centre britannique
    [dilkes-brigade] Brigade Dilkes
   *[other] { $name }
}
