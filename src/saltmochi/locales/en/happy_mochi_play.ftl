# Happy Mochi: what happened, what can be chosen, and what went wrong.

# What a player did, without the subject: log-turn puts it in front. $card, $left and $right are cards with their article
# or “a card”, $side is mochi-side-left or mochi-side-right.
mochi-did-draw = drew { $card } from the deck
mochi-did-draw-side = took { $card } from the { $side } side of the pair
mochi-did-draw-deck = drew from the deck
mochi-did-draw-kept = took back { $card } from the Kept cards
mochi-did-insert = put { $card } in place { $place } of { $count }
mochi-did-play = played { $left } and { $right } ({ $value })
mochi-did-happy = made a Happy Mochi with { $left } and { $right } ({ $value })
mochi-did-effect-flip = used “flip” first
mochi-did-effect-draw = used “make draw” first
mochi-did-effect-pass = used “pass”
mochi-did-effect-keep = used “keep”
mochi-did-target = made { $other } draw a card
mochi-did-target-self = chose to draw a card
mochi-did-pass = chose { $card } to pass on
mochi-did-keep = kept { $card }, face down
mochi-did-keep-one = { $count ->
    [one] showed { $cards } (1 point) and kept { $card }
   *[other] showed { $cards } ({ $count } points) and kept { $card }
}
# A clause with its own verb: log-turn-named puts only the name in front.
mochi-did-target-you = made you draw a card

# Other things that happen.
mochi-log-gets = { who-has } got { $card }.
mochi-log-hand = { $me ->
    [yes] Your hand: { $cards }.
   *[no] { $who }’s hand: { $cards }.
}
mochi-log-opens = The left side starts with { $card }.
mochi-log-pair = The Central Pair is { $value }: { $left } and { $right }.
mochi-log-shuffle = All but the Kept cards are shuffled for the next round.
mochi-log-shuffle-returned = Too many cards were kept, so the oldest come back: { $cards }. All but the Kept cards are shuffled for the next round.
mochi-log-only-deck = No two adjacent cards fit, and you can only draw from the deck.
mochi-log-skip = { $me ->
    [yes] You can neither draw nor play, so you skip your turn.
   *[no] { $who } can neither draw nor play, and skips the turn.
}
mochi-log-decline = { $me ->
    [yes] You used no more effects.
   *[no] { $who } used no more effects.
}
mochi-log-new-deck = The deck was empty: the cards under the pair become the new deck.
mochi-log-passed = Everyone passed a card to the left.
mochi-log-passed-card = { $me ->
    [yes] You passed { $card } to { $other }.
   *[no] { $who } passed { $card } to { $other }.
}
mochi-log-passed-card-you = { $who } passed you { $card }.
mochi-log-turned-plus = The Value card turned to +: go higher.
mochi-log-turned-minus = The Value card turned to −: go lower.
mochi-log-turned-twice = The Value card turned twice, so it shows the same side as before.

# How a round ended. $who and $me are the player who won it.
mochi-ending-won = { $me ->
    [yes] You win the round: your hand is empty!
   *[no] { $who } wins the round with an empty hand!
}
mochi-ending-all-skipped = Nobody can draw or play, so the round ends without a winner.
mochi-ending-turn-limit = Everyone has had 50 turns, so the round ends without a winner.
short-won = empty hand
short-all-skipped = everyone skipped
short-turn-limit = 50 turns each

# Why the game ended: see outcome-win.
mochi-outcome-target = { outcome-win } The lowest total wins.
mochi-outcome-scoreless = { outcome-win } After ten rounds in a row without a point, the lowest total wins.

