# Sea Salt & Paper: names.

game-sea-salt-paper = Sea Salt & Paper

# A card as a label, and in a sentence with its article. $kind and $colour are words, $article comes from card-article.
card = { $kind } { $colour }
a-card = { $article } { $kind } { $colour }
# Grammar: $kind and $colour are keys here (shell, dark-blue). The gender decides the form of the colour: m or f.
card-article = { $kind ->
    [mermaid] une
    [jellyfish] une
    [starfish] une
    [penguin-colony] une
   *[other] un
}
card-gender = { $kind ->
    [mermaid] f
    [jellyfish] f
    [starfish] f
    [penguin-colony] f
   *[other] m
}

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

# The cards of Extra Salt. « Méduse », « homard » and « panier de crabes » are published; the other names, and those of the
# events (sea_salt_paper_play.ftl), are ours.
kind-jellyfish = méduse
kind-lobster = homard
kind-cast-of-crabs = panier de crabes
kind-starfish = étoile de mer
kind-seahorse = hippocampe

# The expansions.
expansion-extra-salt = Extra Salt
expansion-extra-pepper = Extra Pepper
expansion-what-extra-salt = Huit cartes de plus : méduses, étoiles de mer, un homard…
expansion-what-extra-pepper = Un évènement par manche, et un coup de pouce à la dernière place.
# What a table plays with: $expansions is a list of their names.
with-expansions = avec { $expansions }
# A house rule.
house-double-points = Points doublés
house-double-points-why = Les objectifs habituels sont doublés : 80, 70 ou 60 points.

# $form is the form that the noun asks for: m, f, or cards for the plural that goes with « cartes ».
# Colours of two words (bleu foncé) and orange never change.
colour-dark-blue = bleu foncé
colour-light-blue = bleu clair
colour-black = { $form ->
    [f] noire
    [cards] noires
   *[m] noir
}
colour-yellow = { $form ->
    [cards] jaunes
   *[m] jaune
}
colour-green = { $form ->
    [f] verte
    [cards] vertes
   *[m] vert
}
colour-white = { $form ->
    [f] blanche
    [cards] blanches
   *[m] blanc
}
colour-purple = { $form ->
    [f] violette
    [cards] violettes
   *[m] violet
}
colour-grey = { $form ->
    [f] grise
    [cards] grises
   *[m] gris
}
colour-light-orange = orange clair
colour-pink = { $form ->
    [cards] roses
   *[m] rose
}
colour-orange = orange

# The letters on the cards: one or two, different for each colour.
colour-letter-dark-blue = BF
colour-letter-light-blue = BC
colour-letter-black = N
colour-letter-yellow = J
colour-letter-green = VE
colour-letter-white = BL
colour-letter-purple = VI
colour-letter-grey = G
colour-letter-light-orange = OC
colour-letter-pink = R
colour-letter-orange = O

# The editions.
edition-italian = Italienne
edition-spanish = Espagnole
edition-french = Française
edition-online = Anglaise / en ligne
