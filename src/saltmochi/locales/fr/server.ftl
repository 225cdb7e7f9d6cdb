# The table server: its commands, and what it says to those who ask for something that cannot be done.

cli-serve-help = Lance un serveur de tables, pour jouer ensemble dans le navigateur.
cli-serve-about = Chaque réglage peut aussi venir de l’environnement (SALTMOCHI_PORT=8080) ou d’un fichier TOML (port = 8080). Les options passent avant l’environnement, et l’environnement avant le fichier.
cli-serve-config = Le fichier TOML avec les réglages.
cli-serve-open = Ouvre le navigateur dès que le serveur tourne.
cli-serve-host = L’adresse d’écoute ; 0.0.0.0 pour tout le réseau.
cli-serve-port = Le port d’écoute.
cli-serve-database = Où sont enregistrées les tables : sqlite:///FILE ou postgresql://USER@HOST/NAME. Sinon, dans un fichier de ton dossier personnel.
cli-serve-origins = Les autres adresses dont les pages peuvent se connecter, séparées par des virgules.
cli-serve-hosts = Les autres noms par lesquels on atteint ce serveur, séparés par des virgules.
cli-serve-proxies = Les adresses des proxys de confiance, qui disent qui est derrière eux.
cli-serve-bot-seconds = La durée de chaque coup d’un bot.
cli-serve-bot-processes = Le nombre de processus qui réfléchissent pour les bots.
cli-serve-prepare-bots = Prépare ou non les bots forts dès le démarrage : true ou false.
cli-serve-away-seconds = Après une connexion perdue, le délai avant qu’un bot joue.
cli-serve-pause-seconds = Après une manche, le temps d’attente tant que tout le monde n’a pas confirmé.
cli-serve-seat-seconds = Avant une partie, le temps pendant lequel une place reste gardée après une connexion perdue.
cli-serve-sleep-seconds = Le délai avant de mettre en veille une table sans connexion.
cli-serve-lease-seconds = Le délai avant qu’un autre processus reprenne les tables d’un processus disparu.
cli-serve-most-tables = Le maximum de tables en mémoire à la fois.
cli-serve-most-connections = Le maximum de connexions à la fois.
cli-serve-connections-by-address = Le maximum de connexions par adresse.
cli-serve-tables-by-address = Le maximum de tables ouvertes en une heure par adresse.
cli-serve-requests-by-address = Le nombre de requêtes par seconde et par adresse, en moyenne.
cli-serve-commands-by-connection = Le nombre de messages par seconde et par connexion, en moyenne.
cli-serve-most-message = La longueur maximale d’un message de client, en octets.
cli-serve-outbox = Le nombre d’octets en attente avant de déconnecter un client trop lent.
cli-serve-log-level = Ce qui va dans le journal : debug, info, warning ou error.
cli-serve-starting = On prépare les tables…
cli-serve-ready = Saltmochi t’attend ici : { $address }
cli-serve-stop = Appuie sur Ctrl-C pour fermer. Toutes les parties restent enregistrées.
cli-serve-bye = Fermé. Toutes les parties sont enregistrées.

serve-problem-setting = « { $value } » ne convient pas pour { $setting }. Essaie une autre valeur.
serve-problem-unknown = Aucun réglage ne s’appelle « { $setting } ».
serve-problem-file = Impossible de lire « { $path } » comme fichier TOML.
serve-problem-port = Impossible d’utiliser { $address } : un autre programme y écoute peut-être déjà. Choisis un autre --port.
serve-problem-database = Impossible d’utiliser la base de données « { $kind } ». Son adresse s’écrit sqlite:///FILE ou postgresql://USER@HOST/NAME ; vérifie qu’elle est accessible. Pour PostgreSQL : pip install "saltmochi[postgresql]".
serve-problem-in-use = Un autre serveur utilise déjà « { $path } ». Pour partager une base entre plusieurs serveurs, prends PostgreSQL.
serve-problem-upgrade = Un autre serveur utilise encore cette base de données avec une version plus ancienne. Arrête tous les serveurs, attends quelques secondes, puis démarre celui-ci : il migrera la base.
serve-page-running = Le serveur de tables tourne, mais ses pages n’ont pas été construites.
serve-page-terminal = Dans le terminal, tu peux jouer avec

