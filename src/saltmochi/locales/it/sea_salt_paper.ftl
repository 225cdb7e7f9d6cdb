# Sea Salt & Paper: names, points in words, what happened.

game-sea-salt-paper = Sea Salt & Paper

card = { $kind } ({ $colour })

kind-crab = granchio
kind-boat = barca
kind-fish = pesce
kind-swimmer = nuotatore
kind-shark = squalo
kind-shell = conchiglia
kind-octopus = polpo
kind-penguin = pinguino
kind-sailor = marinaio
kind-lighthouse = faro
kind-shoal-of-fish = banco di pesci
kind-penguin-colony = colonia di pinguini
kind-captain = capitano
kind-mermaid = sirena

colour-dark-blue = blu scuro
colour-light-blue = blu chiaro
colour-black = nero
colour-yellow = giallo
colour-green = verde
colour-white = bianco
colour-purple = viola
colour-grey = grigio
colour-light-orange = arancione chiaro
colour-pink = rosa
colour-orange = arancione

pile-left = la pila di sinistra
pile-right = la pila di destra

# The lines of an explanation of points.
points-pairs-crab = { $pairs ->
    [one] una coppia di granchi
   *[other] { $pairs } coppie di granchi
}
points-pairs-boat = { $pairs ->
    [one] una coppia di barche
   *[other] { $pairs } coppie di barche
}
points-pairs-fish = { $pairs ->
    [one] una coppia di pesci
   *[other] { $pairs } coppie di pesci
}
points-pairs-swimmer-shark = { $pairs ->
    [one] un nuotatore con uno squalo
   *[other] { $pairs } nuotatori, ciascuno con uno squalo
}
points-collection-shell = { $count ->
    [one] una conchiglia (ne servono almeno due)
   *[other] { $count } conchiglie
}
points-collection-octopus = { $count ->
    [one] un polpo (ne servono almeno due)
   *[other] { $count } polpi
}
points-collection-penguin = { $count ->
    [one] un pinguino
   *[other] { $count } pinguini
}
points-collection-sailor = { $count ->
    [one] un marinaio (servono tutti e due)
   *[other] tutti e due i marinai
}
points-multiplier-lighthouse = { $count ->
    [one] il faro: 1 per barca (una barca)
   *[other] il faro: 1 per barca ({ $count } barche)
}
points-multiplier-shoal-of-fish = { $count ->
    [one] il banco: 1 per pesce (un pesce)
   *[other] il banco: 1 per pesce ({ $count } pesci)
}
points-multiplier-penguin-colony = { $count ->
    [one] la colonia: 2 per pinguino (un pinguino)
   *[other] la colonia: 2 per pinguino ({ $count } pinguini)
}
points-multiplier-captain = { $count ->
    [one] il capitano: 3 per marinaio (un marinaio)
   *[other] il capitano: 3 per marinaio ({ $count } marinai)
}
points-mermaid = { $count ->
    [one] sirena { $number }: una carta di colore { $colour }
   *[other] sirena { $number }: { $count } carte di colore { $colour }
}

# The parts of a score.
part-duos = Coppie
part-collectors = Collezionabili
part-multipliers = Moltiplicatori
part-mermaids = Sirene
part-points = Punti
part-colour-bonus = Bonus colore
part-colour-bonus-why = { $count ->
    [one] una carta di colore { $colour }, vale solo dopo una sfida
   *[other] { $count } carte di colore { $colour }, valgono solo dopo una sfida
}

# What a move did. $who is a name; where it is told to whom it is about, the browser takes the sentence ending in “you”.
told-begin = Primo turno: { $who }.
told-begin-you = Cominci tu.
told-turn-up = Si scopre { $card }, che apre { $pile }.
told-draw = { $who }: pesca dal mazzo.
told-draws-card = { $who }: dal mazzo arriva { $card }.
told-draws-hidden = { $who }: dal mazzo arriva una carta.
told-sees-card = { $who }: ecco { $card }.
told-takes = { $who }: in mano { $card }, da sopra { $pile }.
told-puts = { $who }: una carta in mano, { $card } sopra { $pile }.
told-puts-known = { $who }: in mano { $kept }, { $card } sopra { $pile }.
told-lays = { $who }: coppia calata, { $first } e { $second }.
told-lay-mermaids = { $who }: calate tutte e quattro le sirene!
told-looks = { $who }: uno sguardo dentro { $pile }.
told-picks = { $who }: in mano { $card }, da dentro { $pile }.
told-picks-hidden = { $who }: in mano una carta, da dentro { $pile }.
told-robs = { $who }: furto in corso. Vittima: { $victim }.
told-robs-you = { $who }: furto in corso. La vittima sei tu.
told-steals = { $who }: carta rubata, { $card }. Vittima: { $victim }.
told-steals-you = { $who }: carta rubata, { $card }. La vittima sei tu.
told-steals-hidden = { $who }: carta rubata. Vittima: { $victim }.
told-end-turn = { $who }: fine del turno.
told-stop = { $who }: ALT!
told-last-chance = { $who }: SFIDA!
told-shuffle = Si rimescolano tutte le carte per il prossimo round.