# What a player is asked, and what they can choose.
mochi-ask-turn = Play two adjacent cards or draw a card.
mochi-ask-turn-draw = No two adjacent cards fit. Draw a card.
mochi-ask-draw = You have to draw a card. Choose where from.
mochi-ask-insert = Put { $card } anywhere in your hand. It stays there.
mochi-ask-effect = Choose the next effect of the cards you played.
mochi-ask-target = Choose who draws a card.
mochi-ask-pass = Choose a card to give to the left.
mochi-ask-keep = Choose a card to keep, face down in front of you.
mochi-ask-keep-one = Keep one card for later rounds.
mochi-choose-draw-side = take { $card } from the { $side } side (the pair becomes { $value })
mochi-choose-draw-deck = draw a card from the deck
mochi-choose-draw-kept = take back { $card } from your Kept cards
mochi-choose-insert-alone = put it in your hand
mochi-choose-insert-first = at the left end, before { $card }
mochi-choose-insert-last = at the right end, after { $card }
mochi-choose-insert-between = between { $left } and { $right }
mochi-choose-play = play { $left } and { $right } ({ $value })
mochi-choose-happy = play { $left } and { $right } ({ $value }): Happy Mochi!
mochi-choose-skip = skip your turn
mochi-choose-effect-flip = turn over the Value card first
mochi-choose-effect-draw = make someone draw first
mochi-choose-effect-pass = have everyone pass a card
mochi-choose-effect-keep = keep a card from your hand
mochi-choose-decline = no more effects
mochi-choose-target = make { $other } draw
mochi-choose-target-self = draw a card yourself
mochi-choose-pass = give { $card } to { $other }
mochi-choose-keep = keep { $card }

# At the table in the terminal. $value is the number that the pair makes.
mochi-heading-hand = Hand (? = not seen)
mochi-heading-kept = Kept
mochi-heading-penalty = Penalty
mochi-pair = Central Pair:
mochi-value = Value card:
mochi-value-plus = + (play more than { $value })
mochi-value-minus = − (play less than { $value })
mochi-value-plus-alike = + (play more than { $value }, with two cards of one colour like the pair)
mochi-value-minus-alike = − (play less than { $value }, with two cards of one colour like the pair)
mochi-hand = Your hand, in its fixed order:
mochi-cost = { $count ->
    [one] Your hand would cost you 1 point. Kept cards don’t count.
   *[other] Your hand would cost you { $count } points. Kept cards don’t count.
}
mochi-lowest = { $target ->
    [one] The game ends at 1 point, and the lowest total wins.
   *[other] The game ends at { $target } points, and the lowest total wins.
}
mochi-sum = Penalty points
mochi-rules =
    Be the first to empty your hand. The cards stay in the order you got them: you may never rearrange them.
    On your turn, play or draw. To play, put two adjacent cards from your hand on the Central Pair, in their order: the left card is the tens, the right card the units.
    If the Value card shows +, your number must be higher than the pair’s; if it shows −, lower. If both cards of the pair have the same colour, yours must share a colour too. Two equal numbers are a Happy Mochi and always fit.
    To draw, take the top card of either side of the pair, the top card of the deck or one of your Kept cards, and put it anywhere in your hand. You can draw from a side only if there is another card under it.
    The cards you play can have effects. “Flip” turns over the Value card and “make draw” makes a player of your choice draw: both are mandatory. “Pass” (everyone gives a card to the left) and “keep” (a card from your hand goes face down in front of you) are optional.
    If your hand is empty at the end of your turn, you win the round. Everyone else adds up their hand as penalty points and keeps one of those cards; Kept cards don’t count. At 30 points, or the target you chose, the game ends and the lowest total wins.
    The effects are printed only on the cards, so our deck is a guess. If you own the box, enter yours: saltmochi deck happy-mochi --help.

# What went wrong, and how to put it right.
mochi-unknown-card = There’s no card “{ $card }”. A card is a number from 0 to 9 and one of { $colours }, for example “7/matcha”.
mochi-card-twice = “{ $card }” is listed twice, but the box has only one.
mochi-laid = In Happy Mochi, played cards don’t count: list only the hand.

mochi-deck-too-long = This file is too long to be a deck.
mochi-deck-line = Line { $line }: expected a card and its effect, for example “"7/matcha" = "keep"”.
mochi-deck-card = Line { $line }: { $reason }
mochi-deck-effect = Line { $line }: the effect of { $card } must be one of { $effects }, in quotes.
mochi-deck-twice = Line { $line }: { $card } is listed a second time.
mochi-deck-missing = Line { $line }: the file ends here, but { $card } is missing. Write "none" if it has no effect.
