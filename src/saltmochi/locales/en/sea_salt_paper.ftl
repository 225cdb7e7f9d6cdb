# Sea Salt & Paper: names, points in words, what happened.

game-sea-salt-paper = Sea Salt & Paper

card = { $kind } ({ $colour })

kind-crab = crab
kind-boat = boat
kind-fish = fish
kind-swimmer = swimmer
kind-shark = shark
kind-shell = shell
kind-octopus = octopus
kind-penguin = penguin
kind-sailor = sailor
kind-lighthouse = lighthouse
kind-shoal-of-fish = shoal of fish
kind-penguin-colony = penguin colony
kind-captain = captain
kind-mermaid = mermaid

colour-dark-blue = dark blue
colour-light-blue = light blue
colour-black = black
colour-yellow = yellow
colour-green = green
colour-white = white
colour-purple = purple
colour-grey = grey
colour-light-orange = light orange
colour-pink = pink
colour-orange = orange

pile-left = the left pile
pile-right = the right pile

# The lines of an explanation of points.
points-pairs-crab = { $pairs ->
    [one] one pair of crabs
   *[other] { $pairs } pairs of crabs
}
points-pairs-boat = { $pairs ->
    [one] one pair of boats
   *[other] { $pairs } pairs of boats
}
points-pairs-fish = { $pairs ->
    [one] one pair of fish
   *[other] { $pairs } pairs of fish
}
points-pairs-swimmer-shark = { $pairs ->
    [one] one swimmer with a shark
   *[other] { $pairs } swimmers, each with a shark
}
points-collection-shell = { $count ->
    [one] one shell (two or more pay)
   *[other] { $count } shells
}
points-collection-octopus = { $count ->
    [one] one octopus (two or more pay)
   *[other] { $count } octopuses
}
points-collection-penguin = { $count ->
    [one] one penguin
   *[other] { $count } penguins
}
points-collection-sailor = { $count ->
    [one] one sailor (both are needed)
   *[other] both sailors
}
points-multiplier-lighthouse = { $count ->
    [one] the lighthouse: 1 for your boat
    [0] the lighthouse: 1 for each boat, but there is none
   *[other] the lighthouse: 1 for each of { $count } boats
}
points-multiplier-shoal-of-fish = { $count ->
    [one] the shoal: 1 for your fish
    [0] the shoal: 1 for each fish, but there is none
   *[other] the shoal: 1 for each of { $count } fish
}
points-multiplier-penguin-colony = { $count ->
    [one] the colony: 2 for your penguin
    [0] the colony: 2 for each penguin, but there is none
   *[other] the colony: 2 for each of { $count } penguins
}
points-multiplier-captain = { $count ->
    [one] the captain: 3 for your sailor
    [0] the captain: 3 for each sailor, but there is none
   *[other] the captain: 3 for each of { $count } sailors
}
points-mermaid = { $count ->
    [one] mermaid { $number }: one card in { $colour }
   *[other] mermaid { $number }: { $count } cards in { $colour }
}

# The parts of a score.
part-duos = Duos
part-collectors = Collectors
part-multipliers = Multipliers
part-mermaids = Mermaids
part-points = Points
part-colour-bonus = Colour bonus
part-colour-bonus-why = { $count ->
    [one] one card in { $colour }, paid only after a last chance
   *[other] { $count } cards in { $colour }, paid only after a last chance
}

# What a move did. $who is a name; where it is told to whom it is about, the browser takes the sentence ending in “you”.
told-begin = First player: { $who }.
told-begin-you = You begin.
told-turn-up = Dealt: { $card } opens { $pile }.
told-draw = { $who } drew from the deck.
told-draws-card = { $who } got { $card } from the deck.
told-draws-hidden = { $who } got a card from the deck.
told-sees-card = { $who } saw { $card }.
told-takes = { $who } took { $card } from { $pile }.
told-puts = { $who } kept one card and put { $card } on { $pile }.
told-puts-known = { $who } kept { $kept } and put { $card } on { $pile }.
told-lays = { $who } laid { $first } and { $second }.
told-lay-mermaids = { $who } laid all four mermaids!
told-looks = { $who } looked through { $pile }.
told-picks = { $who } picked { $card } from { $pile }.
told-picks-hidden = { $who } picked a card from { $pile }.
told-robs = { $who } chose to steal from { $victim }.
told-robs-you = { $who } chose to steal from you.
told-steals = { $who } got { $card } from { $victim }.
told-steals-you = { $who } got { $card } from you.
told-steals-hidden = { $who } got a card from { $victim }.
told-end-turn = { $who } ended the turn.
told-stop = { $who } said STOP.
told-last-chance = { $who } said LAST CHANCE.
told-shuffle = All cards were shuffled for the next round.

