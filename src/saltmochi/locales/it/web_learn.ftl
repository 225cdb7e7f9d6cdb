# Le pagine del browser per imparare e riguardare: lezioni, regole, scheda, partite riviste e finite.

# --- Le lezioni ---

web-learn-choose = Impara a giocare
web-learn-choose-why = Gioca un primo round con una guida al tuo fianco. Bastano cinque minuti, e non puoi sbagliare.
web-learn-about-sea-salt-paper = Raccogli creature marine di carta, cala coppie piene di sorprese e scegli il momento giusto per fermarti.
web-learn-about-happy-mochi = Liberati dei tuoi dolci, due alla volta, da una mano che non puoi mai riorganizzare.
web-learn-to-rules = Le regole
web-learn-again = Ripeti
web-learn-back = Un passo indietro
web-learn-progress = A che punto sei
web-learn-rival = Marina
web-learn-you = Tu
web-learn-cards-in-hand = { $count ->
    [one] 1 carta in mano
   *[other] { $count } carte in mano
}
web-learn-laid = Coppie calate
web-learn-middle = Centro del tavolo
web-learn-deck = { $count ->
    [one] Mazzo, 1 carta
   *[other] Mazzo, { $count } carte
}
# $pile è pile-left o pile-right.
web-learn-pile = { $pile }: { $card }
web-learn-pile-empty = { $pile }: vuota
web-learn-side-left = Lato sinistro della Coppia: { $card }
web-learn-side-right = Lato destro della Coppia: { $card }
web-learn-looking = Le carte della pila
web-learn-drawn = Pescate dal mazzo
web-learn-slot = Mettila qui, al posto { $place } della tua mano
web-learn-points = I tuoi punti
web-learn-sum = In tutto
web-learn-scored = I punti del round
web-learn-hand-empty = Non hai più carte in mano.
web-learn-value-plus = si sale
web-learn-value-minus = si scende
web-learn-button-next = Avanti
web-learn-button-end = Finisci turno
web-learn-nudge-other = Non è questa. Tocca quello che brilla.
web-learn-finished = Completata
web-learn-first-game = Gioca una partita
web-learn-next-lesson = Prossima lezione
web-learn-all = Tutte le lezioni
web-learn-lessons = Lezioni
web-learn-kept = Conservata
web-learn-rival-cards = Le carte di Marina
web-learn-name-sea-first = Il tuo primo round
web-learn-what-sea-first = Prendi carte, cala coppie e chiudi il round.
web-learn-name-sea-steal = Rubare e moltiplicare
web-learn-what-sea-steal = Nuotatori, squali, moltiplicatori e sirene.
web-learn-name-sea-calls = Il momento giusto
web-learn-what-sea-calls = Quando dire { $stop }, quando lanciare la { $chance } e quando aspettare.
web-learn-name-mochi-first = Il tuo primo round
web-learn-what-mochi-first = Gioca coppie, pesca e finisci le carte.
web-learn-name-mochi-effects = Effetti astuti
web-learn-what-mochi-effects = Passa carte, conservale, falle pescare.
web-learn-name-mochi-numbers = Salire o pescare
web-learn-what-mochi-numbers = Quando giocare alto e quando pescare.

# $stop e $chance sono le chiamate dell’edizione di chi legge; $mermaids dice come vi vincono quattro sirene: laid (calate), held (in mano) o laid-or-shown (calate o rivelate).
web-learn-sea-welcome = Si salpa! In ogni round raccogli carte che valgono punti. Ci sono un mazzo e due pile, di cui vedi solo la carta in cima. Giochi contro Marina e cominci tu.
web-learn-sea-draw = Ogni turno comincia prendendo una carta. Tocca il mazzo per guardare le prime due.
web-learn-sea-keep = Due carte: una la tieni, l’altra va su una pila. Le conchiglie si collezionano: più ne hai, più valgono. Tocca la conchiglia per tenerla.
web-learn-sea-put = Il pesce va scoperto su una pila, quella che vuoi. Ma attenzione a Marina: può prendere ciò che lasci.
web-learn-sea-end = Ora potresti calare una coppia, ma non ne hai: le conchiglie si collezionano, non si calano. Finisci il turno.
web-learn-sea-rival = Marina prende il pesce. È l’altro modo di prendere una carta: quella in cima a una pila. Non si scarta nulla, e tutti vedono che cosa prendi.
web-learn-sea-later = Qualche turno dopo. Hai in mano un granchio, e ce n’è un altro sulla pila di sinistra! Prendilo.
web-learn-sea-lay = Due granchi sono una coppia. Toccali entrambi per calarli davanti a te. I colori non contano.
web-learn-sea-look = Una coppia vale 1 punto e ha un effetto. Con i granchi guardi una pila e prendi la carta che vuoi. Tocca la pila di destra.
web-learn-sea-pick = Ecco tutta la pila. Hai già una barca: tocca la barca nera e avrai un’altra coppia.
web-learn-sea-boats = Cala subito le due barche. Puoi calare tutte le coppie che vuoi.
web-learn-sea-again = Con le barche giochi subito un altro turno. Pesca di nuovo dal mazzo.
web-learn-sea-keep-again = Hai due conchiglie: con la terza passi da 2 a 4 punti. Tieni la conchiglia. Il pinguino va da solo sulla pila vuota.
web-learn-sea-count = Contiamo: coppie, conchiglie e sirena, che vale 1 punto per ogni carta del tuo colore più presente. Con almeno 7 punti puoi chiudere il round.
web-learn-sea-decide = Scegli tu! { $stop }: tutti ricevono subito i loro punti. { $chance }: Marina gioca un ultimo turno. Se non supera i tuoi 9 punti, ricevi anche il bonus colore.
web-learn-sea-stopped = Ti fermi qui. Marina rivela le sue carte: una coppia di pesci e tre polpi, 7 punti. Tu ne ricevi 9. E la nave è in porto!
web-learn-sea-chance = Che coraggio! Ora la tua mano è rivelata, e nessuno può rubarti carte. Marina prende il pinguino come ultima carta: ha 8 punti.
web-learn-sea-chance-won = 8 non supera 9: hai vinto la sfida! Ricevi 9 punti più 3 di bonus colore, per tre carte gialle; Marina solo il suo bonus, 2. Perdendo, avresti avuto solo i 3.
web-learn-sea-finish = { $mermaids ->
    [laid] Questo era il tuo primo round! In due si continua finché qualcuno non arriva a 40 punti. E se un giorno cali tutte e quattro le sirene, vinci subito la partita!
    [held] Questo era il tuo primo round! In due si continua finché qualcuno non arriva a 40 punti. E se un giorno hai in mano tutte e quattro le sirene, vinci subito!
   *[laid-or-shown] Questo era il tuo primo round! In due si continua finché qualcuno non arriva a 40 punti. E se un giorno raccogli tutte e quattro le sirene, vinci la partita!
}

