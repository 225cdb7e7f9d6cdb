# The table of Sea Salt & Paper in the browser.

# $card has its article, $side is side-left or side-right.
web-sea-middle = The deck and the two piles
web-sea-put = Now put the other card on a pile.
web-sea-put-on = Put { $card } on the { $side } pile
web-sea-keep = Keep { $card }
web-sea-keep-this = Keep this
web-sea-kept = Kept
web-sea-partner = Choose the other card of the pair.
web-sea-mermaids = Four mermaids!
web-sea-lay = Play { $card } in a pair
web-sea-nothing-to-lay = No pair to play: end your turn.
web-sea-end-or-call = No pair to play: end your turn, or the round.
web-sea-beneath = Underneath: { $cards }.
web-sea-beneath-some = Underneath, though at least one has been taken: { $cards }.
web-sea-known = Cards you know: { $cards }.
web-sea-no-cards = No cards yet
web-sea-points-why = { $count ->
    [one] Your cards: 1 point
   *[other] Your cards: { $count } points
}

# The expansions.
web-sea-deck-look = The top of the deck
web-sea-hand-of = { $name }’s hand
web-sea-given = You give
web-sea-decline = No exchange
web-sea-hide = Take cover
web-sea-hide-which = Which shell goes face down?
web-sea-hidden-shell = Face-down shell
web-sea-starfish = Add a starfish? The pair then scores 3 but has no effect.
web-sea-just-pair = Just the pair
web-sea-rob-pair = Take { $first } and { $second }
web-sea-mermaids-dance = Mermaids!
web-sea-event-more = What the event does

# What puzzles are about.
puzzle-sea-salt-paper-take = deck or pile
puzzle-sea-salt-paper-keep = which card to keep
puzzle-sea-salt-paper-leave = where to leave the other card
puzzle-sea-salt-paper-pair = which pair to play
puzzle-sea-salt-paper-pick = what to pick from a pile
puzzle-sea-salt-paper-steal = who to steal from
puzzle-sea-salt-paper-call = call or wait
