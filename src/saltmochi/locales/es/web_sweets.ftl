# La mesa de Happy Mochi en el navegador.

web-sweets-middle = La Pareja Central y el mazo
web-sweets-ask-skip = Ninguna pareja de vecinas encaja y no hay nada que robar.
web-sweets-which = ¿Qué dos juegas?

# Lo que pide la carta de Valor. $value es el número que forma la pareja.
web-sweets-plus = Juega más de { $value }
web-sweets-minus = Juega menos de { $value }
web-sweets-alike = Dos del mismo sabor, como la pareja
web-sweets-happy = Dos números iguales siempre encajan

web-sweets-side-left = { $count ->
    [one] Lado izquierdo: una carta
   *[other] Lado izquierdo: { $count } cartas
}
web-sweets-side-right = { $count ->
    [one] Lado derecho: una carta
   *[other] Lado derecho: { $count } cartas
}
web-sweets-cards = { $count ->
    [0] Ninguna carta
    [one] Una carta
   *[other] { $count } cartas
}
web-sweets-kept-count = { $count ->
    [0] Ninguna carta guardada
    [one] Una carta guardada
   *[other] { $count } cartas guardadas
}
web-sweets-no-kept = Nada guardado todavía
web-sweets-no-cards = ¡Sin cartas!

web-sweets-chosen = Ha elegido una carta
web-sweets-receives = Recibe tu carta
web-sweets-away = De momento juega un bot
web-sweets-gone = Sin conexión
