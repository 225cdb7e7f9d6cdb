# What went wrong, and how to put it right.

problem-players = In { $players } non si può giocare: scegli da { $least } a { $most } giocatori.
problem-edition = Nessuna edizione si chiama «{ $edition }». Puoi scegliere: { $editions }.
problem-target = Una soglia di { $target } punti non funziona: scegli da 1 a 1000.
problem-option = Non esiste un’opzione «{ $option }». Le opzioni sono { $options }.
problem-option-value = Un’opzione ha un valore che non va bene: { $reason }.
problem-game = Nessun gioco si chiama «{ $game }». Puoi scegliere: { $games }.
problem-view = Nessun tavolo corrisponde a questa vista: si contraddice da sola.
problem-kind = Nessun tipo di carta si chiama «{ $kind }». Scegli tra { $kinds }.
problem-colour = «{ $kind }» non esiste in «{ $colour }», ma in { $colours }.
problem-colour-missing = A «{ $kind }» serve un colore: esiste in { $colours }.
problem-copies = { $count } × { $card }: nella scatola non ce ne sono così tante, il massimo è { $most }.
problem-action = «{ $action }» non è una mossa.
problem-bot = Non c’è nessun bot che si chiama «{ $bot }»: scegli fra { $bots }.
problem-bot-trials = «{ $bot }» non ha senso: un bot che riflette fa da 1 a { $most } prove, per esempio search:5000.
problem-ray = Ray non è installato: { $command }
problem-plots = Matplotlib, che disegna le immagini, non è installato: { $command }

record-line = Riga { $line }: { $reason }
record-too-long = Questo file è troppo lungo per essere una partita registrata.
record-first-line = Riga { $line }: una partita registrata comincia con «{ $expected }».
record-header = Riga { $line }: «{ $text }» non è un’intestazione; un’intestazione è fatta così: «players: 2».
record-header-missing = Riga { $line }: manca l’intestazione «{ $header }».
record-header-twice = Riga { $line }: l’intestazione «{ $header }» compare qui per la seconda volta.
record-header-unknown = Riga { $line }: l’intestazione «{ $header }» non esiste.
record-number = Riga { $line }: a «{ $header }» serve un numero intero, non «{ $text }».
record-version = Riga { $line }: la partita segue la versione { $written } delle regole; questo programma gioca con la versione { $ours }.
record-result = Riga { $line }: il risultato dice «{ $written }», ma le mosse portano a «{ $played }».
record-move = Riga { $line }: «{ $text }» non è una mossa; una mossa è fatta così: «1: draw».
record-after-end = Riga { $line }: la partita è già finita prima di «{ $text }».
record-actor = Riga { $line }: non tocca a «{ $written }», ma a «{ $expected }».
record-illegal = Riga { $line }: «{ $move }» qui non è permesso.
record-hash = Riga { $line }: «{ $header }» ha 64 cifre e lettere da a a f.
record-name = «{ $name }» non può essere un nome: un nome ha da 1 a { $most } lettere stampabili.

verify-nothing = In questa registrazione mancano «deal» e «secret»: le carte non sono state date da un segreto, oppure la partita non è finita.
verify-promise = Il segreto non è quello promesso prima della partita: le impronte sono diverse.
verify-choice = La scelta { $number } del mazziere era «{ $written }», ma il segreto dice «{ $due }».

position-line = «{ $text }» non è una riga di una posizione, oppure compare due volte.
position-number = A «{ $name }» serve un numero intero, non «{ $text }».
position-phase = Una posizione non può essere nella fase «{ $phase }». Puoi scegliere: { $phases }.
position-seat = I giocatori sono da 2 a 4, e tra loro ci sono chi è di turno e chi ha fatto la chiamata (giocatori qui: { $players }).
position-scores = Una posizione ha al massimo un punteggio a testa, nessuno già alla soglia, e meno di dieci round nulli.
position-places = Ogni mano ha un giocatore, una pila ha al massimo 33 carte, e le carte pescate sono due quando se ne deve scartare una, altrimenti nessuna.

jsonl-long = questa riga è troppo lunga.
jsonl-json = questo non è JSON.
jsonl-keys = qui ci vuole un oggetto con "hand" e, se vuoi, "laid".
jsonl-names = "hand" e "laid" sono liste di nomi di carte.
