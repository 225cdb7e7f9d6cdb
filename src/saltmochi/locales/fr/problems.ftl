# What went wrong, and how to put it right.

problem-players = On ne peut pas jouer à { $players } : choisis de { $least } à { $most } joueurs.
problem-edition = Aucune édition ne s’appelle « { $edition } ». Tu peux choisir : { $editions }.
problem-target = Un objectif de { $target } points ne convient pas : choisis de 1 à 1000.
problem-option = Il n’y a pas d’option « { $option } ». Les options sont { $options }.
problem-option-value = Une option a une valeur qui ne convient pas : { $reason }.
problem-game = Aucun jeu ne s’appelle « { $game } ». Tu peux choisir : { $games }.
problem-view = Aucune table ne correspond à cette vue : elle se contredit.
problem-kind = Aucun type de carte ne s’appelle « { $kind } ». Choisis parmi { $kinds }.
problem-colour = « { $kind } » n’existe pas en « { $colour } », mais en { $colours }.
problem-colour-missing = Il manque une couleur à « { $kind } », qui existe en { $colours }.
problem-copies = { $count } × { $card } : il n’y en a pas autant dans la boîte, le maximum est { $most }.
problem-action = « { $action } » n’est pas un coup.
problem-bot = Il n’y a pas de bot nommé « { $bot } » : choisissez parmi { $bots }.
problem-bot-trials = « { $bot } » n’a pas de sens : un bot qui réfléchit fait de 1 à { $most } essais, par exemple search:5000.
problem-ray = Ray n’est pas installé : { $command }
problem-plots = Matplotlib, qui dessine les images, n’est pas installé : { $command }

record-line = Ligne { $line } : { $reason }
record-too-long = Ce fichier est trop long pour être une partie enregistrée.
record-first-line = Ligne { $line } : une partie enregistrée commence par « { $expected } ».
record-header = Ligne { $line } : « { $text } » n’est pas un en-tête ; un en-tête ressemble à « players: 2 ».
record-header-missing = Ligne { $line } : il manque l’en-tête « { $header } ».
record-header-twice = Ligne { $line } : l’en-tête « { $header } » apparaît ici pour la deuxième fois.
record-header-unknown = Ligne { $line } : l’en-tête « { $header } » n’existe pas.
record-number = Ligne { $line } : il faut à « { $header } » un nombre entier, pas « { $text } ».
record-version = Ligne { $line } : la partie suit la version { $written } des règles ; ce programme joue avec la version { $ours }.
record-result = Ligne { $line } : le résultat indique « { $written } », mais les coups mènent à « { $played } ».
record-move = Ligne { $line } : « { $text } » n’est pas un coup ; un coup ressemble à « 1: draw ».
record-after-end = Ligne { $line } : la partie est déjà finie avant « { $text } ».
record-actor = Ligne { $line } : ce n’est pas à « { $written } » de jouer, mais à « { $expected } ».
record-illegal = Ligne { $line } : « { $move } » n’est pas permis ici.
record-hash = Ligne { $line } : « { $header } » compte 64 chiffres et lettres de a à f.
record-name = « { $name } » ne peut pas être un nom : un nom a de 1 à { $most } lettres imprimables.

verify-nothing = Il manque « deal » et « secret » à cet enregistrement : les cartes n’ont pas été distribuées par un secret, ou la partie n’est pas finie.
verify-promise = Le secret n’est pas celui promis avant la partie : les empreintes diffèrent.
verify-choice = Le choix { $number } du donneur était « { $written } », mais le secret dit « { $due } ».

position-line = « { $text } » n’est pas une ligne de position, ou bien elle apparaît deux fois.
position-number = Il faut à « { $name } » un nombre entier, pas « { $text } ».
position-phase = Une position ne peut pas être dans la phase « { $phase } ». Tu peux choisir : { $phases }.
position-seat = On joue de 2 à 4, et celui dont c’est le tour comme celui qui a fait l’annonce sont du nombre (joueurs ici : { $players }).
position-scores = Une position a au plus un score par joueur, aucun déjà à l’objectif, et moins de dix manches nulles.
position-places = Chaque main a son joueur, une défausse a au plus 33 cartes, et il y a deux cartes piochées quand il faut en défausser une, sinon aucune.

jsonl-long = cette ligne est trop longue.
jsonl-json = ce n’est pas du JSON.
jsonl-keys = il faut ici un objet avec "hand" et, si tu veux, "laid".
jsonl-names = "hand" et "laid" sont des listes de noms de cartes.
