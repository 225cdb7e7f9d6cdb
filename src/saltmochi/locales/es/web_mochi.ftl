# La mesa de Happy Mochi en el navegador.

web-mochi-middle = La { -central-pair } y el mazo
web-mochi-ask-skip = No te encajan dos { -adjacent-cards } ni hay nada que robar.
web-mochi-which = ¿Qué dos cartas juegas?

# Lo que pide la carta de Valor. $value es el número que forma la pareja.
web-mochi-plus = Juega más de { $value }
web-mochi-minus = Juega menos de { $value }
web-mochi-alike = Dos del mismo color, como la pareja
web-mochi-happy = Dos números iguales siempre encajan
# Por debajo de 00 y por encima de 99 no hay nada.
web-mochi-only-happy = Solo encajan dos números iguales

# $side es mochi-side-left o mochi-side-right.
web-mochi-side = { $count ->
    [one] Lado { $side } de la pareja: 1 carta
   *[other] Lado { $side } de la pareja: { $count } cartas
}
web-mochi-cards = { $count ->
    [0] Sin cartas
    [one] 1 carta
   *[other] { $count } cartas
}
web-mochi-kept-count = { $count ->
    [0] Ninguna { -kept-card }
    [one] 1 { -kept-card }
   *[other] { $count } { -kept-cards }
}
web-mochi-no-kept = Nada guardado aún
web-mochi-no-cards = ¡Sin cartas!

web-mochi-chosen = Ha elegido una carta
web-mochi-receives = Recibe tu carta
web-mochi-away = De momento juega un bot
web-mochi-gone = Sin conexión

# What puzzles are about.
puzzle-happy-mochi-draw = qué robar
puzzle-happy-mochi-play = qué jugar
puzzle-happy-mochi-turn = robar o jugar
puzzle-happy-mochi-flip = cuándo girar
puzzle-happy-mochi-insert = dónde insertar
puzzle-happy-mochi-effect = qué efecto
puzzle-happy-mochi-target = quién roba
puzzle-happy-mochi-pass = qué pasar
puzzle-happy-mochi-keep = qué guardar
