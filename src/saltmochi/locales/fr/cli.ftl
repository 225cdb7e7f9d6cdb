# The command line. $command is what to type; it is the same in all languages.

cli-help = Joue à Sea Salt & Paper et à Happy Mochi, apprends-les et étudie-les avec les règles exactes des éditions imprimées.
cli-version = Affiche la version et quitte.
cli-option-help = Affiche cette aide et quitte.
cli-usage = Utilisation :
cli-options = Options :
cli-commands = Commandes :
cli-word-options = OPTIONS
cli-word-command = COMMANDE
cli-example = Exemple :

cli-problem-option = L’option « { $option } » n’existe pas.
cli-problem-game-option = « { $game } » n’a pas d’option « { $option } ».
cli-problem-command = La commande « { $name } » n’existe pas.
cli-problem-missing = Il manque « { $name } ».
cli-problem-extra = « { $name } » est de trop ici.
cli-problem-value = Il faut une valeur à « { $name } ».
cli-problem-number = « { $value } » n’est pas un nombre entier de { $least } à { $most }.
cli-problem-choice = « { $value } » ne fait pas partie des choix : { $choices }.
cli-problem-other = Quelque chose cloche ici.
cli-problem-hint = { $problem } Aide : { $command }
cli-problem-file = Impossible de lire « { $path } » : { $reason }.
cli-problem-folder = Impossible d’écrire dans « { $path } » : { $reason }.
cli-problem-output = Le résultat ne peut pas être écrit : { $reason }.
cli-problem-opponents = Ici, il peut y avoir de 1 à { $most } adversaires, pas { $opponents }.
cli-reason-missing = le fichier n’existe pas
cli-reason-folder = c’est un dossier
cli-reason-permission = il manque l’autorisation
cli-reason-text = ce n’est pas un fichier texte
cli-reason-large = c’est trop gros
cli-reason-other = le système ne le permet pas
cli-problem-cards-and-jsonl = Indique des cartes ou --jsonl, mais pas les deux.
cli-problem-no-cards = Indique au moins une carte.
cli-problem-score-game = Les cartes de « { $game } » ne peuvent pas être comptées.
cli-interrupted = Interrompu.
cli-goodbye = À bientôt !

cli-language = Langue des textes : { $languages }. Sinon, le système décide.
cli-game = Le jeu : { $games }.
cli-edition = Avec les règles de quelle édition jouer à Sea Salt & Paper ; sinon, la langue décide.
cli-players = À combien on joue.
cli-target = Points qui terminent la partie, sinon ceux des règles.
cli-seed = Nombre d’où part le hasard : même nombre, mêmes parties.

cli-score-help = Compte les points des cartes, partie par partie, et explique pourquoi.
cli-score-about = Les cartes s’écrivent en anglais, type/couleur, par exemple crab/dark_blue ; le type suffit s’il n’a qu’une couleur.
cli-score-cards = Cartes en main.
cli-score-laid = Cartes posées devant toi ; elles comptent comme celles en main.
cli-score-jsonl = Lit des mains en lignes de JSON sur l’entrée standard et écrit les points en lignes de JSON.

cli-simulate-help = Joue un grand nombre de parties au hasard, très vite, et montre ce que ça donne.
cli-simulate-games = Combien de parties.
cli-simulate-json = Écrit un objet JSON au lieu de tableaux.
cli-simulate-records = Dossier où enregistrer chaque partie.
cli-simulate-compiling = Accélération des règles (seulement la première fois)
cli-simulate-playing = Parties en cours

cli-arena-help = Fait jouer des bots entre eux et mesure leur force.
cli-arena-about = Les bots : novice, casual, skilled et expert sont les niveaux contre lesquels vous pouvez jouer ; random, greedy, thumb, sampler et search servent à comparer. Ceux qui réfléchissent peuvent dire combien d’essais ils font par décision, par exemple search:20000. S’il y a moins de bots que de joueurs, le dernier prend les places vides ; s’il y en a plus, ils se relaient. Les places tournent. skilled et expert respectent leur limite de temps à chaque décision, donc leurs parties ne peuvent pas être rejouées à l’identique ; celles de search:20000, si.
cli-arena-bots = Les bots, séparés par des virgules.
cli-arena-plot = Fichier pour une image des résultats : son nom finit par .svg ou .png.
cli-arena-on = Où jouer : sur les cœurs de cette machine (cores) ou sur une grappe Ray.
cli-problem-bots = Donnez de 1 à { $most } bots différents, séparés par des virgules.
cli-problem-plot = « { $path } » n’est pas le nom d’une image : il doit finir par .svg ou .png.
arena-title = { $games ->
    [one] Une partie de { $game } entre bots
   *[other] { $games } parties de { $game } entre bots
}
arena-interrupted = Interrompu : { $games } parties finies sur { $planned }.
arena-bot = Bot
arena-games = Parties
arena-interval = Intervalle à 95 %
arena-rating = Cote
arena-about = Les parties comptent une fois par place. Un bot de force égale en gagnerait { $share }.
arena-about-rating = Cote : openskill, 25 au départ.
arena-about-timed = Les niveaux limités dans le temps réfléchissent autant que contre des gens, donc ces parties ne peuvent pas être rejouées à l’identique.
arena-no-rating = Il n’y a pas de cotes, car openskill n’est pas installé : { $command }

