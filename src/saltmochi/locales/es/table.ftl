# Words for any table, in the terminal and in the browser.

play-you = Tú
play-opponent = Rival { $number }
play-seat = Puesto { $number }
play-round = Ronda { $round }
play-deck = Mazo
play-cards = { $count ->
    [one] una carta
   *[other] { $count } cartas
}
play-points = { $count ->
    [one] un punto
   *[other] { $count } puntos
}
play-empty = sin cartas
play-nothing = nada
play-player = Quién
play-total = Total
play-hand = Mano
play-laid = Jugadas
play-gained = Ronda
