# Conseils sur une annonce, dans le navigateur.

web-advice-title = Est-ce que j’annonce ?
web-advice-wait = Attendre
web-advice-bet = pari remporté
web-advice-bet-chance = Chance de remporter le pari : { $chance }
web-advice-points = toi
web-advice-others = autres
web-advice-win = partie
web-advice-best = Le mieux : { $choice }.
web-advice-close = { $choices } se valent à peu près.
web-advice-margin = Marge ± { $margin }
web-advice-enter = Touche sur la feuille les cartes des autres que tu as vues : les duos posés et les cartes prises à une défausse. Tes duos comptent comme posés.
web-score-advice-hand = Dans la main de { $who }
web-advice-deck = Dans la pioche, environ
# The top cards of the two discard piles, which the player need not tell.
web-advice-tops = Sur les défausses, si tu veux
web-advice-top-unknown = non précisée
web-advice-ask = Calculer
web-advice-basis = Simulation d’après ce que tu as indiqué : elle ignore si les autres aiment le risque.
web-advice-expansions = Les conseils ne connaissent pas encore les extensions : cette fois, c’est toi qui vois. Bonne chance !
web-advice-few = Tu peux annoncer à partir de { $needed } points. Tes cartes en ont { $points }.
web-advice-offline = C’est le serveur qui calcule, et il ne répond pas pour l’instant. Tout le reste de ta feuille marche sans lui.
