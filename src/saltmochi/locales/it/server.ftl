# The table server: its commands, and what it says to those who ask for something that cannot be done.

cli-serve-help = Avvia un server di tavoli: si gioca insieme nel browser.
cli-serve-about = Ogni impostazione si può dare anche con l’ambiente (SALTMOCHI_PORT=8080) o in un file TOML (port = 8080). Prima valgono le opzioni, poi l’ambiente, poi il file.
cli-serve-config = File TOML con le impostazioni.
cli-serve-open = Apre il browser appena il server è in funzione.
cli-serve-host = Indirizzo su cui ascoltare; 0.0.0.0 per chiunque sia nella rete.
cli-serve-port = Porta su cui ascoltare.
cli-serve-database = Dove si conservano i tavoli: sqlite:///FILE o postgresql://USER@HOST/NAME. Se non lo indichi, un file nella tua cartella.
cli-serve-origins = Altri indirizzi le cui pagine possono collegarsi, separati da virgole.
cli-serve-proxies = Indirizzi dei proxy di cui ci si fida quando dicono chi c’è dietro di loro.
cli-serve-bot-seconds = Quanto dura ogni mossa di un bot.
cli-serve-bot-processes = Quanti processi riflettono per i bot.
cli-serve-prepare-bots = Se i bot forti si preparano all’avvio: true o false.
cli-serve-away-seconds = Quando cade una connessione, dopo quanto gioca un bot.
cli-serve-pause-seconds = Dopo un round, quanto si aspetta chi non è ancora pronto.
cli-serve-seat-seconds = Prima di una partita, per quanto si tiene il posto a chi ha perso la connessione.
cli-serve-sleep-seconds = Dopo quanto si mette via un tavolo senza connessioni.
cli-serve-lease-seconds = Dopo quanto un altro processo prende i tavoli di uno che non c’è più.
cli-serve-most-tables = Massimo di tavoli in memoria nello stesso momento.
cli-serve-most-connections = Massimo di connessioni nello stesso momento.
cli-serve-connections-by-address = Massimo di connessioni da un solo indirizzo.
cli-serve-tables-by-address = Massimo di tavoli che un solo indirizzo può aprire in un’ora.
cli-serve-requests-by-address = Richieste al secondo da un solo indirizzo, in media.
cli-serve-commands-by-connection = Messaggi al secondo su una sola connessione, in media.
cli-serve-most-message = Lunghezza massima di un messaggio di un client, in byte.
cli-serve-outbox = Byte che possono aspettare un client lento prima che venga scollegato.
cli-serve-log-level = Che cosa finisce nel log: debug, info, warning o error.
cli-serve-starting = Si apparecchiano i tavoli …
cli-serve-ready = Saltmochi è aperto: { $address }
cli-serve-stop = Premi Ctrl-C per chiudere. Ogni partita resta salvata.
cli-serve-bye = Chiuso. Ogni partita è salvata.

serve-problem-setting = «{ $value }» non ha senso per { $setting }.
serve-problem-unknown = Nessuna impostazione si chiama «{ $setting }».
serve-problem-file = Non si può leggere «{ $path }» come file TOML.
serve-problem-port = Non si può usare { $address }: forse lì ascolta un altro programma. Scegli un’altra porta con --port.
serve-problem-database = Non si può usare il database «{ $kind }». Il suo indirizzo è sqlite:///FILE o postgresql://USER@HOST/NAME; controlla che si possa raggiungere. Per PostgreSQL: pip install "saltmochi[postgresql]".
serve-problem-in-use = Un altro server usa già «{ $path }». Più server possono condividere un database PostgreSQL.
serve-problem-upgrade = Un altro server che usa questo database esegue ancora una versione precedente. Ferma tutti i server, aspetta qualche secondo, poi avvia questo: migrerà il database.
serve-page-running = Il server di tavoli è in funzione, ma le sue pagine non sono state costruite.
serve-page-terminal = Nel terminale puoi giocare con

