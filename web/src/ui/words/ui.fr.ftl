ui-die = { $kind ->
    [hit] { $face }, une touche
    [miss] { $face }, manqué
    [strike] { $face }, atteint un général
    [pass] { $face }, tient
   *[fail] { $face }, échoue
  }
