# The commands for those who run a server, and what they say.

cli-admin-help = Gestisce un server di tavoli in funzione.
cli-admin-about = Questi comandi raggiungono un server su questo computer attraverso un file che solo il suo utente può aprire (un socket Unix). Non mostrano né carte né segreti.
cli-admin-tables = Mostra i tavoli in memoria.
cli-admin-connections = Mostra chi è in linea, per indirizzo.
cli-admin-close = Chiude un tavolo per sempre. Chi è al tavolo viene avvisato; le partite finite si possono ancora scaricare.
cli-admin-mute = Disattiva la chat per un posto o per tutto il tavolo.
cli-admin-unmute = Riattiva la chat per un posto o per tutto il tavolo.
cli-admin-bans = Mostra gli indirizzi bloccati.
cli-admin-ban = Blocca un indirizzo o una rete, anche dopo un riavvio. Le sue connessioni vengono chiuse.
cli-admin-unban = Toglie un blocco.
cli-admin-code = Codice del tavolo.
cli-admin-seat = Posto, contato da 1. Se manca, tutto il tavolo.
cli-admin-network = Indirizzo o rete, per esempio 192.0.2.7 o 2001:db8::/48. Un indirizzo IPv6 vale per la sua rete /64.
cli-admin-hours = Ore dopo le quali il blocco finisce da solo. Se manca, resta finché non lo togli.
cli-admin-json = Scrive JSON al posto di una tabella.
cli-admin-database = Database del server, come in saltmochi serve.
cli-serve-admin-socket = Socket Unix per saltmochi admin. Se non lo indichi, accanto al file SQLite; con PostgreSQL, nessuno.

admin-column-code = Tavolo
admin-column-game = Gioco
admin-column-players = Al tavolo
admin-column-connections = Connessioni
admin-column-age = Aperto da
admin-column-moves = Mosse
admin-column-chat = Chat
admin-column-address = Indirizzo
admin-column-tables = Tavoli
admin-column-network = Rete
admin-column-until = Finisce
admin-yes = sì
admin-no = no
admin-for-ever = quando lo togli
admin-none-tables = Per ora nessun tavolo è in memoria.
admin-none-connections = Per ora non c’è nessuno in linea.
admin-none-bans = Nessun indirizzo è bloccato.
admin-done-close = Il tavolo è chiuso.
admin-done-mute = La chat è disattivata.
admin-done-unmute = La chat è attiva.

admin-problem-no-server = Nessun server risponde a «{ $path }». Avvialo, oppure indica gli stessi --database o --admin-socket del server.
admin-problem-permission = Non puoi usare «{ $path }». Esegui il comando come l’utente che ha avviato il server.
admin-problem-no-socket = Questo server non ha un socket di gestione. Con PostgreSQL avvia ogni server con un suo --admin-socket e indicalo anche qui.
serve-problem-admin = Impossibile usare «{ $path }» come socket di gestione: forse lo usa già un altro server. Scegline un altro con --admin-socket.
refused-network = «{ $network }» non è un indirizzo né una rete. Esempi: 192.0.2.7 o 2001:db8::/48.
refused-no-ban = «{ $network }» non è tra gli indirizzi bloccati. Li mostra saltmochi admin bans.
