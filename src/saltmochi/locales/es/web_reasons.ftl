# Why an action is better than the chosen one. The subject of each sentence is the better action, or it is named; the
# reader may be anyone. The browser says these sentences too.

# The heading of the reasons: $action is the worse action.
compared-with = Comparado con «{ $action }»:

# --- Any game ---

reason-wins-game = Gana la partida en esta ronda el { $share } % de las veces en vez del { $instead } %.
reason-loses-game = Pierde la partida en esta ronda el { $share } % de las veces en vez del { $instead } %.

# --- Sea Salt & Paper: $card is a card with its article ---

reason-sea-mermaids = Gana la partida con cuatro sirenas el { $share } % de las veces.
reason-sea-bet-risky = Con { $points } puntos, la apuesta solo se gana el { $share } % de las veces.
reason-sea-bet-good = Con { $points } puntos, la apuesta se gana el { $share } % de las veces.
reason-sea-others-end = Si la ronda sigue, otra persona la termina el { $share } % de las veces.
reason-sea-pair = Forma una pareja con { $card } de la mano.
reason-sea-enough = Llega a { $points } puntos, suficientes para terminar la ronda.
reason-sea-adds = { $points ->
    [one] Suma 1 punto al momento.
   *[other] Suma { $points } puntos al momento.
}
reason-sea-adds-more = Suma { $points } puntos al momento en vez de { $instead }.
reason-sea-draw = Da a elegir entre dos cartas, mientras que { $card } aún no suma puntos.
reason-sea-effect-crab = Los cangrejos toman una carta de una de las pilas.
reason-sea-effect-boat = Los barcos dan otro turno al momento.
reason-sea-effect-fish = Los peces traen una carta del mazo.
reason-sea-effect-steal = El tiburón y el bañista roban una carta.
reason-sea-effect-lobster = El cangrejo y el bogavante dejan elegir entre cinco cartas del mazo.
reason-sea-effect-jellyfish = La medusa deja a los demás sin su próximo turno, salvo una carta.
reason-sea-keeps-pair = Reserva la pareja y su efecto para otro turno: en la mano puntúa igual.
reason-sea-denies = { $points ->
    [one] No deja { $card } a quien juega después: con las cartas que ha mostrado, vale 1 punto.
   *[other] No deja { $card } a quien juega después: con las cartas que ha mostrado, vale { $points } puntos.
}
reason-sea-gain = Da de media { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } puntos en esta ronda en vez de { NUMBER($instead, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
# $rivals es el número de rivales.
reason-sea-rivals-gain = { $rivals ->
    [one] La otra persona recibe de media { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } puntos en esta ronda en vez de { NUMBER($instead, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
   *[other] Cada rival recibe de media { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } puntos en esta ronda en vez de { NUMBER($instead, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
}

# --- Happy Mochi: $number is a number of two digits, or one of a card ---

reason-mochi-out = Vacía la mano y gana la ronda.
reason-mochi-equal = Así hay dos { $number } contiguos, y dos números iguales siempre encajan.
reason-mochi-saves = Reserva los dos { $number } para después: dos números iguales siempre encajan.
reason-mochi-twin = Trae un segundo { $number }: uno al lado del otro, dos números iguales siempre encajan.
reason-mochi-fits = Forma { NUMBER($number, minimumIntegerDigits: 2) }, que encaja con la { -central-pair } de ahora.
reason-mochi-cards = { $cards ->
    [one] Deja 1 carta en la mano en vez de { $instead }.
   *[other] Deja { $cards } cartas en la mano en vez de { $instead }.
}
reason-mochi-points = { $points ->
    [one] Deja 1 punto de penalización en la mano en vez de { $instead }.
   *[other] Deja { $points } puntos de penalización en la mano en vez de { $instead }.
}
reason-mochi-alike = Así las dos cartas de la { -central-pair } son del mismo color: quien juega después necesita dos cartas del mismo color o dos números iguales.
reason-mochi-above = Quien juega después tiene que superar { NUMBER($number, minimumIntegerDigits: 2) } en vez de { NUMBER($instead, minimumIntegerDigits: 2) }.
reason-mochi-below = Quien juega después tiene que bajar de { NUMBER($number, minimumIntegerDigits: 2) } en vez de { NUMBER($instead, minimumIntegerDigits: 2) }.
reason-mochi-turns-above = Gira la { -value-card } a +: quien juega después tiene que superar { NUMBER($number, minimumIntegerDigits: 2) }.
reason-mochi-turns-below = Gira la { -value-card } a −: quien juega después tiene que bajar de { NUMBER($number, minimumIntegerDigits: 2) }.
reason-mochi-stays-above = La { -value-card } sigue en +: quien juega después tiene que superar { NUMBER($number, minimumIntegerDigits: 2) }.
reason-mochi-stays-below = La { -value-card } sigue en −: quien juega después tiene que bajar de { NUMBER($number, minimumIntegerDigits: 2) }.
reason-mochi-wins = Gana la ronda el { $share } % de las veces en vez del { $instead } %.
reason-mochi-penalty = Cuesta de media { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } puntos de penalización en esta ronda en vez de { NUMBER($instead, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
reason-mochi-rivals-penalty = { $rivals ->
    [one] A la otra persona le cuesta de media { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } puntos de penalización en esta ronda en vez de { NUMBER($instead, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
   *[other] A cada rival le cuesta de media { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } puntos de penalización en esta ronda en vez de { NUMBER($instead, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
}
