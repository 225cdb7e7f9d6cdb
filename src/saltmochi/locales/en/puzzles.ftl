# Puzzles: the command `saltmochi puzzles`, and problems with files of puzzles.

cli-puzzles-help = Solve puzzles, or find new ones.
cli-puzzles-about = In every puzzle one action is clearly the best. Find it!
cli-puzzles-solve = Solve puzzles: today’s first, then more in random order.
cli-puzzles-theme = Only puzzles with this theme.
cli-puzzles-number = Only the puzzle with this number.
cli-puzzles-make = Find new puzzles in games between bots.
cli-puzzles-make-about = Finding one takes several seconds. Stop with Ctrl-C at any time: what was found so far is kept.
cli-puzzles-count = Number of puzzles.
cli-puzzles-file = File of puzzles; new ones are added at its end.
cli-puzzles-from = Solve the puzzles in this file.
cli-problem-puzzle = { $most ->
    [0] There are no puzzles yet.
   *[other] There’s no puzzle { $number }. Choose a number from 1 to { $most }.
}
cli-problem-no-puzzles = There are no puzzles like that yet. Try another theme, or find some with “saltmochi puzzles make”.
cli-problem-puzzle-game = The puzzles in “{ $path }” are for { $game }. Choose another file.

puzzle-finding = Finding puzzles
puzzle-interrupted = { $count ->
    [0] Stopped. No puzzle was found yet.
    [one] Stopped after one puzzle.
   *[other] Stopped after { $count } puzzles.
}
puzzle-heading = Puzzle { $number } · { $theme } · { $difficulty }
puzzle-difficulty-easy = easy
puzzle-difficulty-medium = medium
puzzle-difficulty-hard = hard
puzzle-right = That’s it! You found the best action.
puzzle-wrong = { $points ->
    [one] The best action was “{ $best }”. With yours you win one game fewer out of 100.
   *[other] The best action was “{ $best }”. With yours you win { $points } games fewer out of 100.
}
puzzle-option = Action
puzzle-chance = Chance to win
puzzle-enter = Press Enter for the next puzzle.
puzzle-solved = { $count ->
    [0] See you soon!
    [one] { $solved ->
        [0] Not solved this time. See you soon!
       *[other] You solved it. See you soon!
    }
   *[other] You solved { $solved } of { $count } puzzles. See you soon!
}

puzzle-file-too-long = This file is too long to be a file of puzzles.
puzzle-first-line = Line { $line }: a file of puzzles starts with “{ $expected }”.
puzzle-number = Line { $line }: this is puzzle { $expected }, not “{ $written }”.
puzzle-seat = Line { $line }: after these moves it isn’t the turn of seat { $seat }.
puzzle-options = Line { $line }: the options need to be all actions that are allowed here, at least two.
puzzle-answer = Line { $line }: the answer needs to be the first of the options.
puzzle-scores = Line { $line }: the scores need to be { $players } whole numbers below { $target }.
puzzle-choice = Line { $line }: “{ $header }” can’t be “{ $text }”. Choose one of: { $choices }.
puzzle-value = Line { $line }: “{ $text }” isn’t an option. An option looks like “draw 52.5”.
puzzle-reason = “{ $text }” isn’t a reason. A reason looks like “reason-wins-game share=31 instead=12”.
puzzle-order = Line { $line }: the options need to be sorted, the best first.
puzzle-value-card = The Value card shows plus or minus.
puzzle-kept = All players together can keep { $most } cards at most.

refused-no-puzzle = There’s no such puzzle.
refused-date = Write the date as year, month and day, for example 2026-11-18.
