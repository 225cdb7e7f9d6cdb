# The table server: its commands, and what it says to those who ask for something that cannot be done.
# In refused-… and serve-problem-… numbers arrive as text, so plural selectors would not work: word around them.

cli-serve-help = Avvia un server di tavoli: si gioca insieme nel browser.
cli-serve-about = Ogni impostazione si può dare anche con una variabile d’ambiente (SALTMOCHI_PORT=8080) o in un file TOML (port = 8080). Prima contano le opzioni, poi l’ambiente, poi il file.
cli-serve-config = File TOML con le impostazioni.
cli-serve-open = Apre il browser appena il server è in funzione.
cli-serve-host = Indirizzo su cui ascoltare; 0.0.0.0 per tutti quelli in rete.
cli-serve-port = Porta su cui ascoltare.
cli-serve-database = Dove salvare i tavoli: sqlite:///FILE o postgresql://USER@HOST/NAME. Se non lo indichi, in un file nella tua cartella.
cli-serve-origins = Altri indirizzi le cui pagine possono collegarsi, separati da virgole.
cli-serve-proxies = Indirizzi dei proxy fidati, a cui credere quando dicono chi c’è dietro di loro.
cli-serve-bot-seconds = Quanti secondi dura ogni mossa di un bot.
cli-serve-bot-processes = Quanti processi riflettono per i bot.
cli-serve-prepare-bots = Se i bot forti si preparano all’avvio: true o false.
cli-serve-away-seconds = Se cade una connessione, dopo quanti secondi gioca un bot.
cli-serve-pause-seconds = Dopo un round, quanti secondi si aspetta chi non ha ancora confermato.
cli-serve-seat-seconds = Prima di una partita, per quanti secondi si tiene il posto a chi ha perso la connessione.
cli-serve-sleep-seconds = Dopo quanti secondi si mette via un tavolo senza connessioni.
cli-serve-lease-seconds = Dopo quanti secondi un altro processo prende i tavoli di uno che non c’è più.
cli-serve-most-tables = Numero massimo di tavoli in memoria insieme.
cli-serve-most-connections = Numero massimo di connessioni insieme.
cli-serve-connections-by-address = Numero massimo di connessioni da un solo indirizzo.
cli-serve-tables-by-address = Numero massimo di tavoli che un solo indirizzo può aprire in un’ora.
cli-serve-requests-by-address = Richieste al secondo da un solo indirizzo, in media.
cli-serve-commands-by-connection = Messaggi al secondo su una sola connessione, in media.
cli-serve-events-by-game = Numero massimo di mosse e messaggi in una partita.
cli-serve-events-by-table = Numero massimo di mosse e messaggi a un tavolo.
cli-serve-commands-by-address = Comandi all’ora da un indirizzo, in media.
cli-serve-keep-days = Giorni dopo i quali un tavolo viene eliminato se nessuno ci torna; con 0 restano tutti.
cli-serve-most-message = Lunghezza massima di un messaggio di un client, in byte.
cli-serve-outbox = Byte che possono restare in attesa per un client lento prima di scollegarlo.
cli-serve-log-level = Che cosa finisce nel log: debug, info, warning o error.
cli-serve-starting = Si apparecchiano i tavoli…
cli-serve-ready = Saltmochi è aperto: { $address }
cli-serve-stop = Premi Ctrl-C per chiudere. Le partite restano salvate.
cli-serve-bye = Chiuso. Le partite sono salvate.

serve-problem-setting = «{ $value }» non va bene per { $setting }: prova un altro valore.
serve-problem-unknown = Nessuna impostazione si chiama «{ $setting }».
serve-problem-file = Impossibile leggere «{ $path }» come file TOML.
serve-problem-port = Impossibile usare { $address }: forse lì ascolta già un altro programma. Scegli un’altra porta con --port.
serve-problem-database = Impossibile usare il database «{ $kind }». L’indirizzo è sqlite:///FILE o postgresql://USER@HOST/NAME; controlla che sia raggiungibile. Per PostgreSQL: pip install "saltmochi[postgresql]".
serve-problem-in-use = Un altro server usa già «{ $path }». Più server possono condividere un database PostgreSQL.
serve-problem-upgrade = Un altro server che usa questo database ha ancora una versione precedente. Ferma tutti i server, aspetta qualche secondo, poi avvia questo: aggiornerà il database.
serve-problem-foreign = «{ $database }» non è un database di Saltmochi. Scegline un altro.
serve-problem-newer = «{ $database }» viene da una versione più recente di Saltmochi. Installa quella versione o scegli un altro database.
serve-problem-damaged = «{ $database }» è danneggiato. Ripristina un backup con «saltmochi restore FILE».
serve-problem-locked = Un altro programma ha bloccato «{ $database }». Chiudi quel programma e riprova.
serve-problem-linked = «{ $path }» ha un secondo nome (un hard link), ma un database deve averne uno solo. Togli l’altro nome o fai invece una copia.
serve-page-running = Il server di tavoli è in funzione, ma le sue pagine non sono state compilate.
serve-page-terminal = Nel terminale puoi giocare con

