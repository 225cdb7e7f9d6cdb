# Sea Salt & Paper: points in words, what happened, the editions, and what can be chosen.

# The piles as labels.
pile-left = Pila di sinistra
pile-right = Pila di destra

# The lines of an explanation of points.
points-pairs-crab = { $pairs ->
    [one] 1 coppia di granchi
   *[other] { $pairs } coppie di granchi
}
points-pairs-boat = { $pairs ->
    [one] 1 coppia di barche
   *[other] { $pairs } coppie di barche
}
points-pairs-fish = { $pairs ->
    [one] 1 coppia di pesci
   *[other] { $pairs } coppie di pesci
}
points-pairs-swimmer-shark = { $pairs ->
    [one] 1 nuotatore con squalo
   *[other] { $pairs } nuotatori con squalo
}
points-collection-shell = { $count ->
    [one] 1 conchiglia (conta da due in su)
   *[other] { $count } conchiglie
}
points-collection-octopus = { $count ->
    [one] 1 polpo (conta da due in su)
   *[other] { $count } polpi
}
points-collection-penguin = { $count ->
    [one] 1 pinguino
   *[other] { $count } pinguini
}
points-collection-sailor = { $count ->
    [one] 1 marinaio (servono tutti e due)
   *[other] tutti e due i marinai
}
points-multiplier-lighthouse = { $count ->
    [0] faro: nessuna barca
    [one] faro: 1 per l’unica barca
   *[other] faro: 1 per ognuna delle { $count } barche
}
points-multiplier-shoal-of-fish = { $count ->
    [0] banco: nessun pesce
    [one] banco: 1 per l’unico pesce
   *[other] banco: 1 per ognuno dei { $count } pesci
}
points-multiplier-penguin-colony = { $count ->
    [0] colonia: nessun pinguino
    [one] colonia: 2 per l’unico pinguino
   *[other] colonia: 2 per ognuno dei { $count } pinguini
}
points-multiplier-captain = { $count ->
    [0] capitano: nessun marinaio
    [one] capitano: 3 per l’unico marinaio
   *[other] capitano: 3 per ognuno dei { $count } marinai
}
points-mermaid = { $count ->
    [one] sirena { $number }: 1 carta { $colour }
   *[other] sirena { $number }: { $count } carte { $colour }
}

# The expansions. The lobster pairs with a crab, a jellyfish with a swimmer.
points-pairs-crab-lobster = { $pairs ->
    [one] 1 granchio con l’astice
   *[other] { $pairs } granchi con l’astice
}
points-pairs-swimmer-jellyfish = { $pairs ->
    [one] 1 nuotatore con medusa
   *[other] { $pairs } nuotatori con medusa
}
points-pairs-swimmer-swimmer = { $pairs ->
    [one] 1 coppia di nuotatori
   *[other] { $pairs } coppie di nuotatori
}
points-pairs-shark-shark = { $pairs ->
    [one] 1 coppia di squali
   *[other] { $pairs } coppie di squali
}
points-starfish = { $count ->
    [one] 1 stella marina con la sua coppia
   *[other] { $count } stelle marine, ognuna con la sua coppia
}
points-starfish-alone = { $count ->
    [one] 1 stella marina senza coppia
   *[other] { $count } stelle marine senza coppia
}
# What the seahorse counts as; its line has the points that it adds.
points-seahorse-shell = cavalluccio: una conchiglia in più
points-seahorse-octopus = cavalluccio: un polpo in più
points-seahorse-penguin = cavalluccio: un pinguino in più
points-seahorse-sailor = cavalluccio: un marinaio in più
points-seahorse-alone = cavalluccio: nessun collezionabile a cui unirsi
points-multiplier-cast-of-crabs = { $count ->
    [0] branco: nessun granchio
    [one] branco: 1 per l’unico granchio
   *[other] branco: 1 per ognuno dei { $count } granchi
}
# Under an event.
points-collection-shell-dance = { $count ->
    [one] 1 conchiglia (danza: 2 punti)
   *[other] { $count } conchiglie (danza: 2 punti l’una)
}
points-collection-octopus-kraken = { $count ->
    [one] 1 polpo (kraken: 1 punto)
   *[other] { $count } polpi (kraken: 1 punto l’uno)
}
points-mermaid-tornado = { $count ->
    [one] 1 sirena: nel tornado non vale nulla
   *[other] { $count } sirene: nel tornado non valgono nulla
}
points-shell-face-down = conchiglia a faccia in giù: non conta

