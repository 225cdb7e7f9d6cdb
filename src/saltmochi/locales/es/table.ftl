# Palabras para cualquier mesa, en la terminal y en el navegador.

# La etiqueta de tu propia fila en una tabla. En una frase, «tú» nunca es un nombre: véase who-has.
play-you = Tú
play-opponent = Rival { $number }
play-seat = Sitio { $number }
play-round = Ronda { $round }
play-deck = Mazo
play-cards = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
play-points = { $count ->
    [one] 1 punto
   *[other] { $count } puntos
}
play-pile-empty = vacía
play-nothing = nada
play-player = Nombre
play-total = Total
play-hand = Mano
play-laid = Jugadas
play-gained = Esta ronda

# Izquierda y derecha, como concuerdan con «la pila».
side-left = izquierda
side-right = derecha

# Una frase sobre alguien de la mesa: $who es el nombre, $me es yes si se trata de quien lee.
# El sujeto con su auxiliar; detrás va un participio.
who-has = { $me ->
    [yes] Has
   *[no] { $who } ha
}
# Lo que alguien ha hecho. $clauses es una oración que empieza por participio, o varias unidas por comas e «y»:
# «tomado un cangrejo amarillo de la pila izquierda». Ninguna empieza por i- o hi-, porque la lista pone «y».
log-turn = { who-has } { $clauses }.
# Lo mismo cuando la primera oración trae su propio verbo: «te ha robado una carta».
log-turn-named = { $who } { $clauses }.
log-begin = { $me ->
    [yes] Empiezas tú.
   *[no] Empieza { $who }.
}

# Quién ha ganado. $who es un nombre o varios; $others, quienes ganan además de quien lee; $count, cuántas personas ganan.
outcome-win = { $me ->
    [yes] { $count ->
        [one] ¡Has ganado la partida!
       *[other] ¡Compartes la victoria con { $others }!
    }
   *[no] { $count ->
        [one] ¡{ $who } gana la partida!
       *[other] ¡{ $who } comparten la victoria!
    }
}

# A label and what it labels.
labelled = { $label }: { $text }
