# Contar puntos: la hoja para partidas con las cartas de verdad. $who es un nombre; $names, varios.

web-score-title = Hoja de puntos
web-score-about = ¿Jugáis con cartas de verdad? Toca las que tiene cada cual: la hoja cuenta los puntos, explica por qué y lleva los totales. Funciona sin conexión y nada sale de este dispositivo.
web-score-begin-sheet = Empezar una hoja
web-score-going-on = En curso: { $names }
web-score-other-game = El otro juego
web-score-sheet = Hoja

# Quién juega.
web-score-who = ¿Quién juega?
web-score-who-why = En el orden en que os sentáis, en sentido horario.
web-score-player = Persona { $number }
web-score-name = Nombre de la persona { $number }
web-score-add-player = Añadir persona
web-score-remove-player = Quitar a { $who }
web-score-edition = Edición
web-score-target = Meta
web-score-target-why-sea-salt-paper = Cuando alguien la alcanza, la partida termina y gana el total más alto.
web-score-target-why-happy-mochi = Cuando alguien la alcanza, la partida termina y gana el total más bajo.
web-score-more = { $what }: más
web-score-less = { $what }: menos
web-score-begin = Empezar
web-score-keep = Guardar

# La hoja.
web-score-no-rounds = { $names }: la hoja está lista. Vuelve cuando termine la primera ronda.
web-score-column-round = Ronda
web-score-round = Ronda { $round }
web-score-add-round = Anotar ronda { $round }
web-score-go-on = Seguir ronda { $round }
web-score-starts = { $who } empieza la siguiente ronda.
web-score-total = Total
web-score-chart = { $count ->
    [one] Los totales tras 1 ronda, con una línea por persona
   *[other] Los totales a lo largo de { $count } rondas, con una línea por persona
}
web-score-open-round = Ronda { $round }, { $how }: ver o cambiar
# $stop y $chance son los anuncios de la edición.
web-score-short-stop = { $stop }
web-score-short-last-chance-won = { $chance }: apuesta ganada
web-score-short-last-chance-lost = { $chance }: apuesta perdida
web-score-short-void = mazo agotado
web-score-short-mermaids = cuatro sirenas
web-score-short-mermaids-dance = tres sirenas
web-score-short-won = mano vacía
web-score-short-nobody = no gana nadie
web-score-again = Otra partida
web-score-change-game = Nombres y meta
web-score-new-game = Nueva partida
web-score-new-game-why = Esta hoja se archiva: sus totales quedan entre las partidas anteriores; sus rondas, no.
web-score-stay = Cancelar
web-score-earlier = { $count ->
    [one] 1 partida anterior
   *[other] { $count } partidas anteriores
}
web-score-won = Victoria:
web-score-change = Cambiar
web-score-delete = Borrar
web-score-delete-sure = Sí, borrar

# Una ronda: lo que tiene cada cual.
web-score-steps = Los pasos de la ronda
web-score-ending = Final
web-score-how = Cómo anotarlo
web-score-by-cards = Cartas
web-score-by-points = Solo puntos
web-score-tray = Las cartas de la caja
web-score-filter = Mostrar solo
web-score-all = Todas
web-score-find = Buscar una carta
web-score-none-found = Ninguna carta se llama así.
web-score-card-free = { $most ->
    [one] { $card }
   *[other] { $card }, { $most } en la caja
}
web-score-card-held = { $card }: { $count } de { $most }
web-score-card-elsewhere = { $card }: la tiene { $who }
web-score-hand = Cartas de { $who }
web-score-empty-sea-salt-paper = Toca las cartas de { $who }: las de la mano y las jugadas.
web-score-empty-happy-mochi = Toca las cartas que le quedan en la mano a { $who }. Las guardadas no cuentan.
web-score-take-back = { $count ->
    [one] Quitar { $card }
   *[other] Quitar una de { $count }: { $card }
}
web-score-points = { $count ->
    [one] 1 punto
   *[other] { $count } puntos
}
web-score-live = { $count ->
    [one] { $who }: 1 punto
   *[other] { $who }: { $count } puntos
}
web-score-next = Siguiente: { $who }
web-score-to-ending = Ir al final
web-score-plain-points = Puntos de las cartas
web-score-plain-points-why = En la mano y jugadas, sin bonificación de color.
web-score-plain-bonus-why = El número de cartas del color que más tenga. Solo cuenta tras { $chance }.
web-score-kept-free = La suma de los números de la mano. Las { -kept-cards } no cuentan.
# The expansions.
web-score-starfish = Estrellas de mar que cuentan
web-score-starfish-why = Una estrella de mar cuenta si se jugó con una pareja, o si en la mano hay una pareja para ella.
web-score-event-choose = Elige el evento
web-score-event-of = Evento de { $who }: { $event }
web-score-two-events = { $who } tiene ahora dos eventos. ¿Cuál se queda?

# Una ronda: cómo ha terminado.
web-score-ended = ¿Cómo ha terminado la ronda?
web-score-call-void = Mazo agotado
web-score-call-mermaids = Cuatro sirenas
# Under the Dance of the Mermaids.
web-score-call-mermaids-dance = Tres sirenas
web-score-who-called = ¿Quién lo ha anunciado?
web-score-who-mermaids = ¿Quién las tenía?
web-score-winner = ¿Quién se ha quedado sin cartas?
web-score-nobody = Nadie
web-score-nobody-won = La ronda termina y no la gana nadie: todo el mundo cuenta su mano.
web-score-not-paid = (no cuenta)
web-score-few = { $count ->
    [one] { $who } tiene 1 punto y para terminar la ronda hacen falta { $most }. ¿Falta alguna carta?
   *[other] { $who } tiene { $count } puntos y para terminar la ronda hacen falta { $most }. ¿Falta alguna carta?
}
# $mermaids dice cómo se gana con cuatro sirenas en esta edición: laid, held o laid-or-shown.
web-score-four-mermaids = { $mermaids ->
    [laid] { $who } tiene las cuatro sirenas. Si las ha jugado, ¡gana la partida!
   *[other] ¡{ $who } tiene las cuatro sirenas y gana la partida!
}
web-score-three-mermaids = { $mermaids ->
    [laid] { $who } tiene tres sirenas. Si las ha jugado, ¡gana la partida!
   *[other] { $who } tiene tres sirenas y ¡gana la partida!
}
# $event is an event that forbids the call $stop.
web-score-no-stop = Con «{ $event }», { $who } no puede decir { $stop }, solo { $chance }.
web-score-lacks-ending = Indica primero cómo ha terminado la ronda.
web-score-lacks-caller = Indica primero quién ha sido.
web-score-lacks-winner = Indica primero quién se ha quedado sin cartas.
web-score-lacks-event = Primero elige el evento de esta ronda.
web-score-lacks-kept = Primero elige qué evento se queda.
web-score-write = Guardar ronda
