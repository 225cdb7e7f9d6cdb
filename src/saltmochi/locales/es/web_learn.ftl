# Las páginas del navegador para aprender y recordar: lecciones, reglas, ficha, partidas repetidas y terminadas.

# --- Las lecciones ---

web-learn-choose = Aprende a jugar
web-learn-choose-why = Juega una primera ronda con alguien que te guía. Son cinco minutos, y nada puede salir mal.
web-learn-about-sea-salt-paper = Reúne criaturas de papel, juega parejas llenas de sorpresas y elige el momento justo para parar.
web-learn-about-happy-mochi = Deshazte de tus dulces, de dos vecinos en dos vecinos, con una mano que nunca puedes recolocar.
web-learn-begin = Empezar
web-learn-to-rules = Las reglas
web-learn-title = Tu primera ronda
web-learn-play-now = Juega ahora
web-learn-again = Otra vez
web-learn-back = Un paso atrás
web-learn-progress = Hasta dónde has llegado
web-learn-rival = Marina
web-learn-you = Tú
web-learn-cards-in-hand = { $count ->
    [one] una carta en la mano
   *[other] { $count } cartas en la mano
}
web-learn-laid = Parejas jugadas
web-learn-middle = Centro de la mesa
web-learn-deck = { $count ->
    [one] Mazo, una carta
   *[other] Mazo, { $count } cartas
}
web-learn-pile = { $card }, en { $pile }
web-learn-pile-empty = Nada en { $pile }
web-learn-side-left = Lado izquierdo de la pareja: { $card }
web-learn-side-right = Lado derecho de la pareja: { $card }
web-learn-looking = Las cartas de la pila
web-learn-drawn = Del mazo
web-learn-slot = Ponla aquí, en el lugar { $place } de tu mano
web-learn-points = Tus puntos
web-learn-sum = En total
web-learn-scored = La puntuación de la ronda
web-learn-hand-empty = Tu mano está vacía.
web-learn-value-plus = más alto
web-learn-value-minus = más bajo
web-learn-button-next = Seguir
web-learn-button-end = Fin del turno
web-learn-button-stop = ALTO
web-learn-button-chance = ÚLTIMA OPORTUNIDAD
web-learn-nudge-other = Esa no. Lo que necesitas está iluminado.

web-learn-sea-welcome = ¡Hola, zarpamos! En cada ronda reúnes cartas que dan puntos. Hay un mazo y dos pilas en las que solo se ve la carta de arriba. Juegas contra Marina, y empiezas tú.
web-learn-sea-draw = Cada turno empieza tomando una carta. Toca el mazo para mirar las dos primeras.
web-learn-sea-keep = Dos cartas: te quedas con una, y la otra va a una pila. Las conchas son una colección: cuantas más tengas, más valen. Toca la concha para quedártela.
web-learn-sea-put = El pez va boca arriba a una pila, la que quieras. Pero piensa en Marina: puede tomar lo que dejas.
web-learn-sea-end = Ahora podrías jugar parejas, pero una sola concha no lo es. Termina tu turno.
web-learn-sea-rival = Marina toma el pez. Es la otra forma de tomar una carta: la de arriba de una pila. No se devuelve nada, y lo ve todo el mundo.
web-learn-sea-later = Unos turnos después. Tienes un cangrejo, ¡y hay otro en la pila izquierda! Tómalo.
web-learn-sea-lay = Dos cangrejos son una pareja. Toca los dos para jugarlos delante de ti. Los colores no importan.
web-learn-sea-look = Una pareja vale 1 punto y tiene un efecto. Con los cangrejos miras una pila y tomas la carta que quieras. Toca la pila derecha.
web-learn-sea-pick = Esta es toda la pila. Ya tienes un barco: toca el barco negro y tendrás otra pareja.
web-learn-sea-boats = Juega enseguida los dos barcos. Puedes jugar todas las parejas que quieras.
web-learn-sea-again = Los barcos te dan otro turno al momento. Vuelve a tocar el mazo.
web-learn-sea-keep-again = Tienes dos conchas; con la tercera pasan de 2 a 4 puntos. Quédate con la concha. El pingüino va solo a la pila vacía.
web-learn-sea-count = Contemos: las parejas, las colecciones y la sirena, que da 1 por cada carta del color que más tengas. Con 7 puntos o más puedes terminar la ronda.
web-learn-sea-decide = ¡Tú eliges! ALTO: todo el mundo puntúa ya sus cartas. ÚLTIMA OPORTUNIDAD: Marina tiene un turno más, y apuestas a que no supera tus 9 puntos. Si ganas la apuesta, puntúas también la bonificación de color.
web-learn-sea-stopped = ¡Alto! Marina muestra sus cartas: una pareja de peces y tres pulpos, 7 puntos. Tú puntúas 9. ¡Llegaste a buen puerto!
web-learn-sea-chance = ¡Apuesta hecha! Ahora tu mano está a la vista, y nadie puede robarte. Como última carta, Marina toma el pingüino: tiene 8 puntos.
web-learn-sea-chance-won = 8 no supera a 9: ¡apuesta ganada! Puntúas 9 y tu bonificación de color: 3, por tres cartas amarillas. Marina recibe solo su bonificación, 2. Si te hubiera superado, tendrías solo tus 3, y ella todos sus puntos.
web-learn-sea-finish = ¡Esa fue tu primera ronda! Entre dos se sigue hasta que alguien llega a 40 puntos. Y si alguna vez tienes cuatro sirenas: ganan la partida.

