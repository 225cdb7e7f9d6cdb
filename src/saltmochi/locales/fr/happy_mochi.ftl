# Happy Mochi: names, what happened, what can be chosen, and what went wrong.

game-happy-mochi = Happy Mochi
edition-standard = Standard

mochi-card-name = { $value }/{ $flavour }

mochi-flavour-strawberry = fraise
mochi-flavour-peach = pêche
mochi-flavour-lemon = citron
mochi-flavour-matcha = matcha
mochi-flavour-soda = soda
mochi-flavour-grape = raisin
mochi-flavour-sesame = sésame

mochi-effect-flip = retourne
mochi-effect-draw = pioche
mochi-effect-pass = passe
mochi-effect-keep = garde
mochi-effect-flip-why = retourne : la carte Valeur change de face
mochi-effect-draw-why = pioche : la personne de ton choix pioche une carte
mochi-effect-pass-why = passe : chacun donne une carte à sa gauche
mochi-effect-keep-why = garde : une carte de ta main va face cachée devant toi

mochi-from-left = du côté gauche
mochi-from-right = du côté droit
mochi-a-card = une carte
mochi-one-of-them = l’une d’elles

# What a move did. $who is a name; where it is told to whom it is about, the browser takes the sentence ending in “you”.
mochi-told-begin = Premier tour : { $who }.
mochi-told-begin-you = Tu commences.
mochi-told-gets = { $who } : { $card } arrive.
mochi-told-hand = { $who } : voici la main, { $cards }.
mochi-told-opens = { $card } ouvre le côté gauche.
mochi-told-pair = La Paire centrale est { $value } : { $left } et { $right }.
mochi-told-draws = { $who } : { $card } arrive de la pioche.
mochi-told-shuffle = On mélange tout pour la prochaine manche, sauf les cartes gardées.
mochi-told-shuffle-returned = Trop de cartes étaient gardées : les plus anciennes reviennent, { $cards }. On mélange tout pour la prochaine manche, sauf celles qui restent gardées.
mochi-told-draw-side = { $who } : { $card } en main, { $side }.
mochi-told-draw-deck = { $who } : direction la pioche.
mochi-told-only-deck = Aucune paire de voisines ne convient, et seule la pioche est disponible.
mochi-told-draw-kept = { $who } : { $card } revient des cartes gardées.
mochi-told-insert = { $who } : { $card } va à la place { $place } sur { $count }.
mochi-told-play = { $who } : { $left } et { $right } sur la table, soit { $value }.
mochi-told-happy = { $who } : { $left } et { $right } sur la table, soit { $value }. Happy Mochi !
mochi-told-skip = { $who } : rien à piocher ni à jouer.
mochi-told-effect-flip = { $who } : d’abord « retourne ».
mochi-told-effect-draw = { $who } : d’abord « pioche ».
mochi-told-effect-pass = { $who } : effet « passe », chacun donne une carte à sa gauche.
mochi-told-effect-keep = { $who } : effet « garde ».
mochi-told-decline = { $who } : pas d’autre effet.
mochi-told-target = { $who } : qui pioche une carte ? { $other }.
mochi-told-target-you = { $who } : qui pioche une carte ? C’est toi.
mochi-told-target-self = { $who } : encore une carte à piocher.
mochi-told-pass = { $who } : carte à passer choisie, { $card }.
mochi-told-pass-hidden = { $who } : carte à passer choisie.
mochi-told-keep = { $who } : { $card } va avec les cartes gardées, face cachée.
mochi-told-keep-one = { $count ->
    [one] { $who } : en main { $cards } ({ $count } point), et { $card } est gardée.
   *[other] { $who } : en main { $cards } ({ $count } points), et { $card } est gardée.
}
mochi-told-new-deck = La pioche était vide : les cartes sous la paire, mélangées, en forment une nouvelle.
mochi-told-passed = Toutes les cartes passent à gauche.
mochi-told-passed-card = { $giver } → { $receiver } : { $card }.
mochi-told-turned-plus = La carte Valeur se retourne sur + : il faut monter.
mochi-told-turned-minus = La carte Valeur se retourne sur - : il faut descendre.
mochi-told-turned-twice = La carte Valeur se retourne deux fois : rien ne change.

# How a round ended. $who is a name.
mochi-ending-won = Manche gagnée, la main vide : { $who }.
mochi-ending-won-you = Tu as gagné la manche, la main vide.
mochi-ending-all-skipped = Plus personne ne peut piocher ni jouer : la manche finit sans gagnant.
mochi-ending-turn-limit = Chacun a joué 50 tours : la manche finit sans gagnant.
short-won = main vide
short-all-skipped = tout le monde bloqué
short-turn-limit = 50 tours chacun

# Why the game ended. $winners is one or more names.
mochi-outcome-target = { $count ->
    [one] Victoire avec le moins de points : { $winners }. L’objectif est atteint.
   *[other] Victoire partagée avec le moins de points : { $winners }. L’objectif est atteint.
}
mochi-outcome-scoreless = { $count ->
    [one] Victoire avec le moins de points : { $winners }. Dix manches de suite sans point mettent fin à la partie.
   *[other] Victoire partagée avec le moins de points : { $winners }. Dix manches de suite sans point mettent fin à la partie.
}

