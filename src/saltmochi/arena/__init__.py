"""Many games at once: random simulations, matches between bots, ratings and statistics.

`match` says what is played, `game_loop` is the compiled loop that plays it, `match_runner` and `playout_runner` run
chunks of games, `cores` and `cluster` spread the chunks. `simulation`, `tournament` and `survey` collect the results.
"""
