# Ce qui peut arriver, dit avant de répondre.

bar-pass = réussit
bar-fail = échoue
bar-charges = charge
bar-length = { $length } po
bar-caught = rattrapé
bar-away = s'échappe
bar-won = gagné
bar-drawn = nul
bar-lost = perdu
means-passes = { $unit } réussit son test
means-repeats = { $unit } réussit, répétitions comprises (−2 chacune)
means-bold = { $unit } ne craint pas { $target }
means-breaks = { $unit } est en déroute, ou perd sa dernière figurine
means-yields = { $unit } se replie en bon ordre
means-caught-after-all = elle ne se retient pas, et rattrape les fuyards
means-commanded = { $unit } fait un feu commandé
means-loss = { $target } perd au moins une figurine
means-gone = { $target } est détruite
means-tests = { $target } doit passer un test de panique
means-panics = { $target } panique
means-chain = des amis fuient aussi (nombre d'essais : { $trials } ; à { $error } % près)
means-officer = son officier tombe
means-officer-wounded = { $officer } est blessé
means-officer-falls = { $officer } tombe
means-duel = { $unit } est mise en fuite par le duel
means-falls = { $unit } a des pertes ({ $count } en moyenne)
means-gun-test = { $unit } réussit le test avant de tirer
means-gun-hits = { $target } est touchée, avec une estimation de { $inches }
means-gun-wrecks = la pièce ou l'attelage de { $target } est touché
means-gun-other = { $side ->
    [friend] les nôtres ({ $target }) sont touchés
   *[enemy] { $target } est touchée
}
means-gun-wall = un mur ou un bâtiment l'arrête
means-misfire = incident de tir
means-battery-hits = { $unit } touche { $target }, à { $inches }
column-hits = touche
column-lost = figurines
title-reply = { $unit } riposte
title-fire = { $unit } tire sur { $target }
title-reactions = { $unit } charge, et { $target } réagit
title-hunted = { $officer } est chargé, et répond
hunt-answer = { $answer ->
    [evade] Il se retire
    [defend] Il se défend
   *[surrender] Il se rend
}
hunt-reached = { $answer } : { $officer } est rejoint
peril-reached = { $officer } est rejoint
peril-taken = … et est pris
peril-falls = … et tombe
peril-free = … mais les repousse
answer = { $reaction ->
    [hold] Elle tient
    [hold-and-fire] Elle tient et tire
    [flee] Elle fuit
    [fire-and-flee] Elle tire et fuit
    [re-form] Elle forme { $formation ->
        [line] la ligne
        [extended-line] la ligne étendue
        [assault-column] la colonne d'assaut
        [march-column] la colonne de marche
        [hollow-square] le carré creux
        [solid-square] le carré plein
        [skirmish-order] les tirailleurs
        [echelon] l'échelon
       *[foragers] les fourrageurs
    }
    [hold-fire] Elle retient son feu
    [counter-charge] Elle contre-charge
    [fall-back] Elle se replie
   *[shelter] Ses servants s'abritent
}
answer-contact = { $answer } : { $unit } arrive au contact
answer-won = … et gagne le premier round
answer-breaks = … et { $target } est en déroute ou détruite
answer-broken = … mais { $unit } est en déroute ou détruite
answer-caught = { $answer } : { $unit } la rattrape
react-stopped = { $target } est arrêtée par le feu
react-contact = { $target } arrive au contact de { $unit }
react-caught = { $unit } est rattrapée
react-won = { $unit } gagne le premier round
react-breaks = { $target } est en déroute ou détruite
react-broken = { $unit } est en déroute ou détruite
note-test = 2D6, { $value } au plus
note-charge = contact à { $length } po, sur { $reach } po
note-shot = dés : { $dice } ; figurines perdues en moyenne : { $mean }
sheet-panic = Si elle doit passer un test de panique, elle le rate à plus de { $ld } avec deux dés ({ $chance }).
sheet-break = Si elle perd un round de 1, 2 ou 3, elle est en déroute dans { $one }, { $two } ou { $three } des cas.
stake-goal = Pour gagner : avoir le plus de points de victoire après le tour { $turns }, ou briser l'armée ennemie
stake-points = points de victoire : { $mine } à { $theirs }
stake-line = { $name }, { $worth ->
    [one] un point
   *[other] { $worth } points
} : { $holder }
stake-nobody = personne
note-charge-by-eye = sa charge porte à { $reach } po
answer-short = { $answer } : { $unit } ne l'atteint pas
react-short = { $target } n'atteint pas { $unit }
