# Words for any table, in the terminal and in the browser.

# The label of your own row in a table. In a sentence, “you” is never a name: see who-has.
play-you = Toi
play-opponent = Adversaire { $number }
play-seat = Place { $number }
play-round = Manche { $round }
play-deck = Pioche
play-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
play-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
# Of a pile (la défausse).
play-pile-empty = vide
play-nothing = rien
play-player = Nom
play-total = Total
play-hand = Main
play-laid = Posées
play-gained = Cette manche

# Left and right as they stand in a sentence: « la défausse de gauche », « à droite ».
side-left = gauche
side-right = droite

# A sentence about a player: $who is the name, $me is yes if that player is the reader.
# The subject and the auxiliary avoir: the past participle of a clause follows.
# Never write « de { $who } » or « que { $who } »: before Ada it would have to be d’ and qu’.
who-has = { $me ->
    [yes] Tu as
   *[no] { $who } a
}
# What a player did. $clauses is one clause, or several joined by commas and « et »: « pris un crabe jaune sur la défausse de gauche ».
log-turn = { who-has } { $clauses }.
# The same where the first clause has its own verb: « t’a volé une carte ».
log-turn-named = { $who } { $clauses }.
log-begin = { $me ->
    [yes] Tu commences.
   *[no] { $who } commence.
}

# Who won. $who is one name or several, $others the winners besides the reader, $count how many won.
outcome-win = { $me ->
    [yes] { $count ->
        [1] Tu as gagné la partie !
       *[other] Tu partages la victoire avec { $others } !
    }
   *[no] { $count ->
        [1] { $who } gagne la partie !
       *[other] { $who } se partagent la victoire !
    }
}

# A label and what it labels.
labelled = { $label } : { $text }
