# The browser client: coming to a table, and staying there.

web-who-plays-next = La prochaine partie
web-waiting-seat = Place à prendre…
web-guest-numbered = Anonyme { $number }
web-go-on = Reprendre une partie
web-go-on-with = avec { $names }
web-go-on-waiting = Pas encore commencée
web-this-table = Invite du monde à regarder
web-code-wrong = Vérifie les lettres et les chiffres, ou redemande le code.
web-options = Particularités de cette table :
web-option-edition = édition : { $edition }
web-option-seconds = { $count ->
    [one] { $count } seconde par coup
   *[other] { $count } secondes par coup
}
web-option-memory = avec aide-mémoire
web-option-no-stand-in = sans bot remplaçant
web-option-no-chat = sans discussion
web-own-option-off = { $option } : non
web-own-option-value = { $option } : { $value }
web-bot-level = Niveau du bot
web-target-range = Choisis de 1 à { $most } points, ou laisse vide pour l’objectif habituel.
