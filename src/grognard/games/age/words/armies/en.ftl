# Orders of battle in English.

## What is wrong

fault-bases = expected a number of bases from { $least } to { $most }
fault-ranks = expected ranks 2 or ranks 3
fault-skirmishers = only infantry has skirmish bases, and no more of them than bases
fault-label = a brigade has to become worn below its full number of bases, and spent below that
fault-mode = only infantry can march in columns or by impulse
fault-lancers = only cavalry has lances
fault-heavy = only batteries have heavy guns
fault-guns = only batteries have guns
fault-formation = this formation is not for this arm
fault-units = an army has at least one brigade or battery, and { $most } at most
fault-no-general = an army needs a general: name one for the army, a corps or a division
fault-two-armies = a list holds one army
fault-short-name = a short name has 1 to 16 letters, digits or dashes
fault-same-formation = two formations have the same short name
fault-same-general = two generals have the same short name
fault-no-formation = a general commands a formation that is not in the list

## In one line

army-size = { $units ->
    [one] one unit
   *[other] { $units } units
}, { $bases ->
    [one] one base
   *[other] { $bases } bases
}, { $generals ->
    [0] no general
    [one] one general
   *[other] { $generals } generals
}
grade = { $grade ->
    [conscript] Conscript
    [regular] Regular
   *[elite] Elite
}
arm = { $kind ->
    [infantry] infantry
    [light-cavalry] light cavalry
    [heavy-cavalry] heavy cavalry
   *[cuirassiers] cuirassiers
}
roster = { $grade } { $arm }, { $bases ->
    [one] one base
   *[other] { $bases } bases
}
roster-label = worn at { $worn }, { $spent ->
    [0] never spent
   *[other] spent at { $spent }
}
roster-lancers = with lances
roster-skirmishers = { $bases ->
    [one] one skirmish base
   *[other] { $bases } skirmish bases
}
roster-mode = { $mode ->
    [columnar] in columns
   *[impulse] by impulse
}
roster-ranks = in two ranks
roster-battery = { $heavy ->
    [yes] Heavy { $kind ->
        [horse-battery] horse battery
       *[foot-battery] foot battery
    }
   *[no] { $kind ->
        [horse-battery] Horse battery
       *[foot-battery] Foot battery
    }
}
guns = { $guns ->
    [old-guard] Old Guard or Russian guns
    [french-line] French line, British or KGL guns
   *[other] Other guns
}
leader-charismatic = charismatic
leader-value = value { $value }
stage = { $stage ->
    [whole] Whole
    [damaged] Damaged
    [fresh] Fresh
    [worn] Worn
   *[spent] Spent
}
ready-army = { $battle ->
    [meeting] For a meeting engagement
    [saalfeld] Saalfeld, 1806
    [albuera] Albuera, 1811
   *[quatre] Quatre Bras, 1815
}

## What it costs

price = { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $each ->
    [yes] {" "}each
   *[no] {""}
}
price-base = { $low }, { $middle } or { $high } a base
price-bases = { $what ->
    [ranks] two ranks:{" "}
   *[other] {""}
}1 point per { $bases ->
    [one] base
   *[other] { $bases } bases
}
part-bases = { $count ->
    [one] one { $grade ->
        [conscript] conscript
        [regular] regular
       *[elite] elite
    } base
   *[other] { $count } { $grade ->
        [conscript] conscript
        [regular] regular
       *[elite] elite
    } bases
} at { $each }
part-mode = columns or impulse
part-ranks = two ranks
part-lancers = lances
part-skirmishers = { $count ->
    [one] one skirmish base
   *[other] { $count } skirmish bases
}
part-battery = battery
part-heavy = heavy guns
part-horse = horse artillery
part-guns = { $guns ->
    [old-guard] Old Guard or Russian guns
   *[french-line] French line, British or KGL guns
}
part-general = general
part-charismatic = charismatic
part-value = { $count ->
    [one] one point of value above −2
   *[other] { $count } points of value above −2
}

## Forms

unit-one = Unit
unit-name = Name of the unit
unit-add = Add a unit
unit-none = No unit yet.
start = { $kind ->
    [brigade] Infantry brigade
    [cavalry] Cavalry brigade
   *[battery] Battery
}
coat = { $coat ->
    [army] As the army
    [french] French
    [prussian] Prussian
    [saxon] Saxon
    [british] British
    [portuguese] Portuguese
    [spanish] Spanish
    [kgl] King’s German Legion
    [hanover] Hanoverian
    [nassau] Nassau
    [netherlands] Netherlands
    [brunswick] Brunswick
    [austrian] Austrian
   *[russian] Russian
}
coat-about = What it wears on the table; no rule asks for it.
formation-usual = As usual
term = { $term ->
    [nation] Nation
    [arm] Arm
    [grade] Grade
    [bases] Bases
    [men] Men (0: count bases)
    [worn] Worn at (0: by grade)
    [spent] Spent at (0: by grade)
    [mode] March mode
    [ranks] Ranks
    [skirmishers] Skirmish bases
    [lancers] Lances
    [heavy] Heavy guns
    [guns] Guns
    [formation] Formation
    [stays] Stays where it is
    [timid] Never charges by choice
    [rests] May not move before turn
    [coat] Uniform
    [as] Short name of the formation
    [led] General
    [id] Short name of the general
    [charismatic] Charismatic
    [value] Value
    [gunner] Gunner
   *[commands] Commands only
}
group = { $kind ->
    [army] Army
    [corps] Corps
    [division] Division
   *[general] General
}
    .add = { $kind ->
    [army] Army command
    [corps] Corps
    [division] Division
   *[general] General
}
