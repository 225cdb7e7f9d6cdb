# Le pagine del browser per imparare e riguardare: lezioni, regole, scheda, partite riviste e finite.

# --- Le lezioni ---

web-learn-choose = Impara a giocare
web-learn-choose-why = Gioca un primo round con qualcuno che ti guida. Bastano cinque minuti, e non puoi sbagliare.
web-learn-about-sea-salt-paper = Raccogli creature di carta, cala coppie piene di sorprese e scegli il momento giusto per fermarti.
web-learn-about-happy-mochi = Liberati dei tuoi dolci, due vicini alla volta, da una mano che non puoi mai riordinare.
web-learn-begin = Comincia
web-learn-to-rules = Le regole
web-learn-title = Il tuo primo round
web-learn-play-now = Gioca ora
web-learn-again = Ancora una volta
web-learn-back = Un passo indietro
web-learn-progress = A che punto sei
web-learn-rival = Marina
web-learn-you = Tu
web-learn-cards-in-hand = { $count ->
    [one] una carta in mano
   *[other] { $count } carte in mano
}
web-learn-laid = Coppie calate
web-learn-middle = Centro del tavolo
web-learn-deck = { $count ->
    [one] Mazzo, una carta
   *[other] Mazzo, { $count } carte
}
web-learn-pile = { $card }, sopra { $pile }
web-learn-pile-empty = Nessuna carta: { $pile }
web-learn-side-left = Lato sinistro della coppia: { $card }
web-learn-side-right = Lato destro della coppia: { $card }
web-learn-looking = Le carte della pila
web-learn-drawn = Pescate dal mazzo
web-learn-slot = Mettila qui, al posto { $place } della tua mano
web-learn-points = I tuoi punti
web-learn-sum = In tutto
web-learn-scored = Il punteggio del round
web-learn-hand-empty = La tua mano è vuota.
web-learn-value-plus = più alto
web-learn-value-minus = più basso
web-learn-button-next = Avanti
web-learn-button-end = Fine turno
web-learn-button-stop = ALT
web-learn-button-chance = SFIDA
web-learn-nudge-other = Non quella. Ciò che ti serve è illuminato.

web-learn-sea-welcome = Ciao, si salpa! In ogni round raccogli carte che valgono punti. Ci sono un mazzo e due pile di cui si vede solo la carta in cima. Giochi contro Marina, e cominci tu.
web-learn-sea-draw = Ogni turno comincia prendendo una carta. Tocca il mazzo per guardare le prime due.
web-learn-sea-keep = Due carte: una la tieni, l’altra va su una pila. Le conchiglie sono una collezione: più ne hai, più valgono. Tocca la conchiglia per tenerla.
web-learn-sea-put = Il pesce va scoperto su una pila, quella che vuoi. Ma pensa a Marina: può prendere ciò che lasci.
web-learn-sea-end = Ora potresti calare coppie, ma una conchiglia sola non lo è. Finisci il turno.
web-learn-sea-rival = Marina prende il pesce. È l’altro modo di prendere una carta: quella in cima a una pila. Non si rimette nulla, e la vedono tutti.
web-learn-sea-later = Qualche turno dopo. Hai in mano un granchio, e ce n’è un altro sulla pila di sinistra! Prendilo.
web-learn-sea-lay = Due granchi sono una coppia. Toccali entrambi per calarli davanti a te. I colori non contano.
web-learn-sea-look = Una coppia vale 1 punto, e ha un effetto. Con i granchi guardi dentro una pila e prendi la carta che vuoi. Tocca la pila di destra.
web-learn-sea-pick = Ecco tutta la pila. Hai già una barca: tocca la barca nera, e avrai un’altra coppia.
web-learn-sea-boats = Cala subito le due barche. Puoi calare tutte le coppie che vuoi.
web-learn-sea-again = Le barche ti danno subito un altro turno. Pesca di nuovo dal mazzo.
web-learn-sea-keep-again = Hai due conchiglie; con la terza i punti passano da 2 a 4. Tieni la conchiglia. Il pinguino va da solo sulla pila vuota.
web-learn-sea-count = Contiamo: le coppie, le collezioni e la sirena, che dà 1 punto per ogni carta del tuo colore più numeroso. Con 7 punti o più puoi chiudere il round.
web-learn-sea-decide = Scegli tu! ALT: tutti segnano subito i punti delle loro carte. SFIDA: Marina ha ancora un turno, e tu scommetti che non supererà i tuoi 9 punti. Se vinci la sfida ricevi anche il bonus colore.
web-learn-sea-stopped = Alt! Marina mostra le sue carte: una coppia di pesci e tre polpi, 7 punti. Tu ne segni 9. Tutto in porto!
web-learn-sea-chance = Sfida! Ora la tua mano è scoperta, e nessuno può rubarti carte. Come ultima carta Marina prende il pinguino: ha 8 punti.
web-learn-sea-chance-won = 8 non supera 9: sfida vinta! Segni 9 punti e il bonus colore: 3, per tre carte gialle. Marina riceve solo il suo bonus, 2. Se avesse avuto più punti di te, tu avresti avuto solo i tuoi 3, e lei tutti i suoi punti.
web-learn-sea-finish = Questo era il tuo primo round! In due si continua finché qualcuno arriva a 40 punti. E se mai avrai quattro sirene: la partita è vinta.

