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

# Las expansiones. El bogavante va con un cangrejo; una medusa, con un bañista.
points-pairs-crab-lobster = { $pairs ->
    [one] 1 pareja de cangrejo y bogavante
   *[other] { $pairs } parejas de cangrejo y bogavante
}
points-pairs-swimmer-jellyfish = { $pairs ->
    [one] 1 pareja de medusa y bañista
   *[other] { $pairs } parejas de medusa y bañista
}
points-pairs-swimmer-swimmer = { $pairs ->
    [one] 1 pareja de bañistas
   *[other] { $pairs } parejas de bañistas
}
points-pairs-shark-shark = { $pairs ->
    [one] 1 pareja de tiburones
   *[other] { $pairs } parejas de tiburones
}
points-starfish = { $count ->
    [one] 1 estrella de mar con su pareja
   *[other] { $count } estrellas de mar, cada una con su pareja
}
points-starfish-alone = { $count ->
    [one] 1 estrella de mar sin pareja
   *[other] { $count } estrellas de mar sin pareja
}
# Como qué cuenta el caballito de mar; su línea lleva los puntos que añade.
points-seahorse-shell = caballito de mar: una concha más
points-seahorse-octopus = caballito de mar: un pulpo más
points-seahorse-penguin = caballito de mar: un pingüino más
points-seahorse-sailor = caballito de mar: un ancla más
points-seahorse-alone = caballito de mar: ninguna colección a la que unirse
points-multiplier-cast-of-crabs = { $count ->
    [0] banco de cangrejos: ningún cangrejo
    [one] banco de cangrejos: 1 por un cangrejo
   *[other] banco de cangrejos: 1 por cada uno de { $count } cangrejos
}
# Con un evento.
points-collection-shell-dance = { $count ->
    [one] 1 concha (danza: 2 puntos)
   *[other] { $count } conchas (danza: 2 puntos cada una)
}
points-collection-octopus-kraken = { $count ->
    [one] 1 pulpo (kraken: 1 punto)
   *[other] { $count } pulpos (kraken: 1 punto cada uno)
}
points-mermaid-tornado = { $count ->
    [one] 1 sirena: con el tornado no vale nada
   *[other] { $count } sirenas: con el tornado no valen nada
}
points-shell-face-down = concha boca abajo: no cuenta

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
# Las expansiones. $starfish y $given son cartas con su artículo; $event y $discarded, nombres de eventos.
did-lay-trio = jugado { $first } y { $second } con { $starfish }
did-lay-mermaids-dance = jugado las sirenas que bailan
did-look-deck = { $count ->
    [one] mirado 1 carta del mazo
   *[other] mirado { $count } cartas del mazo
}
did-shuffle-rest = barajado las demás con el mazo
did-hide = puesto { $card } boca abajo
did-hide-hidden = puesto una concha boca abajo
did-visit = mirado la mano de { $victim }
did-exchange = dado { $given } a { $victim } a cambio de { $card }
did-exchange-hidden = cambiado una carta con { $victim }
did-decline = renunciado al cambio
did-rob-pair = quitado a { $victim } { $first } y { $second }
did-keep-event = conservado «{ $event }» y descartado «{ $discarded }»
# Oraciones con su propio verbo, como did-steal-you.
did-visit-you = ha mirado tu mano
did-exchange-you = te ha dado { $given } a cambio de { $card }
did-rob-pair-you = te ha quitado { $first } y { $second }

# Otras cosas que pasan.
log-turn-up = La pila { $side } empieza con { $card }.
log-rob = { $me ->
    [yes] Vas a robarle una carta a { $victim }.
   *[no] { $who } va a robarle una carta a { $victim }.
}
log-rob-you = { $who } va a robarte una carta.
log-shuffle = Se barajan todas las cartas para la siguiente ronda.

# Las expansiones. $event es el nombre de un evento. $who es un nombre o, si habla de picaduras, una lista.
log-event = El evento de esta ronda es «{ $event }».
log-sting = { $me ->
    [yes] Te ha picado la medusa: en tu próximo turno solo tomas una carta.
   *[no] La medusa ha picado a { $who }: próximo turno, solo una carta del mazo.
}
log-stung-turn = { $me ->
    [yes] Te ha picado la medusa: tomas una carta y termina tu turno.
   *[no] La medusa ha picado a { $who }: una carta del mazo y fin del turno.
}
log-stung-turn-empty = { $me ->
    [yes] Te ha picado la medusa y el mazo está vacío: termina tu turno.
   *[no] La medusa ha picado a { $who } y el mazo está vacío: fin del turno.
}
log-event-to-leader = { $me ->
    [yes] Vas en cabeza: te llevas «{ $event }».
   *[no] { $who } va en cabeza y se lleva «{ $event }».
}
log-event-to-last = { $me ->
    [yes] Vas en último lugar: te llevas «{ $event }».
   *[no] { $who } va en último lugar y se lleva «{ $event }».
}
log-event-no-leader = Empate en cabeza: «{ $event }» se descarta.
log-event-no-last = Empate en el último lugar: «{ $event }» se descarta.
log-event-lost-leader = { $me ->
    [yes] Ya no vas en cabeza: «{ $event }» se descarta.
   *[no] { $who } ya no va en cabeza: «{ $event }» se descarta.
}
log-event-lost-last = { $me ->
    [yes] Ya no vas en último lugar: «{ $event }» se descarta.
   *[no] { $who } ya no va en último lugar: «{ $event }» se descarta.
}
log-events-shuffle = Se barajan los eventos descartados y forman un nuevo mazo de eventos.

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
# Con la danza de las sirenas bastan tres.
ending-mermaids-dance = { $me ->
    [yes] ¡Tus sirenas bailan!
   *[no] ¡Las sirenas de { $who } bailan!
}

