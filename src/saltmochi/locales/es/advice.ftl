# Consejos sobre un anuncio, y posiciones tal como las ve quien juega.

position-long = Una posición puede tener { $most } caracteres como mucho.
position-count = La caja tiene { $all } cartas, pero esta posición tiene { $number }.
position-player = «{ $line }» no es de nadie: en la partida sois { $players }.
position-unknown = «{ $line }» no puede tener cartas desconocidas. Nómbralas todas.
position-mermaids = «{ $line }» tiene las cuatro sirenas, que ganan la partida. No hace falta anunciar nada.
position-mermaids-dance = «{ $line }» tiene tres sirenas, que con La danza de las sirenas ganan la partida. No hace falta anunciar nada.
position-pairs = «{ $line }» solo puede tener parejas: dos cangrejos, dos barcos, dos peces, o un tiburón y un bañista.
position-own = Nombra tus propias cartas en «{ $line }».
position-piles = Una pila puede tener { $most } cartas como mucho. Revisa cuántas cartas hay en el mazo.

advice-game = En «{ $game }» no se anuncia nada, así que no hay nada que aconsejar. Esto sirve para { $games }.
advice-called = Alguien ya ha anunciado, así que en esta ronda ya no puedes anunciar.
advice-turn = Puedes anunciar al final de tu turno, después de tomar una carta.
advice-points = Tus cartas tienen { $points } de los { $needed } puntos que pide un anuncio.

cli-advise-help = ¿Me conviene anunciar? Compara los anuncios con esperar.
cli-advise-about = Un archivo de texto dice lo que ves en la mesa, como en el ejemplo. Un número representa cartas que no conoces. Omite el mazo si has escrito todas las cartas de las pilas. docs/advice.md explica cada línea.
cli-advise-file = Un archivo con tu posición, o - para la entrada estándar.
cli-advise-json = Escribir un objeto JSON.

advice-win = ganar la partida
advice-own = tus puntos
advice-others = puntos de rivales
advice-bet = ganar la apuesta
advice-wait = esperar
advice-best = Lo mejor: { $choice }.
advice-close = { $choice } o { $other }: dan más o menos lo mismo.
advice-margin = Calculado simulando el resto de la ronda; ± es el margen al 95 %.