cli-replay-help = Montre une partie enregistrée coup par coup et la vérifie.
cli-replay-file = La partie enregistrée.
cli-replay-checked = { $moves ->
    [one] { $moves } coup, vérifié : l’enregistrement est en ordre.
   *[other] { $moves } coups, tous vérifiés : l’enregistrement est en ordre.
}

cli-editions-help = Montre côte à côte les différences entre les éditions imprimées.
cli-editions-title = Les différences entre les éditions de Sea Salt & Paper
cli-yes = oui

cli-play-help = Jouer dans le terminal contre un à cinq adversaires.
cli-play-opponents = Combien d’adversaires.
cli-play-level = La force des adversaires : { $levels }.
play-preparing = Les adversaires se préparent (la première fois seulement)
cli-play-record = Fichier pour l’enregistrement de la partie, à revoir plus tard.

cli-deck = Pour Happy Mochi : un fichier qui dit quelles cartes de ta boîte portent quel effet.
cli-deck-help = Note et vérifie quelles cartes de ta boîte portent quel effet.
cli-deck-about = Les effets de Happy Mochi ne sont imprimés que sur les cartes : le paquet fourni est donc le nôtre. Enregistre-le dans un fichier, mets-y ce que montrent tes cartes et vérifie-le.
cli-deck-game = Le jeu qui a un tel paquet : happy-mochi.
cli-deck-check = Vérifie le paquet de ce fichier.
cli-deck-print = Affiche le paquet fourni, comme fichier à modifier.
cli-deck-sound = { $path } est un paquet en ordre : { $effects }.
cli-problem-deck-what = Indique --check FILE ou --print.
cli-problem-deck-game = « { $game } » n’a pas de paquet à choisir.

simulate-title = { $games ->
    [one] { $games } partie au hasard de { $game }
   *[other] { $games } parties au hasard de { $game }
}
simulate-setting = Joueurs : { $players } · Édition : { $edition } · Objectif : { $target } · Graine : { $seed }
simulate-seat = Place { $seat }
simulate-wins = Victoires
simulate-shared = Victoires partagées
simulate-points = Points par manche
simulate-endings = Comment les manches ont fini
simulate-rounds = Manches par partie
simulate-steps = Étapes par partie
simulate-games-per-s = Parties par seconde
simulate-steps-per-s = Étapes par seconde
simulate-records = { $count ->
    [one] { $count } partie enregistrée dans { $folder }
   *[other] { $count } parties enregistrées dans { $folder }
}
short-stop = stop
short-last-chance-won = dernière chance gagnée
short-last-chance-lost = dernière chance perdue
short-void = nulle
short-mermaids = quatre sirènes

# At the table in the terminal.
play-welcome = Bienvenue dans { $game } !
play-setting = Édition : { $edition } · Objectif : { $target } points
play-keys = Tape le numéro de ton choix. Aussi : p explique tes points, ? explique les règles, q quitte.
play-your-hand = Ta main :
play-your-points = Tes cartes valent :
play-drawn = Tu as pioché :
play-last-chance = Dernière chance ! { $caller } l’a annoncée : c’est ton dernier tour.
play-choose = Ton choix :
play-not-a-choice = Tape un numéro de 1 à { $most }, ou bien p, ? ou q.
play-enter = Appuie sur Entrée pour la manche suivante.
play-winners = { $count ->
    [one] Victoire : { $winners }.
   *[other] Victoire partagée : { $winners }.
}
play-rules =
    Prends une carte : deux de la pioche (gardes-en une, mets l’autre sur une défausse), ou celle du dessus d’une défausse.
    Puis pose des duos si tu veux. Crabes : prends n’importe quelle carte d’une défausse. Bateaux : rejoue. Poissons : la première carte de la pioche. Nageur et requin : vole une carte.
    Avec 7 points ou plus, tu peux mettre fin à la manche : avec STOP, on marque aussitôt ; avec DERNIÈRE CHANCE, tu paries que personne ne te dépasse en un dernier tour.
    Coquillages 0 2 4 6 8 10, poulpes 0 3 6 9 12, manchots 1 3 5, moussaillons 0 5. Chaque duo 1.
    Phare 1 par bateau, banc 1 par poisson, colonie 2 par manchot, capitaine 3 par moussaillon. Une sirène rapporte 1 par carte de ta couleur la plus présente ; quatre gagnent la partie.

