# Why an action is better than the chosen one. The subject of each sentence is the better action, or it is named; the
# reader may be anyone. The browser says these sentences too.

# The heading of the reasons: $action is the worse action.
compared-with = Comparé à « { $action } » :

# --- Any game ---

reason-wins-game = Gagne la partie dans cette manche dans { $share } % des cas au lieu de { $instead } %.
reason-loses-game = Perd la partie dans cette manche dans { $share } % des cas au lieu de { $instead } %.

# --- Sea Salt & Paper: $card is a card with its article ---

reason-sea-mermaids = Gagne la partie avec quatre sirènes dans { $share } % des cas.
reason-sea-bet-risky = Avec { $points } points, le pari n’est remporté que dans { $share } % des cas.
reason-sea-bet-good = Avec { $points } points, le pari est remporté dans { $share } % des cas.
reason-sea-others-end = Si la manche continue, quelqu’un d’autre y met fin dans { $share } % des cas.
reason-sea-pair = Forme un duo avec { $card } en main.
reason-sea-enough = Atteint { $points } points, assez pour mettre fin à la manche.
reason-sea-adds = { $points ->
    [one] Ajoute aussitôt { $points } point.
   *[other] Ajoute aussitôt { $points } points.
}
reason-sea-adds-more = Ajoute aussitôt { $points } points au lieu de { $instead }.
reason-sea-draw = Donne le choix entre deux cartes, alors que { $card } n’ajoute pas encore de points.
reason-sea-effect-crab = Les crabes prennent une carte dans une des défausses.
reason-sea-effect-boat = Les bateaux donnent aussitôt un autre tour.
reason-sea-effect-fish = Les poissons apportent une carte de la pioche.
reason-sea-effect-steal = Le nageur et le requin volent une carte.
reason-sea-effect-lobster = Le crabe et le homard offrent un choix entre cinq cartes de la pioche.
reason-sea-effect-jellyfish = La méduse prive les autres de leur prochain tour, sauf une carte.
reason-sea-keeps-pair = Garde le duo et son effet pour un autre tour : en main, il rapporte autant.
reason-sea-denies = { $points ->
    [one] Ne laisse pas { $card } à la personne suivante : avec les cartes qu’elle a montrées, cela vaut { $points } point.
   *[other] Ne laisse pas { $card } à la personne suivante : avec les cartes qu’elle a montrées, cela vaut { $points } points.
}
reason-sea-gain = { $points ->
    [one] Rapporte en moyenne { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } point dans cette manche au lieu de { NUMBER($instead, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
   *[other] Rapporte en moyenne { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points dans cette manche au lieu de { NUMBER($instead, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
}
# $rivals est le nombre d’adversaires.
reason-sea-rivals-gain = { $rivals ->
    [one] { $points ->
        [one] L’autre personne marque en moyenne { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } point dans cette manche au lieu de { NUMBER($instead, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
       *[other] L’autre personne marque en moyenne { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points dans cette manche au lieu de { NUMBER($instead, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
    }
   *[other] { $points ->
        [one] Chaque adversaire marque en moyenne { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } point dans cette manche au lieu de { NUMBER($instead, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
       *[other] Chaque adversaire marque en moyenne { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points dans cette manche au lieu de { NUMBER($instead, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
    }
}

# --- Happy Mochi: $number is a number of two digits, or one of a card ---

reason-mochi-out = Vide la main et remporte la manche.
reason-mochi-equal = Deux { $number } sont alors adjacents, et deux nombres égaux se jouent toujours.
reason-mochi-saves = Garde les deux { $number } pour plus tard : deux nombres égaux se jouent toujours.
reason-mochi-twin = Apporte un deuxième { $number } : côte à côte, deux nombres égaux se jouent toujours.
reason-mochi-fits = Forme { NUMBER($number, minimumIntegerDigits: 2) }, qui va avec le { -central-pair } actuel.
reason-mochi-cards = { $cards ->
    [one] Laisse { $cards } carte en main au lieu de { $instead }.
   *[other] Laisse { $cards } cartes en main au lieu de { $instead }.
}
reason-mochi-points = { $points ->
    [one] Laisse { $points } point de pénalité en main au lieu de { $instead }.
   *[other] Laisse { $points } points de pénalité en main au lieu de { $instead }.
}
reason-mochi-alike = Les deux cartes du { -central-pair } ont alors la même couleur : la personne suivante a besoin de deux cartes de la même couleur ou de deux nombres égaux.
reason-mochi-above = La personne suivante doit dépasser { NUMBER($number, minimumIntegerDigits: 2) } au lieu de { NUMBER($instead, minimumIntegerDigits: 2) }.
reason-mochi-below = La personne suivante doit descendre sous { NUMBER($number, minimumIntegerDigits: 2) } au lieu de { NUMBER($instead, minimumIntegerDigits: 2) }.
reason-mochi-turns-above = Tourne la { -value-card } sur + : la personne suivante doit dépasser { NUMBER($number, minimumIntegerDigits: 2) }.
reason-mochi-turns-below = Tourne la { -value-card } sur − : la personne suivante doit descendre sous { NUMBER($number, minimumIntegerDigits: 2) }.
reason-mochi-stays-above = La { -value-card } reste sur + : la personne suivante doit dépasser { NUMBER($number, minimumIntegerDigits: 2) }.
reason-mochi-stays-below = La { -value-card } reste sur − : la personne suivante doit descendre sous { NUMBER($number, minimumIntegerDigits: 2) }.
reason-mochi-wins = Remporte la manche dans { $share } % des cas au lieu de { $instead } %.
reason-mochi-penalty = { $points ->
    [one] Coûte en moyenne { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } point de pénalité dans cette manche au lieu de { NUMBER($instead, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
   *[other] Coûte en moyenne { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points de pénalité dans cette manche au lieu de { NUMBER($instead, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
}
reason-mochi-rivals-penalty = { $rivals ->
    [one] { $points ->
        [one] Coûte en moyenne à l’autre personne { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } point de pénalité dans cette manche au lieu de { NUMBER($instead, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
       *[other] Coûte en moyenne à l’autre personne { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points de pénalité dans cette manche au lieu de { NUMBER($instead, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
    }
   *[other] { $points ->
        [one] Coûte en moyenne à chaque adversaire { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } point de pénalité dans cette manche au lieu de { NUMBER($instead, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
       *[other] Coûte en moyenne à chaque adversaire { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points de pénalité dans cette manche au lieu de { NUMBER($instead, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
    }
}
