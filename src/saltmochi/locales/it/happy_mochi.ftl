# Happy Mochi: names.

game-happy-mochi = Happy Mochi
edition-standard = Standard

# A card as a label, and in a sentence with its article. $value is a number, $colour one of the names below.
# The article is never joined to a preposition: write “dopo”, “tra”, “con”, not “di”, “a”, “da”, “in”, “su”.
mochi-card = { $value } di { $colour }
mochi-the-card = { $value ->
    [0] lo 0 di { $colour }
    [1] l’1 di { $colour }
    [8] l’8 di { $colour }
   *[other] il { $value } di { $colour }
}

# The seven colours are named after flavours; in rules and prompts say “colore”.
mochi-colour-strawberry = fragola
mochi-colour-peach = pesca
mochi-colour-lemon = limone
mochi-colour-matcha = matcha
mochi-colour-soda = soda
mochi-colour-grape = uva
mochi-colour-sesame = sesamo

# The effects: their names, what each does (always after a colon), and both together.
# $effect is the name, $does what it does.
mochi-effect-flip = gira
mochi-effect-draw = fai pescare
mochi-effect-pass = passa
mochi-effect-keep = conserva
mochi-effect-flip-does = gira la carta Valore.
mochi-effect-draw-does = scegli chi pesca una carta.
mochi-effect-pass-does = tutti danno una carta a sinistra.
mochi-effect-keep-does = metti una carta della tua mano a faccia in giù davanti a te.
mochi-effect-line = «{ $effect }»: { $does }

# The sides of the Central Pair, as they stand in a sentence: “il lato sinistro della Coppia”.
mochi-side-left = sinistro
mochi-side-right = destro
mochi-a-card = una carta
mochi-one-of-them = una di queste
