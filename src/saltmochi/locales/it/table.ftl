# Words for any table, in the terminal and in the browser.

# The label of your own row in a table. In a sentence, “you” is never a name: see who-has.
play-you = Tu
play-opponent = Avversario { $number }
play-seat = Posto { $number }
play-round = Round { $round }
play-deck = Mazzo
play-cards = { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
play-points = { $count ->
    [one] 1 punto
   *[other] { $count } punti
}
# Of a pile: la pila è vuota.
play-pile-empty = vuota
play-nothing = niente
play-player = Giocatore
play-total = Totale
play-hand = Mano
play-laid = Calate
# A column: the points of this round, beside the total.
play-gained = Nel round

# Left and right as they stand in a sentence: “la pila di sinistra”.
side-left = sinistra
side-right = destra

# A sentence about a player: $who is the name, $me is yes if that player is the reader.
# The subject with its auxiliary; a past participle follows.
who-has = { $me ->
    [yes] Hai
   *[no] { $who } ha
}
# What a player did. $clauses is one clause, or several joined by commas and “e”: “preso un granchio giallo dalla pila di sinistra”.
log-turn = { who-has } { $clauses }.
# The same where the first clause has its own verb: “ti ha rubato una carta”.
log-turn-named = { $who } { $clauses }.
log-begin = { $me ->
    [yes] Cominci tu.
   *[no] Comincia { $who }.
}

# Who won. $who is one name or several, $others the winners besides the reader, $count how many won.
outcome-win = { $me ->
    [yes] { $count ->
        [one] Hai vinto la partita!
       *[other] Hai vinto la partita insieme a { $others }!
    }
   *[no] { $count ->
        [one] { $who } vince la partita!
       *[other] { $who } vincono insieme la partita!
    }
}

# A label and what it labels.
labelled = { $label }: { $text }
