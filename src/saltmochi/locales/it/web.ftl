# The browser client: pages and tables.

web-loading = Un momento…
web-load-failed = La pagina non si è caricata.
web-reload = Ricarica
web-no-server = Il server non risponde. Hai la connessione?
web-reconnecting = Connessione persa. Nuovo tentativo…
web-home = Home
web-close = Chiudi
web-settings = Impostazioni
web-language = Lingua
web-name = Il tuo nome
web-guest = Ospite
web-theme = Tema
web-theme-auto = Come il dispositivo
web-theme-light = Chiaro
web-theme-dark = Scuro
web-palette = Colori
web-palette-standard = Standard
web-palette-red-green = Daltonismo rosso-verde
web-palette-blue-yellow = Daltonismo blu-giallo
web-speed = Animazioni
web-speed-slow = Lente
web-speed-normal = Normali
web-speed-fast = Veloci
web-sound = Suoni
web-play-title = Siediti e gioca
web-game = Gioco
web-edition = Edizione
web-opponents = Avversari
web-level = Livello dei bot
web-level-novice = Principiante
web-level-casual = Occasionale
web-level-skilled = Abile
web-level-expert = Esperto
web-play-now = Gioca subito
web-setting-table = Si apparecchia…
web-friends = In compagnia
web-open-table = Apri un tavolo
web-code = Codice del tavolo
web-join = Unisciti
web-tables = Tavoli aperti
web-tables-none = Per ora nessun tavolo aperto. Aprine uno!
web-tables-unknown = Senza connessione i tavoli non si vedono.
web-free-seats = { $count ->
    [one] 1 posto libero
   *[other] { $count } posti liberi
}
web-watch = guarda
web-nobody = ancora nessuno
web-more = Altro
web-learn = Impara i giochi
web-score = Segnapunti
web-my-games = { $count ->
    [0] Le mie partite
   *[other] Le mie partite ({ $count })
}
web-rules = Regole
web-unofficial = Saltmochi è un progetto indipendente e non ufficiale. I nomi dei giochi appartengono ai loro editori.
# What browsers and search engines say about this page, and the shortcuts of the installed app. $games are all games.
web-description = Gioca a { $games } nel browser, imparali e studiali con le regole della tua edizione.
web-shortcut-score = { $game }: segnapunti
web-seats = Posti
web-bots-among = Di cui bot
web-target = Soglia di punti
web-clock = Tempo per mossa
web-clock-none = Nessun limite
web-clock-seconds = { $count ->
    [one] 1 secondo
   *[other] { $count } secondi
}
web-stand-in = Un bot gioca per chi si assenta, finché non torna
web-chat = Al tavolo si può chattare
web-open-memory = Aiuto alla memoria: mostra le carte già viste
web-listed = Mostra il tavolo a tutti
web-invite = Invita chi vuoi
web-copy-link = Copia il link
web-copied = Copiato
web-qr = Il link come codice QR
web-who-plays = Chi gioca
web-free-seat = libero
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
web-to-target = { $target ->
    [one] a 1 punto
   *[other] a { $target } punti
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
web-you-are-away = Un bot sta giocando per te.
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