web-learn-sea-steal-take = Di nuovo a bordo! Hai un nuotatore, e sulla pila di sinistra c’è uno squalo. Strana compagnia, ma insieme sono una coppia. Prendi lo squalo.
web-learn-sea-steal-lay = Un nuotatore e uno squalo sono una coppia. Toccali entrambi per calarli: ruberai una carta.
web-learn-sea-steal-rival = È ora di rubare! Ricevi una carta a caso dalla mano di qualcun altro. Tocca le carte di Marina.
web-learn-sea-steal-got = Un faro, e lo sapete solo voi due! È un moltiplicatore: vale 1 punto per ogni tua barca. Ne hai due, quindi vale 2.
web-learn-sea-steal-mermaid = E la sirena? Vale 1 punto per ogni carta del tuo colore più presente. È il giallo: 2 carte, 2 punti. Con un’altra carta gialla diventano 3.
web-learn-sea-steal-second = Marina ha pescato due carte e ha messo una sirena sulla pila di destra! Una seconda sirena conta il tuo secondo colore. Prendila.
web-learn-sea-steal-count = Una sirena conta il giallo, l’altra il bianco: le sirene stesse sono bianche! Fanno 8 punti, e ogni barca e ogni carta gialla ne aggiunge altri.
web-learn-sea-steal-finish = Ora conosci i tesori del mare! Raccogli ciò che contano moltiplicatori e sirene. E attenzione: anche gli altri rubano. Le coppie calate sono al sicuro.
web-learn-sea-calls-welcome = Con 7 punti puoi chiudere il round. Ma conviene? Ecco tre piccole scene: guarda i tuoi punti, e che cosa ha Marina.
web-learn-sea-calls-stop = Hai 10 punti. Marina ha due coppie davanti a sé e sei carte in mano: potrebbero valere di più. Che cosa fai?
web-learn-sea-calls-stopped = Ben fatto: Marina aveva 13 punti! Tu ne ricevi 10. Con la { $chance } avresti avuto solo il bonus colore, 2, e lei comunque i suoi 13.
web-learn-sea-calls-chance = Un altro round. Hai di nuovo 10 punti e quattro carte gialle. Marina ha solo tre carte: un turno non le basterà. Che cosa chiami?
web-learn-sea-calls-won = Marina prende una carta e rivela 1 punto. Hai vinto la sfida: 10 punti per le carte e 4 per quelle gialle! Lei riceve solo il suo bonus, 2.
web-learn-sea-calls-wait = Ultima scena: hai 7 punti. Il polpo sulla pila di sinistra sarebbe il terzo: 3 punti in più. Marina ha solo due carte. Chiudi o aspetti?
web-learn-sea-calls-take = Marina ha preso il pesce e ti ha lasciato il polpo. Prendilo!
web-learn-sea-calls-finish = 10 invece di 7! Allora: { $stop } se qualcuno può avere di più, { $chance } se nessuno può superarti. E aspetta finché cresci più in fretta.

