# The table server: its commands, and what it says to those who ask for something that cannot be done.

cli-serve-help = Pone en marcha un servidor de mesas: para jugar en compañía en el navegador.
cli-serve-about = Cada ajuste se puede dar también con el entorno (SALTMOCHI_PORT=8080) o en un archivo TOML (port = 8080). Primero valen las opciones, luego el entorno, luego el archivo.
cli-serve-config = Archivo TOML con los ajustes.
cli-serve-open = Abre el navegador en cuanto el servidor está en marcha.
cli-serve-host = Dirección en la que escuchar; 0.0.0.0 para toda la red.
cli-serve-port = Puerto en el que escuchar.
cli-serve-database = Dónde se guardan las mesas: sqlite:///FILE o postgresql://USER@HOST/NAME. Si no lo indicas, un archivo en tu carpeta.
cli-serve-origins = Otras direcciones cuyas páginas pueden conectarse, separadas por comas.
cli-serve-proxies = Direcciones de los proxies en los que se confía cuando dicen quién está detrás.
cli-serve-bot-seconds = Cuánto dura cada jugada de un bot.
cli-serve-bot-processes = Cuántos procesos piensan por los bots.
cli-serve-prepare-bots = Si los bots fuertes se preparan al empezar: true o false.
cli-serve-away-seconds = Cuando se pierde una conexión, cuánto tarda en jugar un bot.
cli-serve-pause-seconds = Tras una ronda, cuánto se espera a quien aún necesita un momento.
cli-serve-seat-seconds = Antes de una partida, cuánto se guarda el asiento a quien ha perdido la conexión.
cli-serve-sleep-seconds = Cuánto tarda en recogerse una mesa sin conexiones.
cli-serve-lease-seconds = Cuánto tarda otro proceso en hacerse cargo de las mesas de uno que ya no está.
cli-serve-most-tables = Máximo de mesas en memoria a la vez.
cli-serve-most-connections = Máximo de conexiones a la vez.
cli-serve-connections-by-address = Máximo de conexiones desde una misma dirección.
cli-serve-tables-by-address = Máximo de mesas que una misma dirección puede abrir en una hora.
cli-serve-requests-by-address = Peticiones por segundo desde una misma dirección, de media.
cli-serve-commands-by-connection = Mensajes por segundo en una misma conexión, de media.
cli-serve-most-message = Longitud máxima de un mensaje de un cliente, en bytes.
cli-serve-outbox = Bytes que pueden esperar a un cliente lento antes de desconectarlo.
cli-serve-log-level = Qué se anota en el log: debug, info, warning o error.
cli-serve-starting = Se están poniendo las mesas …
cli-serve-ready = Saltmochi está abierto en { $address }
cli-serve-stop = Pulsa Ctrl-C para cerrarlo. Todas las partidas quedan guardadas.
cli-serve-bye = Cerrado. Todas las partidas quedan guardadas.

serve-problem-setting = «{ $value }» no tiene sentido para { $setting }.
serve-problem-unknown = Ningún ajuste se llama «{ $setting }».
serve-problem-file = No se puede leer «{ $path }» como archivo TOML.
serve-problem-port = No se puede usar { $address }: quizá otro programa escucha ahí. Elige otro puerto con --port.
serve-problem-database = No se puede usar la base de datos «{ $kind }». Su dirección es sqlite:///FILE o postgresql://USER@HOST/NAME; comprueba que se pueda alcanzar. Para PostgreSQL: pip install "saltmochi[postgresql]".
serve-problem-in-use = Otro servidor usa ya «{ $path }». Varios servidores pueden compartir una base de datos PostgreSQL.
serve-problem-upgrade = Otro servidor que usa esta base de datos ejecuta todavía una versión anterior. Detén todos los servidores, espera unos segundos e inicia este: migrará la base de datos.
serve-page-running = El servidor de mesas está en marcha, pero sus páginas no se han construido.
serve-page-terminal = En la terminal puedes jugar con

