# The table of Happy Mochi in the browser.

web-mochi-middle = The Central Pair and the deck
web-mochi-ask-skip = No two adjacent cards fit, and there is nothing to draw.
web-mochi-which = Which two do you want to play?

# What the Value card asks for. $value is the number that the pair makes.
web-mochi-plus = Play more than { $value }
web-mochi-minus = Play less than { $value }
web-mochi-alike = Two of one colour, like the pair
web-mochi-happy = Two equal numbers always fit
# Below 00 and above 99 there is nothing.
web-mochi-only-happy = Only two equal numbers fit

# $side is mochi-side-left or mochi-side-right.
web-mochi-side = { $count ->
    [one] The { $side } side of the pair: 1 card
   *[other] The { $side } side of the pair: { $count } cards
}
web-mochi-cards = { $count ->
    [0] No cards
    [one] 1 card
   *[other] { $count } cards
}
web-mochi-kept-count = { $count ->
    [0] No Kept cards
    [one] 1 Kept card
   *[other] { $count } Kept cards
}
web-mochi-no-kept = Nothing kept yet
web-mochi-no-cards = No cards left!

web-mochi-chosen = Has chosen a card
web-mochi-receives = Gets your card
web-mochi-away = A bot is standing in
web-mochi-gone = Not connected

# What puzzles are about.
puzzle-happy-mochi-draw = what to draw
puzzle-happy-mochi-play = what to play
puzzle-happy-mochi-turn = draw or play
puzzle-happy-mochi-flip = when to flip
puzzle-happy-mochi-insert = where to insert
puzzle-happy-mochi-effect = which effect
puzzle-happy-mochi-target = who draws
puzzle-happy-mochi-pass = what to pass
puzzle-happy-mochi-keep = what to keep
