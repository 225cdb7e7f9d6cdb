# Words for any table, in the terminal and in the browser.

play-you = You
play-opponent = Opponent { $number }
play-seat = Seat { $number }
play-round = Round { $round }
play-deck = Deck
play-cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
play-points = { $count ->
    [one] one point
   *[other] { $count } points
}
play-empty = empty
play-nothing = nothing
play-player = Player
play-total = Total
play-hand = Hand
play-laid = Laid
play-gained = Gained
