# Commands for the database of the table server.

cli-backup-help = Copy the database of the table server to a file.
cli-backup-about = The server can keep running: the copy has everything stored up to the moment it began. It works for SQLite. For PostgreSQL, use pg_dump.
cli-backup-file = Where to write the copy.
cli-backup-force = Replace the file if it exists.
cli-backup-copying = Copying
cli-backup-done = Saved to { $path } ({ $size }).
cli-restore-help = Replace the database of the table server with a backup.
cli-restore-about = Stop the server first. The backup is checked before anything changes, and the former database is kept beside the new one.
cli-restore-file = The backup.
cli-restore-done = Restored from { $path }. You can start the server now.
cli-restore-former = The former database is now { $path }
cli-maintain-help = Delete old tables and shrink the database.
cli-maintain-about = Stop the server first. To delete old tables while it runs, start it with --keep-days.
cli-maintain-keep-days = Delete tables that nobody has visited for this many days. Without it, nothing is deleted.
cli-maintain-dry-run = Only count the tables that would be deleted.
cli-maintain-deleting = Deleting
cli-maintain-found = { $count ->
    [0] No table would be deleted: all have had visits since then.
    [one] 1 table would be deleted.
   *[other] { $count } tables would be deleted.
}
cli-maintain-deleted = { $count ->
    [0] There were no old tables to delete.
    [one] 1 table deleted.
   *[other] { $count } tables deleted.
}
cli-maintain-size = The database took { $before } before and takes { $after } now.
cli-megabytes = { $size } MB

backup-problem-exists = “{ $path }” already exists. Choose another name, or use --force to replace a backup.
backup-problem-missing = There’s no file “{ $path }”.
backup-problem-write = “{ $path }” can’t be written. Check the folder and the space on the disk.
backup-problem-postgresql = This command copies SQLite files. For PostgreSQL, use its own tools: pg_dump and pg_restore.
backup-problem-in-use = A server is using “{ $path }”. Stop it, then try again.
maintain-problem-in-use = A server is using “{ $path }”. Stop it first, or start it with --keep-days to delete old tables while it runs.
maintain-problem-older = This database is from an older version. Start the server once: it migrates the database.
