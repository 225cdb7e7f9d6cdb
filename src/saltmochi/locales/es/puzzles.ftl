# Puzzles: the command `saltmochi puzzles`, and problems with files of puzzles.

cli-puzzles-help = Resuelve retos o busca otros nuevos.
cli-puzzles-about = En cada reto hay una acción claramente mejor. ¡Encuéntrala!
cli-puzzles-solve = Resuelve retos: primero el de hoy y después otros al azar.
cli-puzzles-theme = Solo los retos de este tema.
cli-puzzles-number = Solo el reto con este número.
cli-puzzles-make = Busca retos nuevos en partidas entre bots.
cli-puzzles-make-about = Encontrar uno lleva varios segundos. Puedes parar con Ctrl-C: se conservan los encontrados.
cli-puzzles-count = Número de retos.
cli-puzzles-file = Archivo de retos; los nuevos se añaden al final.
cli-puzzles-from = Resuelve los retos de este archivo.
cli-problem-puzzle = { $most ->
    [0] Todavía no hay retos.
   *[other] No hay un reto { $number }. Elige un número del 1 al { $most }.
}
cli-problem-no-puzzles = Todavía no hay retos así. Prueba otro tema o búscalos con «saltmochi puzzles make».
cli-problem-puzzle-game = Los retos de «{ $path }» son de { $game }. Elige otro archivo.

puzzle-finding = Buscando retos
puzzle-interrupted = { $count ->
    [0] Búsqueda parada. Todavía no hay ningún reto.
    [one] Búsqueda parada tras un reto.
   *[other] Búsqueda parada tras { $count } retos.
}
puzzle-heading = Reto { $number } · { $theme } · { $difficulty }
puzzle-difficulty-easy = fácil
puzzle-difficulty-medium = medio
puzzle-difficulty-hard = difícil
puzzle-right = ¡Eso es! Has encontrado la mejor acción.
puzzle-wrong = { $points ->
    [one] La mejor acción era «{ $best }». Con la tuya ganas una partida menos de cada 100.
   *[other] La mejor acción era «{ $best }». Con la tuya ganas { $points } partidas menos de cada 100.
}
puzzle-option = Acción
puzzle-chance = Probabilidad de ganar
puzzle-enter = Pulsa Intro para el siguiente reto.
puzzle-solved = { $count ->
    [0] ¡Hasta pronto!
    [one] { $solved ->
        [0] Esta vez no ha salido. ¡Hasta pronto!
       *[other] Reto resuelto. ¡Hasta pronto!
    }
   *[other] Has resuelto { $solved } de { $count } retos. ¡Hasta pronto!
}

puzzle-file-too-long = Este archivo es demasiado largo para ser un archivo de retos.
puzzle-first-line = Línea { $line }: un archivo de retos empieza por «{ $expected }».
puzzle-number = Línea { $line }: este es el reto { $expected }, no «{ $written }».
puzzle-seat = Línea { $line }: después de estas jugadas no es el turno del sitio { $seat }.
puzzle-options = Línea { $line }: las opciones tienen que ser todas las acciones posibles aquí, al menos dos.
puzzle-answer = Línea { $line }: la respuesta tiene que ser la primera de las opciones.
puzzle-scores = Línea { $line }: las puntuaciones tienen que ser { $players } números enteros menores que { $target }.
puzzle-choice = Línea { $line }: «{ $header }» no puede ser «{ $text }». Elige entre: { $choices }.
puzzle-value = Línea { $line }: «{ $text }» no es una opción. Una opción se escribe así: «draw 52.5».
puzzle-reason = «{ $text }» no es un motivo. Un motivo se escribe así: «reason-wins-game share=31 instead=12».
puzzle-order = Línea { $line }: las opciones van ordenadas, la mejor primero.
puzzle-value-card = La carta de Valor muestra plus o minus.
puzzle-kept = Entre todas las personas se pueden guardar como mucho { $most } cartas.

refused-no-puzzle = Ese reto no existe.
refused-date = Escribe la fecha con año, mes y día, por ejemplo 2026-11-18.