cli-verify-help = Controlla che le carte di una partita registrata siano state date come promesso.
cli-verify-about = Prima di una partita online il server dice l’impronta di un segreto, e alla fine il segreto stesso. Da lì vengono tutte le carte: questo comando le ricalcola.
cli-verify-sound = { $count ->
    [one] Una scelta del mazziere, controllata: le carte sono state date come promesso.
   *[other] { $count } scelte del mazziere, tutte controllate: le carte sono state date come promesso.
}

refused-request = { $reason }
refused-message = Questo messaggio non si capisce.
refused-nonsense = Troppi messaggi che non si capiscono.
refused-hello = Il primo messaggio deve salutare (hello) e indicare un tavolo.
refused-version = Questa pagina non è aggiornata: il server parla la versione { $ours } del protocollo. Ricaricala.
refused-token = Questo posto non è più tuo. Puoi guardare o prendere un posto libero.
refused-origin = Le pagine di altri siti non possono giocare qui.
refused-too-often = Un po’ troppo in fretta. Aspetta un momento.
refused-too-long = È troppo lungo: al massimo { $most } byte.
refused-full = Per ora non c’è più spazio. Riprova più tardi.
refused-storage = Non si è riusciti a salvare, quindi non è successo niente. Riprova.
refused-busy = A questo tavolo succedono troppe cose insieme. Riprova.
refused-failed = Qui qualcosa è andato storto. Niente è perduto: riprova.
refused-shutdown = Il server si riavvia. La tua partita resta salvata; la connessione tornerà da sola.
refused-no-page = A questo indirizzo non c’è niente.
refused-no-method = A questo indirizzo non si può fare.
refused-no-table = Questo tavolo non esiste.
refused-other-rules = Questo tavolo è stato giocato con regole che questo server non conosce, quindi qui non si può continuare. Le registrazioni delle partite si possono ancora scaricare.
refused-damaged = I dati di questo tavolo sono danneggiati, quindi non si può aprire. Tutti gli altri tavoli stanno bene.
refused-no-game = A questo tavolo questa partita non c’è.
refused-running = Questa partita è ancora in corso: potrai avere la registrazione quando sarà finita.
refused-bots = Indica un bot o nessuno per ognuno dei { $players } posti. I bot: { $levels }.
refused-no-people = Lascia almeno un posto a una persona.
refused-seconds = Dai da { $least } a { $most } secondi per ogni mossa, oppure nessun limite.
refused-clock-without-bot = Con l’orologio, qualcuno deve giocare quando il tempo finisce: lascia che subentri un bot.
refused-not-seated = Stai guardando. Prendi un posto per giocare.
refused-seated-already = Hai già un posto.
refused-seat-taken = Qualcuno ha fatto prima: questo posto è occupato.
refused-no-such-seat = Il tavolo ha { $seats } posti.
refused-name = { $reason }
refused-name-taken = A questo tavolo qualcuno si chiama già «{ $name }».
refused-level = Non c’è nessun bot che si chiama «{ $level }»: scegli fra { $levels }.
refused-playing = La partita è in corso.
refused-ready-already = Hai già detto che ci sei.
refused-not-away = Non risulti assente.
refused-not-playing = Nessuna partita è in corso.
refused-not-your-turn = Non è il tuo turno.
refused-stale = Nel frattempo il tavolo è cambiato. Dai un’occhiata.
refused-future = Questa mossa è per un tavolo che non c’è ancora.
refused-not-a-move = «{ $action }» non è una mossa.
refused-not-allowed = «{ $action }» ora non è permesso.
refused-take-back = Non si può tornare indietro: si è visto qualcosa di nuovo, oppure il turno è finito.
refused-empty = Qui non c’è niente da dire.
refused-hint = I suggerimenti sono per le partite contro soli bot.
refused-hint-later = L’esperto non è ancora pronto. Chiedi di nuovo fra un momento.
