# El cliente del navegador: todas las páginas.

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
web-free-seat = libre
web-to-target = { $target ->
    [one] a { $target } punto
   *[other] a { $target } puntos
}
web-you-are-away = Un bot está jugando por ti.
