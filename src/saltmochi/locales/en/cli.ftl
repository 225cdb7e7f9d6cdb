# The command line. $command is what to type; it is the same in all languages.

cli-help = Play, learn and study Sea Salt & Paper and Happy Mochi by the exact rules of the printed editions.
cli-version = Show the version and exit.
cli-option-help = Show this help and exit.
cli-usage = Usage:
cli-options = Options:
cli-commands = Commands:
cli-word-options = OPTIONS
cli-word-command = COMMAND
cli-example = Example:

cli-problem-option = There is no option “{ $option }”.
cli-problem-game-option = “{ $game }” has no option “{ $option }”.
cli-problem-command = There is no command “{ $name }”.
cli-problem-missing = “{ $name }” is missing.
cli-problem-extra = “{ $name }” is too much here.
cli-problem-value = “{ $name }” needs a value.
cli-problem-number = “{ $value }” is not a whole number from { $least } to { $most }.
cli-problem-choice = “{ $value }” is not one of { $choices }.
cli-problem-other = This does not make sense.
cli-problem-hint = { $problem } Help: { $command }
cli-problem-file = “{ $path }” cannot be read: { $reason }.
cli-problem-folder = Nothing can be written into “{ $path }”: { $reason }.
cli-problem-output = The output cannot be written: { $reason }.
cli-problem-opponents = { $opponents } opponents are too many here: choose 1 to { $most }.
cli-reason-missing = there is no such file
cli-reason-folder = it is a folder
cli-reason-permission = no permission
cli-reason-text = it is not a text file
cli-reason-large = it is too large
cli-reason-other = the system refused
cli-problem-cards-and-jsonl = Give either cards or --jsonl, not both.
cli-problem-no-cards = Give at least one card.
cli-problem-score-game = The cards of “{ $game }” cannot be scored.
cli-interrupted = Interrupted.
cli-goodbye = Goodbye!

cli-language = Language of what you read: { $languages }. Else the environment decides.
cli-game = The game: { $games }.
cli-edition = Whose printed rules to play Sea Salt & Paper by; else your language decides.
cli-players = How many play.
cli-target = Points that end the game, if not those of the rules.
cli-seed = Number that the random choices start from: the same number, the same games.

cli-score-help = Count the points of cards, part by part, and say why.
cli-score-about = Cards are written kind/colour, for example crab/dark_blue; a kind alone is enough where it has one colour.
cli-score-cards = Cards in hand.
cli-score-laid = Cards that lie in front of you; they count like those in hand.
cli-score-jsonl = Read hands as lines of JSON from standard input, write points as lines of JSON.

cli-simulate-help = Play many random games very fast and show what came of them.
cli-simulate-games = How many games.
cli-simulate-json = Write one JSON object instead of tables.
cli-simulate-records = Folder for a game record of every game.
cli-simulate-compiling = Making the rules fast (only the first time)
cli-simulate-playing = Playing

cli-arena-help = Let bots play against each other and measure how good they are.
cli-arena-about = Bots: novice, casual, skilled and expert are the levels that you can play against; random, greedy, thumb, sampler and search are for comparison. Those that think may say how many trials they make for each decision, for example search:20000. With fewer bots than players the last one takes the empty seats; with more they take turns. Seats are rotated. skilled and expert keep their time limit for each decision, so their games cannot be repeated exactly; those of search:20000 can.
cli-arena-bots = The bots, separated by commas.
cli-arena-plot = File for a picture of the results: its name ends in .svg or .png.
cli-arena-on = Where to play: on the cores of this machine or on a Ray cluster.
cli-problem-bots = Give 1 to { $most } different bots, separated by commas.
cli-problem-plot = “{ $path }” is not the name of a picture: it must end in .svg or .png.
arena-title = { $games ->
    [one] One game of { $game } between bots
   *[other] { $games } games of { $game } between bots
}
arena-interrupted = Interrupted: { $games } of { $planned } games were finished.
arena-bot = Bot
arena-games = Games
arena-interval = 95 % interval
arena-rating = Rating
arena-about = Games count once for each seat. An equal bot would win { $share }.
arena-about-rating = Rating: openskill, 25 at the start.
arena-about-timed = Levels with a time limit think as long as they do against people, so these games cannot be repeated exactly.
arena-no-rating = There are no ratings, because openskill is not installed: { $command }

cli-replay-help = Show a recorded game move by move and check it.
cli-replay-file = The game record.
cli-replay-checked = { $moves ->
    [one] One move, checked: the record is sound.
   *[other] { $moves } moves, all checked: the record is sound.
}

cli-editions-help = Show side by side how the printed editions differ.
cli-editions-title = How the editions of Sea Salt & Paper differ
cli-yes = yes

cli-play-help = Play in the terminal against one to five opponents.
cli-play-opponents = How many opponents.
cli-play-level = How well the opponents play: { $levels }.
play-preparing = The opponents are getting ready (only the first time)
cli-play-record = File for the record of the game, to replay it later.

