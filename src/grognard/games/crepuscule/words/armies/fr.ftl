# Les listes d'armée en français.

## Ce qui ne va pas

fault-troops = cette nation n’a pas de telles troupes
fault-figures = { $count ->
    [one] { $count } figurine
   *[other] { $count } figurines
  } : il en faut de { $least } à { $most }
fault-arm-elites = seule la cavalerie a des figurines d’élite
fault-arm-sappers = seuls les bataillons ont des sapeurs
fault-arm-officer = seule une batterie paie un officier
fault-arm-guard = seule une batterie a des servants de la garde ; les autres gardes sont des troupes à part
fault-arm-caisson = seule une batterie a un caisson
fault-arm-command = une batterie n’a ni drapeau ni musicien
fault-elites = { $count ->
    [one] une figurine d’élite
   *[other] { $count } figurines d’élite
  } : une sur quatre au plus, ici { $most }
fault-sappers = { $count ->
    [one] un sapeur
   *[other] { $count } sapeurs
  } : deux au plus par compagnie de quatre figurines, ici { $most }
fault-armour = seuls les pionniers portent l’armure lourde
fault-formation = cette unité ne peut pas commencer dans cette formation
fault-units = une armée a au moins une unité, et { $most } au plus
fault-chief = une armée a un général, son général en chef
fault-rank = un général de ce grade commande une armée de { $least } à { $most ->
    [one] { $most } point
   *[other] { $most } points
}
fault-brigadiers = { $most ->
    [0] pas de brigadier dans une si petite bataille : un par tranche de 750 points
    [one] un brigadier au plus : un par tranche de 750 points
   *[other] { $most } brigadiers au plus : un par tranche de 750 points
  }
fault-aides = deux aides de camp au plus par général, soit { $most }
fault-batteries = { $most ->
    [0] pas de batterie dans une si petite bataille
    [one] une batterie au plus pour ces points
   *[other] { $most } batteries au plus pour ces points
  }
fault-heavy = { $most ->
    [0] la première batterie ne peut pas être lourde
    [one] une batterie lourde au plus : une sur deux
   *[other] { $most } batteries lourdes au plus : une sur deux
  }
fault-share = { $share ->
    [cavalry] cavalerie
    [artillery] artillerie
    [officers] officiers
    [guards] garde
   *[militia] milice
  } : { $spent ->
    [one] { $spent } point
   *[other] { $spent } points
  }, soit { $over } de trop pour { $most } % de la bataille au plus
fault-infantry = infanterie : { $spent ->
    [one] { $spent } point
   *[other] { $spent } points
  }, il en manque { $short } pour atteindre { $least } % de l’armée
fault-old-guard = { $most ->
    [0] la Vieille Garde se bat à partir de 2 000 points
   *[other] { $most } de Vieille Garde au plus : un bataillon par tranche de 2 000 points
  }

## En une ligne

army-size = { $units ->
    [one] une unité
   *[other] { $units } unités
  }, { $figures ->
    [one] { $figures } figurine
   *[other] { $figures } figurines
  }, { $batteries ->
    [0] aucune batterie
    [one] une batterie
   *[other] { $batteries } batteries
  }, { $officers ->
    [0] aucun officier
    [one] un officier
   *[other] { $officers } officiers
  }
nation = { $nation ->
    [french] Français
    [british] Britanniques
    [prussian] Prussiens
    [austrian] Autrichiens
   *[russian] Russes
  }
troops = { $troops ->
    [conscripts] conscrits
    [line] infanterie de ligne
    [light-infantry] infanterie légère
    [grenadiers] grenadiers
    [young-guard] Jeune Garde
    [middle-guard] Moyenne Garde
    [old-guard] Vieille Garde
    [militia] milice
    [portuguese] ligne portugaise
    [highlanders] Écossais
    [rifles] Rifles
    [foot-guards] garde à pied
    [landwehr] Landwehr
    [reserve] infanterie de réserve
    [fusiliers] fusiliers
    [jager] chasseurs à pied
    [hungarians] ligne hongroise
    [grenzer] Grenzer
    [opolchenie] opoltchénié
    [pioneers] pionniers
    [chasseurs] chasseurs à cheval
    [hussars] hussards
    [lancers] lanciers
    [dragoons] dragons
    [cuirassiers] cuirassiers
    [carabiniers] carabiniers
    [guard-chasseurs] chasseurs à cheval de la Garde
    [guard-lancers] lanciers de la Garde
    [horse-grenadiers] grenadiers à cheval de la Garde
    [light-dragoons] dragons légers
    [heavy-dragoons] dragons lourds
    [life-guards] Life Guards
    [landwehr-cavalry] cavalerie de Landwehr
    [uhlans] uhlans
    [garde-du-corps] Gardes du Corps
    [chevaulegers] chevau-légers
    [cossacks] cosaques
    [chevalier-guard] chevaliers-gardes
    [light-battery] batterie légère à pied
    [medium-battery] batterie moyenne à pied
    [heavy-battery] batterie lourde à pied
    [howitzers] obusiers à pied
    [light-horse-battery] batterie légère à cheval
    [medium-horse-battery] batterie moyenne à cheval
   *[horse-howitzers] obusiers à cheval
  }
roster = { $arm ->
    [battery] { $troops }, { $figures ->
        [one] { $figures } servant
       *[other] { $figures } servants
      }
   *[troops] { $troops }, { $figures ->
        [one] { $figures } figurine
       *[other] { $figures } figurines
      }
  }
roster-count = { $what ->
    [elites] { $count ->
        [one] une figurine d’élite
       *[other] { $count } figurines d’élite
      }
   *[sappers] { $count ->
        [one] un sapeur
       *[other] { $count } sapeurs
      }
  }
