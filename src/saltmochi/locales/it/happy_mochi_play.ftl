# Happy Mochi: what happened, what can be chosen, and what went wrong.

# What a player did, from the past participle on: log-turn puts “Hai” or “Ada ha” in front. $card, $left and $right are cards with
# their article or “una carta”, $side is mochi-side-left or mochi-side-right.
mochi-did-draw = pescato { $card } dal mazzo
mochi-did-draw-side = preso { $card } dal lato { $side } della Coppia
mochi-did-draw-deck = pescato dal mazzo
mochi-did-draw-kept = ripreso { $card } dalle carte Conservate
mochi-did-insert = messo { $card } al posto { $place } di { $count }
mochi-did-play = giocato { $left } e { $right } ({ $value })
mochi-did-happy = fatto Happy Mochi con { $left } e { $right } ({ $value })
mochi-did-effect-flip = cominciato da «gira»
mochi-did-effect-draw = cominciato da «fai pescare»
mochi-did-effect-pass = usato «passa»
mochi-did-effect-keep = usato «conserva»
mochi-did-target = fatto pescare una carta a { $other }
mochi-did-target-self = scelto di pescare una carta
mochi-did-pass = scelto { $card } da passare
mochi-did-keep = conservato { $card } a faccia in giù
mochi-did-keep-one = { $count ->
    [one] mostrato { $cards } (1 punto) e conservato { $card }
   *[other] mostrato { $cards } ({ $count } punti) e conservato { $card }
}
# A clause with its own verb: log-turn-named puts only the name in front.
mochi-did-target-you = ti ha fatto pescare una carta

# Other things that happen.
mochi-log-gets = { who-has } ricevuto { $card }.
mochi-log-hand = { $me ->
    [yes] La tua mano: { $cards }.
   *[no] La mano di { $who }: { $cards }.
}
mochi-log-opens = Il lato sinistro si apre con { $card }.
mochi-log-pair = La Coppia Centrale è { $value }: { $left } e { $right }.
mochi-log-shuffle = Si rimescola tutto per il prossimo round, tranne le carte Conservate.
mochi-log-shuffle-returned = Le carte Conservate erano troppe: tornano nel mazzo le più vecchie ({ $cards }). Si rimescola tutto per il prossimo round, tranne le altre Conservate.
mochi-log-only-deck = Nessuna tua coppia va bene, e puoi pescare solo dal mazzo.
mochi-log-skip = { $me ->
    [yes] Non puoi né pescare né giocare: salti il turno.
   *[no] { $who } non può né pescare né giocare, e salta il turno.
}
mochi-log-decline = { $me ->
    [yes] Non hai usato altri effetti.
   *[no] { $who } non ha usato altri effetti.
}
mochi-log-new-deck = Il mazzo era vuoto: le carte sotto la Coppia formano quello nuovo.
mochi-log-passed = Tutti hanno passato una carta a sinistra.
mochi-log-passed-card = { $me ->
    [yes] Hai passato { $card } a { $other }.
   *[no] { $who } ha passato { $card } a { $other }.
}
mochi-log-passed-card-you = { $who } ti ha passato { $card }.
mochi-log-turned-plus = La carta Valore ora mostra +: si sale.
mochi-log-turned-minus = La carta Valore ora mostra −: si scende.
mochi-log-turned-twice = La carta Valore si gira due volte e torna com’era.

# How a round ended. $who and $me are the player who won it.
mochi-ending-won = { $me ->
    [yes] Hai vinto il round: non hai più carte in mano!
   *[no] { $who } vince il round: non ha più carte in mano!
}
mochi-ending-all-skipped = Nessuno può pescare né giocare: il round finisce senza vincitori.
mochi-ending-turn-limit = Tutti hanno giocato 50 turni: il round finisce senza vincitori.
short-won = mano vuota
short-all-skipped = tutti fermi
short-turn-limit = 50 turni a testa

# Why the game ended: see outcome-win.
mochi-outcome-target = { outcome-win } Conta il totale più basso.
mochi-outcome-scoreless = { outcome-win } Dopo dieci round di fila senza punti conta il totale più basso.

