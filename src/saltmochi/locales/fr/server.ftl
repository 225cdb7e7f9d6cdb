# The table server: its commands, and what it says to those who ask for something that cannot be done.

cli-serve-help = Lance un serveur de tables : on joue ensemble dans le navigateur.
cli-serve-about = Chaque réglage peut aussi venir de l’environnement (SALTMOCHI_PORT=8080) ou d’un fichier TOML (port = 8080). Les options passent d’abord, puis l’environnement, puis le fichier.
cli-serve-config = Fichier TOML avec les réglages.
cli-serve-open = Ouvre le navigateur dès que le serveur tourne.
cli-serve-host = Adresse où écouter ; 0.0.0.0 pour tout le réseau.
cli-serve-port = Port où écouter.
cli-serve-database = Où sont gardées les tables : sqlite:///FILE ou postgresql://USER@HOST/NAME. Sinon, un fichier dans ton dossier.
cli-serve-origins = Autres adresses dont les pages peuvent se connecter, séparées par des virgules.
cli-serve-proxies = Adresses des proxys à qui l’on fait confiance pour dire qui est derrière eux.
cli-serve-bot-seconds = Combien de temps prend chaque coup d’un bot.
cli-serve-bot-processes = Combien de processus réfléchissent pour les bots.
cli-serve-prepare-bots = Si les bots forts se préparent dès le départ : true ou false.
cli-serve-away-seconds = Quand une connexion est perdue, au bout de combien de temps un bot joue.
cli-serve-pause-seconds = Après une manche, combien de temps attendre qui n’est pas encore prêt.
cli-serve-seat-seconds = Avant une partie, combien de temps une place est gardée pour qui a perdu la connexion.
cli-serve-sleep-seconds = Au bout de combien de temps une table sans connexion est rangée.
cli-serve-lease-seconds = Au bout de combien de temps un autre processus reprend les tables d’un processus disparu.
cli-serve-most-tables = Maximum de tables en mémoire à la fois.
cli-serve-most-connections = Maximum de connexions à la fois.
cli-serve-connections-by-address = Maximum de connexions depuis une même adresse.
cli-serve-tables-by-address = Maximum de tables qu’une même adresse peut ouvrir en une heure.
cli-serve-requests-by-address = Requêtes par seconde depuis une même adresse, en moyenne.
cli-serve-commands-by-connection = Messages par seconde sur une même connexion, en moyenne.
cli-serve-most-message = Longueur maximale d’un message d’un client, en octets.
cli-serve-outbox = Octets qui peuvent attendre un client lent avant qu’il soit déconnecté.
cli-serve-log-level = Ce qui est noté dans le journal : debug, info, warning ou error.
cli-serve-starting = On dresse les tables …
cli-serve-ready = Saltmochi est ouvert : { $address }
cli-serve-stop = Appuie sur Ctrl-C pour fermer. Chaque partie est gardée.
cli-serve-bye = Fermé. Chaque partie est gardée.

serve-problem-setting = « { $value } » n’a pas de sens pour { $setting }.
serve-problem-unknown = Aucun réglage ne s’appelle « { $setting } ».
serve-problem-file = Impossible de lire « { $path } » comme fichier TOML.
serve-problem-port = Impossible d’utiliser { $address } : peut-être qu’un autre programme y écoute. Choisis un autre port avec --port.
serve-problem-database = Impossible d’utiliser la base de données « { $kind } ». Son adresse est sqlite:///FILE ou postgresql://USER@HOST/NAME ; vérifie qu’on peut l’atteindre. Pour PostgreSQL : pip install "saltmochi[postgresql]".
serve-problem-in-use = Un autre serveur utilise déjà « { $path } ». Plusieurs serveurs peuvent partager une base PostgreSQL.
serve-problem-upgrade = Un autre serveur qui utilise cette base de données exécute encore une version plus ancienne. Arrête tous les serveurs, attends quelques secondes, puis démarre celui-ci : il migrera la base de données.
serve-page-running = Le serveur de tables tourne, mais ses pages n’ont pas été construites.
serve-page-terminal = Dans le terminal, tu peux jouer avec