web-learn-sea-nudge-pile-too = Si potrebbe anche così. Ma prima prova il mazzo: ti mostra due carte.
web-learn-sea-nudge-keep-shell = Un pesce solo cerca compagnia. Cominciamo dalla conchiglia.
web-learn-sea-nudge-choose-first = Prima scegli una delle due carte pescate.
web-learn-sea-nudge-put = Il pesce cerca un posto: tocca una delle due pile.
web-learn-sea-nudge-no-pair = Una carta non fa una coppia. In mano sta bene: conta anche lì.
web-learn-sea-nudge-taken-already = Hai già preso una carta. Una per turno.
web-learn-sea-nudge-wait = Un momento, tocca a Marina. Quando hai visto, premi «Avanti».
web-learn-sea-nudge-take-crab = Guarda la pila di sinistra: c’è un granchio come il tuo.
web-learn-sea-nudge-take-first = Prima prendi una carta; poi puoi calare coppie.
web-learn-sea-nudge-two-crabs = Quella non è un granchio. Tocca i due granchi.
web-learn-sea-nudge-pile-empty = La pila di sinistra è vuota. Quella di destra ha tre carte.
web-learn-sea-nudge-look = I tuoi granchi aspettano: tocca la pila di destra.
web-learn-sea-nudge-pick-boat = La barca nera fa coppia con la tua gialla. Toccala.
web-learn-sea-nudge-two-boats = Quella non è una barca. Tocca le due barche.
web-learn-sea-nudge-lay-boats = Prima salpano le barche: toccale entrambe.
web-learn-sea-nudge-draw-again = Potresti. Ma nel mazzo forse c’è di meglio.
web-learn-sea-nudge-third-shell = Il pinguino darebbe 1 punto, la terza conchiglia ne dà 2. Tieni la conchiglia.
web-learn-sea-nudge-count = Prima guarda i punti, poi vai avanti.
web-learn-sea-nudge-decide-end = Certo, potresti raccogliere ancora. Ma con 9 punti è il momento: alt o sfida!
web-learn-sea-nudge-decide = Scegli una delle due chiamate qui sotto.
web-learn-sea-nudge-over = Il round è finito; le carte hanno fatto il loro lavoro.

