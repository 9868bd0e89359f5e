log-title = Journal
log-tabs = Journal, messages et notes
log-tab-log = Journal
log-tab-chat = Messages
log-tab-notes = Notes
log-unread = à lire
log-filter = Ce que montre le journal
log-filter-all = Tout
log-filter-dice = Dés
log-filter-losses = Pertes
log-search = Chercher
log-recap = Depuis votre dernier tour
log-recap-lost = Perdu
log-recap-hit = Touché
log-recap-moved = Déplacé
log-recap-danger = Danger
log-recap-more = { $count ->
    [one] Et { $count } autre.
   *[other] Et { $count } autres.
}
log-play-back = Revoir
log-acts = { $count ->
    [one] { $count } action
   *[other] { $count } actions
}, { $seconds } s
log-newest = Dernière ligne
log-start = Au début
log-empty = Rien ne s’est encore passé.
log-find = Montrer sur la table
log-dice = Dés : { $faces }
log-clock = Temps restant
log-clock-days = encore { $days } jours
log-clock-hours = { $hours ->
    [one] encore { $hours } heure
   *[other] encore { $hours } heures
}
log-clock-over = temps écoulé
log-claim = Réclamer la victoire
log-you = Vous
log-computer = { $agent } (ordinateur)
log-nobody = Personne encore
log-here = en ligne
log-away = absent
log-to-act = Doit jouer
log-to-answer = Doit répondre
log-may-answer = Peut répondre
log-watching = { $count ->
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
}
log-chat = Messages
log-chat-empty = Aucun message.
log-chat-say = Écrire un message
log-chat-send = Envoyer
log-notes = Vos notes
log-notes-hint = Vous seul pouvez les lire.
log-notes-kept = Enregistrées.
log-notes-failed = Vos notes n’ont pas pu être enregistrées. Nouvel essai dès que vous écrirez.
log-end-replay = Revoir la bataille
log-end-rematch = Revanche, camps inversés
log-end-record = Enregistrer la partie
log-end-verify = Vérifier les dés
log-end-look = Regarder la table
log-end-failed = Cela n’a pas marché. Réessayez.
log-thrown-for = { $who ->
    [none] { $what }
   *[other] { $who } : { $what }
}
log-end-second = À la seconde bataille
log-pair = Bataille { $number } sur 2
log-pair-points = Points
log-pair-level = Égalité pour l’instant.
log-pair-leads = { $who ->
    [you] Vous menez
   *[other] { $name } mène
  } { $by ->
    [points] aux points.
   *[measure] grâce aux { $measure }.
  }
log-pair-won = { $who ->
    [you] Vous gagnez le match
   *[other] { $name } gagne le match
  }{ $by ->
    [points] { "" } par { $more } à { $less } aux points.
   *[measure] { " " }: égalité de points, mais plus de { $measure } ({ $more } contre { $less }).
  }
log-pair-drawn = Match nul : égalité de points et de { $measure }.
log-goal = But
log-turn-of = Tour { $turn } sur { $turns }

log-sound-asked = Les sons sont activés, à faible volume.
log-sound-keep = Les garder
log-sound-off = Les couper
