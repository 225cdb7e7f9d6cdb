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

cli-problem-option = L’option « { $option } » n’existe pas.
cli-problem-game-option = « { $game } » n’a pas d’option « { $option } ».
cli-problem-command = La commande « { $name } » n’existe pas.
cli-problem-missing = Il manque « { $name } ».
cli-problem-extra = « { $name } » est de trop ici.
cli-problem-value = Donne une valeur à « { $name } ».
cli-problem-number = Choisis un nombre entier de { $least } à { $most }, pas « { $value } ».
cli-problem-choice = Choisis parmi { $choices }, pas « { $value } ».
cli-problem-other = Vérifie cette commande : quelque chose n’y va pas.
cli-problem-hint = { $problem } Aide : { $command }
cli-problem-file = Impossible de lire « { $path } » : { $reason }.
cli-problem-folder = Impossible d’écrire dans « { $path } » : { $reason }.
cli-problem-output = Impossible d’écrire le résultat : { $reason }.
cli-problem-opponents = Choisis de 1 à { $most } adversaires, pas { $opponents }.
cli-reason-missing = aucun fichier ou dossier ne porte ce nom
cli-reason-folder = c’est un dossier
cli-reason-permission = il manque l’autorisation
cli-reason-text = ce n’est pas un fichier texte
cli-reason-large = il est trop gros
cli-reason-other = le système l’a refusé
cli-problem-cards-and-jsonl = Indique des cartes ou --jsonl, pas les deux.
cli-problem-no-cards = Indique au moins une carte.
cli-problem-score-game = On ne peut pas compter les cartes de « { $game } ».
cli-interrupted = Interrompu.
cli-goodbye = À bientôt !

cli-language = Langue des textes : { $languages }. Sinon, celle du système.
cli-game = Le jeu : { $games }.
cli-edition = L’édition dont on suit les règles à Sea Salt & Paper ; sinon, celle de ta langue.
cli-players = Le nombre de joueurs.
cli-target = Le total qui met fin à la partie ; sinon, celui des règles.
# $expansions are the words that the option takes.
cli-option-expansions = Les extensions de Sea Salt & Paper avec lesquelles jouer, séparées par des virgules.
cli-option-double-points = Règle maison pour Sea Salt & Paper : double les objectifs habituels, à 80, 70 ou 60 points.
cli-seed = Le nombre d’où part le hasard : même nombre, mêmes parties.

cli-score-help = Compte les points de tes cartes, catégorie par catégorie, et explique pourquoi.
cli-score-about = Les cartes s’écrivent en anglais, type/couleur, par exemple crab/dark_blue ; le type suffit s’il n’existe qu’en une couleur.
cli-score-cards = Les cartes en main.
cli-score-laid = Les cartes posées devant toi ; elles comptent comme celles en main. Avec une extension, mets chaque paire ou trio entre guillemets : "fish/black fish/green".
cli-score-event = Évènement qui compte pour ce joueur : celui de la manche ou celui qu’il a devant lui. Pour deux évènements, répète l’option.
cli-score-jsonl = Lit des mains en lignes JSON sur l’entrée standard et écrit les points en lignes JSON.

cli-simulate-help = Joue très vite beaucoup de parties au hasard et montre les résultats.
cli-simulate-games = Le nombre de parties.
cli-simulate-json = Écrit un objet JSON au lieu de tableaux.
cli-simulate-records = Le dossier où enregistrer chaque partie.
cli-simulate-compiling = Compilation des règles (la première fois seulement)
cli-simulate-playing = Parties en cours

