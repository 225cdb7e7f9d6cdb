# Advice on a call, and positions as a player sees them.

position-long = A position can have at most { $most } characters.
position-count = The box has { $all } cards, but this position has { $number }.
position-player = “{ $line }” has no player: there are only { $players }.
position-unknown = “{ $line }” can’t have unknown cards. Name each of them.
position-mermaids = “{ $line }” has all four mermaids, and they win the game. No call is needed.
position-mermaids-dance = “{ $line }” has three mermaids, and under The Dance of the Mermaids they win the game. No call is needed.
position-pairs = “{ $line }” can only have pairs: two crabs, two boats, two fish, or a swimmer and a shark.
position-own = Name your own cards in “{ $line }”.
position-piles = A pile can have at most { $most } cards. Check the number of cards in the deck.

advice-game = Nobody calls in “{ $game }”, so there’s nothing to advise. This works for { $games }.
advice-called = Somebody has already called, so you can’t call any more in this round.
advice-turn = You can call at the end of your own turn, after taking a card.
advice-points = Your cards have { $points } of the { $needed } points that a call needs.

cli-advise-help = Should I call? Compare the calls with waiting.
cli-advise-about = A text file says what you see at the table, as in the example. A number stands for cards you don’t know. Leave out the deck if you listed all cards of the piles. docs/advice.md explains every line.
cli-advise-file = A file with your position, or - for standard input.
cli-advise-json = Write one JSON object.

advice-win = win the game
advice-own = your points
advice-others = others’ points
advice-bet = win the bet
advice-wait = wait
advice-best = Best: { $choice }.
advice-close = { $choice } or { $other }: both are about as good.
advice-margin = Found by simulating the rest of the round; ± is the 95% margin.
