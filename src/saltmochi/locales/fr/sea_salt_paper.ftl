# Sea Salt & Paper: names, points in words, what happened.

game-sea-salt-paper = Sea Salt & Paper

card = { $kind } ({ $colour })

kind-crab = crabe
kind-boat = bateau
kind-fish = poisson
kind-swimmer = nageur
kind-shark = requin
kind-shell = coquillage
kind-octopus = poulpe
kind-penguin = manchot
kind-sailor = moussaillon
kind-lighthouse = phare
kind-shoal-of-fish = banc de poissons
kind-penguin-colony = colonie de manchots
kind-captain = capitaine
kind-mermaid = sirène

colour-dark-blue = bleu foncé
colour-light-blue = bleu clair
colour-black = noir
colour-yellow = jaune
colour-green = vert
colour-white = blanc
colour-purple = violet
colour-grey = gris
colour-light-orange = orange clair
colour-pink = rose
colour-orange = orange

pile-left = la défausse de gauche
pile-right = la défausse de droite

# The lines of an explanation of points.
points-pairs-crab = { $pairs ->
    [one] { $pairs } paire de crabes
   *[other] { $pairs } paires de crabes
}
points-pairs-boat = { $pairs ->
    [one] { $pairs } paire de bateaux
   *[other] { $pairs } paires de bateaux
}
points-pairs-fish = { $pairs ->
    [one] { $pairs } paire de poissons
   *[other] { $pairs } paires de poissons
}
points-pairs-swimmer-shark = { $pairs ->
    [one] { $pairs } nageur avec un requin
   *[other] { $pairs } nageurs, chacun avec un requin
}
points-collection-shell = { $count ->
    [one] { $count } coquillage (il en faut au moins deux)
   *[other] { $count } coquillages
}
points-collection-octopus = { $count ->
    [one] { $count } poulpe (il en faut au moins deux)
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
    [one] le phare : 1 par bateau ({ $count } bateau)
   *[other] le phare : 1 par bateau ({ $count } bateaux)
}
points-multiplier-shoal-of-fish = { $count ->
    [one] le banc : 1 par poisson ({ $count } poisson)
   *[other] le banc : 1 par poisson ({ $count } poissons)
}
points-multiplier-penguin-colony = { $count ->
    [one] la colonie : 2 par manchot ({ $count } manchot)
   *[other] la colonie : 2 par manchot ({ $count } manchots)
}
points-multiplier-captain = { $count ->
    [one] le capitaine : 3 par moussaillon ({ $count } moussaillon)
   *[other] le capitaine : 3 par moussaillon ({ $count } moussaillons)
}
points-mermaid = { $count ->
    [one] sirène { $number } : { $count } carte en { $colour }
   *[other] sirène { $number } : { $count } cartes en { $colour }
}

# The parts of a score.
part-duos = Duos
part-collectors = Collection
part-multipliers = Multiplicateurs
part-mermaids = Sirènes
part-points = Points
part-colour-bonus = Bonus couleur
part-colour-bonus-why = { $count ->
    [one] { $count } carte en { $colour }, ne compte qu’après une dernière chance
   *[other] { $count } cartes en { $colour }, ne comptent qu’après une dernière chance
}

# What a move did. $who is a name; where it is told to whom it is about, the browser takes the sentence ending in “you”.
told-begin = Premier tour : { $who }.
told-begin-you = Tu commences.
told-turn-up = On révèle { $card }, qui ouvre { $pile }.
told-draw = { $who } : direction la pioche.
told-draws-card = { $who } : { $card } arrive de la pioche.
told-draws-hidden = { $who } : une carte arrive de la pioche.
told-sees-card = { $who } : voici { $card }.
told-takes = { $who } : { $card } en main, du dessus de { $pile }.
told-puts = { $who } : une carte en main, { $card } sur { $pile }.
told-puts-known = { $who } : en main { $kept }, { $card } sur { $pile }.
told-lays = { $who } : duo posé, { $first } et { $second }.
told-lay-mermaids = { $who } : les quatre sirènes sur la table !
told-looks = { $who } : un coup d’œil dans { $pile }.
told-picks = { $who } : carte choisie dans { $pile }, { $card }.
told-picks-hidden = { $who } : carte choisie dans { $pile }.
told-robs = { $who } : vol en cours. Victime : { $victim }.
told-robs-you = { $who } : vol en cours. La victime, c’est toi.
told-steals = { $who } : carte volée, { $card }. Victime : { $victim }.
told-steals-you = { $who } : carte volée, { $card }. La victime, c’est toi.
told-steals-hidden = { $who } : carte volée. Victime : { $victim }.
told-end-turn = { $who } : fin du tour.
told-stop = { $who } : STOP !
told-last-chance = { $who } : DERNIÈRE CHANCE !
told-shuffle = On mélange toutes les cartes pour la prochaine manche.

