### La campagne : sa carte, ses tables, qui marche où

eagles-campaign = Campagne
eagles-campaign-map = Carte
eagles-campaign-next = La suite
eagles-campaign-ruled-out = Ne sont plus possibles :
eagles-campaign-measured = { $percent } % de { $games ->
    [one] { $games } campagne
   *[other] { $games } campagnes
} entre ordinateurs de même force ayant suivi l’une de ces voies.
eagles-campaign-measured-won = { $percent } % de { $games ->
    [one] { $games } campagne
   *[other] { $games } campagnes
} entre ordinateurs de même force ayant suivi l’une de ces voies ; les Français en ont gagné { $won } %.
eagles-campaign-story = Ce qui s’est passé
eagles-campaign-armies = Armées et corps
eagles-campaign-go = Aller à { $battle }
eagles-campaign-retreat = Se retirer : { $battle }

## Une table

eagles-campaign-when = { $phase ->
    [deployment] Déploiement
    [retreat] Retraite
    [morale] Tour { $turn }, moral
    [combat] Tour { $turn }, combat
   *[reinforce] Tour { $turn }, renforts
  }
eagles-campaign-your-turn = À vous
eagles-campaign-turn-of = { $side ->
    [allied] Aux Alliés de jouer
   *[french] Aux Français de jouer
  }
eagles-campaign-waits = En attente
eagles-campaign-over = { $winner ->
    [french] Victoire française
    [allied] Victoire alliée
   *[draw] Nulle
  }

## La carte

eagles-campaign-place = { $place ->
    [brussels] Bruxelles
    [namur] Namur
    [hal] Hal
    [nivelles] Nivelles
    [genappe] Genappe
    [gembloux] Gembloux
    [fleurus] Fleurus
    [soignes] Forêt de Soignes
    [sambre] Sambre
    [dyle] Dyle
   *[senne] Senne
  }
eagles-campaign-site-fought = { $place } : en cours. Cartes françaises : { $french }, alliées : { $allied }.
eagles-campaign-site-over = { $place } : { eagles-campaign-over }.
eagles-campaign-site-next = { $place } : peut suivre.

## Les corps

eagles-campaign-army = { $army ->
    [british] Britanniques
    [prussian] Prussiens
   *[french] Français
  }
eagles-campaign-corps = { $corps ->
    [none] Autres
    [A] Armée
    [G] Garde
    [R] Réserve
    [C] Cavalerie
    [I-Cav] Iᵉʳ corps de cavalerie
    [II-Cav] IIᵉ corps de cavalerie
    [III-Cav] IIIᵉ corps de cavalerie
    [IV-Cav] IVᵉ corps de cavalerie
    [I] Iᵉʳ corps
   *[other] { $number }ᵉ corps
  }
eagles-campaign-here = au combat, d’après ce que vous savez
eagles-campaign-other = pas vues, ou encore à venir
eagles-campaign-lost = perdues pour la campagne
eagles-campaign-sum = au combat : { $here }, pertes : { $lost }
eagles-campaign-sum-seen = vues : { $here }, pertes : { $lost }
eagles-campaign-tell = au combat : { $here }, ailleurs : { $other }, pertes : { $lost }

## Qui marche où

eagles-campaign-split = Cartes qui peuvent se battre ici ou là : choisissez celles de { $to }
eagles-campaign-reinforce = Fin de { $from } : choisissez qui renforce { $to }
eagles-campaign-stays-deck = Restent dans la pile de { $from }
eagles-campaign-goes-deck = Vont dans la pile de { $to }
eagles-campaign-stays = Gardées après { $from }
eagles-campaign-goes = Marchent vers { $to }
eagles-campaign-cards = { $count ->
    [0] aucune carte
    [1] 1 carte
   *[other] { $count } cartes
  }, valeur { $points }
eagles-campaign-send = Envoyer { $name } à { $to }
eagles-campaign-send-all = Tout envoyer vers { $to }
eagles-campaign-about = { eagles-campaign-corps }, valeur { $points }
eagles-campaign-search = Chercher
eagles-campaign-none-found = Aucune carte.
eagles-campaign-none-sent = { $touch ->
    [yes] Touchez une carte pour l’envoyer ici.
   *[no] Faites glisser des cartes ici, ou cliquez dessus.
  }
