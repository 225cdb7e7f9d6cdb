# The commands for those who run a server, and what they say.

cli-admin-help = Gestiona un servidor de mesas en marcha.
cli-admin-about = Estos comandos llegan a un servidor de este equipo por un archivo que solo su usuario puede abrir (un socket Unix). No muestran cartas ni secretos.
cli-admin-tables = Muestra las mesas en memoria.
cli-admin-connections = Muestra las conexiones por dirección.
cli-admin-close = Cierra una mesa para siempre. Se avisa a quien está en ella; las partidas terminadas aún se pueden descargar.
cli-admin-mute = Desactiva el chat de un sitio o de toda la mesa.
cli-admin-unmute = Vuelve a activar el chat de un sitio o de toda la mesa.
cli-admin-bans = Muestra las direcciones bloqueadas.
cli-admin-ban = Bloquea una dirección o una red, también después de reiniciar. Sus conexiones se cierran.
cli-admin-unban = Quita un bloqueo.
cli-admin-code = Código de la mesa.
cli-admin-seat = Sitio, contando desde 1. Si falta, toda la mesa.
cli-admin-network = Dirección o red, por ejemplo 192.0.2.7 o 2001:db8::/48. Una dirección IPv6 vale por su red /64.
cli-admin-hours = Horas hasta que el bloqueo termina solo. Si faltan, dura hasta que lo quites.
cli-admin-json = Escribe JSON en lugar de una tabla.
cli-admin-database = Base de datos del servidor, como en saltmochi serve.
cli-serve-admin-socket = Socket Unix para saltmochi admin. Si no lo indicas, junto al archivo SQLite; con PostgreSQL, ninguno.

admin-column-code = Mesa
admin-column-game = Juego
admin-column-players = En la mesa
admin-column-connections = Conexiones
admin-column-age = Abierta desde hace
admin-column-moves = Jugadas
admin-column-chat = Chat
admin-column-address = Dirección
admin-column-tables = Mesas
admin-column-network = Red
admin-column-until = Termina
admin-yes = sí
admin-no = no
admin-for-ever = cuando lo quites
admin-none-tables = Ahora mismo no hay ninguna mesa en memoria.
admin-none-connections = Ahora mismo no hay conexiones.
admin-none-bans = No hay direcciones bloqueadas.
admin-done-close = La mesa queda cerrada.
admin-done-mute = El chat queda desactivado.
admin-done-unmute = El chat queda activado.

admin-problem-no-server = Ningún servidor responde en «{ $path }». Ponlo en marcha, o indica el mismo --database o --admin-socket que el servidor.
admin-problem-permission = No puedes usar «{ $path }». Ejecuta este comando con el usuario del servidor.
admin-problem-no-socket = Este servidor no tiene socket de gestión. Con PostgreSQL, arranca cada servidor con su propio --admin-socket e indícalo aquí.
serve-problem-admin = No se puede usar «{ $path }» como socket de gestión: quizá ya lo usa otro servidor. Elige otro con --admin-socket.
refused-network = «{ $network }» no es una dirección ni una red. Ejemplos: 192.0.2.7 o 2001:db8::/48.
refused-no-ban = «{ $network }» no está entre las direcciones bloqueadas. saltmochi admin bans las muestra.
