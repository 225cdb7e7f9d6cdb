# I momenti decisivi al tavolo, nel browser. $who è un nome, $me dice se è chi legge.

# La scommessa: i punti di chi ha chiamato e quelli che servono per superarli.
web-sea-bet = { $me ->
    [yes] Scommetti che nessuno superi { $points }.
   *[no] { $who } scommette che nessuno superi { $points }.
}
web-sea-bet-left = { $left ->
    [0] Tutti hanno giocato l’ultimo turno.
    [one] Manca ancora un ultimo turno.
   *[other] Mancano ancora { $left } ultimi turni.
}
web-sea-bet-need = { $have ->
    [one] Hai 1 punto: te ne servono { $need }.
   *[other] Hai { $have } punti: te ne servono { $need }.
}
web-sea-bet-beaten = Con { $have } punti vinci la sfida!
web-sea-final-turn = Ultimo turno
web-sea-open-points = { $count ->
    [one] Carte scoperte: 1 punto
   *[other] Carte scoperte: { $count } punti
}

# Prima di una chiamata: che cosa porterebbe.
web-sea-sure-stop = { $count ->
    [one] Tutti contano subito: ricevi 1 punto
   *[other] Tutti contano subito: ricevi { $count } punti
}
web-sea-sure-won = Nessuno supera { $points }: ricevi { $points } + { $bonus }
web-sea-sure-lost = Qualcuno ci riesce: ricevi { $bonus }

# Una parola grande sopra il tavolo, con sotto una frase della cronaca.
web-moment-happy = Happy Mochi!
web-moment-mermaids = Quattro sirene!

# Those who run the server turned the chat off, for one player or for the whole table, or on again.
log-muted = { $me ->
    [yes] Chi gestisce il server ti ha disattivato la chat.
   *[no] Chi gestisce il server ha disattivato la chat a { $who }.
}
log-unmuted = { $me ->
    [yes] Puoi di nuovo usare la chat.
   *[no] { $who } può di nuovo usare la chat.
}
log-chat-off = Chi gestisce il server ha disattivato la chat di questo tavolo.
log-chat-on = La chat è di nuovo attiva.
