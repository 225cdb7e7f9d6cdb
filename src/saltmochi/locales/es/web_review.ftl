# --- El análisis de una partida terminada ---

# Un botón.
web-review = Analizar partida
web-review-title = Análisis
web-review-retry = Probar otra vez
# Mientras se calcula.
web-review-busy = Mirando cada decisión…
web-review-queue = Empieza enseguida. Mientras, mira la repetición.
web-review-progress = Jugada { $done } de { $steps }
web-review-offline = Sin conexión. El análisis sigue cuando vuelva.
# La imagen.
web-review-curve = Probabilidad de ganar
web-review-curve-what = Una línea por persona a lo largo de las rondas. Las marcas llevan a las decisiones costosas y a la buena y mala suerte.
web-review-curve-table = Probabilidad de ganar tras cada ronda
web-review-key-decision = decisión costosa
web-review-key-lucky = buena suerte
web-review-key-unlucky = mala suerte
# Una marca de la curva, para quien no la ve; $points es el cambio de la probabilidad, con su signo.
web-review-mark-decision = { $player }, ronda { $round }: decisión costosa ({ $points })
web-review-mark-lucky = { $player }, ronda { $round }: buena suerte ({ $points })
web-review-mark-unlucky = { $player }, ronda { $round }: mala suerte ({ $points })
# En el móvil se ve lo uno o lo otro.
web-review-tabs = Qué mostrar
web-review-overview = Resumen
web-review-table = Mesa
# Qué ha hecho el resultado: el principio, tres cambios y el final.
web-review-balance = De dónde viene el resultado
web-review-balance-what = En puntos de probabilidad de ganar: 1 punto es el 1 %.
web-review-start = Principio
web-review-luck = Suerte
web-review-own = { $me ->
    [yes] Tus decisiones
   *[no] Decisiones propias
}
web-review-others = Decisiones ajenas
web-review-result = Resultado
web-review-accuracy = Precisión
web-review-average-luck = { $too ->
    [yes] { $me ->
        [yes] Con una suerte normal también habrías ganado.
       *[no] Con una suerte normal también habría ganado { $who }.
    }
   *[no] { $me ->
        [yes] Con una suerte normal habrías ganado.
       *[no] Con una suerte normal habría ganado { $who }.
    }
}
# Listas.
web-review-of = { $me ->
    [yes] Tu partida
   *[no] La partida de { $who }
}
web-review-costly = Las decisiones más costosas
web-review-costly-none = Ninguna decisión ha costado nada.
web-review-lucky = Los momentos de más suerte
web-review-unlucky = Los momentos de menos suerte
web-review-luck-none = Nada digno de mención.
# $action describe una acción: «tomar un cangrejo de la pila izquierda».
web-review-better = Mejor: { $action }
web-review-learn = { $count ->
    [one] Aprender de 1 decisión
    [many] Aprender de { $count } decisiones
   *[other] Aprender de { $count } decisiones
}
web-review-print = Imprimir
# Una decisión en la repetición.
web-review-decides = { $me ->
    [yes] Tu decisión
   *[no] Decide { $who }
}
web-review-best = Mejor
web-review-chosen = Elegido
web-review-loss = { $count ->
    [one] punto de probabilidad de ganar
    [many] puntos de probabilidad de ganar
   *[other] puntos de probabilidad de ganar
}
web-review-all-choices = { $count ->
    [one] La única opción
    [many] Las { $count } opciones
   *[other] Las { $count } opciones
}

# --- Aprender de las propias decisiones costosas ---

web-mistakes-title = Aprender de los errores
web-mistakes-waiting = { $count ->
    [0] Nada que repasar por ahora.
    [one] 1 decisión para repasar.
    [many] { $count } decisiones para repasar.
   *[other] { $count } decisiones para repasar.
}
web-mistakes-progress = Decisión { $place } de { $most }
web-mistakes-next = Siguiente
web-mistakes-finish = Terminar
web-mistakes-again = Vuelve en 10 minutos.
web-mistakes-done = { $count ->
    [0] Por ahora es todo.
    [one] { $right } de 1 a la primera
    [many] { $right } de { $count } a la primera
   *[other] { $right } de { $count } a la primera
}
web-mistakes-none = Nada que repasar por ahora
web-mistakes-none-why = Analiza una partida: tus decisiones costosas serán preguntas aquí.
# $when: «dentro de 10 minutos», «mañana».
web-mistakes-later = La próxima llega { $when }.
web-mistakes-to-review = Al análisis
web-mistakes-gone = Esta decisión ya no está en el servidor.