web-learn-sea-nudge-pile-too = Si potrebbe anche così. Ma prima prova il mazzo: ti mostra due carte.
web-learn-sea-nudge-keep-shell = A un pesce solo serve un compagno. Cominciamo dalla conchiglia.
web-learn-sea-nudge-choose-first = Prima scegli una delle due carte pescate.
web-learn-sea-nudge-put = Il pesce cerca un posto: tocca una delle due pile.
web-learn-sea-nudge-no-pair = Le conchiglie non si calano. In mano sta bene: conta anche lì.
web-learn-sea-nudge-taken-already = Hai già preso una carta: una per turno.
web-learn-sea-nudge-wait = Un momento, tocca a Marina. Quando hai visto, tocca «Avanti».
web-learn-sea-nudge-take-crab = Guarda la pila di sinistra: c’è un altro granchio.
web-learn-sea-nudge-take-first = Prima prendi una carta; poi puoi calare coppie.
web-learn-sea-nudge-two-crabs = Quella non è un granchio. Tocca i due granchi.
web-learn-sea-nudge-pile-empty = La pila di sinistra è vuota. Quella di destra ha tre carte.
web-learn-sea-nudge-look = I tuoi granchi aspettano: tocca la pila di destra.
web-learn-sea-nudge-pick-boat = La barca nera fa coppia con la tua gialla. Toccala.
web-learn-sea-nudge-two-boats = Quella non è una barca. Tocca le due barche.
web-learn-sea-nudge-lay-boats = Le tue barche vogliono salpare: toccale entrambe.
web-learn-sea-nudge-draw-again = Potresti. Ma nel mazzo forse c’è di meglio.
web-learn-sea-nudge-third-shell = Il pinguino vale 1 punto, la terza conchiglia 2 in più. Tieni la conchiglia.
web-learn-sea-nudge-count = Prima guarda i punti, poi vai avanti.
web-learn-sea-nudge-decide-end = Potresti raccogliere ancora, certo. Ma con 9 punti è ora di chiamare!
web-learn-sea-nudge-decide = Scegli una delle due chiamate qui sotto.
web-learn-sea-nudge-over = Il round è finito: le carte hanno fatto il loro lavoro.
web-learn-sea-nudge-steal-shark = Lo squalo ti aspetta sulla pila di sinistra.
web-learn-sea-nudge-steal-both = Nuotatore e squalo vanno insieme: toccali entrambi.
web-learn-sea-nudge-steal-from = Le carte di Marina sono in alto. Toccale per rubarne una.
web-learn-sea-nudge-steal-her = Le sirene sono preziose: prendi quella sulla pila di destra.
web-learn-sea-nudge-calls-risky = Sei carte nascondono molto. Metti al sicuro i tuoi 10 punti.
web-learn-sea-nudge-calls-slow = Se aspetti, cresce anche la mano di Marina. Chiudi adesso.
web-learn-sea-nudge-calls-safe = Andresti sul sicuro. Ma Marina non può superarti: punta al bonus.
web-learn-sea-nudge-calls-now = Potresti aspettare. Ma con tanto giallo conviene sfidare adesso.
web-learn-sea-nudge-calls-early = 7 va bene, ma 10 è vicino, e Marina ha appena cominciato.
web-learn-sea-nudge-calls-octopus = Il polpo è sulla pila di sinistra. Tre polpi valgono 6.
web-learn-sea-nudge-calls-choose = Guarda il tavolo, poi scegli un pulsante qui sotto.

web-learn-mochi-welcome = La pasticceria è aperta! Questi sette mochi sono la tua mano. Vince il round chi resta senza carte prima degli altri. Ma la mano non si riorganizza mai!
web-learn-mochi-pair = Al centro c’è la Coppia Centrale: a sinistra le decine, a destra le unità. 2 e 6 fanno 26. La carta Valore mostra +: chi gioca deve salire.
web-learn-mochi-play = Giochi due carte adiacenti della tua mano, nel loro ordine. 4 e 8 fanno 48, più di 26. Toccale entrambe.
web-learn-mochi-played = Ora la Coppia è 48. La tua mano si è richiusa: il 9 e il 3 adesso sono adiacenti!
web-learn-mochi-draw = Marina gioca 95. Le tue carte adiacenti fanno 93, 37, 71 e 10: nessuna coppia supera 95. Allora peschi una carta. Tocca il mazzo.
web-learn-mochi-insert = Un 7! Mettilo dove vuoi nella tua mano: resterà lì. Hai un altro 7: tocca uno spazio accanto.
web-learn-mochi-flavour = Marina gioca 98, tutto color fragola. Se la Coppia è di un solo colore, anche le tue due carte devono esserlo. Più di 98 in un solo colore: sembra impossibile…
web-learn-mochi-happy = …ma due numeri uguali sono un Happy Mochi, e vanno sempre bene! Gioca i tuoi due 7.
web-learn-mochi-happy-played = Happy Mochi! La Coppia è 77, di due colori. Marina non riesce a superarla e pesca una carta.
web-learn-mochi-flip = Tocca a te: 9 e 3 fanno 93. Il simbolo sul 9 è l’effetto «gira»: gira la carta Valore. Gioca le due carte.
web-learn-mochi-flipped = Ora la carta Valore mostra −: d’ora in poi chi gioca deve scendere, e stare sotto 93 è facile.
web-learn-mochi-last = Marina gioca 62. Ti restano 1 e 0: 10 è meno di 62. Gioca le tue ultime due carte!
web-learn-mochi-won = Non hai più carte: hai vinto il round! Marina somma le sue: 8 e 5 fanno 13 punti penalità. Poi ne conserva una, a faccia in giù, per i prossimi round.
web-learn-mochi-effects = Ecco i quattro effetti delle carte. Quelli con il simbolo pieno sono obbligatori, gli altri facoltativi.
web-learn-mochi-finish = Questo era il tuo primo round! La partita finisce quando qualcuno arriva a 30 punti penalità. Vince il totale più basso.

