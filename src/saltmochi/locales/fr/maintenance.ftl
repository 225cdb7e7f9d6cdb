# Commands for the database of the table server.

cli-backup-help = Copie la base de données du serveur de tables dans un fichier.
cli-backup-about = Le serveur peut continuer à tourner : la copie contient tout ce qui était enregistré à son début. Elle marche avec SQLite. Pour PostgreSQL, utilise pg_dump.
cli-backup-file = Le fichier où écrire la copie.
cli-backup-force = Remplace le fichier s’il existe déjà.
cli-backup-copying = Copie en cours
cli-backup-done = Copie enregistrée dans { $path } ({ $size }).
cli-restore-help = Remet une sauvegarde à la place de la base de données du serveur de tables.
cli-restore-about = Arrête d’abord le serveur. La sauvegarde est vérifiée avant tout changement, et l’ancienne base reste à côté de la nouvelle.
cli-restore-file = La sauvegarde.
cli-restore-done = Base restaurée depuis { $path }. Tu peux maintenant lancer le serveur.
cli-restore-former = L’ancienne base se trouve maintenant ici : { $path }
cli-maintain-help = Supprime les vieilles tables et réduit la base de données.
cli-maintain-about = Arrête d’abord le serveur. Pour supprimer les vieilles tables pendant qu’il tourne, lance-le avec --keep-days.
cli-maintain-keep-days = Supprime les tables sans visite depuis ce nombre de jours. Sans cette option, rien n’est supprimé.
cli-maintain-dry-run = Compte seulement les tables à supprimer.
cli-maintain-deleting = Suppression en cours
cli-maintain-found = { $count ->
    [0] Aucune table à supprimer : toutes ont eu des visites depuis.
    [one] { $count } table à supprimer.
   *[other] { $count } tables à supprimer.
}
cli-maintain-deleted = { $count ->
    [0] Il n’y avait aucune vieille table à supprimer.
    [one] { $count } table supprimée.
   *[other] { $count } tables supprimées.
}
cli-maintain-size = La base de données occupait { $before } ; elle occupe maintenant { $after }.
cli-megabytes = { $size } Mo

backup-problem-exists = « { $path } » existe déjà. Choisis un autre nom, ou utilise --force pour remplacer une sauvegarde.
backup-problem-missing = Il n’y a pas de fichier « { $path } ».
backup-problem-write = Impossible d’écrire « { $path } ». Vérifie le dossier et la place sur le disque.
backup-problem-postgresql = Cette commande copie des fichiers SQLite. Pour PostgreSQL, utilise ses propres outils : pg_dump et pg_restore.
backup-problem-in-use = Un serveur utilise « { $path } ». Arrête-le, puis réessaie.
maintain-problem-in-use = Un serveur utilise « { $path } ». Arrête-le d’abord, ou lance-le avec --keep-days pour supprimer les vieilles tables pendant qu’il tourne.
maintain-problem-older = Cette base vient d’une version plus ancienne. Lance le serveur une fois : il la migrera.
