# The browser client: pages and tables.

web-loading = Un momento …
web-load-failed = Non è stato possibile caricare questa pagina.
web-reload = Ricarica
web-no-server = Il server non risponde. Sei in rete?
web-reconnecting = Connessione persa. Sto tornando …
web-home = Alla pagina iniziale
web-close = Chiudi
web-settings = Impostazioni
web-language = Lingua
web-name = Il tuo nome
web-guest = Ospite
web-theme = Chiaro o scuro
web-theme-auto = Come il dispositivo
web-theme-light = Chiaro
web-theme-dark = Scuro
web-palette = Colori
web-palette-standard = Consueti
web-palette-red-green = Per chi confonde rosso e verde
web-palette-blue-yellow = Per chi confonde blu e giallo
web-speed = Velocità delle carte
web-speed-slow = Lenta
web-speed-normal = Normale
web-speed-fast = Veloce
web-sound = Suoni
web-play-title = Siediti e gioca
web-game = Gioco
web-edition = Edizione
web-opponents = Avversari
web-level = Quanto sono bravi
web-level-novice = Principiante
web-level-casual = Occasionale
web-level-skilled = Abile
web-level-expert = Esperto
web-play-now = Gioca subito
web-setting-table = Preparo il tavolo …
web-friends = Con gli amici
web-open-table = Apri un tavolo
web-code = Codice di un tavolo
web-join = Unisciti
web-tables = Tavoli aperti
web-tables-none = Nessun tavolo aperto per ora. Aprine uno!
web-tables-unknown = Senza rete i tavoli non si vedono.
web-free-seats = { $count ->
    [one] un posto libero
   *[other] { $count } posti liberi
}
web-watch = guarda
web-nobody = ancora nessuno
web-more = Altro
web-learn = Impara i giochi
web-score = Conta i miei punti
web-my-games = { $count ->
    [0] Le mie partite
   *[other] Le mie partite ({ $count })
}
web-rules = Regole
web-unofficial = Saltmochi è una realizzazione indipendente e non ufficiale. I nomi dei giochi appartengono ai loro editori.
web-seats = Posti
web-bots-among = Di cui bot
web-target = Punti da raggiungere
web-clock = Tempo per ogni mossa
web-clock-none = Nessun limite
web-clock-seconds = { $count ->
    [one] un secondo
   *[other] { $count } secondi
}
web-stand-in = Un bot gioca per chi se ne va, finché torna
web-open-memory = Mostra ciò che si potrebbe ricordare
web-listed = Mostra il tavolo a tutti
web-invite = Invita i tuoi amici
web-copy-link = Copia il link
web-copied = Copiato
web-qr = Il link come codice QR
web-who-plays = Chi gioca
web-free-seat = libero
web-bot = Bot
web-bot-numbered = Bot { $number }
web-disconnected = senza connessione
web-is-ready = via libera
web-sit = Siediti qui
web-add-bot = Aggiungi un bot
web-remove-bot = Togli
web-ready = Ci sono
web-get-up = Alzati
web-waiting-others = Aspetto gli altri …
web-waiting-for = Manca ancora: { $names }
web-seats-missing = Si comincia quando ogni posto è occupato, da persone o bot.
web-turn-of = Tocca a { $who }
web-end-turn = Fine turno
web-not-yet = Non ancora
web-your-turn = Tocca a te.
web-to-table = Al tavolo
web-empty = vuoto
web-deck = { $count ->
    [one] Il mazzo: una carta
   *[other] Il mazzo: { $count } carte
}
web-others = Gli altri giocatori
web-your-cards = Le tue carte
web-score-of = { $score } punti su { $target }
web-to-target = a { $target } punti
web-seconds-left = { $count ->
    [one] ancora un secondo
   *[other] ancora { $count } secondi
}
web-take-back = Annulla
web-hint = Suggerimento
web-hint-says = Consiglio dell’esperto:
web-hint-chance = { $chance } di probabilità di vincere
web-reference = Il gioco in breve
web-log-chat = Che cosa è successo, e chat
web-log = Che cosa è successo
web-log-empty = Non è ancora successo nulla.
web-say = Di’ qualcosa
web-send = Invia
web-watchers = { $count ->
    [one] Una persona guarda
   *[other] { $count } persone guardano
}
web-looking-on = Guardi la partita
web-fair = Carte date con onestà
web-fair-why = Prima della partita il server ha scelto un segreto e ne ha detto l’impronta, la promessa. Tutte le carte vengono dal segreto, comunque si giochi.
web-fair-promise = Promessa
web-fair-secret = Segreto
web-fair-later = A partita finita, qui si vede il segreto.
web-fair-same = È il segreto promesso.
web-fair-other = Non è il segreto promesso.
web-fair-verify = Ogni carta si può controllare con la registrazione della partita:
web-fair-copy = Copia: { $what }
web-told-took-back = { $who }: mossa annullata.
web-told-away = { $who } non c’è.
web-told-away-you = Per ora non ci sei.
web-told-back = { $who } è di nuovo qui.
web-told-back-you = Sei di nuovo qui.
web-you-are-away = Un bot sta giocando per te.
web-come-back = Torno a giocare io
web-game-over = La partita è finita
web-round-over = Fine del round { $round }
web-next-round = Prossimo round
web-rematch = Un’altra partita
web-replay = Rivedi
web-record = Registrazione
web-record-of-game = Registrazione della partita { $number }: { $names }
web-look-at-table = Guarda il tavolo
web-not-paid = non pagato
web-hand-not-shown = Questa mano non è stata mostrata.
web-value-plus = Carta Valore: più, gioca più alto
web-value-minus = Carta Valore: meno, gioca più basso
web-sea-middle = Il mazzo e le due pile
web-sea-put = Ora metti { $card } su una pila.
web-sea-put-on = Metti { $card } su { $pile }
web-sea-keep = Tieni { $card }
web-sea-keep-this = Tieni questa
web-sea-kept = Tenuta
web-sea-partner = Scegli la carta da abbinare.
web-sea-lay = Gioca { $card } in coppia
web-sea-nothing-to-lay = Nessuna coppia: termina il turno.
web-sea-end-or-call = Nessuna coppia: termina il turno, oppure il round.
web-sea-beneath = Sotto: { $cards }.
web-sea-beneath-some = Sotto, ma qualcuno ne ha presa almeno una: { $cards }.
web-sea-known = Sai che ci sono: { $cards }.
web-sea-no-cards = Ancora nessuna carta
web-sea-called = ha chiamato
web-sea-points-why = { $count ->
    [one] Le tue carte: un punto
   *[other] Le tue carte: { $count } punti
}
