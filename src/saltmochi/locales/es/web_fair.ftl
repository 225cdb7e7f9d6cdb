# How the browser shows that a deal is fair.

web-fair = Reparto limpio
web-fair-why = Antes de la partida, el servidor ha elegido un secreto y ha publicado su huella: la promesa. Del secreto salen todas las cartas, juguéis como juguéis.
web-fair-why-mixed = El servidor y el navegador de cada jugador han elegido un número secreto y antes han publicado su huella: la promesa. De todos los números juntos salen las cartas, así que nadie puede elegirlas.
web-fair-mixed = Números añadidos por: { $names }
web-fair-missing = Prometidos, pero no añadidos: { $names }
web-fair-own-missing = El número de tu navegador no está en este reparto. Quizá ha llegado tarde; si pasa a menudo, no te fíes de este servidor.
web-fair-changed = Estas no son las promesas hechas antes de la partida. No te fíes de este reparto.
web-fair-promise = Promesa
web-fair-secret = Secreto
web-fair-later = Cuando termine la partida, aquí verás el secreto.
web-fair-kept = Se han cumplido todas las promesas.
web-fair-broken = Un número no coincide con su promesa. No te fíes de este reparto.
web-fair-check = Comprobar
web-fair-cards = { $count ->
    [one] 1 elección del reparto comprobada: las cartas son las prometidas.
   *[other] { $count } elecciones del reparto comprobadas: las cartas son las prometidas.
}
web-fair-cards-other = La elección { $number } del reparto no sale de los números. No te fíes de este reparto.
web-fair-cards-changed = La repetición no es la partida que has visto en la mesa. No te fíes de este reparto.
web-fair-verify = Puedes comprobar cada carta con el registro de la partida:
web-fair-copy = Copiar: { $what }