# Por qué ha terminado la partida: véase outcome-win.
outcome-target = { outcome-win }
outcome-mermaids = { outcome-win } Cuatro sirenas pueden con todo.
outcome-mermaids-dance = { outcome-win } Cuando las sirenas bailan, con tres basta.
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
# Las expansiones.
ask-keep = Quédate con una de estas cartas. Las demás vuelven al mazo.
ask-visit = Elige de quién mirar la mano.
ask-give = Elige qué carta dar, o no cambies nada.
ask-get = Elige la carta que quieres a cambio.
ask-rob-pair = Elige la pareja que te llevas.
ask-angelfish = Las dos pilas muestran el mismo color: toma una carta.
ask-keep-event = Tienes dos eventos. Quédate con uno.
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
# Las expansiones.
choose-lay-trio = jugar { $first } y { $second } con { $starfish }
choose-lay-mermaids-dance = ganar con tus sirenas
choose-hide = poner { $card } boca abajo
choose-keep = conservar { $card }
choose-visit = mirar la mano de { $victim }
choose-give = dar { $card }
choose-get = tomar { $card } a cambio de { $given }
choose-decline = no cambiar nada
choose-rob-pair = quitar a { $victim } { $first } y { $second }
choose-keep-event = conservar «{ $event }» y descartar «{ $discarded }»

# --- Los eventos de Extra Pepper ---

# Sus nombres van entre comillas dentro de una frase.
event-hermit-crab = El cangrejo ermitaño
event-sunfish = El pez luna
event-water-rodeo = El rodeo acuático
event-dance-of-the-shells = La danza de las conchas
event-kraken = El kraken
event-tornado = El tornado
event-dance-of-the-mermaids = La danza de las sirenas
event-treasure-chest = El cofre del tesoro
event-diodon-fish = El pez erizo
event-angelfish = El pez ángel
event-dolphins = Los delfines
event-coral-reef = El arrecife de coral

# Etiquetas.
events-round = Evento de la ronda
events-held = Evento conservado
events-offered = Evento nuevo
events-discarded = Eventos descartados
events-none = ningún evento
events-deck = { $count ->
    [0] Mazo de eventos: vacío
    [one] Mazo de eventos: 1 carta
   *[other] Mazo de eventos: { $count } cartas
}
# La copa de un evento: + va a quien va en cabeza; −, a quien va en último lugar.
cup-plus = Copa +: va a quien está en cabeza
cup-minus = Copa −: va a quien está en último lugar
# Marcas de una persona, y qué significan.
mark-stung = Picadura
mark-stung-why = En el próximo turno: una carta del mazo y nada más.
mark-sheltered = Tras una concha
mark-sheltered-why = A salvo de robos, cambios, asaltos y picaduras hasta el final de la ronda.

# Qué hace un evento, en una frase. $stop, $chance y $mermaids son los términos de la edición.
event-effect-hermit-crab = Dos cangrejos: mira las dos pilas y toma una carta de cada una.
event-effect-sunfish = Dos peces: toma dos cartas del mazo en vez de una.
event-effect-water-rodeo = Dos bañistas son pareja: mira una mano y, si quieres, cambia una carta. Dos tiburones también: llévate una pareja que alguien ha jugado.
event-effect-dance-of-the-shells = Cada concha da 2 puntos, también la primera.
event-effect-kraken = Cada pulpo da solo 1 punto.
event-effect-tornado = Las sirenas no dan puntos. Con cuatro se gana igualmente.
event-effect-dance-of-the-mermaids = { $mermaids ->
    [laid] Si juegas tres sirenas, ganas la partida.
    [held] Si tienes tres sirenas en la mano, ganas la partida.
   *[laid-or-shown] Si reúnes tres sirenas, ganas la partida.
}
event-effect-treasure-chest = Para terminar la ronda necesitas 10 puntos.
event-effect-diodon-fish = No puedes anunciar { $stop }, solo { $chance }.
event-effect-angelfish = Si las dos pilas muestran el mismo color, toma una de las dos cartas.
event-effect-dolphins = Si pones en una pila una carta de colección o el caballito de mar, toma una carta del mazo.
event-effect-coral-reef = Puedes poner una concha boca abajo delante de ti: hasta el final de la ronda, las parejas de los demás no pueden contigo.
