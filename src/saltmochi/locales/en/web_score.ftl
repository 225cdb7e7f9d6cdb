# Score my hand: the score sheet for games with the real cards. $who is a name, $names are several.

web-score-title = Score sheet
web-score-about = Play with your own cards; the sheet does the counting. Tap what everybody has: it says what it is worth and why, settles the round and adds up. It stays on this device and needs no network.
web-score-begin-sheet = Begin a score sheet
web-score-going-on = Going on: { $names }
web-score-other-game = The other game
web-score-sheet = Sheet

# Who plays.
web-score-who = Who plays?
web-score-who-why = In the order in which you sit, clockwise.
web-score-player = Player { $number }
web-score-name = Name of player { $number }
web-score-add-player = Add a player
web-score-remove-player = Remove { $who }
web-score-edition = Edition
web-score-target = Target
web-score-target-why-sea-salt-paper = Whoever reaches it ends the game; the highest total wins.
web-score-target-why-happy-mochi = Whoever reaches it ends the game; the lowest total wins.
web-score-more = { $what }: more
web-score-less = { $what }: less
web-score-begin = Begin
web-score-keep = Keep

# The sheet.
web-score-no-rounds = { $names }: the sheet is ready. Come back when the first round is over.
web-score-column-round = Round
web-score-round = Round { $round }
web-score-add-round = Score round { $round }
web-score-go-on = Go on with round { $round }
web-score-starts = { $who } starts the next round.
web-score-total = Total
web-score-chart = { $count ->
    [one] The totals after one round, as a line for each player
   *[other] The totals over { $count } rounds, as a line for each player
}
web-score-open-round = Round { $round }, { $how }: look at it, change it
web-score-short-stop = stop
web-score-short-last-chance-won = last chance won
web-score-short-last-chance-lost = last chance lost
web-score-short-void = the deck ran out
web-score-short-mermaids = four mermaids
web-score-short-won = an empty hand
web-score-short-nobody = nobody won
web-score-again = Play again
web-score-change-game = Names and target
web-score-new-game = New game
web-score-new-game-why = This sheet is put away: its totals stay under the earlier games, its rounds do not.
web-score-stay = Stay here
web-score-earlier = { $count ->
    [one] One earlier game
   *[other] { $count } earlier games
}
web-score-won = Won:
web-score-change = Change
web-score-delete = Delete
web-score-delete-sure = Yes, delete it

# A round: what each player has.
web-score-steps = The steps of the round
web-score-ending = Ending
web-score-how = How to enter it
web-score-by-cards = Cards
web-score-by-points = Points only
web-score-tray = The cards of the box
web-score-filter = Show only
web-score-all = All
web-score-find = Find a card
web-score-none-found = No card is called that.
web-score-card-free = { $most ->
    [one] { $card }
   *[other] { $card }, { $most } in the box
}
web-score-card-held = { $card }, { $count } of { $most } taken
web-score-card-elsewhere = { $card }: { $who } has it
web-score-hand = { $who }: cards
web-score-empty-sea-salt-paper = Tap the cards of { $who }, in hand and laid.
web-score-empty-happy-mochi = Tap the cards left in the hand of { $who }. Kept cards do not count.
web-score-take-back = { $count ->
    [one] Take back { $card }
   *[other] Take back one of { $count }: { $card }
}
web-score-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
web-score-live = { $count ->
    [one] { $who }: 1 point
   *[other] { $who }: { $count } points
}
web-score-next = Next: { $who }
web-score-to-ending = How it ended
web-score-plain-points = Points of the cards
web-score-plain-points-why = In hand and laid, without colour bonus.
web-score-plain-bonus-why = The cards of the commonest colour. It counts only after a last chance.
web-score-kept-free = The sum of the numbers in hand. Kept cards do not count.

# A round: how it ended.
web-score-ended = How did the round end?
web-score-call-stop = Stop
web-score-call-last-chance = Last chance
web-score-call-void = The deck ran out
web-score-call-mermaids = Four mermaids
web-score-who-called = Who called it?
web-score-who-mermaids = Who had them?
web-score-winner = Who has no cards left?
web-score-nobody = Nobody
web-score-nobody-won = The round ends without a winner: everybody counts their hand.
web-score-not-paid = (not paid)
web-score-few = { $count ->
    [one] { $who } has 1 point; to end a round it takes { $most }. Is a card missing?
   *[other] { $who } has { $count } points; to end a round it takes { $most }. Is a card missing?
}
web-score-four-mermaids = { $who } has all four mermaids. They win the whole game.
web-score-lacks-ending = First say how the round ended.
web-score-lacks-caller = First say who it was.
web-score-lacks-winner = First say who has no cards left.
web-score-write = Write it down
