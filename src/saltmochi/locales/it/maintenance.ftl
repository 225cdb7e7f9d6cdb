# Commands for the database of the table server.

cli-backup-help = Copia in un file il database del server dei tavoli.
cli-backup-about = Il server può restare acceso: la copia contiene tutto ciò che era salvato quando è iniziata. Vale per SQLite. Per PostgreSQL usa pg_dump.
cli-backup-file = Dove scrivere la copia.
cli-backup-force = Sostituisce il file se esiste già.
cli-backup-copying = Copia in corso
cli-backup-done = Salvato in { $path } ({ $size }).
cli-restore-help = Rimette un backup al posto del database del server dei tavoli.
cli-restore-about = Prima ferma il server. Il backup viene controllato prima di cambiare qualcosa, e il database di prima resta accanto a quello nuovo.
cli-restore-file = Il backup.
cli-restore-done = Ripristinato da { $path }. Ora puoi avviare il server.
cli-restore-former = Il database di prima ora si chiama { $path }
cli-maintain-help = Elimina i tavoli vecchi e riduce il database.
cli-maintain-about = Prima ferma il server. Per eliminare i tavoli vecchi mentre è acceso, avvialo con --keep-days.
cli-maintain-keep-days = Elimina i tavoli che nessuno visita da questo numero di giorni. Senza, non viene eliminato nulla.
cli-maintain-dry-run = Conta soltanto i tavoli da eliminare.
cli-maintain-deleting = Eliminazione
cli-maintain-found = { $count ->
    [0] Nessun tavolo da eliminare: tutti hanno avuto visite da allora.
    [one] 1 tavolo da eliminare.
   *[other] { $count } tavoli da eliminare.
}
cli-maintain-deleted = { $count ->
    [0] Non c’erano tavoli vecchi da eliminare.
    [one] 1 tavolo eliminato.
   *[other] { $count } tavoli eliminati.
}
cli-maintain-size = Il database occupava { $before }, ora occupa { $after }.
cli-megabytes = { $size } MB

backup-problem-exists = «{ $path }» esiste già. Scegli un altro nome, o usa --force per sostituire un backup.
backup-problem-missing = Il file «{ $path }» non c’è.
backup-problem-write = Non si può scrivere «{ $path }». Controlla la cartella e lo spazio sul disco.
backup-problem-postgresql = Questo comando copia file SQLite. Per PostgreSQL usa i suoi strumenti: pg_dump e pg_restore.
backup-problem-in-use = Un server sta usando «{ $path }». Fermalo e riprova.
maintain-problem-in-use = Un server sta usando «{ $path }». Prima fermalo, o avvialo con --keep-days per eliminare i tavoli vecchi mentre è acceso.
maintain-problem-older = Questo database viene da una versione precedente. Avvia una volta il server: lo aggiornerà.
