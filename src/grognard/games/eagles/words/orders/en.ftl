# What is expected where an order cannot be read.

verb = expected one of the verbs { $known }
card = expected a card you can see, such as 015, or a face-down enemy card, such as AC#2
unknown-card = unknown card: expected a card you can see, such as 015, or a face-down enemy card, such as AC#2
face-down-card = expected a Position and a number, such as AC#2
face-down-number = { $place } holds { $count ->
    [0] no face-down enemy cards
    [one] 1 face-down enemy card: expected { $place }#1
   *[other] { $count } face-down enemy cards: expected a number from 1 to { $count }
}
place = expected a Position (FL FC FR AL AC AR) or reserve
formation = expected a formation: line, column or square
nothing-more = expected nothing more after '{ $verb }'
not-in-a-campaign = not for a campaign: its decks are given by rule 16.0
sent = expected a card that may be sent, such as 015, or all
battle = expected a battle: { $known }