cli-arena-help = Fait jouer des bots entre eux et mesure leur force.
cli-arena-about = Les bots : novice, casual, skilled et expert sont les niveaux contre lesquels tu peux jouer ; random, greedy, thumb, sampler et search servent à comparer. Pour les bots qui réfléchissent, tu peux fixer le nombre d’essais par décision, par exemple search:20000. S’il y a moins de bots que de joueurs, le dernier prend les places vides ; s’il y en a plus, ils se relaient. Les places tournent. skilled et expert respectent leur limite de temps à chaque décision, donc leurs parties ne se rejouent pas à l’identique ; celles de search:20000, si.
cli-arena-bots = Les bots, séparés par des virgules.
cli-arena-plot = Le fichier pour une image des résultats : son nom finit par .svg ou .png.
cli-arena-on = Où jouer : sur les cœurs de cette machine ou sur un cluster Ray.
cli-problem-bots = Indique de 1 à { $most } bots différents, séparés par des virgules.
cli-problem-plot = « { $path } » ne convient pas pour une image : le nom doit finir par .svg ou .png.
arena-title = { $games ->
    [one] { $games } partie de { $game } entre bots
   *[other] { $games } parties de { $game } entre bots
}
arena-interrupted = { $games ->
    [one] Interrompu : { $games } partie terminée sur { $planned }.
   *[other] Interrompu : { $games } parties terminées sur { $planned }.
}
arena-bot = Bot
arena-games = Parties
arena-interval = Intervalle à 95 %
arena-rating = Cote
arena-about = Chaque partie compte une fois par place. À force égale, un bot en gagnerait { $share }.
arena-about-rating = Cote : openskill, 25 au départ.
arena-about-timed = Les niveaux limités dans le temps réfléchissent aussi longtemps que contre des gens : ces parties ne se rejouent pas à l’identique.
arena-no-rating = Pour les cotes, il faut openskill. Pour l’installer : { $command }

cli-replay-help = Montre une partie enregistrée coup par coup et la vérifie.
cli-replay-file = L’enregistrement de la partie.
cli-replay-checked = { $moves ->
    [one] { $moves } coup vérifié : l’enregistrement est correct.
   *[other] { $moves } coups vérifiés : l’enregistrement est correct.
}

cli-editions-help = Compare les éditions imprimées côte à côte.
cli-editions-expansions = Compare aussi ces extensions, séparées par des virgules.
cli-editions-title = Les différences entre les éditions de Sea Salt & Paper
# Avec les extensions (§18).
edition-x1 = { event-angelfish } : quand on compare les défausses
edition-x1-at-turn-end = à la fin du tour
edition-x1-after-takes = chaque fois qu’on prend des cartes
edition-x2 = Étoile de mer en main avec un duo
edition-x2-all = marque 2 points
edition-x3 = { event-water-rodeo } : deux nageurs ou deux requins en main
edition-x3-all = forment un duo
edition-x4 = Tour de plus après une méduse
edition-x4-all = un tour ordinaire
edition-x5 = { event-dance-of-the-mermaids } : sirènes pour gagner
edition-x5-all = trois ou plus
edition-x6 = Choix entre deux évènements
edition-x6-all = une fois le suivant révélé
cli-yes = oui

cli-play-help = Joue dans le terminal contre 1 à 5 adversaires.
cli-play-opponents = Le nombre d’adversaires.
cli-play-level = Le niveau des adversaires : { $levels }.
play-preparing = Tes adversaires se préparent (la première fois seulement)
cli-play-record = Le fichier où enregistrer la partie, pour la revoir plus tard.

cli-deck = Pour Happy Mochi : un fichier qui donne l’effet de chacune de tes cartes.
cli-deck-help = Note et vérifie les effets des cartes de ta boîte.
cli-deck-about = Les effets de Happy Mochi ne sont imprimés que sur les cartes : le paquet fourni est donc le nôtre. Enregistre-le dans un fichier, corrige-le d’après tes cartes et vérifie-le.
cli-deck-game = Le jeu du paquet : happy-mochi.
cli-deck-check = Vérifie le paquet de ce fichier.
cli-deck-print = Affiche le paquet fourni, prêt à modifier dans un fichier.
cli-deck-sound = { $path } est un paquet correct : { $effects }.
cli-problem-deck-what = Indique --check FILE ou --print.
cli-problem-deck-game = « { $game } » n’a pas de paquet à choisir.

