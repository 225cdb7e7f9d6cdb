# Océanos de papel (Sea Salt & Paper): puntos en palabras, lo que ha pasado, las ediciones y lo que se puede elegir.

# Las pilas como etiquetas.
pile-left = Pila izquierda
pile-right = Pila derecha

# Las líneas de una explicación de los puntos.
points-pairs-crab = { $pairs ->
    [one] 1 pareja de cangrejos
   *[other] { $pairs } parejas de cangrejos
}
points-pairs-boat = { $pairs ->
    [one] 1 pareja de barcos
   *[other] { $pairs } parejas de barcos
}
points-pairs-fish = { $pairs ->
    [one] 1 pareja de peces
   *[other] { $pairs } parejas de peces
}
points-pairs-swimmer-shark = { $pairs ->
    [one] 1 pareja de tiburón y bañista
   *[other] { $pairs } parejas de tiburón y bañista
}
points-collection-shell = { $count ->
    [one] 1 concha (puntúan a partir de dos)
   *[other] { $count } conchas
}
points-collection-octopus = { $count ->
    [one] 1 pulpo (puntúan a partir de dos)
   *[other] { $count } pulpos
}
points-collection-penguin = { $count ->
    [one] 1 pingüino
   *[other] { $count } pingüinos
}
points-collection-sailor = { $count ->
    [one] 1 ancla (hacen falta las dos)
   *[other] las dos anclas
}
points-multiplier-lighthouse = { $count ->
    [0] faro: ningún barco
    [one] faro: 1 por un barco
   *[other] faro: 1 por cada uno de { $count } barcos
}
points-multiplier-shoal-of-fish = { $count ->
    [0] banco: ningún pez
    [one] banco: 1 por un pez
   *[other] banco: 1 por cada uno de { $count } peces
}
points-multiplier-penguin-colony = { $count ->
    [0] colonia: ningún pingüino
    [one] colonia: 2 por un pingüino
   *[other] colonia: 2 por cada uno de { $count } pingüinos
}
points-multiplier-captain = { $count ->
    [0] capitán: ningún ancla
    [one] capitán: 3 por un ancla
   *[other] capitán: 3 por cada una de { $count } anclas
}
points-mermaid = { $count ->
    [one] sirena { $number }: 1 carta { $colour }
   *[other] sirena { $number }: { $count } cartas { $colour }
}

# Las partes de una puntuación.
part-duos = Parejas
part-collectors = Colección
part-multipliers = Multiplicadores
part-mermaids = Sirenas
part-points = Puntos
part-colour-bonus = Bonificación de color
# $chance es el nombre del anuncio en la edición.
part-colour-bonus-why = { $count ->
    [one] 1 carta { $colour }; solo cuenta tras { $chance }
   *[other] { $count } cartas { $colour }; solo cuentan tras { $chance }
}

# Lo que alguien ha hecho, sin el sujeto: log-turn lo pone delante. $card, $first, $second y $kept son cartas con su
# artículo; $side es side-left o side-right; $stop y $chance son los anuncios de la edición.
did-draw = tomado cartas del mazo
did-get = tomado { $card } del mazo
did-get-hidden = tomado una carta del mazo
did-see = visto { $card }
did-take = tomado { $card } de la pila { $side }
did-keep = conservado { $card }
did-keep-hidden = conservado una carta
did-put = puesto { $card } en la pila { $side }
did-lay = jugado { $first } y { $second }
did-lay-mermaids = jugado las cuatro sirenas
did-look = mirado la pila { $side }
did-pick = elegido { $card } de la pila { $side }
did-pick-hidden = elegido una carta de la pila { $side }
did-steal = robado { $card } a { $victim }
did-steal-hidden = robado una carta a { $victim }
did-end-turn = terminado el turno
did-stop = anunciado { $stop }
did-last-chance = anunciado { $chance }
# Una oración con su propio verbo: log-turn-named solo pone delante el nombre.
did-steal-you = te ha robado { $card }

# Otras cosas que pasan.
log-turn-up = La pila { $side } empieza con { $card }.
log-rob = { $me ->
    [yes] Vas a robarle una carta a { $victim }.
   *[no] { $who } va a robarle una carta a { $victim }.
}
log-rob-you = { $who } va a robarte una carta.
log-shuffle = Se barajan todas las cartas para la siguiente ronda.

