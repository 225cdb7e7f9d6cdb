# La table de Happy Mochi dans le navigateur.

web-sweets-middle = La paire centrale et la pioche
web-sweets-ask-skip = Aucune paire de voisines ne convient, et il n’y a rien à piocher.
web-sweets-which = Lesquelles joues-tu ?

# Ce que demande la carte Valeur. $value est le nombre que forme la paire.
web-sweets-plus = Joue plus de { $value }
web-sweets-minus = Joue moins de { $value }
web-sweets-alike = Deux du même parfum, comme la paire
web-sweets-happy = Deux nombres égaux conviennent toujours

web-sweets-side-left = { $count ->
    [0] Côté gauche : vide
    [one] Côté gauche : une carte
   *[other] Côté gauche : { $count } cartes
}
web-sweets-side-right = { $count ->
    [0] Côté droit : vide
    [one] Côté droit : une carte
   *[other] Côté droit : { $count } cartes
}
web-sweets-cards = { $count ->
    [0] Aucune carte
    [one] Une carte
   *[other] { $count } cartes
}
web-sweets-kept-count = { $count ->
    [0] Aucune carte gardée
    [one] Une carte gardée
   *[other] { $count } cartes gardées
}
web-sweets-no-kept = Rien de gardé pour l’instant
web-sweets-no-cards = Plus de cartes !

web-sweets-chosen = A choisi une carte
web-sweets-receives = Reçoit ta carte
web-sweets-away = Un bot joue pour le moment
web-sweets-gone = Hors connexion
