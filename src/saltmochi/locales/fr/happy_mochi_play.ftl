# Happy Mochi: what happened, what can be chosen, and what went wrong.

# What a player did, without the subject: log-turn puts « Tu as » or « Ada a » in front. $card, $left and $right are cards
# with their article or « une carte », $side is mochi-side-left or mochi-side-right.
mochi-did-draw = pioché { $card }
mochi-did-draw-side = pris { $card } du côté { $side } du duo
mochi-did-draw-deck = choisi la pioche
mochi-did-draw-kept = repris { $card } de la { -reserve }
mochi-did-insert = inséré { $card } à la place { $place } sur { $count }
mochi-did-play = joué { $left } et { $right } ({ $value })
mochi-did-happy = réussi un Happy Mochi avec { $left } et { $right } ({ $value })
mochi-did-effect-flip = commencé par « { mochi-effect-flip } »
mochi-did-effect-draw = commencé par « { mochi-effect-draw } »
mochi-did-effect-pass = utilisé « { mochi-effect-pass } »
mochi-did-effect-keep = utilisé « { mochi-effect-keep } »
mochi-did-target = fait piocher une carte à { $other }
mochi-did-target-self = choisi de piocher une carte
mochi-did-pass = choisi de passer { $card }
mochi-did-keep = mis { $card } en { -reserve }
mochi-did-keep-one = { $count ->
    [one] montré { $cards } ({ $count } point) et mis { $card } en { -reserve }
   *[other] montré { $cards } ({ $count } points) et mis { $card } en { -reserve }
}
# A clause with its own verb: log-turn-named puts only the name in front.
mochi-did-target-you = t’a fait piocher une carte

# Other things that happen.
mochi-log-gets = { who-has } reçu { $card }.
mochi-log-hand = { $me ->
    [yes] Ta main : { $cards }.
   *[no] { $who } a en main : { $cards }.
}
mochi-log-opens = Le côté gauche commence par { $card }.
mochi-log-pair = Le { -central-pair } vaut { $value } : { $left } et { $right }.
mochi-log-shuffle = On mélange tout pour la manche suivante, sauf les { -kept-cards }.
mochi-log-shuffle-returned = Il y avait trop de { -kept-cards } : les plus anciennes reviennent ({ $cards }). On mélange le reste pour la manche suivante.
mochi-log-only-deck = Tu n’as rien à jouer : il ne te reste que la pioche.
mochi-log-skip = { $me ->
    [yes] Tu ne peux ni piocher ni jouer : tu passes ton tour.
   *[no] { $who } ne peut ni piocher ni jouer et passe son tour.
}
mochi-log-decline = { $me ->
    [yes] Tu as renoncé aux effets restants.
   *[no] { $who } a renoncé aux effets restants.
}
mochi-log-new-deck = La pioche était vide : les cartes sous le duo en forment une nouvelle.
mochi-log-passed = Tout le monde a passé une carte à gauche.
mochi-log-passed-card = { $me ->
    [yes] Tu as passé { $card } à { $other }.
   *[no] { $who } a passé { $card } à { $other }.
}
mochi-log-passed-card-you = { $who } t’a passé { $card }.
mochi-log-turned-plus = La { -value-card } passe sur + : il faut jouer plus haut.
mochi-log-turned-minus = La { -value-card } passe sur − : il faut jouer plus bas.
mochi-log-turned-twice = La { -value-card } a tourné deux fois : elle montre la même face qu’avant.

# How a round ended. $who and $me are the player who won it.
mochi-ending-won = { $me ->
    [yes] Tu gagnes la manche : ta main est vide !
   *[no] { $who } a vidé sa main et gagne la manche !
}
mochi-ending-all-skipped = Plus personne ne peut piocher ni jouer : la manche finit sans victoire.
mochi-ending-turn-limit = Tout le monde a joué 50 tours : la manche finit sans victoire.
short-won = main vide
short-all-skipped = tout le monde a passé
short-turn-limit = 50 tours par personne

# Why the game ended: see outcome-win.
mochi-outcome-target = { outcome-win } Le plus petit total l’emporte.
mochi-outcome-scoreless = { outcome-win } Après dix manches de suite sans aucun point, le plus petit total l’emporte.

