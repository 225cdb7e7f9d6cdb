# What went wrong, and how to put it right. The values are texts here, so numbers cannot select a plural.

problem-players = Choisis de { $least } à { $most } joueurs, pas { $players }.
problem-edition = Aucune édition ne s’appelle « { $edition } » : choisis parmi { $editions }.
problem-target = Choisis un objectif de 1 à 1000 points, pas { $target }.
problem-expansion = Aucune extension ne s’appelle « { $expansion } » : choisis parmi { $expansions }.
# $expansion is the name of the expansion.
problem-card-expansion = « { $card } » vient avec { $expansion } : ajoute cette extension.
problem-event = Aucun évènement ne s’appelle « { $event } » : choisis parmi { $events }.
problem-event-expansion = « { $event } » vient avec { $expansion } : ajoute cette extension.
problem-group = « { $cards } » n’est ni une paire ni un trio : ces cartes ne peuvent pas être posées ensemble.
problem-option = Aucune option ne s’appelle « { $option } ». Les options sont { $options }.
problem-option-value = La valeur d’une option ne convient pas : { $reason }.
problem-no-expansions = Ceci n’existe que pour les parties sans extension.
problem-game = Aucun jeu ne s’appelle « { $game } » : choisis parmi { $games }.
problem-view = Ce que cette place a vu ne peut pas être vrai en même temps.
problem-kind = Aucun type de carte ne s’appelle « { $kind } ». Choisis parmi { $kinds }.
problem-colour = « { $kind } » n’existe pas en « { $colour } » : choisis parmi { $colours }.
problem-colour-missing = Ajoute une couleur à « { $kind } » : choisis parmi { $colours }.
problem-copies = { $count } × { $card }, c’est trop : la boîte n’en contient que { $most }.
problem-action = « { $action } » n’est pas un coup.
problem-bot = Aucun bot ne s’appelle « { $bot } » : choisis parmi { $bots }.
problem-bot-trials = « { $bot } » : seuls les bots qui font des essais prennent un nombre, de 1 à { $most }, par exemple search:5000.
problem-ray = Ray n’est pas installé. Pour l’installer : { $command }
problem-plots = Pour les images, il faut Matplotlib. Pour l’installer : { $command }

record-line = Ligne { $line } : { $reason }
record-too-long = Ce fichier est trop long pour être l’enregistrement d’une partie.
record-first-line = Ligne { $line } : l’enregistrement d’une partie commence par « { $expected } ».
record-header = Ligne { $line } : « { $text } » n’est pas un en-tête ; un en-tête ressemble à « players: 2 ».
record-header-missing = Ligne { $line } : il manque l’en-tête « { $header } ».
record-header-twice = Ligne { $line } : l’en-tête « { $header } » apparaît pour la deuxième fois.
record-header-unknown = Ligne { $line } : l’en-tête « { $header } » n’existe pas.
record-number = Ligne { $line } : « { $header } » demande un nombre entier, pas « { $text } ».
record-version = Ligne { $line } : la partie suit la version { $written } des règles, et ce programme joue avec la version { $ours }.
record-result = Ligne { $line } : le résultat indique « { $written } », mais les coups mènent à « { $played } ».
record-move = Ligne { $line } : « { $text } » n’est pas un coup ; un coup ressemble à « 1: draw ».
record-after-end = Ligne { $line } : la partie est déjà finie avant « { $text } ».
record-actor = Ligne { $line } : ce n’est pas à « { $written } » de jouer, mais à « { $expected } ».
record-illegal = Ligne { $line } : le coup « { $move } » n’est pas permis ici.
record-hash = Ligne { $line } : « { $header } » se compose de 64 chiffres et lettres de a à f.
record-mix = Ligne { $line } : « { $header } » se compose d’un ou deux nombres de 64 chiffres et lettres de a à f.
record-name = « { $name } » ne peut pas servir de nom : choisis de 1 à { $most } caractères imprimables.

verify-nothing = Cet enregistrement n’a ni « deal » ni « secret » : la donne ne vient pas d’un secret, ou la partie n’est pas finie.
verify-promise = Ce secret n’est pas celui promis avant la partie : les empreintes diffèrent.
verify-seed = Le nombre ajouté par la place { $seat } n’est pas celui promis avant la partie : les empreintes diffèrent.
verify-choice = Le choix { $number } de la donne était « { $written } », mais ce devait être « { $due } ».

position-line = « { $text } » n’est pas une ligne de position, ou apparaît deux fois.
position-number = « { $name } » demande un nombre entier, pas « { $text } ».
position-phase = Une position ne peut pas être dans la phase « { $phase } » : choisis parmi { $phases }.
position-seat = Une position a de 2 à 4 joueurs. La personne dont c’est le tour et celle qui a fait l’annonce en font partie, et ce n’est pas la même (ici, joueurs : { $players }).
position-scores = Une position a au plus un score par joueur, tous sous l’objectif, et moins de dix manches nulles.
position-places = Chaque main a son joueur, une défausse a 33 cartes au plus, et il y a deux cartes piochées quand il faut en défausser une, sinon aucune.

jsonl-long = cette ligne est trop longue.
jsonl-json = ce n’est pas du JSON.
# $keys are words of JSON in quotation marks.
jsonl-keys = il faut un objet avec "hand" et, si tu veux, { $keys }.
jsonl-names = "{ $key }" doit être une liste de noms.
