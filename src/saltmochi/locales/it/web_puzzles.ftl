# --- Puzzles: the one of the day, and a stream by theme ---

web-puzzles-overview = Tutti i rompicapi
web-puzzles-what = In ogni rompicapo un’azione è nettamente la migliore. La trovi?
web-puzzles-today = Rompicapo del giorno
web-puzzles-today-what = Lo stesso per tutti, nuovo ogni giorno.
web-puzzles-today-solved = Risolto! Domani ne arriva uno nuovo.
web-puzzles-themes = Per tema
web-puzzles-all = Tutti i temi
web-puzzles-number = Rompicapo { $number }
web-puzzles-easy = facile
web-puzzles-medium = medio
web-puzzles-hard = difficile
web-puzzles-next = Il prossimo
web-puzzles-more = Altri rompicapi
web-puzzles-none = Qui non ci sono ancora rompicapi.
# How many puzzles of a theme were solved.
web-puzzles-solved = { $solved } su { $count }
# On how many days the puzzle of the day was solved.
web-puzzles-streak = { $count ->
    [one] 1 giorno di fila
   *[other] { $count } giorni di fila
}