roster-flag = { $what ->
    [colour] drapeau
    [musician] musicien
    [armour] armure lourde
    [officer] officier
    [guard] servants de la garde
   *[caisson] caisson
  }
formation = { $formation ->
    [line] ligne de bataille
    [extended-line] ligne étendue
    [assault-column] colonne d’assaut
    [march-column] colonne de marche
    [hollow-square] carré creux
    [solid-square] carré plein
    [skirmish-order] tirailleurs
    [echelon] échelons
    [foragers] fourrageurs
    [garrison] dans un bâtiment
    [deployed] en batterie
   *[limbered] attelée
  }
formation-usual = Comme d’habitude
rank = { $rank ->
    [brigade-general] général de brigade en chef
    [division-general] général de division en chef
    [corps-general] général de corps en chef
    [brigadier] brigadier
   *[adc] aide de camp
  }
rank-for = { $least ->
    [0] pour les armées de moins de 1 500 points
   *[other] pour les armées de { $least } points et plus
  }
ready-army = { $army ->
    [french-1809-1000] Deux régiments avec chasseurs et batterie
    [austrian-1809-1000] Ligne et Grenzer avec chevau-légers
    [french-1812-2000] Une division de la Grande Armée
    [russian-1812-2000] Une division avec quatre batteries
    [british-1811-1000] Une brigade en Espagne, avec Portugais et Rifles
    [prussian-1813-1000] Ligne, réserve et Landwehr
    [french-1813-1000] Conscrits, Jeune Garde et lanciers
    [british-1815-1000] Ligne, Écossais et Rifles
    [prussian-1806-1000] L’armée d’Iéna
    [austrian-1813-1000] Grenadiers et chasseurs
    [russian-1812-1000] Ligne et chasseurs avec deux batteries
    [russian-1813-1000] Grenadiers et uhlans
    [french-1815-2000] Les Cent-Jours, avec la Vieille Garde
    [british-1815-2000] Gardes, ligne et cavalerie lourde
    [british-1812-2000] L’armée de la Péninsule avec ses Portugais
    [prussian-1813-2000] Ligne, réserve et Landwehr de 1813
    [prussian-1815-2000] La campagne de 1815
    [austrian-1809-2000] L’armée de l’archiduc Charles
    [austrian-1813-2000] L’armée de Bohême
    [russian-1813-2000] Garde, grenadiers et cuirassiers
   *[other] L’armée d’une bataille
  }

## Ce que cela coûte

price = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }{ $each ->
    [yes] {" "}la figurine
   *[no] {""}
  }
part = { $what ->
    [figures] { $count ->
        [one] une figurine
       *[other] { $count } figurines à { $each }
      }
    [sappers] { $count ->
        [one] un sapeur
       *[other] { $count } sapeurs à { $each }
      }
    [armour] armure lourde, { $count } à { $each }
    [elites] { $count ->
        [one] une figurine d’élite
       *[other] { $count } figurines d’élite à { $each }
      }
    [colour] drapeau
    [musician] musicien
    [battery] batterie avec servants et attelage
    [gunners] { $count ->
        [one] un servant de plus
       *[other] { $count } servants de plus
      }
    [officer] officier d’artillerie
    [guard] servants de la garde
    [caisson] caisson
   *[rank] officier
  }

## Formulaires

unit-one = Unité
unit-name = Nom de l’unité
unit-add = Ajouter une unité
unit-none = Pas encore d’unité.
start = { $kind ->
    [battalion] Bataillon
    [cavalry] Régiment de cavalerie
   *[battery] Batterie
  }
term = { $term ->
    [nation] Nation
    [troops] Troupes
    [figures] Figurines ou servants
    [colour] Drapeau
    [musician] Musicien
    [elites] Figurines d’élite
    [sappers] Sapeurs
    [armour] Armure lourde
    [officer] Officier d’artillerie
    [guard] Servants de la garde
    [caisson] Caisson
    [formation] Formation
   *[rank] Grade
  }
group = { $kind ->
    [general] Général en chef
    [brigadier] Brigadier
   *[aide] Aide de camp
  }
    .add = { $kind ->
    [general] Général en chef
    [brigadier] Brigadier
   *[aide] Aide de camp
  }

## Profils

profile = { $of ->
    [WS] CC
    [BS] CT
    [S] F
    [T] E
    [W] PV
    [Ld] Cd
   *[other] { $of }
  }
profile-radius = commande à { $inches }″
profile-class = { $quality ->
    [militia] milice
    [line] ligne
    [veteran] vétérans
    [elite] élite
   *[guard] garde
  }
profile-firearm = { $firearm ->
    [musket] fusil
    [rifle] carabine rayée
   *[carbine] mousqueton
  } { $inches }″ F{ $strength }
profile-blade = { $blade ->
    [bayonet] baïonnette
    [sabre] sabre
    [lance] lance
   *[pike] pique
  }
profile-impact = impact { $value }
profile-skirmishers = { $count ->
    [one] un tirailleur à détacher
   *[other] { $count } tirailleurs à détacher
  }
profile-gun = pièce E{ $toughness }, { $wounds } PV, { $kind ->
    [howitzer] obus F3 (6 sous le centre) jusqu’à { $far }″
   *[gun] boulet F{ $ball } jusqu’à { $far }″, mitraille F{ $canister } jusqu’à { $near }″
  }
profile-trait = { $trait ->
    [light] infanterie légère
    [unwieldy] peu maniable
    [stubborn] obstinée
    [impetuous] impétueuse
    [irregular] irréguliers
    [move-and-fire] bouge et tire
    [pistols] pistolets
    [pioneers] outils
    [hatred] haine
    [frenzy] frénésie
   *[solid-square-only] carré plein seulement
  }
