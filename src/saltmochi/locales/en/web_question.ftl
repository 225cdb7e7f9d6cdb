# --- A question on the table: which action is best here? ---

web-question-what = What’s your best move here?
web-question-choices = Your choices
web-question-right = Well seen!
# $chance is a chance of winning the game; $action describes an action: “take a crab from the left pile”.
web-question-best = The best choice: { $chance } chance of winning.
web-question-as-good = { $chance } chance of winning. Just as good: { $action } ({ $best }).
web-question-missed = There’s a better choice
web-question-missed-by = { $action }: { $chance } chance of winning. { $count ->
    [one] The best choice has { $best }, 1 point more.
   *[other] The best choice has { $best }, { $count } points more.
}
web-question-then = In the game it was: { $action } ({ $chance }).
web-question-retry = Try again
web-question-answer = Show answer
# The second hint, if all choices are of one kind.
web-question-one-of = One of these two: { $one }, or { $other }.
web-question-was-chosen = in the game

# The first hint says where to look, the second what kind of action it is.
web-question-sea-at-middle = Look at the deck and the discard piles.
web-question-sea-at-drawn = Look at the two cards you drew.
web-question-sea-at-hand = Look at the cards in your hand.
web-question-sea-at-others = Look at the other players.
web-question-sea-at-events = Look at the two events.
web-question-sea-at-turn = Is it time to end something?
web-question-sea-kind-draw = Draw from the deck.
web-question-sea-kind-take = Take a card that lies open.
web-question-sea-kind-look = Look through a pile.
web-question-sea-kind-pick = Take one card from the pile.
web-question-sea-kind-put = Keep one card and put the other on a pile.
web-question-sea-kind-lay = Play a pair.
web-question-sea-kind-lay-mermaids = Play your mermaids.
web-question-sea-kind-rob = Steal a card.
web-question-sea-kind-end = End your turn without a call.
web-question-sea-kind-stop = End the round with a call.
web-question-sea-kind-last-chance = End the round with a call.
web-question-sea-kind-keep = Keep one of the cards from the deck.
web-question-sea-kind-hide = Put a shell face down.
web-question-sea-kind-visit = Look at a hand.
web-question-sea-kind-give = Exchange a card.
web-question-sea-kind-get = Choose what you want in exchange.
web-question-sea-kind-decline = Exchange nothing.
web-question-sea-kind-rob-pair = Take a pair.
web-question-sea-kind-keep-event = Keep one of your events.
web-question-mochi-at-outside = Look at where you can draw from.
web-question-mochi-at-hand = Look at the cards in your hand.
web-question-mochi-at-players = Look at the other players.
web-question-mochi-at-effects = Look at the effects of the cards you played.
web-question-mochi-kind-draw = Draw a card.
web-question-mochi-kind-play = Play two adjacent cards.
web-question-mochi-kind-insert = Put the card where it helps most.
web-question-mochi-kind-pass = Give one of your cards away.
web-question-mochi-kind-keep = Keep one of your cards.
web-question-mochi-kind-target = Choose who draws.
web-question-mochi-kind-effect = Use an effect.
web-question-mochi-kind-decline = Use no more effects.
web-question-mochi-kind-skip = Skip your turn.
