# Score my hand: the score sheet for games with the real cards. $who is a name, $names are several.

web-score-title = Score sheet
web-score-about = Playing with real cards? Tap what each player has: the sheet counts the points, shows why, and keeps the totals. It works offline, and nothing leaves this device.
web-score-begin-sheet = Start a score sheet
web-score-going-on = In progress: { $names }
web-score-other-game = Switch game
web-score-sheet = Sheet

# Who plays.
web-score-who = Who’s playing?
web-score-who-why = In the order you sit, clockwise.
web-score-player = Player { $number }
web-score-name = Name of player { $number }
web-score-add-player = Add player
web-score-remove-player = Remove { $who }
web-score-edition = Edition
web-score-target = Target
web-score-target-why-sea-salt-paper = When someone reaches it, the highest total wins.
web-score-target-why-happy-mochi = When someone reaches it, the lowest total wins.
web-score-more = { $what }: more
web-score-less = { $what }: less
web-score-begin = Start
web-score-keep = Save

# The sheet.
web-score-no-rounds = { $names }: the sheet is ready. Come back after the first round.
web-score-column-round = Round
web-score-round = Round { $round }
web-score-add-round = Score round { $round }
web-score-go-on = Continue round { $round }
web-score-starts = { $who } starts the next round.
web-score-total = Total
web-score-chart = { $count ->
    [one] The totals after 1 round, one line per player
   *[other] The totals over { $count } rounds, one line per player
}
web-score-open-round = Round { $round }, { $how }: view or change
# $stop and $chance are the calls of the edition.
web-score-short-stop = { $stop }
web-score-short-last-chance-won = { $chance } won
web-score-short-last-chance-lost = { $chance } lost
web-score-short-void = the deck ran out
web-score-short-mermaids = four mermaids
web-score-short-mermaids-dance = three mermaids
web-score-short-won = empty hand
web-score-short-nobody = nobody won
web-score-again = Play again
web-score-change-game = Names and target
web-score-new-game = New game
web-score-new-game-why = This sheet moves to your earlier games. Its totals are kept, but not its rounds.
web-score-stay = Cancel
web-score-earlier = { $count ->
    [one] 1 earlier game
   *[other] { $count } earlier games
}
web-score-won = Won:
web-score-change = Change
web-score-delete = Delete
web-score-delete-sure = Yes, delete it

# A round: what each player has.
web-score-steps = The steps of the round
web-score-ending = Ending
web-score-how = Enter cards or points
web-score-by-cards = Cards
web-score-by-points = Points only
web-score-tray = All the cards
web-score-filter = Show only
web-score-all = All
web-score-find = Find a card
web-score-none-found = No card has that name.
web-score-card-free = { $most ->
    [one] { $card }
   *[other] { $card }, { $most } in the box
}
web-score-card-held = { $most ->
    [one] { $card }: added
   *[other] { $card }: { $count } of { $most } added
}
web-score-card-elsewhere = { $card }: { $who } has it
web-score-hand = { $who }’s cards
web-score-empty-sea-salt-paper = Tap { $who }’s cards, in hand and played.
web-score-empty-happy-mochi = Tap the cards left in { $who }’s hand. Kept cards don’t count.
web-score-take-back = { $count ->
    [one] Remove { $card }
   *[other] Remove one of { $count }: { $card }
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
web-score-plain-points = Points for cards
web-score-plain-points-why = In hand and played, without the colour bonus.
web-score-plain-bonus-why = The number of cards of the most common colour. Counts only after { $chance }.
web-score-kept-free = The sum of the numbers in hand. Kept cards don’t count.
# The expansions.
web-score-starfish = Starfish that count
web-score-starfish-why = A starfish counts if it was played with a pair, or if you have a pair in hand for it.
web-score-event-choose = Choose the event
web-score-event-of = { $who }’s event: { $event }
web-score-two-events = { $who } now has two events. Which one stays?

# A round: how it ended.
web-score-ended = How did the round end?
web-score-call-void = The deck ran out
web-score-call-mermaids = Four mermaids
# Under the Dance of the Mermaids.
web-score-call-mermaids-dance = Three mermaids
web-score-who-called = Who called it?
web-score-who-mermaids = Who had them?
web-score-winner = Who has no cards left?
web-score-nobody = Nobody
web-score-nobody-won = The round ends without a winner: everyone scores their hand.
web-score-not-paid = (doesn’t count)
web-score-few = { $count ->
    [one] { $who } has 1 point, but it takes { $most } to end a round. Is a card missing?
   *[other] { $who } has { $count } points, but it takes { $most } to end a round. Is a card missing?
}
# $mermaids says how four mermaids win in this edition: laid, held or laid-or-shown.
web-score-four-mermaids = { $mermaids ->
    [laid] { $who } has all four mermaids. If they were played, { $who } wins the game!
   *[other] { $who } has all four mermaids and wins the game!
}
web-score-three-mermaids = { $mermaids ->
    [laid] { $who } has three mermaids. If they were played, { $who } wins the game!
   *[other] { $who } has three mermaids and wins the game!
}
# $event is an event that forbids the call $stop.
web-score-no-stop = With “{ $event }”, { $who } can’t call { $stop }, only { $chance }.
web-score-lacks-ending = First choose how the round ended.
web-score-lacks-caller = First choose who it was.
web-score-lacks-winner = First choose who has no cards left.
web-score-lacks-event = First choose this round’s event.
web-score-lacks-kept = First choose which event stays.
web-score-write = Save round
