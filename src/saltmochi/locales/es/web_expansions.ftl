# Las expansiones de Océanos de papel en la página de las reglas y en la carta de referencia.

# --- Las reglas ---

web-rules-sea-expansions = Expansiones
web-rules-sea-expansions-why = Juega con La Mar Salada (Extra Salt), con Extra Pepper o con las dos. Lo anterior sigue valiendo, salvo que aquí cambie algo.
web-rules-sea-10 = La Mar Salada: las cartas
web-rules-sea-10-1 = La Mar Salada añade ocho cartas: en total son 66. Dos medusas y un bogavante forman parejas, el banco de cangrejos es un multiplicador, y además hay tres estrellas de mar y un caballito de mar.
web-rules-sea-10-3 = La preparación, el turno, los anuncios y la meta no cambian.
web-rules-sea-11 = La Mar Salada: nuevas parejas
web-rules-sea-11-1 = También puedes jugar un cangrejo con el bogavante, o una medusa con un bañista.
web-rules-sea-11-2 = Puedes jugar estas parejas aunque su efecto no sirva de nada.
web-rules-sea-11-3 = Cangrejo y bogavante: mira las cinco primeras cartas del mazo y quédate con una. Devuelve las demás y baraja el mazo.
web-rules-sea-11-5 = Medusa y bañista: picas al resto. En su próximo turno añaden a su mano la primera carta del mazo, y ahí termina el turno.
web-rules-sea-11-6 = Dos picaduras antes de ese turno valen como una. Las picaduras acaban con la ronda.
web-rules-sea-11-7 = Si juegas barcos después de una medusa, tu turno extra es un turno normal.
web-rules-sea-11-8 = Un último turno también es un próximo turno: si juegas una medusa y anuncias { $chance }, el último turno del resto es una carta del mazo.
web-rules-sea-11-10 = En un turno con picadura no puedes jugar sirenas.
web-rules-sea-11-11 = La medusa no le hace nada a quien está tras una concha (16.14).
web-rules-sea-11-12 = Al jugar una pareja puedes añadir una estrella de mar de tu mano. Las tres cartas juntas valen 3 puntos, pero la pareja no tiene efecto.
web-rules-sea-11-13 = Una sola estrella de mar por pareja. No puedes añadirla a una pareja ya jugada ni recuperarla.
web-rules-sea-11-14 = Las cartas de un trío cuentan para multiplicadores, colores y sirenas, como todas las cartas jugadas.
web-rules-sea-12 = La Mar Salada: los puntos
web-rules-sea-12-1 = Un cangrejo con el bogavante vale 1 punto, y también cada bañista con una medusa. Las parejas de tu mano se forman como más te convenga.
web-rules-sea-12-2 = Una estrella de mar jugada vale 2 puntos. En la mano vale 2 si tiene allí una pareja para ella; si no, nada.
web-rules-sea-12-3 = El caballito de mar cuenta como una concha, un pulpo, un pingüino o un ancla más, lo que más puntos dé, si ya tienes al menos una carta así. No puede ser la séptima concha ni el cuarto pingüino.
web-rules-sea-12-4 = El caballito de mar no es un pingüino para la colonia ni un ancla para el capitán.
web-rules-sea-12-5 = El caballito de mar es blanco: cuenta para las sirenas y para la bonificación de color, pero no es una sirena.
web-rules-sea-12-6 = El banco de cangrejos da 1 por cangrejo. El bogavante no es un cangrejo.
web-rules-sea-13 = Extra Pepper: los eventos
web-rules-sea-13-1 = Extra Pepper es un mazo aparte de doce cartas de evento. Nunca forman parte de una mano ni de los puntos.
web-rules-sea-13-2 = Cada evento tiene una copa. Copa +: una carga para quien va en cabeza. Copa −: una ayuda para quien va en último lugar.
web-rules-sea-13-3 = Al empezar cada ronda se pone boca arriba el primer evento. Vale para todo el mundo durante toda la ronda, también al contar los puntos.
web-rules-sea-14 = Extra Pepper: quién recibe el evento
web-rules-sea-14-1 = Después de cada ronda se miran los totales: quien tiene el más alto va en cabeza; quien tiene el más bajo, en último lugar. Si hay empate, nadie.
web-rules-sea-14-2 = Primero se miran los eventos conservados. Si quien tiene una copa + no va en cabeza, o quien tiene una copa − no va en último lugar, ese evento se descarta.
web-rules-sea-14-3 = Después, el evento de la ronda va a quien va en cabeza (+) o en último lugar (−). Si no hay nadie, se descarta.
web-rules-sea-14-4 = Se pone boca arriba el siguiente evento. Si el mazo de eventos está vacío, antes se barajan los descartados.
web-rules-sea-14-5 = Si ahora tienes dos eventos, quédate con uno y descarta el otro.
web-rules-sea-14-6 = Una ronda nula también entrega su evento.
web-rules-sea-14-7 = Un evento que conservas solo vale para ti, en todas las rondas, junto con el evento de la ronda.
web-rules-sea-14-8 = Entre dos, un empate lo descarta todo.
web-rules-sea-14-9 = Si la partida ha terminado, no se entrega ningún evento.
web-rules-sea-15 = Extra Pepper: qué evento cuenta
web-rules-sea-15-1 = Un evento vale para ti si es el de la ronda o si lo conservas.
web-rules-sea-15-2 = Para lo que haces en tu turno cuentan tus eventos. Al contar los puntos, para las cartas de cada cual cuentan los suyos.
web-rules-sea-15-3 = Así se ve también si tienes puntos suficientes para terminar la ronda.
web-rules-sea-16 = Extra Pepper: los efectos
web-rules-sea-16-1 = { event-hermit-crab }: con dos cangrejos, mira la pila izquierda y toma una carta; luego haz lo mismo con la derecha. Debes tomar las dos; una pila vacía se salta.
web-rules-sea-16-2 = { event-sunfish }: dos peces te dan las dos primeras cartas del mazo.
web-rules-sea-16-3 = { event-water-rodeo }: también puedes jugar dos bañistas o dos tiburones, por 1 punto la pareja.
web-rules-sea-16-4 = Dos bañistas: elige a alguien con cartas en la mano y míralas. Puedes cambiar una carta tuya por una suya; tú eliges las dos.
web-rules-sea-16-5 = Dos tiburones: llévate una pareja que ha jugado otra persona. Ahora es tuya, sin su efecto. Un trío no se puede tomar.
web-rules-sea-16-6 = Quien ya ha mostrado su mano está a salvo de las dos. Donde no se puede robar en los últimos turnos, allí estas parejas no hacen nada.
web-rules-sea-16-7 = También en la mano, dos bañistas o dos tiburones valen 1 punto.
web-rules-sea-16-8 = { event-dance-of-the-shells }: las conchas dan 2, 4, 6, 8, 10, 12.
web-rules-sea-16-9 = { event-kraken }: los pulpos dan 1, 2, 3, 4, 5.
web-rules-sea-16-10 = { event-tornado }: las sirenas no dan puntos. Aun así hacen ganar la partida y cuentan como cartas blancas para la bonificación de color.
web-rules-sea-16-11 = { event-dance-of-the-mermaids }: con tres sirenas o más se gana la partida, igual que si no con cuatro.
web-rules-sea-16-12 = { event-treasure-chest }: para terminar la ronda necesitas 10 puntos. { event-diodon-fish }: no puedes anunciar { $stop }, solo { $chance }.
web-rules-sea-16-13 = { event-dolphins }: si la carta que pones en una pila es una concha, un pulpo, un pingüino, un ancla o el caballito de mar, toma la primera carta del mazo.
web-rules-sea-16-14 = { event-coral-reef }: cuando juegas parejas, también puedes poner una concha de tu mano boca abajo. Hasta el final de la ronda estás tras una concha: nadie puede robarte, cambiarte cartas, quitarte parejas ni picarte.
web-rules-sea-16-15 = La concha boca abajo no cuenta para nada y no se recupera. Todo el mundo ve que está; su color solo lo sabes tú.
web-rules-sea-16-16 = A quien está tras una concha no se le puede elegir. Si no queda nadie más, la pareja no tiene efecto.
web-rules-sea-16-17 = { event-angelfish }: si las dos pilas muestran el mismo color, debes tomar una de las dos cartas. En la edición en línea se mira justo después de tomar una carta; en las demás, al final del turno.