web-learn-sea-nudge-pile-too = Eso también se puede. Pero primero prueba el mazo: te enseña dos cartas.
web-learn-sea-nudge-keep-shell = Un solo pez necesita compañía. Empecemos con la concha.
web-learn-sea-nudge-choose-first = Primero elige una de las dos cartas del mazo.
web-learn-sea-nudge-put = El pez necesita un lugar: toca una de las dos pilas.
web-learn-sea-nudge-no-pair = Una carta no es una pareja. En la mano está bien: allí también cuenta.
web-learn-sea-nudge-taken-already = Ya has tomado una carta. Una por turno.
web-learn-sea-nudge-wait = Un momento, es el turno de Marina. Toca «Seguir» cuando lo hayas visto.
web-learn-sea-nudge-take-crab = Mira la pila izquierda: hay un cangrejo como el tuyo.
web-learn-sea-nudge-take-first = Primero toma una carta; después puedes jugar parejas.
web-learn-sea-nudge-two-crabs = Esa no es un cangrejo. Toca los dos cangrejos.
web-learn-sea-nudge-pile-empty = La pila izquierda está vacía. La derecha tiene tres cartas.
web-learn-sea-nudge-look = Tus cangrejos esperan: toca la pila derecha.
web-learn-sea-nudge-pick-boat = El barco negro hace pareja con tu barco amarillo. Tócalo.
web-learn-sea-nudge-two-boats = Esa no es un barco. Toca los dos barcos.
web-learn-sea-nudge-lay-boats = Primero zarpan tus barcos: toca los dos.
web-learn-sea-nudge-draw-again = Podrías. Pero quizá en el mazo haya algo mejor.
web-learn-sea-nudge-third-shell = El pingüino daría 1 punto; la tercera concha da 2. Quédate con la concha.
web-learn-sea-nudge-count = Primero mira los puntos, después sigue.
web-learn-sea-nudge-decide-end = Podrías seguir reuniendo cartas, sí. Pero con 9 puntos ha llegado el momento: ¡para o apuesta!
web-learn-sea-nudge-decide = Elige uno de los dos anuncios de abajo.
web-learn-sea-nudge-over = La ronda ha terminado; las cartas ya han hecho su trabajo.

