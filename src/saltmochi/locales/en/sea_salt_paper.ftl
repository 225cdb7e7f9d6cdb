# Sea Salt & Paper: names.

game-sea-salt-paper = Sea Salt & Paper

# A card as a label, and in a sentence with its article. $kind and $colour are words, $article comes from card-article.
card = { $colour } { $kind }
a-card = { $article } { $colour } { $kind }
# Grammar: $kind and $colour are keys here (shell, dark-blue). The gender decides the form of the colour: m or f.
card-article = { $colour ->
    [orange] an
   *[other] a
}
card-gender = m

kind-crab = crab
kind-boat = boat
kind-fish = fish
kind-swimmer = swimmer
kind-shark = shark
kind-shell = shell
kind-octopus = octopus
kind-penguin = penguin
kind-sailor = sailor
kind-lighthouse = lighthouse
kind-shoal-of-fish = shoal of fish
kind-penguin-colony = penguin colony
kind-captain = captain
kind-mermaid = mermaid

# The cards of Extra Salt.
kind-jellyfish = jellyfish
kind-lobster = lobster
kind-cast-of-crabs = cast of crabs
kind-starfish = starfish
kind-seahorse = seahorse

# The expansions. The English names of cards and events are those of the game’s online version; the other languages say here
# which of their names are ours.
expansion-extra-salt = Extra Salt
expansion-extra-pepper = Extra Pepper
expansion-what-extra-salt = Eight more cards: jellyfish, starfish, a lobster…
expansion-what-extra-pepper = An event each round, and help for the player in last place.
# What a table plays with: $expansions is a list of their names.
with-expansions = with { $expansions }
# A house rule.
house-double-points = Double points
house-double-points-why = The usual targets are doubled: 80, 70 or 60 points.

# $form is the form that the noun asks for: m, f, or cards for the plural that goes with “cards”.
colour-dark-blue = dark blue
colour-light-blue = light blue
colour-black = black
colour-yellow = yellow
colour-green = green
colour-white = white
colour-purple = purple
colour-grey = grey
colour-light-orange = light orange
colour-pink = pink
colour-orange = orange

# The letters on the cards: one or two, different for each colour.
colour-letter-dark-blue = DB
colour-letter-light-blue = LB
colour-letter-black = BK
colour-letter-yellow = Y
colour-letter-green = G
colour-letter-white = W
colour-letter-purple = PU
colour-letter-grey = GY
colour-letter-light-orange = LO
colour-letter-pink = PK
colour-letter-orange = O

# The editions.
edition-italian = Italian
edition-spanish = Spanish
edition-french = French
edition-online = English / online
