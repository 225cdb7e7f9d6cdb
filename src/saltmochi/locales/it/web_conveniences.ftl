### Turni che finiscono da soli, avviso del turno, partite di prova, connessioni perse.

# Two switches in the settings, each with a line that explains it.
web-end-by-itself = Fine turno automatica
web-end-by-itself-why = Solo contro i bot: il turno finisce quando non resta altro da fare.
web-notify = Avvisami al mio turno
web-notify-why = Mostra una notifica mentre questa pagina è in secondo piano.
web-notify-blocked = Il browser blocca le notifiche di questa pagina. Puoi permetterle nelle impostazioni del sito.

# The title of a page in the background. $title is its usual title.
web-turn-title = ● Tocca a te · { $title }

# Practice: a mark beside the round, in My games and in the result.
web-practice = Prova
web-practice-mark-why = In questa partita hai annullato delle scelte.
web-practice-title = Vuoi annullare la tua scelta?
web-practice-why = Hai già visto che cosa è successo dopo, quindi questa diventa una partita di prova e viene segnata come tale. Le carte restano quelle, e in questo round puoi tornare indietro quante volte vuoi.
web-practice-go = Torna indietro
web-practice-no = Gioca così
log-practised = { who-has } annullato una scelta.

# After a missed move, above the sentences of the log. The bot is the subject of those.
web-stood-in = Intanto un bot ha giocato per te:

# At the seat of somebody who has lost the connection. $count are seconds.
web-lost = { $other } ha perso la connessione.
web-lost-bot = { $count ->
    [0] { $other } ha perso la connessione: ora gioca un bot.
    [one] { $other } ha perso la connessione: tra 1 s gioca un bot.
   *[other] { $other } ha perso la connessione: tra { $count } s gioca un bot.
}

# Two cards are chosen and not played yet. $number is the number they make.
web-mochi-once-more = Ancora una volta per giocare { $number }.
