ui-die = { $kind ->
    [hit] { $face }, a hit
    [miss] { $face }, a miss
    [strike] { $face }, strikes a General
    [pass] { $face }, holds
   *[fail] { $face }, fails
  }
