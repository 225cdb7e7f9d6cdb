# L’analyse d’une partie terminée. Les chances sont celles de gagner la partie ; les points sont des points de pourcentage.

cli-review-help = Analyser une partie terminée : ce que valait chaque choix, et la part de la chance.
cli-review-about = Chaque choix n’est jugé que sur ce que son joueur pouvait savoir. Pour chaque joueur : chances au départ + chance + ses choix + les choix des autres = résultat.
cli-review-seat = N’afficher que les choix et la chance de cette place.
cli-review-trials = Parties à imaginer pour chaque choix : plus il y en a, plus c’est précis et plus c’est long.
review-progress = Analyse en cours
review-unfinished = Seules les parties terminées peuvent être analysées.
review-seat-missing = Il n’y a pas de place { $seat } : cette partie comptait { $players } joueurs.
review-title = Analyse : { $game }
review-start = Départ
review-luck = Chance
review-own = Ses choix
review-others = Choix des autres
review-result = Résultat
review-accuracy = Précision
review-about = Départ et résultat sont des chances de gagner ; entre les deux, des points de pourcentage qui s’additionnent.
review-deserving = { $winners ->
    [one] Avec une chance moyenne, { $name } aurait gagné.
   *[other] Avec une chance moyenne, { $name } auraient partagé la victoire.
}
review-costly = Les choix les plus coûteux
review-costly-none = Aucun choix n’a rien coûté.
review-better = Mieux : { $action } ({ $best } au lieu de { $value }).
review-luckiest = { $name } : les moments les plus chanceux
review-unluckiest = { $name } : les moments les moins chanceux
review-where = Manche { $round }, coup { $number } :
review-moves = Coups
