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
    [jellyfish] una
    [starfish] una
   *[other] un
}
card-gender = { $kind ->
    [boat] f
    [shell] f
    [penguin-colony] f
    [mermaid] f
    [jellyfish] f
    [starfish] f
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

# The cards of Extra Salt. No Italian box was found: these names and those of the events (sea_salt_paper_play.ftl) are ours.
kind-jellyfish = medusa
kind-lobster = astice
kind-cast-of-crabs = branco di granchi
kind-starfish = stella marina
kind-seahorse = cavalluccio marino

# The expansions.
expansion-extra-salt = Extra Salt
expansion-extra-pepper = Extra Pepper
expansion-what-extra-salt = Otto carte in più: meduse, stelle marine, un astice…
expansion-what-extra-pepper = Un evento per ogni round, e un aiuto a chi è all’ultimo posto.
# What a table plays with: $expansions is a list of their names.
with-expansions = con { $expansions }
# A house rule.
house-double-points = Punti doppi
house-double-points-why = Le soglie normali raddoppiano: 80, 70 o 60 punti.

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