# What many games between bots say to players.
cli-simulate-about = Avec --bots ou --plot, des bots jouent, et on répond aux questions des joueurs : combien de fois la DERNIÈRE CHANCE réussit, s’il faut arrêter ou attendre, ce que valent les cartes, si commencer aide. Pour arrêter ou attendre, les parties de Sea Salt & Paper sont jouées une seconde fois, avec des pièces qui décident.
cli-simulate-bots = Fait jouer ces bots, comme dans l’arène, et répond aux questions des joueurs ; un seul nom prend toutes les places.
survey-title = { $games ->
    [one] Une partie de { $game } entre bots ({ $bots })
   *[other] { $games } parties de { $game } entre bots ({ $bots })
}
survey-interrupted = Interrompu : la suite repose sur { $games } parties sur { $planned }, et sur les pièces lancées jusque-là.
survey-decisions = Décisions par partie
survey-about = Chaque chiffre a son intervalle à 95 %. Là où une pièce ou la donne a décidé, l’écart en est l’effet ; ailleurs, les choses peuvent seulement aller ensemble. Les bots ne sont pas des gens.
answer-cases = Cas
answer-figure = Valeur
answer-interval = de { $least } à { $most }
answer-last-chance = Combien de fois la DERNIÈRE CHANCE a été gagnée
answer-last-chance-own = DERNIÈRE CHANCE gagnée, selon les points de qui l’annonce
answer-last-chance-laid = DERNIÈRE CHANCE gagnée, selon le plus de points posés par quelqu’un d’autre
answer-last-chance-deck = DERNIÈRE CHANCE gagnée, selon les cartes restant dans la pioche
answer-stop-or-wait = Arrêter ou attendre ? Points gagnés de plus que le meilleur des autres, selon ses propres points, là où une pièce a décidé
answer-stop-or-wait-gap = Points d’avance d’un choix sur un autre, selon ses propres points, là où une pièce a décidé
answer-dared = DERNIÈRE CHANCE gagnée quand une pièce l’a voulue, selon ses propres points
answer-worth-kind = Points gagnés de plus par qui avait une telle carte que par les autres (cela va ensemble ; ce n’est pas la preuve d’une cause)
answer-worth-pair = Points gagnés de plus par qui avait un tel duo que par les autres (cela va ensemble)
answer-worth-mermaids = Points gagnés de plus par qui avait tant de sirènes que par qui n’en avait aucune (cela va ensemble)
answer-endings = Comment les manches ont fini
answer-starting-game = Combien de fois a gagné qui a commencé la partie
answer-starting-round = Points gagnés de plus par qui a commencé la manche
answer-turns = Tours dans une manche
answer-turns-spread = Combien de tours les manches ont duré
answer-dealt-number = Points de pénalité de plus après avoir reçu un tel chiffre
answer-dealt-effect = Points de pénalité de plus après avoir reçu un tel effet
answer-kept = Manches gagnées après la première, selon les cartes gardées avant
answer-column-wait = attendre
answer-column-stop = STOP
answer-column-last-chance = DERNIÈRE CHANCE
answer-column-stop-wait = STOP plutôt qu’attendre
answer-column-last-chance-wait = DERNIÈRE CHANCE plutôt qu’attendre
answer-column-last-chance-stop = DERNIÈRE CHANCE plutôt que STOP
answer-row-all = toutes
answer-row-starter = qui a commencé
answer-row-first = premières manches
answer-row-every = toutes les manches
answer-pair-crabs = deux crabes
answer-pair-boats = deux bateaux
answer-pair-fish = deux poissons
answer-pair-swimmer-shark = nageur et requin
plot-wins = Parties gagnées par chaque bot, avec intervalles à 95 %
plot-equal = parts égales
