# The browser client: tables.

web-invite = Invita chi vuoi
web-copy-link = Copia il link
web-copied = Copiato
web-qr = Il link come codice QR
web-who-plays = Chi gioca
web-bot = Bot
web-disconnected = senza connessione
# Beside a name, after that person has pressed “Ci sono”.
web-is-ready = c’è
web-sit = Siediti qui
web-add-bot = Aggiungi bot
web-remove-bot = Togli
web-ready = Ci sono
web-get-up = Lascia il posto
web-waiting-others = Aspetta gli altri…
web-waiting-for = In attesa di: { $names }
web-seats-missing = Si comincia quando tutti i posti sono occupati, da persone o da bot.
web-turn-of = { $me ->
    [yes] Tocca a te
   *[no] Tocca a { $who }
}
web-end-turn = Finisci turno
web-not-yet = Non ancora
web-your-turn = Tocca a te.
web-to-table = Al tavolo
# Shown on an empty pile (la pila), and in place of an empty deck (il mazzo).
web-pile-empty = vuota
web-deck-empty = vuoto
web-deck = { $count ->
    [one] Il mazzo: 1 carta
   *[other] Il mazzo: { $count } carte
}
web-others = Il resto del tavolo
web-your-cards = Le tue carte
web-score-of = { $score ->
    [one] 1 punto su { $target }
   *[other] { $score } punti su { $target }
}
web-seconds-left = { $count ->
    [one] ancora 1 secondo
   *[other] ancora { $count } secondi
}
web-take-back = Annulla
web-hint = Consiglio
web-hint-says = Il consiglio dell’esperto:
web-hint-chance = { $chance } di probabilità di vincere
# $count azioni si equivalgono e sono segnate sul tavolo. $action e $chance: la migliore delle altre.
web-hint-equal = { $count ->
    [one] 1 scelta è la migliore. È segnata.
   *[other] { $count } scelte si equivalgono. Sono segnate.
}
web-hint-any = Tutte le scelte si equivalgono.
web-hint-next = Seconda scelta: { $action } ({ $chance })
web-reference = Il gioco in breve
web-log-chat = Cronaca e chat
web-log = Cronaca
web-log-empty = Non è ancora successo nulla.
web-say = Di’ qualcosa
web-send = Invia
web-watchers = { $count ->
    [one] 1 persona guarda
   *[other] { $count } persone guardano
}
web-looking-on = Stai guardando
log-took-back = { who-has } annullato una mossa.
log-away = { $me ->
    [yes] Per ora non ci sei.
   *[no] { $who } per ora non c’è.
}
log-back = { $me ->
    [yes] Hai ripreso a giocare.
   *[no] { $who } ha ripreso a giocare.
}
web-come-back = Rieccomi!
web-game-over = La partita è finita
web-round-over = Fine del round { $round }
web-next-round = Prossimo round
web-rematch = Un’altra partita
web-replay = Rivedi
web-record = Scarica partita
web-record-of-game = Registrazione della partita { $number }: { $names }
web-look-at-table = Guarda il tavolo
web-not-paid = non conta
web-hand-not-shown = Questa mano non è stata rivelata.
web-value-plus = Carta Valore: più, si sale
web-value-minus = Carta Valore: meno, si scende
