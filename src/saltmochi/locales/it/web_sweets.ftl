# Il tavolo di Happy Mochi nel browser.

web-sweets-middle = La Coppia Centrale e il mazzo
web-sweets-ask-skip = Nessuna coppia di vicine va bene, e non c’è nulla da pescare.
web-sweets-which = Quali due giochi?

# Che cosa chiede la carta Valore. $value è il numero che forma la coppia.
web-sweets-plus = Gioca più di { $value }
web-sweets-minus = Gioca meno di { $value }
web-sweets-alike = Due dello stesso gusto, come la coppia
web-sweets-happy = Due numeri uguali vanno sempre bene

web-sweets-side-left = { $count ->
    [one] Lato sinistro: una carta
   *[other] Lato sinistro: { $count } carte
}
web-sweets-side-right = { $count ->
    [one] Lato destro: una carta
   *[other] Lato destro: { $count } carte
}
web-sweets-cards = { $count ->
    [0] Nessuna carta
    [one] Una carta
   *[other] { $count } carte
}
web-sweets-kept-count = { $count ->
    [0] Nessuna carta conservata
    [one] Una carta conservata
   *[other] { $count } carte conservate
}
web-sweets-no-kept = Ancora nulla di conservato
web-sweets-no-cards = Finite le carte!

web-sweets-chosen = Ha scelto una carta
web-sweets-receives = Riceve la tua carta
web-sweets-away = Per ora gioca un bot
web-sweets-gone = Senza connessione