cli-verify-help = Controlla che le carte di una partita registrata siano state date come promesso.
cli-verify-about = Prima di una partita online il server mostra l’impronta di un segreto, e alla fine il segreto stesso. Tutte le carte dipendono da quel segreto: questo comando le ricalcola.
cli-verify-sound = { $count ->
    [one] 1 scelta del mazziere controllata: le carte sono state date come promesso.
   *[other] { $count } scelte del mazziere, tutte controllate: le carte sono state date come promesso.
}

refused-request = { $reason }
refused-message = Il server non riconosce questo messaggio.
refused-nonsense = Troppi messaggi che il server non riconosce.
refused-hello = Il primo messaggio deve essere «hello» e indicare un tavolo.
refused-version = Questa pagina non è aggiornata: il server usa la versione { $ours } del protocollo. Ricaricala.
refused-token = Questo posto non è più tuo. Puoi guardare o prendere un posto libero.
refused-origin = Da un altro sito non si può giocare qui.
refused-too-often = Un po’ troppo in fretta. Aspetta un momento.
refused-too-long = È troppo lungo: al massimo { $most } byte.
refused-full = Per ora è tutto pieno. Riprova più tardi.
refused-storage = Il salvataggio non è riuscito, quindi non è cambiato nulla. Riprova.
refused-busy = A questo tavolo c’è troppo movimento. Riprova.
refused-table-full = Questo tavolo ha raggiunto il massimo di mosse e messaggi. Apri un nuovo tavolo per continuare.
refused-failed = Qualcosa è andato storto, ma niente è perduto: riprova.
refused-shutdown = Il server si riavvia. La tua partita è salvata; la connessione tornerà da sola.
refused-no-page = A questo indirizzo non c’è niente.
refused-no-method = A questo indirizzo non si può fare.
refused-no-table = Nessun tavolo ha questo codice o link.
refused-other-rules = Questo tavolo segue regole che questo server non conosce, quindi qui non si può continuare. Puoi ancora scaricare le registrazioni delle partite.
refused-damaged = I dati di questo tavolo sono danneggiati, quindi non si può aprire. Gli altri tavoli sono a posto.
refused-no-game = A questo tavolo questa partita non c’è.
refused-running = Questa partita è ancora in corso: potrai scaricarla quando sarà finita.
refused-bots = Indica un bot o nessuno per ognuno dei { $players } posti. I bot: { $levels }.
refused-no-people = Lascia almeno un posto a una persona.
refused-seconds = Scegli da { $least } a { $most } secondi per mossa, oppure nessun limite.
refused-clock-without-bot = Con un limite di tempo serve un bot che giochi quando scade: attiva il bot di riserva.
refused-not-seated = Stai guardando. Prendi un posto per giocare.
refused-seated-already = Hai già un posto.
refused-seat-taken = Qualcuno ha fatto prima: questo posto è occupato.
refused-no-such-seat = Il tavolo ha { $seats } posti.
refused-name = { $reason }
refused-name-taken = A questo tavolo qualcuno si chiama già «{ $name }». Scegli un altro nome.
refused-level = Nessun bot si chiama «{ $level }»: scegli tra { $levels }.
refused-playing = Ora no: la partita è in corso.
refused-ready-already = Hai già confermato.
refused-not-away = Stai già giocando.
refused-not-playing = Nessuna partita è in corso.
refused-not-your-turn = Non è il tuo turno.
refused-stale = Nel frattempo il tavolo è cambiato. Dai un’occhiata.
refused-future = Questa pagina non è al passo con il tavolo. Ricaricala.
refused-not-a-move = «{ $action }» non è una mossa.
refused-not-allowed = Ora la mossa «{ $action }» non è permessa.
refused-take-back = Non si può annullare: si è visto qualcosa di nuovo, o il turno è finito.
refused-practice = Puoi tornare più indietro solo quando giochi contro soli bot.
refused-empty = Prima scrivi un messaggio.
refused-hint = I consigli ci sono solo quando giochi contro soli bot.
refused-hint-later = L’esperto si sta preparando. Riprova fra un momento.
