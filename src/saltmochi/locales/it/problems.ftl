# What went wrong, and how to put it right. Numbers arrive here as text, so plural selectors would not work: word around them.

problem-players = Scegli da { $least } a { $most } giocatori, non { $players }.
problem-edition = Nessuna edizione si chiama «{ $edition }»: scegli tra { $editions }.
problem-target = Scegli una soglia da 1 a 1000 punti, non { $target }.
problem-expansion = Nessuna espansione si chiama «{ $expansion }»: scegli tra { $expansions }.
# $expansion is the name of the expansion.
problem-card-expansion = «{ $card }» fa parte di { $expansion }: aggiungi quell’espansione.
problem-event = Nessun evento si chiama «{ $event }»: scegli tra { $events }.
problem-event-expansion = «{ $event }» fa parte di { $expansion }: aggiungi quell’espansione.
problem-group = «{ $cards }» non è una coppia né un trio: queste carte non si possono calare insieme.
problem-option = Nessuna opzione si chiama «{ $option }». Le opzioni sono { $options }.
problem-option-value = Un’opzione ha un valore che non va bene: { $reason }.
problem-no-expansions = Questo vale solo per partite senza espansioni.
problem-game = Nessun gioco si chiama «{ $game }»: scegli tra { $games }.
problem-view = Ciò che questo posto avrebbe visto si contraddice.
problem-kind = Nessun tipo di carta si chiama «{ $kind }»: scegli tra { $kinds }.
problem-colour = «{ $kind }» non esiste in «{ $colour }», ma in { $colours }.
problem-colour-missing = A «{ $kind }» serve un colore: esiste in { $colours }.
problem-copies = { $count } × { $card }: nella scatola sono al massimo { $most }.
problem-action = «{ $action }» non è una mossa.
problem-bot = Nessun bot si chiama «{ $bot }»: scegli tra { $bots }.
problem-bot-trials = «{ $bot }»: solo i bot che fanno prove accettano un numero, da 1 a { $most }, per esempio search:5000.
problem-ray = Ray non è installato: { $command }
problem-plots = Per i grafici serve Matplotlib, che non è installato: { $command }

record-line = Riga { $line }: { $reason }
record-too-long = Questo file è troppo lungo per essere la registrazione di una partita.
record-first-line = Riga { $line }: una registrazione comincia con «{ $expected }».
record-header = Riga { $line }: «{ $text }» non è un’intestazione; scrivila così: «players: 2».
record-header-missing = Riga { $line }: manca l’intestazione «{ $header }».
record-header-twice = Riga { $line }: l’intestazione «{ $header }» compare per la seconda volta.
record-header-unknown = Riga { $line }: l’intestazione «{ $header }» non esiste.
record-number = Riga { $line }: a «{ $header }» serve un numero intero, non «{ $text }».
record-version = Riga { $line }: la partita segue la versione { $written } delle regole; questo programma gioca con la versione { $ours }.
record-result = Riga { $line }: il risultato dice «{ $written }», ma le mosse portano a «{ $played }».
record-move = Riga { $line }: «{ $text }» non è una mossa; scrivila così: «1: draw».
record-after-end = Riga { $line }: la partita finisce prima di «{ $text }».
record-actor = Riga { $line }: non tocca a «{ $written }», ma a «{ $expected }».
record-illegal = Riga { $line }: qui la mossa «{ $move }» non è permessa.
record-hash = Riga { $line }: «{ $header }» è fatto di 64 caratteri, cifre e lettere da a a f.
record-mix = Riga { $line }: «{ $header }» è fatto di uno o due numeri di 64 caratteri, cifre e lettere da a a f.
record-name = Scegli un nome da 1 a { $most } caratteri stampabili, non «{ $name }».

verify-nothing = In questa registrazione mancano «deal» e «secret»: le carte non dipendono da un segreto, oppure la partita non è finita.
verify-promise = Il segreto non è quello promesso prima della partita: le impronte sono diverse.
verify-seed = Il numero aggiunto dal posto { $seat } non è quello promesso prima della partita: le impronte sono diverse.
verify-choice = La scelta { $number } del mazziere era «{ $written }», ma doveva essere «{ $due }».

position-line = «{ $text }» non è una riga di una posizione, oppure compare due volte.
position-number = A «{ $name }» serve un numero intero, non «{ $text }».
position-phase = Una posizione non può essere nella fase «{ $phase }»: scegli tra { $phases }.
position-seat = I giocatori sono da 2 a 4, compresi chi è di turno e chi ha fatto la chiamata (qui: { $players }).
position-scores = Una posizione ha al massimo un punteggio a testa, tutti sotto la soglia, e meno di dieci round nulli.
position-places = Ogni mano è di un giocatore, una pila ha al massimo 33 carte, e le carte pescate sono due quando una è da scartare, altrimenti nessuna.

jsonl-long = questa riga è troppo lunga.
jsonl-json = questo non è JSON.
# $keys are words of JSON in quotation marks.
jsonl-keys = qui serve un oggetto con "hand" e, se vuoi, { $keys }.
jsonl-names = "{ $key }" dev’essere una lista di nomi.
