# El cliente del navegador: mesas.

web-invite = Invita a tu gente
web-copy-link = Copiar enlace
web-copied = Copiado
web-qr = Código QR con el enlace
web-who-plays = Quién juega
web-bot = Bot
web-disconnected = sin conexión
# Junto a una marca de verificación: esta persona ha pulsado web-ready.
web-is-ready = OK
web-sit = Sentarse aquí
web-add-bot = Añadir un bot
web-remove-bot = Quitar
web-ready = ¡Vamos!
web-get-up = Dejar el sitio
web-waiting-others = Falta el resto…
web-waiting-for = Esperando a: { $names }
web-seats-missing = La partida puede empezar cuando cada sitio tenga una persona o un bot.
web-turn-of = { $me ->
    [yes] Tu turno
   *[no] Turno de { $who }
}
web-end-turn = Terminar turno
web-not-yet = Todavía no
web-your-turn = ¡Te toca!
web-to-table = Volver a la mesa
# En una pila vacía, y en lugar de un mazo vacío.
web-pile-empty = vacía
web-deck-empty = vacío
web-deck = { $count ->
    [one] El mazo: 1 carta
   *[other] El mazo: { $count } cartas
}
web-others = El resto de la mesa
web-your-cards = Tus cartas
web-score-of = { $target ->
    [one] { $score } de { $target } punto
   *[other] { $score } de { $target } puntos
}
web-seconds-left = { $count ->
    [one] queda 1 segundo
   *[other] quedan { $count } segundos
}
web-take-back = Deshacer
web-hint = Pista
web-hint-says = El experto elegiría:
web-hint-chance = { $chance } de probabilidad de ganar
# $count acciones valen lo mismo y están marcadas en la mesa. $action y $chance: la mejor de las demás.
web-hint-equal = { $count ->
    [one] 1 opción es la mejor. Está marcada.
   *[other] { $count } opciones son igual de buenas. Están marcadas.
}
web-hint-any = Todas las opciones son igual de buenas.
web-hint-next = Segunda opción: { $action } ({ $chance })
web-reference = El juego de un vistazo
web-log-chat = Historial y chat
web-log = Historial
web-log-empty = Aún no ha pasado nada.
web-say = Di algo
web-send = Enviar
web-watchers = { $count ->
    [one] 1 persona mirando
   *[other] { $count } personas mirando
}
web-looking-on = Estás mirando
log-took-back = { who-has } deshecho una jugada.
log-away = { $me ->
    [yes] Te has ausentado.
   *[no] { $who } se ha ausentado.
}
log-back = { $me ->
    [yes] Has vuelto.
   *[no] { $who } ha vuelto.
}
web-come-back = Ya he vuelto
web-game-over = Fin de la partida
web-round-over = Fin de la ronda { $round }
web-next-round = Siguiente ronda
web-rematch = Otra partida
web-replay = Ver repetición
web-record = Descargar partida
web-record-of-game = Descargar la partida { $number }: { $names }
web-look-at-table = Ver la mesa
web-not-paid = no cuenta
web-hand-not-shown = Esta mano no se ha mostrado.
web-value-plus = Carta de Valor: más, hay que subir
web-value-minus = Carta de Valor: menos, hay que bajar
