# Happy Mochi: names, what happened, what can be chosen, and what went wrong.

game-happy-mochi = Happy Mochi
edition-standard = Estándar

mochi-card-name = { $value }/{ $flavour }

mochi-flavour-strawberry = fresa
mochi-flavour-peach = melocotón
mochi-flavour-lemon = limón
mochi-flavour-matcha = matcha
mochi-flavour-soda = soda
mochi-flavour-grape = uva
mochi-flavour-sesame = sésamo

mochi-effect-flip = gira
mochi-effect-draw = roba
mochi-effect-pass = pasa
mochi-effect-keep = guarda
mochi-effect-flip-why = gira: se da la vuelta a la carta de Valor
mochi-effect-draw-why = roba: quien tú elijas roba una carta
mochi-effect-pass-why = pasa: todo el mundo da una carta a su izquierda
mochi-effect-keep-why = guarda: una carta de tu mano va boca abajo delante de ti

mochi-from-left = del lado izquierdo
mochi-from-right = del lado derecho
mochi-a-card = una carta
mochi-one-of-them = una de ellas

# What a move did. $who is a name; where it is told to whom it is about, the browser takes the sentence ending in “you”.
mochi-told-begin = Primer turno: { $who }.
mochi-told-begin-you = Empiezas tú.
mochi-told-gets = { $who }: llega { $card }.
mochi-told-hand = { $who }: mano inicial, { $cards }.
mochi-told-opens = { $card } abre el lado izquierdo.
mochi-told-pair = La Pareja Central es { $value }: { $left } y { $right }.
mochi-told-draws = { $who }: del mazo llega { $card }.
mochi-told-shuffle = Se barajan todas las cartas para la siguiente ronda, menos las guardadas.
mochi-told-shuffle-returned = Había demasiadas cartas guardadas, así que vuelven las más antiguas: { $cards }. Se barajan todas para la siguiente ronda, menos las que siguen guardadas.
mochi-told-draw-side = { $who }: a la mano, { $card } { $side }.
mochi-told-draw-deck = { $who }: rumbo al mazo.
mochi-told-only-deck = Ninguna pareja de vecinas encaja, y solo se puede robar del mazo.
mochi-told-draw-kept = { $who }: de las cartas guardadas vuelve { $card }.
mochi-told-insert = { $who }: { $card } va al puesto { $place } de { $count }.
mochi-told-play = { $who }: a la mesa { $left } y { $right }, o sea { $value }.
mochi-told-happy = { $who }: a la mesa { $left } y { $right }, o sea { $value }. ¡Happy Mochi!
mochi-told-skip = { $who }: nada que robar ni que jugar.
mochi-told-effect-flip = { $who }: primero «gira».
mochi-told-effect-draw = { $who }: primero «roba».
mochi-told-effect-pass = { $who }: efecto «pasa», todo el mundo da una carta a su izquierda.
mochi-told-effect-keep = { $who }: efecto «guarda».
mochi-told-decline = { $who }: ningún efecto más.
mochi-told-target = { $who }: ¿quién roba una carta? { $other }.
mochi-told-target-you = { $who }: ¿quién roba una carta? Te toca a ti.
mochi-told-target-self = { $who }: otra carta por robar.
mochi-told-pass = { $who }: elegida la carta para pasar, { $card }.
mochi-told-pass-hidden = { $who }: elegida la carta para pasar.
mochi-told-keep = { $who }: guardada { $card }, boca abajo.
mochi-told-keep-one = { $count ->
    [one] { $who }: en la mano { $cards } (un punto); guardada { $card }.
   *[other] { $who }: en la mano { $cards } ({ $count } puntos); guardada { $card }.
}
mochi-told-new-deck = El mazo estaba vacío: las cartas de debajo de la pareja se barajan y forman otro.
mochi-told-passed = Todas las cartas pasan a la izquierda.
mochi-told-passed-card = { $giver } → { $receiver }: { $card }.
mochi-told-turned-plus = La carta de Valor gira a +: ahora, hacia arriba.
mochi-told-turned-minus = La carta de Valor gira a -: ahora, hacia abajo.
mochi-told-turned-twice = La carta de Valor gira dos veces y queda como estaba.

# How a round ended. $who is a name.
mochi-ending-won = Ronda ganada con la mano vacía: { $who }.
mochi-ending-won-you = Has ganado la ronda con la mano vacía.
mochi-ending-all-skipped = Ya nadie puede robar ni jugar: la ronda termina y nadie la gana.
mochi-ending-turn-limit = Cada cual ha jugado 50 turnos: la ronda termina y nadie la gana.
short-won = mano vacía
short-all-skipped = nadie podía seguir
short-turn-limit = 50 turnos por persona

# Why the game ended. $winners is one or more names.
mochi-outcome-target = { $count ->
    [one] Victoria con menos puntos: { $winners }. Se ha alcanzado la meta.
   *[other] Victoria compartida con menos puntos: { $winners }. Se ha alcanzado la meta.
}
mochi-outcome-scoreless = { $count ->
    [one] Victoria con menos puntos: { $winners }. Tras diez rondas seguidas sin puntos, la partida termina.
   *[other] Victoria compartida con menos puntos: { $winners }. Tras diez rondas seguidas sin puntos, la partida termina.
}

