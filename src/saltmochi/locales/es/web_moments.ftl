# Los momentos decisivos de la mesa, en el navegador. $who es un nombre, $me dice si es quien lee.

# La apuesta: los puntos de quien la ha anunciado y los que hacen falta para superarlos.
web-sea-bet = { $me ->
    [yes] Apuestas a que nadie supera { $points }.
   *[no] { $who } apuesta a que nadie supera { $points }.
}
web-sea-bet-left = { $left ->
    [0] Todo el mundo ha jugado su último turno.
    [one] Falta un último turno.
   *[other] Faltan { $left } últimos turnos.
}
web-sea-bet-need = { $have ->
    [one] Tienes 1 punto y necesitas { $need }.
   *[other] Tienes { $have } puntos y necesitas { $need }.
}
web-sea-bet-beaten = ¡Con { $have } puntos superas la apuesta!
web-sea-final-turn = Último turno
web-sea-open-points = { $count ->
    [one] Cartas a la vista: 1 punto
   *[other] Cartas a la vista: { $count } puntos
}

# Antes de un anuncio: lo que daría.
web-sea-sure-stop = { $count ->
    [one] Todo el mundo puntúa ya: te llevas 1 punto
   *[other] Todo el mundo puntúa ya: te llevas { $count } puntos
}
web-sea-sure-won = Nadie supera { $points }: te llevas { $points } + { $bonus }
web-sea-sure-lost = Alguien lo supera: te llevas { $bonus }

# Una palabra grande sobre la mesa, con una frase del historial debajo.
web-moment-happy = ¡Happy Mochi!
web-moment-mermaids = ¡Cuatro sirenas!

# Those who run the server turned the chat off, for one player or for the whole table, or on again.
log-muted = { $me ->
    [yes] Quien lleva el servidor te ha desactivado el chat.
   *[no] Quien lleva el servidor ha desactivado el chat a { $who }.
}
log-unmuted = { $me ->
    [yes] Puedes volver a usar el chat.
   *[no] { $who } puede volver a usar el chat.
}
log-chat-off = Quien lleva el servidor ha desactivado el chat de esta mesa.
log-chat-on = El chat vuelve a funcionar.
