# The browser client: all pages.

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
web-free-seat = free
web-to-target = { $target ->
    [one] to 1 point
   *[other] to { $target } points
}
web-you-are-away = A bot is playing for you.