# How a round ended.
ending-stop = Stop : chacun marque les points de ses cartes.
ending-last-chance-won = Dernière chance, pari remporté : son auteur marque ses cartes et son bonus couleur, les autres leur bonus couleur seulement.
ending-last-chance-lost = Dernière chance, pari perdu : son auteur marque son bonus couleur seulement, les autres leurs cartes.
ending-void = La pioche est épuisée : personne ne marque.
ending-mermaids = Quatre sirènes : la partie est gagnée.

# Why the game ended. $winners is one or more names.
outcome-target = { $count ->
    [one] Victoire : { $winners }. L’objectif est atteint.
   *[other] Victoire partagée : { $winners }. L’objectif est atteint.
}
outcome-mermaids = Victoire avec quatre sirènes : { $winners }.
outcome-voids = { $count ->
    [one] Victoire : { $winners }. Après dix manches nulles de suite, la partie s’arrête en l’état.
   *[other] Victoire partagée : { $winners }. Après dix manches nulles de suite, la partie s’arrête en l’état.
}
tie-last-round = Égalité au total : les points de la dernière manche ont décidé.
tie-ender = Égalité au total : la victoire va à qui a mis fin à la dernière manche.
tie-shared = Égalité au total, et rien d’autre ne départage.

# The editions side by side.
edition-italian = Italienne
edition-spanish = Espagnole
edition-french = Française
edition-online = En ligne
edition-terms = Annonces
edition-terms-italian = ALT / SFIDA
edition-terms-spanish = ALTO / ÚLTIMA OPORTUNIDAD
edition-terms-french = STOP / DERNIÈRE CHANCE
edition-terms-online = STOP / LAST CHANCE
edition-e1 = Quatre sirènes gagnent
edition-e1-laid = quand tu les poses à ton tour
edition-e1-held = aussitôt, dès qu’elles sont toutes dans une main
edition-e1-laid-or-shown = quand tu les poses, et d’elles-mêmes si tu les as toutes en finissant ton tour ou en faisant une annonce
edition-e2 = Le blanc compte comme couleur
edition-e3 = Vols pendant les derniers tours
edition-e3-yes = dans les mains pas encore révélées
edition-e3-no = jamais ; le duo peut être posé, mais sans effet
edition-e4 = La pioche s’épuise
edition-e4-at-turn-end = manche nulle à la fin du tour ; un STOP pendant ce tour compte encore
edition-e4-at-once = manche nulle aussitôt, au milieu du tour
edition-e4-unless-called = manche nulle à la fin du tour, sauf si quelqu’un annonce STOP ou DERNIÈRE CHANCE
edition-e5 = Pioche vide pendant les derniers tours
edition-e5-at-turn-end = manche nulle à la fin du tour
edition-e5-at-once = manche nulle aussitôt
edition-e5-ignored = on continue avec les défausses, et le pari est compté
edition-e6 = Qui commence la manche suivante
edition-e6-left-of-last-turn = à gauche de qui a joué le dernier tour
edition-e6-left-of-caller = à gauche de qui a mis fin à la manche
edition-e7 = Égalité au total à la fin
edition-e7-last-round = le plus de points à la dernière manche
edition-e7-ender = qui a mis fin à la dernière manche

# What is asked of a player, and what can be chosen.
ask-take = Prends une carte.
ask-put = Garde une des deux cartes et mets l’autre sur une défausse.
ask-play = Pose des duos, ou finis ton tour.
ask-look = Choisis une défausse à consulter.
ask-pick = Prends une de ces cartes, dans l’ordre de haut en bas.
ask-rob = Choisis à qui voler une carte.
choose-draw = pioche deux cartes
choose-take = prends { $card } sur { $pile }
choose-put = garde { $kept }, mets { $card } sur { $pile }
choose-lay = pose { $first } et { $second }
choose-lay-mermaids = pose quatre sirènes et gagne
choose-look = consulte { $pile }
choose-pick = prends { $card }
choose-pick-deeper = prends { $card }, la n° { $place } en partant du haut parmi les identiques
choose-rob = vole une carte à { $victim }
choose-end-turn = finis ton tour
choose-stop = dis STOP : tout le monde marque maintenant
choose-last-chance = dis DERNIÈRE CHANCE : parie que personne n’aura plus de points que toi