web-learn-mochi-welcome = Ciao, la pasticceria è aperta! Questi sette mochi sono la tua mano. Chi resta senza carte prima degli altri vince il round. Una regola su tutte: le carte restano nel loro ordine, non si spostano mai.
web-learn-mochi-pair = Al centro c’è la Coppia Centrale. La carta a sinistra indica le decine, quella a destra le unità: 2 e 6 fanno 26. La carta Valore mostra +: chi gioca deve salire.
web-learn-mochi-play = Si giocano due carte vicine della mano, nel loro ordine. 4 e 8 fanno 48, più di 26. Toccale entrambe.
web-learn-mochi-played = La nuova coppia è 48. La tua mano si è richiusa: il 9 e il 3 ora sono vicini!
web-learn-mochi-draw = Marina gioca 9 e 5. Le tue vicine fanno 93, 37, 71 e 10: nessuna supera 95. Allora si pesca una carta. Tocca il mazzo.
web-learn-mochi-insert = Un 7! Mettilo dove vuoi nella tua mano: lì resterà. Hai un altro 7: tocca uno spazio accanto.
web-learn-mochi-flavour = Marina gioca 98, tutto fragola. Se la coppia ha un solo gusto, anche la tua deve averne uno solo. Più di 98 in un solo gusto, sembra impossibile …
web-learn-mochi-happy = … ma due numeri uguali sono un Happy Mochi, e vanno sempre bene! Gioca i tuoi due sette.
web-learn-mochi-happy-played = Happy Mochi! La coppia è 77, di due gusti. Marina non può superarla e pesca una carta.
web-learn-mochi-flip = Tocca a te: 9 e 3 fanno 93. Il segno sul 9 è un effetto, gira: si gira la carta Valore. Gioca le due carte.
web-learn-mochi-flipped = La carta Valore ora mostra -. D’ora in poi chi gioca deve scendere, e stare sotto 93 è facile.
web-learn-mochi-last = Marina gioca 62. Ti restano 1 e 0: 10 è meno di 62. Gioca le tue ultime due carte!
web-learn-mochi-won = La tua mano è vuota: il round è tuo! Marina conta le sue carte: 8 e 5 fanno 13 punti di penalità. Ne conserva una, coperta, per i prossimi round, dove può aiutarla.
web-learn-mochi-effects = Ecco i quattro effetti che le carte possono avere. Quelli con il segno pieno sono obbligatori, gli altri no.
web-learn-mochi-finish = Questo era il tuo primo round! La partita finisce quando qualcuno arriva a 30 punti di penalità. Vince il totale più basso.

web-learn-mochi-nudge-pair = Per ora non c’è niente da toccare. Leggi la coppia: 26. Poi vai avanti.
web-learn-mochi-nudge-save-nine = Anche 94 andrebbe bene. Ma qui basta salire di poco: tieni il 9 per dopo.
web-learn-mochi-nudge-four-eight = Prova il 4 e l’8: insieme fanno 48.
web-learn-mochi-nudge-play-first = Puoi giocare, e allora giochiamo: il 4 e l’8.
web-learn-mochi-nudge-wait = Un momento. Quando hai visto, premi «Avanti».
web-learn-mochi-nudge-draw-side = Bella idea! Si può pescare anche dalla coppia, e scoprire un numero più basso. Questa volta prendi dal mazzo.
web-learn-mochi-nudge-too-low = Nessuna delle tue coppie di vicine supera 95. Pesca dal mazzo.
web-learn-mochi-nudge-beside-seven = Lì resterebbe solo. Tocca uno spazio accanto all’altro 7.
web-learn-mochi-nudge-insert = Prima il 7 cerca un posto: tocca uno spazio nella tua mano.
web-learn-mochi-nudge-sevens = I due sette sono vicini: toccali entrambi.
web-learn-mochi-nudge-nine-three = 9 e 3 sono vicini e fanno 93: toccali entrambi.
web-learn-mochi-nudge-last-two = Le tue ultime due carte vincono: tocca l’1 e lo 0.
web-learn-mochi-nudge-over = Il round è finito, e l’hai vinto tu.

# --- La scheda ---

