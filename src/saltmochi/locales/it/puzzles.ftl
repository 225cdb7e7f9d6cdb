# Puzzles: the command `saltmochi puzzles`, and problems with files of puzzles.

cli-puzzles-help = Risolvi rompicapi o trovane di nuovi.
cli-puzzles-about = In ogni rompicapo un’azione è nettamente la migliore. Trovala!
cli-puzzles-solve = Risolvi rompicapi: prima quello di oggi, poi altri a caso.
cli-puzzles-theme = Solo i rompicapi con questo tema.
cli-puzzles-number = Solo il rompicapo con questo numero.
cli-puzzles-make = Cerca nuovi rompicapi nelle partite tra bot.
cli-puzzles-make-about = Per trovarne uno servono diversi secondi. Puoi fermare la ricerca con Ctrl-C: quelli già trovati restano.
cli-puzzles-count = Numero di rompicapi.
cli-puzzles-file = File di rompicapi; i nuovi si aggiungono in fondo.
cli-puzzles-from = Risolvi i rompicapi di questo file.
cli-problem-puzzle = { $most ->
    [0] Non ci sono ancora rompicapi.
   *[other] Il rompicapo { $number } non c’è. Scegli un numero da 1 a { $most }.
}
cli-problem-no-puzzles = Non ci sono ancora rompicapi così. Prova un altro tema o trovane con «saltmochi puzzles make».
cli-problem-puzzle-game = I rompicapi in «{ $path }» sono per { $game }. Scegli un altro file.

puzzle-finding = Ricerca di rompicapi
puzzle-interrupted = { $count ->
    [0] Ricerca fermata. Ancora nessun rompicapo trovato.
    [one] Ricerca fermata dopo un rompicapo.
   *[other] Ricerca fermata dopo { $count } rompicapi.
}
puzzle-heading = Rompicapo { $number } · { $theme } · { $difficulty }
puzzle-difficulty-easy = facile
puzzle-difficulty-medium = medio
puzzle-difficulty-hard = difficile
puzzle-right = Esatto! Hai trovato l’azione migliore.
puzzle-wrong = { $points ->
    [one] L’azione migliore era «{ $best }». Con la tua vinci una partita in meno su 100.
   *[other] L’azione migliore era «{ $best }». Con la tua vinci { $points } partite in meno su 100.
}
puzzle-option = Azione
puzzle-chance = Probabilità di vincere
puzzle-enter = Premi Invio per il prossimo rompicapo.
puzzle-solved = { $count ->
    [0] A presto!
    [one] { $solved ->
        [0] Stavolta non è andata. A presto!
       *[other] Rompicapo risolto. A presto!
    }
   *[other] Hai risolto { $solved } rompicapi su { $count }. A presto!
}

puzzle-file-too-long = Questo file è troppo lungo per essere un file di rompicapi.
puzzle-first-line = Riga { $line }: un file di rompicapi comincia con «{ $expected }».
puzzle-number = Riga { $line }: questo è il rompicapo { $expected }, non «{ $written }».
puzzle-seat = Riga { $line }: dopo queste mosse non tocca al posto { $seat }.
puzzle-options = Riga { $line }: le opzioni devono essere tutte le azioni possibili qui, almeno due.
puzzle-answer = Riga { $line }: la risposta deve essere la prima delle opzioni.
puzzle-scores = Riga { $line }: i punteggi devono essere { $players } numeri interi sotto { $target }.
puzzle-choice = Riga { $line }: «{ $header }» non può essere «{ $text }». Scegli tra: { $choices }.
puzzle-value = Riga { $line }: «{ $text }» non è un’opzione. Un’opzione è scritta così: «draw 52.5».
puzzle-reason = «{ $text }» non è un motivo. Un motivo è scritto così: «reason-wins-game share=31 instead=12».
puzzle-order = Riga { $line }: le opzioni vanno ordinate, la migliore per prima.
puzzle-value-card = La carta Valore mostra plus o minus.
puzzle-kept = Tutti insieme si possono conservare al massimo { $most } carte.

refused-no-puzzle = Questo rompicapo non c’è.
refused-date = Scrivi la data con anno, mese e giorno, per esempio 2026-11-18.
