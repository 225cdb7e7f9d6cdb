# Happy Mochi: lo que ha pasado, lo que se puede elegir y lo que ha ido mal.

# Lo que alguien ha hecho, sin el sujeto: log-turn lo pone delante. $card, $left y $right son cartas con su artículo
# o «una carta»; $side es mochi-side-left o mochi-side-right.
mochi-did-draw = robado { $card } del mazo
mochi-did-draw-side = robado { $card } del lado { $side } de la pareja
mochi-did-draw-deck = robado del mazo
mochi-did-draw-kept = recuperado { $card } de las guardadas
mochi-did-insert = puesto { $card } en la posición { $place } de { $count }
mochi-did-play = jugado { $left } y { $right } ({ $value })
mochi-did-happy = jugado un Happy Mochi con { $left } y { $right } ({ $value })
mochi-did-effect-flip = usado primero «gira»
mochi-did-effect-draw = usado primero «haz robar»
mochi-did-effect-pass = usado «pasa»
mochi-did-effect-keep = usado «guarda»
mochi-did-target = hecho robar una carta a { $other }
mochi-did-target-self = decidido robar una carta
mochi-did-pass = elegido { $card } para pasar
mochi-did-keep = guardado { $card } boca abajo
mochi-did-keep-one = { $count ->
    [one] mostrado { $cards } (1 punto) y guardado { $card }
   *[other] mostrado { $cards } ({ $count } puntos) y guardado { $card }
}
# Una oración con su propio verbo: log-turn-named solo pone delante el nombre.
mochi-did-target-you = te ha hecho robar una carta

# Otras cosas que pasan.
mochi-log-gets = { who-has } recibido { $card }.
mochi-log-hand = { $me ->
    [yes] Tu mano: { $cards }.
   *[no] Mano de { $who }: { $cards }.
}
mochi-log-opens = El lado izquierdo empieza con { $card }.
mochi-log-pair = La { -central-pair } es { $value }: { $left } y { $right }.
mochi-log-shuffle = Para la siguiente ronda se barajan todas las cartas menos las guardadas.
mochi-log-shuffle-returned = Había demasiadas { -kept-cards } y vuelven las más antiguas: { $cards }. Para la siguiente ronda se barajan todas las cartas menos las guardadas.
mochi-log-only-deck = No tienes dos { -adjacent-cards } que encajen y solo puedes robar del mazo.
mochi-log-skip = { $me ->
    [yes] No puedes robar ni jugar: saltas tu turno.
   *[no] { $who } no puede robar ni jugar y salta su turno.
}
mochi-log-decline = { $me ->
    [yes] No has usado más efectos.
   *[no] { $who } no ha usado más efectos.
}
mochi-log-new-deck = El mazo estaba vacío: las cartas de debajo de la pareja forman el nuevo.
mochi-log-passed = Todo el mundo ha pasado una carta a su izquierda.
mochi-log-passed-card = { $me ->
    [yes] Has pasado { $card } a { $other }.
   *[no] { $who } ha pasado { $card } a { $other }.
}
mochi-log-passed-card-you = { $who } te ha pasado { $card }.
mochi-log-turned-plus = La { -value-card } ha girado a +: ahora hay que subir.
mochi-log-turned-minus = La { -value-card } ha girado a −: ahora hay que bajar.
mochi-log-turned-twice = La { -value-card } ha girado dos veces y queda como estaba.

# Cómo ha terminado una ronda. $who y $me son quien la ha ganado.
mochi-ending-won = { $me ->
    [yes] ¡Has ganado la ronda: te has quedado sin cartas!
   *[no] ¡{ $who } gana la ronda: se ha quedado sin cartas!
}
mochi-ending-all-skipped = Nadie puede robar ni jugar: la ronda termina y no la gana nadie.
mochi-ending-turn-limit = Todo el mundo ha jugado 50 turnos: la ronda termina y no la gana nadie.
short-won = mano vacía
short-all-skipped = nadie podía seguir
short-turn-limit = 50 turnos por persona

# Por qué ha terminado la partida: véase outcome-win.
mochi-outcome-target = { outcome-win } El total más bajo se lleva la victoria.
mochi-outcome-scoreless = { outcome-win } Tras diez rondas seguidas sin puntos, gana el total más bajo.

