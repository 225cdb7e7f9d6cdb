# Words for any table, in the terminal and in the browser.

# The label of your own row in a table. In a sentence, “you” is never a name: see who-has.
play-you = You
play-opponent = Opponent { $number }
play-seat = Seat { $number }
play-round = Round { $round }
play-deck = Deck
play-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
play-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
play-pile-empty = empty
play-nothing = nothing
play-player = Player
play-total = Total
play-hand = Hand
play-laid = Played
play-gained = This round

# Left and right as they stand in a sentence: “the left pile”.
side-left = left
side-right = right

# A sentence about a player: $who is the name, $me is yes if that player is the reader.
# The subject, and in languages with a compound past its auxiliary too.
who-has = { $me ->
    [yes] You
   *[no] { $who }
}
# What a player did. $clauses is one clause, or several joined by commas and “and”: “took a yellow crab from the left pile”.
log-turn = { who-has } { $clauses }.
# The same where the first clause has its own verb: “stole a card from you”.
log-turn-named = { $who } { $clauses }.
log-begin = { $me ->
    [yes] You go first.
   *[no] { $who } goes first.
}

# Who won. $who is one name or several, $others the winners besides the reader, $count how many won.
outcome-win = { $me ->
    [yes] { $count ->
        [one] You win the game!
       *[other] You share the win with { $others }!
    }
   *[no] { $count ->
        [one] { $who } wins the game!
       *[other] { $who } share the win!
    }
}

# A label and what it labels.
labelled = { $label }: { $text }
