# Sea Salt & Paper: names.

game-sea-salt-paper = Sea Salt & Paper

# A card as a label, and in a sentence with its article. $kind and $colour are words, $article comes from card-article.
card = { $kind } { $colour }
a-card = { $article } { $kind } { $colour }
# Grammar: $kind is a key here (shell, shark). The gender decides the form of the colour: m or f.
card-article = { $kind ->
    [shark] uno
    [boat] una
    [shell] una
    [penguin-colony] una
    [mermaid] una
   *[other] un
}
card-gender = { $kind ->
    [boat] f
    [shell] f
    [penguin-colony] f
    [mermaid] f
   *[other] m
}

kind-crab = granchio
kind-boat = barca
kind-fish = pesce
kind-swimmer = nuotatore
kind-shark = squalo
kind-shell = conchiglia
kind-octopus = polpo
kind-penguin = pinguino
kind-sailor = marinaio
kind-lighthouse = faro
# The Italian edition prints “Il Banco” and “La Colonia”; alone, “un banco” would be a desk.
kind-shoal-of-fish = banco di pesci
kind-penguin-colony = colonia di pinguini
kind-captain = capitano
kind-mermaid = sirena

# $form is the form that the noun asks for: m, f, or cards for the plural that goes with “carte”.
colour-dark-blue = blu scuro
colour-light-blue = blu chiaro
colour-black = { $form ->
    [f] nera
    [cards] nere
   *[m] nero
}
colour-yellow = { $form ->
    [f] gialla
    [cards] gialle
   *[m] giallo
}
colour-green = { $form ->
    [cards] verdi
   *[m] verde
}
colour-white = { $form ->
    [f] bianca
    [cards] bianche
   *[m] bianco
}
colour-purple = viola
colour-grey = { $form ->
    [f] grigia
    [cards] grigie
   *[m] grigio
}
colour-light-orange = arancione chiaro
colour-pink = rosa
colour-orange = { $form ->
    [cards] arancioni
   *[m] arancione
}

# The letters on the cards: one or two, different for each colour.
colour-letter-dark-blue = BS
colour-letter-light-blue = BC
colour-letter-black = NE
colour-letter-yellow = GI
colour-letter-green = VE
colour-letter-white = BI
colour-letter-purple = VI
colour-letter-grey = GR
colour-letter-light-orange = AC
colour-letter-pink = RO
colour-letter-orange = AR

# The editions.
edition-italian = Italiana
edition-spanish = Spagnola
edition-french = Francese
edition-online = Inglese / online
