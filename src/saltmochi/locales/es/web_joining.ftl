# The browser client: coming to a table, and staying there.

web-who-plays-next = Quién juega la siguiente
web-waiting-seat = Esperando a que alguien se siente …
web-guest-numbered = Invitado { $number }
web-go-on = Sigue jugando
web-go-on-with = con { $names }
web-go-on-running = La partida está en marcha
web-go-on-waiting = Aún sin empezar
web-this-table = Para que otros miren
