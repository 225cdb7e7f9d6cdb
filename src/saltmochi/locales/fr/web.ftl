# The browser client: pages and tables.

web-loading = Un instant…
web-load-failed = Cette page n’a pas pu être chargée.
web-reload = Recharger
web-no-server = Le serveur est injoignable. Es-tu en ligne ?
web-reconnecting = Connexion perdue. On revient…
web-home = Vers l’accueil
web-close = Fermer
web-settings = Réglages
web-language = Langue
web-name = Ton nom
web-guest = Invité
web-theme = Clair ou sombre
web-theme-auto = Comme l’appareil
web-theme-light = Clair
web-theme-dark = Sombre
web-palette = Couleurs
web-palette-standard = Habituelles
web-palette-red-green = Pour qui confond rouge et vert
web-palette-blue-yellow = Pour qui confond bleu et jaune
web-speed = Vitesse des cartes
web-speed-slow = Lente
web-speed-normal = Normale
web-speed-fast = Rapide
web-sound = Sons
web-play-title = Installe-toi et joue
web-game = Jeu
web-edition = Édition
web-opponents = Adversaires
web-level = Leur niveau
web-level-novice = Débutant
web-level-casual = Occasionnel
web-level-skilled = Habile
web-level-expert = Expert
web-play-now = Jouer
web-setting-table = La table se prépare…
web-friends = Entre amis
web-open-table = Ouvrir une table
web-code = Code d’une table
web-join = Rejoindre
web-tables = Tables ouvertes
web-tables-none = Aucune table ouverte pour l’instant. Ouvres-en une !
web-tables-unknown = Hors ligne, on ne voit pas les tables.
web-free-seats = { $count ->
    [0] aucune place libre
    [one] une place libre
   *[other] { $count } places libres
}
web-watch = regarder
web-nobody = personne encore
web-more = Plus
web-learn = Apprendre les jeux
web-score = Compter mes points
web-my-games = { $count ->
    [0] Mes parties
   *[other] Mes parties ({ $count })
}
web-rules = Règles
web-unofficial = Saltmochi est une réalisation indépendante et non officielle. Les noms des jeux appartiennent à leurs éditeurs.
web-seats = Places
web-bots-among = Dont des bots
web-target = Points à atteindre
web-clock = Temps par coup
web-clock-none = Sans limite
web-clock-seconds = { $count ->
    [0] 0 seconde
    [one] une seconde
   *[other] { $count } secondes
}
web-stand-in = Un bot joue pour qui s’en va, jusqu’à son retour
web-open-memory = Montrer ce dont on pourrait se souvenir
web-listed = Montrer la table à tout le monde
web-invite = Invite tes amis
web-copy-link = Copier le lien
web-copied = Copié
web-qr = Le lien en code QR
web-who-plays = Qui joue
web-free-seat = libre
web-bot = Bot
web-bot-numbered = Bot { $number }
web-disconnected = hors connexion
web-is-ready = c’est bon
web-sit = M’asseoir ici
web-add-bot = Ajouter un bot
web-remove-bot = Retirer
web-ready = C’est parti pour moi
web-get-up = Me lever
web-waiting-others = On attend les autres…
web-waiting-for = Il manque encore : { $names }
web-seats-missing = On commence quand chaque place est prise, par des gens ou des bots.
web-turn-of = À { $who } de jouer
web-end-turn = Fin du tour
web-not-yet = Pas encore
web-your-turn = À toi de jouer.
web-to-table = À la table
web-empty = vide
web-deck = { $count ->
    [0] La pioche : vide
    [one] La pioche : une carte
   *[other] La pioche : { $count } cartes
}
web-others = Les autres joueurs
web-your-cards = Tes cartes
web-score-of = { $score } points sur { $target }
web-to-target = en { $target } points
web-seconds-left = { $count ->
    [0] le temps est écoulé
    [one] encore une seconde
   *[other] encore { $count } secondes
}
web-take-back = Reprendre
web-hint = Indice
web-hint-says = Conseil de l’expert :
web-hint-chance = { $chance } de chances de gagner
web-reference = Le jeu en un coup d’œil
web-log-chat = Ce qui s’est passé, et discussion
web-log = Ce qui s’est passé
web-log-empty = Il ne s’est encore rien passé.
web-say = Dis quelque chose
web-send = Envoyer
web-watchers = { $count ->
    [0] Personne ne regarde
    [one] Une personne regarde
   *[other] { $count } personnes regardent
}
web-looking-on = Tu regardes la partie
web-fair = Une donne honnête
web-fair-why = Avant la partie, le serveur a choisi un secret et en a donné l’empreinte, la promesse. Toutes les cartes en découlent, quoi que l’on joue.
web-fair-promise = Promesse
web-fair-secret = Secret
web-fair-later = À la fin de la partie, le secret s’affiche ici.
web-fair-same = C’est bien le secret promis.
web-fair-other = Ce n’est pas le secret promis.
web-fair-verify = Chaque carte se vérifie avec l’enregistrement de la partie :
web-fair-copy = Copier : { $what }
web-told-took-back = { $who } : coup repris.
web-told-away = { $who } s’absente.
web-told-away-you = Tu t’absentes.
web-told-back = { $who } est de retour.
web-told-back-you = Te revoilà.
web-you-are-away = Un bot joue à ta place.
web-come-back = Je rejoue moi-même
web-game-over = La partie est finie
web-round-over = Fin de la manche { $round }
web-next-round = Manche suivante
web-rematch = Une autre partie
web-replay = Revoir
web-record = Enregistrement
web-record-of-game = Enregistrement de la partie { $number } : { $names }
web-look-at-table = Regarder la table
web-not-paid = non payé
web-hand-not-shown = Cette main n’a pas été montrée.
web-value-plus = Carte Valeur : plus, joue plus haut
web-value-minus = Carte Valeur : moins, joue plus bas
web-sea-middle = La pioche et les deux défausses
web-sea-put = Pose maintenant { $card } sur une défausse.
web-sea-put-on = Pose { $card } sur { $pile }
web-sea-keep = Garde { $card }
web-sea-keep-this = Je garde
web-sea-kept = Gardée
web-sea-partner = Choisis la carte à poser avec.
web-sea-lay = Pose { $card } en duo
web-sea-nothing-to-lay = Pas de duo : termine ton tour.
web-sea-end-or-call = Pas de duo : termine ton tour, ou la manche.
web-sea-beneath = Dessous : { $cards }.
web-sea-beneath-some = Dessous, mais quelqu’un en a pris au moins une : { $cards }.
web-sea-known = Tu sais qu’il y a : { $cards }.
web-sea-no-cards = Pas encore de cartes
web-sea-called = a annoncé
web-sea-points-why = { $count ->
    [0] Tes cartes : 0 point
    [one] Tes cartes : un point
   *[other] Tes cartes : { $count } points
}
