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

# Other things that happen.
log-turn-up = La pila di { $side } si apre con { $card }.
log-rob = { $me ->
    [yes] Stai per rubare una carta a { $victim }.
   *[no] { $who } sta per rubare una carta a { $victim }.
}
log-rob-you = { $who } sta per rubarti una carta.
log-shuffle = Si rimescolano tutte le carte per il prossimo round.

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

# Why the game ended: see outcome-win.
outcome-target = { outcome-win }
outcome-mermaids = { outcome-win } Con quattro sirene non c’è gara.
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
