# The browser client: ways in. The start page, opening a table, statistics, scores during a game.

web-greeting-title = C’est ta première fois ?
web-greeting-learn = Apprends en cinq minutes
web-puzzles = Énigmes
web-more-options = Plus d’options
web-level-each = Place par place
web-level-of-seat = Place { $seat }
web-start-game = Lancer la partie
web-start-alone = Toutes les places sont prises. Lance la partie quand tu veux.
web-go-on-remove = Retirer de la liste
web-go-on-empty = Vider la liste
web-go-on-removed = Retirée de cette liste. Ta place reste à toi.
web-go-on-undo = Annuler
web-stats-title = Tes statistiques
web-stats-played = Jouées
web-stats-won = Gagnées
web-stats-streak = Victoires de suite
web-stats-longest = record : { $longest }
web-stats-best = Meilleure manche
web-stats-best-sea = points pour toi
web-stats-best-mochi = points aux autres
web-stats-recent = Dernières parties : { $won } gagnées sur { $played }
web-stats-levels = Gagnées, par adversaires
web-stats-people = Avec du monde
web-stats-of = { $won } sur { $played }
web-scores = Points par manche
web-scores-later = Après la première manche, tu verras ici comment évoluent les points.