# The parts of a score.
part-duos = Coppie
part-collectors = Collezionabili
part-multipliers = Moltiplicatori
part-mermaids = Sirene
part-points = Punti
part-colour-bonus = Bonus colore
# $chance is the name of the call in the edition: no article fits all of them, “la chiamata” does.
part-colour-bonus-why = { $count ->
    [one] 1 carta { $colour }; conta solo dopo la chiamata { $chance }
   *[other] { $count } carte { $colour }; contano solo dopo la chiamata { $chance }
}

# What a player did, from the past participle on: log-turn puts “Hai” or “Ada ha” in front. $card, $first, $second and $kept are
# cards with their article, $side is side-left or side-right, $stop and $chance are the calls of the edition.
did-draw = pescato dal mazzo
did-get = pescato { $card } dal mazzo
did-get-hidden = pescato una carta dal mazzo
did-see = visto { $card }
did-take = preso { $card } dalla pila di { $side }
did-keep = tenuto { $card }
did-keep-hidden = tenuto una carta
did-put = messo { $card } sulla pila di { $side }
did-lay = calato { $first } e { $second }
did-lay-mermaids = calato tutte e quattro le sirene
did-look = guardato la pila di { $side }
did-pick = scelto { $card } dalla pila di { $side }
did-pick-hidden = scelto una carta dalla pila di { $side }
did-steal = rubato { $card } a { $victim }
did-steal-hidden = rubato una carta a { $victim }
did-end-turn = finito il turno
did-stop = chiamato { $stop }
did-last-chance = chiamato { $chance }
# A clause with its own verb: log-turn-named puts only the name in front.
did-steal-you = ti ha rubato { $card }
# The expansions. $starfish and $given are cards with their article, $event and $discarded are names of events.
did-lay-trio = calato { $first } e { $second } con { $starfish }
did-lay-mermaids-dance = calato le sirene che danzano
did-look-deck = { $count ->
    [one] guardato 1 carta del mazzo
   *[other] guardato { $count } carte del mazzo
}
did-shuffle-rest = rimescolato le altre nel mazzo
did-hide = messo { $card } a faccia in giù
did-hide-hidden = messo una conchiglia a faccia in giù
did-visit = guardato la mano di { $victim }
did-exchange = dato { $given } a { $victim } in cambio di { $card }
did-exchange-hidden = scambiato una carta con { $victim }
did-decline = rinunciato allo scambio
did-rob-pair = portato via a { $victim } { $first } e { $second }
did-keep-event = conservato «{ $event }» e scartato «{ $discarded }»
# Clauses with their own verb, as did-steal-you.
did-visit-you = ha guardato la tua mano
did-exchange-you = ti ha dato { $given } in cambio di { $card }
did-rob-pair-you = ti ha portato via { $first } e { $second }

# Other things that happen.
log-turn-up = La pila di { $side } si apre con { $card }.
log-rob = { $me ->
    [yes] Stai per rubare una carta a { $victim }.
   *[no] { $who } sta per rubare una carta a { $victim }.
}
log-rob-you = { $who } sta per rubarti una carta.
log-shuffle = Si rimescolano tutte le carte per il prossimo round.

# The expansions. $event is the name of an event. $who is one name or, of those who were stung, a list.
log-event = L’evento di questo round è «{ $event }».
log-sting = { $me ->
    [yes] La medusa ti ha punto: nel prossimo turno peschi solo una carta.
   *[no] La medusa ha punto { $who }: al prossimo turno, solo una carta dal mazzo.
}
log-stung-turn = { $me ->
    [yes] La medusa ti ha punto: peschi una carta e il tuo turno è finito.
   *[no] La medusa ha punto { $who }: una carta dal mazzo e il turno è finito.
}
log-stung-turn-empty = { $me ->
    [yes] La medusa ti ha punto e il mazzo è vuoto: il tuo turno è finito.
   *[no] La medusa ha punto { $who } e il mazzo è vuoto: il turno è finito.
}
log-event-to-leader = { $me ->
    [yes] Hai più punti di tutti: «{ $event }» va a te.
   *[no] { $who } ha più punti di tutti e riceve «{ $event }».
}
log-event-to-last = { $me ->
    [yes] Hai meno punti di tutti: «{ $event }» va a te.
   *[no] { $who } ha meno punti di tutti e riceve «{ $event }».
}
log-event-no-leader = Parità in testa: «{ $event }» si scarta.
log-event-no-last = Parità all’ultimo posto: «{ $event }» si scarta.
log-event-lost-leader = { $me ->
    [yes] Non hai più il primo posto: «{ $event }» si scarta.
   *[no] { $who } non ha più il primo posto: «{ $event }» si scarta.
}
log-event-lost-last = { $me ->
    [yes] Non hai più l’ultimo posto: «{ $event }» si scarta.
   *[no] { $who } non ha più l’ultimo posto: «{ $event }» si scarta.
}
log-events-shuffle = Si rimescolano gli eventi scartati: ecco un nuovo mazzo degli eventi.