# What is asked of a player, and what can be chosen.
mochi-ask-turn = Joue deux cartes voisines, ou pioche une carte.
mochi-ask-turn-draw = Aucune paire de voisines ne convient. Pioche une carte.
mochi-ask-draw = Un effet te fait piocher une carte : choisis d’où.
mochi-ask-insert = Mets { $card } dans ta main. Elle restera où tu la mets.
mochi-ask-effect = Choisis le prochain effet des cartes que tu as jouées.
mochi-ask-target = Choisis qui pioche une carte.
mochi-ask-pass = Choisis une carte à donner à ta gauche.
mochi-ask-keep = Choisis une carte à garder, face cachée devant toi.
mochi-ask-keep-one = Garde une carte pour les prochaines manches ; les autres sont mélangées.
mochi-choose-draw-side = pioche { $card } { $side } (la paire devient { $value })
mochi-choose-draw-deck = prends une carte de la pioche
mochi-choose-draw-kept = reprends ta carte gardée { $card }
mochi-choose-insert-alone = mets-la dans ta main
mochi-choose-insert-first = tout à gauche, avant { $card }
mochi-choose-insert-last = tout à droite, après { $card }
mochi-choose-insert-between = entre { $left } et { $right }
mochi-choose-play = joue { $left } et { $right } ({ $value })
mochi-choose-happy = joue { $left } et { $right } ({ $value }) : Happy Mochi !
mochi-choose-skip = passe ton tour
mochi-choose-effect-flip = retourne d’abord la carte Valeur
mochi-choose-effect-draw = fais d’abord piocher quelqu’un
mochi-choose-effect-pass = fais passer à chacun une carte à sa gauche
mochi-choose-effect-keep = garde une carte de ta main
mochi-choose-decline = pas d’autre effet
mochi-choose-target = fais piocher { $other }
mochi-choose-target-self = pioche toi-même une carte
mochi-choose-pass = donne { $card } à { $other }
mochi-choose-keep = garde { $card }

# At the table in the terminal.
mochi-heading-hand = Main (? = pas vue)
mochi-heading-kept = Gardées
mochi-heading-penalty = Pénalité
mochi-pair = Paire centrale :
mochi-value = Carte Valeur :
mochi-value-plus = + (joue plus de { $value })
mochi-value-minus = - (joue moins de { $value })
mochi-value-plus-alike = + (joue plus de { $value }, avec deux cartes du même parfum, comme la paire)
mochi-value-minus-alike = - (joue moins de { $value }, avec deux cartes du même parfum, comme la paire)
mochi-hand = Ta main, dans son ordre :
mochi-cost = { $count ->
    [one] Ta main te coûterait { $count } point. Les cartes gardées ne comptent pas.
   *[other] Ta main te coûterait { $count } points. Les cartes gardées ne comptent pas.
}
mochi-lowest = À { $target } points la partie s’arrête, et le plus petit total gagne.
mochi-sum = Points de pénalité
mochi-rules =
    Vide ta main avant tout le monde. Ses cartes restent dans l’ordre où elles sont arrivées : on ne les déplace jamais.
    À ton tour, joue ou pioche. Pour jouer, pose deux cartes voisines de ta main, dans leur ordre, sur la Paire centrale : celle de gauche donne les dizaines, celle de droite les unités.
    Si la carte Valeur montre +, ton nombre doit dépasser celui de la paire ; si elle montre -, il doit être plus petit. Si les deux cartes de la paire ont le même parfum, les tiennes aussi doivent en partager un. Deux nombres égaux forment un Happy Mochi et conviennent toujours.
    Pour piocher, prends la carte du dessus d’un côté, celle du dessus de la pioche ou une de tes cartes gardées, et mets-la où tu veux dans ta main.
    Les cartes que tu joues peuvent avoir des effets. « Retourne » retourne la carte Valeur et « pioche » fait piocher qui tu veux : ceux-là sont obligatoires. « Passe » (chacun donne une carte à sa gauche) et « garde » (une carte de ta main va face cachée devant toi) restent à ton choix.
    Qui finit son tour sans carte met fin à la manche. Les autres reçoivent la somme de leur main en points de pénalité et en gardent une carte ; les cartes gardées ne comptent pas. À 30 points, ou à l’objectif que tu as choisi, la partie s’arrête et le plus petit total gagne.
    Sans paquet à toi, les effets sont les nôtres : quelles cartes de la boîte les portent n’est imprimé que sur les cartes. Si tu l’as, mets-y les tiens : saltmochi deck happy-mochi --help.

# What went wrong, and how to put it right.
mochi-card = Aucune carte ne s’appelle « { $card } » : une carte est un nombre de 0 à 9 avec un parfum ({ $colours }), par exemple « 7/matcha ».
mochi-card-twice = « { $card } » apparaît deux fois, mais la boîte n’en contient qu’une.
mochi-laid = Happy Mochi ne connaît pas de cartes posées : indique seulement la main.

mochi-deck-too-long = Ce fichier est trop long pour être un paquet.
mochi-deck-line = Ligne { $line } : ce n’est pas une carte avec son effet ; une ligne ressemble à « "7/matcha" = "keep" ».
mochi-deck-card = Ligne { $line } : { $reason }
mochi-deck-effect = Ligne { $line } : l’effet de { $card } se choisit parmi { $effects }, entre guillemets.
mochi-deck-twice = Ligne { $line } : { $card } apparaît ici pour la deuxième fois.
mochi-deck-missing = Ligne { $line } : le fichier s’arrête ici, mais { $card } n’a pas encore de ligne ; écris "none" si elle n’a pas d’effet.
