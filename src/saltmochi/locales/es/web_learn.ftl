# Las páginas del navegador para aprender y repasar: lecciones, reglas, carta de referencia, repeticiones, partidas terminadas.

# --- Las lecciones ---

web-learn-choose = Aprende a jugar
web-learn-choose-why = Juega tu primera ronda con ayuda, paso a paso. Son cinco minutos y nada puede salir mal.
web-learn-about-sea-salt-paper = Reúne criaturas marinas de papel, juega parejas con sorpresa y elige el mejor momento para parar.
web-learn-about-happy-mochi = Deshazte de tus dulces de dos en dos, con una mano que nunca puedes reorganizar.
web-learn-to-rules = Ver las reglas
web-learn-again = Otra vez
web-learn-back = Un paso atrás
web-learn-progress = Por dónde vas
web-learn-rival = Marina
web-learn-you = Tú
web-learn-cards-in-hand = { $count ->
    [one] 1 carta en la mano
   *[other] { $count } cartas en la mano
}
web-learn-laid = Parejas jugadas
web-learn-middle = Centro de la mesa
web-learn-deck = { $count ->
    [one] Mazo: 1 carta
   *[other] Mazo: { $count } cartas
}
# $pile es pile-left o pile-right.
web-learn-pile = { $pile }: { $card }
web-learn-pile-empty = { $pile }: vacía
web-learn-side-left = Lado izquierdo de la pareja: { $card }
web-learn-side-right = Lado derecho de la pareja: { $card }
web-learn-looking = Las cartas de la pila
web-learn-drawn = Del mazo
web-learn-slot = Ponerla aquí, en la posición { $place } de tu mano
web-learn-points = Tus puntos
web-learn-sum = En total
web-learn-scored = La puntuación de la ronda
web-learn-hand-empty = Tu mano está vacía.
web-learn-value-plus = hay que subir
web-learn-value-minus = hay que bajar
web-learn-button-next = Seguir
web-learn-button-end = Terminar turno
web-learn-nudge-other = Ahí no. Toca lo que brilla.
web-learn-finished = Completada
web-learn-first-game = Jugar una partida
web-learn-next-lesson = Siguiente lección
web-learn-all = Ver lecciones
web-learn-lessons = Lecciones
web-learn-kept = Guardada
web-learn-rival-cards = Las cartas de Marina
web-learn-name-sea-first = Tu primera ronda
web-learn-what-sea-first = Toma cartas, juega parejas y termina la ronda.
web-learn-name-sea-steal = Robar y multiplicar
web-learn-what-sea-steal = Tiburones, bañistas, multiplicadores y sirenas.
web-learn-name-sea-calls = El mejor momento
web-learn-what-sea-calls = Cuándo anunciar { $stop } o { $chance }, y cuándo esperar.
web-learn-name-mochi-first = Tu primera ronda
web-learn-what-mochi-first = Juega parejas, roba y quédate sin cartas.
web-learn-name-mochi-effects = Efectos con ingenio
web-learn-what-mochi-effects = Pasa cartas, guárdalas y haz robar.
web-learn-name-mochi-numbers = Subir, bajar o robar
web-learn-what-mochi-numbers = Cuándo jugar alto y cuándo robar.

# $stop y $chance son los anuncios de la edición de quien lee; $mermaids dice cómo se gana en ella con cuatro sirenas: laid, held o laid-or-shown.
web-learn-sea-welcome = ¡Zarpamos! En cada ronda reúnes cartas que dan puntos. Hay un mazo y dos pilas; de cada pila solo se ve la carta superior. Juegas contra Marina y empiezas tú.
web-learn-sea-draw = En cada turno, lo primero es tomar una carta. Toca el mazo para ver las dos primeras.
web-learn-sea-keep = Te quedas con una y la otra va a una pila. Las conchas son cartas de colección: cuantas más tengas, más valen. Toca la concha para quedártela.
web-learn-sea-put = El pez va boca arriba a la pila que quieras. Pero piensa en Marina: puede tomar lo que dejes.
web-learn-sea-end = Ahora podrías jugar una pareja, pero no tienes: las conchas se coleccionan, no se juegan. Termina tu turno.
web-learn-sea-rival = Marina toma el pez. Es la otra forma de tomar una carta: la superior de una pila. No se devuelve nada, y todo el mundo ve cuál es.
web-learn-sea-later = Han pasado unos turnos. Tienes un cangrejo, ¡y hay otro en la pila izquierda! Tómalo.
web-learn-sea-lay = Dos cangrejos son una pareja. Toca los dos para jugarlos delante de ti. El color da igual.
web-learn-sea-look = Una pareja vale 1 punto y tiene un efecto. Con los cangrejos miras una pila y tomas la carta que quieras. Toca la pila derecha.
web-learn-sea-pick = Esta es la pila entera. Ya tienes un barco: toca el barco negro y tendrás otra pareja.
web-learn-sea-boats = Juega ya los dos barcos. Puedes jugar todas las parejas que quieras.
web-learn-sea-again = Los barcos te dan otro turno al momento. Vuelve a tocar el mazo.
web-learn-sea-keep-again = Tienes dos conchas; con la tercera pasan de 2 a 4 puntos. Quédate con la concha. El pingüino irá por su cuenta a la pila vacía.
web-learn-sea-count = Vamos a contar: las parejas, la colección y la sirena, que da 1 por cada carta del color que más tengas. Con 7 puntos o más puedes terminar la ronda.
web-learn-sea-decide = ¡Tú decides! { $stop }: se puntúa ya. { $chance }: Marina juega otro turno. Apuestas a que no supera tus 9 puntos; si ganas, sumas tu bonificación de color.
web-learn-sea-stopped = Has terminado la ronda. Marina muestra sus cartas: una pareja de peces y tres pulpos, 7 puntos. Tú puntúas 9. ¡Has llegado a buen puerto!
web-learn-sea-chance = ¡Apuesta hecha! Ahora tu mano está a la vista y nadie puede robarte. Marina toma el pingüino como última carta: tiene 8 puntos.
web-learn-sea-chance-won = 8 no supera a 9: ¡has ganado! Puntúas 9 y 3 de bonificación (tres cartas amarillas); Marina, solo sus 2. Si llega a superarte, tú puntúas 3 y ella, sus cartas.
web-learn-sea-finish = { $mermaids ->
    [laid] ¡Esta ha sido tu primera ronda! Entre dos se juega hasta que alguien llegue a 40 puntos. Y si algún día juegas las cuatro sirenas, ¡ganas la partida!
    [held] ¡Esta ha sido tu primera ronda! Entre dos se juega hasta que alguien llegue a 40 puntos. Y si algún día tienes las cuatro sirenas en la mano, ¡ganas la partida!
   *[laid-or-shown] ¡Esta ha sido tu primera ronda! Entre dos se juega hasta que alguien llegue a 40 puntos. Y si algún día reúnes las cuatro sirenas, ¡ganas la partida!
}