web-learn-mochi-welcome = ¡Hola, la confitería está abierta! Estos siete mochis son tu mano. Quien se queda antes sin cartas gana la ronda. Una regla ante todo: las cartas siguen en su orden, nunca se recolocan.
web-learn-mochi-pair = En el centro está la Pareja Central. La carta izquierda son las decenas; la derecha, las unidades: 2 y 6 son 26. La carta de Valor muestra +: quien juega debe subir.
web-learn-mochi-play = Se juegan dos cartas vecinas de la mano, en su orden. 4 y 8 hacen 48, más de 26. Toca las dos.
web-learn-mochi-played = La nueva pareja es 48. Tu mano se ha cerrado: ¡el 9 y el 3 ahora son vecinos!
web-learn-mochi-draw = Marina juega 9 y 5. Tus vecinas hacen 93, 37, 71 y 10: nada supera 95. Entonces se roba una carta. Toca el mazo.
web-learn-mochi-insert = ¡Un 7! Ponlo donde quieras en tu mano: allí se queda. Tienes otro 7: toca un hueco a su lado.
web-learn-mochi-flavour = Marina juega 98, todo fresa. Si la pareja es de un solo sabor, la tuya también debe serlo. Más de 98 en un solo sabor, parece imposible …
web-learn-mochi-happy = … pero dos números iguales son un Happy Mochi, ¡y siempre encajan! Juega tus dos sietes.
web-learn-mochi-happy-played = ¡Happy Mochi! La pareja es 77, de dos sabores. Marina no puede superarla y roba una carta.
web-learn-mochi-flip = Tu turno: 9 y 3 hacen 93. El signo del 9 es un efecto, gira: da la vuelta a la carta de Valor. Juega las dos.
web-learn-mochi-flipped = La carta de Valor muestra ahora -. Desde este momento quien juega debe bajar, y quedar por debajo de 93 es fácil.
web-learn-mochi-last = Marina juega 62. Te quedan 1 y 0: 10 es menos que 62. ¡Juega tus dos últimas cartas!
web-learn-mochi-won = Tu mano está vacía: ¡has ganado la ronda! Marina cuenta sus cartas: 8 y 5 son 13 puntos de penalización. Guarda una de ellas, boca abajo, para las próximas rondas, donde puede ayudarla.
web-learn-mochi-effects = Estos son los cuatro efectos que pueden tener las cartas. Los de signo relleno son obligatorios; los otros, no.
web-learn-mochi-finish = ¡Esa fue tu primera ronda! La partida termina cuando alguien llega a 30 puntos de penalización. Gana el total más bajo.

web-learn-mochi-nudge-pair = Todavía no hay nada que tocar. Lee la pareja: 26. Después sigue.
web-learn-mochi-nudge-save-nine = 94 también encajaría. Pero aquí basta un paso pequeño; reserva tu 9.
web-learn-mochi-nudge-four-eight = Prueba con el 4 y el 8: juntos hacen 48.
web-learn-mochi-nudge-play-first = Puedes jugar, así que juguemos: el 4 y el 8.
web-learn-mochi-nudge-wait = Un momento. Toca «Seguir» cuando lo hayas visto.
web-learn-mochi-nudge-draw-side = ¡Buena idea! También se puede robar de la pareja y descubrir un número más bajo. Esta vez, del mazo.
web-learn-mochi-nudge-too-low = Ninguna pareja de vecinas supera 95. Roba del mazo.
web-learn-mochi-nudge-beside-seven = Ahí estaría solo. Toca un hueco al lado de tu otro 7.
web-learn-mochi-nudge-insert = Primero el 7 necesita un lugar: toca un hueco de tu mano.
web-learn-mochi-nudge-sevens = Los dos sietes son vecinos: toca los dos.
web-learn-mochi-nudge-nine-three = 9 y 3 son vecinos y hacen 93: toca los dos.
web-learn-mochi-nudge-last-two = Tus dos últimas cartas ganan: toca el 1 y el 0.
web-learn-mochi-nudge-over = La ronda ha terminado, y la has ganado tú.

# --- La ficha ---

