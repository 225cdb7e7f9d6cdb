# Sea Salt & Paper: points in words, what happened, the editions, and what can be chosen.

# The piles as labels.
pile-left = Défausse de gauche
pile-right = Défausse de droite

# The lines of an explanation of points.
points-pairs-crab = { $pairs ->
    [one] { $pairs } duo de crabes
   *[other] { $pairs } duos de crabes
}
points-pairs-boat = { $pairs ->
    [one] { $pairs } duo de bateaux
   *[other] { $pairs } duos de bateaux
}
points-pairs-fish = { $pairs ->
    [one] { $pairs } duo de poissons
   *[other] { $pairs } duos de poissons
}
points-pairs-swimmer-shark = { $pairs ->
    [one] { $pairs } duo nageur-requin
   *[other] { $pairs } duos nageur-requin
}
points-collection-shell = { $count ->
    [one] { $count } coquillage (compte à partir de deux)
   *[other] { $count } coquillages
}
points-collection-octopus = { $count ->
    [one] { $count } poulpe (compte à partir de deux)
   *[other] { $count } poulpes
}
points-collection-penguin = { $count ->
    [one] { $count } manchot
   *[other] { $count } manchots
}
points-collection-sailor = { $count ->
    [one] { $count } moussaillon (il faut les deux)
   *[other] les deux moussaillons
}
points-multiplier-lighthouse = { $count ->
    [0] phare : aucun bateau à compter
    [one] phare : { $count } bateau à 1 point
   *[other] phare : { $count } bateaux à 1 point
}
points-multiplier-shoal-of-fish = { $count ->
    [0] banc : aucun poisson à compter
    [one] banc : { $count } poisson à 1 point
   *[other] banc : { $count } poissons à 1 point
}
points-multiplier-penguin-colony = { $count ->
    [0] colonie : aucun manchot à compter
    [one] colonie : { $count } manchot à 2 points
   *[other] colonie : { $count } manchots à 2 points
}
points-multiplier-captain = { $count ->
    [0] capitaine : aucun moussaillon à compter
    [one] capitaine : { $count } moussaillon à 3 points
   *[other] capitaine : { $count } moussaillons à 3 points
}
points-mermaid = { $count ->
    [one] sirène { $number } : { $count } carte { $colour }
   *[other] sirène { $number } : { $count } cartes { $colour }
}

# The parts of a score.
part-duos = Duos
part-collectors = Collections
part-multipliers = Multiplicateurs
part-mermaids = Sirènes
part-points = Points
part-colour-bonus = Bonus couleur
# $chance is the name of the call in the edition.
part-colour-bonus-why = { $count ->
    [one] { $count } carte { $colour }, comptée seulement après { $chance }
   *[other] { $count } cartes { $colour }, comptées seulement après { $chance }
}

# What a player did, without the subject: log-turn puts « Tu as » or « Ada a » in front, so a clause begins with the past
# participle. $card, $first and $second are cards with their article, $side is side-left or side-right, $stop and
# $chance are the calls of the edition.
did-draw = pioché
did-get = pioché { $card }
did-get-hidden = pioché une carte
did-see = vu { $card }
did-take = pris { $card } sur la défausse de { $side }
did-keep = gardé { $card }
did-keep-hidden = gardé une carte
did-put = défaussé { $card } à { $side }
did-lay = posé { $first } et { $second }
did-lay-mermaids = posé les quatre sirènes
did-look = fouillé la défausse de { $side }
did-pick = pris { $card } dans la défausse de { $side }
did-pick-hidden = pris une carte dans la défausse de { $side }
did-steal = volé { $card } à { $victim }
did-steal-hidden = volé une carte à { $victim }
did-end-turn = terminé le tour
did-stop = annoncé { $stop }
did-last-chance = annoncé { $chance }
# A clause with its own verb: log-turn-named puts only the name in front.
did-steal-you = t’a volé { $card }

# Other things that happen.
log-turn-up = La défausse de { $side } commence par { $card }.
log-rob = { $me ->
    [yes] Tu vas voler une carte à { $victim }.
   *[no] { $who } va voler une carte à { $victim }.
}
log-rob-you = { $who } va te voler une carte.
log-shuffle = On mélange toutes les cartes pour la manche suivante.

