# --- Una domanda sul tavolo: qual è la mossa migliore? ---

web-question-what = Qual è la tua mossa migliore?
web-question-choices = Le tue scelte
web-question-right = Ottimo!
# $chance è una probabilità di vincere la partita; $action descrive un’azione: «prendi un granchio dalla pila di sinistra».
web-question-best = La scelta migliore: { $chance } di probabilità di vincere.
web-question-as-good = { $chance } di probabilità di vincere. Vale quanto: { $action } ({ $best }).
web-question-missed = C’è una scelta migliore
web-question-missed-by = { $action }: { $chance } di probabilità di vincere. { $count ->
    [one] La scelta migliore ha { $best }, 1 punto in più.
    [many] La scelta migliore ha { $best }, { $count } punti in più.
   *[other] La scelta migliore ha { $best }, { $count } punti in più.
}
web-question-then = Nella partita: { $action } ({ $chance }).
web-question-retry = Riprova
web-question-answer = Mostra la risposta
# Il secondo consiglio, se tutte le scelte sono dello stesso tipo.
web-question-one-of = Una di queste due: { $one }, oppure { $other }.
web-question-was-chosen = nella partita

# Il primo consiglio dice dove guardare, il secondo che tipo di azione è.
web-question-sea-at-middle = Guarda il mazzo e le pile degli scarti.
web-question-sea-at-drawn = Guarda le due carte che hai pescato.
web-question-sea-at-hand = Guarda le carte che hai in mano.
web-question-sea-at-others = Guarda chi gioca con te.
web-question-sea-at-events = Guarda i due eventi.
web-question-sea-at-turn = È il momento di chiudere qualcosa?
web-question-sea-kind-draw = Pesca dal mazzo.
web-question-sea-kind-take = Prendi una carta scoperta.
web-question-sea-kind-look = Guarda una pila.
web-question-sea-kind-pick = Prendi una carta della pila.
web-question-sea-kind-put = Tieni una carta e metti l’altra su una pila.
web-question-sea-kind-lay = Cala una coppia.
web-question-sea-kind-lay-mermaids = Cala le tue sirene.
web-question-sea-kind-rob = Ruba una carta.
web-question-sea-kind-end = Finisci il turno senza chiamate.
web-question-sea-kind-stop = Chiudi il round con una chiamata.
web-question-sea-kind-last-chance = Chiudi il round con una chiamata.
web-question-sea-kind-keep = Tieni una delle carte del mazzo.
web-question-sea-kind-hide = Metti una conchiglia a faccia in giù.
web-question-sea-kind-visit = Guarda una mano.
web-question-sea-kind-give = Scambia una carta.
web-question-sea-kind-get = Scegli che cosa vuoi in cambio.
web-question-sea-kind-decline = Rinuncia allo scambio.
web-question-sea-kind-rob-pair = Porta via una coppia.
web-question-sea-kind-keep-event = Conserva uno dei tuoi eventi.
web-question-mochi-at-outside = Guarda da dove puoi pescare.
web-question-mochi-at-hand = Guarda le carte che hai in mano.
web-question-mochi-at-players = Guarda chi gioca con te.
web-question-mochi-at-effects = Guarda gli effetti delle carte giocate.
web-question-mochi-kind-draw = Pesca una carta.
web-question-mochi-kind-play = Gioca due carte adiacenti.
web-question-mochi-kind-insert = Metti la carta dove serve di più.
web-question-mochi-kind-pass = Dai via una delle tue carte.
web-question-mochi-kind-keep = Conserva una delle tue carte.
web-question-mochi-kind-target = Scegli chi pesca.
web-question-mochi-kind-effect = Usa un effetto.
web-question-mochi-kind-decline = Non usare altri effetti.
web-question-mochi-kind-skip = Salta il turno.
