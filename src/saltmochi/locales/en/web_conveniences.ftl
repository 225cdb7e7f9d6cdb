### Turns that end by themselves, the notice that it is one's turn, taking back as practice, and lost connections.

# Two switches in the settings, each with a line that explains it.
web-end-by-itself = Automatic end of turn
web-end-by-itself-why = Against bots only: your turn ends when there’s nothing left to do.
web-notify = Tell me it’s my turn
web-notify-why = Shows a notification while this page is in the background.
web-notify-blocked = Your browser blocks notifications here. Allow them in its site settings.

# The title of a page in the background. $title is its usual title.
web-turn-title = ● Your turn · { $title }

# Practice: a mark beside the round, in My games and in the result.
web-practice = Practice
web-practice-mark-why = In this game you took decisions back.
web-practice-title = Take your decision back?
web-practice-why = You’ve already seen what came next, so this becomes a practice game and is marked as one. The cards stay as they were, and you can go back as often as you like in this round.
web-practice-go = Go back
web-practice-no = Play on
log-practised = { who-has } took back a decision.

# After a missed move, above the sentences of the log. The bot is the subject of those.
web-stood-in = A bot played for you meanwhile:

# At the seat of somebody who has lost the connection. $count are seconds.
web-lost = { $other } lost the connection.
web-lost-bot = { $count ->
    [0] { $other } lost the connection; a bot is taking over.
    [one] { $other } lost the connection; a bot takes over in 1 s.
   *[other] { $other } lost the connection; a bot takes over in { $count } s.
}

# Two cards are chosen and not played yet. $number is the number they make.
web-mochi-once-more = Once more to play { $number }.
