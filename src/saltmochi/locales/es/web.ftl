# The browser client: pages and tables.

web-loading = Un momento …
web-load-failed = No se ha podido cargar esta página.
web-reload = Volver a cargar
web-no-server = No se puede llegar al servidor. ¿Tienes conexión?
web-reconnecting = Conexión perdida. Volviendo …
web-home = A la página de inicio
web-close = Cerrar
web-settings = Ajustes
web-language = Idioma
web-name = Tu nombre
web-guest = Invitado
web-theme = Claro u oscuro
web-theme-auto = Como el dispositivo
web-theme-light = Claro
web-theme-dark = Oscuro
web-palette = Colores
web-palette-standard = Habituales
web-palette-red-green = Para quien confunde rojo y verde
web-palette-blue-yellow = Para quien confunde azul y amarillo
web-speed = Velocidad de las cartas
web-speed-slow = Lenta
web-speed-normal = Normal
web-speed-fast = Rápida
web-sound = Sonidos
web-play-title = Siéntate y juega
web-game = Juego
web-edition = Edición
web-opponents = Rivales
web-level = Qué tal juegan
web-level-novice = Principiante
web-level-casual = Ocasional
web-level-skilled = Hábil
web-level-expert = Experto
web-play-now = Jugar ya
web-setting-table = Preparando la mesa …
web-friends = Con amigos
web-open-table = Abrir una mesa
web-code = Código de una mesa
web-join = Unirse
web-tables = Mesas abiertas
web-tables-none = Ahora no hay mesas abiertas. ¡Abre una!
web-tables-unknown = Sin conexión no se ven las mesas.
web-free-seats = { $count ->
    [one] un sitio libre
   *[other] { $count } sitios libres
}
web-watch = mirar
web-nobody = nadie todavía
web-more = Más
web-learn = Aprende los juegos
web-score = Contar mis puntos
web-my-games = { $count ->
    [0] Mis partidas
   *[other] Mis partidas ({ $count })
}
web-rules = Reglas
web-unofficial = Saltmochi es una versión independiente y no oficial. Los nombres de los juegos pertenecen a sus editoriales.
web-seats = Sitios
web-bots-among = De ellos, bots
web-target = Puntos de la partida
web-clock = Tiempo por jugada
web-clock-none = Sin límite
web-clock-seconds = { $count ->
    [one] un segundo
   *[other] { $count } segundos
}
web-stand-in = Un bot juega por quien se va, hasta que vuelva
web-open-memory = Mostrar lo que se podría recordar
web-listed = Mostrar la mesa a todos
web-invite = Invita a tus amigos
web-copy-link = Copiar el enlace
web-copied = Copiado
web-qr = El enlace como código QR
web-who-plays = Quién juega
web-free-seat = libre
web-bot = Bot
web-bot-numbered = Bot { $number }
web-disconnected = sin conexión
web-is-ready = a punto
web-sit = Sentarme aquí
web-add-bot = Añadir un bot
web-remove-bot = Quitar
web-ready = Por mí, adelante
web-get-up = Levantarme
web-waiting-others = Esperando a los demás …
web-waiting-for = Falta aún: { $names }
web-seats-missing = Se empieza cuando cada sitio esté ocupado, por personas o bots.
web-turn-of = Turno de { $who }
web-end-turn = Fin del turno
web-not-yet = Todavía no
web-your-turn = Te toca.
web-to-table = A la mesa
web-empty = vacío
web-deck = { $count ->
    [one] El mazo: una carta
   *[other] El mazo: { $count } cartas
}
web-others = Los demás jugadores
web-your-cards = Tus cartas
web-score-of = { $score } de { $target } puntos
web-to-target = a { $target } puntos
web-seconds-left = { $count ->
    [one] queda un segundo
   *[other] quedan { $count } segundos
}
web-take-back = Deshacer
web-hint = Pista
web-hint-says = Consejo del experto:
web-hint-chance = { $chance } de probabilidad de ganar
web-reference = El juego de un vistazo
web-log-chat = Qué ha pasado, y chat
web-log = Qué ha pasado
web-log-empty = Aún no ha pasado nada.
web-say = Di algo
web-send = Enviar
web-watchers = { $count ->
    [one] Una persona mira
   *[other] { $count } personas miran
}
web-looking-on = Estás mirando la partida
web-fair = Reparto limpio
web-fair-why = Antes de la partida el servidor eligió un secreto y dijo su huella, la promesa. Todas las cartas salen del secreto, se juegue como se juegue.
web-fair-promise = Promesa
web-fair-secret = Secreto
web-fair-later = Al terminar la partida, aquí se ve el secreto.
web-fair-same = Es el secreto prometido.
web-fair-other = No es el secreto prometido.
web-fair-verify = Cada carta se puede comprobar con el registro de la partida:
web-fair-copy = Copiar: { $what }
web-told-took-back = { $who }: jugada deshecha.
web-told-away = { $who } no está.
web-told-away-you = Te has ausentado.
web-told-back = { $who } ha vuelto.
web-told-back-you = Has vuelto.
web-you-are-away = Un bot está jugando por ti.
web-come-back = Vuelvo a jugar yo
web-game-over = La partida ha terminado
web-round-over = Fin de la ronda { $round }
web-next-round = Siguiente ronda
web-rematch = Otra partida
web-replay = Ver de nuevo
web-record = Registro
web-record-of-game = Registro de la partida { $number }: { $names }
web-look-at-table = Mirar la mesa
web-not-paid = no se paga
web-hand-not-shown = Esta mano no se ha mostrado.
web-value-plus = Carta de Valor: más, juega más alto
web-value-minus = Carta de Valor: menos, juega más bajo
web-sea-middle = El mazo y las dos pilas
web-sea-put = Ahora pon { $card } en una pila.
web-sea-put-on = Pon { $card } en { $pile }
web-sea-keep = Quédate { $card }
web-sea-keep-this = Me la quedo
web-sea-kept = Elegida
web-sea-partner = Elige la carta para la pareja.
web-sea-lay = Baja { $card } en pareja
web-sea-nothing-to-lay = Sin parejas: termina tu turno.
web-sea-end-or-call = Sin parejas: termina tu turno, o la ronda.
web-sea-beneath = Debajo: { $cards }.
web-sea-beneath-some = Debajo, pero alguien se ha llevado al menos una: { $cards }.
web-sea-known = Sabes que tiene: { $cards }.
web-sea-no-cards = Aún sin cartas
web-sea-called = ha cantado
web-sea-points-why = { $count ->
    [one] Tus cartas: un punto
   *[other] Tus cartas: { $count } puntos
}
