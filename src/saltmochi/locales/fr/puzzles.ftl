# Puzzles: the command `saltmochi puzzles`, and problems with files of puzzles.

cli-puzzles-help = Résous des énigmes ou cherches-en de nouvelles.
cli-puzzles-about = Dans chaque énigme, une action est nettement la meilleure. Trouve-la !
cli-puzzles-solve = Résous des énigmes : d’abord celle du jour, puis d’autres au hasard.
cli-puzzles-theme = Seulement les énigmes sur ce thème.
cli-puzzles-number = Seulement l’énigme qui porte ce numéro.
cli-puzzles-make = Cherche de nouvelles énigmes dans des parties entre bots.
cli-puzzles-make-about = En trouver une prend plusieurs secondes. Tu peux arrêter avec Ctrl-C : celles déjà trouvées restent.
cli-puzzles-count = Nombre d’énigmes.
cli-puzzles-file = Fichier d’énigmes ; les nouvelles s’ajoutent à la fin.
cli-puzzles-from = Résous les énigmes de ce fichier.
cli-problem-puzzle = { $most ->
    [0] Il n’y a pas encore d’énigme.
   *[other] Il n’y a pas d’énigme { $number }. Choisis un numéro de 1 à { $most }.
}
cli-problem-no-puzzles = Il n’y a pas encore d’énigme de ce genre. Essaie un autre thème ou cherches-en avec « saltmochi puzzles make ».
cli-problem-puzzle-game = Les énigmes de « { $path } » sont pour { $game }. Choisis un autre fichier.

puzzle-finding = Recherche d’énigmes
puzzle-interrupted = { $count ->
    [0] Recherche arrêtée. Pas encore d’énigme trouvée.
    [one] Recherche arrêtée après une énigme.
   *[other] Recherche arrêtée après { $count } énigmes.
}
puzzle-heading = Énigme { $number } · { $theme } · { $difficulty }
puzzle-difficulty-easy = facile
puzzle-difficulty-medium = moyenne
puzzle-difficulty-hard = difficile
puzzle-right = C’est ça ! Tu as trouvé la meilleure action.
puzzle-wrong = { $points ->
    [one] La meilleure action était « { $best } ». Avec la tienne, tu gagnes une partie de moins sur 100.
   *[other] La meilleure action était « { $best } ». Avec la tienne, tu gagnes { $points } parties de moins sur 100.
}
puzzle-option = Action
puzzle-chance = Chances de gagner
puzzle-enter = Appuie sur Entrée pour l’énigme suivante.
puzzle-solved = { $count ->
    [0] À bientôt !
    [one] { $solved ->
        [0] Ce n’est pas pour cette fois. À bientôt !
       *[other] Énigme résolue. À bientôt !
    }
   *[other] Tu as résolu { $solved } énigmes sur { $count }. À bientôt !
}

puzzle-file-too-long = Ce fichier est trop long pour être un fichier d’énigmes.
puzzle-first-line = Ligne { $line } : un fichier d’énigmes commence par « { $expected } ».
puzzle-number = Ligne { $line } : c’est l’énigme { $expected }, pas « { $written } ».
puzzle-seat = Ligne { $line } : après ces coups, ce n’est pas à la place { $seat } de jouer.
puzzle-options = Ligne { $line } : les options doivent être toutes les actions possibles ici, au moins deux.
puzzle-answer = Ligne { $line } : la réponse doit être la première des options.
puzzle-scores = Ligne { $line } : les scores doivent être { $players } nombres entiers en dessous de { $target }.
puzzle-choice = Ligne { $line } : « { $header } » ne peut pas être « { $text } ». Choisis parmi : { $choices }.
puzzle-value = Ligne { $line } : « { $text } » n’est pas une option. Une option s’écrit ainsi : « draw 52.5 ».
puzzle-reason = « { $text } » n’est pas une raison. Une raison s’écrit ainsi : « reason-wins-game share=31 instead=12 ».
puzzle-order = Ligne { $line } : les options sont à trier, la meilleure en premier.
puzzle-value-card = La carte Sens montre plus ou minus.
puzzle-kept = Tout le monde ensemble peut réserver au plus { $most } cartes.

refused-no-puzzle = Cette énigme n’existe pas.
refused-date = Écris la date avec l’année, le mois et le jour, par exemple 2026-11-18.
