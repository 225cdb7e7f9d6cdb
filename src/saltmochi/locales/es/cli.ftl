# La línea de comandos. $command es lo que hay que escribir, igual en todos los idiomas.

cli-help = Juega a Océanos de papel y a Happy Mochi, apréndelos y estúdialos con las reglas exactas de las ediciones impresas.
cli-version = Muestra la versión y termina.
cli-option-help = Muestra esta ayuda y termina.
cli-usage = Uso:
cli-options = Opciones:
cli-commands = Comandos:
cli-word-options = OPCIONES
cli-word-command = COMANDO
cli-example = Ejemplo:

cli-problem-option = Ninguna opción se llama «{ $option }».
cli-problem-game-option = «{ $game }» no tiene la opción «{ $option }».
cli-problem-command = Ningún comando se llama «{ $name }».
cli-problem-missing = Falta «{ $name }».
cli-problem-extra = «{ $name }» sobra aquí.
cli-problem-value = «{ $name }» necesita un valor.
cli-problem-number = Elige un número entero de { $least } a { $most }, no «{ $value }».
cli-problem-choice = «{ $value }» no está en la lista. Elige entre { $choices }.
cli-problem-other = Aquí algo no encaja.
cli-problem-hint = { $problem } Ayuda: { $command }
cli-problem-file = No se puede leer «{ $path }»: { $reason }.
cli-problem-folder = No se puede escribir en «{ $path }»: { $reason }.
cli-problem-output = No se puede escribir el resultado: { $reason }.
cli-problem-opponents = { $most ->
    [one] Aquí solo puedes tener { $most } rival, no { $opponents }.
   *[other] Aquí puedes tener de 1 a { $most } rivales, no { $opponents }.
}
cli-reason-missing = no existe ese archivo o carpeta
cli-reason-folder = es una carpeta
cli-reason-permission = no tienes permiso
cli-reason-text = no es un archivo de texto
cli-reason-large = es demasiado grande
cli-reason-other = el sistema no lo permite
cli-problem-cards-and-jsonl = Indica cartas o --jsonl, pero no las dos cosas.
cli-problem-no-cards = Indica al menos una carta.
cli-problem-score-game = Aquí no se pueden contar los puntos de «{ $game }».
cli-interrupted = Interrumpido.
cli-goodbye = ¡Hasta pronto!

cli-language = Idioma de los textos: { $languages }. Si no lo indicas, decide el entorno.
cli-game = El juego: { $games }.
cli-edition = La edición cuyas reglas se siguen en Océanos de papel. Si no la indicas, decide el idioma.
cli-players = Cuántas personas juegan.
cli-target = Puntos con los que termina la partida, si no son los de las reglas.
# $expansions son las palabras que admite la opción.
cli-option-expansions = Expansiones de Océanos de papel con las que se juega, separadas por comas.
cli-option-double-points = Regla de la casa para Océanos de papel: duplica las metas habituales, a 80, 70 o 60 puntos.
cli-seed = Número del que parte el azar: con el mismo número, las mismas partidas.

cli-score-help = Cuenta los puntos de unas cartas, parte por parte, y explica por qué.
cli-score-about = Las cartas se escriben en inglés, tipo/color, por ejemplo crab/dark_blue; si el tipo tiene un solo color, basta con el tipo.
cli-score-cards = Cartas de la mano.
cli-score-laid = Cartas jugadas delante de ti; cuentan como las de la mano. Con una expansión, pon cada pareja o trío entre comillas: "fish/black fish/green".
cli-score-event = Evento que cuenta para este jugador: el de la ronda o el que tiene delante. Para dos eventos, repite la opción.
cli-score-jsonl = Lee manos de la entrada estándar, en líneas de JSON, y escribe los puntos en líneas de JSON.

cli-simulate-help = Juega muchas partidas al azar en un momento y muestra los resultados.
cli-simulate-games = Cuántas partidas.
cli-simulate-json = Escribe un objeto JSON en lugar de tablas.
cli-simulate-records = Carpeta para el registro de cada partida.
cli-simulate-compiling = Compilando las reglas (solo la primera vez)
cli-simulate-playing = Jugando

