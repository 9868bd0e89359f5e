# Names of the armies that come with the game. Those that are not here stay as they are.

name = { $known ->
    [brigade-francaise] French brigade
    [brigade-thomieres] Thomières' brigade
    [division-ruffin] Ruffin's division
   *[other] { $name }
}