web-learn-sea-steal-take = ¡De nuevo a bordo! Tienes un bañista, y en la pila izquierda hay un tiburón. Curiosa compañía, pero juntos son una pareja. Toma el tiburón.
web-learn-sea-steal-lay = Un tiburón y un bañista son una pareja. Toca los dos para jugarlos: vas a robar una carta.
web-learn-sea-steal-rival = ¡A robar! Te llevas una carta al azar de la mano de otra persona. Toca las cartas de Marina.
web-learn-sea-steal-got = ¡Un faro, y solo lo sabéis Marina y tú! Es un multiplicador: da 1 punto por cada barco que tengas. Tienes dos barcos: te da 2.
web-learn-sea-steal-mermaid = ¿Y tu sirena? Da 1 punto por cada carta del color que más tengas. Es el amarillo: 2 cartas, 2 puntos. Con otra carta amarilla serán 3.
web-learn-sea-steal-second = ¡Marina ha tomado dos cartas y ha dejado una sirena en la pila derecha! La segunda sirena cuenta tu segundo color. Tómala.
web-learn-sea-steal-count = Una sirena cuenta el amarillo y la otra, el blanco: ¡ellas mismas son blancas! Son 8 puntos, y cada barco y cada carta amarilla sumará más.
web-learn-sea-steal-finish = ¡Ya conoces los tesoros del mar! Reúne lo que cuentan tus multiplicadores y sirenas. Y cuidado: también te pueden robar. Las parejas jugadas están a salvo.
web-learn-sea-calls-welcome = Con 7 puntos puedes terminar la ronda. ¿Pero conviene? Tres pequeñas escenas: mira tus puntos y lo que tiene Marina.
web-learn-sea-calls-stop = Tienes 10 puntos. Marina tiene dos parejas delante y seis cartas en la mano: podrían valer más. ¿Qué haces?
web-learn-sea-calls-stopped = ¡Bien hecho! Marina tenía 13. Tú puntúas tus 10. Con { $chance } tendrías solo tu bonificación de color, 2, y ella, sus 13.
web-learn-sea-calls-chance = Otra ronda. Vuelves a tener 10, con cuatro cartas amarillas, y Marina solo tiene tres cartas. Un turno más no la salva. ¿Qué anuncias?
web-learn-sea-calls-won = Marina toma una carta y muestra 1 punto. ¡Has ganado la apuesta! 10 por tus cartas y 4 por las amarillas. Ella, solo su bonificación: 2.
web-learn-sea-calls-wait = Última escena: tienes 7. El pulpo de la pila izquierda sería el tercero: 3 puntos más. Marina solo tiene dos cartas. ¿Anuncias o esperas?
web-learn-sea-calls-take = Marina ha tomado el pez y te ha dejado el pulpo. ¡Tómalo!
web-learn-sea-calls-finish = ¡10 en vez de 7! En resumen: { $stop } si alguien puede tener más, { $chance } si nadie te alcanza. Y espera mientras crezcas más rápido.

