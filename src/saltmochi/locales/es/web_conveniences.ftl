### Turnos que terminan solos, aviso del turno, volver atrás para practicar y conexiones perdidas.

# Two switches in the settings, each with a line that explains it.
web-end-by-itself = Fin de turno automático
web-end-by-itself-why = Solo contra bots: tu turno termina cuando no queda nada que hacer.
web-notify = Avisar de mi turno
web-notify-why = Muestra una notificación mientras esta página está en segundo plano.
web-notify-blocked = El navegador bloquea las notificaciones de esta página. Puedes permitirlas en los ajustes del sitio.

# The title of a page in the background. $title is its usual title.
web-turn-title = ● Te toca · { $title }

# Practice: a mark beside the round, in My games and in the result.
web-practice = Práctica
web-practice-mark-why = En esta partida has deshecho decisiones.
web-practice-title = ¿Deshacer tu decisión?
web-practice-why = Ya has visto lo que venía después, así que esta pasa a ser una partida de práctica y queda marcada. Las cartas siguen siendo las mismas y en esta ronda puedes volver atrás cuantas veces quieras.
web-practice-go = Volver atrás
web-practice-no = Seguir jugando
log-practised = { who-has } deshecho una decisión.

# After a missed move, above the sentences of the log. The bot is the subject of those.
web-stood-in = Mientras tanto, un bot ha jugado por ti:

# At the seat of somebody who has lost the connection. $count are seconds.
web-lost = { $other } ha perdido la conexión.
web-lost-bot = { $count ->
    [0] { $other } ha perdido la conexión; ahora juega un bot.
    [one] { $other } ha perdido la conexión; un bot juega en 1 s.
   *[other] { $other } ha perdido la conexión; un bot juega en { $count } s.
}

# Two cards are chosen and not played yet. $number is the number they make.
web-mochi-once-more = Una vez más para jugar { $number }.
