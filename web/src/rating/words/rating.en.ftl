## A rating against the computers

rating-keep = Keep my rating
rating-about = Shows how strong you are against the computers. It stays in this browser.
rating-now =
    { $games ->
        [0] You begin with { $rating }.
        [one] Your rating: { $rating }, after { $games } battle.
       *[other] Your rating: { $rating }, after { $games } battles.
    }
rating-chance = You can expect to win { $chance } of the battles against this opponent.
rating-changed = Your rating: { $rating } ({ $by })
