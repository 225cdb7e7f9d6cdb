# The table of Sea Salt & Paper in the browser.

# $card lleva su artículo; $side es side-left o side-right.
web-sea-middle = El mazo y las dos pilas
web-sea-put = Ahora pon la otra carta en una pila.
web-sea-put-on = Poner { $card } en la pila { $side }
web-sea-keep = Conservar { $card }
web-sea-keep-this = Conservar
web-sea-kept = Conservada
web-sea-partner = Elige la otra carta de la pareja.
web-sea-mermaids = ¡Cuatro sirenas!
web-sea-lay = Jugar { $card } en pareja
web-sea-nothing-to-lay = No tienes parejas: termina tu turno.
web-sea-end-or-call = No tienes parejas: termina tu turno o la ronda.
web-sea-beneath = Debajo: { $cards }.
web-sea-beneath-some = Debajo, aunque alguien ha tomado al menos una: { $cards }.
web-sea-known = Sabes que tiene: { $cards }.
web-sea-no-cards = Aún no hay cartas
web-sea-points-why = { $count ->
    [one] Tus cartas: 1 punto
   *[other] Tus cartas: { $count } puntos
}

# Las expansiones.
web-sea-deck-look = Lo alto del mazo
web-sea-hand-of = La mano de { $name }
web-sea-given = Das
web-sea-decline = No cambiar
web-sea-hide = Ponerse a salvo
web-sea-hide-which = ¿Qué concha pones boca abajo?
web-sea-hidden-shell = Concha boca abajo
web-sea-starfish = ¿Añades una estrella de mar? La pareja vale 3, pero no tiene efecto.
web-sea-just-pair = Solo la pareja
web-sea-rob-pair = Llevarte { $first } y { $second }
web-sea-mermaids-dance = ¡Sirenas!
web-sea-event-more = Qué hace el evento

# What puzzles are about.
puzzle-sea-salt-paper-take = mazo o pila
puzzle-sea-salt-paper-keep = qué carta conservar
puzzle-sea-salt-paper-leave = dónde dejar la otra carta
puzzle-sea-salt-paper-pair = qué pareja jugar
puzzle-sea-salt-paper-pick = qué tomar de una pila
puzzle-sea-salt-paper-steal = a quién robar
puzzle-sea-salt-paper-call = anunciar o esperar
