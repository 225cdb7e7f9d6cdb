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

# The expansions. The lobster pairs with a crab, a jellyfish with a swimmer.
points-pairs-crab-lobster = { $pairs ->
    [one] { $pairs } duo crabe-homard
   *[other] { $pairs } duos crabe-homard
}
points-pairs-swimmer-jellyfish = { $pairs ->
    [one] { $pairs } duo nageur-méduse
   *[other] { $pairs } duos nageur-méduse
}
points-pairs-swimmer-swimmer = { $pairs ->
    [one] { $pairs } duo de nageurs
   *[other] { $pairs } duos de nageurs
}
points-pairs-shark-shark = { $pairs ->
    [one] { $pairs } duo de requins
   *[other] { $pairs } duos de requins
}
points-starfish = { $count ->
    [one] { $count } étoile de mer avec son duo
   *[other] { $count } étoiles de mer, chacune avec son duo
}
points-starfish-alone = { $count ->
    [one] { $count } étoile de mer sans duo
   *[other] { $count } étoiles de mer sans duo
}
# What the seahorse counts as; its line has the points that it adds.
points-seahorse-shell = hippocampe : un coquillage de plus
points-seahorse-octopus = hippocampe : un poulpe de plus
points-seahorse-penguin = hippocampe : un manchot de plus
points-seahorse-sailor = hippocampe : un moussaillon de plus
points-seahorse-alone = hippocampe : aucune collection à compléter
points-multiplier-cast-of-crabs = { $count ->
    [0] panier : aucun crabe à compter
    [one] panier : { $count } crabe à 1 point
   *[other] panier : { $count } crabes à 1 point
}
# Under an event.
points-collection-shell-dance = { $count ->
    [one] { $count } coquillage (danse : 2 points)
   *[other] { $count } coquillages (danse : 2 points chacun)
}
points-collection-octopus-kraken = { $count ->
    [one] { $count } poulpe (kraken : 1 point)
   *[other] { $count } poulpes (kraken : 1 point chacun)
}
points-mermaid-tornado = { $count ->
    [one] { $count } sirène : ne rapporte rien dans la tornade
   *[other] { $count } sirènes : ne rapportent rien dans la tornade
}
points-shell-face-down = coquillage face cachée : ne compte pas

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
# The expansions. $starfish and $given are cards with their article, $event and $discarded are names of events.
did-lay-trio = posé { $first } et { $second } avec { $starfish }
did-lay-mermaids-dance = posé les sirènes qui dansent
did-look-deck = { $count ->
    [one] regardé { $count } carte de la pioche
   *[other] regardé { $count } cartes de la pioche
}
did-shuffle-rest = remélangé les autres dans la pioche
did-hide = mis { $card } face cachée
did-hide-hidden = mis un coquillage face cachée
did-visit = regardé la main que tient { $victim }
did-exchange = donné { $given } à { $victim } contre { $card }
did-exchange-hidden = échangé une carte avec { $victim }
did-decline = renoncé à l’échange
did-rob-pair = dérobé { $first } et { $second } à { $victim }
did-keep-event = gardé « { $event } » et défaussé « { $discarded } »
# Clauses with their own verb, as did-steal-you.
did-visit-you = a regardé ta main
did-exchange-you = t’a donné { $given } contre { $card }
did-rob-pair-you = t’a dérobé { $first } et { $second }

# Other things that happen.
log-turn-up = La défausse de { $side } commence par { $card }.
log-rob = { $me ->
    [yes] Tu vas voler une carte à { $victim }.
   *[no] { $who } va voler une carte à { $victim }.
}
log-rob-you = { $who } va te voler une carte.
log-shuffle = On mélange toutes les cartes pour la manche suivante.

# The expansions. $event is the name of an event. $who is one name or, of those who were stung, a list.
log-event = L’évènement de cette manche : « { $event } ».
log-sting = { $me ->
    [yes] Piqûre de méduse : à ton prochain tour, tu pioches seulement une carte.
   *[no] La méduse a piqué { $who } : au prochain tour, juste une carte de la pioche.
}
log-stung-turn = { $me ->
    [yes] Piqûre de méduse : tu pioches une carte, et ton tour est fini.
   *[no] La méduse a piqué { $who } : une carte de la pioche, et le tour est fini.
}
log-stung-turn-empty = { $me ->
    [yes] Piqûre de méduse et pioche vide : ton tour est fini.
   *[no] La méduse a piqué { $who } et la pioche est vide : le tour est fini.
}
log-event-to-leader = { $me ->
    [yes] Tu es en tête : « { $event } » est pour toi.
   *[no] { $who } est en tête et reçoit « { $event } ».
}
log-event-to-last = { $me ->
    [yes] Tu fermes la marche : « { $event } » est pour toi.
   *[no] { $who } ferme la marche et reçoit « { $event } ».
}
log-event-no-leader = Égalité en tête : « { $event } » part à la défausse.
log-event-no-last = Égalité à la dernière place : « { $event } » part à la défausse.
log-event-lost-leader = { $me ->
    [yes] Tu n’es plus en tête : « { $event } » part à la défausse.
   *[no] { $who } n’est plus en tête : « { $event } » part à la défausse.
}
log-event-lost-last = { $me ->
    [yes] Tu ne fermes plus la marche : « { $event } » part à la défausse.
   *[no] { $who } ne ferme plus la marche : « { $event } » part à la défausse.
}
log-events-shuffle = On mélange les évènements défaussés pour former une nouvelle pioche.

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
# Under the Dance of the Mermaids, three are enough.
ending-mermaids-dance = { $me ->
    [yes] Tu fais danser tes sirènes !
   *[no] { $who } fait danser ses sirènes !
}

