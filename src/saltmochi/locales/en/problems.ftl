# What went wrong, and how to put it right.

problem-players = Choose { $least } to { $most } players, not { $players }.
problem-edition = There’s no edition called “{ $edition }”. Choose one of { $editions }.
problem-target = Choose a target from 1 to 1000, not { $target }.
problem-expansion = There’s no expansion called “{ $expansion }”. Choose one of { $expansions }.
# $expansion is the name of the expansion.
problem-card-expansion = “{ $card }” comes with { $expansion }. Add that expansion.
problem-event = There’s no event called “{ $event }”. Choose one of { $events }.
problem-event-expansion = “{ $event }” comes with { $expansion }. Add that expansion.
problem-group = “{ $cards }” isn’t a pair or a trio, so it can’t be played together.
problem-option = There’s no option called “{ $option }”. The options are { $options }.
problem-option-value = One of the options needs a different value: { $reason }.
problem-no-expansions = This is only for games without expansions.
problem-game = There’s no game called “{ $game }”. Choose one of { $games }.
problem-view = What this seat has seen doesn’t add up.
problem-kind = There’s no kind of card called “{ $kind }”. Choose one of { $kinds }.
problem-colour = There’s no “{ $kind }” in “{ $colour }”. It comes in { $colours }.
problem-colour-missing = “{ $kind }” needs a colour. It comes in { $colours }.
problem-copies = You listed { $count } × { $card }, but the box has only { $most }.
problem-action = “{ $action }” isn’t a move.
problem-bot = There’s no bot called “{ $bot }”. Choose one of { $bots }.
problem-bot-trials = “{ $bot }”: only bots that make trials take a number, from 1 to { $most }, for example search:5000.
problem-ray = Ray isn’t installed. Install it with: { $command }
problem-plots = Pictures need Matplotlib. Install it with: { $command }

record-line = Line { $line }: { $reason }
record-too-long = This file is too long to be a game record.
record-first-line = Line { $line }: a game record starts with “{ $expected }”.
record-header = Line { $line }: “{ $text }” isn’t a header. A header looks like “players: 2”.
record-header-missing = Line { $line }: the header “{ $header }” is missing.
record-header-twice = Line { $line }: the header “{ $header }” appears a second time.
record-header-unknown = Line { $line }: there’s no header called “{ $header }”.
record-number = Line { $line }: “{ $header }” needs a whole number, not “{ $text }”.
record-version = Line { $line }: this game was played with version { $written } of the rules, but this program plays version { $ours }.
record-result = Line { $line }: the result says “{ $written }”, but the moves end with “{ $played }”.
record-move = Line { $line }: “{ $text }” isn’t a move. A move looks like “1: draw”.
record-after-end = Line { $line }: the game is already over before “{ $text }”.
record-actor = Line { $line }: it’s the turn of “{ $expected }”, not of “{ $written }”.
record-illegal = Line { $line }: “{ $move }” isn’t allowed here.
record-hash = Line { $line }: “{ $header }” needs 64 characters, each a digit or a letter from a to f.
record-mix = Line { $line }: “{ $header }” needs one or two numbers of 64 characters, each a digit or a letter from a to f.
record-name = “{ $name }” can’t be a name. Use 1 to { $most } visible characters.

verify-nothing = This record has no “deal” and “secret”: either the game wasn’t dealt from a secret, or it isn’t over yet.
verify-promise = The secret isn’t the one promised before the game: the hashes differ.
verify-seed = The number that seat { $seat } mixed in isn’t the one promised before the game: the hashes differ.
verify-choice = The dealer’s choice { $number } was “{ $written }”, but it should have been “{ $due }”.

position-line = “{ $text }” isn’t a line of a position, or it appears twice.
position-number = “{ $name }” needs a whole number, not “{ $text }”.
position-phase = A position can’t be in the phase “{ $phase }”. Choose one of { $phases }.
position-seat = A position needs 2 to 4 players, and both the player whose turn it is and the caller must be among them, but not the same person (here: { $players } players).
position-scores = A position has at most one score per player, all below the target, and fewer than ten void rounds.
position-places = Every hand needs a player, and a pile can have at most 33 cards. Two drawn cards are needed when one is to be put back, otherwise none.

jsonl-long = this line is too long.
jsonl-json = this isn’t JSON.
# $keys are words of JSON in quotation marks.
jsonl-keys = expected an object with "hand" and, if you like, { $keys }.
jsonl-names = "{ $key }" must be a list of names.