web-learn-mochi-effects-play = La pasticceria riapre! Alcune carte, giocate, fanno qualcosa: il tuo 2 dice «fai pescare». 2 e 6 fanno 26, più di 13. Giocale entrambe.
web-learn-mochi-effects-draw = «Fai pescare» è obbligatorio: qualcuno pesca una carta. Potresti farlo tu, ma una mano più piena non aiuta. Tocca le carte di Marina.
web-learn-mochi-effects-drawn = Marina pesca: ora ha sei carte! Poi gioca 3 e 0. La Coppia è 30.
web-learn-mochi-effects-pass = Gioca 4 e 9: 49 supera 30. Il 4 dice «passa»: tutti danno una carta a sinistra. È facoltativo, ma ti piacerà.
web-learn-mochi-effects-give = Quale carta dai via? L’1 separa il tuo 7 dal tuo 8, e con un 1 è difficile salire. Passalo!
web-learn-mochi-effects-insert = Marina ti dà uno 0. Non metterlo fra il 7 e l’8: tocca uno spazio a un’estremità.
web-learn-mochi-effects-keep = Marina gioca 65, e il tuo 7 con l’8 fa 78. Il 7 dice «conserva», e ti resterà proprio una carta. Giocali entrambi!
web-learn-mochi-effects-last = Con «conserva» metti una carta della mano davanti a te, a faccia in giù. Anche l’ultima. Tocca lo 0!
web-learn-mochi-effects-won = Non hai più carte: hai vinto il round! A Marina restano 9 e 1: 10 punti penalità. E l’1 veniva da te.
web-learn-mochi-effects-finish = Le carte Conservate non contano, e restano tue: in un altro round puoi pescarne una al momento giusto.
web-learn-mochi-numbers-small = La Coppia è 41. Puoi giocare 98, 84, 46 o 62. Basta salire di poco, e tieni il 9 e l’8 per dopo: gioca 4 e 6.
web-learn-mochi-numbers-danger = Marina gioca 71 e le restano solo due carte. Se riesce a giocarle, vince il round!
web-learn-mochi-numbers-high = Adesso gioca alto! Quasi nulla supera 98. Gioca il 9 e l’8.
web-learn-mochi-numbers-blocked = Marina non riesce a superare 98 e pesca. Ti resta una carta, ma si gioca sempre in coppia: al tuo 2 serve un compagno.
web-learn-mochi-numbers-draw = Puoi pescare anche dalla Coppia. Prendi il 9: sotto c’è il 7, la Coppia scende a 78, e 9 e 2 fanno 92. Tocca il 9.
web-learn-mochi-numbers-insert = Dove va il 9? Prima del 2 fa 92, dopo solo 29.
web-learn-mochi-numbers-last = Marina non supera nemmeno 78 e pesca ancora. 92 è più di 78: gioca le tue ultime due carte!
web-learn-mochi-numbers-won = Hai vinto il round! A Marina restano 6, 5, 3 e 8: 22 punti penalità.
web-learn-mochi-numbers-finish = Piccoli passi finché c’è tempo, grandi per fermare gli altri, e pesca ciò che fa coppia. A fine round, ogni carta che ti resta in mano ti costa.

web-learn-mochi-nudge-pair = Per ora non c’è niente da toccare. Leggi la Coppia: 26. Poi vai avanti.
web-learn-mochi-nudge-save-nine = Anche 94 andrebbe bene. Ma basta salire di poco: tieni il 9 per dopo.
web-learn-mochi-nudge-four-eight = Prova il 4 e l’8: insieme fanno 48.
web-learn-mochi-nudge-play-first = Puoi giocare, e allora giochiamo: il 4 e l’8.
web-learn-mochi-nudge-wait = Un momento. Quando hai visto, tocca «Avanti».
web-learn-mochi-nudge-draw-side = Bella idea: scopriresti un numero più basso! Ma stavolta tocca il mazzo.
web-learn-mochi-nudge-too-low = Nessuna tua coppia supera 95. Pesca dal mazzo.
web-learn-mochi-nudge-beside-seven = Lì resterebbe solo. Tocca uno spazio accanto all’altro 7.
web-learn-mochi-nudge-insert = Prima il 7 cerca un posto: tocca uno spazio nella tua mano.
web-learn-mochi-nudge-sevens = I due 7 sono adiacenti: toccali entrambi.
web-learn-mochi-nudge-nine-three = Il 9 e il 3 sono adiacenti e fanno 93: toccali entrambi.
web-learn-mochi-nudge-last-two = Con le ultime due carte vinci: tocca l’1 e lo 0.
web-learn-mochi-nudge-over = Il round è finito, e l’hai vinto tu.
web-learn-mochi-nudge-effects-two-six = Tocca il 2 e il 6: insieme fanno 26.
web-learn-mochi-nudge-effects-rival = Le carte di Marina sono in alto. Toccale, e pesca lei.
web-learn-mochi-nudge-effects-four-nine = Tocca il 4 e il 9: insieme fanno 49.
web-learn-mochi-nudge-effects-give-one = Quella ti servirà presto. Dai via l’1.
web-learn-mochi-nudge-effects-ends = Lì separerebbe il 7 dall’8. Prova a un’estremità.
web-learn-mochi-nudge-effects-place = Prima lo 0 cerca un posto: tocca uno spazio a un’estremità.
web-learn-mochi-nudge-effects-seven-eight = Il 7 e l’8 sono adiacenti e fanno 78: toccali entrambi.
web-learn-mochi-nudge-effects-zero = Tocca la tua ultima carta, lo 0, per conservarla.
web-learn-mochi-nudge-numbers-save = Andrebbe bene, ma è più del necessario. Prova il 4 e il 6.
web-learn-mochi-nudge-numbers-play = Puoi giocare, e allora giochiamo: il 4 e il 6.
web-learn-mochi-nudge-numbers-nine-eight = Il 9 e l’8 fanno 98: toccali entrambi.
web-learn-mochi-nudge-numbers-deck = Il mazzo è una sorpresa, il 9 invece lo vedi. Toccalo.
web-learn-mochi-nudge-numbers-right = Così la Coppia sarebbe 91, troppo per il tuo 82. Tocca il 9.
web-learn-mochi-nudge-numbers-front = Dopo il 2 fa solo 29. Mettilo prima.
web-learn-mochi-nudge-numbers-place = Prima il 9 cerca un posto: tocca lo spazio prima del 2.
web-learn-mochi-nudge-numbers-last = Con le ultime due carte vinci: tocca il 9 e il 2.

