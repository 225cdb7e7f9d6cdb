# Consigli su una chiamata, e posizioni come le vede chi gioca.

position-long = Una posizione può avere al massimo { $most } caratteri.
position-count = La scatola ha { $all } carte, ma questa posizione ne ha { $number }.
position-player = «{ $line }» non ha un giocatore: siete solo in { $players }.
position-unknown = «{ $line }» non può avere carte sconosciute: scrivile una per una.
position-mermaids = «{ $line }» ha tutte e quattro le sirene, che vincono la partita: non serve nessuna chiamata.
position-mermaids-dance = «{ $line }» ha tre sirene, che con La danza delle sirene vincono la partita: non serve nessuna chiamata.
position-pairs = «{ $line }» può avere solo coppie: due granchi, due barche, due pesci, oppure un nuotatore e uno squalo.
position-own = Scrivi le tue carte in «{ $line }».
position-piles = Una pila può avere al massimo { $most } carte. Controlla quante carte ha il mazzo.

advice-game = In «{ $game }» non ci sono chiamate, quindi non c’è niente da consigliare. Funziona con { $games }.
advice-called = Qualcuno ha già fatto una chiamata: in questo round non puoi più chiamare.
advice-turn = Puoi chiamare alla fine del tuo turno, dopo aver preso una carta.
advice-points = Le tue carte hanno { $points } dei { $needed } punti che servono per una chiamata.

cli-advise-help = Mi conviene chiamare? Confronta le chiamate con l’attesa.
cli-advise-about = Un file di testo dice che cosa vedi al tavolo, come nell’esempio. Un numero sta per carte che non conosci. Tralascia il mazzo se hai scritto tutte le carte delle pile. docs/advice.md spiega ogni riga.
cli-advise-file = Un file con la tua posizione, oppure - per leggere l’input standard.
cli-advise-json = Scrivi un oggetto JSON.

advice-win = vinci la partita
advice-own = i tuoi punti
advice-others = punti degli altri
advice-bet = vinci la sfida
advice-wait = aspetta
advice-best = La scelta migliore: { $choice }.
advice-close = { $choice } o { $other }: valgono più o meno lo stesso.
advice-margin = Risultato di simulazioni del resto del round; ± è il margine al 95%.
