# The browser client: tables.

web-invite = Invite your friends
web-copy-link = Copy link
web-copied = Copied
web-qr = The link as a QR code
web-who-plays = Who’s playing
web-bot = Bot
web-disconnected = not connected
web-is-ready = ready
web-sit = Sit here
web-add-bot = Add a bot
web-remove-bot = Remove
web-ready = I’m ready
web-get-up = Leave seat
web-waiting-others = Waiting…
web-waiting-for = Not ready yet: { $names }
web-seats-missing = The game can start once every seat has a person or a bot.
web-turn-of = { $me ->
    [yes] Your turn
   *[no] { $who }’s turn
}
web-end-turn = End turn
web-not-yet = Not yet
web-your-turn = It’s your turn.
web-to-table = Back to table
# Shown on an empty pile, and in place of an empty deck.
web-pile-empty = empty
web-deck-empty = empty
web-deck = { $count ->
    [one] The deck: 1 card
   *[other] The deck: { $count } cards
}
web-others = The other players
web-your-cards = Your cards
web-score-of = { $target ->
    [one] { $score } of 1 point
   *[other] { $score } of { $target } points
}
web-seconds-left = { $count ->
    [one] 1 second left
   *[other] { $count } seconds left
}
web-take-back = Undo
web-hint = Hint
web-hint-says = The expert suggests:
web-hint-chance = { $chance } chance of winning
# $count actions are as good as each other; they are marked on the table. $action and $chance are the best of the rest.
web-hint-equal = { $count ->
    [one] 1 choice is best. It’s marked.
   *[other] { $count } choices are equally good. They’re marked.
}
web-hint-any = All choices are equally good.
web-hint-next = Next best: { $action } ({ $chance })
web-reference = The game at a glance
web-log-chat = Log and chat
web-log = Game log
web-log-empty = Nothing has happened yet.
web-say = Say something
web-send = Send
web-watchers = { $count ->
    [one] 1 person watching
   *[other] { $count } people watching
}
web-looking-on = You’re watching
log-took-back = { who-has } took back a move.
log-away = { $me ->
    [yes] You’re away.
   *[no] { $who } is away.
}
log-back = { $me ->
    [yes] You’re back.
   *[no] { $who } is back.
}
web-come-back = I’m back
web-game-over = The game is over
web-round-over = Round { $round } is over
web-next-round = Next round
web-rematch = Play again
web-replay = Watch replay
web-record = Download game
web-record-of-game = Download game { $number }: { $names }
web-look-at-table = View table
web-not-paid = doesn’t count
web-hand-not-shown = This hand wasn’t shown.
web-value-plus = Value card: plus, go higher
web-value-minus = Value card: minus, go lower
