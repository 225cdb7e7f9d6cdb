# The command line. $command is what to type; it is the same in all languages.

cli-help = Juega a Sea Salt & Paper y a Happy Mochi, apréndelos y estúdialos con las reglas exactas de las ediciones impresas.
cli-version = Muestra la versión y termina.
cli-option-help = Muestra esta ayuda y termina.
cli-usage = Uso:
cli-options = Opciones:
cli-commands = Comandos:
cli-word-options = OPCIONES
cli-word-command = COMANDO
cli-example = Ejemplo:

cli-problem-option = La opción «{ $option }» no existe.
cli-problem-game-option = «{ $game }» no tiene la opción «{ $option }».
cli-problem-command = El comando «{ $name }» no existe.
cli-problem-missing = Falta «{ $name }».
cli-problem-extra = «{ $name }» sobra aquí.
cli-problem-value = «{ $name }» necesita un valor.
cli-problem-number = «{ $value }» no es un número entero de { $least } a { $most }.
cli-problem-choice = «{ $value }» no está entre las opciones: { $choices }.
cli-problem-other = Aquí algo no cuadra.
cli-problem-hint = { $problem } Ayuda: { $command }
cli-problem-file = No se puede leer «{ $path }»: { $reason }.
cli-problem-folder = No se puede escribir en «{ $path }»: { $reason }.
cli-problem-output = No se puede escribir el resultado: { $reason }.
cli-problem-opponents = Aquí puede haber de 1 a { $most } rivales, no { $opponents }.
cli-reason-missing = el archivo no existe
cli-reason-folder = es una carpeta
cli-reason-permission = falta el permiso
cli-reason-text = no es un archivo de texto
cli-reason-large = es demasiado grande
cli-reason-other = el sistema no lo permite
cli-problem-cards-and-jsonl = Indica cartas o --jsonl, pero no ambas cosas.
cli-problem-no-cards = Indica al menos una carta.
cli-problem-score-game = Las cartas de «{ $game }» no se pueden puntuar.
cli-interrupted = Interrumpido.
cli-goodbye = ¡Hasta pronto!

cli-language = Idioma de los textos: { $languages }. Si no lo indicas, decide el sistema.
cli-game = El juego: { $games }.
cli-edition = Con las reglas de qué edición jugar a Sea Salt & Paper; si no, decide el idioma.
cli-players = Cuántas personas juegan.
cli-target = Puntos que terminan la partida, si no son los de las reglas.
cli-seed = Número del que parte el azar: el mismo número, las mismas partidas.

cli-score-help = Cuenta los puntos de unas cartas, parte por parte, y explica por qué.
cli-score-about = Las cartas se escriben en inglés, tipo/color, por ejemplo crab/dark_blue; basta el tipo si solo tiene un color.
cli-score-cards = Cartas en la mano.
cli-score-laid = Cartas jugadas delante de ti; cuentan como las de la mano.
cli-score-jsonl = Lee manos como líneas de JSON de la entrada estándar y escribe los puntos como líneas de JSON.

cli-simulate-help = Juega muchas partidas al azar en un momento y muestra qué ha salido.
cli-simulate-games = Cuántas partidas.
cli-simulate-json = Escribe un objeto JSON en lugar de tablas.
cli-simulate-records = Carpeta para guardar el registro de cada partida.
cli-simulate-compiling = Acelerando las reglas (solo la primera vez)
cli-simulate-playing = Jugando

cli-arena-help = Hace jugar a los bots entre sí y mide lo buenos que son.
cli-arena-about = Los bots: novice, casual, skilled y expert son los niveles contra los que puedes jugar; random, greedy, thumb, sampler y search sirven para comparar. Los que piensan pueden decir cuántas pruebas hacen en cada decisión, por ejemplo search:20000. Si hay menos bots que jugadores, el último ocupa los asientos vacíos; si hay más, se turnan. Los asientos rotan. skilled y expert respetan su límite de tiempo en cada decisión, así que sus partidas no se pueden repetir exactamente; las de search:20000 sí.
cli-arena-bots = Los bots, separados por comas.
cli-arena-plot = Archivo para una imagen de los resultados: su nombre acaba en .svg o .png.
cli-arena-on = Dónde jugar: en los núcleos de esta máquina (cores) o en un clúster de Ray.
cli-problem-bots = Indica de 1 a { $most } bots distintos, separados por comas.
cli-problem-plot = «{ $path }» no es el nombre de una imagen: debe acabar en .svg o .png.
arena-title = { $games ->
    [one] Una partida de { $game } entre bots
   *[other] { $games } partidas de { $game } entre bots
}
arena-interrupted = Interrumpido: { $games } partidas terminadas de { $planned }.
arena-bot = Bot
arena-games = Partidas
arena-interval = Intervalo del 95 %
arena-rating = Puntuación
arena-about = Las partidas cuentan una vez por cada asiento. Un bot igual de bueno ganaría el { $share }.
arena-about-rating = Puntuación: openskill, 25 al principio.
arena-about-timed = Los niveles con límite de tiempo piensan tanto como contra las personas, así que estas partidas no se pueden repetir exactamente.
arena-no-rating = No hay puntuaciones, porque openskill no está instalado: { $command }