cli-arena-help = Hace jugar a los bots entre sí y mide lo buenos que son.
cli-arena-about = Los bots: novice, casual, skilled y expert son los niveles contra los que puedes jugar; random, greedy, thumb, sampler y search sirven para comparar. A los que piensan se les puede decir cuántas pruebas hacen en cada decisión, por ejemplo search:20000. Si hay menos bots que sitios, el último ocupa los sitios libres; si hay más, se turnan. Los sitios rotan. skilled y expert respetan su límite de tiempo en cada decisión, así que sus partidas no se pueden repetir exactamente; las de search:20000, sí.
cli-arena-bots = Los bots, separados por comas.
cli-arena-plot = Archivo para una imagen de los resultados; su nombre acaba en .svg o .png.
cli-arena-on = Dónde se juega: en los núcleos de esta máquina (cores) o en un clúster de Ray.
cli-problem-bots = { $most ->
    [one] Indica { $most } bot.
   *[other] Indica de 1 a { $most } bots distintos, separados por comas.
}
cli-problem-plot = Elige para la imagen un nombre que acabe en .svg o .png, no «{ $path }».
arena-title = { $games ->
    [one] 1 partida de { $game } entre bots
   *[other] { $games } partidas de { $game } entre bots
}
arena-interrupted = { $planned ->
    [one] Interrumpido: terminadas { $games } de { $planned } partida.
   *[other] Interrumpido: terminadas { $games } de { $planned } partidas.
}
arena-bot = Bot
arena-games = Partidas
arena-interval = Intervalo del 95 %
arena-rating = Valoración
arena-about = Cada partida cuenta una vez por sitio. Un bot igual de bueno ganaría el { $share }.
arena-about-rating = Valoración: openskill, 25 al empezar.
arena-about-timed = Los niveles con límite de tiempo piensan tanto como contra las personas, así que estas partidas no se pueden repetir exactamente.
arena-no-rating = No hay valoraciones porque falta instalar openskill: { $command }

cli-replay-help = Muestra una partida registrada, jugada a jugada, y la comprueba.
cli-replay-file = El registro de la partida.
cli-replay-checked = { $moves ->
    [one] 1 jugada, comprobada: el registro está en orden.
   *[other] { $moves } jugadas, todas comprobadas: el registro está en orden.
}

cli-editions-help = Muestra lado a lado en qué se diferencian las ediciones impresas.
cli-editions-expansions = Compara también estas expansiones, separadas por comas.
cli-editions-title = En qué se diferencian las ediciones de Océanos de papel
# Con las expansiones (§18).
edition-x1 = { event-angelfish }: cuándo se comparan las pilas
edition-x1-at-turn-end = al final del turno
edition-x1-after-takes = cada vez que se toman cartas
edition-x2 = Estrella de mar en la mano con una pareja
edition-x2-all = vale 2 puntos
edition-x3 = { event-water-rodeo }: dos bañistas o dos tiburones en la mano
edition-x3-all = forman pareja
edition-x4 = Turno extra tras una medusa
edition-x4-all = un turno normal
edition-x5 = { event-dance-of-the-mermaids }: sirenas para ganar
edition-x5-all = tres o más
edition-x6 = Elección entre dos eventos
edition-x6-all = con el siguiente ya boca arriba
cli-yes = sí

cli-play-help = Juega en la terminal contra 1-5 rivales.
cli-play-opponents = Cuántos rivales.
cli-play-level = Lo bien que juegan tus rivales: { $levels }.
play-preparing = Tus rivales se preparan (solo la primera vez)
cli-play-record = Archivo para el registro de la partida, por si quieres volver a verla.

cli-deck = Para Happy Mochi: un archivo que dice qué efecto lleva cada una de tus cartas.
cli-deck-help = Anota y comprueba qué efecto lleva cada carta de tu caja.
cli-deck-about = Los efectos de Happy Mochi solo están impresos en las cartas, así que el mazo incluido es nuestro. Guárdalo en un archivo, pon lo que muestran tus cartas y compruébalo.
cli-deck-game = El juego que tiene un mazo así: happy-mochi.
cli-deck-check = Comprueba el mazo de este archivo.
cli-deck-print = Muestra el mazo incluido, como archivo para editar.
cli-deck-sound = { $path } es un mazo correcto: { $effects }.
cli-problem-deck-what = Indica --check FILE o --print.
cli-problem-deck-game = En «{ $game }» no se puede elegir el mazo.

