# Le espansioni di Sea Salt & Paper nella pagina delle regole e sulla scheda.

# --- Le regole ---

web-rules-sea-expansions = Espansioni
web-rules-sea-expansions-why = Gioca con Extra Salt, con Extra Pepper o con tutte e due. Ciò che hai letto sopra resta vero, se qui non cambia.
web-rules-sea-10 = Extra Salt: le carte
web-rules-sea-10-1 = Extra Salt aggiunge otto carte: in tutto sono 66. Due meduse e un astice formano coppie, il branco di granchi è un moltiplicatore, e poi ci sono tre stelle marine e un cavalluccio marino.
web-rules-sea-10-3 = Preparazione, turno, chiamate e soglia non cambiano.
web-rules-sea-11 = Extra Salt: nuove coppie
web-rules-sea-11-1 = Puoi calare anche un granchio con l’astice, o un nuotatore con una medusa.
web-rules-sea-11-2 = Puoi calare queste coppie anche se il loro effetto non può fare nulla.
web-rules-sea-11-3 = Granchio e astice: guarda le prime cinque carte del mazzo e tienine una. Rimetti le altre e mescola il mazzo.
web-rules-sea-11-5 = Nuotatore e medusa: pungi tutti gli altri. Nel prossimo turno aggiungono alla mano la carta in cima al mazzo, e il turno finisce lì.
web-rules-sea-11-6 = Due punture prima di quel turno valgono come una. Le punture finiscono con il round.
web-rules-sea-11-7 = Se dopo una medusa cali delle barche, il turno in più è un turno normale.
web-rules-sea-11-8 = Anche un turno finale è un prossimo turno: se cali una medusa e poi chiami { $chance }, il turno finale degli altri è una carta dal mazzo.
web-rules-sea-11-10 = In un turno in cui sconti una puntura non puoi calare sirene.
web-rules-sea-11-11 = La medusa non può nulla contro chi è dietro una conchiglia (16.14).
web-rules-sea-11-12 = Quando cali una coppia, puoi aggiungere una stella marina dalla tua mano. Le tre carte insieme valgono 3 punti, ma la coppia non ha effetto.
web-rules-sea-11-13 = Una sola stella marina per coppia. Non puoi aggiungerla a una coppia già calata, né riprenderla.
web-rules-sea-11-14 = Le carte di un trio contano per moltiplicatori, colori e sirene, come tutte le carte calate.
web-rules-sea-12 = Extra Salt: i punti
web-rules-sea-12-1 = Un granchio con l’astice vale 1 punto, e così ogni nuotatore con una medusa. Le coppie in mano si formano nel modo migliore per te.
web-rules-sea-12-2 = Una stella marina calata vale 2 punti. In mano vale 2 se ha lì una coppia tutta sua, altrimenti nulla.
web-rules-sea-12-3 = Il cavalluccio marino conta come una conchiglia, un polpo, un pinguino o un marinaio in più, ciò che vale di più, se ne hai già almeno uno. Non può fare da settima conchiglia o da quarto pinguino.
web-rules-sea-12-4 = Il cavalluccio marino non è un pinguino per la colonia né un marinaio per il capitano.
web-rules-sea-12-5 = Il cavalluccio marino è bianco: conta per le sirene e per il bonus colore, ma non è una sirena.
web-rules-sea-12-6 = Il branco di granchi vale 1 per ogni granchio. L’astice non è un granchio.
web-rules-sea-13 = Extra Pepper: gli eventi
web-rules-sea-13-1 = Extra Pepper è un mazzo a parte di dodici carte evento. Non fanno mai parte di una mano né dei punti.
web-rules-sea-13-2 = Ogni evento ha una coppa. Coppa +: un peso per chi è in testa. Coppa −: un aiuto per chi è all’ultimo posto.
web-rules-sea-13-3 = All’inizio di ogni round si gira il primo evento. Vale per tutti per l’intero round, anche quando si contano i punti.
web-rules-sea-14 = Extra Pepper: a chi va l’evento
web-rules-sea-14-1 = Dopo ogni round si guardano i totali: in testa è chi ha il più alto, all’ultimo posto chi ha il più basso. A parità non lo è nessuno.
web-rules-sea-14-2 = Prima si guardano gli eventi conservati. Se chi ha una coppa + non è in testa, o chi ha una coppa − non è all’ultimo posto, quell’evento si scarta.
web-rules-sea-14-3 = Poi l’evento del round va a chi è in testa (+) o a chi è all’ultimo posto (−). Se non c’è nessuno, si scarta.
web-rules-sea-14-4 = Si gira il prossimo evento. Se il mazzo degli eventi è vuoto, prima si rimescolano quelli scartati.
web-rules-sea-14-5 = Se ora hai due eventi, conservane uno e scarta l’altro.
web-rules-sea-14-6 = Anche un round nullo passa il suo evento.
web-rules-sea-14-7 = Un evento che conservi vale solo per te, in ogni round, insieme all’evento del round.
web-rules-sea-14-8 = In due, la parità fa scartare tutto.
web-rules-sea-14-9 = Se la partita è finita, nessun evento passa di mano.
web-rules-sea-15 = Extra Pepper: quale evento conta
web-rules-sea-15-1 = Un evento vale per te se è l’evento del round o se l’hai davanti a te.
web-rules-sea-15-2 = Per ciò che fai nel tuo turno contano i tuoi eventi. Quando si contano i punti, per le carte di ognuno contano i suoi.
web-rules-sea-15-3 = È così anche per sapere se hai abbastanza punti per chiudere il round.
web-rules-sea-16 = Extra Pepper: gli effetti
web-rules-sea-16-1 = { event-hermit-crab }: con due granchi guarda la pila di sinistra e prendi una carta, poi fai lo stesso con quella di destra. Devi prenderle tutte e due; una pila vuota si salta.
web-rules-sea-16-2 = { event-sunfish }: due pesci ti portano le prime due carte del mazzo.
web-rules-sea-16-3 = { event-water-rodeo }: puoi calare anche due nuotatori o due squali, per 1 punto a coppia.
web-rules-sea-16-4 = Due nuotatori: scegli qualcuno con carte in mano e guardale. Puoi scambiare una tua carta con una delle sue; le scegli tu tutte e due.
web-rules-sea-16-5 = Due squali: porta via una coppia calata da qualcun altro. Ora è tua, senza il suo effetto. Un trio non si può prendere.
web-rules-sea-16-6 = Chi ha già rivelato la mano è al riparo da entrambe. Dove nei turni finali non si ruba, lì queste coppie non hanno effetto.
web-rules-sea-16-7 = Anche in mano due nuotatori o due squali valgono 1 punto.
web-rules-sea-16-8 = { event-dance-of-the-shells }: le conchiglie valgono 2, 4, 6, 8, 10, 12.
web-rules-sea-16-9 = { event-kraken }: i polpi valgono 1, 2, 3, 4, 5.
web-rules-sea-16-10 = { event-tornado }: le sirene non valgono punti. Fanno comunque vincere la partita e contano come carte bianche per il bonus colore.
web-rules-sea-16-11 = { event-dance-of-the-mermaids }: tre o più sirene fanno vincere la partita, come altrimenti quattro.
web-rules-sea-16-12 = { event-treasure-chest }: per chiudere il round servono 10 punti. { event-diodon-fish }: non puoi chiamare { $stop }, solo { $chance }.
web-rules-sea-16-13 = { event-dolphins }: se la carta che metti su una pila è una conchiglia, un polpo, un pinguino, un marinaio o il cavalluccio marino, prendi la carta in cima al mazzo.
web-rules-sea-16-14 = { event-coral-reef }: quando cali le coppie, puoi anche mettere una conchiglia della tua mano a faccia in giù. Fino alla fine del round sei dietro una conchiglia: nessuno può rubarti carte, scambiarle, portarti via coppie o pungerti.
web-rules-sea-16-15 = La conchiglia a faccia in giù non conta nulla e non si riprende. Tutti vedono che c’è; il colore lo sai solo tu.
web-rules-sea-16-16 = Non puoi scegliere chi è dietro una conchiglia. Se non resta nessun altro, la coppia non ha effetto.
web-rules-sea-16-17 = { event-angelfish }: se le due pile mostrano lo stesso colore, devi prendere una delle due carte. Nell’edizione online si guarda subito dopo aver preso una carta, nelle altre alla fine del turno.