# Lo que se te pide, y lo que puedes elegir.
mochi-ask-turn = Juega dos { -adjacent-cards } o roba una carta.
mochi-ask-turn-draw = No tienes dos { -adjacent-cards } que encajen. Roba una.
mochi-ask-draw = Tienes que robar una carta. Elige de dónde.
mochi-ask-insert = Pon { $card } donde quieras; ahí se queda.
mochi-ask-effect = Elige el siguiente efecto de las cartas que has jugado.
mochi-ask-target = Elige quién roba una carta.
mochi-ask-pass = Elige qué carta das a tu izquierda.
mochi-ask-keep = Elige qué carta guardas boca abajo delante de ti.
mochi-ask-keep-one = Guarda una carta para las próximas rondas.
mochi-choose-draw-side = robar { $card } del lado { $side } (la pareja pasa a ser { $value })
mochi-choose-draw-deck = robar una carta del mazo
mochi-choose-draw-kept = recuperar { $card } de tus { -kept-cards }
mochi-choose-insert-alone = ponerla en tu mano
mochi-choose-insert-first = en el extremo izquierdo; a su derecha, { $card }
mochi-choose-insert-last = en el extremo derecho; a su izquierda, { $card }
mochi-choose-insert-between = entre { $left } y { $right }
mochi-choose-play = jugar { $left } y { $right } ({ $value })
mochi-choose-happy = jugar { $left } y { $right } ({ $value }): ¡Happy Mochi!
mochi-choose-skip = saltar tu turno
mochi-choose-effect-flip = girar primero la { -value-card }
mochi-choose-effect-draw = hacer primero que alguien robe
mochi-choose-effect-pass = hacer que todo el mundo pase una carta
mochi-choose-effect-keep = guardar una carta de tu mano
mochi-choose-decline = sin más efectos
mochi-choose-target = hacer robar a { $other }
mochi-choose-target-self = robar tú una carta
mochi-choose-pass = dar { $card } a { $other }
mochi-choose-keep = guardar { $card }

# En la mesa de la terminal. $value es el número que forma la pareja.
mochi-heading-hand = Mano (? = sin ver)
mochi-heading-kept = Guardadas
mochi-heading-penalty = Penalización
mochi-pair = { -central-pair }:
mochi-value = Carta de Valor:
mochi-value-plus = + (juega más de { $value })
mochi-value-minus = − (juega menos de { $value })
mochi-value-plus-alike = + (juega más de { $value } con dos cartas del mismo color, como la pareja)
mochi-value-minus-alike = − (juega menos de { $value } con dos cartas del mismo color, como la pareja)
mochi-hand = Tu mano, en su orden fijo:
mochi-cost = { $count ->
    [one] Tu mano te costaría 1 punto. Las { -kept-cards } no cuentan.
   *[other] Tu mano te costaría { $count } puntos. Las { -kept-cards } no cuentan.
}
mochi-lowest = { $target ->
    [one] La partida termina con { $target } punto y gana el total más bajo.
   *[other] La partida termina con { $target } puntos y gana el total más bajo.
}
mochi-sum = Puntos de penalización
mochi-rules =
    Quédate sin cartas antes que nadie. Las cartas siguen en el orden en que te llegan: nunca puedes reorganizarlas.
    En tu turno, juega o roba. Para jugar, pon dos { -adjacent-cards } de tu mano sobre la { -central-pair }, sin cambiar su orden: la izquierda son las decenas; la derecha, las unidades.
    Si la { -value-card } muestra +, tu número debe ser mayor que el de la pareja; si muestra −, menor. Si las dos cartas de la pareja son del mismo color, las tuyas también deben compartir color. Dos números iguales son un Happy Mochi y siempre encajan.
    Para robar, toma la carta superior de un lado de la pareja (si debajo hay otra), la primera del mazo o una de tus { -kept-cards }, y ponla en cualquier lugar de tu mano.
    Las cartas que juegas pueden tener efectos. «Gira» le da la vuelta a la { -value-card } y «haz robar» hace que robe quien tú elijas: los dos son obligatorios. «Pasa» (todo el mundo da una carta a su izquierda) y «guarda» (una carta de tu mano va boca abajo delante de ti) son opcionales.
    Si al final de tu turno no te quedan cartas en la mano, ganas la ronda. El resto suma su mano en puntos de penalización y guarda una de esas cartas; las { -kept-cards } no cuentan. Con 30 puntos, o con la meta que elijas, la partida termina y gana el total más bajo.
    Los efectos solo están impresos en las cartas, así que los de nuestro mazo son una suposición. Si tienes la caja, pon los tuyos: saltmochi deck happy-mochi --help.

# Lo que ha ido mal, y cómo arreglarlo.
mochi-unknown-card = No hay ninguna carta «{ $card }». Una carta es un número del 0 al 9 y uno de estos colores: { $colours }. Por ejemplo, «7/matcha».
mochi-card-twice = «{ $card }» aparece dos veces, pero en la caja solo hay una.
mochi-laid = En Happy Mochi las cartas jugadas no cuentan: indica solo la mano.

mochi-deck-too-long = Este archivo es demasiado largo para ser un mazo.
mochi-deck-line = Línea { $line }: aquí va una carta con su efecto, por ejemplo «"7/matcha" = "keep"».
mochi-deck-card = Línea { $line }: { $reason }
mochi-deck-effect = Línea { $line }: elige el efecto de { $card } entre { $effects } y escríbelo entre comillas.
mochi-deck-twice = Línea { $line }: { $card } aparece aquí por segunda vez.
mochi-deck-missing = Línea { $line }: el archivo termina aquí, pero falta { $card }. Si no tiene efecto, escribe "none".
