# The table of Sea Salt & Paper in the browser.

# $card has its article, $side is side-left or side-right.
web-sea-middle = Il mazzo e le due pile
web-sea-put = Ora metti l’altra carta su una pila.
web-sea-put-on = Metti { $card } sulla pila di { $side }
web-sea-keep = Tieni { $card }
web-sea-keep-this = Tieni questa
web-sea-kept = La tieni
web-sea-partner = Scegli l’altra carta della coppia.
web-sea-mermaids = Quattro sirene!
web-sea-lay = Cala { $card } in coppia
web-sea-nothing-to-lay = Nessuna coppia da calare: finisci il turno.
web-sea-end-or-call = Nessuna coppia da calare: finisci il turno o il round.
web-sea-beneath = Sotto: { $cards }.
web-sea-beneath-some = Sotto, ma qualcuno ne ha presa almeno una: { $cards }.
web-sea-known = Carte che conosci: { $cards }.
web-sea-no-cards = Ancora nessuna carta
web-sea-points-why = { $count ->
    [one] Le tue carte: 1 punto
   *[other] Le tue carte: { $count } punti
}

# The expansions.
web-sea-deck-look = In cima al mazzo
web-sea-hand-of = La mano di { $name }
web-sea-given = Dai
web-sea-decline = Non scambiare
web-sea-hide = Mettiti al riparo
web-sea-hide-which = Quale conchiglia metti a faccia in giù?
web-sea-hidden-shell = Conchiglia a faccia in giù
web-sea-starfish = Aggiungi una stella marina? La coppia vale 3, ma non ha effetto.
web-sea-just-pair = Solo la coppia
web-sea-rob-pair = Porta via { $first } e { $second }
web-sea-mermaids-dance = Sirene!
web-sea-event-more = Che cosa fa l’evento

# What puzzles are about.
puzzle-sea-salt-paper-take = mazzo o pila
puzzle-sea-salt-paper-keep = quale carta tenere
puzzle-sea-salt-paper-leave = dove lasciare l’altra carta
puzzle-sea-salt-paper-pair = quale coppia calare
puzzle-sea-salt-paper-pick = cosa prendere da una pila
puzzle-sea-salt-paper-steal = a chi rubare
puzzle-sea-salt-paper-call = chiamare o aspettare
