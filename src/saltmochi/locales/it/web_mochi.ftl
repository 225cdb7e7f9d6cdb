# Il tavolo di Happy Mochi nel browser.

web-mochi-middle = La Coppia Centrale e il mazzo
web-mochi-ask-skip = Nessuna tua coppia va bene, e non c’è nulla da pescare.
web-mochi-which = Quali due vuoi giocare?

# Che cosa chiede la carta Valore. $value è il numero che forma la Coppia.
web-mochi-plus = Gioca più di { $value }
web-mochi-minus = Gioca meno di { $value }
web-mochi-alike = Due dello stesso colore, come la Coppia
web-mochi-happy = Due numeri uguali vanno sempre bene
# Sotto 00 e sopra 99 non c’è niente.
web-mochi-only-happy = Solo due numeri uguali vanno bene

# $side è mochi-side-left o mochi-side-right.
web-mochi-side = { $count ->
    [one] Il lato { $side } della Coppia: 1 carta
   *[other] Il lato { $side } della Coppia: { $count } carte
}
web-mochi-cards = { $count ->
    [0] Nessuna carta
    [one] 1 carta
   *[other] { $count } carte
}
web-mochi-kept-count = { $count ->
    [0] Nessuna carta Conservata
    [one] 1 carta Conservata
   *[other] { $count } carte Conservate
}
web-mochi-no-kept = Ancora nessuna Conservata
web-mochi-no-cards = Carte finite!

web-mochi-chosen = Ha scelto una carta
web-mochi-receives = Riceve la tua carta
web-mochi-away = Per ora gioca un bot
web-mochi-gone = Senza connessione

# What puzzles are about.
puzzle-happy-mochi-draw = cosa pescare
puzzle-happy-mochi-play = cosa giocare
puzzle-happy-mochi-turn = pescare o giocare
puzzle-happy-mochi-flip = quando girare
puzzle-happy-mochi-insert = dove inserire
puzzle-happy-mochi-effect = quale effetto
puzzle-happy-mochi-target = chi fa pescare
puzzle-happy-mochi-pass = cosa passare
puzzle-happy-mochi-keep = cosa conservare