web-learn-sea-nudge-pile-too = Eso también se puede. Pero prueba antes el mazo: te enseña dos cartas.
web-learn-sea-nudge-keep-shell = A ese pez le falta pareja. Empecemos por la concha.
web-learn-sea-nudge-choose-first = Elige primero una de las dos cartas del mazo.
web-learn-sea-nudge-put = Falta colocar el pez: toca una de las dos pilas.
web-learn-sea-nudge-no-pair = Las conchas no se juegan. Déjala en la mano: ahí también cuenta.
web-learn-sea-nudge-taken-already = Ya has tomado una carta: solo una por turno.
web-learn-sea-nudge-wait = Un momento, es el turno de Marina. Toca «Seguir» cuando lo hayas visto.
web-learn-sea-nudge-take-crab = Mira la pila izquierda: hay otro cangrejo.
web-learn-sea-nudge-take-first = Primero toma una carta; después podrás jugar parejas.
web-learn-sea-nudge-two-crabs = Esa carta no es un cangrejo. Toca los dos cangrejos.
web-learn-sea-nudge-pile-empty = La pila izquierda está vacía. La derecha tiene tres cartas.
web-learn-sea-nudge-look = Tus cangrejos esperan: toca la pila derecha.
web-learn-sea-nudge-pick-boat = El barco negro hace pareja con tu barco amarillo. Tócalo.
web-learn-sea-nudge-two-boats = Esa carta no es un barco. Toca los dos barcos.
web-learn-sea-nudge-lay-boats = Tus barcos quieren zarpar ya: toca los dos.
web-learn-sea-nudge-draw-again = Podrías, pero quizá haya algo mejor en el mazo.
web-learn-sea-nudge-third-shell = El pingüino daría 1 punto; la tercera concha da 2. Quédate con la concha.
web-learn-sea-nudge-count = Mira primero los puntos y después sigue.
web-learn-sea-nudge-decide-end = Podrías seguir reuniendo cartas, pero con 9 puntos ya toca: ¡para o apuesta!
web-learn-sea-nudge-decide = Elige uno de los dos anuncios de abajo.
web-learn-sea-nudge-over = La ronda ha terminado: las cartas ya han hecho su trabajo.
web-learn-sea-nudge-steal-shark = El tiburón te espera en la pila izquierda.
web-learn-sea-nudge-steal-both = El tiburón y el bañista van juntos: toca los dos.
web-learn-sea-nudge-steal-from = Las cartas de Marina están arriba. Tócalas para robar una.
web-learn-sea-nudge-steal-her = Las sirenas son un tesoro: toma la de la pila derecha.
web-learn-sea-nudge-calls-risky = Seis cartas esconden mucho. Asegura tus 10 puntos.
web-learn-sea-nudge-calls-slow = Si esperas, la mano de Marina también crece. Termina ya.
web-learn-sea-nudge-calls-safe = Sería lo seguro. Pero Marina no te alcanza: ve a por la bonificación.
web-learn-sea-nudge-calls-now = Podrías esperar. Pero con tanto amarillo conviene apostar ya.
web-learn-sea-nudge-calls-early = 7 está bien, pero 10 está cerca, y Marina acaba de empezar.
web-learn-sea-nudge-calls-octopus = El pulpo está en la pila izquierda. Tres pulpos dan 6.
web-learn-sea-nudge-calls-choose = Mira la mesa y elige un botón de abajo.

web-learn-mochi-welcome = ¡La confitería está abierta! Estos siete mochis son tu mano. Quien antes se quede sin cartas gana la ronda. Y ante todo: nunca puedes reorganizar tu mano.
web-learn-mochi-pair = En el centro está la { -central-pair }: a la izquierda, las decenas; a la derecha, las unidades. 2 y 6 son 26. La { -value-card } muestra +: hay que subir.
web-learn-mochi-play = Juega dos { -adjacent-cards } de tu mano, sin cambiar su orden. 4 y 8 forman 48, más que 26. Toca las dos.
web-learn-mochi-played = La nueva pareja es 48. Tu mano se ha cerrado: ¡ahora el 9 y el 3 están juntos!
web-learn-mochi-draw = Marina juega 9 y 5. Tus { -adjacent-cards } forman 93, 37, 71 y 10: nada supera 95. Entonces se roba una carta. Toca el mazo.
web-learn-mochi-insert = ¡Un 7! Ponlo en cualquier lugar de tu mano: ahí se queda. Ya tienes otro 7: toca un hueco a su lado.
web-learn-mochi-flavour = Marina juega 98, todo fresa. Si la pareja es de un solo color, tus dos cartas también deben serlo. Superar 98 con un solo color parece imposible…
web-learn-mochi-happy = …pero dos números iguales son un Happy Mochi, ¡y eso siempre encaja! Juega tus dos sietes.
web-learn-mochi-happy-played = ¡Happy Mochi! La pareja es 77, de dos colores. Marina no puede superarla y roba una carta.
web-learn-mochi-flip = Te toca: 9 y 3 forman 93. El símbolo del 9 es el efecto «gira»: le da la vuelta a la { -value-card }. Juega las dos cartas.
web-learn-mochi-flipped = La { -value-card } ha girado a −. A partir de ahora hay que bajar, y bajar de 93 es fácil.
web-learn-mochi-last = Marina juega 62. Te quedan el 1 y el 0: 10 es menos que 62. ¡Juega tus dos últimas cartas!
web-learn-mochi-won = Tu mano está vacía: ¡has ganado la ronda! A Marina le quedan 8 y 5: 13 puntos de penalización. Ella guarda una boca abajo para otra ronda.
web-learn-mochi-effects = Estos son los cuatro efectos de las cartas. Los de símbolo relleno son obligatorios; los otros, opcionales.
web-learn-mochi-finish = ¡Esta ha sido tu primera ronda! La partida termina cuando alguien llega a 30 puntos de penalización. Gana el total más bajo.