# What a player is asked, and what they can choose.
mochi-ask-turn = Gioca due carte adiacenti o pesca una carta.
mochi-ask-turn-draw = Nessuna tua coppia va bene: pesca una carta.
mochi-ask-draw = Devi pescare una carta: scegli da dove.
mochi-ask-insert = Metti { $card } dove vuoi in mano: resterà lì.
mochi-ask-effect = Scegli il prossimo effetto delle carte che hai giocato.
mochi-ask-target = Scegli chi pesca una carta.
mochi-ask-pass = Scegli una carta da dare a sinistra.
mochi-ask-keep = Scegli la carta da conservare, a faccia in giù.
mochi-ask-keep-one = Conserva una carta per i prossimi round.
mochi-choose-draw-side = prendi { $card } dal lato { $side } (la Coppia diventa { $value })
mochi-choose-draw-deck = pesca una carta dal mazzo
mochi-choose-draw-kept = riprendi { $card } dalle tue carte Conservate
mochi-choose-insert-alone = mettila in mano
mochi-choose-insert-first = all’estremità sinistra: poi viene { $card }
mochi-choose-insert-last = all’estremità destra, dopo { $card }
mochi-choose-insert-between = tra { $left } e { $right }
mochi-choose-play = gioca { $left } e { $right } ({ $value })
mochi-choose-happy = gioca { $left } e { $right } ({ $value }): Happy Mochi!
mochi-choose-skip = salta il turno
mochi-choose-effect-flip = prima gira la carta Valore
mochi-choose-effect-draw = prima fai pescare qualcuno
mochi-choose-effect-pass = fai passare a tutti una carta
mochi-choose-effect-keep = conserva una carta della tua mano
mochi-choose-decline = nessun altro effetto
mochi-choose-target = fai pescare { $other }
mochi-choose-target-self = pesca tu una carta
mochi-choose-pass = dai { $card } a { $other }
mochi-choose-keep = conserva { $card }

# At the table in the terminal. $value is the number that the pair makes.
mochi-heading-hand = Mano (? = non vista)
mochi-heading-kept = Conservate
mochi-heading-penalty = Penalità
mochi-pair = Coppia Centrale:
mochi-value = Carta Valore:
mochi-value-plus = + (gioca più di { $value })
mochi-value-minus = − (gioca meno di { $value })
mochi-value-plus-alike = + (gioca più di { $value }, con due carte di un solo colore, come la Coppia)
mochi-value-minus-alike = − (gioca meno di { $value }, con due carte di un solo colore, come la Coppia)
mochi-hand = La tua mano, nel suo ordine fisso:
mochi-cost = { $count ->
    [one] La tua mano ti costerebbe 1 punto. Le carte Conservate non contano.
   *[other] La tua mano ti costerebbe { $count } punti. Le carte Conservate non contano.
}
mochi-lowest = { $target ->
    [one] La partita finisce a 1 punto: vince il totale più basso.
   *[other] La partita finisce a { $target } punti: vince il totale più basso.
}
mochi-sum = Punti penalità
mochi-rules =
    Resta senza carte in mano prima degli altri. Le carte rimangono nell’ordine in cui arrivano: non puoi mai riorganizzarle.
    Nel tuo turno giochi o peschi. Per giocare, metti due carte adiacenti della tua mano sulla Coppia Centrale, nel loro ordine: quella a sinistra vale le decine, quella a destra le unità.
    Se la carta Valore mostra +, il tuo numero deve superare quello della Coppia; se mostra −, deve essere più basso. Se la Coppia è di un solo colore, anche le tue due carte devono essere di un solo colore. Due numeri uguali sono un Happy Mochi e vanno sempre bene.
    Per pescare, prendi la carta in cima a un lato della Coppia (se sotto ce n’è un’altra), quella in cima al mazzo o una delle tue carte Conservate, e mettila dove vuoi nella tua mano.
    Le carte che giochi possono avere un effetto. «Gira» gira la carta Valore e «fai pescare» fa pescare una carta a chi vuoi tu: sono obbligatori. «Passa» (tutti danno una carta a sinistra) e «conserva» (metti una carta della tua mano a faccia in giù davanti a te) sono facoltativi.
    Se alla fine del tuo turno non hai più carte in mano, vinci il round. Gli altri sommano le carte che hanno in mano: sono punti penalità. Poi ognuno di loro ne conserva una; le carte Conservate non contano. A 30 punti, o alla soglia che hai scelto, la partita finisce e vince il totale più basso.
    Gli effetti sono stampati solo sulle carte, perciò il mazzo incluso è una nostra ipotesi. Se hai la scatola, inserisci il tuo: saltmochi deck happy-mochi --help.

# What went wrong, and how to put it right.
mochi-unknown-card = La carta «{ $card }» non c’è. Una carta è un numero da 0 a 9 con uno di questi colori: { $colours }. Per esempio «7/matcha».
mochi-card-twice = «{ $card }» compare due volte, ma nella scatola ce n’è una sola.
mochi-laid = In Happy Mochi le carte giocate non contano: indica solo la mano.

mochi-deck-too-long = Questo file è troppo lungo per essere un mazzo.
mochi-deck-line = Riga { $line }: servono una carta e il suo effetto, per esempio «"7/matcha" = "keep"».
mochi-deck-card = Riga { $line }: { $reason }
mochi-deck-effect = Riga { $line }: per l’effetto di { $card } scegli tra { $effects }, tra virgolette.
mochi-deck-twice = Riga { $line }: { $card } compare per la seconda volta.
mochi-deck-missing = Riga { $line }: il file finisce qui, ma manca { $card }. Se non ha effetto, scrivi "none".
