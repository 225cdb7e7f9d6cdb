# Commands for the database of the table server.

cli-backup-help = Copia en un archivo la base de datos del servidor de mesas.
cli-backup-about = El servidor puede seguir en marcha: la copia tiene todo lo guardado hasta el momento de empezar. Sirve para SQLite. Para PostgreSQL, usa pg_dump.
cli-backup-file = Dónde escribir la copia.
cli-backup-force = Reemplaza el archivo si ya existe.
cli-backup-copying = Copiando
cli-backup-done = Guardado en { $path } ({ $size }).
cli-restore-help = Pone una copia de seguridad en lugar de la base de datos del servidor de mesas.
cli-restore-about = Detén antes el servidor. La copia se comprueba antes de cambiar nada, y la base de datos anterior queda junto a la nueva.
cli-restore-file = La copia de seguridad.
cli-restore-done = Restaurado desde { $path }. Ya puedes arrancar el servidor.
cli-restore-former = La base de datos anterior está ahora en { $path }
cli-maintain-help = Borra las mesas antiguas y reduce la base de datos.
cli-maintain-about = Detén antes el servidor. Para borrar mesas antiguas con el servidor en marcha, arráncalo con --keep-days.
cli-maintain-keep-days = Borra las mesas que nadie visita desde hace este número de días. Sin esta opción no se borra nada.
cli-maintain-dry-run = Solo cuenta las mesas que se borrarían.
cli-maintain-deleting = Borrando
cli-maintain-found = { $count ->
    [0] No se borraría ninguna mesa: todas han tenido visitas desde entonces.
    [one] Se borraría 1 mesa.
   *[other] Se borrarían { $count } mesas.
}
cli-maintain-deleted = { $count ->
    [0] No había mesas antiguas que borrar.
    [one] Se ha borrado 1 mesa.
   *[other] Se han borrado { $count } mesas.
}
cli-maintain-size = La base de datos ocupaba { $before } y ahora ocupa { $after }.
cli-megabytes = { $size } MB

backup-problem-exists = «{ $path }» ya existe. Elige otro nombre, o usa --force para reemplazar una copia.
backup-problem-missing = No hay ningún archivo «{ $path }».
backup-problem-write = No se puede escribir «{ $path }». Comprueba la carpeta y el espacio en el disco.
backup-problem-postgresql = Esta orden copia archivos de SQLite. Para PostgreSQL, usa sus propias herramientas: pg_dump y pg_restore.
backup-problem-in-use = Un servidor está usando «{ $path }». Detenlo y vuelve a intentarlo.
maintain-problem-in-use = Un servidor está usando «{ $path }». Detenlo antes, o arráncalo con --keep-days para borrar las mesas antiguas mientras funciona.
maintain-problem-older = Esta base de datos es de una versión anterior. Arranca el servidor una vez: la actualizará.
