# Happy Mochi: names, what happened, what can be chosen, and what went wrong.

game-happy-mochi = Happy Mochi
edition-standard = Standard

mochi-card-name = { $value }/{ $flavour }

mochi-flavour-strawberry = fragola
mochi-flavour-peach = pesca
mochi-flavour-lemon = limone
mochi-flavour-matcha = matcha
mochi-flavour-soda = soda
mochi-flavour-grape = uva
mochi-flavour-sesame = sesamo

mochi-effect-flip = gira
mochi-effect-draw = fai pescare
mochi-effect-pass = passa
mochi-effect-keep = conserva
mochi-effect-flip-why = gira: si gira la carta Valore
mochi-effect-draw-why = fai pescare: chi vuoi tu pesca una carta
mochi-effect-pass-why = passa: tutti danno una carta a sinistra
mochi-effect-keep-why = conserva: una carta della tua mano va coperta davanti a te

mochi-from-left = dal lato sinistro
mochi-from-right = dal lato destro
mochi-a-card = una carta
mochi-one-of-them = una di queste

# What a move did. $who is a name; where it is told to whom it is about, the browser takes the sentence ending in “you”.
mochi-told-begin = Primo turno: { $who }.
mochi-told-begin-you = Cominci tu.
mochi-told-gets = { $who }: arriva { $card }.
mochi-told-hand = { $who }: ecco la mano, { $cards }.
mochi-told-opens = { $card } apre il lato sinistro.
mochi-told-pair = La Coppia Centrale è { $value }: { $left } e { $right }.
mochi-told-draws = { $who }: dal mazzo arriva { $card }.
mochi-told-shuffle = Si rimescola tutto per il prossimo round, tranne le carte conservate.
mochi-told-shuffle-returned = Le carte conservate erano troppe, così tornano le più vecchie: { $cards }. Si rimescola tutto per il prossimo round, tranne quelle rimaste.
mochi-told-draw-side = { $who }: in mano { $card }, { $side }.
mochi-told-draw-deck = { $who }: si pesca dal mazzo.
mochi-told-only-deck = Nessuna coppia di vicine va bene, e si può pescare solo dal mazzo.
mochi-told-draw-kept = { $who }: dalle carte conservate torna { $card }.
mochi-told-insert = { $who }: { $card } va al posto { $place } di { $count }.
mochi-told-play = { $who }: giocate { $left } e { $right }, cioè { $value }.
mochi-told-happy = { $who }: giocate { $left } e { $right }, cioè { $value }. Happy Mochi!
mochi-told-skip = { $who }: niente da pescare né da giocare.
mochi-told-effect-flip = { $who }: prima «gira».
mochi-told-effect-draw = { $who }: prima «fai pescare».
mochi-told-effect-pass = { $who }: effetto «passa», tutti danno una carta a sinistra.
mochi-told-effect-keep = { $who }: effetto «conserva».
mochi-told-decline = { $who }: nessun altro effetto.
mochi-told-target = { $who }: chi pesca una carta? { $other }.
mochi-told-target-you = { $who }: chi pesca una carta? Tocca a te.
mochi-told-target-self = { $who }: ancora una carta da pescare.
mochi-told-pass = { $who }: scelta la carta da passare, { $card }.
mochi-told-pass-hidden = { $who }: scelta la carta da passare.
mochi-told-keep = { $who }: conservata { $card }, coperta.
mochi-told-keep-one = { $count ->
    [one] { $who }: in mano { $cards } (un punto); conservata { $card }.
   *[other] { $who }: in mano { $cards } ({ $count } punti); conservata { $card }.
}
mochi-told-new-deck = Il mazzo era vuoto: le carte sotto la coppia, mescolate, ne formano uno nuovo.
mochi-told-passed = Tutte le carte passano a sinistra.
mochi-told-passed-card = { $giver } → { $receiver }: { $card }.
mochi-told-turned-plus = La carta Valore si gira sul +: ora si sale.
mochi-told-turned-minus = La carta Valore si gira sul -: ora si scende.
mochi-told-turned-twice = La carta Valore si gira due volte, e torna com’era.

# How a round ended. $who is a name.
mochi-ending-won = Round vinto, a mano vuota: { $who }.
mochi-ending-won-you = Hai vinto il round, a mano vuota.
mochi-ending-all-skipped = Nessuno può più pescare né giocare: il round finisce senza vincitori.
mochi-ending-turn-limit = Tutti hanno giocato 50 turni: il round finisce senza vincitori.
short-won = mano vuota
short-all-skipped = tutti fermi
short-turn-limit = 50 turni a testa

# Why the game ended. $winners is one or more names.
mochi-outcome-target = { $count ->
    [one] Vittoria con meno punti: { $winners }. La soglia è raggiunta.
   *[other] Vittoria condivisa con meno punti: { $winners }. La soglia è raggiunta.
}
mochi-outcome-scoreless = { $count ->
    [one] Vittoria con meno punti: { $winners }. Dopo dieci round di fila senza punti la partita si chiude.
   *[other] Vittoria condivisa con meno punti: { $winners }. Dopo dieci round di fila senza punti la partita si chiude.
}