web-reference-title = Ficha de reglas
web-reference-turn = Tu turno
web-reference-ends = Cómo termina una ronda
web-reference-must = obligatorio
web-reference-may = opcional
web-reference-sea-take = Toma una carta: dos del mazo (te quedas con una y la otra va a una pila), o la de arriba de una pila.
web-reference-sea-lay = Juega parejas, todas las que quieras.
web-reference-sea-end = Con 7 puntos o más puedes terminar la ronda; si no, termina tu turno.
web-reference-stop-name = ALTO
web-reference-stop = Cada cual puntúa sus cartas.
web-reference-chance-name = ÚLTIMA OPORTUNIDAD
web-reference-chance = El resto tiene un turno más; después se comparan los puntos.
web-reference-chance-won = Nadie tiene más: puntúas cartas y bonificación de color; el resto, solo su bonificación de color.
web-reference-chance-lost = Alguien tiene más: puntúas solo tu bonificación de color; el resto, sus cartas.
web-reference-pairs = Dúos
web-reference-pairs-worth = · 1 punto cada una, jugadas o en la mano
web-reference-pair-crab = dos cangrejos
web-reference-pair-boat = dos barcos
web-reference-pair-fish = dos peces
web-reference-pair-swimmer = bañista y tiburón
web-reference-sea-crab = mira una pila y toma una carta
web-reference-sea-boat = juega otro turno
web-reference-sea-fish = recibe la primera carta del mazo
web-reference-sea-swimmer = roba una carta de una mano
web-reference-collections = Colección
web-reference-multipliers = Multiplicadores
web-reference-each = { $points } por cada { $kind }
web-reference-mermaid = La primera da 1 por cada carta del color que más tengas, la segunda por el segundo color, y así sucesivamente.
web-reference-mermaid-four = Cuatro sirenas ganan la partida.
web-reference-bonus = Bonificación de color: 1 por cada carta del color que más tengas. Solo se puntúa tras una última oportunidad.
web-reference-void = Si el mazo se agota, nadie puntúa.
web-reference-sea-target = La partida termina con 40, 35 o 30 puntos entre 2, 3 o 4.
web-reference-mochi-play = Juega dos cartas vecinas de tu mano, en su orden, sobre la pareja.
web-reference-mochi-draw = O roba una carta del mazo, de un lado de la pareja o de tus guardadas, y ponla donde quieras en tu mano.
web-reference-mochi-goal = La mano nunca se recoloca. A la izquierda las decenas; a la derecha, las unidades.
web-reference-mochi-fits = Qué encaja
web-reference-mochi-plus = más alto que la pareja
web-reference-mochi-minus = más bajo que la pareja
web-reference-mochi-alike = Si la pareja es de un solo sabor, la tuya también.
web-reference-mochi-happy-name = Happy Mochi:
web-reference-mochi-happy = dos números iguales siempre encajan.
web-reference-mochi-effects = Efectos
web-reference-mochi-won = Quien termina su turno sin cartas gana la ronda.
web-reference-mochi-penalty = El resto recibe la suma de su mano como penalización.
web-reference-mochi-keep = Cada cual guarda una de esas cartas; las guardadas no cuentan.
web-reference-mochi-target = Con 30 puntos termina la partida. Gana el total más bajo.

# --- A card that explains itself ---

web-explain-duo = Una pareja ({ $pair }) vale 1 punto, jugada o en la mano. Al jugarla: { $effect }.
web-explain-collection = Cuantas más, mejor: 1, 2, 3 … valen { $points } puntos.
web-explain-multiplier = { $points ->
    [one] Vale 1 punto por cada { $kind } que tengas.
   *[other] Vale { $points } puntos por cada { $kind } que tengas.
}
web-explain-sweet = A la izquierda de una pareja cuenta { $tens }, a la derecha { $number }. Si se queda en tu mano cuesta { $number }.
web-explain-effect = Efecto, { $how }: { $effect }.
web-explain-close = Escape lo cierra, las flechas pasan a otras cartas.
web-explain-how = Cada carta se explica sola: mantenla pulsada, haz clic derecho en ella o pulsa ? cuando esté seleccionada; con E y las flechas se pasa de una carta a otra.

# --- Las reglas ---

web-rules-title = Las reglas
web-rules-games = Los juegos
web-rules-contents = Índice
web-rules-learn = Aprende jugando
web-rules-ruling = decisión nuestra
web-rules-yes = sí
web-rules-see = Qué dicen las ediciones: { $row }
web-rules-editions-why = A algunas preguntas las ediciones impresas responden de forma distinta. Eliges una al abrir una mesa; si no eliges, decide tu idioma.

