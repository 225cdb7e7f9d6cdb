# Sea Salt & Paper: names, points in words, what happened.

game-sea-salt-paper = Océanos de papel (Sea Salt & Paper)

card = { $kind } ({ $colour })

kind-crab = cangrejo
kind-boat = barco
kind-fish = pez
kind-swimmer = bañista
kind-shark = tiburón
kind-shell = concha
kind-octopus = pulpo
kind-penguin = pingüino
kind-sailor = ancla
kind-lighthouse = faro
kind-shoal-of-fish = banco de peces
kind-penguin-colony = colonia de pingüinos
kind-captain = capitán
kind-mermaid = sirena

colour-dark-blue = azul oscuro
colour-light-blue = azul claro
colour-black = negro
colour-yellow = amarillo
colour-green = verde
colour-white = blanco
colour-purple = morado
colour-grey = gris
colour-light-orange = naranja claro
colour-pink = rosa
colour-orange = naranja

pile-left = la pila izquierda
pile-right = la pila derecha

# The lines of an explanation of points.
points-pairs-crab = { $pairs ->
    [one] una pareja de cangrejos
   *[other] { $pairs } parejas de cangrejos
}
points-pairs-boat = { $pairs ->
    [one] una pareja de barcos
   *[other] { $pairs } parejas de barcos
}
points-pairs-fish = { $pairs ->
    [one] una pareja de peces
   *[other] { $pairs } parejas de peces
}
points-pairs-swimmer-shark = { $pairs ->
    [one] una pareja de tiburón y bañista
   *[other] { $pairs } parejas de tiburón y bañista
}
points-collection-shell = { $count ->
    [one] una concha (puntúan a partir de dos)
   *[other] { $count } conchas
}
points-collection-octopus = { $count ->
    [one] un pulpo (puntúan a partir de dos)
   *[other] { $count } pulpos
}
points-collection-penguin = { $count ->
    [one] un pingüino
   *[other] { $count } pingüinos
}
points-collection-sailor = { $count ->
    [one] un ancla (hacen falta las dos)
   *[other] las dos anclas
}
points-multiplier-lighthouse = { $count ->
    [one] el faro: 1 por barco (un barco)
   *[other] el faro: 1 por barco ({ $count } barcos)
}
points-multiplier-shoal-of-fish = { $count ->
    [one] el banco: 1 por pez (un pez)
   *[other] el banco: 1 por pez ({ $count } peces)
}
points-multiplier-penguin-colony = { $count ->
    [one] la colonia: 2 por pingüino (un pingüino)
   *[other] la colonia: 2 por pingüino ({ $count } pingüinos)
}
points-multiplier-captain = { $count ->
    [one] el capitán: 3 por ancla (un ancla)
   *[other] el capitán: 3 por ancla ({ $count } anclas)
}
points-mermaid = { $count ->
    [one] sirena { $number }: una carta de color { $colour }
   *[other] sirena { $number }: { $count } cartas de color { $colour }
}

# The parts of a score.
part-duos = Dúos
part-collectors = Colección
part-multipliers = Multiplicadores
part-mermaids = Sirenas
part-points = Puntos
part-colour-bonus = Bonificación de color
part-colour-bonus-why = { $count ->
    [one] una carta de color { $colour }, cuenta solo tras una última oportunidad
   *[other] { $count } cartas de color { $colour }, cuentan solo tras una última oportunidad
}

# What a move did. $who is a name; where it is told to whom it is about, the browser takes the sentence ending in “you”.
told-begin = Primer turno: { $who }.
told-begin-you = Empiezas tú.
told-turn-up = Se revela { $card }, que abre { $pile }.
told-draw = { $who }: rumbo al mazo.
told-draws-card = { $who }: del mazo llega { $card }.
told-draws-hidden = { $who }: del mazo llega una carta.
told-sees-card = { $who }: aparece { $card }.
told-takes = { $who }: a la mano, { $card } de { $pile }.
told-puts = { $who }: una carta a la mano y { $card } a { $pile }.
told-puts-known = { $who }: a la mano { $kept }, { $card } sobre { $pile }.
told-lays = { $who }: pareja jugada, { $first } y { $second }.
told-lay-mermaids = { $who }: ¡las cuatro sirenas sobre la mesa!
told-looks = { $who }: un vistazo a { $pile }.
told-picks = { $who }: carta elegida de { $pile }, { $card }.
told-picks-hidden = { $who }: carta elegida de { $pile }.
told-robs = { $who }: robo en marcha. Víctima: { $victim }.
told-robs-you = { $who }: robo en marcha. La víctima eres tú.
told-steals = { $who }: carta robada, { $card }. Víctima: { $victim }.
told-steals-you = { $who }: carta robada, { $card }. La víctima eres tú.
told-steals-hidden = { $who }: carta robada. Víctima: { $victim }.
told-end-turn = { $who }: fin del turno.
told-stop = { $who }: ¡ALTO!
told-last-chance = { $who }: ¡ÚLTIMA OPORTUNIDAD!
told-shuffle = Se barajan todas las cartas para la siguiente ronda.

