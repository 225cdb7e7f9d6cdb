# Happy Mochi: names, what happened, what can be chosen, and what went wrong.

game-happy-mochi = Happy Mochi
edition-standard = Standard

mochi-card-name = { $value }/{ $flavour }

mochi-flavour-strawberry = strawberry
mochi-flavour-peach = peach
mochi-flavour-lemon = lemon
mochi-flavour-matcha = matcha
mochi-flavour-soda = soda
mochi-flavour-grape = grape
mochi-flavour-sesame = sesame

mochi-effect-flip = flip
mochi-effect-draw = draw
mochi-effect-pass = pass
mochi-effect-keep = keep
mochi-effect-flip-why = flip: turns the Value card
mochi-effect-draw-why = draw: a player of your choice draws a card
mochi-effect-pass-why = pass: everybody gives a card to the left
mochi-effect-keep-why = keep: a card of your hand goes face down in front of you

mochi-from-left = from the left side
mochi-from-right = from the right side
mochi-a-card = a card
mochi-one-of-them = one of them

# What a move did. $who is a name; where it is told to whom it is about, the browser takes the sentence ending in “you”.
mochi-told-begin = First player: { $who }.
mochi-told-begin-you = You begin.
mochi-told-gets = { $who } got { $card }.
mochi-told-hand = { $who } got this hand: { $cards }.
mochi-told-opens = { $card } opens the left side.
mochi-told-pair = The Central Pair is { $value }: { $left } and { $right }.
mochi-told-draws = { $who } drew { $card } from the deck.
mochi-told-shuffle = All cards but the kept ones were shuffled for the next round.
mochi-told-shuffle-returned = Too many cards were kept, so the oldest came back: { $cards }. All but the kept ones were shuffled for the next round.
mochi-told-draw-side = { $who } drew { $card } { $side }.
mochi-told-draw-deck = { $who } reached for the deck.
mochi-told-only-deck = No two neighbours fit, and there is only the deck to draw from.
mochi-told-draw-kept = { $who } took { $card } back from the kept cards.
mochi-told-insert = { $who } put { $card } at place { $place } of { $count }.
mochi-told-play = { $who } played { $left } and { $right }: { $value }.
mochi-told-happy = { $who } played { $left } and { $right }: { $value }, a Happy Mochi!
mochi-told-skip = { $who } could neither draw nor play.
mochi-told-effect-flip = { $who } chose flip first.
mochi-told-effect-draw = { $who } chose draw first.
mochi-told-effect-pass = { $who } chose pass: everybody gives a card to the left.
mochi-told-effect-keep = { $who } chose keep.
mochi-told-decline = { $who } used no more effects.
mochi-told-target = { $who } chose who draws a card: { $other }.
mochi-told-target-you = { $who } chose you to draw a card.
mochi-told-target-self = { $who } chose to draw another card.
mochi-told-pass = { $who } chose { $card } to pass.
mochi-told-pass-hidden = { $who } chose a card to pass.
mochi-told-keep = { $who } kept { $card }, face down.
mochi-told-keep-one = { $count ->
    [one] { $who } showed { $cards } (one point) and kept { $card }.
   *[other] { $who } showed { $cards } ({ $count } points) and kept { $card }.
}
mochi-told-new-deck = The deck was empty: the cards beneath the pair were shuffled into a new one.
mochi-told-passed = All cards moved on to the left.
mochi-told-passed-card = { $giver } → { $receiver }: { $card }.
mochi-told-turned-plus = The Value card turned to +: go higher now.
mochi-told-turned-minus = The Value card turned to -: go lower now.
mochi-told-turned-twice = The Value card turned twice, so it is back where it was.

# How a round ended. $who is a name.
mochi-ending-won = { $who } won the round with an empty hand.
mochi-ending-won-you = You won the round with an empty hand.
mochi-ending-all-skipped = Nobody can draw or play any more: the round ends without a winner.
mochi-ending-turn-limit = Everybody has had 50 turns: the round ends without a winner.
short-won = an empty hand
short-all-skipped = everybody skipped
short-turn-limit = 50 turns each

# Why the game ended. $winners is one or more names.
mochi-outcome-target = { $count ->
    [one] The winner: { $winners }, with the fewest points. The target is reached.
   *[other] A shared win: { $winners }, with the fewest points. The target is reached.
}
mochi-outcome-scoreless = { $count ->
    [one] The winner: { $winners }, with the fewest points. Ten rounds in a row without a point end the game.
   *[other] A shared win: { $winners }, with the fewest points. Ten rounds in a row without a point end the game.
}