# Cómo ha terminado una ronda. $who y $me son quien la ha terminado.
ending-stop = { $me ->
    [yes] Has anunciado { $stop }: todo el mundo puntúa sus cartas.
   *[no] { $who } ha anunciado { $stop }: todo el mundo puntúa sus cartas.
}
ending-last-chance-won = { $me ->
    [yes] ¡Has ganado la apuesta! Puntúas tus cartas y tu bonificación de color; el resto, solo su bonificación de color.
   *[no] { $who } ha ganado la apuesta: puntúa sus cartas y su bonificación de color; el resto, solo su bonificación de color.
}
ending-last-chance-lost = { $me ->
    [yes] Has perdido la apuesta: solo puntúas tu bonificación de color; el resto puntúa sus cartas.
   *[no] { $who } ha perdido la apuesta: solo puntúa su bonificación de color; el resto puntúa sus cartas.
}
ending-void = El mazo se ha agotado: nadie puntúa.
ending-mermaids = { $me ->
    [yes] ¡Tienes las cuatro sirenas!
   *[no] ¡{ $who } tiene las cuatro sirenas!
}

# Por qué ha terminado la partida: véase outcome-win.
outcome-target = { outcome-win }
outcome-mermaids = { outcome-win } Cuatro sirenas pueden con todo.
outcome-voids = { outcome-win } Tras diez rondas nulas seguidas, gana el total más alto.
tie-last-round = ¡Empate! Lo decide la mejor última ronda.
tie-ender = ¡Empate! Gana quien ha terminado la última ronda.
tie-shared = Empate, y ya no hay nada que lo deshaga.

# Las ediciones, lado a lado.
edition-calls = Anuncios
edition-e1 = Con cuatro sirenas ganas
edition-e1-laid = cuando las juegas en tu turno
edition-e1-held = en cuanto tienes las cuatro en la mano
edition-e1-laid-or-shown = cuando las juegas, o si tienes las cuatro al terminar tu turno o hacer un anuncio
edition-e2 = El blanco es un color
edition-e3 = Robar en los últimos turnos
edition-e3-yes = de las manos aún sin mostrar
edition-e3-no = nunca; la pareja se puede jugar sin su efecto
edition-e4 = El mazo se agota
edition-e4-at-turn-end = ronda nula al final del turno, salvo que acabe con { $stop }
edition-e4-at-once = ronda nula al instante, aunque sea en mitad del turno
edition-e4-unless-called = ronda nula al final del turno, salvo que se anuncie { $stop } o { $chance }
edition-e5 = Mazo vacío en los últimos turnos
edition-e5-at-turn-end = ronda nula al final del turno
edition-e5-at-once = ronda nula al instante
edition-e5-ignored = se sigue con las pilas y la apuesta cuenta
edition-e6 = Quién empieza la siguiente ronda
edition-e6-left-of-last-turn = quien está a la izquierda de quien ha jugado el último turno
edition-e6-left-of-caller = quien está a la izquierda de quien ha terminado la ronda
edition-e7 = Empate en el total
edition-e7-last-round = gana quien tiene más puntos en la última ronda
edition-e7-ender = gana quien ha terminado la última ronda

# Lo que se te pide, y lo que puedes elegir.
ask-take = Toma una carta.
ask-put = Quédate con una carta y pon la otra en una pila.
ask-play = Juega parejas o termina tu turno.
ask-look = Elige una pila para mirarla.
ask-pick = Toma una de estas cartas. La primera es la de arriba.
ask-rob = Elige a quién robar.
choose-draw = tomar dos cartas del mazo
choose-take = tomar { $card } de la pila { $side }
choose-put = conservar { $kept } y poner { $card } en la pila { $side }
choose-lay = jugar { $first } y { $second }
choose-lay-mermaids = ganar con 4 sirenas
choose-look = mirar la pila { $side }
choose-pick = tomar { $card }
# $place cuenta, desde arriba, solo las cartas iguales.
choose-pick-deeper = tomar { $card }, la de más abajo (la { $place }.ª igual desde arriba)
choose-rob = robar a { $victim }
choose-end-turn = terminar tu turno
choose-stop = anunciar { $stop }: todo el mundo puntúa ya
choose-last-chance = anunciar { $chance }: apostar a que nadie te supera
