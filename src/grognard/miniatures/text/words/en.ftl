# What is expected where an order cannot be read, in any game on a measured table.

choice = expected one of { $known }
unit = expected a unit: { $known }
target = expected '>' and a target
nothing-more = expected nothing more
another-leg = expected nothing more, or a comma and another leg
place = expected a place in { $unit ->
    [cm] centimetres
   *[in] inches
}, such as 60,27.5
length = expected a length in { $unit ->
    [cm] centimetres
   *[in] inches
}, such as 7.5 (at most { $decimals ->
    [one] one decimal
   *[other] { $decimals } decimals
})
heading = expected a direction in degrees, such as 0
angle = expected an angle in degrees, such as 22.5 (at most { $decimals ->
    [one] one decimal
   *[other] { $decimals } decimals
})
angle-too-wide = expected an angle of at most 360 degrees
measured = expected a unit in sight, or a place such as 60,27.5
own-table = { $battle } has its own table; terrain=1 would play it on random ground
