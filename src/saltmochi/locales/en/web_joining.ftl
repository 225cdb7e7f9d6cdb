# The browser client: coming to a table, and staying there.

web-who-plays-next = Who plays next
web-waiting-seat = Waiting for somebody to sit down …
web-guest-numbered = Guest { $number }
