# Score my hand: the score sheet for games with the real cards. $who is a name, $names are several.

web-score-title = Hoja de puntos
web-score-about = Jugad con vuestras cartas: de contar se encarga la hoja. Toca las cartas de cada cual: verás cuánto valen y por qué, la ronda se resuelve y los puntos se suman. Todo queda en este dispositivo y funciona sin red.
web-score-begin-sheet = Empieza una hoja de puntos
web-score-going-on = En curso: { $names }
web-score-other-game = El otro juego
web-score-sheet = Hoja

# Who plays.
web-score-who = ¿Quién juega?
web-score-who-why = En el orden en que estáis en la mesa, en sentido horario.
web-score-player = Jugador { $number }
web-score-name = Nombre del jugador { $number }
web-score-add-player = Añade un jugador
web-score-remove-player = Quita a { $who }
web-score-edition = Edición
web-score-target = Meta
web-score-target-why-sea-salt-paper = Quien la alcanza termina la partida; gana el total más alto.
web-score-target-why-happy-mochi = Quien la alcanza termina la partida; gana el total más bajo.
web-score-more = { $what }: más
web-score-less = { $what }: menos
web-score-begin = Empieza
web-score-keep = Guarda

# The sheet.
web-score-no-rounds = { $names }: la hoja está lista. Vuelve cuando termine la primera ronda.
web-score-column-round = Ronda
web-score-round = Ronda { $round }
web-score-add-round = Anota la ronda { $round }
web-score-go-on = Sigue con la ronda { $round }
web-score-starts = { $who } empieza la siguiente ronda.
web-score-total = Total
web-score-chart = { $count ->
    [one] Los totales tras una ronda, con una línea por persona
   *[other] Los totales a lo largo de { $count } rondas, con una línea por persona
}
web-score-open-round = Ronda { $round }, { $how }: mírala o cámbiala
web-score-short-stop = alto
web-score-short-last-chance-won = última oportunidad ganada
web-score-short-last-chance-lost = última oportunidad perdida
web-score-short-void = mazo agotado
web-score-short-mermaids = cuatro sirenas
web-score-short-won = mano vacía
web-score-short-nobody = nadie la gana
web-score-again = Otra partida
web-score-change-game = Nombres y meta
web-score-new-game = Nueva partida
web-score-new-game-why = Esta hoja se guarda: sus totales quedan entre las partidas anteriores; sus rondas, no.
web-score-stay = Quédate aquí
web-score-earlier = { $count ->
    [one] Una partida anterior
   *[other] { $count } partidas anteriores
}
web-score-won = Victoria:
web-score-change = Cambia
web-score-delete = Borra
web-score-delete-sure = Sí, borra

# A round: what each player has.
web-score-steps = Los pasos de la ronda
web-score-ending = Final
web-score-how = Cómo anotarlo
web-score-by-cards = Cartas
web-score-by-points = Solo puntos
web-score-tray = Las cartas de la caja
web-score-filter = Muestra solo
web-score-all = Todas
web-score-find = Busca una carta
web-score-none-found = Ninguna carta se llama así.
web-score-card-free = { $most ->
    [one] { $card }
   *[other] { $card }, { $most } en la caja
}
web-score-card-held = { $card }, { $count } de { $most }
web-score-card-elsewhere = { $card }: la tiene { $who }
web-score-hand = Cartas de { $who }
web-score-empty-sea-salt-paper = Toca las cartas de { $who }, en la mano y jugadas.
web-score-empty-happy-mochi = Toca las cartas que le quedan en la mano a { $who }. Las guardadas no cuentan.
web-score-take-back = { $count ->
    [one] Quita { $card }
   *[other] Quita una de { $count }: { $card }
}
web-score-points = { $count ->
    [one] 1 punto
   *[other] { $count } puntos
}
web-score-live = { $count ->
    [one] { $who }: 1 punto
   *[other] { $who }: { $count } puntos
}
web-score-next = Sigue: { $who }
web-score-to-ending = Cómo terminó
web-score-plain-points = Puntos de las cartas
web-score-plain-points-why = En la mano y jugadas, sin bonificación de color.
web-score-plain-bonus-why = Las cartas del color más numeroso. Cuenta solo tras una última oportunidad.
web-score-kept-free = La suma de los números de la mano. Las cartas guardadas no cuentan.

# A round: how it ended.
web-score-ended = ¿Cómo terminó la ronda?
web-score-call-stop = Alto
web-score-call-last-chance = Última oportunidad
web-score-call-void = Mazo agotado
web-score-call-mermaids = Cuatro sirenas
web-score-who-called = ¿Quién lo anunció?
web-score-who-mermaids = ¿Quién las tenía?
web-score-winner = ¿A quién no le quedan cartas?
web-score-nobody = A nadie
web-score-nobody-won = La ronda termina y nadie la gana: cada cual cuenta su mano.
web-score-not-paid = (no cuenta)
web-score-few = { $count ->
    [one] { $who } tiene 1 punto; para terminar la ronda hacen falta { $most }. ¿Falta una carta?
   *[other] { $who } tiene { $count } puntos; para terminar la ronda hacen falta { $most }. ¿Falta una carta?
}
web-score-four-mermaids = { $who } tiene las cuatro sirenas: ganan toda la partida.
web-score-lacks-ending = Di primero cómo terminó la ronda.
web-score-lacks-caller = Di primero quién fue.
web-score-lacks-winner = Di primero a quién no le quedan cartas.
web-score-write = Anótalo
