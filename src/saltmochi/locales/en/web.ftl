# The browser client: pages and tables.

web-loading = One moment …
web-load-failed = This page could not be loaded.
web-reload = Load again
web-no-server = The server cannot be reached. Are you online?
web-reconnecting = Connection lost. Coming back …
web-home = To the start page
web-close = Close
web-settings = Settings
web-language = Language
web-name = Your name
web-guest = Guest
web-theme = Light or dark
web-theme-auto = As the device
web-theme-light = Light
web-theme-dark = Dark
web-palette = Colours
web-palette-standard = Usual
web-palette-red-green = For red-green blindness
web-palette-blue-yellow = For blue-yellow blindness
web-speed = How fast cards move
web-speed-slow = Slow
web-speed-normal = Normal
web-speed-fast = Fast
web-sound = Sounds
web-play-title = Sit down and play
web-game = Game
web-edition = Edition
web-opponents = Opponents
web-level = How good they are
web-level-novice = Novice
web-level-casual = Casual
web-level-skilled = Skilled
web-level-expert = Expert
web-play-now = Play now
web-setting-table = The table is being set …
web-friends = With friends
web-open-table = Open a table
web-code = Code of a table
web-join = Join
web-tables = Open tables
web-tables-none = No open table just now. Open one!
web-tables-unknown = The tables cannot be seen while you are offline.
web-free-seats = { $count ->
    [one] one free seat
   *[other] { $count } free seats
}
web-watch = look on
web-nobody = nobody yet
web-more = More
web-learn = Learn the games
web-score = Score my hand
web-my-games = { $count ->
    [0] My games
   *[other] My games ({ $count })
}
web-rules = Rules
web-unofficial = Saltmochi is an independent, unofficial implementation. The names of the games belong to their publishers.
web-seats = Seats
web-bots-among = Bots among them
web-target = Points to play to
web-clock = Time for each move
web-clock-none = No limit
web-clock-seconds = { $count ->
    [one] one second
   *[other] { $count } seconds
}
web-stand-in = A bot plays for whoever leaves, until they are back
web-open-memory = Show what one could remember
web-listed = Show the table to everybody
web-invite = Invite your friends
web-copy-link = Copy the link
web-copied = Copied
web-qr = The link as a QR code
web-who-plays = Who plays
web-free-seat = free
web-bot = Bot
web-bot-numbered = Bot { $number }
web-disconnected = not connected
web-is-ready = ready
web-sit = Sit here
web-add-bot = Add a bot
web-remove-bot = Remove
web-ready = I am ready
web-get-up = Get up
web-waiting-others = Waiting for the others …
web-waiting-for = Still missing: { $names }
web-seats-missing = The game can begin when every seat is taken, by people or bots.
web-turn-of = { $who }’s turn
web-end-turn = End turn
web-not-yet = Not yet
web-your-turn = It is your turn.
web-to-table = To the table
web-empty = empty
web-deck = { $count ->
    [one] The deck: one card
   *[other] The deck: { $count } cards
}
web-others = The other players
web-your-cards = Your cards
web-score-of = { $score } of { $target } points
web-to-target = to { $target } points
web-seconds-left = { $count ->
    [one] one second left
   *[other] { $count } seconds left
}
web-take-back = Take back
web-hint = Hint
web-hint-says = The expert would:
web-hint-chance = { $chance } chance to win
web-reference = The game at a glance
web-log-chat = What happened, and chat
web-log = What happened
web-log-empty = Nothing has happened yet.
web-say = Say something
web-send = Send
web-watchers = { $count ->
    [one] One person looks on
   *[other] { $count } people look on
}
web-looking-on = You are looking on
web-fair = Dealt fairly
web-fair-why = Before the game the server chose a secret and told its hash, the promise. All cards follow from the secret, whatever anybody plays.
web-fair-promise = Promise
web-fair-secret = Secret
web-fair-later = When the game is over, the secret is shown here.
web-fair-same = This is the promised secret.
web-fair-other = This is not the promised secret.
web-fair-verify = Every card can be checked with the record of the game:
web-fair-copy = Copy: { $what }
web-told-took-back = { $who }: move taken back.
web-told-away = { $who } is away.
web-told-away-you = You are away.
web-told-back = { $who } is back.
web-told-back-you = You are back.
web-you-are-away = A bot is playing for you.
web-come-back = Play again myself
web-game-over = The game is over
web-round-over = Round { $round } is over
web-next-round = Next round
web-rematch = Another game
web-replay = Watch again
web-record = Record
web-record-of-game = Record of game { $number }: { $names }
web-look-at-table = Look at the table
web-not-paid = not paid
web-hand-not-shown = This hand was not shown.
web-value-plus = Value card: plus, go higher
web-value-minus = Value card: minus, go lower
web-sea-middle = The deck and the two piles
web-sea-put = Now put { $card } on a pile.
web-sea-put-on = Put { $card } on { $pile }
web-sea-keep = Keep { $card }
web-sea-keep-this = Keep this
web-sea-kept = Kept
web-sea-partner = Choose the card to lay with it.
web-sea-lay = Lay { $card } in a pair
web-sea-nothing-to-lay = No pair to lay: end your turn.
web-sea-end-or-call = No pair to lay: end your turn, or the round.
web-sea-beneath = Beneath: { $cards }.
web-sea-beneath-some = Beneath, but someone has taken one or more of them: { $cards }.
web-sea-known = You know of: { $cards }.
web-sea-no-cards = No cards yet
web-sea-called = called
web-sea-points-why = { $count ->
    [one] Your cards: one point
   *[other] Your cards: { $count } points
}