# How a round ended. $who and $me are the player who ended it.
ending-stop = { $me ->
    [yes] Tu as annoncé { $stop } : tout le monde marque les points de ses cartes.
   *[no] { $who } a annoncé { $stop } : tout le monde marque les points de ses cartes.
}
ending-last-chance-won = { $me ->
    [yes] Tu as remporté ton pari ! Tu marques tes cartes et ton bonus couleur ; les autres, seulement leur bonus couleur.
   *[no] { $who } a remporté son pari et marque ses cartes et son bonus couleur ; les autres, seulement leur bonus couleur.
}
ending-last-chance-lost = { $me ->
    [yes] Tu as perdu ton pari : tu ne marques que ton bonus couleur, et les autres marquent leurs cartes.
   *[no] { $who } a perdu son pari et ne marque que son bonus couleur ; les autres marquent leurs cartes.
}
ending-void = La pioche est épuisée : personne ne marque.
ending-mermaids = { $me ->
    [yes] Tu as réuni les quatre sirènes !
   *[no] { $who } a réuni les quatre sirènes !
}

# Why the game ended: see outcome-win.
outcome-target = { outcome-win }
outcome-mermaids = { outcome-win } Rien ne bat quatre sirènes.
outcome-voids = { outcome-win } Après dix manches nulles de suite, le plus grand total l’emporte.
tie-last-round = Égalité ! C’est la dernière manche qui départage.
tie-ender = Égalité ! La victoire revient à la personne qui a mis fin à la dernière manche.
tie-shared = Égalité parfaite : la victoire est partagée.

# The editions side by side.
edition-calls = Annonces
edition-e1 = Victoire aux sirènes
edition-e1-laid = quand tu poses les quatre à ton tour
edition-e1-held = dès que les quatre sont dans une même main
edition-e1-laid-or-shown = quand tu poses les quatre, ou finis ton tour ou la manche avec les quatre
edition-e2 = Le blanc est une couleur
edition-e3 = Vols aux derniers tours
edition-e3-yes = dans les mains pas encore révélées
edition-e3-no = jamais ; le duo peut être posé sans son effet
edition-e4 = Pioche épuisée
edition-e4-at-turn-end = manche nulle à la fin du tour, sauf si ce tour finit par { $stop }
edition-e4-at-once = manche nulle aussitôt, même au milieu d’un tour
edition-e4-unless-called = manche nulle à la fin du tour, sauf si quelqu’un annonce { $stop } ou { $chance }
edition-e5 = Pioche vide aux derniers tours
edition-e5-at-turn-end = manche nulle à la fin du tour
edition-e5-at-once = manche nulle aussitôt
edition-e5-ignored = on continue avec les défausses, et le pari compte
edition-e6 = Qui commence ensuite
edition-e6-left-of-last-turn = la personne à gauche de celle qui a joué le dernier tour
edition-e6-left-of-caller = la personne à gauche de celle qui a mis fin à la manche
edition-e7 = Égalité au total
edition-e7-last-round = le plus de points à la dernière manche
edition-e7-ender = la personne qui a mis fin à la dernière manche

# What a player is asked, and what they can choose. Choices are infinitives: they also stand after « Conseil de l’expert : ».
ask-take = Prends une carte.
ask-put = Garde une carte et mets l’autre sur une défausse.
ask-play = Pose des duos ou finis ton tour.
ask-look = Choisis une défausse à fouiller.
ask-pick = Prends une de ces cartes. La première est celle du dessus.
ask-rob = Choisis à qui voler une carte.
choose-draw = piocher deux cartes
choose-take = prendre { $card } sur la défausse de { $side }
choose-put = garder { $kept } et défausser { $card } à { $side }
choose-lay = poser { $first } et { $second }
choose-lay-mermaids = poser 4 sirènes et gagner
choose-look = fouiller la défausse de { $side }
choose-pick = prendre { $card }
choose-pick-deeper = prendre { $card } plus bas (n° { $place } des cartes identiques)
choose-rob = voler { $victim }
choose-end-turn = finir ton tour
choose-stop = annoncer { $stop } : tout le monde marque maintenant
choose-last-chance = annoncer { $chance } : parier que personne ne dépassera tes points
