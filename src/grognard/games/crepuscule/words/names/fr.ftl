# Les noms des batailles fournies avec le jeu. Ceux qui ne sont pas ici restent tels quels.

name = { $known ->
    [alder-wood] Bois d’aulnes
    [causeway] Chaussée
    [church] Église
    [churchyard] Cimetière
    [cottages] Chaumières
    [farm] Ferme
    [heights-of-maida] Hauteurs de Maida
    [hill] Colline
    [raszyn-inn] Auberge de Raszyn
    [road-to-la-belle-alliance] Route de la Belle-Alliance
    [scrub] Broussailles
    [wood-of-virere] Bois de Virère
   *[other] { $name }
}