# --- La scheda ---

web-reference-title = Scheda delle regole
web-reference-turn = Il tuo turno
web-reference-ends = Come finisce un round
web-reference-must = obbligatorio
web-reference-may = facoltativo
web-reference-sea-take = Prendi una carta: due dal mazzo (una la tieni, l’altra va su una pila), o quella in cima a una pila.
web-reference-sea-lay = Cala tutte le coppie che vuoi.
web-reference-sea-end = Con almeno 7 punti puoi chiudere il round; altrimenti finisce il turno.
web-reference-stop = Tutti ricevono i punti delle proprie carte.
web-reference-chance = Gli altri giocano un ultimo turno, poi si confrontano i punti.
web-reference-chance-won = Se nessuno ti supera, ricevi i punti delle tue carte e il bonus colore; gli altri solo il bonus colore.
web-reference-chance-lost = Se qualcuno ti supera, ricevi solo il bonus colore; gli altri ricevono i punti delle loro carte.
web-reference-pairs = Coppie
web-reference-pairs-worth = · 1 punto l’una, calate o in mano
web-reference-pair-crab = due granchi
web-reference-pair-boat = due barche
web-reference-pair-fish = due pesci
web-reference-pair-swimmer = nuotatore e squalo
web-reference-sea-crab = guarda una pila e prendi una carta
web-reference-sea-boat = gioca un altro turno
web-reference-sea-fish = prendi la carta in cima al mazzo
web-reference-sea-swimmer = ruba una carta da una mano
web-reference-pair-lobster = granchio e astice
web-reference-pair-jellyfish = nuotatore e medusa
web-reference-sea-lobster = guarda cinque carte del mazzo e tienine una
web-reference-sea-jellyfish = pungi gli altri: nel prossimo turno pescano solo una carta
web-reference-starfish = Calala con una coppia: insieme valgono 3, ma la coppia non ha effetto. In mano vale 2, se ha una coppia tutta sua.
web-reference-seahorse = Conta come una conchiglia, un polpo, un pinguino o un marinaio in più: ciò che vale di più tra quelli che hai.
web-reference-collections = Collezionabili
web-reference-multipliers = Moltiplicatori
web-reference-each = { $points } per ogni { $kind }
web-reference-mermaid = La prima vale 1 punto per ogni carta del tuo colore più presente, la seconda per il secondo colore, e così via.
# $mermaids: vedi la lezione qui sopra.
web-reference-mermaid-four = { $mermaids ->
    [laid] Se nel tuo turno le cali tutte e quattro, vinci la partita.
    [held] Se le hai in mano tutte e quattro, vinci subito la partita.
   *[laid-or-shown] Se le cali tutte e quattro, o finisci il turno o il round avendole tutte, vinci la partita.
}
web-reference-bonus = Bonus colore: 1 punto per ogni carta del tuo colore più presente. Conta solo dopo la chiamata { $chance }.
# $deck says what an empty deck does in final turns: ignored, or the round is void (at-turn-end, at-once).
web-reference-void = { $deck ->
    [ignored] Se il mazzo finisce prima che qualcuno chiuda il round, nessuno riceve punti.
   *[other] Se il mazzo finisce, nessuno riceve punti.
}
web-reference-sea-target = La partita finisce a 40, 35 o 30 punti, in 2, 3 o 4 giocatori.
web-reference-mochi-play = Gioca due carte adiacenti della tua mano, nel loro ordine, sulla Coppia.
web-reference-mochi-draw = Oppure pesca una carta dal mazzo, da un lato della Coppia o dalle tue Conservate, e mettila dove vuoi in mano.
web-reference-mochi-goal = Non riorganizzare mai la mano. A sinistra le decine, a destra le unità.
web-reference-mochi-fits = Che cosa va bene
web-reference-mochi-plus = più alto della Coppia
web-reference-mochi-minus = più basso della Coppia
web-reference-mochi-alike = Se la Coppia è di un solo colore, anche le tue due carte.
web-reference-mochi-happy-name = Happy Mochi:
web-reference-mochi-happy = due numeri uguali vanno sempre bene.
web-reference-mochi-effects = Effetti
web-reference-mochi-won = Chi finisce il turno senza carte in mano vince il round.
web-reference-mochi-penalty = Gli altri sommano la propria mano: sono punti penalità.
web-reference-mochi-keep = Poi ne conservano una a testa; le carte Conservate non contano.
web-reference-mochi-target = A 30 punti la partita finisce. Vince il totale più basso.

# --- Una carta che si spiega ---

