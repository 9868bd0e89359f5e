# Les noms des batailles fournies avec le jeu. Ceux qui ne sont pas ici restent tels quels.

name = { $known ->
    [v-corps] Ve corps
    [suchet-s-division] Division Suchet
    [the-17e-leger-elite-battalion-claparede] 17e léger et bataillon d'élite (Claparède)
    [the-40e-ligne-reille] 40e de ligne (Reille)
    [the-34e-ligne-reille] 34e de ligne (Reille)
    [the-64e-ligne-vedel] 64e de ligne (Vedel)
    [the-88e-ligne-vedel] 88e de ligne (Vedel)
    [foot-battery-8-and-12-pdr] Batterie à pied (pièces de 8 et de 12)
    [treillard-s-cavalry] Cavalerie de Treillard
    [the-9e-and-10e-hussars] 9e et 10e hussards
    [the-21e-chasseurs-a-cheval] 21e chasseurs à cheval
    [horse-battery] Batterie à cheval
    [advance-guard] Avant-garde prussienne
    [prince-louis-ferdinand] Prince Louis-Ferdinand
    [bevilaqua-s-infantry] Infanterie de Bevilaqua
    [infantry-regiment-muffling] Régiment d'infanterie Müffling
    [saxon-regiments-kurfurst-and-clemens] Régiments saxons Kurfürst et Clemens
    [saxon-regiment-xavier] Régiment saxon Xavier
    [rabenau-fusiliers-and-jagers] Fusiliers et chasseurs de Rabenau
    [prussian-6-pdr-foot-battery] Batterie à pied prussienne (pièces de 6)
    [saxon-4-pdr-foot-battery] Batterie à pied saxonne (pièces de 4)
    [cavalry] Cavalerie
    [prussian-hussars-no-6] 6e hussards prussiens
    [saxon-hussars] Hussards saxons
    [half-horse-battery] Demi-batterie à cheval
    [thuringian-slopes] Pentes de Thuringe
    [foot-of-the-slopes] Pied des pentes
    [saalfeld-bridge] Pont de Saalfeld
    [army-of-the-south] Armée du Midi
    [girard-s-division] Division Girard
    [v-corps-foot-battery] Batterie à pied du Ve corps
    [gazan-s-division] Division Gazan
    [pepin-21e-leger-100e] Pépin (21e léger, 100e)
    [v-corps-heavy-battery] Batterie lourde du Ve corps
    [reserve] Réserve
    [grenadiers-reunis] Grenadiers réunis
    [bron-4e-20e-26e-dragons] Bron (4e, 20e, 26e dragons)
    [bouvier-des-eclats-14e-17e-27e-dragons] Bouvier des Éclats (14e, 17e, 27e dragons)
    [briche-2e-and-10e-hussards-21e-chasseurs] Briche (2e et 10e hussards, 21e chasseurs)
    [vistula-lancers] Lanciers de la Vistule
    [allied-army] Armée alliée
    [british-and-portuguese] Britanniques et Portugais
    [the-2nd-division] 2e division
    [colborne-3rd-31st-48th-66th] Colborne (3e, 31e, 48e, 66e)
    [hoghton-29th-48th-57th] Hoghton (29e, 48e, 57e)
    [abercrombie-28th-34th-39th] Abercrombie (28e, 34e, 39e)
    [alten-1st-and-2nd-kgl-light] Alten (1er et 2e légers de la KGL)
    [cleeves-kgl-6-pdr] Batterie Cleeves, KGL (pièces de 6)
    [hawker-9-pdr] Batterie Hawker (pièces de 9)
    [the-4th-division] 4e division
    [myers-7th-7th-23rd-fusiliers] Myers (7e, 7e et 23e fusiliers)
    [harvey-portuguese-11th-23rd-lusitanian-legion] Harvey (11e et 23e portugais, Légion lusitanienne)
    [de-grey-3rd-dg-4th-dragoons] De Grey (3e dragons de la garde, 4e dragons)
    [the-13th-light-dragoons-and-otway-portuguese] 13e dragons légers et Otway (Portugais)
    [loy-spanish-cavalry] Loy (cavalerie espagnole)
    [lefebure-horse] Batterie à cheval Lefebure
    [spanish] Espagnols
    [zayas-s-division] Division Zayas
    [zayas-a-spanish-guards-irlanda] Zayas A (gardes espagnoles, Irlanda)
    [spanish-battery] Batterie espagnole
    [ballesteros-s-division] Division Ballesteros
    [lardizabal-s-division] Division Lardizabal
    [albuera-ridge] Crête d'Albuera
    [albuera-village] Village d'Albuera
    [southern-knoll] Mamelon sud
    [northern-knoll] Mamelon nord
    [olive-groves] Oliveraies
    [left-wing] Aile gauche
    [ii-corps] IIe corps
    [ii-corps-12-pdr-battery] Batterie du IIe corps (pièces de 12)
    [the-5th-division] 5e division
    [the-5th-division-foot-battery] Batterie à pied de la 5e division
    [the-9th-division] 9e division
    [the-9th-division-foot-battery] Batterie à pied de la 9e division
    [the-6th-division] 6e division
    [the-6th-division-foot-battery] Batterie à pied de la 6e division
    [the-2nd-cavalry-division] 2e division de cavalerie
    [hubert-1er-6e-chasseurs] Hubert (1er, 6e chasseurs)
    [wathiez-5e-6e-lanciers] Wathiez (5e, 6e lanciers)
    [pire-horse-battery] Batterie à cheval de Piré
    [kellermann-s-cavalry] Cavalerie de Kellermann
    [guiton-8e-11e-cuirassiers] Guiton (8e, 11e cuirassiers)
    [prince-of-orange] Prince d'Orange
    [duke-of-brunswick] Duc de Brunswick
    [the-2nd-netherlands-division] 2e division des Pays-Bas
    [bijleveld-horse-6-pdr] Batterie à cheval Bijleveld (pièces de 6)
    [stevenaar-foot-6-pdr] Batterie à pied Stevenaar (pièces de 6)
    [best-hanoverian-landwehr] Best (Landwehr de Hanovre)
    [rogers-9-pdr] Batterie Rogers (pièces de 9)
    [rettberg-9-pdr-hanover-kgl] Batterie Rettberg, Hanovre et KGL (pièces de 9)
    [brunswick-corps] Corps de Brunswick
    [brunswick-light] Infanterie légère de Brunswick
    [brunswick-line] Infanterie de ligne de Brunswick
    [brunswick-hussars-and-lancers] Hussards et lanciers de Brunswick
    [the-3rd-division] 3e division
    [lloyd-9-pdr] Batterie Lloyd (pièces de 9)
    [cleeves-9-pdr] Batterie Cleeves (pièces de 9)
    [the-1st-division] 1re division
    [maitland-1st-guards] Maitland (1er de la Garde)
    [byng-2nd-and-3rd-guards] Byng (2e et 3e de la Garde)
    [kuhlmann-horse] Batterie à cheval Kuhlmann
    [quatre-bras-crossroads] Carrefour des Quatre-Bras
    [quatre-bras-rise] Butte des Quatre-Bras
    [quatre-bras] Les Quatre-Bras
    [gemioncourt-brook] Ruisseau de Gémioncourt
    [gemioncourt-heights] Hauteurs de Gémioncourt
    [gemioncourt] Gémioncourt
    [brook-east] Ruisseau de l'est
    [french-corps] Corps français
    [allied-corps] Corps allié
    [british-division] Division britannique
    [mitchell-s-brigade] Brigade Mitchell
    [johnstone-s-brigade] Brigade Johnstone
    [brome-s-9-pdr-battery] Batterie Brome (pièces de 9)
    [mixed-division] Division mixte
    [king-s-german-legion] Légion allemande du roi
    [hanoverian-landwehr] Landwehr de Hanovre
    [sympher-s-battery] Batterie Sympher
    [light-dragoons] Dragons légers
    [the-15e-leger-and-23e-ligne] 15e léger et 23e de ligne
    [the-37e-and-64e-ligne] 37e et 64e de ligne
    [the-1st-division-battery] Batterie de la 1re division
    [the-34e-and-88e-ligne] 34e et 88e de ligne
    [combined-grenadiers] Grenadiers réunis
    [the-12-pdr-battery] Batterie de 12
   *[other] { $name }
}
