# What went wrong, and how to put it right.

problem-players = { $players } players are too few or too many: choose { $least } to { $most }.
problem-edition = There is no edition called “{ $edition }”: choose one of { $editions }.
problem-target = A target of { $target } points makes no sense: choose 1 to 1000.
problem-option = There is no option called “{ $option }”. The options are { $options }.
problem-option-value = An option has a value that does not fit: { $reason }.
problem-game = There is no game called “{ $game }”: choose one of { $games }.
problem-view = What this seat is said to have seen contradicts itself.
problem-kind = There is no kind of card called “{ $kind }”. Choose one of { $kinds }.
problem-colour = There is no “{ $kind }” in “{ $colour }”: it exists in { $colours }.
problem-colour-missing = “{ $kind }” needs a colour: it exists in { $colours }.
problem-copies = { $count } × { $card } is more than the box has: { $most }.
problem-action = “{ $action }” is not a move.
problem-bot = There is no bot called “{ $bot }”: choose one of { $bots }.
problem-bot-trials = “{ $bot }” makes no sense: a bot that thinks makes 1 to { $most } trials, for example search:5000.
problem-ray = Ray is not installed: { $command }
problem-plots = Matplotlib, which draws pictures, is not installed: { $command }

record-line = Line { $line }: { $reason }
record-too-long = This file is too long to be a game record.
record-first-line = Line { $line }: a game record starts with “{ $expected }”.
record-header = Line { $line }: “{ $text }” is not a header; a header looks like “players: 2”.
record-header-missing = Line { $line }: the header “{ $header }” is missing.
record-header-twice = Line { $line }: the header “{ $header }” stands here for the second time.
record-header-unknown = Line { $line }: there is no header “{ $header }”.
record-number = Line { $line }: “{ $header }” needs a whole number, not “{ $text }”.
record-version = Line { $line }: the game was played by version { $written } of the rules; this program plays version { $ours }.
record-result = Line { $line }: the result says “{ $written }”, but the moves end with “{ $played }”.
record-move = Line { $line }: “{ $text }” is not a move; a move looks like “1: draw”.
record-after-end = Line { $line }: the game is over before “{ $text }”.
record-actor = Line { $line }: it is not the turn of “{ $written }” but of “{ $expected }”.
record-illegal = Line { $line }: “{ $move }” is not allowed here.
record-hash = Line { $line }: “{ $header }” is 64 digits and letters from a to f.
record-name = “{ $name }” cannot be a name: a name has 1 to { $most } letters that can be printed.

verify-nothing = This record has no “deal” and “secret”: the game was not dealt by a secret, or it is not over.
verify-promise = The secret is not the one that was promised before the game: their hashes differ.
verify-choice = The dealer’s choice { $number } was “{ $written }”, but the secret says “{ $due }”.

position-line = “{ $text }” is not a line of a position, or it stands there twice.
position-number = “{ $name }” needs a whole number, not “{ $text }”.
position-phase = A position cannot be in the phase “{ $phase }”: choose one of { $phases }.
position-seat = There are 2 to 4 players, and the player in turn and the caller are among them (here: { $players } players).
position-scores = A position has at most one score for each player, none at the target yet, and fewer than ten void rounds.
position-places = Every hand has a player, a pile has at most 33 cards, and there are two drawn cards when one is to be put back, else none.

jsonl-long = this line is too long.
jsonl-json = this is not JSON.
jsonl-keys = an object with "hand" and, if you like, "laid" is expected.
jsonl-names = "hand" and "laid" are lists of card names.
