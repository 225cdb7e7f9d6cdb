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

# The expansions. The lobster pairs with a crab, a jellyfish with a swimmer.
points-pairs-crab-lobster = { $pairs ->
    [one] 1 pair of crab and lobster
   *[other] { $pairs } pairs of crab and lobster
}
points-pairs-swimmer-jellyfish = { $pairs ->
    [one] 1 pair of swimmer and jellyfish
   *[other] { $pairs } pairs of swimmer and jellyfish
}
points-pairs-swimmer-swimmer = { $pairs ->
    [one] 1 pair of swimmers
   *[other] { $pairs } pairs of swimmers
}
points-pairs-shark-shark = { $pairs ->
    [one] 1 pair of sharks
   *[other] { $pairs } pairs of sharks
}
points-starfish = { $count ->
    [one] 1 starfish with its pair
   *[other] { $count } starfish, each with its pair
}
points-starfish-alone = { $count ->
    [one] 1 starfish without a pair
   *[other] { $count } starfish without a pair
}
# What the seahorse counts as; its line has the points that it adds.
points-seahorse-shell = seahorse: one more shell
points-seahorse-octopus = seahorse: one more octopus
points-seahorse-penguin = seahorse: one more penguin
points-seahorse-sailor = seahorse: one more sailor
points-seahorse-alone = seahorse: no collector to join
points-multiplier-cast-of-crabs = { $count ->
    [0] cast: no crabs to count
    [one] cast: 1 for one crab
   *[other] cast: 1 for each of { $count } crabs
}
# Under an event.
points-collection-shell-dance = { $count ->
    [one] 1 shell (dance: 2 points)
   *[other] { $count } shells (dance: 2 points each)
}
points-collection-octopus-kraken = { $count ->
    [one] 1 octopus (kraken: 1 point)
   *[other] { $count } octopuses (kraken: 1 point each)
}
points-mermaid-tornado = { $count ->
    [one] 1 mermaid: worth nothing in the tornado
   *[other] { $count } mermaids: worth nothing in the tornado
}
points-shell-face-down = face-down shell: doesn’t count

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
# The expansions. $starfish and $given are cards with their article, $event and $discarded are names of events.
did-lay-trio = played { $first } and { $second } with { $starfish }
did-lay-mermaids-dance = played the dancing mermaids
did-look-deck = { $count ->
    [one] looked at 1 card from the deck
   *[other] looked at { $count } cards from the deck
}
did-shuffle-rest = shuffled the rest back into the deck
did-hide = put { $card } face down
did-hide-hidden = put a shell face down
did-visit = looked at { $victim }’s hand
did-exchange = gave { $victim } { $given } for { $card }
did-exchange-hidden = exchanged a card with { $victim }
did-decline = exchanged nothing
did-rob-pair = robbed { $victim } of { $first } and { $second }
did-keep-event = kept “{ $event }” and discarded “{ $discarded }”
# Clauses with their own verb, as did-steal-you.
did-visit-you = looked at your hand
did-exchange-you = gave you { $given } for { $card }
did-rob-pair-you = robbed you of { $first } and { $second }

# Other things that happen.
log-turn-up = The { $side } pile starts with { $card }.
log-rob = { $me ->
    [yes] You’re about to steal a card from { $victim }.
   *[no] { $who } is about to steal a card from { $victim }.
}
log-rob-you = { $who } is about to steal a card from you.
log-shuffle = All the cards are shuffled for the next round.

# The expansions. $event is the name of an event. $who is one name or, of those who were stung, a list.
log-event = This round’s event is “{ $event }”.
log-sting = { $me ->
    [yes] The jellyfish stung you: on your next turn you only draw a card.
   *[no] The jellyfish stung { $who }: next turn, just a card from the deck.
}
log-stung-turn = { $me ->
    [yes] You were stung: you draw a card, and that’s your turn.
   *[no] { $who } was stung: one card from the deck, and that’s the turn.
}
log-stung-turn-empty = { $me ->
    [yes] You were stung, and the deck is empty: your turn is over.
   *[no] { $who } was stung, and the deck is empty: the turn is over.
}
log-event-to-leader = { $me ->
    [yes] You’re in the lead, so you get “{ $event }”.
   *[no] { $who } is in the lead and gets “{ $event }”.
}
log-event-to-last = { $me ->
    [yes] You’re in last place, so you get “{ $event }”.
   *[no] { $who } is in last place and gets “{ $event }”.
}
log-event-no-leader = The lead is shared, so “{ $event }” is discarded.
log-event-no-last = Last place is shared, so “{ $event }” is discarded.
log-event-lost-leader = { $me ->
    [yes] You’ve lost the lead, and “{ $event }” with it.
   *[no] { $who } has lost the lead, and “{ $event }” with it.
}
log-event-lost-last = { $me ->
    [yes] You’re out of last place, so “{ $event }” is discarded.
   *[no] { $who } is out of last place, so “{ $event }” is discarded.
}
log-events-shuffle = The discarded events are shuffled to make a new event deck.

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
# Under the Dance of the Mermaids, three are enough.
ending-mermaids-dance = { $me ->
    [yes] Your mermaids are dancing!
   *[no] { $who }’s mermaids are dancing!
}

