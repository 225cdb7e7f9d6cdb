# The table of Happy Mochi in the browser.

web-mochi-middle = Le { -central-pair } et la pioche
web-mochi-ask-skip = Tu n’as rien à jouer ni à piocher.
web-mochi-which = Lesquelles veux-tu jouer ?

# What the Value card asks for. $value is the number that the pair makes.
web-mochi-plus = Joue plus de { $value }
web-mochi-minus = Joue moins de { $value }
web-mochi-alike = Deux de la même couleur, comme le duo
web-mochi-happy = Deux nombres égaux vont toujours
# Sous 00 et au-dessus de 99, il n’y a rien.
web-mochi-only-happy = Seuls deux nombres égaux vont

# $side is mochi-side-left or mochi-side-right.
web-mochi-side = { $count ->
    [one] Côté { $side } du duo : { $count } carte
   *[other] Côté { $side } du duo : { $count } cartes
}
web-mochi-cards = { $count ->
    [0] Aucune carte
    [one] { $count } carte
   *[other] { $count } cartes
}
web-mochi-kept-count = { $count ->
    [0] Aucune { -kept-card }
    [one] { $count } { -kept-card }
   *[other] { $count } { -kept-cards }
}
web-mochi-no-kept = { -reserve-label } vide
web-mochi-no-cards = Plus de cartes !

web-mochi-chosen = A choisi une carte
web-mochi-receives = Reçoit ta carte
web-mochi-away = Un bot joue à sa place
web-mochi-gone = Hors ligne

# What puzzles are about.
puzzle-happy-mochi-draw = quoi piocher
puzzle-happy-mochi-play = quoi jouer
puzzle-happy-mochi-turn = piocher ou jouer
puzzle-happy-mochi-flip = quand tourner
puzzle-happy-mochi-insert = où insérer
puzzle-happy-mochi-effect = quel effet
puzzle-happy-mochi-target = qui fait-on piocher
puzzle-happy-mochi-pass = quoi passer
puzzle-happy-mochi-keep = quoi réserver
