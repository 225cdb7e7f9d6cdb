# The browser client: tables.

web-invite = Invite du monde
web-copy-link = Copier le lien
web-copied = Copié
web-qr = Le lien en QR code
web-who-plays = Qui joue
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
