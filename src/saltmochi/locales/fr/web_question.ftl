# --- Une question sur la table : quel est le meilleur coup ? ---

web-question-what = Quel est ton meilleur coup ?
web-question-choices = Tes choix
web-question-right = Bien vu !
# $chance est une chance de gagner la partie ; $action décrit une action.
web-question-best = Le meilleur choix : { $chance } de chances de gagner.
web-question-as-good = { $chance } de chances de gagner. Tout aussi bon : { $action } ({ $best }).
web-question-missed = Il y a mieux
web-question-missed-by = { $action } : { $chance } de chances de gagner. { $count ->
    [one] Le meilleur choix a { $best }, { $count } point de plus.
    [many] Le meilleur choix a { $best }, { $count } points de plus.
   *[other] Le meilleur choix a { $best }, { $count } points de plus.
}
web-question-then = Dans la partie : { $action } ({ $chance }).
web-question-retry = Réessayer
web-question-answer = Voir la réponse
# Le deuxième conseil, si tous les choix sont du même genre.
web-question-one-of = L’un de ces deux : { $one }, ou { $other }.
web-question-was-chosen = dans la partie

# Le premier conseil dit où regarder, le deuxième quel genre d’action c’est.
web-question-sea-at-middle = Regarde la pioche et les défausses.
web-question-sea-at-drawn = Regarde les deux cartes que tu as piochées.
web-question-sea-at-hand = Regarde les cartes de ta main.
web-question-sea-at-others = Regarde les autres.
web-question-sea-at-events = Regarde les deux évènements.
web-question-sea-at-turn = Est-ce le moment de finir quelque chose ?
web-question-sea-kind-draw = Pioche.
web-question-sea-kind-take = Prends une carte visible.
web-question-sea-kind-look = Fouille une défausse.
web-question-sea-kind-pick = Prends une carte de la défausse.
web-question-sea-kind-put = Garde une carte et défausse l’autre.
web-question-sea-kind-lay = Pose un duo.
web-question-sea-kind-lay-mermaids = Pose tes sirènes.
web-question-sea-kind-rob = Vole une carte.
web-question-sea-kind-end = Finis ton tour sans annonce.
web-question-sea-kind-stop = Mets fin à la manche par une annonce.
web-question-sea-kind-last-chance = Mets fin à la manche par une annonce.
web-question-sea-kind-keep = Garde une des cartes de la pioche.
web-question-sea-kind-hide = Mets un coquillage face cachée.
web-question-sea-kind-visit = Regarde une main.
web-question-sea-kind-give = Échange une carte.
web-question-sea-kind-get = Choisis ce que tu veux en échange.
web-question-sea-kind-decline = Renonce à l’échange.
web-question-sea-kind-rob-pair = Dérobe un duo.
web-question-sea-kind-keep-event = Garde un de tes évènements.
web-question-mochi-at-outside = Regarde où tu peux piocher.
web-question-mochi-at-hand = Regarde les cartes de ta main.
web-question-mochi-at-players = Regarde les autres.
web-question-mochi-at-effects = Regarde les effets des cartes jouées.
web-question-mochi-kind-draw = Pioche une carte.
web-question-mochi-kind-play = Joue deux cartes adjacentes.
web-question-mochi-kind-insert = Mets la carte là où elle aide le plus.
web-question-mochi-kind-pass = Donne une de tes cartes.
web-question-mochi-kind-keep = Mets une de tes cartes en réserve.
web-question-mochi-kind-target = Choisis qui pioche.
web-question-mochi-kind-effect = Utilise un effet.
web-question-mochi-kind-decline = N’utilise plus d’effets.
web-question-mochi-kind-skip = Passe ton tour.
