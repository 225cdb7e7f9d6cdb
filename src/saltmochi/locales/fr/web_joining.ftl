# The browser client: coming to a table, and staying there.

web-who-plays-next = Qui joue la prochaine
web-waiting-seat = On attend que quelqu’un s’assoie…
web-guest-numbered = Invité { $number }
web-go-on = Continue à jouer
web-go-on-with = avec { $names }
web-go-on-running = La partie est en cours
web-go-on-waiting = Pas encore commencée
web-this-table = Pour que d’autres regardent
web-code-wrong = Vérifie les lettres et les chiffres, ou redemande le code.
web-options = Ce que cette table a de particulier :
web-option-edition = Édition : { $edition }
web-option-seconds = { $count ->
    [0] aucune seconde par coup
    [one] une seconde par coup
   *[other] { $count } secondes par coup
}
web-option-memory = avec aide-mémoire
web-option-no-stand-in = sans bot remplaçant
web-own-option-off = { $option } : non
web-own-option-value = { $option } : { $value }
web-bot-level = Niveau du bot
web-target-range = Choisis de 1 à { $most } points, ou laisse vide pour l’habituel.
