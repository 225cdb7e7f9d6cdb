# Words for any table, in the terminal and in the browser.

play-you = Tu
play-opponent = Avversario { $number }
play-seat = Posto { $number }
play-round = Round { $round }
play-deck = Mazzo
play-cards = { $count ->
    [one] una carta
   *[other] { $count } carte
}
play-points = { $count ->
    [one] un punto
   *[other] { $count } punti
}
play-empty = nessuna carta
play-nothing = niente
play-player = Giocatore
play-total = Totale
play-hand = Mano
play-laid = Calate
play-gained = Round