simulate-title = { $games ->
    [one] 1 partida al azar de { $game }
   *[other] { $games } partidas al azar de { $game }
}
simulate-setting = Personas: { $players } · Edición: { $edition } · Meta: { $target } · Semilla: { $seed }
simulate-seat = Sitio { $seat }
simulate-wins = Victorias
simulate-shared = Victorias compartidas
simulate-points = Puntos por ronda
simulate-endings = Cómo han terminado las rondas
simulate-rounds = Rondas por partida
simulate-steps = Pasos por partida
simulate-games-per-s = Partidas por segundo
simulate-steps-per-s = Pasos por segundo
simulate-records = { $count ->
    [one] 1 registro de partida guardado en { $folder }
   *[other] { $count } registros de partida guardados en { $folder }
}
short-stop = alto
short-last-chance-won = apuesta ganada
short-last-chance-lost = apuesta perdida
short-void = nula
short-mermaids = cuatro sirenas

# En la mesa de la terminal.
play-welcome = ¡Te damos la bienvenida a { $game }!
play-setting = { $target ->
    [one] Edición: { $edition } · Meta: { $target } punto
   *[other] Edición: { $edition } · Meta: { $target } puntos
}
play-keys = Escribe el número de lo que eliges. Además: p explica tus puntos, ? explica las reglas y q sale.
play-your-hand = Tu mano:
play-your-points = Tus cartas valen:
play-drawn = Has tomado:
play-last-chance = { $caller } ha anunciado { $chance }. ¡Este es tu último turno!
play-choose = Tu elección:
play-not-a-choice = { $most ->
    [one] Escribe { $most }, o bien p, ? o q.
   *[other] Escribe un número del 1 al { $most }, o bien p, ? o q.
}
play-enter = Pulsa Intro para la siguiente ronda.
# $stop y $chance son los anuncios de la edición; $mermaids dice cómo se gana en ella con cuatro sirenas: laid, held o laid-or-shown.
play-rules =
    Toma una carta: dos del mazo (te quedas con una y pones la otra en una pila) o la superior de una pila.
    Después, si quieres, juega parejas. Cangrejos: toma la carta que quieras de una pila. Barcos: juega otro turno. Peces: toma una carta del mazo. Tiburón y bañista: roba una carta.
    Con 7 puntos o más puedes terminar la ronda. { $stop }: todo el mundo puntúa ya. { $chance }: apuestas a que nadie te supera en un último turno.
    Conchas 0 2 4 6 8 10, pulpos 0 3 6 9 12, pingüinos 1 3 5, anclas 0 5. Cada pareja, 1.
    Faro 1 por barco, banco 1 por pez, colonia 2 por pingüino, capitán 3 por ancla. La primera sirena da 1 por cada carta del color que más tengas; la segunda, por las del segundo color, y así sucesivamente.
    { $mermaids ->
        [laid] Si juegas las cuatro sirenas, ganas la partida.
        [held] Si tienes las cuatro sirenas en la mano, ganas la partida.
       *[laid-or-shown] Si reúnes las cuatro sirenas, ganas la partida.
    }

# Se añade a play-rules en una mesa con la expansión.
play-rules-extra-salt =
    La Mar Salada. Cangrejo y bogavante: mira las cinco primeras cartas del mazo y quédate con una. Medusa y bañista: en su próximo turno, el resto solo toma una carta.
    Añade una estrella de mar a una pareja que juegues: juntas dan 3, pero la pareja no tiene efecto. En la mano, una estrella de mar con una pareja para ella da 2.
    El caballito de mar cuenta como una carta más de una colección que tengas. Banco de cangrejos 1 por cangrejo.