cli-verify-help = Vérifie que les cartes d’une partie enregistrée ont été distribuées comme promis.
cli-verify-about = Avant une partie en ligne, le serveur donne l’empreinte d’un secret ; après la partie, le secret lui-même. Toutes les cartes en découlent : cette commande les recalcule.
cli-verify-sound = { $count ->
    [one] { $count } tirage vérifié : la donne a tenu sa promesse.
   *[other] { $count } tirages vérifiés : la donne a tenu sa promesse.
}

refused-request = { $reason }
refused-message = Le serveur ne reconnaît pas ce message. Recharge la page.
refused-nonsense = Trop de messages que le serveur ne reconnaît pas. Recharge la page.
refused-hello = Le premier message doit être « hello » et indiquer une table.
refused-version = Cette page n’est plus à jour : le serveur utilise la version { $ours } du protocole. Recharge-la.
refused-token = Cette place n’est plus à toi. Tu peux regarder ou prendre une place libre.
refused-origin = On ne peut pas jouer ici depuis la page d’un autre site.
refused-host = Ce serveur ne répond pas au nom « { $name } ». Pour l’autoriser, démarre le serveur avec --hosts { $name }
refused-too-often = Un peu trop vite ! Attends un instant.
refused-too-long = C’est trop long : { $most } octets au maximum.
refused-full = C’est complet pour le moment. Réessaie plus tard.
refused-storage = L’enregistrement a échoué, et rien n’a changé. Réessaie.
refused-busy = Il se passe trop de choses à cette table. Réessaie.
refused-failed = Un problème est survenu de notre côté. Rien n’est perdu : réessaie.
refused-shutdown = Le serveur redémarre. Ta partie est enregistrée, et la connexion reviendra toute seule.
refused-no-page = Il n’y a rien à cette adresse.
refused-no-method = Cette adresse ne permet pas de faire cela.
refused-no-table = Aucune table n’a ce code ou ce lien.
refused-other-rules = Cette table suit des règles que ce serveur ne connaît pas : elle ne peut pas continuer ici. Tu peux encore télécharger l’enregistrement de ses parties.
refused-damaged = Les données de cette table sont abîmées : impossible de l’ouvrir. Toutes les autres tables vont bien.
refused-no-game = Cette partie n’existe pas à cette table.
refused-running = Cette partie est encore en cours. Tu pourras télécharger son enregistrement à la fin.
refused-bots = Pour chacune des { $players } places, indique un bot ou personne. Les bots : { $levels }.
refused-no-people = Laisse au moins une place libre pour quelqu’un.
refused-seconds = Choisis de { $least } à { $most } secondes par coup, ou aucune limite.
refused-clock-without-bot = Avec un temps limité, il faut qu’un bot puisse jouer à la fin du temps : autorise le remplacement.
refused-not-seated = Pour l’instant, tu regardes. Prends une place pour jouer.
refused-seated-already = Tu as déjà une place.
refused-seat-taken = Quelqu’un a été plus rapide : cette place est prise.
refused-no-such-seat = Cette table n’a que { $seats } places.
refused-name = { $reason }
refused-name-taken = Quelqu’un s’appelle déjà « { $name } » à cette table. Choisis un autre nom.
refused-level = Aucun bot ne s’appelle « { $level } » : choisis parmi { $levels }.
refused-playing = Pas tout de suite : la partie est encore en cours.
refused-ready-already = C’est déjà noté : on attend les autres.
refused-not-away = Tu es déjà dans la partie.
refused-not-playing = Aucune partie n’est en cours.
refused-not-your-turn = Ce n’est pas encore ton tour.
refused-stale = La table a changé entre-temps. Jette un coup d’œil.
refused-future = Cette page n’est plus synchronisée avec la table. Recharge-la.
refused-not-a-move = « { $action } » n’est pas un coup.
refused-not-allowed = « { $action } » n’est pas permis maintenant.
refused-take-back = Ce coup ne s’annule plus : tu as vu quelque chose de nouveau, ou le tour est fini.
refused-practice = Tu peux revenir plus loin seulement si tous tes adversaires sont des bots.
refused-empty = Écris d’abord un message.
refused-hint = Les conseils ne marchent que si tous tes adversaires sont des bots.
refused-hint-later = L’expert se prépare encore. Redemande dans un instant.
