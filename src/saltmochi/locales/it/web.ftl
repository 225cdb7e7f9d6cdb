# The browser client: all pages.

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
web-free-seat = libero
web-to-target = { $target ->
    [one] a 1 punto
   *[other] a { $target } punti
}
web-you-are-away = Un bot sta giocando per te.