web-learn-mochi-effects-play = ¡La confitería vuelve a abrir! Algunas cartas hacen algo al jugarlas: tu 2 dice «haz robar». 2 y 6 forman 26, más que 13. Juega las dos.
web-learn-mochi-effects-draw = «Haz robar» es obligatorio: alguien roba una carta. Podrías hacerlo tú, pero una mano más llena no ayuda. Toca las cartas de Marina.
web-learn-mochi-effects-drawn = Marina roba: ¡ya tiene seis cartas! Luego juega 3 y 0. La pareja es 30.
web-learn-mochi-effects-pass = Juega 4 y 9: 49 supera 30. El 4 dice «pasa»: todo el mundo da una carta a su izquierda. Es opcional, pero te gustará.
web-learn-mochi-effects-give = ¿Qué carta das? El 1 separa tu 7 de tu 8, y con un 1 cuesta subir. ¡Pásalo!
web-learn-mochi-effects-insert = Marina te da un 0. Que no separe tu 7 de tu 8: ponlo en un extremo.
web-learn-mochi-effects-keep = Marina juega 65, y tu 7 y tu 8 forman 78. El 7 dice «guarda», y te quedará justo una carta. ¡Juega los dos!
web-learn-mochi-effects-last = Con «guarda» pones una carta de tu mano boca abajo delante de ti. También la última. ¡Toca el 0!
web-learn-mochi-effects-won = Tu mano está vacía: ¡has ganado la ronda! A Marina le quedan 9 y 1: 10 puntos de penalización. Y el 1 era tuyo.
web-learn-mochi-effects-finish = Las { -kept-cards } no cuentan y siguen siendo tuyas: en otra ronda podrás robar una en el mejor momento.
web-learn-mochi-numbers-small = La pareja es 41. Podrías jugar 98, 84, 46 o 62. Basta con subir un poco y reservar el 9 y el 8: juega 4 y 6.
web-learn-mochi-numbers-danger = Marina juega 71 y solo le quedan dos cartas. Si consigue jugarlas, ¡gana la ronda!
web-learn-mochi-numbers-high = ¡Ahora toca subir! Casi nada supera 98. Juega el 9 y el 8.
web-learn-mochi-numbers-blocked = Marina no puede superar 98 y roba. Te queda una carta, pero siempre se juegan dos: tu 2 necesita pareja.
web-learn-mochi-numbers-draw = También puedes robar de la pareja. Toma el 9: debajo está el 7, la pareja baja a 78, y 9 y 2 forman 92. Toca el 9.
web-learn-mochi-numbers-insert = ¿Dónde va el 9? Delante de tu 2 forma 92; detrás, solo 29.
web-learn-mochi-numbers-last = Marina tampoco supera 78 y vuelve a robar. 92 es más que 78: ¡juega tus dos últimas cartas!
web-learn-mochi-numbers-won = ¡Has ganado la ronda! A Marina le quedan 6, 5, 3 y 8: 22 puntos de penalización.
web-learn-mochi-numbers-finish = Pasos cortos mientras haya tiempo, largos para frenar a los demás, y roba lo que haga pareja. Al final, cada carta que te quede en la mano cuesta.

web-learn-mochi-nudge-pair = Aún no hay nada que tocar. Lee la pareja, 26, y sigue.
web-learn-mochi-nudge-save-nine = 94 también encajaría. Pero aquí basta con menos: reserva tu 9.
web-learn-mochi-nudge-four-eight = Prueba con el 4 y el 8: juntos forman 48.
web-learn-mochi-nudge-play-first = Puedes jugar, así que ¡a jugar!: el 4 y el 8.
web-learn-mochi-nudge-wait = Un momento. Toca «Seguir» cuando lo hayas visto.
web-learn-mochi-nudge-draw-side = ¡Bien visto! Así descubres un número más bajo. Pero esta vez roba del mazo.
web-learn-mochi-nudge-too-low = No tienes dos { -adjacent-cards } que superen 95. Roba del mazo.
web-learn-mochi-nudge-beside-seven = Ahí se quedaría solo. Toca un hueco al lado de tu otro 7.
web-learn-mochi-nudge-insert = Primero coloca el 7: toca un hueco de tu mano.
web-learn-mochi-nudge-sevens = Los dos sietes están juntos: toca los dos.
web-learn-mochi-nudge-nine-three = El 9 y el 3 están juntos y forman 93: toca los dos.
web-learn-mochi-nudge-last-two = Con tus dos últimas cartas ganas: toca el 1 y el 0.
web-learn-mochi-nudge-over = La ronda ha terminado, ¡y la has ganado!
web-learn-mochi-nudge-effects-two-six = Toca el 2 y el 6: juntos forman 26.
web-learn-mochi-nudge-effects-rival = Las cartas de Marina están arriba. Tócalas y robará ella.
web-learn-mochi-nudge-effects-four-nine = Toca el 4 y el 9: juntos forman 49.
web-learn-mochi-nudge-effects-give-one = Esa te hará falta pronto. Da el 1.
web-learn-mochi-nudge-effects-ends = Ahí separaría tu 7 de tu 8. Prueba en un extremo.
web-learn-mochi-nudge-effects-place = Primero coloca el 0: toca el hueco de un extremo.
web-learn-mochi-nudge-effects-seven-eight = El 7 y el 8 están juntos y forman 78: toca los dos.
web-learn-mochi-nudge-effects-zero = Toca tu última carta, el 0, para guardarla.
web-learn-mochi-nudge-numbers-save = Encajaría, pero es más de lo necesario. Prueba con el 4 y el 6.
web-learn-mochi-nudge-numbers-play = Puedes jugar, así que ¡a jugar!: el 4 y el 6.
web-learn-mochi-nudge-numbers-nine-eight = El 9 y el 8 forman 98: toca los dos.
web-learn-mochi-nudge-numbers-deck = El mazo es una sorpresa; el 9, en cambio, lo ves. Tócalo.
web-learn-mochi-nudge-numbers-right = Así la pareja sería 91, demasiado para tu 82. Toca el 9.
web-learn-mochi-nudge-numbers-front = Detrás del 2 forma solo 29. Ponlo delante.
web-learn-mochi-nudge-numbers-place = Primero coloca el 9: toca el hueco delante del 2.
web-learn-mochi-nudge-numbers-last = Con tus dos últimas cartas ganas: toca el 9 y el 2.

