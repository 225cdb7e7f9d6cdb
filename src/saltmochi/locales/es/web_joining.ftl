# The browser client: coming to a table, and staying there.

web-who-plays-next = Quién juega la siguiente
web-waiting-seat = Esperando a que alguien se siente …
web-guest-numbered = Invitado { $number }
web-go-on = Sigue jugando
web-go-on-with = con { $names }
web-go-on-running = La partida está en marcha
web-go-on-waiting = Aún sin empezar
web-this-table = Para que otros miren
web-code-wrong = Revisa las letras y las cifras, o vuelve a pedir el código.
web-options = Qué tiene de especial esta mesa:
web-option-edition = Edición: { $edition }
web-option-seconds = { $count ->
    [one] un segundo por jugada
   *[other] { $count } segundos por jugada
}
web-option-memory = con ayuda de memoria
web-option-no-stand-in = sin bot suplente
web-own-option-off = { $option }: no
web-own-option-value = { $option }: { $value }
web-bot-level = Nivel del bot
web-target-range = Elige de 1 a { $most } puntos, o déjalo vacío para los habituales.
