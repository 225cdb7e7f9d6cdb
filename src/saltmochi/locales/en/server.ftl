# The table server: its commands, and what it says to those who ask for something that cannot be done.

cli-serve-help = Run a table server to play together in the browser.
cli-serve-about = You can also set everything in the environment (SALTMOCHI_PORT=8080) or in a TOML file (port = 8080). Flags override the environment, and the environment overrides the file.
cli-serve-config = TOML file with settings.
cli-serve-open = Open the browser as soon as the server is running.
cli-serve-host = Address to listen on; 0.0.0.0 lets everyone on the network join.
cli-serve-port = Port to listen on.
cli-serve-database = Where to store the tables: sqlite:///FILE or postgresql://USER@HOST/NAME. By default, a file in your user folder.
cli-serve-origins = Other addresses whose pages may connect, separated by commas.
cli-serve-hosts = Other names people use to reach this server, separated by commas.
cli-serve-proxies = Addresses of the proxies trusted to say who is behind them.
cli-serve-bot-seconds = How long each bot move takes, in seconds.
cli-serve-bot-processes = How many processes think for the bots.
cli-serve-prepare-bots = Whether the strong bots get ready when the server starts: true or false.
cli-serve-away-seconds = Seconds from a lost connection until a bot steps in.
cli-serve-pause-seconds = Seconds to wait after a round for players who aren’t ready.
cli-serve-seat-seconds = Seconds to hold a seat before a game for someone whose connection is lost.
cli-serve-sleep-seconds = Seconds until a table with no connections is put away.
cli-serve-lease-seconds = Seconds until another process takes over the tables of one that is gone.
cli-serve-most-tables = Maximum number of tables in memory.
cli-serve-most-connections = Maximum number of connections.
cli-serve-connections-by-address = Maximum number of connections from one address.
cli-serve-tables-by-address = Maximum number of tables opened from one address per hour.
cli-serve-requests-by-address = Requests per second from one address, on average.
cli-serve-commands-by-connection = Messages per second on one connection, on average.
cli-serve-most-message = Longest message from a client, in bytes.
cli-serve-outbox = Bytes that may wait for a slow client before it is disconnected.
cli-serve-log-level = What to log: debug, info, warning or error.
cli-serve-starting = Setting the tables…
cli-serve-ready = Saltmochi is open at { $address }
cli-serve-stop = Press Ctrl-C to close it. Every game is saved.
cli-serve-bye = Closed. Every game is saved.

serve-problem-setting = “{ $value }” doesn’t work for { $setting }. Try another value.
serve-problem-unknown = There’s no setting called “{ $setting }”.
serve-problem-file = “{ $path }” can’t be read as a TOML file.
serve-problem-port = { $address } isn’t available: another program may be using it. Choose another --port.
serve-problem-database = The database “{ $kind }” can’t be used. Its address looks like sqlite:///FILE or postgresql://USER@HOST/NAME; check that the server can reach it. For PostgreSQL: pip install "saltmochi[postgresql]".
serve-problem-in-use = Another server is already using “{ $path }”. To share a database between servers, use PostgreSQL.
serve-problem-upgrade = Another server on this database is still running an older version. Stop all servers, wait a few seconds, then start this one: it migrates the database.
serve-page-running = The table server is running, but its pages haven’t been built.
serve-page-terminal = You can play in the terminal with

cli-verify-help = Check that the cards of a recorded game were dealt as promised.
cli-verify-about = Before an online game, the server shows the hash of a secret; afterwards, the secret itself. The secret decides every card, so this command can deal them all again.
cli-verify-sound = { $count ->
    [one] 1 choice of the dealer checked: the deal was as promised.
   *[other] All { $count } choices of the dealer checked: the deal was as promised.
}

refused-request = { $reason }
refused-message = The server can’t read this message.
refused-nonsense = Too many messages the server couldn’t read.
refused-hello = The first message must be a hello that names a table.
refused-version = This page is out of date (the server speaks version { $ours } of the protocol). Reload it.
refused-token = This seat isn’t yours any more. You can watch or take a free seat.
refused-origin = Pages from other sites can’t play here.
refused-host = This server doesn’t answer to the name “{ $name }”. To allow it, start the server with --hosts { $name }
refused-too-often = That was a bit fast. Wait a moment.
refused-too-long = That’s too long: use at most { $most } bytes.
refused-full = There’s no more room right now. Try again later.
refused-storage = That couldn’t be saved, so nothing happened. Try again.
refused-busy = This table is very busy. Try again.
refused-failed = Something went wrong on our side. Nothing is lost: try again.
refused-shutdown = The server is restarting. Your game is saved, and you’ll be reconnected.
refused-no-page = There’s nothing at this address.
refused-no-method = That can’t be done at this address.
refused-no-table = There’s no table with this code or link.
refused-other-rules = This table was played with rules this server doesn’t know, so it can’t continue here. You can still download its games.
refused-damaged = This table’s log is damaged, so it can’t be opened. All other tables are fine.
refused-no-game = There’s no such game at this table.
refused-running = This game isn’t over yet. You can download it once it is.
refused-bots = For each of the { $players } seats, name a bot or nobody. Bots: { $levels }.
refused-no-people = Leave at least one seat for a person.
refused-seconds = Choose { $least } to { $most } seconds per move, or no limit.
refused-clock-without-bot = With a time limit, a bot has to play when time runs out: let a bot stand in.
refused-not-seated = You’re watching. Take a seat to play.
refused-seated-already = You already have a seat.
refused-seat-taken = Someone was quicker: this seat is taken.
refused-no-such-seat = This table has only { $seats } seats.
refused-name = { $reason }
refused-name-taken = Someone at this table is already called “{ $name }”. Choose another name.
refused-level = There’s no bot called “{ $level }”. Choose one of { $levels }.
refused-playing = That has to wait: the game is still on.
refused-ready-already = You’re already ready.
refused-not-away = You’re already in the game.
refused-not-playing = There’s no game on at the moment.
refused-not-your-turn = It isn’t your turn yet.
refused-stale = The table has changed in the meantime. Have another look.
refused-future = This page is out of step with the table. Reload it.
refused-not-a-move = “{ $action }” isn’t a move.
refused-not-allowed = “{ $action }” isn’t possible right now.
refused-take-back = You can’t undo this: something new was shown, or your turn is over.
refused-practice = You can go back further only when all your opponents are bots.
refused-empty = Type a message first.
refused-hint = Hints work only when all your opponents are bots.
refused-hint-later = The expert isn’t ready yet. Ask again in a moment.
