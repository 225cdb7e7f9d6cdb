# Sea Salt & Paper: points in words, what happened, the editions, and what can be chosen.

# The piles as labels.
pile-left = Left pile
pile-right = Right pile

# The lines of an explanation of points.
points-pairs-crab = { $pairs ->
    [one] 1 pair of crabs
   *[other] { $pairs } pairs of crabs
}
points-pairs-boat = { $pairs ->
    [one] 1 pair of boats
   *[other] { $pairs } pairs of boats
}
points-pairs-fish = { $pairs ->
    [one] 1 pair of fish
   *[other] { $pairs } pairs of fish
}
points-pairs-swimmer-shark = { $pairs ->
    [one] 1 pair of swimmer and shark
   *[other] { $pairs } pairs of swimmer and shark
}
points-collection-shell = { $count ->
    [one] 1 shell (scores from two up)
   *[other] { $count } shells
}
points-collection-octopus = { $count ->
    [one] 1 octopus (scores from two up)
   *[other] { $count } octopuses
}
points-collection-penguin = { $count ->
    [one] 1 penguin
   *[other] { $count } penguins
}
points-collection-sailor = { $count ->
    [one] 1 sailor (you need both)
   *[other] both sailors
}
points-multiplier-lighthouse = { $count ->
    [0] lighthouse: no boats to count
    [one] lighthouse: 1 for one boat
   *[other] lighthouse: 1 for each of { $count } boats
}
points-multiplier-shoal-of-fish = { $count ->
    [0] shoal: no fish to count
    [one] shoal: 1 for one fish
   *[other] shoal: 1 for each of { $count } fish
}
points-multiplier-penguin-colony = { $count ->
    [0] colony: no penguins to count
    [one] colony: 2 for one penguin
   *[other] colony: 2 for each of { $count } penguins
}
points-multiplier-captain = { $count ->
    [0] captain: no sailors to count
    [one] captain: 3 for one sailor
   *[other] captain: 3 for each of { $count } sailors
}
points-mermaid = { $count ->
    [one] mermaid { $number }: 1 { $colour } card
   *[other] mermaid { $number }: { $count } { $colour } cards
}

# The parts of a score.
part-duos = Pairs
part-collectors = Collectors
part-multipliers = Multipliers
part-mermaids = Mermaids
part-points = Points
part-colour-bonus = Colour bonus
# $chance is the name of the call in the edition.
part-colour-bonus-why = { $count ->
    [one] 1 { $colour } card; counts only after { $chance }
   *[other] { $count } { $colour } cards; count only after { $chance }
}

# What a player did, without the subject: log-turn puts it in front. $card, $first and $second are cards with their
# article, $side is side-left or side-right, $stop and $chance are the calls of the edition.
did-draw = drew from the deck
did-get = drew { $card } from the deck
did-get-hidden = drew a card from the deck
did-see = saw { $card }
did-take = took { $card } from the { $side } pile
did-keep = kept { $card }
did-keep-hidden = kept a card
did-put = put { $card } on the { $side } pile
did-lay = played { $first } and { $second }
did-lay-mermaids = played all four mermaids
did-look = looked through the { $side } pile
did-pick = took { $card } out of the { $side } pile
did-pick-hidden = took a card out of the { $side } pile
did-steal = stole { $card } from { $victim }
did-steal-hidden = stole a card from { $victim }
did-end-turn = ended the turn
did-stop = called { $stop }
did-last-chance = called { $chance }
# A clause with its own verb: log-turn-named puts only the name in front.
did-steal-you = stole { $card } from you

# Other things that happen.
log-turn-up = The { $side } pile starts with { $card }.
log-rob = { $me ->
    [yes] You’re about to steal a card from { $victim }.
   *[no] { $who } is about to steal a card from { $victim }.
}
log-rob-you = { $who } is about to steal a card from you.
log-shuffle = All the cards are shuffled for the next round.

# How a round ended. $who and $me are the player who ended it.
ending-stop = { $me ->
    [yes] You called { $stop }: everyone scores their cards.
   *[no] { $who } called { $stop }: everyone scores their cards.
}
ending-last-chance-won = { $me ->
    [yes] You won your bet! You score your cards and your colour bonus; the others score only their colour bonus.
   *[no] { $who } won the bet: cards and colour bonus for { $who }, only the colour bonus for everyone else.
}
ending-last-chance-lost = { $me ->
    [yes] You lost your bet: you score only your colour bonus; the others score their cards.
   *[no] { $who } lost the bet: only the colour bonus for { $who }; everyone else scores their cards.
}
ending-void = The deck ran out, so nobody scores.
ending-mermaids = { $me ->
    [yes] You have all four mermaids!
   *[no] { $who } has all four mermaids!
}

# Why the game ended: see outcome-win.
outcome-target = { outcome-win }
outcome-mermaids = { outcome-win } Four mermaids beat everything.
outcome-voids = { outcome-win } After ten void rounds in a row the highest total wins.
tie-last-round = A tie! The better last round decides it.
tie-ender = A tie! The player who ended the last round wins it.
tie-shared = A tie, and nothing breaks it.

# The editions side by side.
edition-calls = Calls
edition-e1 = Four mermaids win
edition-e1-laid = when you play them on your turn
edition-e1-held = as soon as one hand has all four
edition-e1-laid-or-shown = when you play them, or end your turn or the round with all four
edition-e2 = White is a colour
edition-e3 = Stealing in final turns
edition-e3-yes = from hands not yet shown
edition-e3-no = never; the pair can be played without its effect
edition-e4 = The deck runs out
edition-e4-at-turn-end = void at the end of the turn, unless that turn ends with { $stop }
edition-e4-at-once = void at once, even in the middle of a turn
edition-e4-unless-called = void at the end of the turn, unless the player calls { $stop } or { $chance }
edition-e5 = Deck empty in final turns
edition-e5-at-turn-end = void at the end of the turn
edition-e5-at-once = void at once
edition-e5-ignored = play goes on from the piles, and the bet counts
edition-e6 = First player of the next round
edition-e6-left-of-last-turn = left of the player who had the last turn
edition-e6-left-of-caller = left of the player who ended the round
edition-e7 = Tied totals
edition-e7-last-round = most points in the last round
edition-e7-ender = the player who ended the last round

# What a player is asked, and what they can choose.
ask-take = Take a card.
ask-put = Keep one card and put the other on a pile.
ask-play = Play pairs or end your turn.
ask-look = Choose a pile to look through.
ask-pick = Take one of these cards. The top of the pile comes first.
ask-rob = Choose a player to steal from.
choose-draw = draw two cards from the deck
choose-take = take { $card } from the { $side } pile
choose-put = keep { $kept } and put { $card } on the { $side } pile
choose-lay = play { $first } and { $second }
choose-lay-mermaids = play four mermaids and win
choose-look = look through the { $side } pile
choose-pick = take { $card }
choose-pick-deeper = take { $card }, the deeper one (copy { $place } from the top)
choose-rob = steal from { $victim }
choose-end-turn = end your turn
choose-stop = call { $stop }: everyone scores now
choose-last-chance = call { $chance }: bet that nobody beats your points
