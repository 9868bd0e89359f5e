## Un classement contre les ordinateurs

rating-keep = Suivre mon classement
rating-about = Montre votre force contre les ordinateurs. Il reste dans ce navigateur.
rating-now =
    { $games ->
        [0] Vous commencez à { $rating }.
        [one] Votre classement : { $rating }, après { $games } bataille.
       *[other] Votre classement : { $rating }, après { $games } batailles.
    }
rating-chance = Vous pouvez espérer gagner { $chance } des batailles contre cet adversaire.
rating-changed = Votre classement : { $rating } ({ $by })
