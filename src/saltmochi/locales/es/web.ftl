# El cliente del navegador: páginas y mesas.

web-loading = Un momento…
web-load-failed = No se ha podido cargar esta página.
web-reload = Volver a cargar
web-no-server = No se puede llegar al servidor. ¿Tienes conexión?
web-reconnecting = Se ha perdido la conexión. Volviendo…
web-home = Inicio
web-close = Cerrar
web-settings = Ajustes
web-language = Idioma
web-name = Tu nombre
web-guest = Visita
web-theme = Tema
web-theme-auto = Como el dispositivo
web-theme-light = Claro
web-theme-dark = Oscuro
web-palette = Colores
web-palette-standard = Estándar
web-palette-red-green = Daltonismo rojo-verde
web-palette-blue-yellow = Daltonismo azul-amarillo
web-speed = Velocidad de animación
web-speed-slow = Lenta
web-speed-normal = Normal
web-speed-fast = Rápida
web-sound = Sonidos
web-play-title = Siéntate y juega
web-game = Juego
web-edition = Edición
web-opponents = Rivales
web-level = Nivel
web-level-novice = Principiante
web-level-casual = Intermedio
web-level-skilled = Avanzado
web-level-expert = Experto
web-play-now = Jugar ya
web-setting-table = Poniendo la mesa…
web-friends = Con tu gente
web-open-table = Abrir una mesa
web-code = Código de la mesa
web-join = Unirse
web-tables = Mesas abiertas
web-tables-none = Ahora no hay mesas abiertas. ¡Abre una!
web-tables-unknown = Sin conexión no se ven las mesas.
web-free-seats = { $count ->
    [one] 1 sitio libre
   *[other] { $count } sitios libres
}
web-watch = mirar
web-nobody = nadie todavía
web-more = Más
web-learn = Aprender a jugar
web-score = Hoja de puntos
web-my-games = { $count ->
    [0] Mis partidas
   *[other] Mis partidas ({ $count })
}
web-rules = Reglas
web-unofficial = Saltmochi es una versión independiente y no oficial. Los nombres de los juegos pertenecen a sus editoriales.
# Lo que dicen de esta página los navegadores y buscadores, y los accesos directos de la aplicación. $games son todos los juegos.
web-description = { $games }: juega, aprende y estudia en el navegador, con las reglas de tu edición.
web-shortcut-score = { $game }: hoja de puntos
web-seats = Sitios
web-bots-among = Ocupados por bots
web-target = Meta en puntos
web-clock = Tiempo por jugada
web-clock-none = Sin límite
web-clock-seconds = { $count ->
    [one] 1 segundo
   *[other] { $count } segundos
}
web-stand-in = Un bot juega por quien se ausenta, hasta que vuelva
web-chat = En la mesa se puede chatear
web-open-memory = Ayuda de memoria: mostrar las cartas ya vistas
web-listed = Mostrar la mesa a todo el mundo
web-invite = Invita a tu gente
web-copy-link = Copiar enlace
web-copied = Copiado
web-qr = Código QR con el enlace
web-who-plays = Quién juega
web-free-seat = libre
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
web-to-target = { $target ->
    [one] a { $target } punto
   *[other] a { $target } puntos
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
web-you-are-away = Un bot está jugando por ti.
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
