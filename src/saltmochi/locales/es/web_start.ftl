# El cliente del navegador: la página de inicio, abrir una mesa, estadísticas y puntos durante la partida.

web-greeting-title = ¿Primera vez aquí?
web-greeting-learn = Aprende en cinco minutos
web-puzzles = Retos
web-more-options = Más opciones
web-level-each = Sitio por sitio
web-level-of-seat = Sitio { $seat }
web-start-game = Empezar partida
web-start-alone = Todos los sitios están ocupados. Empieza cuando quieras.
web-go-on-remove = Quitar de la lista
web-go-on-empty = Vaciar lista
web-go-on-removed = Quitada de esta lista. El sitio sigue siendo tuyo.
web-go-on-undo = Deshacer
web-stats-title = Tus estadísticas
web-stats-played = Jugadas
web-stats-won = Ganadas
web-stats-streak = Victorias seguidas
web-stats-longest = récord: { $longest }
web-stats-best = Mejor ronda
web-stats-best-sea = puntos para ti
web-stats-best-mochi = puntos a los demás
web-stats-recent = Últimas partidas: { $won } ganadas de { $played }
web-stats-levels = Ganadas, por rivales
web-stats-people = Con otras personas
web-stats-of = { $won } de { $played }
web-scores = Puntos por ronda
web-scores-later = Después de la primera ronda verás aquí cómo crecen los puntos.