web-explain-duo = Una coppia ({ $pair }) vale 1 punto, calata o in mano. Quando la cali: { $effect }.
web-explain-collection = Più ne hai, meglio è: 1, 2, 3… valgono { $points } punti.
web-explain-multiplier = { $points ->
    [one] Vale 1 punto per ogni { $kind } che hai.
   *[other] Vale { $points } punti per ogni { $kind } che hai.
}
web-explain-mochi = { $number ->
    [one] A sinistra in una coppia vale { $tens }, a destra { $number }. Se ti resta in mano, ti costa 1 punto.
   *[other] A sinistra in una coppia vale { $tens }, a destra { $number }. Se ti resta in mano, ti costa { $number } punti.
}
# $effect è il nome di un effetto, $does che cosa fa, $how se è obbligatorio o facoltativo.
web-explain-effect = Effetto «{ $effect }» ({ $how }): { $does }
web-explain-close = Esc chiude, le frecce passano alle altre carte.
web-explain-how = Ogni carta si spiega da sola: tocca la sua i, tienila premuta, fai clic destro o premi ? quando è selezionata; con E e le frecce passi da una carta all’altra.

# --- Le regole ---

web-rules-title = Le regole
web-rules-games = I giochi
web-rules-contents = Indice
web-rules-learn = Impara giocando
web-rules-ruling = nostra interpretazione
web-rules-yes = sì
web-rules-see = Confronta le edizioni: { $row }
web-rules-editions-why = Le edizioni stampate rispondono ad alcune domande in modo diverso. Ne scegli una quando apri un tavolo; se non scegli, decide la tua lingua.

web-rules-sea-lead = Raccogli carte, cala coppie e chiudi il round al momento giusto: tutto qui.
web-rules-sea-source = Con parole nostre, dai regolamenti italiano, spagnolo e francese e dalla versione online ufficiale del gioco.
web-rules-sea-1 = Le carte
web-rules-sea-1-1 = Le carte sono 58, ognuna con un tipo e un colore. Alcune formano coppie, altre si collezionano, i moltiplicatori danno punti per altre carte. E poi ci sono le sirene.
web-rules-sea-2 = Preparazione
web-rules-sea-2-1 = Si gioca in due, tre o quattro. Le carte mescolate formano il mazzo; due, scoperte lì accanto, aprono le due pile degli scarti.
web-rules-sea-2-2 = Chi comincia si decide a caso. All’inizio nessuno ha carte in mano.
web-rules-sea-3 = Il turno
web-rules-sea-3-1 = Prendi una carta: o le prime due del mazzo (ne tieni una e metti l’altra scoperta su una pila), o quella in cima a una pila.
web-rules-sea-3-2 = Scegli tu su quale pila scartare; se una è vuota, la carta va lì.
web-rules-sea-3-3 = Di una pila si vede solo la carta in cima. Quante carte ci sono nel mazzo, nelle pile e nelle mani lo sanno tutti.
web-rules-sea-3-4 = Se nel mazzo resta una sola carta, la prendi e non scarti nulla. Da un mazzo vuoto non si pesca.
web-rules-sea-3-5 = Poi cala tutte le coppie che vuoi: due granchi, due barche, due pesci, o un nuotatore e uno squalo. L’effetto è immediato.
web-rules-sea-3-6 = Puoi calare una coppia anche se il suo effetto non può fare nulla.
web-rules-sea-3-7 = Con almeno 7 punti, tra carte in mano e calate e senza bonus colore, puoi chiudere il round.
web-rules-sea-3-8 = Altrimenti il turno passa a chi siede alla tua sinistra.
web-rules-sea-4 = Che cosa fanno le coppie
web-rules-sea-4-1 = Granchi: scegli una pila non vuota, guardala e prendi una carta. Le altre restano in ordine, e nessun altro sa quale hai preso.
web-rules-sea-4-2 = Barche: gioca subito un altro turno intero.
web-rules-sea-4-3 = Pesci: aggiungi alla tua mano la carta in cima al mazzo.
web-rules-sea-4-4 = Nuotatore e squalo: scegli qualcuno e ruba una carta a caso dalla sua mano. Solo voi due sapete quale.
web-rules-sea-4-5 = { $mermaids ->
    [laid] Se nel tuo turno hai tutte e quattro le sirene, puoi calarle: vinci la partita.
    [held] Appena qualcuno ha in mano tutte e quattro le sirene, vince la partita.
   *[laid-or-shown] Se hai tutte e quattro le sirene, puoi calarle e vincere la partita. Vinci anche se le hai tutte quando finisci il turno o fai una chiamata.
}
web-rules-sea-5 = I punti
web-rules-sea-5-1 = Ogni coppia vale 1 punto, calata o ancora in mano.
web-rules-sea-5-2 = Collezionabili, secondo quanti ne hai: conchiglie 0 2 4 6 8 10; polpi 0 3 6 9 12; pinguini 1 3 5; marinai 0 5.
web-rules-sea-5-3 = Il faro vale 1 per ogni barca, il banco 1 per ogni pesce, la colonia 2 per ogni pinguino, il capitano 3 per ogni marinaio.
web-rules-sea-5-4 = La tua prima sirena vale 1 punto per ogni carta del tuo colore più presente, la seconda per il secondo colore, e così via. Anche il bianco è un colore.
web-rules-sea-5-5 = Bonus colore: tanti punti quante sono le carte del tuo colore più presente. Conta solo dopo la chiamata { $chance }.
web-rules-sea-6 = La fine del round
web-rules-sea-6-1 = Chi chiude il round rivela la mano e chiama { $stop } o { $chance }.
web-rules-sea-6-2 = { $stop }: tutti ricevono i punti delle proprie carte, senza bonus colore.
web-rules-sea-6-3 = { $chance }: tutti gli altri giocano un turno finale, in cui non possono chiudere il round, e poi rivelano la mano. Infine si confrontano i punti.
web-rules-sea-6-4 = Se nessuno supera chi ha chiamato, chi ha chiamato riceve i punti delle carte e il bonus colore, gli altri solo il bonus colore. Altrimenti chi ha chiamato riceve solo il bonus colore, gli altri i punti delle proprie carte.
web-rules-sea-6-5 = Da una mano già rivelata non si può rubare.
web-rules-sea-6-6 = Se il mazzo finisce, il round è nullo e nessuno riceve punti. Il momento esatto dipende dall’edizione.
web-rules-sea-6-7 = I punti dei round si sommano. Per il round successivo si rimescolano tutte le carte; chi comincia dipende dall’edizione.
web-rules-sea-6-8 = Dopo dieci round nulli di fila la partita finisce e vince il totale più alto.
web-rules-sea-7 = La fine della partita
web-rules-sea-7-1 = La soglia è di 40, 35 o 30 punti in 2, 3 o 4 giocatori, se il tavolo non ne sceglie un’altra. Se alla fine di un round qualcuno l’ha raggiunta, vince il totale più alto.
web-rules-sea-7-2 = Chi vince a parità di punti dipende dall’edizione. Se la parità resta, la vittoria è condivisa.
web-rules-sea-7-3 = Chi vince con quattro sirene chiude subito la partita, qualunque sia il punteggio.
web-rules-sea-8 = Le edizioni
web-rules-sea-9 = Che cosa si sa
web-rules-sea-9-1 = Tutti vedono le carte calate e quelle in cima alle pile, quante carte ci sono ovunque, i punteggi, chi prende quale carta da una pila e chi ruba a chi.
web-rules-sea-9-2 = Solo tu vedi la tua mano, le due carte che peschi e la pila che guardi con i granchi. Una carta rubata la vedono solo chi la ruba e chi la perde.
web-rules-sea-9-3 = Puoi ricordare tutto ciò che hai visto. Un tavolo si può aprire con un aiuto alla memoria, uguale per tutti.