cli-deck = For Happy Mochi: a file that says which of your cards carry which effect.
cli-deck-help = Write down and check which cards of your box carry which effect.
cli-deck-about = The effects of Happy Mochi are printed on the cards alone, so the deck built in is ours. Print it into a file, put in what your cards show, and check it.
cli-deck-game = The game that has such a deck: happy-mochi.
cli-deck-check = Check the deck in this file.
cli-deck-print = Print the deck built in, as a file to edit.
cli-deck-sound = { $path } is a sound deck: { $effects }.
cli-problem-deck-what = Give either --check FILE or --print.
cli-problem-deck-game = “{ $game }” has no deck to choose.

simulate-title = { $games ->
    [one] One random game of { $game }
   *[other] { $games } random games of { $game }
}
simulate-setting = { $players } players, { $edition } edition, target { $target }, seed { $seed }
simulate-seat = Seat { $seat }
simulate-wins = Wins
simulate-shared = Shared wins
simulate-points = Points per round
simulate-endings = How rounds ended
simulate-rounds = Rounds per game
simulate-steps = Steps per game
simulate-games-per-s = Games per second
simulate-steps-per-s = Steps per second
simulate-records = { $count ->
    [one] One game record written to { $folder }
   *[other] { $count } game records written to { $folder }
}
short-stop = stop
short-last-chance-won = last chance won
short-last-chance-lost = last chance lost
short-void = void
short-mermaids = four mermaids

# At the table in the terminal.
play-welcome = Welcome to { $game }!
play-setting = { $edition } edition · target { $target } points
play-keys = Type the number of your choice. Also: p explains your points, ? explains the rules, q leaves.
play-your-hand = Your hand:
play-your-points = Your cards are worth:
play-drawn = You drew:
play-last-chance = Last chance! { $caller } has called; this is your final turn.
play-choose = Your choice:
play-not-a-choice = Please type a number from 1 to { $most }, or p, ? or q.
play-enter = Press Enter for the next round.
play-winners = { $count ->
    [one] The winner: { $winners }.
   *[other] A shared win: { $winners }.
}
play-rules =
    Take a card: two from the deck (keep one, put the other on a pile), or the top of a pile.
    Then lay pairs if you like. Crabs: take any card from a pile. Boats: another turn. Fish: the top card of the deck. Swimmer and shark: steal a card.
    With 7 points or more you may end the round: STOP scores at once; LAST CHANCE bets that nobody beats you in one final turn.
    Shells 0 2 4 6 8 10, octopuses 0 3 6 9 12, penguins 1 3 5, sailors 0 5. Pairs 1 each.
    Lighthouse 1 per boat, shoal 1 per fish, colony 2 per penguin, captain 3 per sailor. A mermaid pays 1 for each card of your commonest colour; four win the game.

# What many games between bots say to players.
cli-simulate-about = With --bots or --plot bots play, and what players ask is answered: how often LAST CHANCE wins, whether to stop or to wait, what cards are worth, whether it helps to begin. For stop or wait the games of Sea Salt & Paper are played a second time, with coins that decide.
cli-simulate-bots = Let these bots play, as in the arena, and answer what players ask; one name takes all seats.
survey-title = { $games ->
    [one] One game of { $game } between bots ({ $bots })
   *[other] { $games } games of { $game } between bots ({ $bots })
}
survey-interrupted = Interrupted: what follows rests on { $games } of { $planned } games, and on coins only as far as they were tossed.
survey-decisions = Decisions per game
survey-about = Each figure has its 95 % interval. Where a coin or the deal decided, a difference is caused by it; elsewhere things may merely go together. Bots are not people.
answer-cases = Cases
answer-figure = Figure
answer-interval = { $least } to { $most }
answer-last-chance = How often LAST CHANCE was won
answer-last-chance-own = LAST CHANCE won, by the caller’s points
answer-last-chance-laid = LAST CHANCE won, by the most points that another player had laid
answer-last-chance-deck = LAST CHANCE won, by cards left in the deck
answer-stop-or-wait = Stop or wait? Points gained more than the best of the others, by own points, where a coin decided
answer-stop-or-wait-gap = Points by which one choice beat another, by own points, where a coin decided
answer-dared = LAST CHANCE won where a coin had asked for it, by own points
answer-worth-kind = Points that players with such a card gained more than those without (they go together; no proof of a cause)
answer-worth-pair = Points that players with such a pair gained more than those without (they go together)
answer-worth-mermaids = Points that players with so many mermaids gained more than those with none (they go together)
answer-endings = How rounds ended
answer-starting-game = How often the player won who began the game
answer-starting-round = Points that whoever began the round gained more than the others
answer-turns = Turns in a round
answer-turns-spread = How many turns rounds took
answer-dealt-number = Penalty points more after being dealt such a number
answer-dealt-effect = Penalty points more after being dealt such an effect
answer-kept = Rounds won after the first, by cards kept before
answer-column-wait = wait
answer-column-stop = STOP
answer-column-last-chance = LAST CHANCE
answer-column-stop-wait = STOP over waiting
answer-column-last-chance-wait = LAST CHANCE over waiting
answer-column-last-chance-stop = LAST CHANCE over STOP
answer-row-all = all
answer-row-starter = who began
answer-row-first = first rounds
answer-row-every = all rounds
answer-pair-crabs = two crabs
answer-pair-boats = two boats
answer-pair-fish = two fish
answer-pair-swimmer-shark = swimmer and shark
plot-wins = Games won by each bot, with 95 % intervals
plot-equal = equal share
