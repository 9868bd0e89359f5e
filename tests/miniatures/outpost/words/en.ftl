fault-arm = expected a kind of troops: { $known }
fault-bases = it has { $least } to { $most } bases
fault-units = an army has 1 to { $most } units
fault-scouts = an army has scouts once at most
fault-brigades = an army has one brigade at most
fault-brigaded = a brigade is made of two units or more, foot and horse
