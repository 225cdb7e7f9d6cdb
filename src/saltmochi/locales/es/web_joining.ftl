# El cliente del navegador: llegar a una mesa y quedarse en ella.

web-who-plays-next = Quién juega la siguiente
# En un botón apagado, mientras hay sitios libres.
web-waiting-seat = Hay sitios libres…
web-guest-numbered = Visita { $number }
web-go-on = Sigue jugando
web-go-on-with = con { $names }
web-go-on-waiting = Aún sin empezar
web-this-table = Invita a mirar la partida
web-code-wrong = Revisa las letras y las cifras, o vuelve a pedir el código.
web-options = Lo especial de esta mesa:
web-option-edition = Edición: { $edition }
web-option-seconds = { $count ->
    [one] 1 segundo por jugada
   *[other] { $count } segundos por jugada
}
web-option-memory = con ayuda de memoria
web-option-no-stand-in = sin bots suplentes
web-option-no-chat = sin chat
web-own-option-off = { $option }: no
web-own-option-value = { $option }: { $value }
web-bot-level = Nivel del bot
web-target-range = Elige de 1 a { $most } puntos, o déjalo en blanco para la meta habitual.