web-rules-mochi-lead = Resta senza carte prima degli altri, giocandone due adiacenti alla volta.
web-rules-mochi-source = Con parole nostre, dal regolamento italiano. Dove lascia un dubbio, diciamo come facciamo noi: sono le nostre interpretazioni.
web-rules-mochi-example = La carta Valore mostra + e la Coppia è 26: 4 e 8 fanno 48 e si possono giocare.
web-rules-mochi-1 = Le carte
web-rules-mochi-1-1 = 70 carte: i numeri da 0 a 9 in sette colori. Una carta Valore con un lato + e un lato −. Da 2 a 6 giocatori.
web-rules-mochi-1-2 = Alcune carte hanno un effetto: «gira» e «fai pescare» sono obbligatori, «passa» e «conserva» facoltativi.
web-rules-mochi-1-3 = Quali carte della scatola hanno un effetto, e quale, è stampato solo sulle carte. Il mazzo usato qui è quindi nostro: in ogni colore c’è una carta per ogni effetto.
web-rules-mochi-1-4 = Chiamiamo i colori fragola, pesca, limone, matcha, soda, uva e sesamo.
web-rules-mochi-2 = L’inizio di un round
web-rules-mochi-2-1 = Tutti ricevono sette carte. La mano resta nell’ordine in cui è arrivata: non si riorganizza mai.
web-rules-mochi-2-2 = Nel primo round la carta Valore mostra +. Tra un round e l’altro resta com’è.
web-rules-mochi-2-3 = Due carte scoperte formano la Coppia Centrale: quella a sinistra vale le decine, quella a destra le unità. Le altre sono il mazzo.
web-rules-mochi-2-4 = Chi comincia la partita si decide a caso. Ogni round successivo lo comincia chi siede a sinistra di chi ha vinto l’ultimo.
web-rules-mochi-2-5 = Se le carte Conservate sono troppe per darne sette a testa, tutti ne ricevono lo stesso numero, il più alto possibile e almeno due; se serve, tornano nel mazzo le Conservate più vecchie.
web-rules-mochi-3 = Il turno: pesca o gioca
web-rules-mochi-3-1 = Pesca una carta: quella in cima a un lato della Coppia, quella in cima al mazzo o una delle tue Conservate. Mettila dove vuoi in mano.
web-rules-mochi-3-2 = Puoi pescare da un lato della Coppia solo se sotto c’è un’altra carta. L’effetto della carta che scopri non si innesca.
web-rules-mochi-3-3 = Oppure gioca due carte adiacenti della tua mano, nel loro ordine, una su ogni lato della Coppia.
web-rules-mochi-3-4 = Se la carta Valore mostra +, il tuo numero deve superare quello della Coppia; se mostra −, deve essere più basso. Uguale non va bene.
web-rules-mochi-3-5 = Se le due carte della Coppia hanno lo stesso colore, anche le tue due devono avere lo stesso colore, qualunque sia.
web-rules-mochi-3-6 = Ma due numeri uguali, un Happy Mochi, si possono giocare sempre.
web-rules-mochi-3-7 = Se non puoi né pescare né giocare, salti il turno. Quando tutti lo saltano di fila, il round finisce e tutti contano la propria mano.
web-rules-mochi-3-8 = Quando qualcuno pesca da un mazzo vuoto, le carte sotto la Coppia si mescolano e ne formano uno nuovo.
web-rules-mochi-3-9 = Un round dura al massimo 50 turni a testa. Se nessuno ha ancora vinto, tutti contano la propria mano.
web-rules-mochi-3-10 = Dopo un round senza vincitori, il successivo lo comincia chi siede a sinistra di chi aveva cominciato.
web-rules-mochi-4 = Gli effetti
web-rules-mochi-4-1 = Gli effetti delle due carte appena giocate si innescano nell’ordine che vuoi. Quelli obbligatori sempre; agli altri puoi rinunciare.
web-rules-mochi-4-2 = «Gira»: gira la carta Valore.
web-rules-mochi-4-3 = «Fai pescare»: scegli qualcuno, anche te. Chi scegli pesca una carta e la mette dove vuole in mano.
web-rules-mochi-4-4 = Un effetto si innesca anche se nel frattempo la sua carta è stata pescata.
web-rules-mochi-4-5 = «Passa»: tutti scelgono insieme una carta, la danno a sinistra e mettono dove vogliono in mano quella che ricevono.
web-rules-mochi-4-6 = «Passa» e «conserva» richiedono una carta in mano nel momento in cui li usi: l’ordine può contare.
web-rules-mochi-4-7 = «Conserva»: metti una carta della tua mano a faccia in giù davanti a te. Vale anche per l’ultima.
web-rules-mochi-5 = La fine del round
web-rules-mochi-5-1 = Se alla fine del tuo turno non hai più carte in mano, vinci il round.
web-rules-mochi-5-2 = Gli altri mostrano la mano e ne sommano i numeri: sono punti penalità. Le carte Conservate non contano.
web-rules-mochi-5-3 = Se la partita continua, ognuno di loro conserva una di queste carte, a faccia in giù. Le tue Conservate puoi sempre guardarle.
web-rules-mochi-6 = La fine della partita
web-rules-mochi-6-1 = La partita finisce dopo un round in cui qualcuno è arrivato a 30 punti. Vince il totale più basso; in caso di parità la vittoria è condivisa.
web-rules-mochi-6-3 = La partita finisce anche dopo dieci round di fila senza punti per nessuno. Vince il totale più basso.
web-rules-mochi-7 = Che cosa si sa
web-rules-mochi-7-1 = Tutti vedono la Coppia e tutto ciò che si gioca, la carta Valore, quante carte ha ognuno, i punteggi, e chi pesca quale carta dalla Coppia.
web-rules-mochi-7-2 = Solo tu vedi la tua mano, le tue Conservate e ciò che peschi dal mazzo. Una carta passata la vedono solo chi la dà e chi la riceve.
web-rules-mochi-7-3 = Tutti vedono dove va una carta. Perciò una carta già vista si conosce ovunque sia, anche al suo posto in una mano.

