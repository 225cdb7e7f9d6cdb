# --- Puzzles: the one of the day, and a stream by theme ---

web-puzzles-overview = Toutes les énigmes
web-puzzles-what = Dans chaque énigme, une action est nettement la meilleure. Sauras-tu la trouver ?
web-puzzles-today = Énigme du jour
web-puzzles-today-what = La même pour tout le monde, nouvelle chaque jour.
web-puzzles-today-solved = Résolue ! Une nouvelle arrive demain.
web-puzzles-themes = Par thème
web-puzzles-all = Tous les thèmes
web-puzzles-number = Énigme { $number }
web-puzzles-easy = facile
web-puzzles-medium = moyenne
web-puzzles-hard = difficile
web-puzzles-next = Suivante
web-puzzles-more = Autres énigmes
web-puzzles-none = Il n’y a pas encore d’énigmes ici.
# How many puzzles of a theme were solved.
web-puzzles-solved = { $solved } sur { $count }
# On how many days the puzzle of the day was solved.
web-puzzles-streak = { $count ->
    [one] { $count } jour de suite
   *[other] { $count } jours de suite
}
