# Names of the battles and armies that come with the game. Those that are not here stay as they are.

name = { $known ->
    [armee-du-nord-1815] Army of the North, 1815
    [brigade-de-marche-1813] Provisional brigade, 1813
    [brigade-francaise-1809] French brigade, 1809
    [defense-de-plancenoit] Defenders of Plancenoit
    [division-francaise-1812] French division, 1812
    [division-reynier] Reynier's division
    [hillers-brigade] Hiller's brigade
    [osterreichische-avantgarde] Austrian advance guard
    [osterreichische-brigade-1809] Austrian brigade, 1809
    [osterreichische-brigade-1813] Austrian brigade, 1813
    [osterreichische-division-1813] Austrian division, 1813
    [osterreichisches-korps-1809] Austrian corps, 1809
    [preuische-brigade-1806] Prussian brigade, 1806
    [preuische-brigade-1813] Prussian brigade, 1813
    [preuische-brigade-1815] Prussian brigade, 1815
    [preuisches-korps-1813] Prussian corps, 1813
   *[other] { $name }
}
