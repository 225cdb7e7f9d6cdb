# The decisive moments at a table, in the browser. $who is a name, $me says whether that is the reader.

# The bet: the caller’s points, and what the reader needs to beat them.
web-sea-bet = { $me ->
    [yes] You bet that nobody beats { $points }.
   *[no] { $who } bets that nobody beats { $points }.
}
web-sea-bet-left = { $left ->
    [0] Everyone has had their final turn.
    [one] One player still has a final turn.
   *[other] { $left } players still have a final turn.
}
web-sea-bet-need = { $have ->
    [one] You have 1 point and need { $need }.
   *[other] You have { $have } points and need { $need }.
}
web-sea-bet-beaten = Your { $have } points beat the bet!
web-sea-final-turn = Final turn
web-sea-open-points = { $count ->
    [one] Open cards: 1 point
   *[other] Open cards: { $count } points
}

# Before a call: what it would bring.
web-sea-sure-stop = { $count ->
    [one] Everyone scores now: you get 1 point
   *[other] Everyone scores now: you get { $count } points
}
web-sea-sure-won = Nobody beats { $points }: you get { $points } + { $bonus }
web-sea-sure-lost = Somebody does: you get { $bonus }

# A large word over the table, with a sentence of the log below it.
web-moment-happy = Happy Mochi!
web-moment-mermaids = Four mermaids!

# Those who run the server turned the chat off, for one player or for the whole table, or on again.
log-muted = { $me ->
    [yes] The people who run this server have turned off chat for you.
   *[no] The people who run this server have turned off chat for { $who }.
}
log-unmuted = { $me ->
    [yes] You can chat again.
   *[no] { $who } can chat again.
}
log-chat-off = The people who run this server have turned off chat at this table.
log-chat-on = Chat is on again.
