# Army lists in English.

## What is wrong

fault-troops = this nation has no such troops
fault-figures = { $count ->
    [one] one figure
   *[other] { $count } figures
  }: expected { $least } to { $most }
fault-arm-elites = only cavalry has elite figures
fault-arm-sappers = only battalions have sappers
fault-arm-officer = only a battery pays for an officer
fault-arm-guard = only a battery has a guard crew; other guards are troops of their own
fault-arm-caisson = only a battery has a caisson
fault-arm-command = a battery has no colour and no musician
fault-elites = { $count ->
    [one] one elite figure
   *[other] { $count } elite figures
  }: at most one in four is, here { $most }
fault-sappers = { $count ->
    [one] one sapper
   *[other] { $count } sappers
  }: at most two for each company of four figures, here { $most }
fault-armour = only pioneers wear heavy armour
fault-formation = this unit cannot start in this formation
fault-units = an army has at least one unit, and { $most } at most
fault-chief = an army has one general, its commander-in-chief
fault-rank = a general of this rank leads armies of { $least } to { $most } points
fault-brigadiers = { $most ->
    [0] no brigadier in so small a battle: one for every 750 points
    [one] one brigadier at most: one for every 750 points
   *[other] { $most } brigadiers at most: one for every 750 points
  }
fault-aides = at most { $most } aides-de-camp: two for each general
fault-batteries = { $most ->
    [0] no battery in so small a battle
    [one] one battery at most for these points
   *[other] { $most } batteries at most for these points
  }
fault-heavy = { $most ->
    [0] the first battery cannot be a heavy one
    [one] one heavy battery at most: every second one
   *[other] { $most } heavy batteries at most: every second one
  }
fault-share = { $share ->
    [cavalry] cavalry
    [artillery] artillery
    [officers] officers
    [guards] guards
   *[militia] militia
  }: { $spent } points, { $over } over its limit of { $most }% of the battle
fault-infantry = infantry: { $spent } points, { $short } short of the { $least }% that an army needs
fault-old-guard = { $most ->
    [0] the Old Guard fights in battles of 2,000 points and more
   *[other] { $most } of Old Guard at most: one battalion for every 2,000 points
  }

## In one line

army-size = { $units ->
    [one] one unit
   *[other] { $units } units
  }, { $figures ->
    [one] one figure
   *[other] { $figures } figures
  }, { $batteries ->
    [0] no battery
    [one] one battery
   *[other] { $batteries } batteries
  }, { $officers ->
    [0] no officer
    [one] one officer
   *[other] { $officers } officers
  }
nation = { $nation ->
    [french] French
    [british] British
    [prussian] Prussian
    [austrian] Austrian
   *[russian] Russian
  }
troops = { $troops ->
    [conscripts] conscripts
    [line] line infantry
    [light-infantry] light infantry
    [grenadiers] grenadiers
    [young-guard] Young Guard
    [middle-guard] Middle Guard
    [old-guard] Old Guard
    [militia] militia
    [portuguese] Portuguese line
    [highlanders] Highlanders
    [rifles] Rifles
    [foot-guards] Foot Guards
    [landwehr] Landwehr
    [reserve] reserve infantry
    [fusiliers] fusiliers
    [jager] Jäger
    [hungarians] Hungarian line
    [grenzer] Grenzer
    [opolchenie] opolchenie
    [pioneers] pioneers
    [chasseurs] chasseurs à cheval
    [hussars] hussars
    [lancers] lancers
    [dragoons] dragoons
    [cuirassiers] cuirassiers
    [carabiniers] carabiniers
    [guard-chasseurs] Guard chasseurs à cheval
    [guard-lancers] Guard lancers
    [horse-grenadiers] Guard horse grenadiers
    [light-dragoons] light dragoons
    [heavy-dragoons] heavy dragoons
    [life-guards] Life Guards
    [landwehr-cavalry] Landwehr cavalry
    [uhlans] uhlans
    [garde-du-corps] Garde du Corps
    [chevaulegers] Chevaulegers
    [cossacks] Cossacks
    [chevalier-guard] Chevalier Guard
    [light-battery] light foot battery
    [medium-battery] medium foot battery
    [heavy-battery] heavy foot battery
    [howitzers] foot howitzers
    [light-horse-battery] light horse battery
    [medium-horse-battery] medium horse battery
   *[horse-howitzers] horse howitzers
  }
roster = { $arm ->
    [battery] { $troops }, { $figures } gunners
   *[troops] { $figures } { $troops }
  }
roster-count = { $what ->
    [elites] { $count ->
        [one] one elite figure
       *[other] { $count } elite figures
      }
   *[sappers] { $count ->
        [one] one sapper
       *[other] { $count } sappers
      }
  }
roster-flag = { $what ->
    [colour] colour
    [musician] musician
    [armour] heavy armour
    [officer] officer
    [guard] guard crew
   *[caisson] caisson
  }
