# The browser client: coming to a table, and staying there.

web-who-plays-next = Quién juega la siguiente
web-waiting-seat = Esperando a que alguien se siente …
web-guest-numbered = Invitado { $number }