# How a round ended.
ending-stop = Alt: ognuno riceve i punti delle sue carte.
ending-last-chance-won = Sfida vinta: chi l’ha lanciata riceve i punti delle carte e il bonus colore, gli altri solo il loro bonus colore.
ending-last-chance-lost = Sfida persa: chi l’ha lanciata riceve solo il bonus colore, gli altri i punti delle loro carte.
ending-void = Il mazzo è finito: nessuno riceve punti.
ending-mermaids = Quattro sirene: la partita è vinta.

# Why the game ended. $winners is one or more names.
outcome-target = { $count ->
    [one] Vittoria: { $winners }. La soglia è raggiunta.
   *[other] Vittoria condivisa: { $winners }. La soglia è raggiunta.
}
outcome-mermaids = Vittoria con quattro sirene: { $winners }.
outcome-voids = { $count ->
    [one] Vittoria: { $winners }. Dopo dieci round nulli di fila la partita si chiude così com’è.
   *[other] Vittoria condivisa: { $winners }. Dopo dieci round nulli di fila la partita si chiude così com’è.
}
tie-last-round = Totali in parità: hanno deciso i punti dell’ultimo round.
tie-ender = Totali in parità: vince chi ha chiuso l’ultimo round.
tie-shared = Totali in parità, e nient’altro decide.

# The editions side by side.
edition-italian = Italiana
edition-spanish = Spagnola
edition-french = Francese
edition-online = Online
edition-terms = Chiamate
edition-terms-italian = ALT / SFIDA
edition-terms-spanish = ALTO / ÚLTIMA OPORTUNIDAD
edition-terms-french = STOP / DERNIÈRE CHANCE
edition-terms-online = STOP / LAST CHANCE
edition-e1 = Quattro sirene vincono
edition-e1-laid = quando le cali nel tuo turno
edition-e1-held = subito, appena sono tutte in una mano
edition-e1-laid-or-shown = quando le cali, e da sole se le hai tutte quando finisci il turno o fai una chiamata
edition-e2 = Il bianco conta come colore
edition-e3 = Furti nei turni finali
edition-e3-yes = dalle mani non ancora rivelate
edition-e3-no = mai; la coppia si può calare, ma senza effetto
edition-e4 = Il mazzo finisce
edition-e4-at-turn-end = round nullo alla fine del turno; un ALT in quel turno vale ancora
edition-e4-at-once = round nullo subito, a metà del turno
edition-e4-unless-called = round nullo alla fine del turno, a meno che qualcuno non chiami ALT o SFIDA
edition-e5 = Mazzo vuoto nei turni finali
edition-e5-at-turn-end = round nullo alla fine del turno
edition-e5-at-once = round nullo subito
edition-e5-ignored = si continua con le pile, e la sfida si conta
edition-e6 = Chi apre il round successivo
edition-e6-left-of-last-turn = chi sta a sinistra di chi ha giocato l’ultimo turno
edition-e6-left-of-caller = chi sta a sinistra di chi ha chiuso il round
edition-e7 = Totali in parità alla fine
edition-e7-last-round = chi ha fatto più punti nell’ultimo round
edition-e7-ender = chi ha chiuso l’ultimo round

# What is asked of a player, and what can be chosen.
ask-take = Prendi una carta.
ask-put = Tieni una delle due carte e metti l’altra su una pila.
ask-play = Cala coppie, o finisci il turno.
ask-look = Scegli una pila da guardare.
ask-pick = Prendi una di queste carte, elencate dall’alto in basso.
ask-rob = Scegli a chi rubare.
choose-draw = pesca due carte dal mazzo
choose-take = prendi { $card } da sopra { $pile }
choose-put = tieni { $kept }, metti { $card } sopra { $pile }
choose-lay = cala { $first } e { $second }
choose-lay-mermaids = cala quattro sirene e vinci
choose-look = guarda { $pile }
choose-pick = prendi { $card }
choose-pick-deeper = prendi { $card }, la n. { $place } dall’alto tra le carte uguali
choose-rob = ruba una carta a { $victim }
choose-end-turn = finisci il turno
choose-stop = intima l’ALT: tutti ricevono subito i loro punti
choose-last-chance = lancia la SFIDA: scommetti che nessuno farà più punti di te
