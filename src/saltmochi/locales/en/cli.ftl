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

cli-problem-option = There’s no option called “{ $option }”.
cli-problem-game-option = “{ $game }” has no option “{ $option }”.
cli-problem-command = There’s no command called “{ $name }”.
cli-problem-missing = “{ $name }” is missing.
cli-problem-extra = “{ $name }” isn’t expected here.
cli-problem-value = “{ $name }” needs a value.
cli-problem-number = Choose a whole number from { $least } to { $most }, not “{ $value }”.
cli-problem-choice = Choose one of { $choices }, not “{ $value }”.
cli-problem-other = Check this command: something in it doesn’t fit.
cli-problem-hint = { $problem } Help: { $command }
cli-problem-file = Can’t read “{ $path }”: { $reason }.
cli-problem-folder = Can’t write to “{ $path }”: { $reason }.
cli-problem-output = Can’t write the output: { $reason }.
cli-problem-opponents = Choose 1 to { $most } opponents, not { $opponents }.
cli-reason-missing = there’s no such file or folder
cli-reason-folder = it’s a folder
cli-reason-permission = permission denied
cli-reason-text = it isn’t a text file
cli-reason-large = it’s too large
cli-reason-other = the system refused
cli-problem-cards-and-jsonl = Use either cards or --jsonl, not both.
cli-problem-no-cards = Name at least one card.
cli-problem-score-game = The cards of “{ $game }” can’t be scored here.
cli-interrupted = Interrupted.
cli-goodbye = Goodbye!

cli-language = Language of all messages: { $languages }. By default, your system’s language.
cli-game = The game: { $games }.
cli-edition = Edition of Sea Salt & Paper to play by. By default, it follows your language.
cli-players = Number of players.
cli-target = Points that end the game, if not the number in the rules.
# $expansions are the words that the option takes.
cli-option-expansions = Expansions of Sea Salt & Paper to play with, separated by commas.
cli-option-double-points = House rule for Sea Salt & Paper: double the usual targets, to 80, 70 or 60 points.
cli-seed = Number that fixes all random choices: the same seed gives the same games.

cli-score-help = Count the points of some cards and show why.
cli-score-about = Write cards as kind/colour, for example crab/dark_blue. The kind is enough if it comes in only one colour.
cli-score-cards = Cards in hand.
cli-score-laid = Cards you’ve played; they count just like those in hand. With an expansion, quote each pair or trio: "fish/black fish/green".
cli-score-event = Event that counts for this player: the round’s event or one that the player holds. Use it twice for two events.
cli-score-jsonl = Read hands as lines of JSON from standard input and write points as lines of JSON.

cli-simulate-help = Play many random games very fast and show the results.
cli-simulate-games = Number of games.
cli-simulate-json = Write one JSON object instead of tables.
cli-simulate-records = Folder to save a record of every game.
cli-simulate-compiling = Compiling the rules (only the first time)
cli-simulate-playing = Playing

cli-arena-help = Let bots play each other and measure how strong they are.
cli-arena-about = You can play against the bots novice, casual, skilled and expert; random, greedy, thumb, sampler and search are for comparison. For bots that think, you can set the trials per decision, for example search:20000. With fewer bots than players, the last one fills the empty seats; with more, they take turns. Seats rotate. The bots skilled and expert have a time limit per decision, so their games can’t be repeated exactly; those of search:20000 can.
cli-arena-bots = The bots, separated by commas.
cli-arena-plot = File for a picture of the results, ending in .svg or .png.
cli-arena-on = Where to play: on the cores of this machine or on a Ray cluster.
cli-problem-bots = Name 1 to { $most } different bots, separated by commas.
cli-problem-plot = The name of a picture must end in .svg or .png, not “{ $path }”.
arena-title = { $games ->
    [one] 1 game of { $game } between bots
   *[other] { $games } games of { $game } between bots
}
arena-interrupted = { $planned ->
    [one] Interrupted: { $games } of 1 game finished.
   *[other] Interrupted: { $games } of { $planned } games finished.
}
arena-bot = Bot
arena-games = Games
arena-interval = 95% interval
arena-rating = Rating
arena-about = A game counts once for every seat a bot had. Among equals, each bot would win { $share }.
arena-about-rating = Rating: openskill, starting at 25.
arena-about-timed = Bots with a time limit think as long as they do against people, so these games can’t be repeated exactly.
arena-no-rating = Ratings need openskill. Install it with: { $command }