# --- La carta de referencia ---

web-reference-title = Carta de referencia
web-reference-turn = Tu turno
web-reference-ends = Cómo termina una ronda
web-reference-must = obligatorio
web-reference-may = opcional
web-reference-sea-take = Toma una carta: dos del mazo (te quedas con una y pones la otra en una pila) o la superior de una pila.
web-reference-sea-lay = Juega parejas, todas las que quieras.
web-reference-sea-end = Con 7 puntos o más puedes terminar la ronda; si no, termina tu turno.
web-reference-stop = Todo el mundo puntúa sus cartas.
web-reference-chance = El resto juega un turno más y después se comparan los puntos.
web-reference-chance-won = Si nadie te supera, puntúas tus cartas y tu bonificación de color; el resto, solo su bonificación de color.
web-reference-chance-lost = Si alguien te supera, solo puntúas tu bonificación de color; el resto puntúa sus cartas.
web-reference-pairs = Dúos
web-reference-pairs-worth = · 1 punto por pareja, jugada o en la mano
web-reference-pair-crab = dos cangrejos
web-reference-pair-boat = dos barcos
web-reference-pair-fish = dos peces
web-reference-pair-swimmer = tiburón y bañista
web-reference-sea-crab = mira una pila y toma una carta
web-reference-sea-boat = juega otro turno
web-reference-sea-fish = toma la primera carta del mazo
web-reference-sea-swimmer = roba una carta de otra mano
web-reference-pair-lobster = cangrejo y bogavante
web-reference-pair-jellyfish = medusa y bañista
web-reference-sea-lobster = mira cinco cartas del mazo y quédate con una
web-reference-sea-jellyfish = pica al resto: en su próximo turno solo toman una carta del mazo
web-reference-starfish = Juégala con una pareja: juntas dan 3, pero la pareja no tiene efecto. En la mano da 2, si tiene una pareja para ella.
web-reference-seahorse = Cuenta como una concha, un pulpo, un pingüino o un ancla más: lo que más puntos dé de lo que ya tengas.
web-reference-collections = Colección
web-reference-multipliers = Multiplicadores
web-reference-each = { $points } por cada { $kind }
web-reference-mermaid = La primera da 1 por cada carta del color que más tengas; la segunda, por las del segundo color, y así sucesivamente.
# $mermaids: véase la lección de arriba.
web-reference-mermaid-four = { $mermaids ->
    [laid] Si juegas las cuatro en tu turno, ganas la partida.
    [held] Si tienes las cuatro en la mano, ganas la partida al instante.
   *[laid-or-shown] Si juegas las cuatro, o terminas tu turno con las cuatro, ganas la partida.
}
web-reference-bonus = Bonificación de color: 1 por cada carta del color que más tengas. Solo cuenta tras { $chance }.
# $deck says what an empty deck does in final turns: ignored, or the round is void (at-turn-end, at-once).
web-reference-void = { $deck ->
    [ignored] Si el mazo se agota antes de que alguien termine la ronda, nadie puntúa.
   *[other] Si el mazo se agota, nadie puntúa.
}
web-reference-sea-target = La partida termina con 40, 35 o 30 puntos si jugáis 2, 3 o 4.
web-reference-mochi-play = Juega dos { -adjacent-cards } de tu mano sobre la pareja, sin cambiar su orden.
web-reference-mochi-draw = O roba una carta del mazo, de un lado de la pareja o de tus { -kept-cards }, y ponla en cualquier lugar de tu mano.
web-reference-mochi-goal = Nunca reorganices tu mano. A la izquierda, las decenas; a la derecha, las unidades.
web-reference-mochi-fits = Qué encaja
web-reference-mochi-plus = más alto que la pareja
web-reference-mochi-minus = más bajo que la pareja
web-reference-mochi-alike = Si la pareja es de un solo color, tus dos cartas también deben serlo.
web-reference-mochi-happy-name = Happy Mochi:
web-reference-mochi-happy = dos números iguales siempre encajan.
web-reference-mochi-effects = Efectos
web-reference-mochi-won = Quien termina su turno sin cartas en la mano gana la ronda.
web-reference-mochi-penalty = El resto suma su mano en puntos de penalización.
web-reference-mochi-keep = Quien aún tiene cartas en la mano guarda una; las { -kept-cards } no cuentan.
web-reference-mochi-target = Con 30 puntos termina la partida. Gana el total más bajo.