# What is asked of a player, and what can be chosen.
mochi-ask-turn = Gioca due carte vicine, o pesca una carta.
mochi-ask-turn-draw = Nessuna coppia di vicine va bene. Pesca una carta.
mochi-ask-draw = Un effetto ti fa pescare una carta: scegli da dove.
mochi-ask-insert = Metti { $card } nella tua mano. Resterà dove la metti.
mochi-ask-effect = Scegli il prossimo effetto delle carte che hai giocato.
mochi-ask-target = Scegli chi pesca una carta.
mochi-ask-pass = Scegli una carta da dare a sinistra.
mochi-ask-keep = Scegli una carta da conservare, coperta davanti a te.
mochi-ask-keep-one = Conserva una carta per i prossimi round; le altre si rimescolano.
mochi-choose-draw-side = pesca { $card } { $side } (la coppia diventa { $value })
mochi-choose-draw-deck = pesca una carta dal mazzo
mochi-choose-draw-kept = riprendi la tua carta conservata { $card }
mochi-choose-insert-alone = mettila nella tua mano
mochi-choose-insert-first = all’estremità sinistra, prima di { $card }
mochi-choose-insert-last = all’estremità destra, dopo { $card }
mochi-choose-insert-between = tra { $left } e { $right }
mochi-choose-play = gioca { $left } e { $right } ({ $value })
mochi-choose-happy = gioca { $left } e { $right } ({ $value }): Happy Mochi!
mochi-choose-skip = salta il turno
mochi-choose-effect-flip = prima gira la carta Valore
mochi-choose-effect-draw = prima fai pescare una carta a qualcuno
mochi-choose-effect-pass = fai passare a tutti una carta a sinistra
mochi-choose-effect-keep = conserva una carta della tua mano
mochi-choose-decline = nessun altro effetto
mochi-choose-target = fai pescare { $other }
mochi-choose-target-self = pesca tu una carta
mochi-choose-pass = dai { $card } (per { $other })
mochi-choose-keep = conserva { $card }

# At the table in the terminal.
mochi-heading-hand = Mano (? = non vista)
mochi-heading-kept = Conservate
mochi-heading-penalty = Penalità
mochi-pair = Coppia Centrale:
mochi-value = Carta Valore:
mochi-value-plus = + (gioca più di { $value })
mochi-value-minus = - (gioca meno di { $value })
mochi-value-plus-alike = + (gioca più di { $value }, con due carte dello stesso gusto, come la coppia)
mochi-value-minus-alike = - (gioca meno di { $value }, con due carte dello stesso gusto, come la coppia)
mochi-hand = La tua mano, nel suo ordine:
mochi-cost = { $count ->
    [one] La tua mano ti costerebbe un punto. Le carte conservate non contano.
   *[other] La tua mano ti costerebbe { $count } punti. Le carte conservate non contano.
}
mochi-lowest = A { $target } punti la partita finisce, e vince il totale più basso.
mochi-sum = Punti di penalità
mochi-rules =
    Resta senza carte in mano prima degli altri. Le carte rimangono nell’ordine in cui sono arrivate: non si spostano mai.
    Nel tuo turno gioca o pesca. Per giocare, metti due carte vicine della tua mano, nel loro ordine, sulla Coppia Centrale: quella di sinistra vale le decine, quella di destra le unità.
    Se la carta Valore mostra +, il tuo numero deve superare quello della coppia; se mostra -, deve essere più basso. Se le due carte della coppia hanno lo stesso gusto, devono averlo anche le tue. Due numeri uguali sono un Happy Mochi e vanno sempre bene.
    Per pescare, prendi la carta in cima a un lato, quella in cima al mazzo o una di quelle che hai conservato, e mettila dove vuoi nella tua mano.
    Le carte che giochi possono avere effetti. Con «gira» si gira la carta Valore, con «fai pescare» chi vuoi tu pesca una carta: questi sono obbligatori. «Passa» (tutti danno una carta a sinistra) e «conserva» (una carta della tua mano va coperta davanti a te) li usi se vuoi.
    Chi finisce il turno senza carte chiude il round. Gli altri ricevono la somma della loro mano in punti di penalità e ne conservano una carta; le carte conservate non contano. A 30 punti, o alla soglia che hai scelto, la partita finisce e vince il totale più basso.
    Senza un mazzo tuo, gli effetti sono i nostri: quali carte della scatola li abbiano è stampato solo sulle carte. Se ce l’hai, inserisci i tuoi: saltmochi deck happy-mochi --help.

# What went wrong, and how to put it right.
mochi-card = Nessuna carta si chiama «{ $card }»: una carta è un numero da 0 a 9 con un gusto ({ $colours }), per esempio «7/matcha».
mochi-card-twice = «{ $card }» compare due volte, ma nella scatola ce n’è una.
mochi-laid = In Happy Mochi non ci sono carte calate: indica solo la mano.

mochi-deck-too-long = Questo file è troppo lungo per essere un mazzo.
mochi-deck-line = Riga { $line }: qui non ci sono una carta e il suo effetto; una riga è fatta così: «"7/matcha" = "keep"».
mochi-deck-card = Riga { $line }: { $reason }
mochi-deck-effect = Riga { $line }: l’effetto di { $card } va scelto tra { $effects }, tra virgolette.
mochi-deck-twice = Riga { $line }: { $card } compare qui per la seconda volta.
mochi-deck-missing = Riga { $line }: il file finisce qui, ma { $card } non ha ancora una riga; se non ha effetto, scrivi "none".