cli-replay-help = Show a recorded game move by move and check it.
cli-replay-file = The game record.
cli-replay-checked = { $moves ->
    [one] 1 move checked: the record is valid.
   *[other] All { $moves } moves checked: the record is valid.
}

cli-editions-help = Compare the printed editions side by side.
cli-editions-expansions = Also compare how the editions play these expansions, separated by commas.
cli-editions-title = How the editions of Sea Salt & Paper differ
# With expansions (§18).
edition-x1 = { event-angelfish }: when the piles are compared
edition-x1-at-turn-end = at the end of the turn
edition-x1-after-takes = each time cards are taken
edition-x2 = Starfish in hand with a pair
edition-x2-all = score 2
edition-x3 = { event-water-rodeo }: two swimmers or two sharks in hand
edition-x3-all = pair up
edition-x4 = Extra turn after a jellyfish
edition-x4-all = an ordinary turn
edition-x5 = { event-dance-of-the-mermaids }: mermaids that win
edition-x5-all = three or more
edition-x6 = Choice between two events
edition-x6-all = after the next event is turned up
cli-yes = yes

cli-play-help = Play in the terminal against 1 to 5 opponents.
cli-play-opponents = Number of opponents.
cli-play-level = How strong your opponents are: { $levels }.
play-preparing = Your opponents are getting ready (only the first time)
cli-play-record = File to save the game in, to replay it later.

cli-deck = For Happy Mochi: a file that says which of your cards have which effect.
cli-deck-help = Write down and check which cards in your box have which effect.
cli-deck-about = The effects of Happy Mochi are printed only on the cards, so the built-in deck is ours. Print it to a file, enter what your cards show, and check the file.
cli-deck-game = The game with a deck to edit: happy-mochi.
cli-deck-check = Check the deck in this file.
cli-deck-print = Print the built-in deck as a file to edit.
cli-deck-sound = { $path } is a valid deck: { $effects }.
cli-problem-deck-what = Use either --check FILE or --print.
cli-problem-deck-game = “{ $game }” has no deck to choose.

simulate-title = { $games ->
    [one] 1 random game of { $game }
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
    [one] 1 game record saved to { $folder }
   *[other] { $count } game records saved to { $folder }
}
short-stop = stop
short-last-chance-won = last chance won
short-last-chance-lost = last chance lost
short-void = void
short-mermaids = four mermaids

# At the table in the terminal.
play-welcome = Welcome to { $game }!
play-setting = { $target ->
    [one] { $edition } edition · target 1 point
   *[other] { $edition } edition · target { $target } points
}
play-keys = Type the number of your choice. You can also type p for your points, ? for the rules, or q to quit.
play-your-hand = Your hand:
play-your-points = Your cards are worth:
play-drawn = You drew:
play-last-chance = { $caller } called { $chance }. This is your final turn!
play-choose = Your choice:
play-not-a-choice = Type a number from 1 to { $most }, or p, ? or q.
play-enter = Press Enter for the next round.
# $stop and $chance are the calls of the edition; $mermaids says how four mermaids win there: laid, held or laid-or-shown.
play-rules =
    Take a card: two from the deck (keep one, put the other on a pile), or the top card of a pile.
    Then play pairs if you like. Crabs: take any card from a pile. Boats: take another turn. Fish: draw a card. Swimmer and shark: steal a card.
    With 7 points or more you can end the round. { $stop }: everyone scores now. { $chance }: everyone else gets one final turn, and you bet that nobody beats your points.
    Shells 0 2 4 6 8 10, octopuses 0 3 6 9 12, penguins 1 3 5, sailors 0 5. Pairs 1 each.
    Lighthouse 1 per boat, shoal 1 per fish, colony 2 per penguin, captain 3 per sailor. Your first mermaid scores 1 for each card of the colour you have most of, the second for your next colour, and so on.
    { $mermaids ->
        [laid] Play all four mermaids and you win the game.
        [held] Hold all four mermaids and you win the game.
       *[laid-or-shown] Collect all four mermaids and you win the game.
    }

