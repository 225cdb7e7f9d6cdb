# Words for any table, in the terminal and in the browser.

play-you = Toi
play-opponent = Adversaire { $number }
play-seat = Place { $number }
play-round = Manche { $round }
play-deck = Pioche
play-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
play-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
play-empty = vide
play-nothing = rien
play-player = Joueur
play-total = Total
play-hand = Main
play-laid = Posées
play-gained = Gains
