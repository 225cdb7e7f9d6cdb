# --- Puzzles: the one of the day, and a stream by theme ---

web-puzzles-overview = Todos los retos
web-puzzles-what = En cada reto hay una acción claramente mejor. ¿La encuentras?
web-puzzles-today = Reto del día
web-puzzles-today-what = El mismo para todo el mundo, nuevo cada día.
web-puzzles-today-solved = ¡Resuelto! Mañana hay otro.
web-puzzles-themes = Por tema
web-puzzles-all = Todos los temas
web-puzzles-number = Reto { $number }
web-puzzles-easy = fácil
web-puzzles-medium = medio
web-puzzles-hard = difícil
web-puzzles-next = Siguiente reto
web-puzzles-more = Más retos
web-puzzles-none = Aquí todavía no hay retos.
# How many puzzles of a theme were solved.
web-puzzles-solved = { $solved } de { $count }
# On how many days the puzzle of the day was solved.
web-puzzles-streak = { $count ->
    [one] 1 día seguido
   *[other] { $count } días seguidos
}