# Added to play-rules at a table with the expansion.
play-rules-extra-salt =
    Extra Salt. Crab and lobster: look at the top five cards of the deck and keep one. Swimmer and jellyfish: the others only draw a card on their next turn.
    Add a starfish to a pair you play: together they score 3, but the pair has no effect. In hand, a starfish with a pair of its own adds 2.
    The seahorse counts as one more of a collector you have. Cast of crabs 1 per crab.
play-rules-extra-pepper =
    Extra Pepper. Each round has an event that works for everyone.
    After the round, an event with a cup + goes to the leader, and one with a cup − to the player in last place. If there’s a tie, it’s discarded.
    An event you hold works only for you, as long as you stay first or last.

# What many games between bots say to players.
cli-simulate-about = With --bots or --plot, bots play and the results answer questions players ask: how often LAST CHANCE wins, whether to stop or wait, what cards are worth, whether going first helps. For “stop or wait”, games of Sea Salt & Paper are played a second time, with coin tosses making that decision.
cli-simulate-bots = Let these bots play, as in the arena, and answer players’ questions; a single bot takes all seats.
survey-title = { $games ->
    [one] 1 game of { $game } between bots ({ $bots })
   *[other] { $games } games of { $game } between bots ({ $bots })
}
survey-interrupted = { $planned ->
    [one] Interrupted: these results come from { $games } of 1 game and from the coins tossed so far.
   *[other] Interrupted: these results come from { $games } of { $planned } games and from the coins tossed so far.
}
survey-decisions = Decisions per game
survey-about = Each figure has a 95% interval. Where a coin or the deal decided, it caused the difference; elsewhere it’s only a correlation. And bots aren’t people.
answer-cases = Cases
answer-figure = Figure
answer-interval = { $least } to { $most }
answer-last-chance = How often LAST CHANCE was won
answer-last-chance-own = LAST CHANCE won, by the caller’s points
answer-last-chance-laid = LAST CHANCE won, by the most points another player had on the table
answer-last-chance-deck = LAST CHANCE won, by cards left in the deck
answer-stop-or-wait = Stop or wait? Points gained over the best opponent, by your own points (a coin decided)
answer-stop-or-wait-gap = How many points better one choice was than another, by your own points (a coin decided)
answer-dared = LAST CHANCE won when a coin chose it, by the caller’s points
answer-worth-kind = Extra points for players who held the card (correlation, not cause)
answer-worth-pair = Extra points for players who had the pair (correlation, not cause)
answer-worth-mermaids = Extra points by number of mermaids, compared with none (correlation, not cause)
answer-endings = How rounds ended
answer-starting-game = How often the first player won the game
answer-starting-round = Extra points for the player who started the round
answer-turns = Turns per round
answer-turns-spread = Rounds by number of turns
answer-dealt-number = Extra penalty points after being dealt the number
answer-dealt-effect = Extra penalty points after being dealt the effect
answer-kept = Rounds won from the second on, by number of Kept cards
answer-column-wait = wait
answer-column-stop = STOP
answer-column-last-chance = LAST CHANCE
answer-column-stop-wait = STOP vs waiting
answer-column-last-chance-wait = LAST CHANCE vs waiting
answer-column-last-chance-stop = LAST CHANCE vs STOP
answer-row-all = all
answer-row-starter = first player
answer-row-first = first rounds
answer-row-every = all rounds
answer-pair-crabs = two crabs
answer-pair-boats = two boats
answer-pair-fish = two fish
answer-pair-swimmer-shark = swimmer and shark
plot-wins = Games won by each bot, with 95% intervals
plot-equal = equal share
