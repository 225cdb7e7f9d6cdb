# Consejos sobre un anuncio, en el navegador.

web-advice-title = ¿Anuncio ya?
web-advice-wait = Esperar
web-advice-bet = apuesta ganada
web-advice-bet-chance = Probabilidad de ganar la apuesta: { $chance }
web-advice-points = tú
web-advice-others = rivales
web-advice-win = partida
web-advice-best = Lo mejor: { $choice }.
web-advice-close = { $choices } dan más o menos lo mismo.
web-advice-margin = Margen ± { $margin }
web-advice-enter = Toca en la hoja las cartas de los demás que has visto: las parejas jugadas y las cartas que han tomado de una pila. Tus parejas cuentan como jugadas.
web-score-advice-hand = En la mano de { $who }
web-advice-deck = En el mazo, más o menos
# The top cards of the two discard piles, which the player need not tell.
web-advice-tops = Encima de las pilas, si quieres
web-advice-top-unknown = sin indicar
web-advice-ask = Calcular
web-advice-basis = Simulación con lo que has indicado: no puede saber cuánto arriesgan los demás.
web-advice-expansions = Los consejos aún no incluyen las expansiones: esta vez decides tú. ¡Suerte!
web-advice-few = Puedes anunciar a partir de { $needed } puntos. Tus cartas tienen { $points }.
web-advice-offline = Lo calcula el servidor, y ahora no responde. Todo lo demás de la hoja funciona sin él.
