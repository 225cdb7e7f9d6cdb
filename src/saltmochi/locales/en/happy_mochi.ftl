# Happy Mochi: names.

game-happy-mochi = Happy Mochi
edition-standard = Standard

# A card as a label, and in a sentence with its article. $value is a number, $colour one of the names below.
mochi-card = { $colour } { $value }
mochi-the-card = the { $colour } { $value }

# The seven colours are named after flavours; in rules and prompts say “colour”.
mochi-colour-strawberry = strawberry
mochi-colour-peach = peach
mochi-colour-lemon = lemon
mochi-colour-matcha = matcha
mochi-colour-soda = soda
mochi-colour-grape = grape
mochi-colour-sesame = sesame

# The effects: their names, what each does, and both together. $effect is the name, $does what it does.
mochi-effect-flip = flip
mochi-effect-draw = make draw
mochi-effect-pass = pass
mochi-effect-keep = keep
mochi-effect-flip-does = turn over the Value card.
mochi-effect-draw-does = choose a player to draw a card.
mochi-effect-pass-does = everyone gives a card to the left.
mochi-effect-keep-does = put a card from your hand face down in front of you.
mochi-effect-line = “{ $effect }”: { $does }

# The sides of the Central Pair, as they stand in a sentence: “the left side of the pair”.
mochi-side-left = left
mochi-side-right = right
mochi-a-card = a card
mochi-one-of-them = one of them