# Why the game ended: see outcome-win.
outcome-target = { outcome-win }
outcome-mermaids = { outcome-win } Four mermaids beat everything.
outcome-mermaids-dance = { outcome-win } When mermaids dance, three are enough.
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
# The expansions.
ask-keep = Keep one of these cards. The rest go back into the deck.
ask-visit = Choose whose hand to look at.
ask-give = Choose a card to give away, or exchange nothing.
ask-get = Choose the card you want for it.
ask-rob-pair = Choose a pair to take.
ask-angelfish = The piles show the same colour: take one of the two cards.
ask-keep-event = You have two events. Keep one.
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
# The expansions.
choose-lay-trio = play { $first } and { $second } with { $starfish }
choose-lay-mermaids-dance = play your mermaids and win
choose-hide = put { $card } face down
choose-keep = keep { $card }
choose-visit = look at { $victim }’s hand
choose-give = give { $card } away
choose-get = take { $card } for { $given }
choose-decline = exchange nothing
choose-rob-pair = take { $first } and { $second } from { $victim }
choose-keep-event = keep “{ $event }” and discard “{ $discarded }”

# --- The events of Extra Pepper ---

# Their names are quoted when they stand in a sentence.
event-hermit-crab = The Hermit Crab
event-sunfish = The Sunfish
event-water-rodeo = The Water Rodeo
event-dance-of-the-shells = The Dance of the Shells
event-kraken = The Kraken
event-tornado = The Tornado
event-dance-of-the-mermaids = The Dance of the Mermaids
event-treasure-chest = The Treasure Chest
event-diodon-fish = The Diodon Fish
event-angelfish = The Angelfish
event-dolphins = The Dolphins
event-coral-reef = The Coral Reef

# Labels.
events-round = This round’s event
events-held = Held event
events-offered = New event
events-discarded = Discarded events
events-none = no event
events-deck = { $count ->
    [0] Event deck: empty
    [one] Event deck: 1 card
   *[other] Event deck: { $count } cards
}
# The cup on an event: + goes to the leader, − to the player in last place.
cup-plus = Cup +: goes to the leader
cup-minus = Cup −: goes to the player in last place
# Marks on a player, and what they mean.
mark-stung = Stung
mark-stung-why = Next turn: one card from the deck, and nothing else.
mark-sheltered = Behind a shell
mark-sheltered-why = Safe from thefts, exchanges, robberies and stings until the round ends.

# What an event does, in a sentence. $stop, $chance and $mermaids are the terms of the edition.
event-effect-hermit-crab = Two crabs: look through both piles and take a card from each.
event-effect-sunfish = Two fish: draw two cards instead of one.
event-effect-water-rodeo = Two swimmers are a pair: look at a hand, and exchange a card if you like. So are two sharks: take a pair that someone has played.
event-effect-dance-of-the-shells = Each shell scores 2 points, even the first.
event-effect-kraken = Each octopus scores only 1 point.
event-effect-tornado = Mermaids score nothing. Four of them still win.
event-effect-dance-of-the-mermaids = { $mermaids ->
    [laid] Play three mermaids and you win the game.
    [held] Hold three mermaids and you win the game.
   *[laid-or-shown] Collect three mermaids and you win the game.
}
event-effect-treasure-chest = You need 10 points to end the round.
event-effect-diodon-fish = You can’t call { $stop }, only { $chance }.
event-effect-angelfish = If both piles show the same colour, take one of the two cards.
event-effect-dolphins = If you put a collector or the seahorse on a pile, draw a card.
event-effect-coral-reef = You can put a shell from your hand face down: until the round ends, the other players’ pairs can’t touch you.