# --- La scheda ---

web-reference-expansions = Con le espansioni
web-reference-events-how = Ogni round ha un evento per tutti. Poi va a chi è in testa (coppa +) o all’ultimo posto (coppa −), e vale solo per quella persona finché ci resta. A parità si scarta.

# The lesson about the expansions.
web-learn-name-sea-expansions = Sale e pepe
web-learn-what-sea-expansions = Medusa, stella marina, cavalluccio ed eventi.
web-learn-sea-expansions-take = Un assaggio delle espansioni! { expansion-extra-salt } aggiunge otto carte. Sulla pila di sinistra c’è una medusa: fa coppia con il tuo nuotatore. Prendila.
web-learn-sea-expansions-sting = Nuotatore e medusa sono una coppia. Tocca entrambi per calarli: la medusa punge chi gioca con te!
web-learn-sea-expansions-stung = Ahi! Nel prossimo turno Marina pesca solo una carta dal mazzo. Non può calare coppie né chiudere il round.
web-learn-sea-expansions-trio = Una stella marina può unirsi a una coppia che cali: insieme valgono 3, ma la coppia non ha effetto. Tocca le due barche e la stella marina.
web-learn-sea-expansions-seahorse = Di nuovo il tuo turno. Sulla pila di destra c’è un cavalluccio marino: vale come una carta in più di una tua collezione, qui la conchiglia. Prendilo.
web-learn-sea-expansions-event = { expansion-extra-pepper } porta un evento a ogni round. In questo ogni conchiglia vale 2, anche la prima: con il cavalluccio la tua fa 4.
web-learn-sea-expansions-finish = Dopo il round, un evento con il meno aiuta chi ha l’ultimo posto; uno con il più pesa su chi ha il primo. Aggiungi le espansioni quando apri un tavolo!
web-learn-sea-nudge-expansions-left = La medusa ti aspetta sulla pila di sinistra.
web-learn-sea-nudge-expansions-both = Nuotatore e medusa vanno insieme: tocca entrambi.
web-learn-sea-nudge-expansions-three = Servono tre carte: le due barche e la stella marina.
web-learn-sea-nudge-expansions-right = Il cavalluccio va con la tua conchiglia: è sulla pila di destra.
web-learn-sea-nudge-expansions-event = Guarda prima l’evento, poi tocca «Avanti».
