### Tours qui finissent tout seuls, annonce du tour, parties d’essai, connexions perdues.

# Two switches in the settings, each with a line that explains it.
web-end-by-itself = Fin de tour automatique
web-end-by-itself-why = Contre des bots seulement : ton tour finit quand il ne reste rien à faire.
web-notify = M’avertir à mon tour
web-notify-why = Affiche une notification quand cette page est en arrière-plan.
web-notify-blocked = Ton navigateur bloque les notifications de cette page. Tu peux les autoriser dans les réglages du site.

# The title of a page in the background. $title is its usual title.
web-turn-title = ● À toi · { $title }

# Practice: a mark beside the round, in My games and in the result.
web-practice = Essai
web-practice-mark-why = Dans cette partie, tu as annulé des choix.
web-practice-title = Annuler ton choix ?
web-practice-why = Tu as déjà vu la suite : la partie devient donc une partie d’essai, et elle est marquée ainsi. Les cartes restent les mêmes, et tu peux revenir en arrière autant de fois que tu veux dans cette manche.
web-practice-go = Revenir en arrière
web-practice-no = Continuer
log-practised = { who-has } annulé un choix.

# After a missed move, above the sentences of the log. The bot is the subject of those.
web-stood-in = Pendant ce temps, un bot a joué pour toi :

# At the seat of somebody who has lost the connection. $count are seconds.
web-lost = { $other } a perdu la connexion.
web-lost-bot = { $count ->
    [0] { $other } a perdu la connexion ; un bot prend la main.
    [one] { $other } a perdu la connexion ; un bot joue dans { $count } s.
   *[other] { $other } a perdu la connexion ; un bot joue dans { $count } s.
}

# Two cards are chosen and not played yet. $number is the number they make.
web-mochi-once-more = Encore une fois pour jouer { $number }.
