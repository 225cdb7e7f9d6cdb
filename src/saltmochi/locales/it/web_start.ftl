# The browser client: ways in. The start page, opening a table, statistics, scores during a game.

web-greeting-title = Prima volta qui?
web-greeting-learn = Impara in cinque minuti
web-puzzles = Rompicapi
web-more-options = Altre opzioni
web-level-each = Posto per posto
web-level-of-seat = Posto { $seat }
web-start-game = Inizia la partita
web-start-alone = Tutti i posti sono occupati: si comincia quando vuoi.
web-go-on-remove = Togli dalla lista
web-go-on-empty = Svuota lista
web-go-on-removed = Tolta da questa lista. Il posto resta tuo.
web-go-on-undo = Annulla
web-stats-title = Le tue statistiche
web-stats-played = Giocate
web-stats-won = Vinte
web-stats-streak = Vittorie di fila
web-stats-longest = record: { $longest }
web-stats-best = Miglior round
web-stats-best-sea = punti per te
web-stats-best-mochi = punti agli altri
web-stats-recent = Ultime partite: { $won } vinte su { $played }
web-stats-levels = Vinte, per avversari
web-stats-people = Con altre persone
web-stats-of = { $won } su { $played }
web-scores = Punti per round
web-scores-later = Dopo il primo round vedrai qui come crescono i punti.