# --- Una carta que se explica sola ---

web-explain-duo = Una pareja ({ $pair }) vale 1 punto, jugada o en la mano. Al jugarla: { $effect }.
web-explain-collection = Cuantas más tengas, más valen. Puntos por 1, 2… cartas: { $points }.
web-explain-multiplier = { $points ->
    [one] Vale 1 punto por cada { $kind } que tengas.
   *[other] Vale { $points } puntos por cada { $kind } que tengas.
}
web-explain-mochi = { $number ->
    [one] A la izquierda de una pareja vale { $tens }; a la derecha, { $number }. Si se queda en tu mano, te cuesta { $number } punto.
   *[other] A la izquierda de una pareja vale { $tens }; a la derecha, { $number }. Si se queda en tu mano, te cuesta { $number } puntos.
}
# $effect es el nombre de un efecto; $does, lo que hace; $how, si es obligatorio.
web-explain-effect = Efecto «{ $effect }» ({ $how }): { $does }
web-explain-close = Escape cierra esto; las flechas llevan a otras cartas.
web-explain-how = Cada carta se explica sola: toca su i, mantenla pulsada, haz clic derecho o pulsa ? cuando esté seleccionada. Con E y las flechas pasas de una carta a otra.

# --- Las reglas ---

web-rules-title = Las reglas
web-rules-games = Los juegos
web-rules-contents = Índice
web-rules-learn = Aprender jugando
web-rules-ruling = decisión nuestra
web-rules-yes = sí
web-rules-see = Qué dicen las ediciones: { $row }
web-rules-editions-why = Las ediciones impresas no coinciden en todo. Al abrir una mesa eliges una; si no, decide tu idioma.

web-rules-sea-lead = Reúne cartas, juega parejas y termina la ronda en el mejor momento: no hay más.
web-rules-sea-source = Con nuestras palabras, a partir de los reglamentos italiano, español y francés y de la versión oficial en línea.
web-rules-sea-1 = Las cartas
web-rules-sea-1-1 = Hay 58 cartas. Cada una tiene un tipo y un color. Los dúos forman parejas, las de colección valen más cuantas más tengas, los multiplicadores puntúan por otras cartas y, además, están las sirenas.
web-rules-sea-2 = Preparación
web-rules-sea-2-1 = Juegan de dos a cuatro personas. Las cartas se barajan y forman el mazo; dos se ponen boca arriba a su lado y empiezan las dos pilas de descarte.
web-rules-sea-2-2 = Quien empieza se elige al azar. Al principio nadie tiene cartas en la mano.
web-rules-sea-3 = El turno
web-rules-sea-3-1 = Toma una carta. Puedes tomar las dos primeras del mazo, quedarte con una y poner la otra boca arriba en una pila, o tomar la carta superior de una pila.
web-rules-sea-3-2 = La carta que devuelves va a la pila que quieras; si una está vacía, va a esa.
web-rules-sea-3-3 = De una pila solo se puede ver la carta superior. Cuántas cartas hay en el mazo, en las pilas y en las manos lo sabe todo el mundo.
web-rules-sea-3-4 = Si al mazo le queda una sola carta, te la quedas y no devuelves nada. De un mazo vacío no se puede tomar.
web-rules-sea-3-5 = Después juega parejas, todas las que quieras: dos cangrejos, dos barcos, dos peces, o tiburón y bañista. Su efecto se aplica al momento.
web-rules-sea-3-6 = Puedes jugar una pareja aunque su efecto no sirva de nada.
web-rules-sea-3-7 = Con 7 puntos o más entre la mano y las cartas jugadas, sin contar la bonificación de color, puedes terminar la ronda.
web-rules-sea-3-8 = Si no, el turno pasa a quien está a tu izquierda.
web-rules-sea-4 = Qué hacen las parejas
web-rules-sea-4-1 = Cangrejos: elige una pila que tenga cartas, mírala y toma una. Las demás siguen en su orden, y nadie más sabe cuál has tomado.
web-rules-sea-4-2 = Barcos: juega al momento otro turno completo.
web-rules-sea-4-3 = Peces: añade a tu mano la primera carta del mazo.
web-rules-sea-4-4 = Tiburón y bañista: elige un rival y róbale al azar una carta de la mano. Nadie más sabe cuál es.
web-rules-sea-4-5 = { $mermaids ->
    [laid] Si en tu turno tienes las cuatro sirenas, puedes jugarlas: ganas la partida.
    [held] En cuanto alguien tiene las cuatro sirenas en la mano, gana la partida.
   *[laid-or-shown] Si tienes las cuatro sirenas, puedes jugarlas y ganar la partida. También ganas si las tienes al terminar tu turno o al hacer un anuncio.
}
web-rules-sea-5 = Los puntos
web-rules-sea-5-1 = Cada pareja vale 1 punto, jugada o aún en la mano.
web-rules-sea-5-2 = Colección, según cuántas tengas: conchas 0 2 4 6 8 10; pulpos 0 3 6 9 12; pingüinos 1 3 5; anclas 0 5.
web-rules-sea-5-3 = El faro da 1 por barco; el banco, 1 por pez; la colonia, 2 por pingüino; el capitán, 3 por ancla.
web-rules-sea-5-4 = Tu primera sirena da 1 por cada carta del color que más tengas; la segunda, por las del segundo color, y así sucesivamente. El blanco también es un color.
web-rules-sea-5-5 = Bonificación de color: 1 punto por cada carta del color que más tengas. Solo cuenta tras { $chance }.
web-rules-sea-6 = El final de la ronda
web-rules-sea-6-1 = Quien termina la ronda muestra su mano y anuncia { $stop } o { $chance }.
web-rules-sea-6-2 = { $stop }: todo el mundo puntúa sus cartas, sin bonificación de color.
web-rules-sea-6-3 = { $chance }: cada rival juega un último turno, en el que no puede terminar la ronda, y muestra su mano. Después se comparan los puntos.
web-rules-sea-6-4 = Quien ha hecho el anuncio gana la apuesta si nadie tiene más puntos: puntúa sus cartas y su bonificación de color; el resto, solo su bonificación de color. Si alguien tiene más, la pierde: solo puntúa su bonificación de color, y el resto puntúa sus cartas.
web-rules-sea-6-5 = De una mano ya mostrada no se puede robar.
web-rules-sea-6-6 = Si el mazo se agota, la ronda es nula: nadie puntúa. El momento exacto depende de la edición.
web-rules-sea-6-7 = Los puntos de las rondas se suman. Para la siguiente se barajan todas las cartas; quién la empieza depende de la edición.
web-rules-sea-6-8 = Tras diez rondas nulas seguidas, la partida termina y gana el total más alto.
web-rules-sea-7 = El final de la partida
web-rules-sea-7-1 = La meta es de 40, 35 o 30 puntos si jugáis 2, 3 o 4, salvo que la mesa fije otra. Si al final de una ronda alguien la ha alcanzado, gana el total más alto.
web-rules-sea-7-2 = Cómo se deshace un empate depende de la edición. Si el empate sigue, la victoria se comparte.
web-rules-sea-7-3 = Si ganas con cuatro sirenas, la partida termina al instante, tengas los puntos que tengas.
web-rules-sea-8 = Las ediciones
web-rules-sea-9 = Qué sabe cada cual
web-rules-sea-9-1 = Todo el mundo ve las cartas jugadas, la superior de cada pila, cuántas cartas hay en cada lugar, los puntos, quién toma qué carta de una pila y quién roba a quién.
web-rules-sea-9-2 = Solo tú ves tu mano, las dos cartas que tomas del mazo y la pila que miras con los cangrejos. Una carta robada la ven quien roba y quien la pierde.
web-rules-sea-9-3 = Puedes recordar todo lo que hayas visto. Una mesa se puede abrir con ayuda de memoria para todo el mundo.

