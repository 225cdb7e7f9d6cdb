# The table server: its commands, and what it says to those who ask for something that cannot be done.

cli-serve-help = Run a table server: play together in the browser.
cli-serve-about = Every setting can also be given by the environment (SALTMOCHI_PORT=8080) or in a TOML file (port = 8080). Flags come first, then the environment, then the file.
cli-serve-config = TOML file with settings.
cli-serve-open = Open the browser as soon as the server runs.
cli-serve-host = Address to listen at; 0.0.0.0 for everybody in the network.
cli-serve-port = Port to listen at.
cli-serve-database = Where the tables are kept: sqlite:///FILE or postgresql://USER@HOST/NAME. Without it, a file in your own folder.
cli-serve-origins = Other addresses whose pages may connect, separated by commas.
cli-serve-proxies = Addresses of proxies that are trusted to say who is behind them.
cli-serve-bot-seconds = How long every move of a bot takes.
cli-serve-bot-processes = How many processes think for the bots.
cli-serve-prepare-bots = Whether the strong bots get ready at the start: true or false.
cli-serve-away-seconds = When a connection is lost, how long until a bot plays.
cli-serve-pause-seconds = After a round, how long to wait for those who are not ready.
cli-serve-seat-seconds = Before a game, how long a seat is kept for somebody whose connection is lost.
cli-serve-sleep-seconds = How long until a table without connections is put away.
cli-serve-lease-seconds = How long until another process takes over the tables of one that is gone.
cli-serve-most-tables = Most tables in memory at once.
cli-serve-most-connections = Most connections at once.
cli-serve-connections-by-address = Most connections from one address.
cli-serve-tables-by-address = Most tables that one address may open in an hour.
cli-serve-requests-by-address = Requests in a second from one address, on average.
cli-serve-commands-by-connection = Messages in a second on one connection, on average.
cli-serve-most-message = Longest message from a client, in bytes.
cli-serve-outbox = Bytes that may wait for a slow client before it is dropped.
cli-serve-log-level = What is logged: debug, info, warning or error.
cli-serve-starting = The tables are being set …
cli-serve-ready = Saltmochi is open at { $address }
cli-serve-stop = Press Ctrl-C to close it. Every game is kept.
cli-serve-bye = Closed. Every game is kept.

serve-problem-setting = “{ $value }” makes no sense for { $setting }.
serve-problem-unknown = There is no setting called “{ $setting }”.
serve-problem-file = “{ $path }” cannot be read as a TOML file.
serve-problem-port = { $address } cannot be used: perhaps another program listens there. Choose another --port.
serve-problem-database = The database “{ $kind }” cannot be used. Its address is sqlite:///FILE or postgresql://USER@HOST/NAME; check that it can be reached. For PostgreSQL: pip install "saltmochi[postgresql]".
serve-problem-in-use = Another server uses “{ $path }” already. Several servers can share a PostgreSQL database.
serve-problem-upgrade = Another server that uses this database still runs an older version. Stop all servers, wait a few seconds, then start this one: it migrates the database.
serve-page-running = The table server runs, but its pages were not built.
serve-page-terminal = In the terminal you can play with

cli-verify-help = Check that the cards of a recorded game were dealt as promised.
cli-verify-about = Before an online game the server tells the hash of a secret, after it the secret itself. All cards follow from it: this command works them out again.
cli-verify-sound = { $count ->
    [one] One choice of the dealer, checked: the deal was as promised.
   *[other] { $count } choices of the dealer, all checked: the deal was as promised.
}

refused-request = { $reason }
refused-message = This message cannot be understood.
refused-nonsense = Too many messages that cannot be understood.
refused-hello = The first message must say hello and name a table.
refused-version = This page is out of date: the server speaks version { $ours } of the protocol. Reload it.
refused-token = This seat is not yours any longer. You can look on or take a free seat.
refused-origin = Pages of other sites cannot play here.
refused-too-often = That was too fast. Wait a moment.
refused-too-long = That is too long: at most { $most } bytes.
refused-full = There is no room for more just now. Try again later.
refused-storage = That could not be saved, so it was not done. Try again.
refused-busy = Too much is going on at this table. Try again.
refused-failed = Something went wrong here. Nothing is lost: try again.
refused-shutdown = The server is being restarted. Your game is kept; you will be connected again.
refused-no-page = There is nothing at this address.
refused-no-method = That cannot be done at this address.
refused-no-table = There is no such table.
refused-other-rules = This table was played by rules that this server does not know, so it cannot go on here. The records of its games can still be downloaded.
refused-damaged = The log of this table is damaged, so it cannot be opened. All other tables are fine.
refused-no-game = There is no such game at this table.
refused-running = This game is still going on: its record can be had when it is over.
refused-bots = Name a bot or nobody for each of { $players } seats. Bots: { $levels }.
refused-no-people = Leave at least one seat for a person.
refused-seconds = Give { $least } to { $most } seconds for each move, or none.
refused-clock-without-bot = With a clock somebody must play when it runs out: let a bot stand in.
refused-not-seated = You are looking on. Take a seat to play.
refused-seated-already = You have a seat already.
refused-seat-taken = Somebody was quicker: this seat is taken.
refused-no-such-seat = The table has { $seats } seats.
refused-name = { $reason }
refused-name-taken = Somebody at this table is called “{ $name }” already.
refused-level = There is no bot called “{ $level }”: choose one of { $levels }.
refused-playing = The game is going on.
refused-ready-already = You are ready already.
refused-not-away = You are not away.
refused-not-playing = No game is going on.
refused-not-your-turn = It is not your turn.
refused-stale = The table has changed in the meantime. Have a look.
refused-future = This move is for a table that is not there yet.
refused-not-a-move = “{ $action }” is not a move.
refused-not-allowed = “{ $action }” is not allowed now.
refused-take-back = This cannot be taken back: something new was shown, or the turn is over.
refused-empty = There is nothing to say in that.
refused-hint = Hints are for games against bots alone.
refused-hint-later = The expert is not ready yet. Ask again in a moment.
