# The table of Happy Mochi in the browser.

web-sweets-middle = The Central Pair and the deck
web-sweets-ask-skip = No two neighbours fit, and there is nothing to draw.
web-sweets-which = Which two do you play?

# What the Value card asks for. $value is the number that the pair makes.
web-sweets-plus = Play more than { $value }
web-sweets-minus = Play less than { $value }
web-sweets-alike = Both of one flavour, like the pair
web-sweets-happy = Two equal numbers always fit

web-sweets-side-left = { $count ->
    [one] Left side: one card
   *[other] Left side: { $count } cards
}
web-sweets-side-right = { $count ->
    [one] Right side: one card
   *[other] Right side: { $count } cards
}
web-sweets-cards = { $count ->
    [0] No cards
    [one] One card
   *[other] { $count } cards
}
web-sweets-kept-count = { $count ->
    [0] No kept cards
    [one] One kept card
   *[other] { $count } kept cards
}
web-sweets-no-kept = Nothing kept yet
web-sweets-no-cards = No cards left!

web-sweets-chosen = Has chosen a card
web-sweets-receives = Gets your card
web-sweets-away = A bot plays for now
web-sweets-gone = Not connected