web-rules-mochi-lead = Quédate sin cartas antes que nadie, jugándolas de dos en dos.
web-rules-mochi-source = Con nuestras palabras, a partir del reglamento italiano. Donde no aclara algo, decimos qué hacemos: son decisiones nuestras.
web-rules-mochi-example = La { -value-card } muestra + y la pareja es 26: 4 y 8 forman 48 y se pueden jugar.
web-rules-mochi-1 = Las cartas
web-rules-mochi-1-1 = 70 cartas: los números del 0 al 9 en siete colores. Una { -value-card } con un lado + y un lado −. De 2 a 6 personas.
web-rules-mochi-1-2 = Algunas cartas llevan un efecto. «Gira» y «haz robar» son obligatorios; «pasa» y «guarda», opcionales.
web-rules-mochi-1-3 = Qué cartas de la caja llevan cada efecto solo está impreso en ellas. Por eso este mazo es nuestro: cada color tiene una carta de cada efecto.
web-rules-mochi-1-4 = Llamamos a los colores fresa, melocotón, limón, matcha, soda, uva y sésamo.
web-rules-mochi-2 = El comienzo de la ronda
web-rules-mochi-2-1 = Cada persona recibe siete cartas. El orden de la mano no se cambia nunca.
web-rules-mochi-2-2 = En la primera ronda, la { -value-card } muestra +. De una ronda a otra se queda como está.
web-rules-mochi-2-3 = Dos cartas boca arriba son la { -central-pair }: la izquierda son las decenas; la derecha, las unidades. El resto es el mazo.
web-rules-mochi-2-4 = Quien empieza la partida se elige al azar. Las demás rondas las empieza quien está a la izquierda de quien ha ganado la anterior.
web-rules-mochi-2-5 = Si hay tantas { -kept-cards } que no se pueden repartir siete por persona, se reparten las que lleguen por igual, al menos dos; si hace falta, vuelven las guardadas más antiguas.
web-rules-mochi-3 = El turno: robar o jugar
web-rules-mochi-3-1 = Roba una carta: la superior de un lado de la pareja, la primera del mazo o una de tus { -kept-cards }. Ponla en cualquier lugar de tu mano.
web-rules-mochi-3-2 = Solo puedes robar de un lado de la pareja si debajo hay otra carta. El efecto de la carta que descubres no se activa.
web-rules-mochi-3-3 = O juega dos { -adjacent-cards } de tu mano, sin cambiar su orden, una en cada lado de la pareja.
web-rules-mochi-3-4 = Si la { -value-card } muestra +, tu número debe ser mayor que el de la pareja; si muestra −, menor. Si es igual, no vale.
web-rules-mochi-3-5 = Si las dos cartas de la pareja son del mismo color, las tuyas también deben compartir color, sea cual sea.
web-rules-mochi-3-6 = Dos números iguales son un Happy Mochi y siempre se pueden jugar.
web-rules-mochi-3-7 = Si no puedes robar ni jugar, saltas tu turno. Si todo el mundo salta el suyo sin interrupción, la ronda termina y cada cual cuenta su mano.
web-rules-mochi-3-8 = Si hay que robar del mazo y está vacío, las cartas de debajo de la pareja se barajan y forman otro.
web-rules-mochi-3-9 = Una ronda dura como mucho 50 turnos por persona. Si para entonces nadie ha ganado, cada cual cuenta su mano.
web-rules-mochi-3-10 = Tras una ronda que no ha ganado nadie, empieza la siguiente quien está a la izquierda de quien había empezado esa.
web-rules-mochi-4 = Los efectos
web-rules-mochi-4-1 = Se aplican los efectos de las dos cartas que acabas de jugar, en el orden que quieras. Los obligatorios, siempre; los opcionales, si quieres.
web-rules-mochi-4-2 = «Gira»: dale la vuelta a la { -value-card }.
web-rules-mochi-4-3 = «Haz robar»: elige a alguien, aunque seas tú. Esa persona roba una carta y la pone en cualquier lugar de su mano.
web-rules-mochi-4-4 = Un efecto se aplica aunque mientras tanto alguien haya robado su carta.
web-rules-mochi-4-5 = «Pasa»: todo el mundo elige a la vez una carta, la da a su izquierda y pone la que recibe en cualquier lugar de su mano.
web-rules-mochi-4-6 = «Pasa» y «guarda» requieren una carta en la mano al usarlos: el orden puede importar.
web-rules-mochi-4-7 = «Guarda»: pon una carta de tu mano boca abajo delante de ti. Puede ser la última.
web-rules-mochi-5 = El final de la ronda
web-rules-mochi-5-1 = Si al final de tu turno no te quedan cartas en la mano, ganas la ronda.
web-rules-mochi-5-2 = El resto muestra su mano y suma sus números en puntos de penalización. Las { -kept-cards } no cuentan.
web-rules-mochi-5-3 = Si la partida sigue, cada persona con cartas en la mano guarda una de ellas boca abajo. Siempre puedes mirar tus { -kept-cards }.
web-rules-mochi-6 = El final de la partida
web-rules-mochi-6-1 = La partida termina tras una ronda en la que alguien ha llegado a 30 puntos. Gana el total más bajo; si hay empate, la victoria se comparte.
web-rules-mochi-6-3 = La partida también termina tras diez rondas seguidas en las que nadie ha sumado puntos. Gana el total más bajo.
web-rules-mochi-7 = Qué sabe cada cual
web-rules-mochi-7-1 = Todo el mundo ve la pareja y todo lo que se juega, la { -value-card }, cuántas cartas tiene cada cual, los puntos y quién roba qué carta de la pareja.
web-rules-mochi-7-2 = Solo tú ves tu mano, tus { -kept-cards } y lo que robas del mazo. Una carta que se pasa la ven quien la da y quien la recibe.
web-rules-mochi-7-3 = Todo el mundo ve adónde va cada carta. Por eso, una carta ya vista se conoce esté donde esté, incluso dentro de una mano.

