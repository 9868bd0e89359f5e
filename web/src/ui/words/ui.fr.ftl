ui-die = { $kind ->
    [hit] { $face }, un coup
    [miss] { $face }, manqué
    [strike] { $face }, atteint un Général
    [pass] { $face }, tient
   *[fail] { $face }, échoue
  }
