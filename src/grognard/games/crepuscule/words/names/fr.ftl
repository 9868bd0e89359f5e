# Les noms des batailles et des armées fournies avec le jeu. Ceux qui ne sont pas ici restent tels quels.

name = { $known ->
    [alder-wood] Bois d’aulnes
    [allied-brigade-1811] Brigade alliée, 1811
    [anglo-allied-division-1815] Division anglo-alliée, 1815
    [british-brigade-1815] Brigade britannique, 1815
    [causeway] Chaussée
    [church] Église
    [churchyard] Cimetière
    [cottages] Chaumières
    [defense-de-plancenoit] Défenseurs de Plancenoit
    [farm] Ferme
    [heights-of-maida] Hauteurs de Maida
    [hill] Colline
    [hillers-brigade] Brigade Hiller
    [osterreichische-avantgarde] Avant-garde autrichienne
    [osterreichische-brigade-1809] Brigade autrichienne, 1809
    [osterreichische-brigade-1813] Brigade autrichienne, 1813
    [osterreichische-division-1813] Division autrichienne, 1813
    [osterreichisches-korps-1809] Corps autrichien, 1809
    [peninsular-division-1812] Division de la Péninsule, 1812
    [poles-and-saxons] Polonais et Saxons
    [preuische-brigade-1806] Brigade prussienne, 1806
    [preuische-brigade-1813] Brigade prussienne, 1813
    [preuische-brigade-1815] Brigade prussienne, 1815
    [preuisches-korps-1813] Corps prussien, 1813
    [raszyn-inn] Auberge de Raszyn
    [road-to-la-belle-alliance] Route de la Belle-Alliance
    [russian-brigade-1812] Brigade russe, 1812
    [russian-brigade-1813] Brigade russe, 1813
    [russian-division-1812] Division russe, 1812
    [russian-reserve-1813] Réserve russe, 1813
    [scrub] Broussailles
    [stuart-s-division] Division Stuart
    [wood-of-virere] Bois de Virère
   *[other] { $name }
}
