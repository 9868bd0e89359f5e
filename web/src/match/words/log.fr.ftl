log-title = Journal
log-tabs = Journal, conversation et notes
log-tab-log = Journal
log-tab-chat = Conversation
log-tab-notes = Notes
log-unread = non lus
log-filter = Ce que montre le journal
log-filter-all = Tout
log-filter-dice = Dés
log-filter-losses = Pertes
log-search = Chercher dans le journal
log-recap = Depuis votre dernière visite : { $count ->
    [one] { $count } événement, marqué
   *[other] { $count } événements, marqués
} de laiton.
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
log-claim = Réclamer la partie
log-you = Vous
log-computer = { $agent ->
    [sensible] L’état-major
    [random] Le conscrit
   *[other] { $agent }
} (ordinateur)
log-nobody = Personne encore
log-here = présent
log-away = absent
log-to-act = À jouer
log-watching = { $count ->
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
}
log-chat = Conversation
log-chat-empty = Personne n’a rien dit.
log-chat-say = Dire quelque chose
log-chat-send = Envoyer
log-notes = Vos notes
log-notes-hint = Vous seul pouvez les lire.
log-notes-kept = Conservées.
log-notes-failed = Vos notes n’ont pas pu être conservées. Nouvel essai dès que vous écrirez.
log-end-won = Victoire
log-end-lost = Défaite
log-end-draw = Bataille indécise
log-end-replay = Revoir la bataille
log-end-rematch = Revanche, camps échangés
log-end-record = Télécharger la partie
log-end-verify = Vérifier les dés
log-end-look = Regarder la table
log-end-failed = Impossible pour le moment. Réessayez.
