# Score my hand: the score sheet for games with the real cards. $who is a name, $names are several.

web-score-title = Feuille de score
web-score-about = Jouez avec vos propres cartes : la feuille s’occupe des comptes. Touche les cartes de chacun : tu vois ce qu’elles valent et pourquoi, la manche est réglée et les points s’additionnent. Tout reste sur cet appareil et marche sans réseau.
web-score-begin-sheet = Commence une feuille de score
web-score-going-on = En cours : { $names }
web-score-other-game = L’autre jeu
web-score-sheet = Feuille

# Who plays.
web-score-who = Qui joue ?
web-score-who-why = Dans l’ordre autour de la table, dans le sens horaire.
web-score-player = Joueur { $number }
web-score-name = Nom du joueur { $number }
web-score-add-player = Ajoute un joueur
web-score-remove-player = Retire { $who }
web-score-edition = Édition
web-score-target = Objectif
web-score-target-why-sea-salt-paper = Qui l’atteint met fin à la partie ; le total le plus haut gagne.
web-score-target-why-happy-mochi = Qui l’atteint met fin à la partie ; le total le plus bas gagne.
web-score-more = { $what } : plus
web-score-less = { $what } : moins
web-score-begin = Commence
web-score-keep = Garde

# The sheet.
web-score-no-rounds = { $names } : la feuille est prête. Reviens quand la première manche est finie.
web-score-column-round = Manche
web-score-round = Manche { $round }
web-score-add-round = Note la manche { $round }
web-score-go-on = Continue la manche { $round }
web-score-starts = { $who } commence la manche suivante.
web-score-total = Total
web-score-chart = { $count ->
    [one] Les totaux après { $count } manche, une ligne par joueur
   *[other] Les totaux au fil de { $count } manches, une ligne par joueur
}
web-score-open-round = Manche { $round }, { $how } : regarde ou modifie
web-score-short-stop = stop
web-score-short-last-chance-won = dernière chance gagnée
web-score-short-last-chance-lost = dernière chance perdue
web-score-short-void = pioche épuisée
web-score-short-mermaids = quatre sirènes
web-score-short-won = main vide
web-score-short-nobody = sans gagnant
web-score-again = Rejoue
web-score-change-game = Noms et objectif
web-score-new-game = Nouvelle partie
web-score-new-game-why = Cette feuille est rangée : ses totaux restent parmi les parties précédentes, ses manches non.
web-score-stay = Reste ici
web-score-earlier = { $count ->
    [one] { $count } partie précédente
   *[other] { $count } parties précédentes
}
web-score-won = Victoire :
web-score-change = Modifie
web-score-delete = Supprime
web-score-delete-sure = Oui, supprime

# A round: what each player has.
web-score-steps = Les étapes de la manche
web-score-ending = Fin
web-score-how = Comment le noter
web-score-by-cards = Cartes
web-score-by-points = Points seuls
web-score-tray = Les cartes de la boîte
web-score-filter = Montre seulement
web-score-all = Toutes
web-score-find = Cherche une carte
web-score-none-found = Aucune carte ne s’appelle ainsi.
web-score-card-free = { $most ->
    [one] { $card }
   *[other] { $card }, { $most } dans la boîte
}
web-score-card-held = { $card }, { $count } sur { $most }
web-score-card-elsewhere = { $card } : chez { $who }
web-score-hand = Cartes : { $who }
web-score-empty-sea-salt-paper = { $who } : touche ses cartes, en main et posées.
web-score-empty-happy-mochi = { $who } : touche les cartes qui restent en main. Les cartes gardées ne comptent pas.
web-score-take-back = { $count ->
    [one] Retire { $card }
   *[other] Retires-en une sur { $count } : { $card }
}
web-score-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
web-score-live = { $count ->
    [one] { $who } : { $count } point
   *[other] { $who } : { $count } points
}
web-score-next = Suite : { $who }
web-score-to-ending = Comment elle a fini
web-score-plain-points = Points des cartes
web-score-plain-points-why = En main et posées, sans bonus couleur.
web-score-plain-bonus-why = Les cartes de la couleur la plus fréquente. Il ne compte qu’après une dernière chance.
web-score-kept-free = La somme des nombres en main. Les cartes gardées ne comptent pas.

# A round: how it ended.
web-score-ended = Comment la manche a-t-elle fini ?
web-score-call-stop = Stop
web-score-call-last-chance = Dernière chance
web-score-call-void = Pioche épuisée
web-score-call-mermaids = Quatre sirènes
web-score-who-called = Qui l’a annoncé ?
web-score-who-mermaids = Qui les avait ?
web-score-winner = Qui n’a plus de cartes ?
web-score-nobody = Personne
web-score-nobody-won = La manche finit sans gagnant : chacun compte sa main.
web-score-not-paid = (ne compte pas)
web-score-few = { $count ->
    [one] { $who } a { $count } point ; pour mettre fin à la manche, il en faut { $most }. Manque-t-il une carte ?
   *[other] { $who } a { $count } points ; pour mettre fin à la manche, il en faut { $most }. Manque-t-il une carte ?
}
web-score-four-mermaids = { $who } a les quatre sirènes : elles gagnent toute la partie.
web-score-lacks-ending = Dis d’abord comment la manche a fini.
web-score-lacks-caller = Dis d’abord qui c’était.
web-score-lacks-winner = Dis d’abord qui n’a plus de cartes.
web-score-write = Note-le
