# The browser client: coming to a table, and staying there.

web-who-plays-next = Chi gioca la prossima
web-waiting-seat = Manca qualcuno…
web-guest-numbered = Ospite { $number }
web-go-on = Continua a giocare
web-go-on-with = con { $names }
web-go-on-waiting = Non ancora iniziata
web-this-table = Invita qualcuno a guardare
web-code-wrong = Controlla lettere e cifre, o fatti ridare il codice.
web-options = Le particolarità di questo tavolo:
web-option-edition = Edizione: { $edition }
web-option-seconds = { $count ->
    [one] 1 secondo a mossa
   *[other] { $count } secondi a mossa
}
web-option-memory = con aiuto alla memoria
web-option-no-stand-in = senza bot di riserva
web-option-no-chat = senza chat
web-own-option-off = { $option }: no
web-own-option-value = { $option }: { $value }
web-bot-level = Livello del bot
web-target-range = Scegli da 1 a { $most } punti, o lascia vuoto per la soglia normale.