cli-replay-help = Muestra una partida registrada jugada a jugada y la comprueba.
cli-replay-file = El registro de la partida.
cli-replay-checked = { $moves ->
    [one] Una jugada, comprobada: el registro está en orden.
   *[other] { $moves } jugadas, todas comprobadas: el registro está en orden.
}

cli-editions-help = Muestra lado a lado en qué se diferencian las ediciones impresas.
cli-editions-title = En qué se diferencian las ediciones de Océanos de papel (Sea Salt & Paper)
cli-yes = sí

cli-play-help = Juega en la terminal contra uno a cinco rivales.
cli-play-opponents = Cuántos rivales.
cli-play-level = Lo bien que juegan los rivales: { $levels }.
play-preparing = Los rivales se preparan (solo la primera vez)
cli-play-record = Archivo para el registro de la partida, para verla después.

cli-deck = Para Happy Mochi: un archivo que dice qué cartas tuyas llevan qué efecto.
cli-deck-help = Anota y comprueba qué cartas de tu caja llevan qué efecto.
cli-deck-about = Los efectos de Happy Mochi solo están impresos en las cartas, así que el mazo incluido es nuestro. Guárdalo en un archivo, pon lo que muestran tus cartas y compruébalo.
cli-deck-game = El juego que tiene un mazo así: happy-mochi.
cli-deck-check = Comprueba el mazo de este archivo.
cli-deck-print = Muestra el mazo incluido, como archivo para editar.
cli-deck-sound = { $path } es un mazo correcto: { $effects }.
cli-problem-deck-what = Indica --check FILE o --print.
cli-problem-deck-game = «{ $game }» no tiene un mazo que elegir.

simulate-title = { $games ->
    [one] Una partida al azar de { $game }
   *[other] { $games } partidas al azar de { $game }
}
simulate-setting = Personas: { $players } · Edición: { $edition } · Meta: { $target } · Semilla: { $seed }
simulate-seat = Puesto { $seat }
simulate-wins = Victorias
simulate-shared = Victorias compartidas
simulate-points = Puntos por ronda
simulate-endings = Cómo terminaron las rondas
simulate-rounds = Rondas por partida
simulate-steps = Pasos por partida
simulate-games-per-s = Partidas por segundo
simulate-steps-per-s = Pasos por segundo
simulate-records = { $count ->
    [one] Un registro de partida guardado en { $folder }
   *[other] { $count } registros de partida guardados en { $folder }
}
short-stop = alto
short-last-chance-won = última oportunidad ganada
short-last-chance-lost = última oportunidad perdida
short-void = nula
short-mermaids = cuatro sirenas

# At the table in the terminal.
play-welcome = ¡Te damos la bienvenida a { $game }!
play-setting = Edición: { $edition } · Meta: { $target } puntos
play-keys = Escribe el número de tu elección. Además: p explica tus puntos, ? explica las reglas, q sale.
play-your-hand = Tu mano:
play-your-points = Tus cartas valen:
play-drawn = Has tomado:
play-last-chance = ¡Última oportunidad! La ha anunciado { $caller }: este es tu último turno.
play-choose = Tu elección:
play-not-a-choice = Escribe un número del 1 al { $most }, o bien p, ? o q.
play-enter = Pulsa Intro para la siguiente ronda.
play-winners = { $count ->
    [one] Victoria: { $winners }.
   *[other] Victoria compartida: { $winners }.
}
play-rules =
    Toma una carta: dos del mazo (te quedas con una y pones la otra en una pila), o la de arriba de una pila.
    Después, si quieres, juega parejas. Cangrejos: toma cualquier carta de una pila. Barcos: otro turno. Peces: la carta superior del mazo. Tiburón y bañista: roba una carta.
    Con 7 puntos o más puedes terminar la ronda: con ALTO se puntúa enseguida; con ÚLTIMA OPORTUNIDAD apuestas a que nadie te supera en un último turno.
    Conchas 0 2 4 6 8 10, pulpos 0 3 6 9 12, pingüinos 1 3 5, anclas 0 5. Cada pareja 1.
    Faro 1 por barco, banco 1 por pez, colonia 2 por pingüino, capitán 3 por ancla. Una sirena da 1 por cada carta del color que más tengas; cuatro ganan la partida.