# --- Repeticiones ---

web-replay-name = Repetición
web-replay-loading = Cargando la partida…
web-replay-to-games = Mis partidas
web-replay-where = Ronda { $round } · momento { $step } de { $count }
web-replay-seen-by = Punto de vista
web-replay-open = todas las cartas a la vista
web-replay-from = { $who }
web-replay-copy = Copiar enlace
web-replay-copied = Copiado
web-replay-link = El enlace a este momento
web-replay-record = Descargar partida
web-replay-scores = Puntuación
web-replay-keys = Teclas: ← → un paso, espacio reproduce, Pág ↑ ↓ rondas, Inicio y Fin, ? carta de referencia.
web-replay-controls = Controles
web-replay-slider = Momento de la partida
web-replay-round = Ir a una ronda
web-replay-round-number = Ronda { $round }
web-replay-first = Ir al principio
web-replay-previous = Un momento atrás
web-replay-play = Reproducir
web-replay-pause = Pausar
web-replay-next = Un momento adelante
web-replay-last = Ir al final
web-replay-speed = Velocidad
web-replay-middle = Centro de la mesa
web-replay-deck = Mazo { $count }
web-replay-pile = { $count ->
    [0] vacía
    [one] 1 carta
   *[other] { $count } cartas
}
web-replay-side = { $count ->
    [0] vacío
    [one] 1 carta
   *[other] { $count } cartas
}
web-replay-drawn = tomadas por { $who }
web-replay-looked = { $who } mira la pila
web-replay-points = { $count ->
    [one] 1 punto
   *[other] { $count } puntos
}
web-replay-hand = Mano
web-replay-hidden = { $count ->
    [one] 1 carta oculta
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
web-games-why = Las partidas terminadas en este navegador, empezando por la más reciente.
web-games-won = Ganada
web-games-you = (tú)
web-games-winner = victoria
web-games-replay = Ver repetición
web-games-record = Descargar
web-games-empty = Aún no hay partidas terminadas
web-games-empty-why = Cuando termines una, podrás volver a verla aquí, jugada a jugada.
web-games-play = Jugar ya
web-games-learn = Aprender antes
