# The browser client: ways in. The start page, opening a table, statistics, scores during a game.

web-greeting-title = New here?
web-greeting-learn = Learn in five minutes
web-puzzles = Puzzles
web-more-options = More options
web-level-each = Seat by seat
web-level-of-seat = Seat { $seat }
web-start-game = Start game
web-start-alone = Every seat is taken. Start whenever you like.
web-go-on-remove = Remove from the list
web-go-on-empty = Clear list
web-go-on-removed = Removed from this list. Your seat is still yours.
web-go-on-undo = Undo
web-stats-title = Your statistics
web-stats-played = Played
web-stats-won = Won
web-stats-streak = Wins in a row
web-stats-longest = best: { $longest }
web-stats-best = Best round
web-stats-best-sea = points for you
web-stats-best-mochi = points for others
web-stats-recent = Latest games: won { $won } of { $played }
web-stats-levels = Won, by opponents
web-stats-people = With people
web-stats-of = { $won } of { $played }
web-scores = Scores by round
web-scores-later = After the first round, you’ll see here how the scores grow.