web-reference-title = Scheda delle regole
web-reference-turn = Il tuo turno
web-reference-ends = Come finisce un round
web-reference-must = obbligatorio
web-reference-may = facoltativo
web-reference-sea-take = Prendi una carta: due dal mazzo (una la tieni, l’altra va su una pila), o quella in cima a una pila.
web-reference-sea-lay = Cala coppie, quante ne vuoi.
web-reference-sea-end = Con 7 punti o più puoi chiudere il round; altrimenti il turno finisce.
web-reference-stop-name = ALT
web-reference-stop = Ognuno riceve i punti delle sue carte.
web-reference-chance-name = SFIDA
web-reference-chance = Gli altri hanno ancora un turno, poi si confrontano i punti.
web-reference-chance-won = Nessuno ne ha di più: tu ricevi carte e bonus colore, gli altri solo il loro bonus colore.
web-reference-chance-lost = Qualcuno ne ha di più: tu ricevi solo il bonus colore, gli altri le loro carte.
web-reference-pairs = Coppie
web-reference-pairs-worth = · 1 punto l’una, calate o in mano
web-reference-pair-crab = due granchi
web-reference-pair-boat = due barche
web-reference-pair-fish = due pesci
web-reference-pair-swimmer = nuotatore e squalo
web-reference-sea-crab = guarda dentro una pila e prendi una carta
web-reference-sea-boat = gioca un altro turno
web-reference-sea-fish = ricevi la prima carta del mazzo
web-reference-sea-swimmer = ruba una carta da una mano
web-reference-collections = Collezionabili
web-reference-multipliers = Moltiplicatori
web-reference-each = { $points } per ogni { $kind }
web-reference-mermaid = La prima dà 1 punto per ogni carta del tuo colore più numeroso, la seconda del secondo, e così via.
web-reference-mermaid-four = Quattro sirene vincono la partita.
web-reference-bonus = Bonus colore: 1 punto per ogni carta del tuo colore più numeroso. Si riceve solo dopo una sfida.
web-reference-void = Se il mazzo finisce, nessuno riceve punti.
web-reference-sea-target = La partita finisce a 40, 35 o 30 punti, in 2, 3 o 4.
web-reference-mochi-play = Gioca due carte vicine della mano, nel loro ordine, sulla coppia.
web-reference-mochi-draw = O pesca una carta dal mazzo, da un lato della coppia o dalle tue conservate, e mettila dove vuoi nella mano.
web-reference-mochi-goal = La mano non si riordina mai. A sinistra le decine, a destra le unità.
web-reference-mochi-fits = Che cosa va bene
web-reference-mochi-plus = più alto della coppia
web-reference-mochi-minus = più basso della coppia
web-reference-mochi-alike = Se la coppia ha un solo gusto, anche la tua.
web-reference-mochi-happy-name = Happy Mochi:
web-reference-mochi-happy = due numeri uguali vanno sempre bene.
web-reference-mochi-effects = Effetti
web-reference-mochi-won = Chi finisce il turno senza carte vince il round.
web-reference-mochi-penalty = Gli altri ricevono la somma della mano come penalità.
web-reference-mochi-keep = Ognuno di loro conserva una carta; le conservate non contano.
web-reference-mochi-target = A 30 punti la partita finisce. Vince il totale più basso.

# --- A card that explains itself ---

web-explain-duo = Una coppia ({ $pair }) vale 1 punto, calata o in mano. Quando la cali: { $effect }.
web-explain-collection = Più ne hai, meglio è: 1, 2, 3 … valgono { $points } punti.
web-explain-multiplier = { $points ->
    [one] Vale 1 punto per ogni { $kind } che hai.
   *[other] Vale { $points } punti per ogni { $kind } che hai.
}
web-explain-sweet = A sinistra di una coppia conta { $tens }, a destra { $number }. Se ti resta in mano costa { $number }.
web-explain-effect = Effetto, { $how }: { $effect }.
web-explain-close = Esc chiude, le frecce passano alle altre carte.
web-explain-how = Ogni carta si spiega da sola: tienila premuta, cliccala con il tasto destro o premi ? quando è selezionata; con E e le frecce si passa da una carta all’altra.

# --- Le regole ---

web-rules-title = Le regole
web-rules-games = I giochi
web-rules-contents = Indice
web-rules-learn = Impara giocando
web-rules-ruling = nostra interpretazione
web-rules-yes = sì
web-rules-see = Che cosa dicono le edizioni: { $row }
web-rules-editions-why = Ad alcune domande le edizioni stampate rispondono in modo diverso. Ne scegli una quando apri un tavolo; senza scelta decide la tua lingua.

