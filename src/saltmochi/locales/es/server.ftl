# El servidor de mesas: sus comandos, y lo que responde cuando algo no se puede hacer.

cli-serve-help = Pone en marcha un servidor de mesas para jugar en compañía desde el navegador.
cli-serve-about = Cada ajuste se puede dar también en el entorno (SALTMOCHI_PORT=8080) o en un archivo TOML (port = 8080). Mandan las opciones; después, el entorno; por último, el archivo.
cli-serve-config = Archivo TOML con los ajustes.
cli-serve-open = Abre el navegador en cuanto el servidor está en marcha.
cli-serve-host = Dirección en la que escucha; 0.0.0.0 para toda la red.
cli-serve-port = Puerto en el que escucha.
cli-serve-database = Dónde se guardan las mesas: sqlite:///FILE o postgresql://USER@HOST/NAME. Si no lo indicas, en un archivo de tu carpeta personal.
cli-serve-origins = Otras direcciones cuyas páginas pueden conectarse, separadas por comas.
cli-serve-hosts = Otros nombres con los que se llega a este servidor, separados por comas.
cli-serve-proxies = Direcciones de los proxies en los que confía para saber quién está detrás.
cli-serve-bot-seconds = Segundos que dura cada jugada de un bot.
cli-serve-bot-processes = Cuántos procesos piensan por los bots.
cli-serve-prepare-bots = Si los bots fuertes se preparan al arrancar: true o false.
cli-serve-away-seconds = Segundos desde que se pierde una conexión hasta que juega un bot.
cli-serve-pause-seconds = Segundos que se espera, tras una ronda, a quien aún no ha dicho que sí.
cli-serve-seat-seconds = Segundos que se guarda el sitio, antes de una partida, a quien pierde la conexión.
cli-serve-sleep-seconds = Segundos hasta que se recoge una mesa sin conexiones.
cli-serve-lease-seconds = Segundos hasta que otro proceso se hace cargo de las mesas de uno que ya no está.
cli-serve-most-tables = Máximo de mesas en memoria a la vez.
cli-serve-most-connections = Máximo de conexiones a la vez.
cli-serve-connections-by-address = Máximo de conexiones desde una misma dirección.
cli-serve-tables-by-address = Máximo de mesas que una misma dirección puede abrir en una hora.
cli-serve-requests-by-address = Peticiones por segundo desde una misma dirección, de media.
cli-serve-commands-by-connection = Mensajes por segundo en una misma conexión, de media.
cli-serve-events-by-game = Número máximo de jugadas y mensajes en una partida.
cli-serve-events-by-table = Número máximo de jugadas y mensajes en una mesa.
cli-serve-commands-by-address = Órdenes por hora desde una dirección, de media.
cli-serve-keep-days = Días hasta borrar una mesa a la que nadie vuelve; con 0 se quedan todas.
cli-serve-most-message = Longitud máxima de un mensaje de un cliente, en bytes.
cli-serve-outbox = Bytes que pueden esperar a un cliente lento antes de desconectarlo.
cli-serve-flight-recorder = Archivo para las jugadas más lentas: en qué se fue el tiempo y qué más hacía el servidor. Desactivado si no se indica.
cli-serve-log-level = Qué se anota en el log: debug, info, warning o error.
cli-serve-starting = Poniendo las mesas…
cli-serve-ready = Saltmochi está abierto en { $address }
cli-serve-network = Para quien esté en tu red: { $address }
cli-serve-stop = Pulsa Ctrl-C para cerrarlo. Todas las partidas quedan guardadas.
cli-serve-bye = Cerrado. Todas las partidas quedan guardadas.

serve-problem-setting = «{ $value }» no sirve para { $setting }. Prueba con otro valor.
serve-problem-unknown = Ningún ajuste se llama «{ $setting }».
serve-problem-file = No se puede leer «{ $path }» como archivo TOML.
serve-problem-port = No se puede usar { $address }: quizá ya escucha ahí otro programa. Elige otro puerto con --port.
serve-problem-database = No se puede usar la base de datos «{ $kind }». Su dirección es sqlite:///FILE o postgresql://USER@HOST/NAME; comprueba que se pueda llegar a ella. Para PostgreSQL: pip install "saltmochi[postgresql]".
serve-problem-in-use = Otro servidor ya usa «{ $path }». Para compartir una base de datos entre varios servidores, usa PostgreSQL.
serve-problem-upgrade = Otro servidor que usa esta base de datos sigue con una versión anterior. Detén todos los servidores, espera unos segundos y arranca este: migrará la base de datos.
serve-problem-foreign = «{ $database }» no es una base de datos de Saltmochi. Elige otra.
serve-problem-newer = «{ $database }» viene de una versión más reciente de Saltmochi. Instala esa versión o elige otra base de datos.
serve-problem-damaged = «{ $database }» está dañada. Restaura una copia de seguridad con «saltmochi restore FILE».
serve-problem-locked = Otro programa ha bloqueado «{ $database }». Cierra ese programa y vuelve a intentarlo.
serve-problem-linked = «{ $path }» tiene un segundo nombre (un enlace duro), y una base de datos necesita uno solo. Quita el otro nombre o haz una copia en su lugar.
serve-page-running = El servidor de mesas está en marcha, pero faltan sus páginas.
serve-page-terminal = En la terminal puedes jugar con