web-rules-sea-lead = Reúne cartas, juega parejas y termina la ronda en el momento justo: no hay más.
web-rules-sea-source = Con nuestras palabras, a partir de los reglamentos italiano, español y francés y de la versión oficial en línea.
web-rules-sea-1 = Las cartas
web-rules-sea-1-1 = Hay 58 cartas. Cada una tiene un tipo y un color. Unas forman parejas, otras se coleccionan, los multiplicadores puntúan por otras cartas, y además están las sirenas.
web-rules-sea-2 = Preparación
web-rules-sea-2-1 = Juegan de dos a cuatro. Las cartas barajadas forman el mazo; dos se ponen boca arriba a su lado y abren dos pilas.
web-rules-sea-2-2 = El azar dice quién empieza. Al principio nadie tiene cartas en la mano.
web-rules-sea-3 = El turno
web-rules-sea-3-1 = Toma una carta. O tomas las dos primeras del mazo, te quedas con una y pones la otra boca arriba en una pila; o tomas la carta de arriba de una pila.
web-rules-sea-3-2 = La carta devuelta va a cualquiera de las pilas; si una está vacía, va allí.
web-rules-sea-3-3 = De una pila solo se ve la carta de arriba. Cuántas cartas tienen el mazo, las pilas y las manos lo sabe todo el mundo.
web-rules-sea-3-4 = Si queda una carta en el mazo, la recibes y no devuelves nada. Un mazo vacío no se puede elegir.
web-rules-sea-3-5 = Después juega parejas, todas las que quieras: dos cangrejos, dos barcos, dos peces, o bañista y tiburón. Su efecto ocurre al momento.
web-rules-sea-3-6 = Puedes jugar una pareja aunque su efecto no pueda hacer nada.
web-rules-sea-3-7 = Con 7 puntos o más, entre mano y cartas jugadas y sin bonificación de color, puedes terminar la ronda.
web-rules-sea-3-8 = Si no, el turno pasa a quien está a tu izquierda.
web-rules-sea-4 = Qué hacen las parejas
web-rules-sea-4-1 = Cangrejos: elige una pila, mírala y toma una carta. Las demás siguen en su orden, y nadie más sabe cuál era.
web-rules-sea-4-2 = Barcos: juega al momento otro turno entero.
web-rules-sea-4-3 = Peces: añade a tu mano la primera carta del mazo.
web-rules-sea-4-4 = Bañista y tiburón: elige a alguien y recibe al azar una carta de su mano. Nadie más sabe cuál.
web-rules-sea-4-5 = Cuatro sirenas ganan la partida.
web-rules-sea-5 = Los puntos
web-rules-sea-5-1 = Cada pareja vale 1 punto, jugada o aún en la mano.
web-rules-sea-5-2 = Colecciones, según cuántas tengas: conchas 0 2 4 6 8 10; pulpos 0 3 6 9 12; pingüinos 1 3 5; anclas 0 5.
web-rules-sea-5-3 = El faro da 1 por barco, el banco 1 por pez, la colonia 2 por pingüino, el capitán 3 por ancla.
web-rules-sea-5-4 = Tu primera sirena da 1 por cada carta del color que más tengas, la segunda por el segundo color, y así sucesivamente. El blanco también es un color.
web-rules-sea-5-5 = Bonificación de color: tantos puntos como cartas tengas del color que más tengas. Solo se puntúa tras una última oportunidad.
web-rules-sea-6 = El final de la ronda
web-rules-sea-6-1 = Quien termina la ronda muestra su mano y dice ALTO o ÚLTIMA OPORTUNIDAD.
web-rules-sea-6-2 = ALTO: cada cual puntúa sus cartas, sin bonificación de color.
web-rules-sea-6-3 = ÚLTIMA OPORTUNIDAD: cada oponente juega un último turno y después muestra su mano. Luego se comparan los puntos.
web-rules-sea-6-4 = Si nadie tiene más que quien la anunció, esa persona puntúa cartas y bonificación de color; el resto, solo su bonificación de color. Si no, puntúa solo su bonificación de color, y el resto sus cartas.
web-rules-sea-6-5 = De una mano ya mostrada no se puede robar.
web-rules-sea-6-6 = Si el mazo se agota, la ronda es nula: nadie puntúa.
web-rules-sea-6-7 = Los puntos de las rondas se suman. Para la siguiente se barajan todas las cartas; quién empieza depende de la edición.
web-rules-sea-6-8 = Diez rondas nulas seguidas terminan la partida tal como está.
web-rules-sea-7 = El final de la partida
web-rules-sea-7-1 = La meta son 40, 35 o 30 puntos entre 2, 3 o 4, si la mesa no fija otra. Cuando alguien la alcanza al final de una ronda, gana el total más alto.
web-rules-sea-7-2 = Qué decide entre totales iguales depende de la edición. Si el empate sigue, la victoria se comparte.
web-rules-sea-7-3 = Cuatro sirenas ganan al instante, sean cuales sean los puntos.
web-rules-sea-8 = Las ediciones
web-rules-sea-9 = Qué se sabe
web-rules-sea-9-1 = Todo el mundo ve las cartas jugadas, lo alto de las pilas, cuántas cartas hay y los puntos, quién toma qué carta de una pila y quién roba a quién.
web-rules-sea-9-2 = Solo tú ves tu mano, las dos cartas que tomas del mazo y la pila que miras con los cangrejos. Una carta robada la ven quien roba y su víctima.
web-rules-sea-9-3 = Puedes recordar todo lo que has visto. Una mesa puede tener una ayuda para la memoria, igual para todo el mundo.