web-rules-sea-lead = Raccogli carte, cala coppie e chiudi il round al momento giusto: tutto qui.
web-rules-sea-source = Con parole nostre, dai regolamenti italiano, spagnolo e francese e dalla versione online ufficiale del gioco.
web-rules-sea-1 = Le carte
web-rules-sea-1-1 = Le carte sono 58. Ognuna ha un tipo e un colore. Alcune formano coppie, altre si collezionano, i moltiplicatori danno punti per altre carte, e poi ci sono le sirene.
web-rules-sea-2 = Preparazione
web-rules-sea-2-1 = Si gioca in due, tre o quattro. Le carte mescolate formano il mazzo; due si scoprono lì accanto e aprono due pile.
web-rules-sea-2-2 = Chi comincia lo decide la sorte. All’inizio nessuno ha carte in mano.
web-rules-sea-3 = Il turno
web-rules-sea-3-1 = Prendi una carta. O prendi le prime due del mazzo, ne tieni una e metti l’altra scoperta su una pila; o prendi la carta in cima a una pila.
web-rules-sea-3-2 = La carta rimessa va su una delle due pile; se una è vuota, va lì.
web-rules-sea-3-3 = Di una pila si vede solo la carta in cima. Quante carte hanno mazzo, pile e mani lo sanno tutti.
web-rules-sea-3-4 = Se nel mazzo resta una carta, la ricevi e non rimetti nulla. Un mazzo vuoto non si può scegliere.
web-rules-sea-3-5 = Poi cala coppie, quante ne vuoi: due granchi, due barche, due pesci, o un nuotatore e uno squalo. L’effetto avviene subito.
web-rules-sea-3-6 = Puoi calare anche una coppia il cui effetto non può fare nulla.
web-rules-sea-3-7 = Con 7 punti o più, contando mano e carte calate e senza bonus colore, puoi chiudere il round.
web-rules-sea-3-8 = Altrimenti il turno passa a chi siede alla tua sinistra.
web-rules-sea-4 = Che cosa fanno le coppie
web-rules-sea-4-1 = Granchi: scegli una pila, guardala e prendi una carta. Le altre restano in ordine, e nessun altro sa quale carta era.
web-rules-sea-4-2 = Barche: gioca subito un altro turno intero.
web-rules-sea-4-3 = Pesci: aggiungi alla mano la prima carta del mazzo.
web-rules-sea-4-4 = Nuotatore e squalo: scegli qualcuno e ricevi a caso una carta della sua mano. Nessun altro sa quale.
web-rules-sea-4-5 = Quattro sirene vincono la partita.
web-rules-sea-5 = I punti
web-rules-sea-5-1 = Ogni coppia vale 1 punto, calata o ancora in mano.
web-rules-sea-5-2 = Collezionabili, secondo quanti ne hai: conchiglie 0 2 4 6 8 10; polpi 0 3 6 9 12; pinguini 1 3 5; marinai 0 5.
web-rules-sea-5-3 = Il faro dà 1 per ogni barca, il banco 1 per ogni pesce, la colonia 2 per ogni pinguino, il capitano 3 per ogni marinaio.
web-rules-sea-5-4 = La tua prima sirena dà 1 punto per ogni carta del tuo colore più numeroso, la seconda per il secondo, e così via. Anche il bianco è un colore.
web-rules-sea-5-5 = Bonus colore: tanti punti quante sono le carte del tuo colore più numeroso. Si riceve solo dopo una sfida.
web-rules-sea-6 = La fine del round
web-rules-sea-6-1 = Chi chiude il round mostra la mano e dice ALT o SFIDA.
web-rules-sea-6-2 = ALT: ognuno riceve i punti delle sue carte, senza bonus colore.
web-rules-sea-6-3 = SFIDA: ognuno degli altri gioca un ultimo turno e poi mostra la mano. Dopo si confrontano i punti.
web-rules-sea-6-4 = Se nessuno ha più punti di chi ha lanciato la sfida, questi riceve carte e bonus colore, gli altri solo il loro bonus colore. Altrimenti riceve solo il bonus colore, e gli altri le loro carte.
web-rules-sea-6-5 = Da una mano già mostrata non si può rubare.
web-rules-sea-6-6 = Se il mazzo finisce, il round è nullo: nessuno riceve punti.
web-rules-sea-6-7 = I punti dei round si sommano. Per il prossimo si rimescolano tutte le carte; chi comincia dipende dall’edizione.
web-rules-sea-6-8 = Dieci round nulli di fila chiudono la partita così com’è.
web-rules-sea-7 = La fine della partita
web-rules-sea-7-1 = L’obiettivo è 40, 35 o 30 punti in 2, 3 o 4, se il tavolo non ne fissa un altro. Quando alla fine di un round qualcuno ci arriva, vince il totale più alto.
web-rules-sea-7-2 = Che cosa decide tra totali uguali dipende dall’edizione. Chi resta pari divide la vittoria.
web-rules-sea-7-3 = Quattro sirene vincono subito, quali che siano i punti.
web-rules-sea-8 = Le edizioni
web-rules-sea-9 = Che cosa si sa
web-rules-sea-9-1 = Tutti vedono le carte calate, le cime delle pile, quante carte ci sono e i punti, chi prende quale carta da una pila e chi ruba a chi.
web-rules-sea-9-2 = Solo tu vedi la tua mano, le due carte che peschi e la pila che guardi con i granchi. Una carta rubata la vedono chi ruba e chi la perde.
web-rules-sea-9-3 = Puoi ricordare tutto ciò che hai visto. Un tavolo può avere un aiuto per la memoria, uguale per tutti.

