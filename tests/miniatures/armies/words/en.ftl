fault-arm = expected a kind of troops: { $known }
fault-bases = a unit has { $least } to { $most } bases
fault-guns = guns wear no cuirass
fault-units = an army has 1 to { $most } units
fault-lone = a brigade has two units or more
