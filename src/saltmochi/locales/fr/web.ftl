# The browser client: all pages.

web-loading = Un instant…
web-load-failed = Cette page n’a pas pu se charger.
web-reload = Recharger
web-no-server = Le serveur ne répond pas. As-tu une connexion ?
web-reconnecting = Connexion perdue. On revient…
web-home = Accueil
web-close = Fermer
web-settings = Réglages
web-language = Langue
web-name = Ton nom
web-guest = Anonyme
web-theme = Thème
web-theme-auto = Automatique
web-theme-light = Clair
web-theme-dark = Sombre
web-palette = Couleurs
web-palette-standard = Standard
web-palette-red-green = Daltonisme rouge-vert
web-palette-blue-yellow = Daltonisme bleu-jaune
web-speed = Vitesse des animations
web-speed-slow = Lente
web-speed-normal = Normale
web-speed-fast = Rapide
web-sound = Sons
web-play-title = Installe-toi et joue
web-game = Jeu
web-edition = Édition
web-opponents = Adversaires
web-level = Niveau des bots
web-level-novice = Débutant
web-level-casual = Amateur
web-level-skilled = Confirmé
web-level-expert = Expert
web-play-now = Jouer
web-setting-table = La table se prépare…
web-friends = Entre amis
web-open-table = Ouvrir une table
web-code = Code de la table
web-join = Rejoindre
web-tables = Tables ouvertes
web-tables-none = Aucune table ouverte pour l’instant. Ouvres-en une !
web-tables-unknown = Les tables s’affichent quand tu es en ligne.
web-free-seats = { $count ->
    [0] aucune place libre
    [one] { $count } place libre
   *[other] { $count } places libres
}
web-watch = regarder
web-nobody = encore personne
web-more = Et aussi
web-learn = Apprendre à jouer
web-score = Feuille de score
web-my-games = { $count ->
    [0] Mes parties
   *[other] Mes parties ({ $count })
}
web-rules = Règles
web-unofficial = Saltmochi est un projet indépendant et non officiel. Les noms des jeux appartiennent à leurs éditeurs.
# What browsers and search engines say about this page, and the shortcuts of the installed app. $games are all games.
web-description = { $games } : joue, apprends et progresse dans le navigateur, avec les règles de ton édition.
web-shortcut-score = { $game } : feuille de score
web-seats = Places
web-bots-among = Dont bots
web-target = Points à atteindre
web-clock = Temps par coup
web-clock-none = Sans limite
web-clock-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
web-stand-in = Un bot remplace les absents jusqu’à leur retour
web-chat = On peut discuter à cette table
web-open-memory = Aide-mémoire : montrer les cartes déjà vues
web-listed = Montrer la table à tout le monde
web-free-seat = libre
web-to-target = { $target ->
    [one] en { $target } point
   *[other] en { $target } points
}
web-you-are-away = Un bot joue à ta place.
