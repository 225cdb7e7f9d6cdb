# Score my hand: the score sheet for games with the real cards. $who is a name, $names are several.

web-score-title = Feuille de score
web-score-about = Tu joues avec de vraies cartes ? Touche les cartes de chaque main : la feuille compte les points, explique pourquoi et tient les totaux. Elle marche hors ligne, et rien ne quitte cet appareil.
web-score-begin-sheet = Commencer une feuille
web-score-going-on = En cours : { $names }
web-score-other-game = L’autre jeu
web-score-sheet = Feuille

# Who plays.
web-score-who = Qui joue ?
web-score-who-why = Dans l’ordre autour de la table, dans le sens horaire.
web-score-player = Joueur { $number }
web-score-name = Nom du joueur { $number }
web-score-add-player = Ajouter un nom
web-score-remove-player = Retirer { $who }
web-score-edition = Édition
web-score-target = Objectif
web-score-target-why-sea-salt-paper = La partie s’arrête quand quelqu’un l’atteint ; le plus grand total gagne.
web-score-target-why-happy-mochi = La partie s’arrête quand quelqu’un l’atteint ; le plus petit total gagne.
web-score-more = { $what } : plus
web-score-less = { $what } : moins
web-score-begin = Commencer
web-score-keep = Enregistrer

# The sheet.
web-score-no-rounds = { $names } : la feuille est prête. Reviens à la fin de la première manche.
web-score-column-round = Manche
web-score-round = Manche { $round }
web-score-add-round = Noter la manche { $round }
web-score-go-on = Finir la manche { $round }
web-score-starts = { $who } commence la manche suivante.
web-score-total = Total
web-score-chart = { $count ->
    [one] Les totaux après { $count } manche, une ligne par joueur
   *[other] Les totaux au fil de { $count } manches, une ligne par joueur
}
web-score-open-round = Manche { $round }, { $how } : voir ou modifier
# $stop and $chance are the calls of the edition.
web-score-short-stop = { $stop }
web-score-short-last-chance-won = { $chance }, pari remporté
web-score-short-last-chance-lost = { $chance }, pari perdu
web-score-short-void = pioche épuisée
web-score-short-mermaids = quatre sirènes
web-score-short-mermaids-dance = trois sirènes
web-score-short-won = main vide
web-score-short-nobody = sans victoire
web-score-again = Rejouer
web-score-change-game = Noms et objectif
web-score-new-game = Nouvelle partie
web-score-new-game-why = Cette feuille sera rangée : ses totaux restent dans les parties précédentes, mais pas ses manches.
web-score-stay = Annuler
web-score-earlier = { $count ->
    [one] { $count } partie précédente
   *[other] { $count } parties précédentes
}
web-score-won = Victoire :
web-score-change = Modifier
web-score-delete = Supprimer
web-score-delete-sure = Oui, supprimer

# A round: what each player has.
web-score-steps = Les étapes de la manche
web-score-ending = Fin
web-score-how = Façon de noter
web-score-by-cards = Cartes
web-score-by-points = Points seuls
web-score-tray = Les cartes de la boîte
web-score-filter = Montrer seulement
web-score-all = Toutes
web-score-find = Chercher une carte
web-score-none-found = Aucune carte ne s’appelle ainsi.
web-score-card-free = { $most ->
    [one] { $card }
   *[other] { $card }, { $most } dans la boîte
}
web-score-card-held = { $card }, { $count } sur { $most }
web-score-card-elsewhere = { $card } : chez { $who }
web-score-hand = { $who } : cartes
web-score-empty-sea-salt-paper = { $who } : touche ses cartes, en main et posées.
web-score-empty-happy-mochi = { $who } : touche les cartes qui lui restent en main. Les { -kept-cards } ne comptent pas.
web-score-take-back = { $count ->
    [one] Retirer : { $card }
   *[other] En retirer une sur { $count } : { $card }
}
web-score-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
web-score-live = { $count ->
    [one] { $who } : { $count } point
   *[other] { $who } : { $count } points
}
web-score-next = Ensuite : { $who }
web-score-to-ending = Fin de la manche
web-score-plain-points = Points des cartes
web-score-plain-points-why = En main et posées, sans le bonus couleur.
web-score-plain-bonus-why = Le nombre de cartes de la couleur la plus présente. Il ne compte qu’après { $chance }.
web-score-kept-free = La somme des nombres en main. Les { -kept-cards } ne comptent pas.
# The expansions.
web-score-starfish = Étoiles de mer qui comptent
web-score-starfish-why = Une étoile de mer compte si elle a été posée avec une paire, ou s’il y a une paire en main pour elle.
web-score-event-choose = Choisir l’évènement
web-score-event-of = Évènement de { $who } : { $event }
web-score-two-events = { $who } a maintenant deux évènements. Lequel reste ?

# A round: how it ended.
web-score-ended = Comment la manche a-t-elle fini ?
web-score-call-void = Pioche épuisée
web-score-call-mermaids = Quatre sirènes
# Under the Dance of the Mermaids.
web-score-call-mermaids-dance = Trois sirènes
web-score-who-called = Qui a fait l’annonce ?
web-score-who-mermaids = Qui les avait ?
web-score-winner = Qui n’a plus de cartes ?
web-score-nobody = Personne
web-score-nobody-won = La manche finit sans victoire : tout le monde compte sa main.
web-score-not-paid = (ne compte pas)
web-score-few = { $count ->
    [one] { $who } a { $count } point, et il en faut { $most } pour mettre fin à la manche. Manque-t-il une carte ?
   *[other] { $who } a { $count } points, et il en faut { $most } pour mettre fin à la manche. Manque-t-il une carte ?
}
# $mermaids says how four mermaids win in this edition: laid, held or laid-or-shown.
web-score-four-mermaids = { $mermaids ->
    [laid] { $who } a les quatre sirènes. Si elles ont été posées, { $who } gagne la partie !
   *[other] { $who } a les quatre sirènes et gagne la partie !
}
web-score-three-mermaids = { $mermaids ->
    [laid] { $who } a trois sirènes. Si elles sont posées, { $who } remporte la partie !
   *[other] { $who } a trois sirènes et remporte la partie !
}
# $event is an event that forbids the call $stop.
web-score-no-stop = Avec « { $event } », { $who } ne peut pas annoncer { $stop }, seulement { $chance }.
web-score-lacks-ending = Indique d’abord comment la manche a fini.
web-score-lacks-caller = Indique d’abord qui c’était.
web-score-lacks-winner = Indique d’abord qui n’a plus de cartes.
web-score-lacks-event = Choisis d’abord l’évènement de cette manche.
web-score-lacks-kept = Choisis d’abord l’évènement qui reste.
web-score-write = Valider