web-rules-mochi-lead = Quédate sin cartas antes que nadie, de dos vecinas en dos vecinas.
web-rules-mochi-source = Con nuestras palabras, a partir del reglamento italiano. Donde deja algo abierto decimos qué hacemos: son decisiones nuestras.
web-rules-mochi-example = La carta de Valor muestra +, la pareja es 26: 4 y 8 hacen 48 y se pueden jugar.
web-rules-mochi-1 = Las cartas
web-rules-mochi-1-1 = 70 cartas: los números del 0 al 9 en siete sabores. Una carta de Valor con un lado + y un lado -. Juegan de 2 a 6.
web-rules-mochi-1-2 = Algunas cartas tienen un efecto. Gira y roba son obligatorios; pasa y guarda, opcionales.
web-rules-mochi-1-3 = Qué cartas de la caja llevan qué efecto solo está impreso en las cartas. Por eso el mazo de aquí es nuestro: cada sabor tiene una carta de cada efecto.
web-rules-mochi-1-4 = Llamamos a los sabores fresa, melocotón, limón, matcha, soda, uva y sésamo.
web-rules-mochi-2 = El comienzo de una ronda
web-rules-mochi-2-1 = Cada cual recibe siete cartas. La mano es una fila que nunca se recoloca.
web-rules-mochi-2-2 = En la primera ronda la carta de Valor muestra +. Entre rondas se queda como está.
web-rules-mochi-2-3 = Dos cartas boca arriba son la Pareja Central: la izquierda son las decenas; la derecha, las unidades. El resto es el mazo.
web-rules-mochi-2-4 = El azar dice quién empieza la partida. Cada ronda siguiente la empieza quien está a la izquierda de quien ganó la última.
web-rules-mochi-2-5 = Si hay tantas cartas guardadas que no se pueden repartir siete, cada cual recibe las que alcancen por igual, al menos dos; si hace falta, vuelven las guardadas más antiguas.
web-rules-mochi-3 = El turno: roba o juega
web-rules-mochi-3-1 = Roba una carta: la de arriba de un lado de la pareja, la primera del mazo o una de tus guardadas. Ponla donde quieras en tu mano.
web-rules-mochi-3-2 = De un lado solo se puede robar si debajo hay otra carta. El efecto de una carta que queda a la vista no ocurre.
web-rules-mochi-3-3 = O juega dos cartas vecinas de tu mano, en su orden, una en cada lado de la pareja.
web-rules-mochi-3-4 = Si la carta de Valor muestra +, tu número debe ser mayor que el de la pareja; si muestra -, menor. Igual no vale.
web-rules-mochi-3-5 = Si las dos cartas de la pareja son del mismo sabor, tus dos cartas también deben ser de un mismo sabor, cualquiera.
web-rules-mochi-3-6 = Dos números iguales, un Happy Mochi, siempre se pueden jugar.
web-rules-mochi-3-7 = Si no puedes robar ni jugar, saltas tu turno. Cuando todo el mundo lo ha saltado seguido, la ronda termina y cada cual cuenta su mano.
web-rules-mochi-3-8 = Cuando el mazo está vacío, las cartas de debajo de la pareja se barajan y forman uno nuevo.
web-rules-mochi-3-9 = Una ronda dura como mucho 50 turnos por persona.
web-rules-mochi-3-10 = Tras una ronda que nadie ganó, la siguiente la empieza quien está a la izquierda de quien la había empezado.
web-rules-mochi-4 = Los efectos
web-rules-mochi-4-1 = Ocurren los efectos de las dos cartas recién jugadas, en el orden que quieras. Los obligatorios siempre; a los otros puedes renunciar.
web-rules-mochi-4-2 = Gira: da la vuelta a la carta de Valor.
web-rules-mochi-4-3 = Roba: elige a alguien, también puedes ser tú. Roba una carta y la pone donde quiera en su mano.
web-rules-mochi-4-4 = Un efecto ocurre aunque entretanto alguien haya robado su carta.
web-rules-mochi-4-5 = Pasa: todo el mundo elige a la vez una carta, la da a su izquierda y pone donde quiera la que recibe.
web-rules-mochi-4-6 = Si pasa o guarda son posibles se ve cuando llega su momento. Por eso el orden puede importar.
web-rules-mochi-4-7 = Guarda: pon una carta de tu mano boca abajo delante de ti. También la última puede irse así.
web-rules-mochi-5 = El final de la ronda
web-rules-mochi-5-1 = Si al terminar tu turno no tienes cartas en la mano, has ganado la ronda.
web-rules-mochi-5-2 = El resto muestra su mano y recibe la suma de sus números en puntos de penalización. Las cartas guardadas no cuentan.
web-rules-mochi-5-3 = Si la partida sigue, cada cual guarda una de esas cartas, boca abajo. Siempre puedes mirar tus guardadas.
web-rules-mochi-6 = El final de la partida
web-rules-mochi-6-1 = La partida termina tras una ronda en la que alguien ha llegado a 30 puntos. Gana el total más bajo; los empates comparten la victoria.
web-rules-mochi-6-3 = La partida también termina tras diez rondas seguidas sin puntos para nadie.
web-rules-mochi-7 = Qué se sabe
web-rules-mochi-7-1 = Todo el mundo ve la pareja y lo que se juega, la carta de Valor, cuántas cartas hay y los puntos, y quién roba qué carta de la pareja.
web-rules-mochi-7-2 = Solo tú ves tu mano, tus guardadas y lo que robas del mazo. Una carta que pasa la ven quien la da y quien la recibe.
web-rules-mochi-7-3 = Todo el mundo ve adónde va una carta. Así, una carta vista una vez se conoce esté donde esté, también en su lugar de una mano.