simulate-title = { $games ->
    [one] { $games } partie de { $game } jouée au hasard
   *[other] { $games } parties de { $game } jouées au hasard
}
simulate-setting = Joueurs : { $players } · Édition : { $edition } · Objectif : { $target } · Graine : { $seed }
simulate-seat = Place { $seat }
simulate-wins = Victoires
simulate-shared = Victoires partagées
simulate-points = Points par manche
simulate-endings = Fins de manche
simulate-rounds = Manches par partie
simulate-steps = Étapes par partie
simulate-games-per-s = Parties par seconde
simulate-steps-per-s = Étapes par seconde
simulate-records = { $count ->
    [one] { $count } partie enregistrée dans { $folder }
   *[other] { $count } parties enregistrées dans { $folder }
}
short-stop = stop
short-last-chance-won = pari remporté
short-last-chance-lost = pari perdu
short-void = manche nulle
short-mermaids = quatre sirènes

# At the table in the terminal.
play-welcome = Bienvenue dans { $game } !
play-setting = { $target ->
    [one] Édition : { $edition } · Objectif : { $target } point
   *[other] Édition : { $edition } · Objectif : { $target } points
}
play-keys = Tape le numéro de ton choix. Tu peux aussi taper p pour tes points, « ? » pour les règles, q pour quitter.
play-your-hand = Ta main :
play-your-points = Tes cartes valent :
play-drawn = Tu as pioché :
play-last-chance = { $caller } a annoncé { $chance }. C’est ton dernier tour !
play-choose = Ton choix :
play-not-a-choice = Tape un numéro de 1 à { $most }, ou p, « ? » ou q.
play-enter = Appuie sur Entrée pour la manche suivante.
# $stop and $chance are the calls of the edition; $mermaids says how four mermaids win there: laid, held or laid-or-shown.
play-rules =
    Prends une carte : soit deux de la pioche (gardes-en une, mets l’autre sur une défausse), soit celle du dessus d’une défausse.
    Ensuite, pose des duos si tu veux. Crabes : prends la carte de ton choix dans une défausse. Bateaux : rejoue. Poissons : pioche une carte. Nageur et requin : vole une carte.
    Avec 7 points ou plus, tu peux mettre fin à la manche. { $stop } : tout le monde marque maintenant. { $chance } : les autres jouent un dernier tour, et tu paries que personne ne te dépassera.
    Coquillages 0 2 4 6 8 10, poulpes 0 3 6 9 12, manchots 1 3 5, moussaillons 0 5. Chaque duo vaut 1.
    Phare 1 par bateau, banc 1 par poisson, colonie 2 par manchot, capitaine 3 par moussaillon. La première sirène rapporte 1 par carte de ta couleur la plus présente, la deuxième par carte de la couleur suivante, et ainsi de suite.
    { $mermaids ->
        [laid] Pose les quatre sirènes et tu gagnes la partie.
        [held] Si tu as les quatre sirènes en main, tu gagnes la partie.
       *[laid-or-shown] Réunis les quatre sirènes et tu gagnes la partie.
    }

# Added to play-rules at a table with the expansion.
play-rules-extra-salt =
    Extra Salt. Crabe et homard : regarde les cinq premières cartes de la pioche et gardes-en une. Nageur et méduse : à leur prochain tour, les autres piochent seulement une carte.
    Ajoute une étoile de mer à un duo que tu poses : ensemble ils valent 3, mais le duo n’a pas d’effet. En main, une étoile de mer avec un duo pour elle rapporte 2.
    L’hippocampe compte comme une carte de plus d’une collection que tu as. Panier de crabes 1 par crabe.
play-rules-extra-pepper =
    Extra Pepper. Chaque manche a un évènement qui vaut pour tout le monde.
    Après la manche, un évènement à coupe + va à la première place, un évènement à coupe − à la dernière. En cas d’égalité, il part à la défausse.
    Un évènement que tu conserves ne vaut que pour toi, tant que tu restes à cette place.

