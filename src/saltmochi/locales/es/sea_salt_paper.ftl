# Océanos de papel (Sea Salt & Paper): nombres.

game-sea-salt-paper = Océanos de papel

# Una carta como etiqueta, y en una frase con su artículo. $kind y $colour son palabras; $article viene de card-article.
card = { $kind } { $colour }
a-card = { $article } { $kind } { $colour }
# Gramática: aquí $kind y $colour son claves (shell, dark-blue). Ancla es femenino, pero se dice «un ancla».
card-article = { $kind ->
    [shell] una
    [penguin-colony] una
    [mermaid] una
    [jellyfish] una
    [starfish] una
   *[other] un
}
card-gender = { $kind ->
    [shell] f
    [sailor] f
    [penguin-colony] f
    [mermaid] f
    [jellyfish] f
    [starfish] f
   *[other] m
}

kind-crab = cangrejo
kind-boat = barco
kind-fish = pez
kind-swimmer = bañista
kind-shark = tiburón
kind-shell = concha
kind-octopus = pulpo
kind-penguin = pingüino
kind-sailor = ancla
kind-lighthouse = faro
kind-shoal-of-fish = banco de peces
kind-penguin-colony = colonia de pingüinos
kind-captain = capitán
kind-mermaid = sirena

# Las cartas de La Mar Salada (Extra Salt). «Medusa» y «La Mar Salada» están publicados; los demás nombres, también los de
# los eventos (sea_salt_paper_play.ftl), son nuestros.
kind-jellyfish = medusa
kind-lobster = bogavante
kind-cast-of-crabs = banco de cangrejos
kind-starfish = estrella de mar
kind-seahorse = caballito de mar

# Las expansiones.
expansion-extra-salt = La Mar Salada
expansion-extra-pepper = Extra Pepper
expansion-what-extra-salt = Ocho cartas más: medusas, estrellas de mar, un bogavante…
expansion-what-extra-pepper = Un evento por ronda, y ayuda para quien va en último lugar.
# Con qué se juega en una mesa: $expansions es una lista de nombres.
with-expansions = con { $expansions }
# Una regla de la casa.
house-double-points = Puntos dobles
house-double-points-why = Las metas habituales se duplican: 80, 70 o 60 puntos.

# $form es la forma que pide el nombre: m, f, o cards para el plural que concuerda con «cartas».
# Azul oscuro, azul claro, naranja claro, rosa y naranja no cambian.
colour-dark-blue = azul oscuro
colour-light-blue = azul claro
colour-black = { $form ->
    [f] negra
    [cards] negras
   *[m] negro
}
colour-yellow = { $form ->
    [f] amarilla
    [cards] amarillas
   *[m] amarillo
}
colour-green = { $form ->
    [cards] verdes
   *[m] verde
}
colour-white = { $form ->
    [f] blanca
    [cards] blancas
   *[m] blanco
}
colour-purple = { $form ->
    [f] morada
    [cards] moradas
   *[m] morado
}
colour-grey = { $form ->
    [cards] grises
   *[m] gris
}
colour-light-orange = naranja claro
colour-pink = rosa
colour-orange = naranja

# Las letras de las cartas: una o dos, distintas para cada color.
colour-letter-dark-blue = AO
colour-letter-light-blue = AC
colour-letter-black = NE
colour-letter-yellow = AM
colour-letter-green = VE
colour-letter-white = BL
colour-letter-purple = MO
colour-letter-grey = GR
colour-letter-light-orange = NC
colour-letter-pink = RO
colour-letter-orange = NA

# Las ediciones.
edition-italian = Italiana
edition-spanish = Española
edition-french = Francesa
edition-online = Inglesa / en línea