# What is asked of a player, and what can be chosen.
mochi-ask-turn = Juega dos cartas vecinas o roba una carta.
mochi-ask-turn-draw = Ninguna pareja de vecinas encaja. Roba una carta.
mochi-ask-draw = Un efecto te hace robar una carta: elige de dónde.
mochi-ask-insert = Pon { $card } en tu mano. Se quedará donde la pongas.
mochi-ask-effect = Elige el siguiente efecto de las cartas que has jugado.
mochi-ask-target = Elige quién roba una carta.
mochi-ask-pass = Elige qué carta das a tu izquierda.
mochi-ask-keep = Elige una carta para guardar, boca abajo delante de ti.
mochi-ask-keep-one = Guarda una carta para las próximas rondas; las demás se barajan.
mochi-choose-draw-side = roba { $card } { $side } (la pareja pasa a ser { $value })
mochi-choose-draw-deck = roba una carta del mazo
mochi-choose-draw-kept = recupera tu carta guardada { $card }
mochi-choose-insert-alone = ponla en tu mano
mochi-choose-insert-first = en el extremo izquierdo, antes de { $card }
mochi-choose-insert-last = en el extremo derecho, después de { $card }
mochi-choose-insert-between = entre { $left } y { $right }
mochi-choose-play = juega { $left } y { $right } ({ $value })
mochi-choose-happy = juega { $left } y { $right } ({ $value }): ¡Happy Mochi!
mochi-choose-skip = salta tu turno
mochi-choose-effect-flip = gira primero la carta de Valor
mochi-choose-effect-draw = haz primero que alguien robe una carta
mochi-choose-effect-pass = haz que todo el mundo pase una carta a su izquierda
mochi-choose-effect-keep = guarda una carta de tu mano
mochi-choose-decline = ningún efecto más
mochi-choose-target = que robe { $other }
mochi-choose-target-self = roba tú una carta
mochi-choose-pass = da { $card } a { $other }
mochi-choose-keep = guarda { $card }

# At the table in the terminal.
mochi-heading-hand = Mano (? = sin ver)
mochi-heading-kept = Guardadas
mochi-heading-penalty = Penalización
mochi-pair = Pareja Central:
mochi-value = Carta de Valor:
mochi-value-plus = + (juega más de { $value })
mochi-value-minus = - (juega menos de { $value })
mochi-value-plus-alike = + (juega más de { $value }, con dos cartas del mismo sabor, como la pareja)
mochi-value-minus-alike = - (juega menos de { $value }, con dos cartas del mismo sabor, como la pareja)
mochi-hand = Tu mano, en su orden:
mochi-cost = { $count ->
    [one] Tu mano te costaría un punto. Las cartas guardadas no cuentan.
   *[other] Tu mano te costaría { $count } puntos. Las cartas guardadas no cuentan.
}
mochi-lowest = Con { $target } puntos termina la partida, y gana el total más bajo.
mochi-sum = Puntos de penalización
mochi-rules =
    Quédate sin cartas en la mano antes que nadie. Las cartas siguen en el orden en que llegaron: nunca se recolocan.
    En tu turno, juega o roba. Para jugar, pon dos cartas vecinas de tu mano, en su orden, sobre la Pareja Central: la izquierda son las decenas; la derecha, las unidades.
    Si la carta de Valor muestra +, tu número debe ser mayor que el de la pareja; si muestra -, menor. Si las dos cartas de la pareja son del mismo sabor, las tuyas también deben serlo. Dos números iguales son un Happy Mochi y siempre encajan.
    Para robar, toma la carta de arriba de un lado, la de arriba del mazo o una de tus cartas guardadas, y ponla donde quieras en tu mano.
    Las cartas que juegas pueden tener efectos. «Gira» da la vuelta a la carta de Valor y «roba» hace robar a quien tú elijas: estos son obligatorios. «Pasa» (todo el mundo da una carta a su izquierda) y «guarda» (una carta de tu mano va boca abajo delante de ti) los usas si quieres.
    Quien termina su turno sin cartas termina la ronda. El resto recibe la suma de su mano en puntos de penalización y guarda una de sus cartas; las cartas guardadas no cuentan. Con 30 puntos, o con la meta que elijas, termina la partida y gana el total más bajo.
    Sin un mazo tuyo, los efectos son los nuestros: qué cartas de la caja los llevan solo está impreso en las propias cartas. Si la tienes, pon los tuyos: saltmochi deck happy-mochi --help.

# What went wrong, and how to put it right.
mochi-card = Ninguna carta se llama «{ $card }»: una carta es un número del 0 al 9 con un sabor ({ $colours }), por ejemplo «7/matcha».
mochi-card-twice = «{ $card }» aparece dos veces, pero en la caja solo hay una.
mochi-laid = En Happy Mochi no hay cartas jugadas delante de ti: indica solo la mano.

mochi-deck-too-long = Este archivo es demasiado largo para ser un mazo.
mochi-deck-line = Línea { $line }: aquí no hay una carta con su efecto; una línea es algo como «"7/matcha" = "keep"».
mochi-deck-card = Línea { $line }: { $reason }
mochi-deck-effect = Línea { $line }: el efecto de { $card } se elige entre { $effects }, entre comillas.
mochi-deck-twice = Línea { $line }: { $card } aparece aquí por segunda vez.
mochi-deck-missing = Línea { $line }: el archivo termina aquí, pero { $card } aún no tiene línea; si no tiene efecto, escribe "none".