# What is asked of a player, and what can be chosen.
mochi-ask-turn = Play two neighbours, or draw a card.
mochi-ask-turn-draw = No two neighbours fit. Draw a card.
mochi-ask-draw = An effect makes you draw a card: choose where from.
mochi-ask-insert = Put { $card } into your hand. It stays where you put it.
mochi-ask-effect = Choose the next effect of the cards that you played.
mochi-ask-target = Choose who draws a card.
mochi-ask-pass = Choose a card to give to the left.
mochi-ask-keep = Choose a card to keep, face down in front of you.
mochi-ask-keep-one = Keep one card for the rounds to come; the others are shuffled.
mochi-choose-draw-side = draw { $card } { $side } (leaves { $value } as the pair)
mochi-choose-draw-deck = draw a card from the deck
mochi-choose-draw-kept = draw your kept card { $card }
mochi-choose-insert-alone = put it into your hand
mochi-choose-insert-first = at the left end, before { $card }
mochi-choose-insert-last = at the right end, after { $card }
mochi-choose-insert-between = between { $left } and { $right }
mochi-choose-play = play { $left } and { $right } ({ $value })
mochi-choose-happy = play { $left } and { $right } ({ $value }): Happy Mochi!
mochi-choose-skip = skip your turn
mochi-choose-effect-flip = turn the Value card first
mochi-choose-effect-draw = let somebody draw a card first
mochi-choose-effect-pass = let everybody pass a card to the left
mochi-choose-effect-keep = keep a card of your hand
mochi-choose-decline = no more effects
mochi-choose-target = let { $other } draw
mochi-choose-target-self = draw a card yourself
mochi-choose-pass = give { $card } to { $other }
mochi-choose-keep = keep { $card }

# At the table in the terminal.
mochi-heading-hand = Hand (? = not seen)
mochi-heading-kept = Kept
mochi-heading-penalty = Penalty
mochi-pair = Central Pair:
mochi-value = Value card:
mochi-value-plus = + (play more than { $value })
mochi-value-minus = - (play less than { $value })
mochi-value-plus-alike = + (play more than { $value }, and both cards of one flavour, as in the pair)
mochi-value-minus-alike = - (play less than { $value }, and both cards of one flavour, as in the pair)
mochi-hand = Your hand, in its order:
mochi-cost = { $count ->
    [one] Your hand would cost you one point. Kept cards do not count.
   *[other] Your hand would cost you { $count } points. Kept cards do not count.
}
mochi-lowest = At { $target } points the game ends, and the lowest total wins.
mochi-sum = Penalty points
mochi-rules =
    Be the first with an empty hand. Its cards stay in the order in which they came: you never rearrange them.
    In your turn, play or draw. To play, put two neighbours of your hand, in their order, onto the Central Pair: the left card is the tens, the right one the units.
    With + on the Value card your number must be greater than the pair’s, with - smaller. If both cards of the pair have the same flavour, so must yours. Two equal numbers are a Happy Mochi and always fit.
    To draw, take the top card of a side, the top card of the deck or one of your kept cards, and put it anywhere in your hand.
    The cards that you play can have effects. Flip turns the Value card, draw makes a player of your choice draw: these must happen. Pass (everybody gives a card to the left) and keep (a card of your hand goes face down in front of you) are up to you.
    Whoever ends a turn without cards ends the round. The others get the sum of their hand as penalty points and keep one of its cards; kept cards do not count. At 30 points, or the target that you set, the game ends and the lowest total wins.
    Without a deck of your own the effects are ours: which cards of the box carry which is printed on the cards alone. If you own it, put yours in: saltmochi deck happy-mochi --help.

# What went wrong, and how to put it right.
mochi-card = There is no card “{ $card }”: a card is a number from 0 to 9 and one of { $colours }, as in “7/matcha”.
mochi-card-twice = “{ $card }” stands here twice, but the box has it once.
mochi-laid = Happy Mochi knows no laid cards: give the hand alone.

mochi-deck-too-long = This file is too long to be a deck.
mochi-deck-line = Line { $line }: this is not a card and its effect; a line looks like “"7/matcha" = "keep"”.
mochi-deck-card = Line { $line }: { $reason }
mochi-deck-effect = Line { $line }: the effect of { $card } must be one of { $effects }, in quotes.
mochi-deck-twice = Line { $line }: { $card } stands here for the second time.
mochi-deck-missing = Line { $line }: the file ends here, but { $card } has no line yet; write "none" if it has no effect.