formation = { $formation ->
    [line] battle line
    [extended-line] extended line
    [assault-column] assault column
    [march-column] march column
    [hollow-square] hollow square
    [solid-square] solid square
    [skirmish-order] skirmish order
    [echelon] echelon
    [foragers] foragers
    [garrison] in a building
    [deployed] unlimbered
   *[limbered] limbered
  }
formation-usual = As usual
rank = { $rank ->
    [brigade-general] brigade general in command
    [division-general] division general in command
    [corps-general] corps general in command
    [brigadier] brigadier
   *[adc] aide-de-camp
  }
rank-for = { $least ->
    [0] for armies below 1,500 points
   *[other] for armies of { $least } points and more
  }
ready-army = { $army ->
    [french-1809-1000] Two regiments with chasseurs and a battery
    [austrian-1809-1000] Line and Grenzer with Chevaulegers
    [french-1812-2000] A division of the Grande Armée
    [russian-1812-2000] A division with four batteries
    [british-1811-1000] A brigade in Spain, with Portuguese and Rifles
    [prussian-1813-1000] Line, reserve and Landwehr
    [french-1813-1000] Conscripts, Young Guard and lancers
    [british-1815-1000] Line, Highlanders and Rifles
    [prussian-1806-1000] The army of Jena
    [austrian-1813-1000] Grenadiers and Jäger
    [russian-1812-1000] Line and jägers with two batteries
    [russian-1813-1000] Grenadiers and uhlans
    [french-1815-2000] The Hundred Days, with Old Guard
    [british-1815-2000] Guards, line and heavy cavalry
    [british-1812-2000] The Peninsular army with its Portuguese
    [prussian-1813-2000] Line, reserve and Landwehr of 1813
    [prussian-1815-2000] The campaign of 1815
    [austrian-1809-2000] The army of the Archduke Charles
    [austrian-1813-2000] The army of Bohemia
    [russian-1813-2000] Guard, grenadiers and cuirassiers
   *[other] The army of a battle
  }

## What it costs

price = { $points ->
    [one] 1 point
   *[other] { $points } points
  }{ $each ->
    [yes] {" "}a figure
   *[no] {""}
  }
part = { $what ->
    [figures] { $count ->
        [one] one figure
       *[other] { $count } figures at { $each }
      }
    [sappers] { $count ->
        [one] one sapper
       *[other] { $count } sappers at { $each }
      }
    [armour] heavy armour, { $count } at { $each }
    [elites] { $count ->
        [one] one elite figure
       *[other] { $count } elite figures at { $each }
      }
    [colour] colour
    [musician] musician
    [battery] battery with its crew and limber
    [gunners] { $count ->
        [one] one more gunner
       *[other] { $count } more gunners
      }
    [officer] artillery officer
    [guard] guard crew
    [caisson] caisson
   *[rank] officer
  }

## Forms

unit-one = Unit
unit-name = Name of the unit
unit-add = Add a unit
unit-none = No unit yet.
start = { $kind ->
    [battalion] Battalion
    [cavalry] Cavalry regiment
   *[battery] Battery
  }
term = { $term ->
    [nation] Nation
    [troops] Troops
    [figures] Figures or gunners
    [colour] Colour
    [musician] Musician
    [elites] Elite figures
    [sappers] Sappers
    [armour] Heavy armour
    [officer] Artillery officer
    [guard] Guard crew
    [caisson] Caisson
    [formation] Formation
   *[rank] Rank
  }
group = { $kind ->
    [general] Commander-in-chief
    [brigadier] Brigadier
   *[aide] Aide-de-camp
  }
    .add = { $kind ->
    [general] Commander-in-chief
    [brigadier] Brigadier
   *[aide] Aide-de-camp
  }

## Profiles

profile = { $of }
profile-radius = commands within { $inches }″
profile-class = { $quality ->
    [militia] militia
    [line] line
    [veteran] veterans
    [elite] elite
   *[guard] guard
  }
profile-firearm = { $firearm ->
    [musket] musket
    [rifle] rifle
   *[carbine] carbine
  } { $inches }″ S{ $strength }
profile-blade = { $blade ->
    [bayonet] bayonet
    [sabre] sabre
    [lance] lance
   *[pike] pike
  }
profile-impact = impact { $value }
profile-skirmishers = { $count ->
    [one] one skirmisher to detach
   *[other] { $count } skirmishers to detach
  }
profile-gun = gun T{ $toughness }, { $wounds } wounds, { $kind ->
    [howitzer] shell S3 (6 under the centre) to { $far }″
   *[gun] ball S{ $ball } to { $far }″, canister S{ $canister } to { $near }″
  }
profile-trait = { $trait ->
    [light] light infantry
    [unwieldy] unwieldy
    [stubborn] stubborn
    [impetuous] impetuous
    [irregular] irregular
    [move-and-fire] moves and fires
    [pistols] pistols
    [pioneers] tools
    [hatred] hatred
    [frenzy] frenzy
   *[solid-square-only] solid square only
  }
