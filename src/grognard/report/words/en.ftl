# The words of the end of a battle in English, for any game.
#
# A sentence begins with a small letter where it begins with a name: the program raises it.

victory = Victory: { $side }
draw = Draw
end-resigned = { $you ->
    [yes] you resigned
   *[no] resignation by { $side }
}{ $turn ->
    [0] {""}
   *[other] {" "}on turn { $turn }
}.
end-agreed = both sides agreed on a draw{ $turn ->
    [0] {""}
   *[other] {" "}on turn { $turn }
}.
end-time = { $you ->
    [yes] you ran out of time
   *[no] time ran out for { $side }
}{ $turn ->
    [0] {""}
   *[other] {" "}on turn { $turn }
}.
