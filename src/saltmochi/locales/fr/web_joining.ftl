# The browser client: coming to a table, and staying there.

web-who-plays-next = Qui joue la prochaine
web-waiting-seat = On attend que quelqu’un s’assoie…
web-guest-numbered = Invité { $number }
web-go-on = Continue à jouer
web-go-on-with = avec { $names }
web-go-on-running = La partie est en cours
web-go-on-waiting = Pas encore commencée
web-this-table = Pour que d’autres regardent