# What a player is asked, and what they can choose. Choices are infinitives: they also stand after « Conseil de l’expert : ».
mochi-ask-turn = Joue deux cartes adjacentes ou pioche une carte.
mochi-ask-turn-draw = Tu n’as rien à jouer : pioche une carte.
mochi-ask-draw = Tu dois piocher une carte. Choisis où la prendre.
mochi-ask-insert = Place { $card } dans ta main, une fois pour toutes.
mochi-ask-effect = Choisis le prochain effet de tes cartes jouées.
mochi-ask-target = Choisis qui pioche une carte.
mochi-ask-pass = Choisis une carte à donner à gauche.
mochi-ask-keep = Choisis une carte à mettre en { -reserve }, face cachée.
mochi-ask-keep-one = Mets une carte en { -reserve } pour les prochaines manches.
mochi-choose-draw-side = prendre { $card } du côté { $side } (le duo passe à { $value })
mochi-choose-draw-deck = prendre une carte de la pioche
mochi-choose-draw-kept = reprendre { $card } de ta { -reserve }
mochi-choose-insert-alone = la mettre dans ta main
mochi-choose-insert-first = tout à gauche, avant { $card }
mochi-choose-insert-last = tout à droite, après { $card }
mochi-choose-insert-between = entre { $left } et { $right }
mochi-choose-play = jouer { $left } et { $right } ({ $value })
mochi-choose-happy = jouer { $left } et { $right } ({ $value }) : Happy Mochi !
mochi-choose-skip = passer ton tour
mochi-choose-effect-flip = retourner d’abord la { -value-card }
mochi-choose-effect-draw = faire d’abord piocher quelqu’un
mochi-choose-effect-pass = faire passer une carte de chaque main à gauche
mochi-choose-effect-keep = mettre une carte de ta main en { -reserve }
mochi-choose-decline = en rester là
mochi-choose-target = faire piocher { $other }
mochi-choose-target-self = piocher toi-même une carte
mochi-choose-pass = donner { $card } à { $other }
mochi-choose-keep = mettre { $card } en { -reserve }

# At the table in the terminal. $value is the number that the pair makes.
mochi-heading-hand = Main (? = pas vue)
mochi-heading-kept = { -reserve-label }
mochi-heading-penalty = Pénalité
mochi-pair = { -central-pair-label } :
mochi-value = { -value-card-label } :
mochi-value-plus = + (joue plus de { $value })
mochi-value-minus = − (joue moins de { $value })
mochi-value-plus-alike = + (joue plus de { $value }, deux cartes de la même couleur, comme le duo)
mochi-value-minus-alike = − (joue moins de { $value }, deux cartes de la même couleur, comme le duo)
mochi-hand = Ta main, dans son ordre :
mochi-cost = { $count ->
    [one] Ta main te coûterait { $count } point. Les { -kept-cards } ne comptent pas.
   *[other] Ta main te coûterait { $count } points. Les { -kept-cards } ne comptent pas.
}
mochi-lowest = { $target ->
    [one] La partie s’arrête à { $target } point, et le plus petit total gagne.
   *[other] La partie s’arrête à { $target } points, et le plus petit total gagne.
}
mochi-sum = Points de pénalité
mochi-rules =
    Vide ta main avant tout le monde. Tes cartes restent dans l’ordre où tu les as reçues : on ne réorganise jamais sa main.
    À ton tour, joue ou pioche. Pour jouer, pose deux cartes adjacentes de ta main sur le { -central-pair }, dans leur ordre : celle de gauche donne les dizaines, celle de droite les unités.
    Si la { -value-card } montre +, ton nombre doit être plus grand que celui du duo ; si elle montre −, plus petit. Si les deux cartes du duo ont la même couleur, les tiennes doivent aussi partager une couleur. Deux nombres égaux forment un Happy Mochi : il se joue toujours.
    Pour piocher, prends la carte du dessus d’un côté du duo, la première de la pioche ou une de tes { -kept-cards }, et mets-la où tu veux dans ta main. Tu ne peux prendre la carte d’un côté que s’il en reste une dessous.
    Les cartes que tu joues peuvent avoir des effets. Deux sont obligatoires : « { mochi-effect-flip } » retourne la { -value-card }, et « { mochi-effect-draw } » fait piocher une carte à la personne de ton choix. Deux sont facultatifs : « { mochi-effect-pass } » (tout le monde donne une carte à gauche) et « { mochi-effect-keep } » (une carte de ta main va face cachée devant toi).
    Si ta main est vide à la fin de ton tour, tu gagnes la manche. Les autres comptent leur main en points de pénalité et mettent une de ces cartes en { -reserve } ; les { -kept-cards } ne comptent pas. À 30 points, ou à l’objectif que tu as choisi, la partie s’arrête et le plus petit total gagne.
    Les effets ne sont imprimés que sur les cartes : les nôtres sont donc inventés. Si tu as la boîte, entre les tiens : saltmochi deck happy-mochi --help.

# What went wrong, and how to put it right.
mochi-unknown-card = Aucune carte ne s’appelle « { $card } ». Une carte s’écrit avec un nombre de 0 à 9 et une couleur ({ $colours }), par exemple « 7/matcha ».
mochi-card-twice = « { $card } » apparaît deux fois, mais la boîte n’en contient qu’une.
mochi-laid = Dans Happy Mochi, les cartes jouées ne comptent pas : indique seulement la main.

mochi-deck-too-long = Ce fichier est trop long pour être un paquet.
mochi-deck-line = Ligne { $line } : il faut une carte et son effet, par exemple « "7/matcha" = "keep" ».
mochi-deck-card = Ligne { $line } : { $reason }
mochi-deck-effect = Ligne { $line } : choisis l’effet de « { $card } » parmi { $effects }, entre guillemets.
mochi-deck-twice = Ligne { $line } : « { $card } » apparaît pour la deuxième fois.
mochi-deck-missing = Ligne { $line } : le fichier s’arrête ici, mais il manque « { $card } ». Écris "none" si elle n’a pas d’effet.
