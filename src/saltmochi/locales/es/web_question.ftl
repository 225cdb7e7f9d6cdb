# --- Una pregunta en la mesa: ¿cuál es la mejor jugada? ---

web-question-what = ¿Cuál es tu mejor jugada?
web-question-choices = Tus opciones
web-question-right = ¡Bien visto!
# $chance es una probabilidad de ganar la partida; $action describe una acción: «tomar un cangrejo de la pila izquierda».
web-question-best = La mejor opción: { $chance } de probabilidad de ganar.
web-question-as-good = { $chance } de probabilidad de ganar. Igual de bueno: { $action } ({ $best }).
web-question-missed = Hay una opción mejor
web-question-missed-by = { $action }: { $chance } de probabilidad de ganar. { $count ->
    [one] La mejor opción tiene { $best }, 1 punto más.
    [many] La mejor opción tiene { $best }, { $count } puntos más.
   *[other] La mejor opción tiene { $best }, { $count } puntos más.
}
web-question-then = En la partida: { $action } ({ $chance }).
web-question-retry = Probar otra vez
web-question-answer = Ver la respuesta
# La segunda pista, si todas las opciones son del mismo tipo.
web-question-one-of = Una de estas dos: { $one }, o bien { $other }.
web-question-was-chosen = en la partida

# La primera pista dice dónde mirar; la segunda, qué tipo de acción es.
web-question-sea-at-middle = Mira el mazo y las pilas de descarte.
web-question-sea-at-drawn = Mira las dos cartas que has tomado.
web-question-sea-at-hand = Mira las cartas de tu mano.
web-question-sea-at-others = Mira a los demás.
web-question-sea-at-events = Mira los dos eventos.
web-question-sea-at-turn = ¿Es hora de terminar algo?
web-question-sea-kind-draw = Toma cartas del mazo.
web-question-sea-kind-take = Toma una carta que está a la vista.
web-question-sea-kind-look = Mira una pila.
web-question-sea-kind-pick = Toma una carta de la pila.
web-question-sea-kind-put = Quédate con una carta y pon la otra en una pila.
web-question-sea-kind-lay = Juega una pareja.
web-question-sea-kind-lay-mermaids = Juega tus sirenas.
web-question-sea-kind-rob = Roba una carta.
web-question-sea-kind-end = Termina tu turno sin anunciar nada.
web-question-sea-kind-stop = Termina la ronda con un anuncio.
web-question-sea-kind-last-chance = Termina la ronda con un anuncio.
web-question-sea-kind-keep = Quédate con una de las cartas del mazo.
web-question-sea-kind-hide = Pon una concha boca abajo.
web-question-sea-kind-visit = Mira una mano.
web-question-sea-kind-give = Cambia una carta.
web-question-sea-kind-get = Elige qué quieres a cambio.
web-question-sea-kind-decline = No cambies nada.
web-question-sea-kind-rob-pair = Llévate una pareja.
web-question-sea-kind-keep-event = Conserva uno de tus eventos.
web-question-mochi-at-outside = Mira de dónde puedes robar.
web-question-mochi-at-hand = Mira las cartas de tu mano.
web-question-mochi-at-players = Mira a los demás.
web-question-mochi-at-effects = Mira los efectos de las cartas jugadas.
web-question-mochi-kind-draw = Roba una carta.
web-question-mochi-kind-play = Juega dos cartas contiguas.
web-question-mochi-kind-insert = Pon la carta donde más ayude.
web-question-mochi-kind-pass = Da una de tus cartas.
web-question-mochi-kind-keep = Guarda una de tus cartas.
web-question-mochi-kind-target = Elige quién roba.
web-question-mochi-kind-effect = Usa un efecto.
web-question-mochi-kind-decline = No uses más efectos.
web-question-mochi-kind-skip = Pasa tu turno.