web-rules-mochi-lead = Resta senza carte prima degli altri, giocandone due vicine alla volta.
web-rules-mochi-source = Con parole nostre, dal regolamento italiano. Dove lascia qualcosa aperto diciamo come facciamo noi: le nostre interpretazioni.
web-rules-mochi-example = La carta Valore mostra +, la coppia è 26: 4 e 8 fanno 48 e si possono giocare.
web-rules-mochi-1 = Le carte
web-rules-mochi-1-1 = 70 carte: i numeri da 0 a 9 in sette gusti. Una carta Valore con un lato + e un lato -. Si gioca da 2 a 6.
web-rules-mochi-1-2 = Alcune carte hanno un effetto. Gira e fai pescare sono obbligatori, passa e conserva no.
web-rules-mochi-1-3 = Quali carte della scatola hanno quale effetto è stampato solo sulle carte. Il mazzo usato qui è quindi nostro: ogni gusto ha una carta per ogni effetto.
web-rules-mochi-1-4 = Chiamiamo i gusti fragola, pesca, limone, matcha, soda, uva e sesamo.
web-rules-mochi-2 = L’inizio di un round
web-rules-mochi-2-1 = Ognuno riceve sette carte. La mano è una fila che non si riordina mai.
web-rules-mochi-2-2 = Nel primo round la carta Valore mostra +. Tra un round e l’altro resta com’è.
web-rules-mochi-2-3 = Due carte scoperte sono la Coppia Centrale: quella a sinistra indica le decine, quella a destra le unità. Il resto è il mazzo.
web-rules-mochi-2-4 = Chi comincia la partita lo decide la sorte. Ogni round seguente lo comincia chi siede a sinistra di chi ha vinto l’ultimo.
web-rules-mochi-2-5 = Se le carte conservate sono così tante che non se ne possono dare sette a testa, ognuno ne riceve quante bastano in parti uguali, almeno due; se serve, tornano le conservate più vecchie.
web-rules-mochi-3 = Il turno: pesca o gioca
web-rules-mochi-3-1 = Pesca una carta: quella in cima a un lato della coppia, la prima del mazzo o una delle tue conservate. Mettila dove vuoi nella mano.
web-rules-mochi-3-2 = Da un lato si può pescare solo se sotto c’è un’altra carta. L’effetto di una carta che si scopre non avviene.
web-rules-mochi-3-3 = O gioca due carte vicine della mano, nel loro ordine, una su ogni lato della coppia.
web-rules-mochi-3-4 = Se la carta Valore mostra + il tuo numero deve superare quello della coppia, se mostra - stare sotto. Uguale non va bene.
web-rules-mochi-3-5 = Se le due carte della coppia hanno lo stesso gusto, anche le tue due devono avere lo stesso gusto, quale che sia.
web-rules-mochi-3-6 = Due numeri uguali, un Happy Mochi, si possono sempre giocare.
web-rules-mochi-3-7 = Se non puoi né pescare né giocare, salti il turno. Quando tutti hanno saltato di fila il round finisce, e ognuno conta la sua mano.
web-rules-mochi-3-8 = Quando il mazzo è vuoto, le carte sotto la coppia si mescolano e ne formano uno nuovo.
web-rules-mochi-3-9 = Un round dura al massimo 50 turni a testa.
web-rules-mochi-3-10 = Dopo un round senza vincitori, il prossimo lo comincia chi siede a sinistra di chi aveva cominciato.
web-rules-mochi-4 = Gli effetti
web-rules-mochi-4-1 = Avvengono gli effetti di entrambe le carte appena giocate, nell’ordine che vuoi. Quelli obbligatori sempre; agli altri puoi rinunciare.
web-rules-mochi-4-2 = Gira: gira la carta Valore.
web-rules-mochi-4-3 = Fai pescare: scegli qualcuno, anche te. Pesca una carta e la mette dove vuole nella sua mano.
web-rules-mochi-4-4 = Un effetto avviene anche se intanto la sua carta è stata pescata.
web-rules-mochi-4-5 = Passa: tutti scelgono insieme una carta, la danno a sinistra e mettono dove vogliono quella che ricevono.
web-rules-mochi-4-6 = Se passa o conserva sono possibili si vede quando arriva il loro momento. Perciò l’ordine può contare.
web-rules-mochi-4-7 = Conserva: metti una carta della mano coperta davanti a te. Anche l’ultima può andarsene così.
web-rules-mochi-5 = La fine del round
web-rules-mochi-5-1 = Se alla fine del tuo turno non hai carte in mano, hai vinto il round.
web-rules-mochi-5-2 = Gli altri mostrano la mano e ricevono la somma dei numeri come punti di penalità. Le carte conservate non contano.
web-rules-mochi-5-3 = Se la partita continua, ognuno di loro conserva una di queste carte, coperta. Le tue conservate puoi sempre guardarle.
web-rules-mochi-6 = La fine della partita
web-rules-mochi-6-1 = La partita finisce dopo un round in cui qualcuno è arrivato a 30 punti. Vince il totale più basso; chi è pari divide la vittoria.
web-rules-mochi-6-3 = La partita finisce anche dopo dieci round di fila senza punti per nessuno.
web-rules-mochi-7 = Che cosa si sa
web-rules-mochi-7-1 = Tutti vedono la coppia e ciò che si gioca, la carta Valore, quante carte ci sono e i punti, e chi pesca quale carta dalla coppia.
web-rules-mochi-7-2 = Solo tu vedi la tua mano, le tue conservate e ciò che peschi dal mazzo. Una carta passata la vedono chi la dà e chi la riceve.
web-rules-mochi-7-3 = Tutti vedono dove va una carta. Così una carta vista una volta è nota ovunque sia, anche al suo posto in una mano.