# Why the game ended: see outcome-win.
outcome-target = { outcome-win }
outcome-mermaids = { outcome-win } Rien ne bat quatre sirènes.
outcome-mermaids-dance = { outcome-win } Quand les sirènes dansent, trois suffisent.
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
# The expansions.
ask-keep = Garde une de ces cartes. Les autres retournent à la pioche.
ask-visit = Choisis qui te montre sa main.
ask-give = Choisis une carte à donner, ou renonce à l’échange.
ask-get = Choisis la carte que tu veux en échange.
ask-rob-pair = Choisis le duo à dérober.
ask-angelfish = Même couleur sur les deux défausses : prends une carte.
ask-keep-event = Tu as deux évènements. Gardes-en un.
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
# The expansions.
choose-lay-trio = poser { $first } et { $second } avec { $starfish }
choose-lay-mermaids-dance = poser tes sirènes et gagner
choose-hide = mettre { $card } face cachée
choose-keep = garder { $card }
choose-visit = regarder la main que tient { $victim }
choose-give = donner { $card }
choose-get = prendre { $card } contre { $given }
choose-decline = renoncer à l’échange
choose-rob-pair = dérober { $first } et { $second } à { $victim }
choose-keep-event = garder « { $event } » et défausser « { $discarded } »

# --- The events of Extra Pepper ---

# Their names are quoted when they stand in a sentence.
event-hermit-crab = Le bernard-l’ermite
event-sunfish = Le poisson-lune
event-water-rodeo = Le rodéo aquatique
event-dance-of-the-shells = La danse des coquillages
event-kraken = Le kraken
event-tornado = La tornade
event-dance-of-the-mermaids = La danse des sirènes
event-treasure-chest = Le coffre au trésor
event-diodon-fish = Le poisson diodon
event-angelfish = Le poisson-ange
event-dolphins = Les dauphins
event-coral-reef = Le récif de corail

# Labels.
events-round = Évènement de la manche
events-held = Évènement conservé
events-offered = Nouvel évènement
events-discarded = Évènements défaussés
events-none = aucun évènement
events-deck = { $count ->
    [0] Pioche des évènements : vide
    [one] Pioche des évènements : { $count } carte
   *[other] Pioche des évènements : { $count } cartes
}
# The cup on an event: + goes to the leader, − to the player in last place.
cup-plus = Coupe + : pour la première place
cup-minus = Coupe − : pour la dernière place
# Marks on a player, and what they mean.
mark-stung = Piqûre
mark-stung-why = Au prochain tour : une carte de la pioche, et rien d’autre.
mark-sheltered = Derrière un coquillage
mark-sheltered-why = À l’abri des vols, des échanges, des larcins et des piqûres jusqu’à la fin de la manche.

# What an event does, in a sentence. $stop, $chance and $mermaids are the terms of the edition.
event-effect-hermit-crab = Deux crabes : fouille les deux défausses et prends une carte dans chacune.
event-effect-sunfish = Deux poissons : pioche deux cartes au lieu d’une.
event-effect-water-rodeo = Deux nageurs forment un duo : regarde une main et, si tu veux, échange une carte. Deux requins aussi : prends un duo déjà posé par quelqu’un.
event-effect-dance-of-the-shells = Chaque coquillage rapporte 2 points, même le premier.
event-effect-kraken = Chaque poulpe ne rapporte que 1 point.
event-effect-tornado = Les sirènes ne rapportent rien. Avec quatre, on gagne quand même.
event-effect-dance-of-the-mermaids = { $mermaids ->
    [laid] Pose trois sirènes et tu gagnes la partie.
    [held] Avec trois sirènes en main, tu gagnes la partie.
   *[laid-or-shown] Réunis trois sirènes et tu gagnes la partie.
}
event-effect-treasure-chest = Il te faut 10 points pour mettre fin à la manche.
event-effect-diodon-fish = Tu ne peux pas annoncer { $stop }, seulement { $chance }.
event-effect-angelfish = Si les deux défausses montrent la même couleur, prends une des deux cartes.
event-effect-dolphins = Si tu défausses une carte de collection ou l’hippocampe, pioche une carte.
event-effect-coral-reef = Tu peux mettre un coquillage face cachée devant toi : jusqu’à la fin de la manche, les duos des autres ne peuvent rien contre toi.