# --- Rivedere una partita ---

web-replay-name = Rivedi la partita
web-replay-loading = La partita sta arrivando…
web-replay-to-games = Le mie partite
web-replay-where = Round { $round } · momento { $step } di { $count }
# Un’etichetta; si sceglie tra web-replay-open e i nomi.
web-replay-seen-by = Punto di vista
web-replay-open = tutte le carte scoperte
web-replay-from = { $who }
web-replay-copy = Copia il link
web-replay-copied = Copiato
web-replay-link = Il link a questo momento
web-replay-record = Scarica partita
web-replay-scores = Punteggi
web-replay-keys = Tasti: ← → un passo, Spazio avvia, Pag ↑ ↓ cambia round, Inizio e Fine, ? scheda delle regole.
web-replay-controls = Comandi
web-replay-slider = Momento della partita
web-replay-round = Vai a un round
web-replay-round-number = Round { $round }
web-replay-first = Vai all’inizio
web-replay-previous = Un momento indietro
web-replay-play = Avvia
web-replay-pause = Pausa
web-replay-next = Un momento avanti
web-replay-last = Vai alla fine
web-replay-speed = Velocità
web-replay-middle = Centro del tavolo
web-replay-deck = Mazzo { $count }
# Una pila è vuota, un lato della Coppia è vuoto.
web-replay-pile = { $count ->
    [0] vuota
    [one] 1 carta
   *[other] { $count } carte
}
web-replay-side = { $count ->
    [0] vuoto
    [one] 1 carta
   *[other] { $count } carte
}
web-replay-drawn = pescate da { $who }
web-replay-looked = guardate da { $who }
web-replay-points = { $count ->
    [one] 1 punto
   *[other] { $count } punti
}
web-replay-hand = Mano
web-replay-hidden = { $count ->
    [one] 1 carta coperta
   *[other] { $count } carte coperte
}
web-replay-no-cards = nessuna carta
web-replay-laid = Calate
web-replay-kept = Conservate
web-replay-chart = Punteggi dopo ogni round
web-replay-round-column = Round
web-replay-to-round = Vai al round { $round }

# --- Partite finite ---

web-games-title = Le mie partite
web-games-why = Le partite finite in questo browser, dalla più recente.
web-games-won = Vinta
web-games-you = (tu)
web-games-winner = ha vinto
web-games-replay = Rivedi
web-games-record = Scarica
web-games-empty = Ancora nessuna partita finita
web-games-empty-why = Dopo la prima, qui potrai rivederla mossa per mossa.
web-games-play = Gioca subito
web-games-learn = Prima impara
