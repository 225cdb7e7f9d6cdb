# --- Puzzles: the one of the day, and a stream by theme ---

web-puzzles-overview = All puzzles
web-puzzles-what = In each puzzle one action is clearly the best. Can you find it?
web-puzzles-today = Puzzle of the day
web-puzzles-today-what = The same for everyone, new every day.
web-puzzles-today-solved = Solved! A new one comes tomorrow.
web-puzzles-themes = By theme
web-puzzles-all = All themes
web-puzzles-number = Puzzle { $number }
web-puzzles-easy = easy
web-puzzles-medium = medium
web-puzzles-hard = hard
web-puzzles-next = Next puzzle
web-puzzles-more = More puzzles
web-puzzles-none = There are no puzzles here yet.
# How many puzzles of a theme were solved.
web-puzzles-solved = { $solved } of { $count }
# On how many days the puzzle of the day was solved.
web-puzzles-streak = { $count ->
    [one] 1 day in a row
   *[other] { $count } days in a row
}
