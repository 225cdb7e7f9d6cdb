# The browser client: pages and tables.

web-loading = One moment…
web-load-failed = This page didn’t load.
web-reload = Try again
web-no-server = Can’t reach the server. Are you online?
web-reconnecting = Connection lost. Reconnecting…
web-home = Home
web-close = Close
web-settings = Settings
web-language = Language
web-name = Your name
web-guest = Guest
web-theme = Theme
web-theme-auto = Match device
web-theme-light = Light
web-theme-dark = Dark
web-palette = Colours
web-palette-standard = Standard
web-palette-red-green = Red-green colour blindness
web-palette-blue-yellow = Blue-yellow colour blindness
web-speed = Animation speed
web-speed-slow = Slow
web-speed-normal = Normal
web-speed-fast = Fast
web-sound = Sounds
web-play-title = Sit down and play
web-game = Game
web-edition = Edition
web-opponents = Opponents
web-level = Bot level
web-level-novice = Novice
web-level-casual = Casual
web-level-skilled = Skilled
web-level-expert = Expert
web-play-now = Play now
web-setting-table = Setting the table…
web-friends = Play with friends
web-open-table = Open a table
web-code = Table code
web-join = Join
web-tables = Open tables
web-tables-none = No open tables right now. Open one!
web-tables-unknown = Open tables appear here when you’re online.
web-free-seats = { $count ->
    [one] 1 free seat
   *[other] { $count } free seats
}
web-watch = watch
web-nobody = nobody yet
web-more = More
web-learn = Learn the games
web-score = Score sheet
web-my-games = { $count ->
    [0] My games
   *[other] My games ({ $count })
}
web-rules = Rules
web-unofficial = Saltmochi is an independent, unofficial project. The names of the games belong to their publishers.
# What browsers and search engines say about this page, and the shortcuts of the installed app. $games are all games.
web-description = Play, learn and study { $games } by the rules of your own edition, right in the browser.
web-shortcut-score = { $game }: score sheet
web-seats = Seats
web-bots-among = Seats for bots
web-target = Target points
web-clock = Time per move
web-clock-none = No limit
web-clock-seconds = { $count ->
    [one] 1 second
   *[other] { $count } seconds
}
web-stand-in = A bot plays for anyone who leaves, until they’re back
web-chat = People can chat
web-open-memory = Memory help: show cards already seen
web-listed = Show this table to everyone
web-invite = Invite your friends
web-copy-link = Copy link
web-copied = Copied
web-qr = The link as a QR code
web-who-plays = Who’s playing
web-free-seat = free
web-bot = Bot
web-disconnected = not connected
web-is-ready = ready
web-sit = Sit here
web-add-bot = Add a bot
web-remove-bot = Remove
web-ready = I’m ready
web-get-up = Leave seat
web-waiting-others = Waiting…
web-waiting-for = Not ready yet: { $names }
web-seats-missing = The game can start once every seat has a person or a bot.
web-turn-of = { $me ->
    [yes] Your turn
   *[no] { $who }’s turn
}
web-end-turn = End turn
web-not-yet = Not yet
web-your-turn = It’s your turn.
web-to-table = Back to table
# Shown on an empty pile, and in place of an empty deck.
web-pile-empty = empty
web-deck-empty = empty
web-deck = { $count ->
    [one] The deck: 1 card
   *[other] The deck: { $count } cards
}
web-others = The other players
web-your-cards = Your cards
web-score-of = { $target ->
    [one] { $score } of 1 point
   *[other] { $score } of { $target } points
}
web-to-target = { $target ->
    [one] to 1 point
   *[other] to { $target } points
}
web-seconds-left = { $count ->
    [one] 1 second left
   *[other] { $count } seconds left
}
web-take-back = Undo
web-hint = Hint
web-hint-says = The expert suggests:
web-hint-chance = { $chance } chance of winning
# $count actions are as good as each other; they are marked on the table. $action and $chance are the best of the rest.
web-hint-equal = { $count ->
    [one] 1 choice is best. It’s marked.
   *[other] { $count } choices are equally good. They’re marked.
}
web-hint-any = All choices are equally good.
web-hint-next = Next best: { $action } ({ $chance })
web-reference = The game at a glance
web-log-chat = Log and chat
web-log = Game log
web-log-empty = Nothing has happened yet.
web-say = Say something
web-send = Send
web-watchers = { $count ->
    [one] 1 person watching
   *[other] { $count } people watching
}
web-looking-on = You’re watching
log-took-back = { who-has } took back a move.
log-away = { $me ->
    [yes] You’re away.
   *[no] { $who } is away.
}
log-back = { $me ->
    [yes] You’re back.
   *[no] { $who } is back.
}
web-you-are-away = A bot is playing for you.
web-come-back = I’m back
web-game-over = The game is over
web-round-over = Round { $round } is over
web-next-round = Next round
web-rematch = Play again
web-replay = Watch replay
web-record = Download game
web-record-of-game = Download game { $number }: { $names }
web-look-at-table = View table
web-not-paid = doesn’t count
web-hand-not-shown = This hand wasn’t shown.
web-value-plus = Value card: plus, go higher
web-value-minus = Value card: minus, go lower