# --- Repetición ---

web-replay-name = Repetición
web-replay-loading = La partida está llegando …
web-replay-to-games = Mis partidas
web-replay-where = Ronda { $round } · momento { $step } de { $count }
web-replay-seen-by = Como la ve
web-replay-open = quien ve todas las cartas
web-replay-from = { $who }
web-replay-copy = Enlace a este momento
web-replay-copied = Copiado
web-replay-link = El enlace a este momento
web-replay-record = Registro
web-replay-scores = Puntuación
web-replay-keys = Teclas: ← → un paso, espacio reproduce, Pág ↑ ↓ rondas, Inicio y Fin, ? ficha de reglas.
web-replay-controls = Controles
web-replay-slider = Momento de la partida
web-replay-round = Ir a una ronda
web-replay-round-number = Ronda { $round }
web-replay-first = Al principio
web-replay-previous = Un momento atrás
web-replay-play = Reproducir
web-replay-pause = Pausa
web-replay-next = Un momento adelante
web-replay-last = Al final
web-replay-speed = Velocidad
web-replay-middle = Centro de la mesa
web-replay-deck = Mazo { $count }
web-replay-pile = { $count ->
    [0] vacía
    [one] una carta
   *[other] { $count } cartas
}
web-replay-side = { $count ->
    [0] vacío
    [one] una carta
   *[other] { $count } cartas
}
web-replay-drawn = del mazo: { $who }
web-replay-looked = mirada: { $who }
web-replay-caller = anunció
web-replay-points = { $count ->
    [one] un punto
   *[other] { $count } puntos
}
web-replay-hand = Mano
web-replay-hidden = { $count ->
    [one] una carta oculta
   *[other] { $count } cartas ocultas
}
web-replay-no-cards = sin cartas
web-replay-laid = Jugadas
web-replay-kept = Guardadas
web-replay-chart = Puntuación tras cada ronda
web-replay-round-column = Ronda
web-replay-to-round = Ir a la ronda { $round }

# --- Partidas terminadas ---

web-games-title = Mis partidas
web-games-why = Las partidas terminadas en este navegador, la más reciente primero.
web-games-won = Ganada
web-games-you = (tú)
web-games-winner = victoria
web-games-replay = Repetición
web-games-record = Registro
web-games-empty = Aún no hay partidas terminadas
web-games-empty-why = Cuando juegues una, aquí podrás volver a verla jugada por jugada.
web-games-play = Juega ahora
web-games-learn = Aprender primero