# How a round ended. $who and $me are the player who ended it.
ending-stop = { $me ->
    [yes] Hai chiamato { $stop }: tutti ricevono i punti delle proprie carte.
   *[no] { $who } ha chiamato { $stop }: tutti ricevono i punti delle proprie carte.
}
ending-last-chance-won = { $me ->
    [yes] Hai vinto la sfida! Ricevi i punti delle tue carte e il bonus colore; gli altri solo il bonus colore.
   *[no] { $who } vince la sfida: riceve i punti delle carte e il bonus colore, gli altri solo il bonus colore.
}
ending-last-chance-lost = { $me ->
    [yes] Hai perso la sfida: ricevi solo il bonus colore; gli altri ricevono i punti delle loro carte.
   *[no] { $who } perde la sfida: riceve solo il bonus colore, gli altri i punti delle proprie carte.
}
ending-void = Il mazzo è finito: nessuno riceve punti.
ending-mermaids = { $me ->
    [yes] Hai tutte e quattro le sirene!
   *[no] { $who } ha tutte e quattro le sirene!
}
# Under the Dance of the Mermaids, three are enough.
ending-mermaids-dance = { $me ->
    [yes] Le tue sirene danzano!
   *[no] Le sirene di { $who } danzano!
}

# Why the game ended: see outcome-win.
outcome-target = { outcome-win }
outcome-mermaids = { outcome-win } Con quattro sirene non c’è gara.
outcome-mermaids-dance = { outcome-win } Quando le sirene danzano, ne bastano tre.
outcome-voids = { outcome-win } Dopo dieci round nulli di fila conta il totale più alto.
tie-last-round = Parità! Decidono i punti dell’ultimo round.
tie-ender = Parità! La spunta chi ha chiuso l’ultimo round.
tie-shared = Parità fino in fondo: vittoria condivisa.

# The editions side by side.
edition-calls = Chiamate
edition-e1 = Vittoria con quattro sirene
edition-e1-laid = quando le cali nel tuo turno
edition-e1-held = appena le hai in mano tutte e quattro
edition-e1-laid-or-shown = quando le cali, o quando le hai tutte e quattro e finisci il turno o fai una chiamata
edition-e2 = Il bianco è un colore
edition-e3 = Furti nei turni finali
edition-e3-yes = dalle mani non ancora rivelate
edition-e3-no = mai; la coppia si può calare, ma senza effetto
edition-e4 = Il mazzo finisce
edition-e4-at-turn-end = round nullo a fine turno, salvo che il turno si chiuda con { $stop }
edition-e4-at-once = round nullo subito, anche a metà turno
edition-e4-unless-called = round nullo a fine turno, salvo che il turno si chiuda con { $stop } o { $chance }
edition-e5 = Mazzo vuoto nei turni finali
edition-e5-at-turn-end = round nullo a fine turno
edition-e5-at-once = round nullo subito
edition-e5-ignored = si continua con le pile, e la sfida conta
edition-e6 = Chi apre il round successivo
edition-e6-left-of-last-turn = chi siede a sinistra di chi ha giocato l’ultimo turno
edition-e6-left-of-caller = chi siede a sinistra di chi ha chiuso il round
edition-e7 = A parità di totale
edition-e7-last-round = vince chi ha fatto più punti nell’ultimo round
edition-e7-ender = vince chi ha chiuso l’ultimo round