cli-verify-help = Vérifie que les cartes d’une partie enregistrée ont été distribuées comme promis.
cli-verify-about = Avant une partie en ligne, le serveur donne l’empreinte d’un secret, et après elle le secret lui-même. Toutes les cartes en découlent : cette commande les recalcule.
cli-verify-sound = { $count ->
    [one] { $count } choix du donneur, vérifié : la donne était comme promis.
   *[other] { $count } choix du donneur, tous vérifiés : la donne était comme promis.
}

refused-request = { $reason }
refused-message = Ce message ne se comprend pas.
refused-nonsense = Trop de messages qui ne se comprennent pas.
refused-hello = Le premier message doit dire bonjour (hello) et indiquer une table.
refused-version = Cette page n’est plus à jour : le serveur parle la version { $ours } du protocole. Recharge-la.
refused-token = Cette place n’est plus à toi. Tu peux regarder ou prendre une place libre.
refused-origin = Les pages d’autres sites ne peuvent pas jouer ici.
refused-too-often = C’était un peu trop rapide. Attends un instant.
refused-too-long = C’est trop long : au plus { $most } octets.
refused-full = Il n’y a plus de place pour le moment. Réessaie plus tard.
refused-storage = L’enregistrement n’a pas marché, donc rien n’a été fait. Réessaie.
refused-busy = Il se passe trop de choses à cette table. Réessaie.
refused-failed = Quelque chose s’est mal passé ici. Rien n’est perdu : réessaie.
refused-shutdown = Le serveur redémarre. Ta partie est gardée ; la connexion reviendra toute seule.
refused-no-page = Il n’y a rien à cette adresse.
refused-no-method = Cela ne peut pas se faire à cette adresse.
refused-no-table = Cette table n’existe pas.
refused-other-rules = Cette table a été jouée avec des règles que ce serveur ne connaît pas : on ne peut donc pas continuer ici. Les enregistrements de ses parties peuvent encore être téléchargés.
refused-damaged = Les données de cette table sont abîmées : on ne peut donc pas l’ouvrir. Toutes les autres tables vont bien.
refused-no-game = Cette partie n’existe pas à cette table.
refused-running = Cette partie est encore en cours : tu pourras avoir son enregistrement quand elle sera finie.
refused-bots = Indique un bot ou personne pour chacune des { $players } places. Les bots : { $levels }.
refused-no-people = Laisse au moins une place à une personne.
refused-seconds = Donne de { $least } à { $most } secondes pour chaque coup, ou aucune limite.
refused-clock-without-bot = Avec une horloge, quelqu’un doit jouer quand le temps est écoulé : laisse un bot prendre le relais.
refused-not-seated = Tu regardes. Prends une place pour jouer.
refused-seated-already = Tu as déjà une place.
refused-seat-taken = Quelqu’un a été plus rapide : cette place est prise.
refused-no-such-seat = La table a { $seats } places.
refused-name = { $reason }
refused-name-taken = Quelqu’un à cette table s’appelle déjà « { $name } ».
refused-level = Il n’y a pas de bot nommé « { $level } » : choisis parmi { $levels }.
refused-playing = La partie est en cours.
refused-ready-already = Tu as déjà dit oui.
refused-not-away = Tu n’es pas noté comme absent.
refused-not-playing = Aucune partie n’est en cours.
refused-not-your-turn = Ce n’est pas ton tour.
refused-stale = La table a changé entre-temps. Jette un coup d’œil.
refused-future = Ce coup est pour une table qui n’est pas encore là.
refused-not-a-move = « { $action } » n’est pas un coup.
refused-not-allowed = « { $action } » n’est pas permis maintenant.
refused-take-back = Impossible de revenir en arrière : quelque chose de nouveau s’est vu, ou le tour est fini.
refused-empty = Il n’y a rien à dire là-dedans.
refused-hint = Les conseils sont pour les parties contre des bots seulement.
refused-hint-later = L’expert n’est pas encore prêt. Redemande dans un instant.
