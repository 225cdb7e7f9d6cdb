# The browser client: coming to a table, and staying there.

web-who-plays-next = Who plays next
web-waiting-seat = Waiting for somebody to sit down …
web-guest-numbered = Guest { $number }
web-go-on = Go on playing
web-go-on-with = with { $names }
web-go-on-running = The game is on
web-go-on-waiting = Not begun yet
web-this-table = Let others look on