# What a player is asked, and what they can choose.
ask-take = Prendi una carta.
ask-put = Tieni una carta e metti l’altra su una pila.
ask-play = Cala delle coppie o finisci il turno.
ask-look = Scegli la pila da guardare.
ask-pick = Prendi una di queste carte. La prima è quella in cima.
ask-rob = Scegli a chi rubare una carta.
# The expansions.
ask-keep = Tieni una di queste carte. Le altre tornano nel mazzo.
ask-visit = Scegli di chi guardare la mano.
ask-give = Scegli una carta da dare, o rinuncia allo scambio.
ask-get = Scegli la carta che vuoi in cambio.
ask-rob-pair = Scegli la coppia da portare via.
ask-angelfish = Le due pile hanno lo stesso colore: prendi una carta.
ask-keep-event = Hai due eventi. Conservane uno.
choose-draw = pesca due carte dal mazzo
choose-take = prendi { $card } dalla pila di { $side }
choose-put = tieni { $kept } e metti { $card } sulla pila di { $side }
choose-lay = cala { $first } e { $second }
choose-lay-mermaids = cala le quattro sirene e vinci
choose-look = guarda la pila di { $side }
choose-pick = prendi { $card }
choose-pick-deeper = prendi { $card }, più in fondo (copia { $place } dall’alto)
choose-rob = ruba una carta a { $victim }
choose-end-turn = finisci il turno
choose-stop = chiama { $stop }: tutti ricevono subito i punti
choose-last-chance = chiama { $chance }: scommetti che nessuno ti superi
# The expansions.
choose-lay-trio = cala { $first } e { $second } con { $starfish }
choose-lay-mermaids-dance = cala le tue sirene e vinci
choose-hide = metti { $card } a faccia in giù
choose-keep = tieni { $card }
choose-visit = guarda la mano di { $victim }
choose-give = dai via { $card }
choose-get = prendi { $card } in cambio di { $given }
choose-decline = rinuncia allo scambio
choose-rob-pair = porta via a { $victim } { $first } e { $second }
choose-keep-event = conserva «{ $event }» e scarta «{ $discarded }»

# --- The events of Extra Pepper ---

# Their names are quoted when they stand in a sentence.
event-hermit-crab = Il paguro
event-sunfish = Il pesce luna
event-water-rodeo = Il rodeo acquatico
event-dance-of-the-shells = La danza delle conchiglie
event-kraken = Il kraken
event-tornado = Il tornado
event-dance-of-the-mermaids = La danza delle sirene
event-treasure-chest = Il forziere del tesoro
event-diodon-fish = Il pesce istrice
event-angelfish = Il pesce angelo
event-dolphins = I delfini
event-coral-reef = La barriera corallina

# Labels.
events-round = Evento del round
events-held = Evento conservato
events-offered = Nuovo evento
events-discarded = Eventi scartati
events-none = nessun evento
events-deck = { $count ->
    [0] Mazzo degli eventi: vuoto
    [one] Mazzo degli eventi: 1 carta
   *[other] Mazzo degli eventi: { $count } carte
}
# The cup on an event: + goes to the leader, − to the player in last place.
cup-plus = Coppa +: va a chi è in testa
cup-minus = Coppa −: va a chi è all’ultimo posto
# Marks on a player, and what they mean.
mark-stung = Puntura
mark-stung-why = Al prossimo turno: una carta dal mazzo e nient’altro.
mark-sheltered = Dietro una conchiglia
mark-sheltered-why = Al riparo da furti, scambi, rapine e punture fino alla fine del round.

# What an event does, in a sentence. $stop, $chance and $mermaids are the terms of the edition.
event-effect-hermit-crab = Due granchi: guarda entrambe le pile e prendi una carta da ciascuna.
event-effect-sunfish = Due pesci: pesca due carte invece di una.
event-effect-water-rodeo = Due nuotatori sono una coppia: guarda una mano e, se vuoi, scambia una carta. Anche due squali: porta via una coppia calata da qualcuno.
event-effect-dance-of-the-shells = Ogni conchiglia vale 2 punti, anche la prima.
event-effect-kraken = Ogni polpo vale solo 1 punto.
event-effect-tornado = Le sirene non valgono punti. Con quattro si vince comunque.
event-effect-dance-of-the-mermaids = { $mermaids ->
    [laid] Se cali tre sirene, vinci la partita.
    [held] Se hai in mano tre sirene, vinci la partita.
   *[laid-or-shown] Se raccogli tre sirene, vinci la partita.
}
event-effect-treasure-chest = Per chiudere il round servono 10 punti.
event-effect-diodon-fish = Non puoi chiamare { $stop }, solo { $chance }.
event-effect-angelfish = Se le due pile mostrano lo stesso colore, prendi una delle due carte.
event-effect-dolphins = Se metti su una pila un collezionabile o il cavalluccio marino, pesca una carta.
event-effect-coral-reef = Puoi mettere una conchiglia a faccia in giù davanti a te: fino alla fine del round le coppie degli altri non possono nulla contro di te.
