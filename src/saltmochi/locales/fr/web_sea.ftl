# The table of Sea Salt & Paper in the browser.

# $card has its article, $side is side-left or side-right.
web-sea-middle = La pioche et les deux défausses
web-sea-put = Mets maintenant l’autre carte sur une défausse.
web-sea-put-on = Mettre { $card } sur la défausse de { $side }
web-sea-keep = Garder { $card }
web-sea-keep-this = Garder
web-sea-kept = Gardée
web-sea-partner = Choisis l’autre carte du duo.
web-sea-mermaids = Quatre sirènes !
web-sea-lay = Poser { $card } en duo
web-sea-nothing-to-lay = Pas de duo à poser : finis ton tour.
web-sea-end-or-call = Pas de duo à poser : finis ton tour, ou la manche.
web-sea-beneath = Dessous : { $cards }.
web-sea-beneath-some = Dessous, moins une ou plusieurs cartes déjà prises : { $cards }.
web-sea-known = Cartes que tu connais : { $cards }.
web-sea-no-cards = Pas encore de cartes
web-sea-points-why = { $count ->
    [one] Tes cartes : { $count } point
   *[other] Tes cartes : { $count } points
}

# The expansions.
web-sea-deck-look = Le dessus de la pioche
web-sea-hand-of = La main que tient { $name }
web-sea-given = Tu donnes
web-sea-decline = Ne pas échanger
web-sea-hide = Se mettre à l’abri
web-sea-hide-which = Quel coquillage mets-tu face cachée ?
web-sea-hidden-shell = Coquillage face cachée
web-sea-starfish = Ajouter une étoile de mer ? Le duo vaut 3, mais perd son effet.
web-sea-just-pair = Juste le duo
web-sea-rob-pair = Dérober { $first } et { $second }
web-sea-mermaids-dance = Sirènes !
web-sea-event-more = Ce que fait l’évènement

# What puzzles are about.
puzzle-sea-salt-paper-take = pioche ou défausse
puzzle-sea-salt-paper-keep = quelle carte garder
puzzle-sea-salt-paper-leave = où laisser l’autre carte
puzzle-sea-salt-paper-pair = quel duo poser
puzzle-sea-salt-paper-pick = quoi prendre dans une défausse
puzzle-sea-salt-paper-steal = à qui voler une carte
puzzle-sea-salt-paper-call = annoncer ou attendre