# What many games between bots say to players.
cli-simulate-about = Avec --bots ou --plot, ce sont des bots qui jouent, et tu obtiens des réponses : combien de fois une DERNIÈRE CHANCE réussit, s’il vaut mieux s’arrêter ou attendre, ce que valent les cartes, si commencer aide. Pour savoir s’il vaut mieux s’arrêter ou attendre, les parties de Sea Salt & Paper sont rejouées en décidant à pile ou face.
cli-simulate-bots = Fait jouer ces bots, comme dans l’arène, et répond aux questions des joueurs ; un seul nom prend toutes les places.
survey-title = { $games ->
    [one] { $games } partie de { $game } entre bots ({ $bots })
   *[other] { $games } parties de { $game } entre bots ({ $bots })
}
survey-interrupted = { $games ->
    [one] Interrompu : ces résultats reposent sur { $games } partie sur { $planned }, et sur les tirages à pile ou face déjà faits.
   *[other] Interrompu : ces résultats reposent sur { $games } parties sur { $planned }, et sur les tirages à pile ou face déjà faits.
}
survey-decisions = Décisions par partie
survey-about = Chaque chiffre a son intervalle à 95 %. Là où le pile ou face ou la donne a décidé, l’écart en est la conséquence ; ailleurs, ce n’est peut-être qu’une corrélation. Et les bots ne sont pas des gens.
answer-cases = Cas
answer-figure = Valeur
answer-interval = de { $least } à { $most }
answer-last-chance = DERNIÈRE CHANCE : paris remportés
answer-last-chance-own = DERNIÈRE CHANCE : paris remportés, selon les points de la personne qui annonce
answer-last-chance-laid = DERNIÈRE CHANCE : paris remportés, selon le plus de points déjà posés par un adversaire
answer-last-chance-deck = DERNIÈRE CHANCE : paris remportés, selon les cartes qui restent dans la pioche
answer-stop-or-wait = S’arrêter ou attendre ? Avance en points sur le meilleur adversaire, selon ses propres points, quand on décide à pile ou face
answer-stop-or-wait-gap = Avantage en points d’un choix sur l’autre, selon ses propres points, quand on décide à pile ou face
answer-dared = DERNIÈRE CHANCE tirée à pile ou face : paris remportés, selon ses propres points
answer-worth-kind = Points en plus quand on a cette carte (corrélation, pas cause)
answer-worth-pair = Points en plus quand on a ce duo (corrélation)
answer-worth-mermaids = Points en plus selon le nombre de sirènes, par rapport à aucune (corrélation)
answer-endings = Fins de manche
answer-starting-game = Parties gagnées par la personne qui commence
answer-starting-round = Points en plus pour la personne qui commence la manche
answer-turns = Tours par manche
answer-turns-spread = Répartition du nombre de tours par manche
answer-dealt-number = Points de pénalité en plus quand on reçoit ce nombre à la donne
answer-dealt-effect = Points de pénalité en plus quand on reçoit cet effet à la donne
answer-kept = Manches gagnées après la première, selon le nombre de { -kept-cards }
answer-column-wait = attendre
answer-column-stop = STOP
answer-column-last-chance = DERNIÈRE CHANCE
answer-column-stop-wait = STOP plutôt qu’attendre
answer-column-last-chance-wait = DERNIÈRE CHANCE plutôt qu’attendre
answer-column-last-chance-stop = DERNIÈRE CHANCE plutôt que STOP
answer-row-all = total
answer-row-starter = en commençant
answer-row-first = premières manches
answer-row-every = toutes les manches
answer-pair-crabs = deux crabes
answer-pair-boats = deux bateaux
answer-pair-fish = deux poissons
answer-pair-swimmer-shark = nageur et requin
plot-wins = Parties gagnées par chaque bot, avec intervalles à 95 %
plot-equal = parts égales