# What many games between bots say to players.
cli-simulate-about = Con --bots o --plot juegan bots, y se responde a lo que se pregunta en la mesa: cuántas veces sale bien la ÚLTIMA OPORTUNIDAD, si parar o esperar, cuánto valen las cartas, si conviene empezar. Para parar o esperar, las partidas de Sea Salt & Paper se juegan otra vez, con monedas que deciden.
cli-simulate-bots = Hace jugar a estos bots, como en la arena, y responde a lo que se pregunta en la mesa; un solo nombre ocupa todos los asientos.
survey-title = { $games ->
    [one] Una partida de { $game } entre bots ({ $bots })
   *[other] { $games } partidas de { $game } entre bots ({ $bots })
}
survey-interrupted = Interrumpido: lo que sigue se basa en { $games } partidas de { $planned }, y en las monedas lanzadas hasta entonces.
survey-decisions = Decisiones por partida
survey-about = Cada cifra lleva su intervalo del 95 %. Donde decidió una moneda o el reparto, la diferencia es su efecto; en lo demás, las cosas pueden solo ir juntas. Los bots no son personas.
answer-cases = Casos
answer-figure = Valor
answer-interval = de { $least } a { $most }
answer-last-chance = Cuántas veces se ganó la ÚLTIMA OPORTUNIDAD
answer-last-chance-own = ÚLTIMA OPORTUNIDAD ganada, según los puntos de quien la anuncia
answer-last-chance-laid = ÚLTIMA OPORTUNIDAD ganada, según el máximo de puntos que otra persona tenía en la mesa
answer-last-chance-deck = ÚLTIMA OPORTUNIDAD ganada, según las cartas que quedaban en el mazo
answer-stop-or-wait = ¿Parar o esperar? Puntos ganados por encima del mejor de los demás, según los propios, donde decidió una moneda
answer-stop-or-wait-gap = Puntos de ventaja de una opción sobre otra, según los propios, donde decidió una moneda
answer-dared = ÚLTIMA OPORTUNIDAD ganada cuando la pidió una moneda, según los propios puntos
answer-worth-kind = Puntos que ganó de más quien tenía una carta así frente a quien no (van juntos; no prueba una causa)
answer-worth-pair = Puntos que ganó de más quien tenía una pareja así frente a quien no (van juntos)
answer-worth-mermaids = Puntos que ganó de más quien tenía tantas sirenas frente a quien no tenía ninguna (van juntos)
answer-endings = Cómo terminaron las rondas
answer-starting-game = Cuántas veces ganó quien empezó la partida
answer-starting-round = Puntos que ganó de más quien empezó la ronda
answer-turns = Turnos en una ronda
answer-turns-spread = Cuántos turnos duraron las rondas
answer-dealt-number = Puntos de penalización de más tras recibir un número así
answer-dealt-effect = Puntos de penalización de más tras recibir un efecto así
answer-kept = Rondas ganadas después de la primera, según las cartas guardadas antes
answer-column-wait = esperar
answer-column-stop = ALTO
answer-column-last-chance = ÚLTIMA OPORTUNIDAD
answer-column-stop-wait = ALTO frente a esperar
answer-column-last-chance-wait = ÚLTIMA OPORTUNIDAD frente a esperar
answer-column-last-chance-stop = ÚLTIMA OPORTUNIDAD frente a ALTO
answer-row-all = todas
answer-row-starter = quien empezó
answer-row-first = primeras rondas
answer-row-every = todas las rondas
answer-pair-crabs = dos cangrejos
answer-pair-boats = dos barcos
answer-pair-fish = dos peces
answer-pair-swimmer-shark = bañista y tiburón
plot-wins = Partidas ganadas por cada bot, con intervalos del 95 %
plot-equal = partes iguales