# --- Rivedere una partita ---

web-replay-name = Partita rivista
web-replay-loading = La partita sta arrivando …
web-replay-to-games = Le mie partite
web-replay-where = Round { $round } · momento { $step } di { $count }
web-replay-seen-by = Come la vede
web-replay-open = chi vede tutte le carte
web-replay-from = { $who }
web-replay-copy = Link a questo momento
web-replay-copied = Copiato
web-replay-link = Il link a questo momento
web-replay-record = Registro
web-replay-scores = Punteggi
web-replay-keys = Tasti: ← → un passo, spazio avvia, Pag ↑ ↓ round, Inizio e Fine, ? scheda delle regole.
web-replay-controls = Comandi
web-replay-slider = Momento della partita
web-replay-round = Vai a un round
web-replay-round-number = Round { $round }
web-replay-first = All’inizio
web-replay-previous = Un momento indietro
web-replay-play = Avvia
web-replay-pause = Pausa
web-replay-next = Un momento avanti
web-replay-last = Alla fine
web-replay-speed = Velocità
web-replay-middle = Centro del tavolo
web-replay-deck = Mazzo { $count }
web-replay-pile = { $count ->
    [0] vuota
    [one] una carta
   *[other] { $count } carte
}
web-replay-side = { $count ->
    [0] vuoto
    [one] una carta
   *[other] { $count } carte
}
web-replay-drawn = pescate: { $who }
web-replay-looked = guardate: { $who }
web-replay-caller = ha chiamato
web-replay-points = { $count ->
    [one] un punto
   *[other] { $count } punti
}
web-replay-hand = Mano
web-replay-hidden = { $count ->
    [one] una carta coperta
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
web-games-record = Registro
web-games-empty = Ancora nessuna partita finita
web-games-empty-why = Quando ne avrai giocata una, qui potrai rivederla mossa per mossa.
web-games-play = Gioca ora
web-games-learn = Prima impara