# How a round ended.
ending-stop = Alto: cada cual puntúa sus cartas.
ending-last-chance-won = Última oportunidad, apuesta ganada: quien la anunció puntúa sus cartas y su bonificación de color; el resto, solo su bonificación de color.
ending-last-chance-lost = Última oportunidad, apuesta perdida: quien la anunció puntúa solo su bonificación de color; el resto, sus cartas.
ending-void = El mazo se ha agotado: nadie puntúa.
ending-mermaids = Cuatro sirenas: la partida está ganada.

# Why the game ended. $winners is one or more names.
outcome-target = { $count ->
    [one] Victoria: { $winners }. Se ha alcanzado la meta.
   *[other] Victoria compartida: { $winners }. Se ha alcanzado la meta.
}
outcome-mermaids = Victoria con cuatro sirenas: { $winners }.
outcome-voids = { $count ->
    [one] Victoria: { $winners }. Tras diez rondas nulas seguidas, la partida termina tal como está.
   *[other] Victoria compartida: { $winners }. Tras diez rondas nulas seguidas, la partida termina tal como está.
}
tie-last-round = Empate en el total: han decidido los puntos de la última ronda.
tie-ender = Empate en el total: gana quien terminó la última ronda.
tie-shared = Empate en el total, y nada más lo deshace.

# The editions side by side.
edition-italian = Italiana
edition-spanish = Española
edition-french = Francesa
edition-online = En línea
edition-terms = Anuncios
edition-terms-italian = ALT / SFIDA
edition-terms-spanish = ALTO / ÚLTIMA OPORTUNIDAD
edition-terms-french = STOP / DERNIÈRE CHANCE
edition-terms-online = STOP / LAST CHANCE
edition-e1 = Cuatro sirenas ganan
edition-e1-laid = cuando las juegas en tu turno
edition-e1-held = al instante, en cuanto están todas en una mano
edition-e1-laid-or-shown = cuando las juegas, y por sí solas si las tienes todas al terminar tu turno o al hacer un anuncio
edition-e2 = El blanco cuenta como color
edition-e3 = Robos en los últimos turnos
edition-e3-yes = de las manos aún sin revelar
edition-e3-no = nunca; la pareja se puede jugar, pero sin efecto
edition-e4 = El mazo se agota
edition-e4-at-turn-end = ronda nula al final del turno; un ALTO en ese turno aún puntúa
edition-e4-at-once = ronda nula al instante, en mitad del turno
edition-e4-unless-called = ronda nula al final del turno, salvo que alguien anuncie ALTO o ÚLTIMA OPORTUNIDAD
edition-e5 = Mazo vacío en los últimos turnos
edition-e5-at-turn-end = ronda nula al final del turno
edition-e5-at-once = ronda nula al instante
edition-e5-ignored = se sigue con las pilas, y la apuesta se puntúa
edition-e6 = Quién empieza la ronda siguiente
edition-e6-left-of-last-turn = a la izquierda de quien jugó el último turno
edition-e6-left-of-caller = a la izquierda de quien terminó la ronda
edition-e7 = Empate en el total al final
edition-e7-last-round = quien sacó más puntos en la última ronda
edition-e7-ender = quien terminó la última ronda

# What is asked of a player, and what can be chosen.
ask-take = Toma una carta.
ask-put = Quédate con una de las dos cartas y pon la otra en una pila.
ask-play = Juega parejas o termina tu turno.
ask-look = Elige una pila para mirarla.
ask-pick = Toma una de estas cartas, ordenadas de arriba abajo.
ask-rob = Elige a quién robar.
choose-draw = toma dos cartas del mazo
choose-take = toma { $card } de { $pile }
choose-put = quédate con { $kept }, pon { $card } en { $pile }
choose-lay = juega { $first } y { $second }
choose-lay-mermaids = juega cuatro sirenas y gana
choose-look = mira { $pile }
choose-pick = toma { $card }
choose-pick-deeper = toma { $card }, la n.º { $place } desde arriba entre las iguales
choose-rob = roba una carta a { $victim }
choose-end-turn = termina tu turno
choose-stop = di ALTO: todo el mundo puntúa ya
choose-last-chance = di ÚLTIMA OPORTUNIDAD: apuesta a que nadie saca más puntos que tú
