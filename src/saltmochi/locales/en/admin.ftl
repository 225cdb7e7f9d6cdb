# The commands for those who run a server, and what they say.

cli-admin-help = Look after a running table server.
cli-admin-about = These commands reach a server on this machine through a file that only its user may open (a Unix socket). They show no cards and no secrets.
cli-admin-tables = Show the tables in memory.
cli-admin-connections = Show who is connected, by address.
cli-admin-close = Close a table for good. The people there are told; their finished games can still be downloaded.
cli-admin-mute = Turn off chat for a seat or a whole table.
cli-admin-unmute = Turn chat on again for a seat or a whole table.
cli-admin-bans = Show the banned addresses.
cli-admin-ban = Ban an address or a network, even after a restart. Its connections are closed.
cli-admin-unban = Lift a ban.
cli-admin-code = Code of the table.
cli-admin-seat = Seat, counted from 1. Without it, the whole table.
cli-admin-network = Address or network, such as 192.0.2.7 or 2001:db8::/48. An IPv6 address stands for its /64 network.
cli-admin-hours = Hours until the ban ends by itself. Without it, the ban stays until you lift it.
cli-admin-json = Write JSON instead of a table.
cli-admin-database = Database of the server, as in saltmochi serve.
cli-serve-admin-socket = Unix socket for saltmochi admin. By default, beside a SQLite file; with PostgreSQL, none.

admin-column-code = Table
admin-column-game = Game
admin-column-players = Players
admin-column-connections = Connections
admin-column-age = Open for
admin-column-moves = Moves
admin-column-chat = Chat
admin-column-address = Address
admin-column-tables = Tables
admin-column-network = Network
admin-column-until = Ends
admin-yes = on
admin-no = off
admin-for-ever = when you lift it
admin-none-tables = No tables are in memory right now.
admin-none-connections = Nobody is connected right now.
admin-none-bans = Nobody is banned.
admin-done-close = The table is closed.
admin-done-mute = Chat is off.
admin-done-unmute = Chat is on.

admin-problem-no-server = No server answers at “{ $path }”. Start it, or use the same --database or --admin-socket as the server.
admin-problem-permission = You may not use “{ $path }”. Run this command as the user that runs the server.
admin-problem-no-socket = This server has no admin socket. With PostgreSQL, start each server with its own --admin-socket and name it here.
serve-problem-admin = “{ $path }” can’t be used as the admin socket: another server may be using it. Choose another --admin-socket.
refused-network = “{ $network }” isn’t an address or a network. Examples: 192.0.2.7 or 2001:db8::/48.
refused-no-ban = “{ $network }” isn’t banned. saltmochi admin bans shows who is.
