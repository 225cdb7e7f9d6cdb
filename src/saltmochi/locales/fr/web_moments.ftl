# Les moments décisifs à table, dans le navigateur. $who est un nom, $me dit si c’est la personne qui lit.

# Le pari : les points de l’annonce et ceux qu’il faut pour les dépasser.
web-sea-bet = { $me ->
    [yes] Tu paries que personne ne dépasse { $points }.
   *[no] { $who } parie que personne ne dépasse { $points }.
}
web-sea-bet-left = { $left ->
    [0] Tout le monde a joué son dernier tour.
    [one] Il reste un dernier tour à jouer.
   *[other] Il reste { $left } derniers tours à jouer.
}
web-sea-bet-need = { $have ->
    [0] Tu n’as pas de points : il t’en faut { $need }.
    [one] Tu as 1 point : il t’en faut { $need }.
   *[other] Tu as { $have } points : il t’en faut { $need }.
}
web-sea-bet-beaten = Avec { $have } points, tu dépasses le pari !
web-sea-final-turn = Dernier tour
web-sea-open-points = { $count ->
    [0] Cartes visibles : aucun point
    [one] Cartes visibles : 1 point
   *[other] Cartes visibles : { $count } points
}

# Avant une annonce : ce qu’elle rapporterait.
web-sea-sure-stop = { $count ->
    [0] On marque tout de suite : tu ne gagnes rien
    [one] On marque tout de suite : tu gagnes 1 point
   *[other] On marque tout de suite : tu gagnes { $count } points
}
web-sea-sure-won = Personne ne dépasse { $points } : tu gagnes { $points } + { $bonus }
web-sea-sure-lost = Quelqu’un y arrive : tu gagnes { $bonus }

# Un grand mot au-dessus de la table, avec une phrase du journal en dessous.
web-moment-happy = Happy Mochi !
web-moment-mermaids = Quatre sirènes !

# Those who run the server turned the chat off, for one player or for the whole table, or on again.
log-muted = { $me ->
    [yes] Les responsables du serveur ont coupé la discussion pour toi.
   *[no] Les responsables du serveur ont coupé la discussion pour { $who }.
}
log-unmuted = { $me ->
    [yes] Tu peux de nouveau écrire.
   *[no] { $who } peut de nouveau écrire.
}
log-chat-off = Les responsables du serveur ont coupé la discussion à cette table.
log-chat-on = La discussion est rétablie.
