# The browser client: pages and tables.

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
web-invite = Invite du monde
web-copy-link = Copier le lien
web-copied = Copié
web-qr = Le lien en QR code
web-who-plays = Qui joue
web-free-seat = libre
web-bot = Bot
web-disconnected = hors ligne
web-is-ready = c’est bon
web-sit = M’asseoir ici
web-add-bot = Ajouter un bot
web-remove-bot = Retirer
web-ready = On y va !
web-get-up = Quitter la place
web-waiting-others = On attend…
web-waiting-for = On attend encore : { $names }
web-seats-missing = La partie commence quand toutes les places sont prises, par des gens ou des bots.
web-turn-of = { $me ->
    [yes] À toi de jouer
   *[no] À { $who } de jouer
}
web-end-turn = Finir le tour
web-not-yet = Pas encore
web-your-turn = À toi de jouer !
web-to-table = Retour à la table
# Shown on an empty pile, and in place of an empty deck.
web-pile-empty = vide
web-deck-empty = vide
web-deck = { $count ->
    [0] Pioche : vide
    [one] Pioche : { $count } carte
   *[other] Pioche : { $count } cartes
}
web-others = Les autres
web-your-cards = Tes cartes
web-score-of = { $score ->
    [one] { $score } point sur { $target }
   *[other] { $score } points sur { $target }
}
web-to-target = { $target ->
    [one] en { $target } point
   *[other] en { $target } points
}
web-seconds-left = { $count ->
    [0] temps écoulé
    [one] encore { $count } seconde
   *[other] encore { $count } secondes
}
web-take-back = Annuler
web-hint = Conseil
web-hint-says = Conseil de l’expert :
web-hint-chance = { $chance } de chances de gagner
# $count actions se valent et sont marquées sur la table. $action et $chance : la meilleure des autres.
web-hint-equal = { $count ->
    [one] { $count } choix est le meilleur. Il est marqué.
   *[other] { $count } choix se valent. Ils sont marqués.
}
web-hint-any = Tous les choix se valent.
web-hint-next = Deuxième choix : { $action } ({ $chance })
web-reference = Aide de jeu
web-log-chat = Journal et discussion
web-log = Journal
web-log-empty = Il ne s’est encore rien passé.
web-say = Écris un message
web-send = Envoyer
web-watchers = { $count ->
    [0] Personne ne regarde
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
}
web-looking-on = Tu regardes la partie
log-took-back = { who-has } annulé un coup.
log-away = { $me ->
    [yes] Tu t’absentes.
   *[no] { $who } s’absente.
}
log-back = { $me ->
    [yes] Te revoilà !
   *[no] { $who } est de retour.
}
web-you-are-away = Un bot joue à ta place.
web-come-back = Me revoilà !
web-game-over = Fin de la partie
web-round-over = Fin de la manche { $round }
web-next-round = Manche suivante
web-rematch = Rejouer
web-replay = Revoir
web-record = Télécharger
web-record-of-game = Télécharger la partie { $number } : { $names }
web-look-at-table = Voir la table
web-not-paid = ne compte pas
web-hand-not-shown = Cette main n’a pas été montrée.
web-value-plus = { -value-card-label } : plus, joue plus haut
web-value-minus = { -value-card-label } : moins, joue plus bas