cli-verify-help = Comprueba que las cartas de una partida registrada se han repartido como se prometió.
cli-verify-about = Antes de una partida en línea, el servidor y el navegador de cada jugador publican la huella de un número secreto; más tarde, los números mismos. De todos ellos juntos salen las cartas: este comando las vuelve a calcular.
cli-verify-sound = { $count ->
    [one] 1 elección del reparto, comprobada: las cartas se han repartido como se prometió.
   *[other] { $count } elecciones del reparto, todas comprobadas: las cartas se han repartido como se prometió.
}
cli-verify-mixed = Números añadidos por: { $names }.
cli-verify-missing = Prometidos, pero no añadidos: { $names }.
cli-verify-unmixed = Ningún jugador ha añadido un número: las cartas salen solo del secreto del servidor.

refused-request = { $reason }
refused-message = El servidor no entiende este mensaje. Vuelve a cargar la página.
refused-nonsense = El servidor no entiende los mensajes de esta página. Vuelve a cargarla.
refused-hello = El primer mensaje debe ser un saludo (hello) con el nombre de una mesa.
refused-version = Esta página se ha quedado antigua: el servidor usa la versión { $ours } del protocolo. Vuelve a cargarla.
refused-token = Este sitio ya no es tuyo. Puedes mirar u ocupar otro libre.
refused-origin = Desde la página de otra web no se puede jugar aquí.
refused-host = Este servidor no responde al nombre «{ $name }». Para permitirlo, inicia el servidor con --hosts { $name }
refused-too-often = Vas demasiado rápido. Espera un momento.
refused-too-long = { $most ->
    [one] Es demasiado largo: como mucho, { $most } byte.
   *[other] Es demasiado largo: como mucho, { $most } bytes.
}
refused-full = Ahora mismo no cabe nada más. Inténtalo más tarde.
refused-storage = No se ha podido guardar, así que no se ha hecho. Inténtalo otra vez.
refused-busy = En esta mesa pasan demasiadas cosas a la vez. Inténtalo otra vez.
refused-table-full = En esta mesa ya no caben más jugadas ni mensajes. Abre una mesa nueva para seguir jugando.
refused-failed = Algo ha fallado aquí. No se ha perdido nada: inténtalo otra vez.
refused-shutdown = El servidor se está reiniciando. Tu partida queda guardada y la conexión volverá sola.
refused-no-page = En esta dirección no hay nada.
refused-no-method = Eso no se puede hacer en esta dirección.
refused-no-table = No hay ninguna mesa con este código o enlace.
refused-other-rules = Esta mesa sigue unas reglas que este servidor no conoce, así que aquí no se puede seguir. Aún puedes descargar los registros de sus partidas.
refused-damaged = Los datos de esta mesa están dañados y no se puede abrir. Todas las demás están bien.
refused-no-game = Esa partida no existe en esta mesa.
refused-running = Esta partida sigue en marcha: podrás descargar su registro y analizarla cuando termine.
refused-bots = Indica un bot o nadie para cada uno de los { $players } sitios. Los bots son { $levels }.
refused-no-people = Deja al menos un sitio para una persona.
refused-seconds = Elige de { $least } a { $most } segundos por jugada, o ningún límite.
refused-clock-without-bot = Con reloj, alguien tiene que jugar cuando se acaba el tiempo: deja que lo haga un bot.
refused-not-seated = Estás mirando. Ocupa un sitio para jugar.
refused-seated-already = Ya tienes un sitio.
refused-seat-taken = Alguien se te ha adelantado: este sitio está ocupado.
refused-no-such-seat = { $seats ->
    [one] La mesa tiene { $seats } sitio.
   *[other] La mesa tiene { $seats } sitios.
}
refused-name = { $reason }
refused-name-taken = En esta mesa ya hay alguien que se llama «{ $name }». Elige otro nombre.
refused-level = Ningún bot se llama «{ $level }». Elige entre { $levels }.
refused-playing = Eso tiene que esperar: la partida está en marcha.
refused-ready-already = Ya has dicho que sí.
refused-seed = Ese número no se había prometido, o ha llegado con las cartas ya repartidas.
refused-not-away = Ya estás en la partida.
refused-not-playing = No hay ninguna partida en marcha.
refused-not-your-turn = Aún no te toca.
refused-stale = La mesa ha cambiado mientras tanto. Échale un vistazo.
refused-future = Esta página no va a la par con la mesa. Vuelve a cargarla.
refused-not-a-move = «{ $action }» no es una jugada.
refused-not-allowed = Ahora no se puede jugar «{ $action }».
refused-take-back = Esto ya no se puede deshacer: se ha visto algo nuevo o el turno ha terminado.
refused-practice = Solo puedes volver más atrás cuando todos tus rivales son bots.
refused-no-chat = En esta mesa no hay chat.
refused-muted = Quien lleva el servidor te ha desactivado el chat.
refused-closed = Quien lleva el servidor ha cerrado esta mesa. Las partidas terminadas aún se pueden descargar.
refused-banned = Quien lleva el servidor ha bloqueado tu dirección. Si crees que es un error, ponte en contacto.
refused-empty = Escribe primero un mensaje.
refused-hint = Solo hay pistas cuando todos tus rivales son bots.
refused-hint-later = La pista aún no está lista. Pídela otra vez en un momento.
refused-no-review = Nadie ha pedido todavía el análisis de esta partida.
refused-review-later = Hay demasiadas partidas esperando su análisis. Pídelo otra vez en un minuto.
refused-review-long = Esta partida es demasiado larga para un análisis: tiene más de { $most } jugadas, contando cada carta repartida.
