# The browser client: coming to a table, and staying there.

web-who-plays-next = Qui joue la prochaine
web-waiting-seat = On attend que quelqu’un s’assoie…
web-guest-numbered = Invité { $number }