# --- La carta de referencia ---

web-reference-expansions = Con las expansiones
web-reference-events-how = Cada ronda tiene un evento para todo el mundo. Después va a quien va en cabeza (copa +) o en último lugar (copa −) y solo vale para esa persona, mientras siga ahí. Si hay empate, se descarta.

# The lesson about the expansions.
web-learn-name-sea-expansions = Sal y pimienta
web-learn-what-sea-expansions = Medusa, estrella de mar, caballito y eventos.
web-learn-sea-expansions-take = ¡Prueba las expansiones! { expansion-extra-salt } añade ocho cartas. En la pila izquierda hay una medusa: hace pareja con tu bañista. Tómala.
web-learn-sea-expansions-sting = Bañista y medusa son una pareja. Toca los dos para jugarlos: ¡la medusa pica a tus rivales!
web-learn-sea-expansions-stung = ¡Ay! En su próximo turno, Marina solo toma una carta del mazo. No puede jugar parejas ni terminar la ronda.
web-learn-sea-expansions-trio = Una estrella de mar puede unirse a una pareja que juegas: juntas puntúan 3, pero la pareja no tiene efecto. Toca los dos barcos y la estrella.
web-learn-sea-expansions-seahorse = Te toca otra vez. En la pila derecha hay un caballito de mar: cuenta como una carta más de una de tus colecciones, aquí la concha. Tómalo.
web-learn-sea-expansions-event = { expansion-extra-pepper } trae un evento cada ronda. En este cada concha puntúa 2, incluso la primera: con el caballito, la tuya suma 4.
web-learn-sea-expansions-finish = Tras la ronda, un evento con menos ayuda a quien va en último lugar; con más, pesa sobre quien va en cabeza. ¡Añade las expansiones al abrir una mesa!
web-learn-sea-nudge-expansions-left = La medusa te espera en la pila izquierda.
web-learn-sea-nudge-expansions-both = Bañista y medusa van juntos: toca los dos.
web-learn-sea-nudge-expansions-three = Hacen falta tres cartas: los dos barcos y la estrella de mar.
web-learn-sea-nudge-expansions-right = El caballito va con tu concha: tómalo de la pila derecha.
web-learn-sea-nudge-expansions-event = Mira primero el evento y luego toca «Seguir».