play-rules-extra-pepper =
    Extra Pepper. Cada ronda tiene un evento que vale para todo el mundo.
    Tras la ronda, un evento con la copa + va a quien está en cabeza; con la copa −, a quien está en último lugar. Si hay empate, se descarta.
    Un evento que conservas solo vale para ti, mientras sigas en el primer o el último lugar.

# Lo que muchas partidas entre bots enseñan a quien juega.
cli-simulate-about = Con --bots o --plot juegan bots y se responde a lo que se pregunta en la mesa: cuántas veces sale bien ÚLTIMA OPORTUNIDAD, si conviene terminar o esperar, cuánto valen las cartas, si ayuda empezar. Para saber si terminar o esperar, las partidas de Océanos de papel se juegan otra vez y decide una moneda.
cli-simulate-bots = Hace jugar a estos bots, como en la arena, y responde a lo que se pregunta en la mesa; un solo nombre ocupa todos los sitios.
survey-title = { $games ->
    [one] 1 partida de { $game } entre bots ({ $bots })
   *[other] { $games } partidas de { $game } entre bots ({ $bots })
}
survey-interrupted = { $planned ->
    [one] Interrumpido: lo que sigue se basa en { $games } de { $planned } partida y en las monedas lanzadas hasta ahora.
   *[other] Interrumpido: lo que sigue se basa en { $games } de { $planned } partidas y en las monedas lanzadas hasta ahora.
}
survey-decisions = Decisiones por partida
survey-about = Cada cifra lleva su intervalo del 95 %. Donde decide una moneda o el reparto, la diferencia es su efecto; en lo demás puede ser solo una correlación. Los bots no son personas.
answer-cases = Casos
answer-figure = Valor
answer-interval = de { $least } a { $most }
answer-last-chance = Cuántas veces se gana la apuesta de ÚLTIMA OPORTUNIDAD
answer-last-chance-own = ÚLTIMA OPORTUNIDAD con apuesta ganada, según los puntos de quien la anuncia
answer-last-chance-laid = ÚLTIMA OPORTUNIDAD con apuesta ganada, según los puntos ya jugados del mejor rival
answer-last-chance-deck = ÚLTIMA OPORTUNIDAD con apuesta ganada, según las cartas que quedan en el mazo
answer-stop-or-wait = ¿Terminar o esperar? Puntos de ventaja sobre el mejor rival, según los puntos propios, cuando decide una moneda
answer-stop-or-wait-gap = Puntos que gana una opción frente a otra, según los puntos propios, cuando decide una moneda
answer-dared = ÚLTIMA OPORTUNIDAD con apuesta ganada cuando la pide una moneda, según los puntos propios
answer-worth-kind = Puntos de más de quien tiene la carta (correlación, no causa)
answer-worth-pair = Puntos de más de quien tiene la pareja (correlación, no causa)
answer-worth-mermaids = Puntos de más según las sirenas que se tienen, frente a ninguna (correlación, no causa)
answer-endings = Cómo terminan las rondas
answer-starting-game = Cuántas veces gana quien empieza la partida
answer-starting-round = Puntos de más de quien empieza la ronda
answer-turns = Turnos por ronda
answer-turns-spread = Rondas según el número de turnos
answer-dealt-number = Puntos de penalización de más por recibir cada número en el reparto
answer-dealt-effect = Puntos de penalización de más por recibir cada efecto en el reparto
answer-kept = Rondas ganadas después de la primera, según las { -kept-cards } antes
answer-column-wait = esperar
answer-column-stop = ALTO
answer-column-last-chance = ÚLTIMA OPORTUNIDAD
answer-column-stop-wait = ALTO frente a esperar
answer-column-last-chance-wait = ÚLTIMA OPORTUNIDAD frente a esperar
answer-column-last-chance-stop = ÚLTIMA OPORTUNIDAD frente a ALTO
answer-row-all = en total
answer-row-starter = quien empieza
answer-row-first = primeras rondas
answer-row-every = todas las rondas
answer-pair-crabs = dos cangrejos
answer-pair-boats = dos barcos
answer-pair-fish = dos peces
answer-pair-swimmer-shark = tiburón y bañista
plot-wins = Partidas ganadas por cada bot, con intervalos del 95 %
plot-equal = a partes iguales
