# The review of a finished game. Chances are chances to win the game; points are percentage points.

cli-review-help = Review a finished game: what each decision was worth and how much was luck.
cli-review-about = Every decision is judged only by what its player could know. For each player: chance at the start + luck + own decisions + the others’ decisions = result.
cli-review-seat = Show the decisions and the luck of this seat only.
cli-review-trials = Games to imagine for each decision: more are more exact and take longer.
review-progress = Reviewing
review-unfinished = Only finished games can be reviewed.
review-seat-missing = There’s no seat { $seat }: this game had { $players } players.
review-title = Review: { $game }
review-start = Start
review-luck = Luck
review-own = Own decisions
review-others = Others’ decisions
review-result = Result
review-accuracy = Accuracy
review-about = Start and result are chances to win; what lies between is in percentage points and adds up.
review-deserving = { $winners ->
    [one] With average luck, { $name } would have won.
   *[other] With average luck, { $name } would have shared the win.
}
review-costly = The decisions that cost most
review-costly-none = No decision cost anything.
review-better = Better: { $action } ({ $best } instead of { $value }).
review-luckiest = { $name }: the luckiest moments
review-unluckiest = { $name }: the unluckiest moments
review-where = Round { $round }, move { $number }:
review-moves = Moves