# How a round ended.
ending-stop = Stop: everybody scores their cards.
ending-last-chance-won = Last chance won: the caller scores cards and colour bonus, the others their colour bonus alone.
ending-last-chance-lost = Last chance lost: the caller scores the colour bonus alone, the others their cards.
ending-void = The deck ran out: nobody scores.
ending-mermaids = Four mermaids win the game.

# Why the game ended. $winners is one or more names.
outcome-target = { $count ->
    [one] The winner: { $winners }. The target is reached.
   *[other] A shared win: { $winners }. The target is reached.
}
outcome-mermaids = The winner: { $winners }, with four mermaids.
outcome-voids = { $count ->
    [one] The winner: { $winners }. Ten void rounds in a row end the game as it stands.
   *[other] A shared win: { $winners }. Ten void rounds in a row end the game as it stands.
}
tie-last-round = The totals were equal; more points in the last round decided.
tie-ender = The totals were equal; whoever ended the last round wins.
tie-shared = The totals are equal, and nothing more decides.

# The editions side by side.
edition-italian = Italian
edition-spanish = Spanish
edition-french = French
edition-online = Online
edition-terms = Calls
edition-terms-italian = ALT / SFIDA
edition-terms-spanish = ALTO / ÚLTIMA OPORTUNIDAD
edition-terms-french = STOP / DERNIÈRE CHANCE
edition-terms-online = STOP / LAST CHANCE
edition-e1 = Four mermaids win
edition-e1-laid = when laid in your turn
edition-e1-held = at once, when four are in one hand
edition-e1-laid-or-shown = when laid, and by themselves when you end your turn or call with four
edition-e2 = White counts as a colour
edition-e3 = Stealing in final turns
edition-e3-yes = from hands not yet revealed
edition-e3-no = never; the pair may be laid without effect
edition-e4 = The deck runs out
edition-e4-at-turn-end = void at the end of the turn; a stop in that turn still scores
edition-e4-at-once = void at once, in the middle of the turn
edition-e4-unless-called = void at the end of the turn, unless someone calls stop or last chance in it
edition-e5 = Deck empty in final turns
edition-e5-at-turn-end = void at the end of the turn
edition-e5-at-once = void at once
edition-e5-ignored = play goes on from the piles, and the bet is scored
edition-e6 = Who starts the next round
edition-e6-left-of-last-turn = left of whoever played the last turn
edition-e6-left-of-caller = left of whoever ended the round
edition-e7 = Equal totals at the end
edition-e7-last-round = most points in the last round
edition-e7-ender = whoever ended the last round

# What is asked of a player, and what can be chosen.
ask-take = Take a card.
ask-put = Keep one of the two cards and put the other on a pile.
ask-play = Lay pairs, or end your turn.
ask-look = Choose a pile to look through.
ask-pick = Take one of these cards; the list starts at the top of the pile.
ask-rob = Choose whom to steal from.
choose-draw = draw two cards from the deck
choose-take = take { $card } from { $pile }
choose-put = keep { $kept }, put { $card } on { $pile }
choose-lay = lay { $first } and { $second }
choose-lay-mermaids = lay four mermaids and win
choose-look = look through { $pile }
choose-pick = take { $card }
choose-pick-deeper = take { $card }, the deeper one ({ $place } from the top among those alike)
choose-rob = steal from { $victim }
choose-end-turn = end your turn
choose-stop = say STOP: everybody scores now
choose-last-chance = say LAST CHANCE: bet that nobody gets more points than you