cli-verify-help = Comprueba que las cartas de una partida registrada se repartieron como se prometió.
cli-verify-about = Antes de una partida en línea el servidor dice la huella de un secreto, y al terminar, el propio secreto. De él salen todas las cartas: este comando las vuelve a calcular.
cli-verify-sound = { $count ->
    [one] Una elección de quien reparte, comprobada: el reparto fue como se prometió.
   *[other] { $count } elecciones de quien reparte, todas comprobadas: el reparto fue como se prometió.
}

refused-request = { $reason }
refused-message = Este mensaje no se entiende.
refused-nonsense = Demasiados mensajes que no se entienden.
refused-hello = El primer mensaje debe saludar (hello) e indicar una mesa.
refused-version = Esta página no está al día: el servidor habla la versión { $ours } del protocolo. Vuelve a cargarla.
refused-token = Este asiento ya no es tuyo. Puedes mirar u ocupar un asiento libre.
refused-origin = Las páginas de otros sitios no pueden jugar aquí.
refused-too-often = Eso ha ido demasiado rápido. Espera un momento.
refused-too-long = Es demasiado largo: como mucho { $most } bytes.
refused-full = Ahora mismo no cabe nada más. Prueba otra vez más tarde.
refused-storage = No se ha podido guardar, así que no se ha hecho. Prueba otra vez.
refused-busy = En esta mesa pasan demasiadas cosas a la vez. Prueba otra vez.
refused-failed = Algo ha ido mal aquí. No se ha perdido nada: prueba otra vez.
refused-shutdown = El servidor se está reiniciando. Tu partida queda guardada; la conexión volverá sola.
refused-no-page = En esta dirección no hay nada.
refused-no-method = Eso no se puede hacer en esta dirección.
refused-no-table = Esa mesa no existe.
refused-other-rules = En esta mesa se jugó con reglas que este servidor no conoce, así que aquí no se puede seguir. Los registros de sus partidas todavía se pueden descargar.
refused-damaged = Los datos de esta mesa están dañados, así que no se puede abrir. Todas las demás mesas están bien.
refused-no-game = Esa partida no existe en esta mesa.
refused-running = Esta partida sigue en marcha: podrás tener su registro cuando termine.
refused-bots = Indica un bot o nadie para cada uno de los { $players } asientos. Los bots: { $levels }.
refused-no-people = Deja al menos un asiento para una persona.
refused-seconds = Da de { $least } a { $most } segundos para cada jugada, o ningún límite.
refused-clock-without-bot = Con reloj, alguien tiene que jugar cuando se acaba el tiempo: deja que un bot haga la suplencia.
refused-not-seated = Estás mirando. Ocupa un asiento para jugar.
refused-seated-already = Ya tienes un asiento.
refused-seat-taken = Alguien se ha adelantado: este asiento está ocupado.
refused-no-such-seat = La mesa tiene { $seats } asientos.
refused-name = { $reason }
refused-name-taken = En esta mesa ya hay alguien que se llama «{ $name }».
refused-level = No hay ningún bot que se llame «{ $level }»: elige uno de { $levels }.
refused-playing = La partida está en marcha.
refused-ready-already = Ya has dicho que sí.
refused-not-away = No constas como ausente.
refused-not-playing = No hay ninguna partida en marcha.
refused-not-your-turn = No es tu turno.
refused-stale = Mientras tanto la mesa ha cambiado. Échale un vistazo.
refused-future = Esta jugada es para una mesa que aún no está ahí.
refused-not-a-move = «{ $action }» no es una jugada.
refused-not-allowed = «{ $action }» no se puede hacer ahora.
refused-take-back = Esto no se puede deshacer: se ha visto algo nuevo, o el turno ha terminado.
refused-empty = Ahí no hay nada que decir.
refused-hint = Las pistas son para partidas solo contra bots.
refused-hint-later = El experto aún no está listo. Pregunta otra vez en un momento.
