# Happy Mochi: names.

game-happy-mochi = Happy Mochi
edition-standard = Standard

# Terms of the game that we could not yet check against a French box: change them here.
# « -label » begins with a capital, for labels.
-central-pair = duo central
-central-pair-label = Duo central
-value-card = carte Sens
-value-card-label = Carte Sens
-kept-card = carte en réserve
-kept-cards = cartes en réserve
-reserve = réserve
-reserve-label = Réserve

# A card as a label, and in a sentence with its article. $value is a number, $colour one of the names below.
# Never write « de { $card } » or « à { $card } »: it would have to be « du 7 » and « au 7 ».
mochi-card = { $value } de { $colour }
mochi-the-card = le { $value } de { $colour }

# The seven colours are named after flavours; in rules and prompts say « couleur ».
mochi-colour-strawberry = fraise
mochi-colour-peach = pêche
mochi-colour-lemon = citron
mochi-colour-matcha = matcha
mochi-colour-soda = soda
mochi-colour-grape = raisin
mochi-colour-sesame = sésame

# The effects: their names, what each does, and both together. $effect is the name, $does what it does.
mochi-effect-flip = tourne
mochi-effect-draw = fais piocher
mochi-effect-pass = passe
mochi-effect-keep = réserve
mochi-effect-flip-does = retourne la { -value-card }.
mochi-effect-draw-does = choisis qui pioche une carte.
mochi-effect-pass-does = tout le monde donne une carte à gauche.
mochi-effect-keep-does = mets une carte de ta main face cachée devant toi.
mochi-effect-line = « { $effect } » : { $does }

# The sides of the Central Pair, as they stand in a sentence: « le côté gauche du duo ».
mochi-side-left = gauche
mochi-side-right = droit
mochi-a-card = une carte
mochi-one-of-them = une de ces cartes
