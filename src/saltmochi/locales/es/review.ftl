# El análisis de una partida terminada. Las probabilidades son las de ganar la partida; los puntos son puntos porcentuales.

cli-review-help = Analiza una partida terminada: cuánto valía cada decisión y cuánto fue suerte.
cli-review-about = Cada decisión se juzga solo por lo que esa persona podía saber. Para cada una: probabilidad inicial + suerte + decisiones propias + decisiones ajenas = resultado.
cli-review-seat = Mostrar solo las decisiones y la suerte de este sitio.
cli-review-trials = Partidas que se imaginan por decisión: con más, más precisión y más espera.
review-progress = Analizando
review-unfinished = Solo se pueden analizar partidas terminadas.
review-seat-missing = No existe el sitio { $seat }: en esta partida jugaron { $players }.
review-title = Análisis: { $game }
review-start = Inicio
review-luck = Suerte
review-own = Decisiones propias
review-others = Decisiones ajenas
review-result = Resultado
review-accuracy = Precisión
review-about = Inicio y resultado son probabilidades de ganar; lo que hay en medio son puntos porcentuales y se suman.
review-deserving = { $winners ->
    [one] Con una suerte normal habría ganado { $name }.
   *[other] Con una suerte normal habrían compartido la victoria { $name }.
}
review-costly = Las decisiones más caras
review-costly-none = Ninguna decisión costó nada.
review-better = Mejor: { $action } ({ $best } en vez de { $value }).
review-luckiest = { $name }: los momentos con más suerte
review-unluckiest = { $name }: los momentos con menos suerte
review-where = Ronda { $round }, jugada { $number }:
review-moves = Jugadas
